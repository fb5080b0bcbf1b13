// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * images.c - gives device images to the functions of lib.c, as argument 1 of main and what follows say: a deed and its
 * arguments.
 *
 *	heap FUNCTION FILE	the bytes of a file, in memory that is gone after the call
 *	file FUNCTION FILE	the same, where the file is mapped and was never touched
 *	array FUNCTION N	N images in an array, "image 0" to "image N - 1"
 *	choice FILE FILE	two for a plugin to choose from, in memory and in a mapped file
 *	undescribed		two for a plugin to choose from: one's description is nowhere, the other ends before it begins
 *	wrapped FUNCTION FILE	behind the structure that leads to a fat binary
 *	untouched HOW FILE	the same, where the file is mapped and was never touched before the call, which "reads" it,
 *				"leaves" it alone, or "ends" the process
 *	huge, wraps		a size of 2^63; one that goes beyond the end of addresses
 *	unmapped		the second page is not there
 *	changed			another thread changes a byte while the call runs
 *	moved			the same with the image's address in a structure
 *	large SIZE		so many zeros
 *	ends FUNCTION		the process ends in the call
 *	rewritten FILE		a mapped file is rewritten while the call runs
 *	wait			for a line of standard input
 *	returns FUNCTION FILE	asks it how large the bytes of a file are, and then for them
 *	unasked FUNCTION FILE	only the latter
 *	short FUNCTION FILE	only the latter, without enough room
 *	silent FUNCTION FILE	the same, and it is not told that there was not enough; asked: it has asked how large they are
 *	asked FUNCTION FILE
 *	fails FUNCTION FILE	only the latter, and it fails
 *	waits FUNCTION FILE	the same, with a result that is neither success nor failure
 *	skips FUNCTION N FILE	N properties of which the first is not wanted
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define PAGE 4096

/* ze_module_desc_t */
struct module_desc {
	int stype;
	void *next;
	int format;
	size_t size;
	const uint8_t *image;
	const char *flags;
	const void *constants;
};

static void (**hook)(void);
static void *lib;
static uint8_t *victim;
static struct module_desc desc = { .stype = 0x1b };

static void *find(const char *name)
{
	void *p = dlsym(lib, name);

	if (!p) {
		fprintf(stderr, "images: no %s\n", name);
		exit(2);
	}
	return p;
}

static void give_many(const char *name, unsigned n, const size_t *lengths, const uint8_t **images)
{
	static uint8_t out[64];
	int (*f)() = find(name);

	if (!strcmp(name, "clCreateProgramWithBinary"))
		f((void *)0, n, (void *)0, lengths, images, (void *)0, (void *)0);
	else if (!strcmp(name, "piProgramCreateWithBinary"))
		f((void *)0, n, (void *)0, lengths, images, (size_t)0, (void *)0, (void *)0, out);
	else
		f((void *)0, n, (void *)0, lengths, images, (void *)0, out);
}

/* As compilers describe images to libsycl. */
struct description {
	uint16_t version;
	uint8_t kind, format;
	const char *strings[5];
	const uint8_t *begin, *end;
};

static void give_choice(struct description **d, unsigned n)
{
	int (*f)(void *, struct description **, unsigned, unsigned *) =
		find("piextDeviceSelectBinary");
	unsigned chosen = 0;

	f(NULL, d, n, &chosen);
}

static void give(const char *name, const uint8_t *image, size_t size)
{
	static uint8_t out[64];
	int (*f)() = find(name);

	if (!strcmp(name, "zeModuleCreate")) {
		desc.size = size;
		desc.image = image;
		f((void *)0, (void *)0, &desc, out, (void *)0);
	} else if (!strncmp(name, "cuModule", 8)) {
		f(out, image);
	} else if (!strcmp(name, "cuLibraryLoadData")) {
		f(out, image, (void *)0, (void *)0, 0, (void *)0, (void *)0, 0);
	} else if (strstr(name, "WithBinary")) {
		give_many(name, 1, &size, &image);
	} else {
		f((void *)0, image, size, out, out);
	}
}

static uint8_t *map(const char *path, size_t *ret_size)
{
	int fd = open(path, O_RDONLY);
	struct stat st;
	uint8_t *p;

	if (fd < 0 || fstat(fd, &st) < 0)
		exit(2);
	p = mmap(NULL, st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	*ret_size = st.st_size;
	return p;
}

/* The pages are gone when the call has returned. */
static void from_heap(const char *name, const char *path)
{
	size_t size, room;
	uint8_t *file = map(path, &size), *p;

	room = (size + 2 * PAGE) & ~(PAGE - 1UL);
	p = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	/* Not at the beginning of a page. */
	memcpy(p + 40, file, size);
	give(name, p + 40, size);
	munmap(p, room);
}

static void from_file(const char *name, const char *path)
{
	size_t size;
	uint8_t *p = map(path, &size);

	give(name, p, size);
}

static uint8_t *memory(size_t size)
{
	uint8_t *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	memset(p, 7, size);
	return p;
}

static void choice(const char *path, const char *mapped)
{
	struct description one = { 0 }, two = { 0 };
	size_t size;

	one.begin = memory(1 << 20);
	two.begin = map(path, &size);
	memcpy((uint8_t *)one.begin, two.begin, size);
	one.end = one.begin + size;
	two.begin = map(mapped, &size);
	two.end = two.begin + size;
	give_choice((struct description *[]){ &one, &two }, 2);
	munmap((uint8_t *)one.begin, 1 << 20);
}

static void undescribed(uint8_t *p)
{
	struct description backwards = { .begin = p + 64, .end = p };

	munmap(p + PAGE, PAGE);
	give_choice((struct description *[]){ (struct description *)(p + PAGE), &backwards }, 2);
}

static void wrapped(const char *name, const uint8_t *data)
{
	const struct {
		uint32_t magic, version;
		const uint8_t *data;
		void *unused;
		uint64_t more[8];
	} w = { .magic = 0x466243b1, .version = 1, .data = data };

	give(name, (const uint8_t *)&w, 0);
}

static void wrapped_in_heap(const char *name, const char *path)
{
	size_t size;
	uint8_t *file = map(path, &size);

	wrapped(name, memcpy(malloc(size), file, size));
}

static void array(const char *name, unsigned n)
{
	size_t *lengths = calloc(n, sizeof(*lengths));
	const uint8_t **images = calloc(n, sizeof(*images));

	for (unsigned i = 0; i < n; i++) {
		char *text = NULL;

		lengths[i] = asprintf(&text, "image %u", i);
		images[i] = (uint8_t *)text;
	}
	give_many(name, n, lengths, images);
}

static void *change(void *u)
{
	*(volatile uint8_t *)u ^= 0xff;
	return NULL;
}

static void by_another_thread(void)
{
	pthread_t t;

	pthread_create(&t, NULL, change, victim);
	pthread_join(t, NULL);
}

static void end(void)
{
	_exit(0);
}

static void read_it(void)
{
	(void)*(volatile uint8_t *)victim;
}

static void untouched(const char *how, const char *path)
{
	size_t size;

	victim = map(path, &size);
	*hook = !strcmp(how, "reads") ? read_it : !strcmp(how, "ends") ? end : NULL;
	wrapped("cuModuleLoadFatBinary", victim);
	*hook = NULL;
}

static const char *rewritten;

static void rewrite(void)
{
	int fd = open(rewritten, O_WRONLY);

	if (fd < 0 || write(fd, "changed", 7) != 7)
		exit(2);
	close(fd);
}

static int hostile(const char *deed)
{
	uint8_t *p = memory(3 * PAGE);

	if (!strcmp(deed, "huge")) {
		give("urProgramCreateWithIL", p, 1UL << 63);
	} else if (!strcmp(deed, "wraps")) {
		give("urProgramCreateWithIL", (uint8_t *)-64L, 4096);
	} else if (!strcmp(deed, "unmapped")) {
		munmap(p + PAGE, PAGE);
		give("urProgramCreateWithIL", p, 3 * PAGE);
	} else if (!strcmp(deed, "undescribed")) {
		undescribed(p);
	} else if (!strcmp(deed, "changed")) {
		victim = p + 2 * PAGE + 123;
		*hook = by_another_thread;
		give("urProgramCreateWithIL", p, 3 * PAGE);
		*hook = NULL;
	} else if (!strcmp(deed, "moved")) {
		victim = (uint8_t *)&desc.image;
		*hook = by_another_thread;
		give("zeModuleCreate", p, PAGE);
		*hook = NULL;
	} else {
		return 0;
	}
	return 1;
}

static int number(const char *name, const char *what)
{
	if (!strcmp(name, "urProgramGetInfo"))
		return !strcmp(what, "sizes") ? 5 : 6;
	return !strcmp(what, "sizes") ? 0x1165 : 0x1166;
}

/* A property: arrays of n, in which the first is not wanted if skips. asks: how large they are, first. */
static void get_property(const char *name, size_t n, size_t size, int asks, int skips)
{
	int (*f)() = find(name);
	size_t *sizes = calloc(n, sizeof(*sizes)), needed = 0;
	uint8_t **out = calloc(n, sizeof(*out));

	for (size_t i = skips; i < n; i++)
		out[i] = calloc(1, size);
	if (asks) {
		f(out, number(name, "sizes"), (size_t)0, (void *)0, &needed);
		f(out, number(name, "sizes"), n * 8, sizes, (void *)0);
	}
	f(out, number(name, "binaries"), n * 8, out, &needed);
}

static void get(const char *name, size_t size, size_t room, int asks)
{
	uint8_t *out = room ? calloc(1, room) : NULL;
	int (*f)() = find(name);
	void *behind = NULL;
	size_t n = 0;

	if (strstr(name, "ProgramInfo") || strstr(name, "ProgramGetInfo")) {
		get_property(name, 1, size, asks, 0);
	} else if (!strcmp(name, "cuLinkComplete")) {
		f((void *)0, &behind, &n);
	} else if (!strcmp(name, "zetModuleGetDebugInfo")) {
		if (asks)
			f((void *)0, 0, &n, (void *)0);
		n = room;
		f((void *)0, 0, &n, out);
	} else {
		if (asks)
			f((void *)0, &n, (void *)0);
		n = room;
		f((void *)0, &n, out);
	}
}

/* What the functions return from now on. */
static size_t set_content(const char *path, size_t n, int result)
{
	size_t size;
	const uint8_t *content = map(path, &size);

	*(const uint8_t **)find("images_content") = memcpy(malloc(size), content, size);
	*(size_t *)find("images_size") = size;
	*(size_t *)find("images_n") = n;
	*(int *)find("images_result") = result;
	return size;
}

/* Whether it is one of these; then *i goes beyond it. */
static int returned(char **argv, int *i)
{
	const char *deed = argv[*i], *name = argv[*i + 1];
	size_t size;
	int silent;

	if (!strcmp(deed, "skips")) {
		size = set_content(argv[*i + 3], strtoul(argv[*i + 2], NULL, 0), 0);
		get_property(name, strtoul(argv[*i + 2], NULL, 0), size, 1, 1);
		*i += 3;
		return 1;
	}
	silent = !strcmp(deed, "silent") || !strcmp(deed, "asked");
	if (strcmp(deed, "returns") && strcmp(deed, "unasked") && strcmp(deed, "short") &&
	    strcmp(deed, "fails") && strcmp(deed, "waits") && !silent)
		return 0;
	/* Of Level Zero, 1 says that something is not ready. */
	size = set_content(argv[*i + 2], 1, !strcmp(deed, "fails") ? -1 : !strcmp(deed, "waits"));
	*(int *)find("images_silent") = silent;
	get(name, size, silent || !strcmp(deed, "short") ? size / 2 : size,
	    !strcmp(deed, "returns") || !strcmp(deed, "asked"));
	*i += 2;
	return 1;
}

int main(int argc, char **argv)
{
	lib = dlopen(argv[1], RTLD_NOW);
	if (!lib) {
		fprintf(stderr, "images: %s\n", dlerror());
		return 2;
	}
	hook = find("images_hook");
	for (int i = 2; i < argc; i++) {
		if (hostile(argv[i]) || returned(argv, &i))
			continue;
		if (!strcmp(argv[i], "large")) {
			size_t size = strtoull(argv[++i], NULL, 0);

			give("urProgramCreateWithIL", memory(size), size);
		} else if (!strcmp(argv[i], "ends")) {
			*hook = end;
			give(argv[++i], memory(PAGE), PAGE);
		} else if (!strcmp(argv[i], "rewritten")) {
			rewritten = argv[++i];
			*hook = rewrite;
			from_file("urProgramCreateWithIL", rewritten);
			*hook = NULL;
		} else if (!strcmp(argv[i], "wait")) {
			getchar();
		} else if (!strcmp(argv[i], "heap")) {
			from_heap(argv[i + 1], argv[i + 2]);
			i += 2;
		} else if (!strcmp(argv[i], "file")) {
			from_file(argv[i + 1], argv[i + 2]);
			i += 2;
		} else if (!strcmp(argv[i], "choice")) {
			choice(argv[i + 1], argv[i + 2]);
			i += 2;
		} else if (!strcmp(argv[i], "wrapped")) {
			wrapped_in_heap(argv[i + 1], argv[i + 2]);
			i += 2;
		} else if (!strcmp(argv[i], "untouched")) {
			untouched(argv[i + 1], argv[i + 2]);
			i += 2;
		} else if (!strcmp(argv[i], "array")) {
			array(argv[i + 1], atoi(argv[i + 2]));
			i += 2;
		} else {
			fprintf(stderr, "images: no such deed: %s\n", argv[i]);
			return 2;
		}
	}
	return 0;
}
