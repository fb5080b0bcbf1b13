// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.c - reads the few parts of an ELF object that the tracer needs, by libelf.
 *
 * The file belongs to an unknown process: it may be sparse, terabytes long, or rewritten meanwhile, and
 * must still cost bounded memory and time. libelf therefore interprets the file, but never reads it. It
 * gets an image: anonymous memory as long as the file, into which only the necessary parts are loaded, at
 * their own offsets, by pread. The other pages are never touched and cost nothing. Each part is loaded
 * once, after its length was checked against a limit and the file's size. A file that changes later can
 * lead to nonsense, which the checks find or which is harmless, but never to a fault, a loop or growth.
 *
 * elf_begin() on the descriptor is not used because it allocates its section array by a count that it
 * reads itself: with e_shnum 0 the count is in section 0 and may be 2^32, with 208 bytes each, which is
 * only bounded by the length of a file that may be sparse. A check before that would see the result of a
 * different read. In the image, the count can be checked, and unusable parts can be removed, before libelf
 * sees them (elf_test.c: section_count_grows).
 *
 * The file is not mapped because reading a mapped file that is truncated raises SIGBUS.
 *
 * elf_strptr() is not used for string tables. For every string, it looks for the last NUL of the table,
 * from its end: a NUL followed by megabytes without one takes minutes or hours if every section or symbol
 * needs it (elf_test.c: names_without_end, shared_long_name). It also inflates a table that is flagged
 * as compressed, to the size that its header claims. Strings are therefore read into separate memory, with
 * a NUL added, and the length of names is bounded. The versions that linkers append in .symtab
 * ("name@@VERSION") are cut there once for the whole table.
 *
 * Speed matters because system-wide tracing looks at every object that any process maps. Headers are
 * three small reads. Symbol tables are read when they are first needed, each with its strings in one piece;
 * then a symbol costs one gelf_getsym(), one bounded strnlen and the caller's want().
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <libelf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "elf/elf_file.h"

#define PAGE	      4096UL
#define HUGE	      (4UL << 20) /* bytes from which larger pages pay */
#define MAX_FILE      (1UL << 42) /* bytes of address space; the rest of a longer file can't be read */
#define MAX_PARTS     32 /* file header, segments, section 0, others, two tables; debug sections */
#define MAX_PHDRS     512
#define MAX_SHDRS     (1 << 16)
#define MAX_SYMS      (4 << 20)	    /* of one table */
#define MAX_STRTAB    (128UL << 20) /* bytes */
#define MAX_SHSTRTAB  (4UL << 20)   /* bytes */
#define MAX_COMMENT   (64UL << 10)  /* bytes */
#define MAX_NAME      512	    /* no API has longer names */
#define FUNCS_AT_ONCE 512	    /* symbols that are read at a time */
#define MAX_WANTED    (1 << 18)	    /* symbols that one question may select */
#define MAX_RELEASE   24

struct symtab {
	bool loaded;
	bool unusable;
	Elf_Scn *scn; /* NULL: the file has none */
	Elf_Data *sym;
	size_t nsym;
	char *str; /* NUL-terminated beyond its last byte */
	size_t nstr;
};

struct elf_file {
	int fd;
	uint64_t size; /* when it was opened */
	char *image;   /* size bytes; zeros where nothing was loaded */
	struct part {
		uint64_t off, len;
	} part[MAX_PARTS]; /* of the image, that are loaded */
	size_t npart;
	Elf *elf; /* interprets the image */
	GElf_Phdr *ph;
	size_t nph;
	struct symtab dynsym, symtab;
	struct elf_funcs {
		bool loaded;
		struct elf_func *v; /* by address */
		size_t n, cap;
	} funcs;
	bool release_known;
	char release[MAX_RELEASE];
	void *kept;
	void (*kept_done)(void *kept);
};

/* A symbol that want() took. */
struct hit {
	const char *name;
	uint64_t vaddr;
	uint64_t size;
	bool exported;
	bool is_func;
};

struct hits {
	struct hit *v;
	size_t n, cap;
};

static void hits_done(struct hits *h)
{
	free(h->v);
}

/* ---- reading ----------------------------------------------------------------------------------- */

/* Returns how many bytes were read, short only at the end of the file. */
static long read_some(int fd, void *buf, size_t len, uint64_t off)
{
	size_t done = 0;

	while (done < len) {
		ssize_t n = foreign_read(fd, (char *)buf + done, len - done, off + done);

		if (n == -EINTR)
			continue;
		if (n < 0)
			return n;
		if (n == 0)
			break;
		done += (size_t)n;
	}
	return (long)done;
}

static bool in_file(const struct elf_file *f, uint64_t off, uint64_t len)
{
	return off <= f->size && len <= f->size - off;
}

static int read_exact(const struct elf_file *f, void *buf, size_t len, uint64_t off)
{
	long n;

	if (!in_file(f, off, len))
		return -EINVAL;
	n = read_some(f->fd, buf, len, off);
	if (n < 0)
		return (int)n;
	return (size_t)n == len ? 0 : -EINVAL;
}

/* Symbol tables have tens of MiB, and a fault for each of their pages takes longer than reading it. */
static void expect_much(void *p, size_t len)
{
	uintptr_t start = ((uintptr_t)p + PAGE - 1) & ~(PAGE - 1);

	if (len >= HUGE)
		(void)madvise((void *)start, len - PAGE, MADV_HUGEPAGE);
}

/* Reads a piece of the file into new memory, with a NUL after it. */
static int read_alloc(const struct elf_file *f, uint64_t off, uint64_t len, uint64_t max,
		      void **ret)
{
	_cleanup_free_ char *buf = NULL;
	int r;

	if (len > max)
		return -EFBIG;
	if (!in_file(f, off, len))
		return -EINVAL;
	buf = malloc(len + 1);
	if (!buf)
		return -ENOMEM;
	expect_much(buf, len);
	r = read_exact(f, buf, len, off);
	if (r < 0)
		return r;
	buf[len] = '\0';
	*ret = TAKE_PTR(buf);
	return 0;
}

/* ---- the image --------------------------------------------------------------------------------- */

/* Only what is loaded becomes writable, so that not even strict overcommit counts the rest. */
static int image_reserve(struct elf_file *f)
{
	void *p = mmap(NULL, f->size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (p == MAP_FAILED)
		return -ENOMEM;
	f->image = p;
	return 0;
}

static bool image_overlaps(const struct elf_file *f, uint64_t off, uint64_t len)
{
	for (size_t i = 0; i < f->npart; i++)
		if (off < f->part[i].off + f->part[i].len && f->part[i].off < off + len)
			return true;
	return false;
}

/* No part is loaded twice, not even partly, so what was checked does not change. */
static int image_load(struct elf_file *f, uint64_t off, uint64_t len)
{
	uint64_t start = off & ~(PAGE - 1);

	if (!in_file(f, off, len) || image_overlaps(f, off, len) || f->npart == MAX_PARTS)
		return -EINVAL;
	if (len == 0)
		return 0;
	f->part[f->npart++] = (struct part){ off, len };
	if (mprotect(f->image + start, off + len - start, PROT_READ | PROT_WRITE) < 0)
		return -errno;
	expect_much(f->image + off, len);
	return read_exact(f, f->image + off, len, off);
}

static Elf64_Ehdr *image_ehdr(const struct elf_file *f)
{
	return (Elf64_Ehdr *)f->image;
}

/* ---- headers ----------------------------------------------------------------------------------- */

static int load_ehdr(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	size_t n = f->size < sizeof(*eh) ? f->size : sizeof(*eh);
	int r = image_load(f, 0, n);

	if (r < 0)
		return r;
	if (memcmp(eh->e_ident, ELFMAG, SELFMAG))
		return -ENOEXEC;
	if (n < EI_NIDENT)
		return -EINVAL;
	if (eh->e_ident[EI_CLASS] != ELFCLASS64 || eh->e_ident[EI_DATA] != ELFDATA2LSB)
		return -ENOTSUP;
	if (n < sizeof(*eh))
		return -EINVAL;
	if (eh->e_machine != EM_X86_64)
		return -ENOTSUP;
	if (eh->e_type != ET_EXEC && eh->e_type != ET_DYN)
		return -ENOEXEC;
	return eh->e_ident[EI_VERSION] == EV_CURRENT ? 0 : -EINVAL;
}

static int load_phdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);

	if (eh->e_phnum == 0 || eh->e_phnum > MAX_PHDRS || eh->e_phentsize != sizeof(Elf64_Phdr))
		return -EINVAL;
	return image_load(f, eh->e_phoff, eh->e_phnum * sizeof(Elf64_Phdr));
}

/* More than 65279 sections are told by section 0. */
static int load_shdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	uint64_t n = eh->e_shnum, off = eh->e_shoff;
	Elf64_Shdr first;
	int r;

	if (off == 0 || eh->e_shentsize != sizeof(Elf64_Shdr))
		return -EINVAL;
	r = image_load(f, off, sizeof(first));
	if (r < 0)
		return r;
	memcpy(&first, f->image + off, sizeof(first));
	if (n == 0)
		n = first.sh_size;
	if (n == 0 || n > MAX_SHDRS)
		return -EINVAL;
	return image_load(f, off + sizeof(first), (n - 1) * sizeof(Elf64_Shdr));
}

/* Headers were checked to be inside the image. */
static int copy_phdrs(struct elf_file *f)
{
	const Elf64_Ehdr *eh = image_ehdr(f);
	size_t n = eh->e_phnum;

	f->ph = calloc(n, sizeof(*f->ph));
	if (!f->ph)
		return -ENOMEM;
	memcpy(f->ph, f->image + eh->e_phoff, n * sizeof(*f->ph));
	f->nph = n;
	return 0;
}

static int load_headers(struct elf_file *f)
{
	int r = load_ehdr(f);

	if (r == 0)
		r = load_phdrs(f);
	return r == 0 ? copy_phdrs(f) : r;
}

static Elf_Scn *section_of_type(const struct elf_file *f, uint32_t type)
{
	Elf_Scn *scn = NULL;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(f->elf, scn)))
		if (gelf_getshdr(scn, &sh) && sh.sh_type == type)
			return scn;
	return NULL;
}

/*
 * Not before somebody needs them, because many files are kept open only for the sake of their unwind tables. A file
 * without usable section headers can still be mapped and run; it only has no symbols here. The headers are also
 * hidden from libelf.
 */
static int load_sections(struct elf_file *f)
{
	Elf64_Ehdr *eh = image_ehdr(f);
	int r;

	if (f->elf)
		return 0;
	r = load_shdrs(f);
	if (r == -EINVAL) {
		eh->e_shoff = 0;
		eh->e_shnum = 0;
		eh->e_shstrndx = SHN_UNDEF;
	} else if (r < 0) {
		return r;
	}
	if (elf_version(EV_CURRENT) == EV_NONE)
		return -ENOTSUP;
	f->elf = elf_memory(f->image, f->size);
	if (!f->elf)
		return -ENOMEM; /* the headers were checked */
	f->dynsym.scn = section_of_type(f, SHT_DYNSYM);
	f->symtab.scn = section_of_type(f, SHT_SYMTAB);
	return 0;
}

int elf_file_fd(const struct elf_file *f)
{
	return f->fd;
}

int elf_file_open(int fd, struct elf_file **ret)
{
	struct elf_file *f;
	struct stat st;
	int r;

	r = foreign_stat(fd, &st);
	if (r < 0)
		return r;
	if (!S_ISREG(st.st_mode) || st.st_size < SELFMAG)
		return -ENOEXEC;
	f = calloc(1, sizeof(*f));
	if (!f)
		return -ENOMEM;
	f->size = (uint64_t)st.st_size < MAX_FILE ? (uint64_t)st.st_size : MAX_FILE;
	f->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (f->fd < 0) {
		r = -errno;
		elf_file_free(f);
		return r;
	}
	r = image_reserve(f);
	if (r == 0)
		r = load_headers(f);
	if (r < 0) {
		elf_file_free(f);
		return r;
	}
	*ret = f;
	return 0;
}

struct elf_file *elf_file_free(struct elf_file *f)
{
	if (!f)
		return NULL;
	elf_file_keep(f, NULL, NULL);
	if (f->elf)
		elf_end(f->elf);
	if (f->image)
		munmap(f->image, f->size);
	if (f->fd >= 0)
		close(f->fd);
	free(f->ph);
	free(f->dynsym.str);
	free(f->symtab.str);
	free(f->funcs.v);
	free(f);
	return NULL;
}

/* ---- addresses --------------------------------------------------------------------------------- */

/* The loadable segment whose file bytes contain vaddr; *ret_left is the number of bytes from there on. */
static const GElf_Phdr *segment_at(const struct elf_file *f, uint64_t vaddr, uint32_t flags,
				   uint64_t *ret_left)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];

		if (p->p_type != PT_LOAD || (p->p_flags & flags) != flags)
			continue;
		if (vaddr < p->p_vaddr || vaddr - p->p_vaddr >= p->p_filesz)
			continue;
		if (!in_file(f, p->p_offset, p->p_filesz))
			continue;
		*ret_left = p->p_filesz - (vaddr - p->p_vaddr);
		return p;
	}
	return NULL;
}

int elf_file_offset(const struct elf_file *f, uint64_t vaddr, uint64_t *ret)
{
	uint64_t left;
	const GElf_Phdr *p = segment_at(f, vaddr, PF_X, &left);

	if (!p)
		return -ENOENT;
	*ret = p->p_offset + (vaddr - p->p_vaddr);
	return 0;
}

int elf_file_vaddr(const struct elf_file *f, uint64_t offset, uint64_t *ret)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];

		if (p->p_type != PT_LOAD || !(p->p_flags & PF_X))
			continue;
		if (offset < p->p_offset || offset - p->p_offset >= p->p_filesz)
			continue;
		*ret = p->p_vaddr + (offset - p->p_offset);
		return 0;
	}
	return -ENOENT;
}

bool elf_file_is_data(const struct elf_file *f, uint64_t vaddr, uint64_t len)
{
	for (size_t i = 0; i < f->nph; i++) {
		const GElf_Phdr *p = &f->ph[i];

		if (p->p_type == PT_LOAD && (p->p_flags & PF_W) && vaddr >= p->p_vaddr &&
		    vaddr - p->p_vaddr <= p->p_memsz && len <= p->p_memsz - (vaddr - p->p_vaddr))
			return true;
	}
	return false;
}

bool elf_file_is_whole(const struct elf_file *f)
{
	for (size_t i = 0; i < f->nph; i++)
		if (f->ph[i].p_type == PT_LOAD && !in_file(f, f->ph[i].p_offset, f->ph[i].p_filesz))
			return false;
	return true;
}

int elf_file_eh_frame_hdr(const struct elf_file *f, uint64_t *ret_vaddr, uint64_t *ret_size)
{
	for (size_t i = 0; i < f->nph; i++) {
		if (f->ph[i].p_type != PT_GNU_EH_FRAME)
			continue;
		*ret_vaddr = f->ph[i].p_vaddr;
		*ret_size = f->ph[i].p_memsz;
		return 0;
	}
	return -ENOENT;
}

long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len)
{
	uint64_t left;
	const GElf_Phdr *p = segment_at(f, vaddr, 0, &left);

	if (!p)
		return -ENOENT;
	if (len > left)
		len = left;
	return read_some(f->fd, buf, len, p->p_offset + (vaddr - p->p_vaddr));
}

/* ---- symbols ----------------------------------------------------------------------------------- */

static void cut_versions(char *str, size_t len)
{
	char *p = str, *end = str + len;

	while (p < end && (p = memchr(p, '@', (size_t)(end - p))))
		*p++ = '\0';
}

static int load_strings(struct elf_file *f, size_t index, struct symtab *t)
{
	Elf_Scn *scn = index ? elf_getscn(f->elf, index) : NULL;
	GElf_Shdr sh;
	void *p;
	int r;

	if (!scn || !gelf_getshdr(scn, &sh) || sh.sh_type != SHT_STRTAB)
		return -EINVAL;
	r = read_alloc(f, sh.sh_offset, sh.sh_size, MAX_STRTAB, &p);
	if (r < 0)
		return r;
	free(t->str);
	t->str = p;
	t->nstr = sh.sh_size;
	cut_versions(t->str, t->nstr);
	return 0;
}

/* Reads a table and its strings; -EINVAL: it is broken; -EFBIG: it is beyond the limits. */
static int read_symtab(struct elf_file *f, struct symtab *t)
{
	GElf_Shdr sh;
	size_t n;
	int r;

	if (!gelf_getshdr(t->scn, &sh) || sh.sh_entsize != sizeof(Elf64_Sym))
		return -EINVAL;
	n = sh.sh_size / sizeof(Elf64_Sym);
	if (n > MAX_SYMS)
		return -EFBIG;
	r = load_strings(f, sh.sh_link, t);
	if (r < 0)
		return r;
	r = image_load(f, sh.sh_offset, n * sizeof(Elf64_Sym));
	if (r < 0)
		return r;
	/* elf_getdata() would refuse a table that ends with a part of a symbol. */
	t->sym = elf_getdata_rawchunk(f->elf, (int64_t)sh.sh_offset, n * sizeof(Elf64_Sym),
				      ELF_T_SYM);
	if (!t->sym)
		return -ENOMEM;
	t->nsym = n;
	return 0;
}

/* A table that can't be used counts as empty, so that the other one still serves. */
static int load_symtab(struct elf_file *f, struct symtab *t)
{
	int r;

	if (t->loaded || !t->scn)
		return 0;
	r = read_symtab(f, t);
	if (r == -EINVAL || r == -EFBIG)
		t->unusable = true;
	else if (r < 0)
		return r;
	t->loaded = true;
	return 0;
}

bool elf_file_partial(const struct elf_file *f)
{
	return f->dynsym.unusable || f->symtab.unusable;
}

static int load_symbols(struct elf_file *f)
{
	int r = load_sections(f);

	if (r == 0)
		r = load_symtab(f, &f->dynsym);
	return r < 0 ? r : load_symtab(f, &f->symtab);
}

/* The name of a defined function or data object, or NULL. */
static const char *usable_name(const struct symtab *t, const GElf_Sym *s)
{
	unsigned type = GELF_ST_TYPE(s->st_info);
	size_t room, len;

	if (type != STT_FUNC && type != STT_OBJECT)
		return NULL;
	if (s->st_shndx == SHN_UNDEF || s->st_shndx == SHN_ABS || s->st_shndx == SHN_COMMON)
		return NULL;
	if (s->st_name == 0 || s->st_name >= t->nstr)
		return NULL;
	room = t->nstr - s->st_name;
	len = strnlen(t->str + s->st_name, room < MAX_NAME + 1 ? room : MAX_NAME + 1);
	return len > 0 && len <= MAX_NAME ? t->str + s->st_name : NULL;
}

static int add_hit(struct hits *h, const char *name, const GElf_Sym *s, bool exported)
{
	if (h->n == MAX_WANTED)
		return -E2BIG;
	if (h->n == h->cap) {
		size_t cap = h->cap ? h->cap * 2 : 256;
		struct hit *v = reallocarray(h->v, cap, sizeof(*v));

		if (!v)
			return -ENOMEM;
		h->v = v;
		h->cap = cap;
	}
	h->v[h->n++] = (struct hit){
		.name = name,
		.vaddr = s->st_value,
		.size = s->st_size,
		.exported = exported,
		.is_func = GELF_ST_TYPE(s->st_info) == STT_FUNC,
	};
	return 0;
}

static int collect(const struct symtab *t, bool exported, bool (*want)(const char *, void *),
		   void *u, struct hits *h)
{
	for (size_t i = 0; i < t->nsym; i++) {
		const char *name;
		GElf_Sym s;
		int r;

		if (!gelf_getsym(t->sym, (int)i, &s))
			break;
		name = usable_name(t, &s);
		if (!name || !want(name, u))
			continue;
		r = add_hit(h, name, &s, exported);
		if (r < 0)
			return r;
	}
	return 0;
}

/* By address, then name; of equals the exported one and the one with a size first. */
static int compare_hits(const void *pa, const void *pb)
{
	const struct hit *a = pa, *b = pb;
	int r;

	if (a->vaddr != b->vaddr)
		return a->vaddr < b->vaddr ? -1 : 1;
	r = strcmp(a->name, b->name);
	if (r)
		return r;
	if (a->exported != b->exported)
		return a->exported ? -1 : 1;
	if (a->is_func != b->is_func)
		return a->is_func ? -1 : 1;
	return (b->size > a->size) - (b->size < a->size);
}

/* False: no segment that could contain the symbol has it. */
static bool resolve(const struct elf_file *f, const struct hit *h, struct elf_sym *ret)
{
	uint64_t left = 0;
	const GElf_Phdr *p = segment_at(f, h->vaddr, h->is_func ? PF_X : 0, &left);

	if (!p && h->is_func)
		return false;
	*ret = (struct elf_sym){
		.name = h->name,
		.vaddr = h->vaddr,
		.size = h->size,
		.offset = p ? p->p_offset + (h->vaddr - p->p_vaddr) : 0,
		.exported = h->exported,
		.is_func = h->is_func,
	};
	if (h->is_func && ret->size > left)
		ret->size = 0;
	return true;
}

int elf_file_symbols(struct elf_file *f, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u)
{
	_cleanup_(hits_done) struct hits h = { 0 };
	const struct hit *last = NULL;
	int r = load_symbols(f);

	if (r == 0)
		r = collect(&f->dynsym, true, want, u, &h);
	if (r == 0)
		r = collect(&f->symtab, false, want, u, &h);
	if (r < 0)
		return r;
	if (h.n > 1)
		qsort(h.v, h.n, sizeof(*h.v), compare_hits);
	for (size_t i = 0; i < h.n; i++) {
		const struct hit *cur = &h.v[i];
		struct elf_sym s;

		if (last && last->vaddr == cur->vaddr && !strcmp(last->name, cur->name))
			continue;
		last = cur;
		if (!resolve(f, cur, &s))
			continue;
		r = fn(&s, u);
		if (r)
			return r;
	}
	return 0;
}

struct find {
	const char *name;
	struct elf_sym *ret;
	bool found;
};

static bool find_want(const char *name, void *u)
{
	const struct find *q = u;

	return !strcmp(name, q->name);
}

/* Static functions may share a name: the exported one is meant, else the first. */
static int find_fn(const struct elf_sym *s, void *u)
{
	struct find *q = u;

	if (!q->found || (s->exported && !q->ret->exported))
		*q->ret = *s;
	q->found = true;
	return 0;
}

int elf_file_find(struct elf_file *f, const char *name, struct elf_sym *ret)
{
	struct elf_sym sym;
	struct find q = { .name = name, .ret = &sym };
	int r = elf_file_symbols(f, find_want, find_fn, &q);

	if (r < 0)
		return r;
	if (!q.found)
		return -ENOENT;
	*ret = sym;
	return 0;
}

/* ---- the function at an address ------------------------------------------------------------------ */

/* A function of a symbol table. */
struct elf_func {
	uint64_t start, end; /* end == start: its length is not known */
	uint64_t reach;	     /* the largest end of those that stand before it, and its own */
	uint32_t name;	     /* in the table's strings */
	uint32_t nearest; /* 1 + the index of the last one up to here without a length; 0: there is none */
	bool global, exported;
};

static int add_func(struct elf_funcs *fs, const Elf64_Sym *s, bool exported)
{
	if (ELF64_ST_TYPE(s->st_info) != STT_FUNC || s->st_shndx == SHN_UNDEF ||
	    s->st_shndx == SHN_ABS || s->st_shndx == SHN_COMMON || !s->st_name ||
	    s->st_size > UINT64_MAX - s->st_value)
		return 0;
	if (fs->n == fs->cap) {
		size_t cap = fs->cap ? fs->cap * 2 : 256;
		struct elf_func *v = reallocarray(fs->v, cap, sizeof(*v));

		if (!v)
			return -ENOMEM;
		fs->v = v;
		fs->cap = cap;
	}
	fs->v[fs->n++] = (struct elf_func){
		.start = s->st_value,
		.end = s->st_value + s->st_size,
		.name = s->st_name,
		.global = ELF64_ST_BIND(s->st_info) == STB_GLOBAL,
		.exported = exported,
	};
	return 0;
}

/* Of those that begin at the same place the last one is the answer: a name that others may use is better known. */
static int by_func_start(const void *pa, const void *pb)
{
	const struct elf_func *a = pa, *b = pb;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	if (a->global != b->global)
		return a->global ? 1 : -1;
	if (a->exported != b->exported)
		return a->exported ? -1 : 1;
	return (a->name < b->name) - (a->name > b->name);
}

static int read_funcs(struct elf_file *f, Elf_Scn *scn, bool exported)
{
	Elf64_Sym syms[FUNCS_AT_ONCE];
	GElf_Shdr sh;

	if (!scn || !gelf_getshdr(scn, &sh) || sh.sh_entsize != sizeof(syms[0]) ||
	    sh.sh_size / sizeof(syms[0]) > MAX_SYMS || !in_file(f, sh.sh_offset, sh.sh_size))
		return 0;
	for (uint64_t at = 0, n = sh.sh_size / sizeof(syms[0]); at < n; at += FUNCS_AT_ONCE) {
		uint64_t some = n - at < FUNCS_AT_ONCE ? n - at : FUNCS_AT_ONCE;

		if (read_exact(f, syms, some * sizeof(syms[0]),
			       sh.sh_offset + at * sizeof(syms[0])) < 0)
			return 0;
		for (uint64_t i = 0; i < some; i++) {
			int r = add_func(&f->funcs, &syms[i], exported);

			if (r < 0)
				return r;
		}
	}
	return 0;
}

/* Neither the tables nor their strings are kept: a stack has few functions, and a file may have millions. */
static int load_funcs(struct elf_file *f)
{
	struct elf_funcs *fs = &f->funcs;
	uint64_t reach = 0;
	uint32_t nearest = 0;
	int r;

	if (fs->loaded)
		return 0;
	r = load_sections(f);
	if (r == 0)
		r = read_funcs(f, f->symtab.scn, false);
	if (r == 0)
		r = read_funcs(f, f->dynsym.scn, true);
	if (r < 0)
		return r;
	fs->loaded = true;
	if (fs->n)
		qsort(fs->v, fs->n, sizeof(*fs->v), by_func_start);
	for (size_t i = 0; i < fs->n; i++) {
		struct elf_func *c = &fs->v[i];

		if (c->end > reach)
			reach = c->end;
		if (c->end == c->start)
			nearest = (uint32_t)i + 1;
		c->reach = reach;
		c->nearest = nearest;
	}
	return 0;
}

/* The innermost function that covers vaddr, otherwise the nearest one before it whose length is not known. */
static const struct elf_func *func_at(const struct elf_funcs *fs, uint64_t vaddr)
{
	size_t low = 0, high = fs->n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (fs->v[mid].start <= vaddr)
			low = mid + 1;
		else
			high = mid;
	}
	if (!low)
		return NULL;
	for (size_t i = low; i-- > 0 && fs->v[i].reach > vaddr;)
		if (fs->v[i].end > vaddr)
			return &fs->v[i];
	return fs->v[low - 1].nearest ? &fs->v[fs->v[low - 1].nearest - 1] : NULL;
}

static int func_name(const struct elf_file *f, const struct elf_func *c,
		     char ret[static ELF_NAME_MAX])
{
	GElf_Shdr sh;
	Elf_Scn *scn = c->exported ? f->dynsym.scn : f->symtab.scn;
	char name[ELF_NAME_MAX];
	uint64_t left;
	long n;

	if (!gelf_getshdr(scn, &sh))
		return -ENOENT;
	scn = sh.sh_link ? elf_getscn(f->elf, sh.sh_link) : NULL;
	if (!scn || !gelf_getshdr(scn, &sh) || sh.sh_type != SHT_STRTAB || c->name >= sh.sh_size ||
	    !in_file(f, sh.sh_offset, sh.sh_size))
		return -ENOENT;
	left = sh.sh_size - c->name;
	n = read_some(f->fd, name, left < sizeof(name) ? left : sizeof(name),
		      sh.sh_offset + c->name);
	if (n <= 0)
		return -ENOENT;
	left = strnlen(name, (size_t)n);
	if (left == sizeof(name))
		return -ENOENT;
	name[left] = '\0';
	name[strcspn(name, "@")] = '\0';
	if (!name[0])
		return -ENOENT;
	memcpy(ret, name, left + 1);
	return 0;
}

int elf_file_function_at(struct elf_file *f, uint64_t vaddr, char ret_name[static ELF_NAME_MAX],
			 uint64_t *ret_start)
{
	const GElf_Phdr *p;
	const struct elf_func *c;
	uint64_t left;
	int r = load_funcs(f);

	if (r < 0)
		return r;
	p = segment_at(f, vaddr, PF_X, &left);
	c = p ? func_at(&f->funcs, vaddr) : NULL;
	if (!c || c->start < p->p_vaddr)
		return -ENOENT;
	r = func_name(f, c, ret_name);
	if (r < 0)
		return r;
	*ret_start = c->start;
	return 0;
}

bool elf_file_stripped(struct elf_file *f)
{
	return load_sections(f) < 0 || !f->symtab.scn;
}

/* ---- release ----------------------------------------------------------------------------------- */

int elf_file_sections(struct elf_file *f, int (*fn)(const struct elf_section *s, void *u), void *u)
{
	_cleanup_free_ char *names = NULL;
	Elf_Scn *scn = NULL;
	GElf_Shdr str, sh;
	size_t index;
	void *p;
	int r = load_sections(f);

	if (r < 0)
		return r;
	if (elf_getshdrstrndx(f->elf, &index) < 0 || index == 0)
		return 0;
	scn = elf_getscn(f->elf, index);
	if (!scn || !gelf_getshdr(scn, &str) || str.sh_type != SHT_STRTAB)
		return 0;
	r = read_alloc(f, str.sh_offset, str.sh_size, MAX_SHSTRTAB, &p);
	if (r < 0)
		return r;
	names = p;
	scn = NULL;
	while (!r && (scn = elf_nextscn(f->elf, scn)))
		if (gelf_getshdr(scn, &sh) && sh.sh_name < str.sh_size)
			r = fn(
				&(struct elf_section){
					.name = names + sh.sh_name,
					.vaddr = sh.sh_addr,
					.offset = sh.sh_offset,
					.size = sh.sh_size,
					.type = sh.sh_type,
					.flags = sh.sh_flags,
				},
				u);
	return r;
}

struct wanted {
	const char *name;
	struct elf_section section;
};

static int take_named(const struct elf_section *s, void *u)
{
	struct wanted *w = u;

	if (strcmp(s->name, w->name) != 0)
		return 0;
	w->section = *s;
	return 1;
}

/* Reads "2026.2.0" (two to four numbers) at s; returns its length, 0 if there is none. */
static size_t parse_version(const char *s, unsigned ret[static 4])
{
	unsigned v[4] = { 0 };
	size_t at = 0, end = 0, n = 0;

	while (n < 4) {
		size_t digits = strspn(s + at, "0123456789");

		if (digits == 0 || digits > 8)
			break;
		v[n++] = (unsigned)strtoul(s + at, NULL, 10);
		end = at + digits;
		if (s[end] != '.')
			break;
		at = end + 1;
	}
	if (n < 2 || end >= MAX_RELEASE)
		return 0;
	memcpy(ret, v, sizeof(v));
	return end;
}

static bool version_above(const unsigned a[static 4], const unsigned b[static 4])
{
	for (int i = 0; i < 4; i++)
		if (a[i] != b[i])
			return a[i] > b[i];
	return false;
}

/*
 * .comment is a sequence of strings, one for each compiler that made a part of the object. There may be
 * several releases (static libraries of an older one); the newest is that of the object.
 */
static void parse_comment(const char *text, size_t len, char ret[static MAX_RELEASE])
{
	static const char mark[] = "oneAPI DPC++/C++ Compiler ";
	unsigned best[4] = { 0 }, v[4];

	for (size_t at = 0; at < len; at += strlen(text + at) + 1) {
		const char *p = strstr(text + at, mark);
		size_t n;

		if (!p)
			continue;
		p += sizeof(mark) - 1;
		n = parse_version(p, v);
		if (n == 0 || !version_above(v, best))
			continue;
		memcpy(best, v, sizeof(best));
		memcpy(ret, p, n);
		ret[n] = '\0';
	}
}

const char *elf_file_release(struct elf_file *f)
{
	_cleanup_free_ char *text = NULL;
	struct wanted w = { .name = ".comment" };
	const struct elf_section *s = &w.section;
	void *p;

	if (f->release_known)
		return f->release;
	f->release_known = true;
	if (elf_file_sections(f, take_named, &w) <= 0)
		return f->release;
	if (s->type != SHT_PROGBITS || (s->flags & SHF_COMPRESSED))
		return f->release;
	if (read_alloc(f, s->offset, s->size, MAX_COMMENT, &p) < 0)
		return f->release;
	text = p;
	parse_comment(text, s->size, f->release);
	return f->release;
}

unsigned elf_release_number(const char *release)
{
	char *end;
	unsigned long major = strtoul(release, &end, 10), minor;

	if (end == release || *end != '.' || major < 2000 || major > 2999)
		return 0;
	release = end + 1;
	minor = strtoul(release, &end, 10);
	if (end == release || minor > 99)
		return 0;
	return (unsigned)(major * 100 + minor);
}

/* ---- debug information ------------------------------------------------------------------------- */

#define MAX_DEBUG_SHDRS	   1024	       /* libdw asks for the name of each */
#define MAX_DEBUG_SHSTRTAB (64U << 10) /* bytes; and looks through all names for each */

/* Compressed sections are not inflated, because the file determines their size, and other files are not opened. */
static bool is_refused_section(const char *name, const GElf_Shdr *sh)
{
	if (!strncmp(name, ".zdebug", 7) || !strcmp(name, ".gnu_debugaltlink"))
		return true;
	return !strncmp(name, ".debug_", 7) && (sh->sh_flags & SHF_COMPRESSED);
}

static bool is_needed(const char *name)
{
	static const char *const needed[] = { "info",	"abbrev",   "line", "line_str",	  "str",
					      "ranges", "rnglists", "addr", "str_offsets" };

	if (strncmp(name, ".debug_", 7))
		return false;
	for (size_t i = 0; i < ARRAY_SIZE(needed); i++)
		if (!strcmp(name + 7, needed[i]))
			return true;
	return false;
}

static int load_section_names(struct elf_file *f, char **ret)
{
	GElf_Shdr sh;
	size_t index, n;
	Elf_Scn *scn;
	void *p;
	int r;

	if (elf_getshdrnum(f->elf, &n) < 0 || n > MAX_DEBUG_SHDRS ||
	    elf_getshdrstrndx(f->elf, &index) < 0 || index == 0)
		return -ENOENT;
	scn = elf_getscn(f->elf, index);
	if (!scn || !gelf_getshdr(scn, &sh) || sh.sh_type != SHT_STRTAB ||
	    (sh.sh_flags & SHF_COMPRESSED))
		return -ENOENT;
	r = image_load(f, sh.sh_offset, sh.sh_size < MAX_DEBUG_SHSTRTAB ? sh.sh_size : 0);
	if (r < 0)
		return r;
	/* Computed from what libdw will see, not from the file, which may have changed. */
	p = calloc(1, MAX_DEBUG_SHSTRTAB + 1);
	if (!p)
		return -ENOMEM;
	if (sh.sh_size < MAX_DEBUG_SHSTRTAB)
		memcpy(p, f->image + sh.sh_offset, sh.sh_size);
	*ret = p;
	return 0;
}

static int load_debug(struct elf_file *f, const char *names, uint64_t max, uint64_t *ret_bytes)
{
	Elf_Scn *scn = NULL;
	uint64_t bytes = 0;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(f->elf, scn))) {
		const char *name;
		int r;

		if (!gelf_getshdr(scn, &sh) || sh.sh_name >= MAX_DEBUG_SHSTRTAB)
			return -ENOENT;
		name = names + sh.sh_name;
		if (is_refused_section(name, &sh))
			return -ENOENT;
		if (!is_needed(name) || sh.sh_type != SHT_PROGBITS)
			continue;
		if (sh.sh_size > max - bytes)
			return -EFBIG;
		r = image_load(f, sh.sh_offset, sh.sh_size);
		if (r < 0)
			return r;
		bytes += sh.sh_size;
	}
	*ret_bytes = bytes;
	return bytes ? 0 : -ENOENT;
}

int elf_file_debug(struct elf_file *f, uint64_t max, struct Elf **ret, uint64_t *ret_bytes)
{
	_cleanup_free_ char *names = NULL;
	int r;

	r = load_sections(f);
	if (r == 0)
		r = load_section_names(f, &names);
	if (r == 0)
		r = load_debug(f, names, max, ret_bytes);
	if (r == -EINVAL)
		return -ENOENT;
	if (r < 0)
		return r;
	*ret = f->elf;
	return 0;
}

void elf_file_keep(struct elf_file *f, void *kept, void (*done)(void *kept))
{
	if (f->kept)
		f->kept_done(f->kept);
	f->kept = kept;
	f->kept_done = done;
}

void *elf_file_kept(const struct elf_file *f)
{
	return f->kept;
}
