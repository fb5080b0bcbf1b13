// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image.c - mappings, files and functions of a process that is to be armed; see image.h.
 *
 * Forbidden functions: a borrowed thread calls pthread_create(), which takes the locks of the allocator, of the list of
 * stacks of ended threads, and of the dynamic linker for thread-local storage. The thread itself must not hold any of
 * them. Threads that are in the allocator, in the dynamic linker, or in a function that makes or ends threads or
 * processes are therefore not borrowed. Other locks (of the program, stdio, the environment) don't matter, because the
 * borrowed thread calls nothing that takes them.
 *
 * Functions are only recognised by their names, and internal functions of the C library have none, because it is
 * stripped. Most of them are called by one that has a name: malloc() calls _int_malloc(). But newer releases jump
 * there, which leaves no trace of malloc() on the stack. Where the stack enters the C library from outside, there must
 * therefore be a function with a name (unwind.c).
 */
#include "arm/image.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/read.h"
#include "base/search.h"
#include "elf/symbols.h"
#define MAPS_MAX   65536
#define FILES_MAX  1024
#define RANGES_MAX (1U << 20)  /* functions of a file whose names matter */
#define ROWS_A_TRY 48	       /* looked up while a thread waits */
#define TEXT_MAX   (16U << 20) /* of the C library */

struct range {
	uint64_t start, end;
	enum image_function what;
};

/* Kept with each of the mapped files. */
struct image_file {
	struct elf_file *elf;
	enum image_kind kind;
	bool wanted, known; /* its functions */
	bool own_malloc;
	struct range *ranges; /* by start; they may overlap */
	size_t nranges, cap;
	uint64_t longest; /* range */
};

struct image {
	pid_t pid;
	struct mapped_files *files;
	struct mapped_list maps;
	const struct image_file *program, *linker;
	unsigned rows_left;
	uint64_t entry,
		base; /* somewhere in the program, and in the dynamic linker: of the auxiliary vector */
};

/* NULL: no code, or of a file that can't be read. */
static struct image_file *file_of(const struct mapped *m)
{
	return m->exec && m->file ? m->file->own : NULL;
}

/* ---- functions ----------------------------------------------------------------------------------- */

static bool starts(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static bool is_one_of(const char *name, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(name, list[i]))
			return true;
	return false;
}

static const char *const allocator_names[] = {
	"malloc",	 "calloc",
	"realloc",	 "free",
	"cfree",	 "memalign",
	"aligned_alloc", "valloc",
	"pvalloc",	 "posix_memalign",
	"reallocarray",	 "mallinfo",
	"mallinfo2",	 "mallopt",
	"malloc_trim",	 "malloc_stats",
	"malloc_info",	 "malloc_usable_size",
	"free_sized",	 "free_aligned_sized",
};

/* jemalloc, tcmalloc, mimalloc, TBB, the C++ operators (of whatever library), rpmalloc and snmalloc. */
static const char *const allocator_prefixes[] = {
	"__libc_malloc",
	"__libc_calloc",
	"__libc_realloc",
	"__libc_free",
	"__libc_memalign",
	"__libc_valloc",
	"__libc_pvalloc",
	"_int_malloc",
	"_int_free",
	"_int_realloc",
	"_int_memalign",
	"malloc_consolidate",
	"sysmalloc",
	"tcache_",
	"arena_get",
	"je_",
	"jemalloc_",
	"tc_",
	"_ZN8tcmalloc",
	"mi_",
	"_mi_",
	"scalable_",
	"_ZN3rml",
	"rpmalloc",
	"rpfree",
	"snmalloc",
	"sn_",
	"_Znw",
	"_Zna",
	"_Zdl",
	"_Zda",
};

static bool is_allocators(const char *name)
{
	if (is_one_of(name, allocator_names, ARRAY_SIZE(allocator_names)))
		return true;
	for (size_t i = 0; i < ARRAY_SIZE(allocator_prefixes); i++)
		if (starts(name, allocator_prefixes[i]))
			return true;
	return false;
}

/* Of the C library: what holds a lock that pthread_create() wants, moves the stack, or ends something. */
static bool is_forbidden_in_libc(const char *name)
{
	static const char *const exact[] = {
		"fork",		  "vfork",	    "_Fork",
		"__fork",	  "__libc_fork",    "__vfork",
		"system",	  "popen",	    "pclose",
		"exit",		  "_exit",	    "_Exit",
		"quick_exit",	  "abort",	    "pthread_exit",
		"pthread_detach", "pthread_cancel", "__cxa_thread_atexit_impl",
		"setuid",	  "setgid",	    "seteuid",
		"setegid",	  "setreuid",	    "setregid",
		"setresuid",	  "setresgid",	    "setgroups",
		"thrd_exit",	  "thrd_detach",    "iconv_open",
		"iconv_close",	  "setcontext",	    "swapcontext",
		"longjmp",	  "_longjmp",	    "siglongjmp",
		"__longjmp_chk",  "__tls_get_addr", "daemon",
		"__libc_freeres",
	};
	static const char *const prefixes[] = {
		"posix_spawn", "exec", "fexec",	    "pthread_create",	"thrd_create",
		"dl",	       "_dl",  "__libc_dl", "pthread_getattr_", "pthread_setattr_",
	};

	if (is_one_of(name, exact, ARRAY_SIZE(exact)))
		return true;
	for (size_t i = 0; i < ARRAY_SIZE(prefixes); i++)
		if (starts(name, prefixes[i]))
			return true;
	return false;
}

static bool waits_for_thread(const char *name)
{
	static const char *const names[] = {
		"pthread_join",
		"pthread_timedjoin_np",
		"pthread_clockjoin_np",
		"thrd_join",
	};

	return is_one_of(name, names, ARRAY_SIZE(names));
}

static bool is_any(const char *name, void *u)
{
	(void)name, (void)u;
	return true;
}

static bool is_allocators_name(const char *name, void *u)
{
	(void)u;
	return is_allocators(name);
}

static int add_function(const struct elf_sym *s, void *u)
{
	struct image_file *f = u;
	struct range r = { s->vaddr, s->vaddr + (s->size ?: 1), IMAGE_HARMLESS };

	if (!s->is_func || r.end <= r.start)
		return 0;
	if (f->nranges == RANGES_MAX)
		return -E2BIG;
	if (GROW_ROOM(f->ranges, f->nranges, f->cap, 256) < 0)
		return -ENOMEM;
	if (is_allocators(s->name))
		r.what = IMAGE_FORBIDDEN;
	else if (f->kind == IMAGE_LIBC && is_forbidden_in_libc(s->name))
		r.what = IMAGE_FORBIDDEN;
	else if (f->kind == IMAGE_LIBC && waits_for_thread(s->name))
		r.what = IMAGE_WAITING;
	if (r.end - r.start > f->longest)
		f->longest = r.end - r.start;
	f->ranges[f->nranges++] = r;
	return 0;
}

static int by_start(const void *a, const void *b)
{
	const struct range *x = a, *y = b;

	return (x->start > y->start) - (x->start < y->start);
}

static bool exports(const struct image_file *f, const char *name)
{
	struct elf_sym s;

	return elf_file_find(f->elf, name, &s) == 0 && s.exported && s.is_func;
}

static int learn_functions(struct image_file *f)
{
	int r;

	f->own_malloc = f->kind != IMAGE_LIBC && exports(f, "malloc") && exports(f, "free");
	r = elf_file_symbols(f->elf,
			     f->kind == IMAGE_LIBC || f->own_malloc ? is_any : is_allocators_name,
			     add_function, f);
	if (r == -ENOMEM)
		return r;
	/* Broken or too many: names that are missing make unnamed functions, where it matters. */
	if (f->nranges)
		qsort(f->ranges, f->nranges, sizeof(*f->ranges), by_start);
	f->known = true;
	return 0;
}

static size_t first_from(const struct image_file *f, uint64_t vaddr)
{
	return vaddr ? SEARCH_UP_TO(f->ranges, f->nranges, start, vaddr - 1) : 0;
}

int image_function(struct image *im, const struct image_place *p, enum image_function *ret)
{
	struct image_file *f = p->file;
	enum image_function found = IMAGE_UNNAMED;

	(void)im;
	if (!f->known) {
		f->wanted = true;
		return -EAGAIN;
	}
	/* All that may cover it: one address has many names, and the worst counts. */
	for (size_t i = first_from(f, p->vaddr >= f->longest ? p->vaddr - f->longest : 0);
	     i < f->nranges && f->ranges[i].start <= p->vaddr; i++)
		if (p->vaddr < f->ranges[i].end && f->ranges[i].what > found)
			found = f->ranges[i].what;
	*ret = found;
	return 0;
}

int image_row(struct image *im, const struct image_place *p, const struct cfi_row **ret)
{
	return mapped_row(im->files, p->map->file, p->vaddr, &im->rows_left, ret);
}

int image_learn(struct image *im)
{
	int r;

	im->rows_left = ROWS_A_TRY;
	for (size_t i = 0; i < im->maps.n; i++) {
		struct image_file *f = file_of(&im->maps.maps[i]);

		if (!f || !f->wanted || f->known)
			continue;
		r = learn_functions(f);
		if (r < 0)
			return r;
	}
	return 0;
}

/* ---- files --------------------------------------------------------------------------------------- */

static void file_free(void *own)
{
	struct image_file *f = own;

	if (!f)
		return;
	free(f->ranges);
	free(f);
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static enum image_kind kind_of(const char *path)
{
	static const char *const libc[] = { "libc.so.6",     "libc-2.",	   "libpthread.so.0",
					    "libpthread-2.", "libdl.so.2", "libdl-2." };
	static const char *const sanitizers[] = { "libasan.", "libtsan.", "libmsan.", "libhwasan.",
						  "libclang_rt." };
	static const char *const allocators[] = { "jemalloc", "tcmalloc", "mimalloc", "tbbmalloc",
						  "hoard",    "snmalloc", "rpmalloc", "scudo" };
	const char *base = base_name(path);

	for (size_t i = 0; i < ARRAY_SIZE(libc); i++)
		if (starts(base, libc[i]))
			return IMAGE_LIBC;
	for (size_t i = 0; i < ARRAY_SIZE(sanitizers); i++)
		if (starts(base, sanitizers[i]))
			return IMAGE_SANITIZER;
	for (size_t i = 0; i < ARRAY_SIZE(allocators); i++)
		if (strstr(base, allocators[i]))
			return IMAGE_ALLOCATOR;
	return IMAGE_OTHER;
}

/* What is kept with the files that came now. */
static int make_files(struct image *im)
{
	for (size_t i = 0; i < im->maps.n; i++) {
		struct mapped_file *m = im->maps.maps[i].file;
		struct image_file *f;

		if (!m || m->own)
			continue;
		f = m->own = calloc(1, sizeof(*f));
		if (!f)
			return -ENOMEM;
		f->elf = m->elf;
		f->kind = kind_of(m->path);
	}
	return 0;
}

/* ---- mappings ------------------------------------------------------------------------------------ */

const struct mapped *image_map_at(const struct image *im, uint64_t address)
{
	return mapped_list_find(&im->maps, address);
}

/* Whose file is mapped at that address, in whatever part of it? */
static const struct image_file *file_around(const struct image *im, uint64_t address)
{
	const struct mapped *at = image_map_at(im, address);

	for (size_t i = 0; at && i < im->maps.n; i++) {
		const struct mapped *m = &im->maps.maps[i];

		if (m->file && m->ino == at->ino && m->dev_major == at->dev_major &&
		    m->dev_minor == at->dev_minor)
			return file_of(m);
	}
	return NULL;
}

static void find_program(struct image *im)
{
	im->program = file_around(im, im->entry);
	im->linker = file_around(im, im->base);
}

int image_refresh(struct image *im)
{
	int r = mapped_list_read(&im->maps, im->files, im->pid);

	if (r < 0)
		return r;
	if (im->maps.n == MAPS_MAX)
		return -E2BIG;
	r = make_files(im);
	if (r < 0)
		return r;
	find_program(im);
	return 0;
}

bool image_holds(const struct image *im, const struct mapped *const *maps, unsigned n)
{
	return mapped_still(im->pid, maps, n);
}

void image_place(const struct image *im, uint64_t address, struct image_place *ret)
{
	const struct mapped *m = image_map_at(im, address);
	uint64_t vaddr;

	*ret = (struct image_place){ .map = m };
	if (mapped_vaddr(im->files, m, address, &vaddr) < 0)
		return;
	ret->file = file_of(m);
	if (!ret->file)
		return;
	ret->vaddr = vaddr;
	ret->program = ret->file == im->program;
	ret->own_malloc = ret->file->own_malloc;
	ret->kind = ret->file == im->linker ? IMAGE_LINKER : ret->file->kind;
	if (ret->kind == IMAGE_OTHER && ret->own_malloc && !ret->program)
		ret->kind = IMAGE_ALLOCATOR;
}

/* ---- what is needed of the process --------------------------------------------------------------- */

/* Code of a C library that has this symbol; vaddr: in its file, where the mapping begins. */
static bool is_libc_with(const struct image *im, const struct mapped *m, const char *name,
			 struct elf_sym *ret, uint64_t *ret_vaddr)
{
	const struct image_file *f = file_of(m);

	return f && f->kind == IMAGE_LIBC && elf_file_find(f->elf, name, ret) == 0 &&
	       mapped_vaddr(im->files, m, m->start, ret_vaddr) == 0;
}

/* The file that has it, of those of the C library, and where. */
static uint64_t find_call(const struct image *im, const char *name)
{
	for (size_t i = 0; i < im->maps.n; i++) {
		const struct mapped *m = &im->maps.maps[i];
		struct elf_sym s;
		uint64_t vaddr;

		if (!is_libc_with(im, m, name, &s, &vaddr) || !s.is_func || !s.exported ||
		    s.vaddr < vaddr || s.vaddr - vaddr >= m->end - m->start)
			continue;
		return m->start + (s.vaddr - vaddr);
	}
	return 0;
}

static int read_all(int mem, uint64_t at, void *buf, size_t len)
{
	ssize_t n = pread(mem, buf, len, (off_t)at);

	return n == (ssize_t)len ? 0 : n < 0 ? -errno : -EFAULT;
}

/* mov $15, %rax (or %eax); syscall */
static uint64_t find_sigreturn(const uint8_t *code, size_t n, uint64_t *ret_size)
{
	static const uint8_t wide[] = { 0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05 };
	static const uint8_t narrow[] = { 0xb8, 0x0f, 0, 0, 0, 0x0f, 0x05 };
	const uint8_t *at = memmem(code, n, wide, sizeof(wide));

	*ret_size = sizeof(wide);
	if (!at) {
		at = memmem(code, n, narrow, sizeof(narrow));
		*ret_size = sizeof(narrow);
	}
	return at ? (uint64_t)(at - code) : UINT64_MAX;
}

static int locate_sigreturn(const struct image *im, int mem, uint64_t within, struct image_calls *c)
{
	const struct mapped *m = image_map_at(im, within);
	_cleanup_free_ uint8_t *code = NULL;
	uint64_t at;
	size_t n;

	if (!m || m->end - m->start > TEXT_MAX)
		return -EOPNOTSUPP;
	n = m->end - m->start;
	code = malloc(n);
	if (!code)
		return -ENOMEM;
	if (read_all(mem, m->start, code, n))
		return -EOPNOTSUPP;
	at = find_sigreturn(code, n, &c->sigreturn_size);
	if (at == UINT64_MAX)
		return -EOPNOTSUPP;
	c->sigreturn = m->start + at;
	return 0;
}

/* __errno_location: [endbr64]; mov GOT(%rip), %rax; add %fs:0, %rax; ret. The word of the GOT is what we want. */
static int locate_errno(int mem, uint64_t function, int64_t *ret)
{
	static const uint8_t endbr[] = { 0xf3, 0x0f, 0x1e, 0xfa }, load[] = { 0x48, 0x8b, 0x05 };
	static const uint8_t add[] = { 0x64, 0x48, 0x03, 0x04, 0x25, 0, 0, 0, 0, 0xc3 };
	uint8_t code[32], *p = code;
	int32_t disp;
	int r;

	if (!function)
		return -EOPNOTSUPP;
	r = read_all(mem, function, code, sizeof(code));
	if (r)
		return -EOPNOTSUPP;
	if (!memcmp(p, endbr, sizeof(endbr)))
		p += sizeof(endbr);
	if (memcmp(p, load, sizeof(load)) || memcmp(p + 7, add, sizeof(add)))
		return -EOPNOTSUPP;
	memcpy(&disp, p + sizeof(load), sizeof(disp));
	if (read_all(mem, function + (uint64_t)(p + 7 - code) + (uint64_t)(int64_t)disp, ret,
		     sizeof(*ret)))
		return -EOPNOTSUPP;
	/* The dynamic linker has not been there yet: thread-local storage is below where fs points to. */
	return *ret ? 0 : -EAGAIN;
}

/* NULL: it has one. Two C libraries in one process (dlmopen): which one's threads would it be? */
static const char *glibc_lacks(const struct image *im)
{
	const struct mapped_file *first = NULL;
	uint64_t bias = 0, vaddr;

	for (size_t i = 0; i < im->maps.n; i++) {
		const struct mapped *m = &im->maps.maps[i];
		struct elf_sym s;

		if (!is_libc_with(im, m, "__libc_start_main", &s, &vaddr))
			continue;
		if (first && (first != m->file || bias != m->start - vaddr))
			return "it has more than one glibc";
		first = m->file;
		bias = m->start - vaddr;
	}
	return first ? NULL : "it has no glibc";
}

static const char *sanitizer_of(const struct image *im)
{
	for (size_t i = 0; i < im->maps.n; i++) {
		const struct image_file *f = file_of(&im->maps.maps[i]);

		if (f && f->kind == IMAGE_SANITIZER)
			return "a sanitizer runs in it";
	}
	if (im->program &&
	    (exports(im->program, "__asan_init") || exports(im->program, "__tsan_init") ||
	     exports(im->program, "__msan_init")))
		return "a sanitizer runs in it";
	return NULL;
}

/* What the dynamic linker shows to debuggers; -ENOENT: nothing. The kernel shows where that is before it is there. */
static int read_shown(const struct image *im, const struct image_file *linker, int mem,
		      struct r_debug *ret)
{
	struct elf_sym s;
	uint64_t vaddr;

	for (size_t i = 0; i < im->maps.n; i++) {
		const struct mapped *m = &im->maps.maps[i];

		if (file_of(m) != linker || mapped_vaddr(im->files, m, m->start, &vaddr) < 0)
			continue;
		if (elf_file_find(linker->elf, "_r_debug", &s) || !s.exported)
			return -ENOENT;
		if (read_all(mem, m->start - vaddr + s.vaddr, ret, sizeof(*ret)))
			return -EAGAIN;
		return ret->r_version ? 0 : -EAGAIN;
	}
	return -EAGAIN;
}

/*
 * "ld.so PROGRAM": for the kernel the dynamic linker is the program. It knows better: the first of what it has loaded.
 * -EAGAIN: not loaded yet.
 */
static int find_started_program(struct image *im, int mem)
{
	struct r_debug shown;
	struct link_map first;
	int r;

	if (im->base || !im->program)
		return 0;
	r = read_shown(im, im->program, mem, &shown);
	if (r)
		return r == -ENOENT ? 0 : r;
	if (read_all(mem, (uintptr_t)shown.r_map, &first, sizeof(first)))
		return -EAGAIN;
	im->base = im->entry;
	im->entry = (uintptr_t)first.l_ld;
	find_program(im);
	return 0;
}

int image_find_calls(struct image *im, int mem, struct image_calls *ret, const char **ret_why)
{
	struct image_calls c = { 0 };
	const struct {
		const char *name;
		uint64_t *to;
	} wanted[] = {
		{ "mmap", &c.mmap },
		{ "mprotect", &c.mprotect },
		{ "munmap", &c.munmap },
		{ "pthread_create", &c.pthread_create },
		{ "pthread_detach", &c.pthread_detach },
		{ "pthread_self", &c.pthread_self },
		{ "dlopen", &c.dlopen },
		{ "dlsym", &c.dlsym },
		{ "dlerror", &c.dlerror },
	};
	int r = find_started_program(im, mem);

	if (r)
		return r;
	if (!im->program || !im->linker) {
		*ret_why = im->program ? "it is linked statically" : "its program can't be read";
		return -EOPNOTSUPP;
	}
	*ret_why = sanitizer_of(im);
	if (*ret_why)
		return -EOPNOTSUPP;
	*ret_why = glibc_lacks(im);
	if (*ret_why)
		return -EOPNOTSUPP;
	for (size_t i = 0; i < ARRAY_SIZE(wanted); i++) {
		*wanted[i].to = find_call(im, wanted[i].name);
		if (*wanted[i].to)
			continue;
		*ret_why = "its C library lacks a function that is needed";
		return -EOPNOTSUPP;
	}
	*ret_why = "its C library is of an unknown kind";
	r = locate_sigreturn(im, mem, c.mmap, &c);
	if (!r)
		r = locate_errno(mem, find_call(im, "__errno_location"), &c.errno_offset);
	if (r)
		return r;
	*ret = c;
	return 0;
}

static bool linker_is_busy(const struct image *im, int mem)
{
	struct r_debug shown;
	int r = read_shown(im, im->linker, mem, &shown);

	return r == -ENOENT ? false : r || shown.r_state != RT_CONSISTENT;
}

bool image_is_whole(const struct image *im, int mem)
{
	uint8_t byte;

	if (!im->program || read_all(mem, im->entry, &byte, sizeof(byte)))
		return false;
	if (!im->base)
		return true;
	return im->linker && !linker_is_busy(im, mem);
}

/* ---- its life ------------------------------------------------------------------------------------ */

static int read_auxv(struct image *im)
{
	_cleanup_close_ int fd = read_fd("/proc/%d/auxv", im->pid);
	uint64_t words[128];
	ssize_t n;

	if (fd < 0)
		return errno == ENOENT ? -ESRCH : -errno;
	n = read(fd, words, sizeof(words));
	if (n < 0)
		return -errno;
	for (size_t i = 0; i + 1 < (size_t)n / sizeof(*words); i += 2) {
		if (words[i] == AT_ENTRY)
			im->entry = words[i + 1];
		if (words[i] == AT_BASE)
			im->base = words[i + 1];
	}
	return im->entry ? 0 : -ESRCH;
}

int image_new(pid_t pid, struct image **ret)
{
	struct image *im = calloc(1, sizeof(*im));
	int r;

	if (!im)
		return -ENOMEM;
	im->pid = pid;
	im->rows_left = ROWS_A_TRY;
	im->maps.max = MAPS_MAX;
	r = mapped_files_new(FILES_MAX, file_free, &im->files);
	if (!r)
		r = mapped_files_add_vdso(im->files);
	if (!r || r == -ENODATA)
		r = read_auxv(im);
	if (!r)
		r = image_refresh(im);
	if (r) {
		image_free(im);
		return r;
	}
	*ret = im;
	return 0;
}

struct image *image_free(struct image *im)
{
	if (!im)
		return NULL;
	mapped_list_clear(&im->maps);
	mapped_files_free(im->files);
	free(im);
	return NULL;
}
