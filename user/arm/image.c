// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image.c - mappings, files and functions of a process that is to be armed; see image.h.
 *
 * Which functions are forbidden? A borrowed thread calls pthread_create(), which takes the allocator's locks, that of
 * the stacks that ended threads left, and the dynamic linker's of thread-local storage. None of them may be the
 * thread's own. So whoever is in the allocator, the dynamic linker, or a function that makes or ends threads or processes
 * is left alone. All other locks, of the program, of stdio, of the environment, are of no concern: nothing that the
 * borrowed thread calls wants them.
 *
 * Names are all that tells functions apart, and the C library's internal ones have none (it is stripped). Most of them are
 * called by one that has: malloc() calls _int_malloc(). But newer releases jump there, and leave no trace of malloc() on
 * the stack. So where the C library is called from outside, by the stack, there must be a function with a name (unwind.c).
 */
#include "arm/image.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/hash.h"

#define MAPS_MAX      65536
#define MAPS_TEXT_MAX (32U << 20)
#define FILES_MAX     1024
#define RANGES_MAX    (1U << 20) /* functions of a file whose names matter */
#define ROWS_A_TRY    48	 /* looked up while a thread waits */
#define ROWS_MAX      65536
#define TEXT_MAX      (16U << 20) /* of the C library */
#define VDSO_MAX      (1U << 16)

struct range {
	uint64_t start, end;
	enum image_function what;
};

struct file_key {
	uint64_t dev, ino, size, mtime_s, mtime_ns;
};

struct row {
	uint64_t vaddr;
	int error; /* or the row is valid */
	UT_hash_handle hh;
	struct cfi_row row;
};

struct image_file {
	struct file_key key;
	struct elf_file *elf;
	enum image_kind kind;
	bool wanted, known; /* its functions */
	bool own_malloc;
	struct range *ranges; /* by start; they may overlap */
	size_t nranges, cap;
	uint64_t longest; /* range */
	struct row *rows;
	UT_hash_handle hh;
};

struct image {
	pid_t pid;
	struct image_map *maps; /* by address */
	size_t nmaps;
	struct image_file *files, *vdso, *program, *linker;
	unsigned nrows, rows_tried;
	uint64_t entry,
		base; /* of the auxiliary vector: the program's, and of the dynamic linker */
};

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
	if (f->nranges == f->cap) {
		size_t more = f->cap ? f->cap * 2 : 256;
		struct range *grown = reallocarray(f->ranges, more, sizeof(*grown));

		if (!grown)
			return -ENOMEM;
		f->ranges = grown;
		f->cap = more;
	}
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

static bool exports(struct image_file *f, const char *name)
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
	size_t low = 0, high = f->nranges;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (f->ranges[mid].start < vaddr)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
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
	struct image_file *f = p->file;
	struct row *row;

	HASH_FIND(hh, f->rows, &p->vaddr, sizeof(p->vaddr), row);
	if (!row) {
		if (im->nrows >= ROWS_MAX)
			return -E2BIG;
		if (im->rows_tried++ >= ROWS_A_TRY)
			return -EAGAIN;
		row = calloc(1, sizeof(*row));
		if (!row)
			return -ENOMEM;
		row->vaddr = p->vaddr;
		row->error = cfi_row(f->elf, p->vaddr, &row->row);
		HASH_ADD(hh, f->rows, vaddr, sizeof(row->vaddr), row);
		im->nrows++;
	}
	*ret = &row->row;
	return row->error;
}

int image_learn(struct image *im)
{
	int r;

	im->rows_tried = 0;
	for (struct image_file *f = im->files; f; f = f->hh.next) {
		if (!f->wanted || f->known)
			continue;
		r = learn_functions(f);
		if (r < 0)
			return r;
	}
	if (im->vdso && im->vdso->wanted && !im->vdso->known)
		return learn_functions(im->vdso);
	return 0;
}

/* ---- files --------------------------------------------------------------------------------------- */

static struct image_file *file_free(struct image_file *f)
{
	struct row *r, *next;

	if (!f)
		return NULL;
	HASH_ITER(hh, f->rows, r, next) {
		HASH_DEL(f->rows, r);
		free(r);
	}
	elf_file_free(f->elf);
	free(f->ranges);
	free(f);
	return NULL;
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

/* By a descriptor that can't be read, first: opening a device may do something. */
static int open_mapped(pid_t pid, const struct image_map *m, struct stat *ret_st)
{
	_cleanup_close_ int path = -1;
	char name[96];
	int fd;

	snprintf(name, sizeof(name), "/proc/%d/map_files/%llx-%llx", pid,
		 (unsigned long long)m->start, (unsigned long long)m->end);
	path = open(name, O_PATH | O_CLOEXEC);
	if (path < 0)
		return -errno;
	if (fstat(path, ret_st) < 0)
		return -errno;
	if (!S_ISREG(ret_st->st_mode))
		return -ENOEXEC;
	snprintf(name, sizeof(name), "/proc/self/fd/%d", path);
	fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	return fd < 0 ? -errno : fd;
}

/* 0 and NULL: nothing that can be used. */
static int get_file(struct image *im, const struct image_map *m, const char *path,
		    struct image_file **ret)
{
	_cleanup_close_ int fd = -1;
	struct file_key key = { 0 };
	struct image_file *f;
	struct stat st;
	int r;

	*ret = NULL;
	fd = open_mapped(im->pid, m, &st);
	if (fd < 0)
		return fd == -ENOMEM ? fd : 0;
	key.dev = st.st_dev;
	key.ino = st.st_ino;
	key.size = (uint64_t)st.st_size;
	key.mtime_s = (uint64_t)st.st_mtim.tv_sec;
	key.mtime_ns = (uint64_t)st.st_mtim.tv_nsec;
	HASH_FIND(hh, im->files, &key, sizeof(key), f);
	if (!f) {
		if (HASH_COUNT(im->files) >= FILES_MAX)
			return 0;
		f = calloc(1, sizeof(*f));
		if (!f)
			return -ENOMEM;
		r = elf_file_open(fd, &f->elf);
		if (r < 0) {
			free(f);
			return r == -ENOMEM ? r : 0;
		}
		f->key = key;
		f->kind = kind_of(path);
		HASH_ADD(hh, im->files, key, sizeof(f->key), f);
	}
	*ret = f;
	return 0;
}

/* The kernel's own code in each process is the same as in ours. */
static struct image_file *make_vdso(void)
{
	const void *code = (const void *)(uintptr_t)getauxval(AT_SYSINFO_EHDR); // NOLINT
	_cleanup_close_ int fd = -1;
	struct image_file *f;
	size_t size = 0, page = (size_t)sysconf(_SC_PAGESIZE);

	if (!code)
		return NULL;
	fd = (int)syscall(SYS_memfd_create, "vdso", MFD_CLOEXEC);
	if (fd < 0)
		return NULL;
	/* How long it is stands nowhere; the kernel refuses to read what is not mapped. */
	while (size < VDSO_MAX && write(fd, (const char *)code + size, page) == (ssize_t)page)
		size += page;
	f = calloc(1, sizeof(*f));
	if (f && elf_file_open(fd, &f->elf) < 0)
		f = file_free(f);
	return f;
}

/* ---- mappings ------------------------------------------------------------------------------------ */

static bool same_map(const struct image_map *a, const struct image_map *b)
{
	return a->start == b->start && a->end == b->end && a->pgoff == b->pgoff &&
	       a->ino == b->ino && a->dev_major == b->dev_major && a->dev_minor == b->dev_minor &&
	       a->exec == b->exec && a->vdso == b->vdso;
}

static const struct image_map *find_map(const struct image_map *maps, size_t n, uint64_t addr)
{
	size_t low = 0, high = n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (addr >= maps[mid].end)
			low = mid + 1;
		else
			high = mid;
	}
	return low < n && addr >= maps[low].start ? &maps[low] : NULL;
}

const struct image_map *image_map_at(const struct image *im, uint64_t address)
{
	return find_map(im->maps, im->nmaps, address);
}

static bool parse_map(char *line, struct image_map *ret, const char **ret_path)
{
	unsigned long start, end, pgoff, ino;
	unsigned dev_major, dev_minor;
	char perms[5];
	int at = 0;

	if (sscanf(line, "%lx-%lx %4s %lx %x:%x %lu %n", &start, &end, perms, &pgoff, &dev_major,
		   &dev_minor, &ino, &at) != 7)
		return false;
	line[strcspn(line, "\n")] = '\0';
	*ret = (struct image_map){
		.start = start,
		.end = end,
		.pgoff = pgoff,
		.ino = ino,
		.dev_major = dev_major,
		.dev_minor = dev_minor,
		.read = perms[0] == 'r',
		.write = perms[1] == 'w',
		.exec = perms[2] == 'x',
	};
	*ret_path = at ? line + at : "";
	ret->vdso = !ino && !strcmp(*ret_path, "[vdso]");
	return true;
}

struct reader {
	FILE *f;
	char *line;
	size_t size, total;
};

static int reader_open(pid_t pid, struct reader *ret)
{
	char name[64];

	snprintf(name, sizeof(name), "/proc/%d/maps", pid);
	*ret = (struct reader){ .f = fopen(name, "re") };
	return ret->f ? 0 : -ESRCH;
}

static void reader_close(struct reader *r)
{
	if (r->f)
		fclose(r->f);
	free(r->line);
}

static bool reader_next(struct reader *r, struct image_map *ret, const char **ret_path)
{
	ssize_t len = getline(&r->line, &r->size, r->f);

	if (len <= 0 || r->total + (size_t)len > MAPS_TEXT_MAX)
		return false;
	r->total += (size_t)len;
	return parse_map(r->line, ret, ret_path);
}

static int add_map(struct image *im, struct image_map *m, const char *path, struct image_map **maps,
		   size_t *n, size_t *cap)
{
	const struct image_map *was = find_map(im->maps, im->nmaps, m->start);
	int r;

	if (*n == MAPS_MAX)
		return -E2BIG;
	if (*n == *cap) {
		size_t more = *cap ? *cap * 2 : 256;
		struct image_map *grown = reallocarray(*maps, more, sizeof(*grown));

		if (!grown)
			return -ENOMEM;
		*maps = grown;
		*cap = more;
	}
	if (m->vdso) {
		m->file = im->vdso;
	} else if (was && same_map(was, m)) {
		m->file = was->file;
	} else if (m->exec && m->ino) {
		r = get_file(im, m, path, &m->file);
		if (r < 0)
			return r;
	}
	(*maps)[(*n)++] = *m;
	return 0;
}

/* Whose file is mapped at that address, in whatever part of it? */
static struct image_file *file_around(const struct image *im, uint64_t address)
{
	const struct image_map *at = image_map_at(im, address);

	for (size_t i = 0; at && i < im->nmaps; i++) {
		const struct image_map *m = &im->maps[i];

		if (m->file && m->ino == at->ino && m->dev_major == at->dev_major &&
		    m->dev_minor == at->dev_minor)
			return m->file;
	}
	return NULL;
}

int image_refresh(struct image *im)
{
	_cleanup_(reader_close) struct reader reader = { 0 };
	struct image_map *maps = NULL, m;
	size_t n = 0, cap = 0;
	const char *path;
	int r;

	r = reader_open(im->pid, &reader);
	while (!r && reader_next(&reader, &m, &path))
		r = add_map(im, &m, path, &maps, &n, &cap);
	if (!r && !n)
		r = -ESRCH;
	if (r) {
		free(maps);
		return r;
	}
	free(im->maps);
	im->maps = maps;
	im->nmaps = n;
	im->program = file_around(im, im->entry);
	im->linker = file_around(im, im->base);
	return 0;
}

bool image_holds(const struct image *im, const struct image_map *const *maps, unsigned n)
{
	_cleanup_(reader_close) struct reader reader = { 0 };
	struct image_map m;
	const char *path;
	unsigned found = 0;

	if (reader_open(im->pid, &reader))
		return false;
	while (reader_next(&reader, &m, &path))
		for (unsigned i = 0; m.exec && i < n; i++)
			found += same_map(maps[i], &m);
	return found == n;
}

void image_place(const struct image *im, uint64_t address, struct image_place *ret)
{
	const struct image_map *m = image_map_at(im, address);
	uint64_t vaddr;

	*ret = (struct image_place){ .map = m };
	if (!m || !m->exec || !m->file ||
	    elf_file_vaddr(m->file->elf, address - m->start + m->pgoff, &vaddr) < 0)
		return;
	ret->file = m->file;
	ret->vaddr = vaddr;
	ret->program = m->file == im->program;
	ret->own_malloc = m->file->own_malloc;
	ret->kind = m->file == im->linker ? IMAGE_LINKER : m->file->kind;
	if (ret->kind == IMAGE_OTHER && ret->own_malloc && !ret->program)
		ret->kind = IMAGE_ALLOCATOR;
}

/* ---- what is needed of the process --------------------------------------------------------------- */

/* The file that has it, of those of the C library, and where. */
static uint64_t find_call(const struct image *im, const char *name)
{
	for (size_t i = 0; i < im->nmaps; i++) {
		const struct image_map *m = &im->maps[i];
		struct elf_sym s;
		uint64_t vaddr;

		if (!m->exec || !m->file || m->file->kind != IMAGE_LIBC ||
		    elf_file_find(m->file->elf, name, &s) < 0 || !s.is_func || !s.exported ||
		    elf_file_vaddr(m->file->elf, m->pgoff, &vaddr) < 0 || s.vaddr < vaddr ||
		    s.vaddr - vaddr >= m->end - m->start)
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
	const struct image_map *m = image_map_at(im, within);
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
	return read_all(mem, function + (uint64_t)(p + 7 - code) + (uint64_t)(int64_t)disp, ret,
			sizeof(*ret))
		       ? -EOPNOTSUPP
		       : 0;
}

/* Two C libraries in one process (dlmopen): which one's threads would it be? */
static bool has_one_libc(const struct image *im)
{
	const struct image_file *first = NULL;
	uint64_t bias = 0, vaddr;

	for (size_t i = 0; i < im->nmaps; i++) {
		const struct image_map *m = &im->maps[i];
		struct elf_sym s;

		if (!m->exec || !m->file || m->file->kind != IMAGE_LIBC ||
		    elf_file_find(m->file->elf, "__libc_start_main", &s) < 0 ||
		    elf_file_vaddr(m->file->elf, m->pgoff, &vaddr) < 0)
			continue;
		if (first && (first != m->file || bias != m->start - vaddr))
			return false;
		first = m->file;
		bias = m->start - vaddr;
	}
	return first;
}

static const char *sanitizer_of(const struct image *im)
{
	for (size_t i = 0; i < im->nmaps; i++)
		if (im->maps[i].file && im->maps[i].file->kind == IMAGE_SANITIZER)
			return "a sanitizer runs in it";
	if (im->program &&
	    (exports(im->program, "__asan_init") || exports(im->program, "__tsan_init") ||
	     exports(im->program, "__msan_init")))
		return "a sanitizer runs in it";
	return NULL;
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
	int r;

	if (!im->program || !im->linker) {
		*ret_why = im->program ? "it is linked statically" : "its program can't be read";
		return -EOPNOTSUPP;
	}
	*ret_why = sanitizer_of(im);
	if (*ret_why)
		return -EOPNOTSUPP;
	*ret_why = "it has not one glibc";
	if (!has_one_libc(im))
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

/* ---- its life ------------------------------------------------------------------------------------ */

static int read_auxv(struct image *im)
{
	_cleanup_close_ int fd = -1;
	uint64_t words[128];
	char name[64];
	ssize_t n;

	snprintf(name, sizeof(name), "/proc/%d/auxv", im->pid);
	fd = open(name, O_RDONLY | O_CLOEXEC);
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
	im->vdso = make_vdso();
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
	struct image_file *f, *next;

	if (!im)
		return NULL;
	HASH_ITER(hh, im->files, f, next) {
		HASH_DEL(im->files, f);
		file_free(f);
	}
	file_free(im->vdso);
	free(im->maps);
	free(im);
	return NULL;
}
