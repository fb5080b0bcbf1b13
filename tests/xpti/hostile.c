// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hostile.c - a library that looks like a libxptifw of 2026.2 and tells nothing but lies, and the
 * program that uses it.
 *
 * Compiled with -DFRAMEWORK it is the library: the names by which a framework is known, a compiler's
 * mark that lends it a layout, and a framework object that its user fills at will. Else it is
 *
 *   hostile LIBRARY [FILE]
 *
 * which notifies once for each lie, and prints how often it did. With a file it tells the truth, but
 * in texts that lie at the beginning of the file's pages, which nobody has touched yet; it begins
 * and ends when it is told so by a line.
 */
#define _GNU_SOURCE
#include <stdint.h>

struct framework {
	uint8_t bytes[0x1000];
};

#ifdef FRAMEWORK

__asm__(".ident \"Intel(R) oneAPI DPC++/C++ Compiler 2026.2.0 (2026.2.0.20261001)\"");

struct framework *instance __asm__("_ZN4xpti9Framework9MInstanceE");

/* Kept as calls with a body, which is all that a probe needs. */
__attribute__((noinline)) int32_t xptiNotifySubscribers(uint8_t stream, uint16_t type, void *parent,
							void *event, uint64_t id, const void *data)
{
	__asm__ volatile("" ::"r"(stream), "r"(type), "r"(parent), "r"(event), "r"(id), "r"(data)
			 : "memory");
	return 0;
}
int xptiCreateTracepoint(void)
{
	return 1;
}
int xptiCheckTraceEnabled(void)
{
	return 1;
}

#else

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

struct payload {
	const char *name, *stack_trace, *file;
	uint32_t line, column;
	uint64_t more[6];
};
struct node {
	struct node *next;
	uint32_t key;
	int32_t value;
};
struct event {
	uint64_t unique_id, data_id, instance_id;
	uint16_t type, activity;
	uint32_t unused;
	uint64_t source, target;
	struct payload *payload;
	void *buckets;
	uint64_t nbuckets;
	struct node *first;
	uint64_t count;
	uint64_t more[6];
};
struct tracepoint {
	void *vptr[4];
	uint64_t p1, p2, instance;
	struct tracepoint *self;
	struct payload payload; /* 0x40 */
	struct event event;	/* 0x90 */
};
struct pair { /* of an emhash7 table */
	const char *text;
	uint32_t next, id;
};
struct table {
	uint8_t *empty;
	struct pair *pairs;
	uint32_t unused, mask, buckets, filled;
};
struct object {
	uint64_t size;
	uint64_t unused;
	union {
		uint8_t bytes[224];
		void *outside;
	};
	uint8_t where, pad[7], type, pad2[7];
};

typedef int32_t notify_fn(uint8_t, uint16_t, void *, void *, uint64_t, const void *);
static notify_fn *notify;
static struct framework **instance;
static unsigned told;

static void tell(uint8_t stream, uint16_t type, const void *parent, const void *event,
		 const void *data)
{
	notify(stream, type, (void *)parent, (void *)event, told++, data);
}

static struct framework *fw;
static struct table *strings, *streams;
static struct object **objects; /* begin, end */
static struct tracepoint good;
static struct node pair;

static const void *const wild[] = {
	(void *)1,
	(void *)8,
	(void *)0x90,
	(void *)0x7fffffffffffULL,
	(void *)0x800000000000ULL,
	(void *)0xdeadbeefdeadbeefULL,
	(void *)0xffff888000000000ULL,
	(void *)0xffffffff81000000ULL,
	(void *)0xffffffffffffffffULL,
	(void *)0xfffffffffffffff8ULL,
};
#define EACH_WILD(w)                                                     \
	for (unsigned w_ = 0; w_ < sizeof(wild) / sizeof(wild[0]); w_++) \
		for (const void *w = wild[w_], *once_ = wild; once_; once_ = NULL)

static struct table *fill_table(struct table *t, uint32_t id, const char *text)
{
	t->mask = 7;
	t->buckets = 8;
	t->empty = malloc(8);
	memset(t->empty, 0, 8);
	t->pairs = calloc(8, sizeof(struct pair));
	for (uint32_t i = 0; i < 8; i++)
		t->pairs[i] = (struct pair){ text, i, i == (id & 7) ? id : ~0u };
	return t;
}

/* A framework whose tables hold stream 1, string 1 and object 0. */
static void honest(void)
{
	static struct object list[2];

	fw = calloc(1, sizeof(*fw));
	fw->bytes[0x3f0] = 1;
	*instance = fw;
	strings = fill_table((struct table *)(fw->bytes + 0x198), 1, "key");
	streams = fill_table((struct table *)(fw->bytes + 0x278), 1, "stream");
	objects = (struct object **)(fw->bytes + 0x1e8);
	list[0] = (struct object){ .size = 5, .bytes = "value", .type = 1 };
	objects[0] = list;
	objects[1] = list + 1;
	pair = (struct node){ NULL, 1, 0 };
	good = (struct tracepoint){ .p1 = 1, .p2 = 2, .instance = 3, .self = &good };
	good.payload = (struct payload){ .name = "name", .file = "file", .line = 4, .column = 5 };
	good.event = (struct event){
		.unique_id = (uintptr_t)&good, .payload = &good.payload, .first = &pair, .count = 1
	};
}

/* Text that ends where memory ends, without a NUL. */
static char *unterminated(size_t n)
{
	size_t page = 4096;
	char *p = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	memset(p, 'u', 2 * page);
	munmap(p + 2 * page, page);
	return p + 2 * page - n;
}

static void lie_about_events(void)
{
	struct event *e = &good.event;

	EACH_WILD(w)
	{
		tell(1, 4, NULL, w, NULL);
		tell(1, 4, w, e, NULL);
		tell(1, 4, w, w, w);
		for (uint16_t type = 0; type < 128; type += 2)
			tell(1, type, NULL, e, w);
		e->payload = (struct payload *)w;
		tell(1, 4, NULL, e, NULL);
		e->payload = &good.payload;
		e->first = (struct node *)w;
		e->count = 1ULL << 63;
		tell(1, 4, NULL, e, NULL);
		e->first = &pair;
		e->count = 1;
		e->source = (uintptr_t)w;
		e->target = (uintptr_t)&good;
		tell(1, 6, NULL, e, NULL);
		e->source = e->target = 0;
		e->unique_id = (uintptr_t)w;
		tell(1, 4, NULL, e, NULL);
		e->unique_id = (uintptr_t)&good;
		good.payload.name = w;
		good.payload.file = w;
		tell(1, 4, NULL, e, NULL);
		good.payload.name = "name";
		good.payload.file = "file";
	}
	/* A list in a circle, of one and of two. */
	pair.next = &pair;
	tell(1, 4, NULL, e, NULL);
	pair.next = &(struct node){ &pair, 1, 0 };
	tell(1, 4, NULL, e, NULL);
	pair.next = NULL;
	good.payload.name = unterminated(10);
	tell(1, 4, NULL, e, unterminated(5000));
	good.payload.name = unterminated(1);
	tell(1, 4, NULL, e, unterminated(1));
	good.payload.name = "name";
}

static void lie_about_tables(void)
{
	struct event *e = &good.event;

	EACH_WILD(w)
	{
		honest();
		strings->pairs = (struct pair *)w;
		streams->pairs = (struct pair *)w;
		tell(1, 4, NULL, e, NULL);
		honest();
		strings->empty = (uint8_t *)w;
		tell(1, 4, NULL, e, NULL);
		honest();
		strings->pairs[1].text = w;
		streams->pairs[1].text = w;
		tell(1, 4, NULL, e, NULL);
		honest();
		objects[0] = (struct object *)w;
		tell(1, 4, NULL, e, NULL);
		honest();
		objects[1] = (struct object *)w;
		pair.value = 0x7fffffff;
		tell(1, 4, NULL, e, NULL);
		honest();
		objects[0][0].where = 1;
		objects[0][0].outside = (void *)w;
		objects[0][0].size = (uintptr_t)w;
		tell(1, 4, NULL, e, NULL);
		honest();
		*instance = (struct framework *)w;
		tell(1, 4, NULL, e, NULL);
	}
	for (unsigned i = 0; i < 64; i += 7) {
		honest();
		objects[0][0].size = 1ULL << i;
		tell(1, 4, NULL, e, NULL);
		honest();
		objects[0][0].size = ~0ULL << i;
		objects[0][0].where = (uint8_t)i;
		tell(1, 4, NULL, e, NULL);
		honest();
		pair.key = 1u << i % 32;
		pair.value = (int32_t)(0x80000000u | i);
		tell((uint8_t)(i * 4), 4, NULL, e, NULL);
	}
	/* Chains without an end, and beyond their table. */
	honest();
	for (uint32_t i = 0; i < 8; i++)
		strings->pairs[i] = (struct pair){ "text", (i + 1) & 7, ~0u };
	tell(1, 4, NULL, e, NULL);
	strings->mask = ~0u;
	strings->buckets = ~0u;
	pair.key = 0xfffffff0;
	tell(1, 4, NULL, e, NULL);
	for (uint32_t i = 0; i < 8; i++)
		strings->pairs[i].next = 0xffffff00;
	pair.key = 1;
	tell(1, 4, NULL, e, NULL);
}

static int untouched(const char *path)
{
	int fd = open(path, O_RDONLY);
	struct stat st;
	const char *p;

	if (fd < 0 || fstat(fd, &st) < 0)
		return 1;
	p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED || madvise((void *)p, (size_t)st.st_size, MADV_RANDOM) < 0)
		return 1;
	printf("ready\n");
	fflush(stdout);
	getchar();
	for (off_t at = 0; at < st.st_size; at += 4096)
		tell(1, 4, NULL, &good.event, p + at);
	printf("told %u\n", told);
	fflush(stdout);
	getchar();
	return 0;
}

int main(int argc, char **argv)
{
	void *lib = dlopen(argc > 1 ? argv[1] : "", RTLD_NOW);

	if (!lib) {
		fprintf(stderr, "hostile: %s\n", dlerror());
		return 1;
	}
	notify = (notify_fn *)(uintptr_t)dlsym(lib, "xptiNotifySubscribers");
	instance = dlsym(lib, "_ZN4xpti9Framework9MInstanceE");
	honest();
	if (argc > 2)
		return untouched(argv[2]);
	tell(1, 4, NULL, &good.event, "first");
	lie_about_events();
	lie_about_tables();
	honest();
	tell(1, 4, &good.event, &good.event, "last");
	printf("told %u\n", told);
	return 0;
}

#endif
