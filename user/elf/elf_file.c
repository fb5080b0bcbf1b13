// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.c - reads the few parts of an ELF object that the tracer needs.
 *
 * Why not libelf? It is made for files that one trusts to be sane. What matters here is that a file
 * of an unknown process, which may be sparse, terabytes long, or rewritten while we look, costs
 * bounded memory and time. libelf sizes its section array from a count in the file (a sparse file may
 * claim billions) before a caller can see that count, and reads some headers more than once. What we
 * need of the format is four fixed structures, which <elf.h> declares, in one class and byte order.
 * So every part is read once, by pread, into memory of our own; its length was checked against a
 * limit and against the size that the file had when it was opened. From then on only the copy is
 * looked at: a file that changes later can make us see nonsense (which the checks catch, or which is
 * harmless), never fault or loop.
 *
 * Why not a mapping? Truncating a mapped file makes reading it raise SIGBUS.
 *
 * Speed matters because system-wide tracing looks at every object that any process maps. Headers are
 * three small reads. Symbol tables are read when first asked for, each with its strings in one piece;
 * then a symbol costs one bounded strnlen and the caller's want(). The versions that linkers append
 * in .symtab ("name@@VERSION") are cut once for the whole string table.
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "elf/elf_file.h"

#define MAX_PHDRS    512
#define MAX_SHDRS    (1 << 16)
#define MAX_SYMS     (4 << 20)	   /* of one table */
#define MAX_STRTAB   (128UL << 20) /* bytes */
#define MAX_SHSTRTAB (4UL << 20)   /* bytes */
#define MAX_COMMENT  (64UL << 10)  /* bytes */
#define MAX_NAME     512	   /* longer names are no API's */
#define MAX_WANTED   (1 << 18)	   /* symbols that one question may select */
#define MAX_RELEASE  24

struct symtab {
	bool loaded;
	bool unusable;
	const Elf64_Shdr *sh; /* NULL: the file has none */
	Elf64_Sym *sym;
	size_t nsym;
	char *str; /* NUL-terminated beyond its last byte */
	size_t nstr;
};

struct elf_file {
	int fd;
	uint64_t size;
	Elf64_Ehdr eh;
	Elf64_Phdr *ph;
	size_t nph;
	Elf64_Shdr *sh;
	size_t nsh;
	size_t shstrndx;
	struct symtab dynsym, symtab;
	bool release_known;
	char release[MAX_RELEASE];
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
		ssize_t n = pread(fd, (char *)buf + done, len - done, (off_t)(off + done));

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -errno;
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
	r = read_exact(f, buf, len, off);
	if (r < 0)
		return r;
	buf[len] = '\0';
	*ret = TAKE_PTR(buf);
	return 0;
}

/* ---- headers ----------------------------------------------------------------------------------- */

static int read_ehdr(struct elf_file *f)
{
	const unsigned char *id = f->eh.e_ident;
	long n = read_some(f->fd, &f->eh, sizeof(f->eh), 0);

	if (n < 0)
		return (int)n;
	if (n < SELFMAG || memcmp(id, ELFMAG, SELFMAG))
		return -ENOEXEC;
	if (n < EI_NIDENT)
		return -EINVAL;
	if (id[EI_CLASS] != ELFCLASS64 || id[EI_DATA] != ELFDATA2LSB)
		return -ENOTSUP;
	if (n < (long)sizeof(f->eh))
		return -EINVAL;
	if (f->eh.e_machine != EM_X86_64)
		return -ENOTSUP;
	if (f->eh.e_type != ET_EXEC && f->eh.e_type != ET_DYN)
		return -ENOEXEC;
	return id[EI_VERSION] == EV_CURRENT ? 0 : -EINVAL;
}

static int read_phdrs(struct elf_file *f)
{
	size_t n = f->eh.e_phnum;
	void *p;
	int r;

	if (n == 0 || n > MAX_PHDRS || f->eh.e_phentsize != sizeof(Elf64_Phdr))
		return -EINVAL;
	r = read_alloc(f, f->eh.e_phoff, n * sizeof(Elf64_Phdr), SIZE_MAX, &p);
	if (r < 0)
		return r;
	f->ph = p;
	f->nph = n;
	return 0;
}

/* More than 65279 sections, or a late name table, are told by section 0. */
static int section_counts(struct elf_file *f, uint64_t *ret_n, uint64_t *ret_strndx)
{
	uint64_t n = f->eh.e_shnum, strndx = f->eh.e_shstrndx;
	Elf64_Shdr first;
	int r;

	if (n == 0 || strndx == SHN_XINDEX) {
		r = read_exact(f, &first, sizeof(first), f->eh.e_shoff);
		if (r < 0)
			return r;
		if (n == 0)
			n = first.sh_size;
		if (strndx == SHN_XINDEX)
			strndx = first.sh_link;
	}
	*ret_n = n;
	*ret_strndx = strndx;
	return 0;
}

/*
 * A file without usable section headers is still a file that can be mapped and run: it has no
 * symbols for us, that is all.
 */
static int read_shdrs(struct elf_file *f)
{
	uint64_t n, strndx;
	void *p;
	int r;

	if (f->eh.e_shoff == 0 || f->eh.e_shentsize != sizeof(Elf64_Shdr))
		return 0;
	if (section_counts(f, &n, &strndx) < 0 || n == 0 || n > MAX_SHDRS)
		return 0;
	r = read_alloc(f, f->eh.e_shoff, n * sizeof(Elf64_Shdr), SIZE_MAX, &p);
	if (r == -EINVAL)
		return 0;
	if (r < 0)
		return r;
	f->sh = p;
	f->nsh = n;
	f->shstrndx = strndx < n ? strndx : 0;
	return 0;
}

static const Elf64_Shdr *section_of_type(const struct elf_file *f, uint32_t type)
{
	for (size_t i = 1; i < f->nsh; i++)
		if (f->sh[i].sh_type == type)
			return &f->sh[i];
	return NULL;
}

int elf_file_open(int fd, struct elf_file **ret)
{
	struct elf_file *f;
	struct stat st;
	int r;

	if (fstat(fd, &st) < 0)
		return -errno;
	if (!S_ISREG(st.st_mode))
		return -ENOEXEC;
	f = calloc(1, sizeof(*f));
	if (!f)
		return -ENOMEM;
	f->size = (uint64_t)st.st_size;
	f->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	r = f->fd < 0 ? -errno : read_ehdr(f);
	if (r == 0)
		r = read_phdrs(f);
	if (r == 0)
		r = read_shdrs(f);
	if (r < 0) {
		elf_file_free(f);
		return r;
	}
	f->dynsym.sh = section_of_type(f, SHT_DYNSYM);
	f->symtab.sh = section_of_type(f, SHT_SYMTAB);
	*ret = f;
	return 0;
}

struct elf_file *elf_file_free(struct elf_file *f)
{
	if (!f)
		return NULL;
	if (f->fd >= 0)
		close(f->fd);
	free(f->ph);
	free(f->sh);
	free(f->dynsym.sym);
	free(f->dynsym.str);
	free(f->symtab.sym);
	free(f->symtab.str);
	free(f);
	return NULL;
}

/* ---- addresses --------------------------------------------------------------------------------- */

/* The loadable segment whose file bytes hold vaddr; *ret_left is what it has from there on. */
static const Elf64_Phdr *segment_at(const struct elf_file *f, uint64_t vaddr, uint32_t flags,
				    uint64_t *ret_left)
{
	for (size_t i = 0; i < f->nph; i++) {
		const Elf64_Phdr *p = &f->ph[i];

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
	const Elf64_Phdr *p = segment_at(f, vaddr, PF_X, &left);

	if (!p)
		return -ENOENT;
	*ret = p->p_offset + (vaddr - p->p_vaddr);
	return 0;
}

long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len)
{
	uint64_t left;
	const Elf64_Phdr *p = segment_at(f, vaddr, 0, &left);

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

static int load_strings(struct elf_file *f, struct symtab *t)
{
	const Elf64_Shdr *str;
	void *p;
	int r;

	if (t->sh->sh_link == 0 || t->sh->sh_link >= f->nsh)
		return -EINVAL;
	str = &f->sh[t->sh->sh_link];
	if (str->sh_type != SHT_STRTAB)
		return -EINVAL;
	r = read_alloc(f, str->sh_offset, str->sh_size, MAX_STRTAB, &p);
	if (r < 0)
		return r;
	free(t->str);
	t->str = p;
	t->nstr = str->sh_size;
	cut_versions(t->str, t->nstr);
	return 0;
}

/* Reads a table and its strings; -EINVAL, -EFBIG: it is broken, or too big for us. */
static int read_symtab(struct elf_file *f, struct symtab *t)
{
	size_t n = t->sh->sh_size / sizeof(Elf64_Sym);
	void *p;
	int r;

	if (t->sh->sh_entsize != sizeof(Elf64_Sym))
		return -EINVAL;
	if (n > MAX_SYMS)
		return -EFBIG;
	r = load_strings(f, t);
	if (r < 0)
		return r;
	r = read_alloc(f, t->sh->sh_offset, t->sh->sh_size, SIZE_MAX, &p);
	if (r < 0)
		return r;
	t->sym = p;
	t->nsym = n;
	return 0;
}

/* A table that can't be used counts as empty, so that the other one still serves. */
static int load_symtab(struct elf_file *f, struct symtab *t)
{
	int r;

	if (t->loaded || !t->sh)
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
	int r = load_symtab(f, &f->dynsym);

	return r < 0 ? r : load_symtab(f, &f->symtab);
}

/* A defined function or data object with a name of sane length, or NULL. */
static const char *usable_name(const struct symtab *t, const Elf64_Sym *s)
{
	unsigned type = ELF64_ST_TYPE(s->st_info);
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

static int add_hit(struct hits *h, const char *name, const Elf64_Sym *s, bool exported)
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
		.is_func = ELF64_ST_TYPE(s->st_info) == STT_FUNC,
	};
	return 0;
}

static int collect(const struct symtab *t, bool exported, bool (*want)(const char *, void *),
		   void *u, struct hits *h)
{
	for (size_t i = 0; i < t->nsym; i++) {
		const char *name = usable_name(t, &t->sym[i]);
		int r;

		if (!name || !want(name, u))
			continue;
		r = add_hit(h, name, &t->sym[i], exported);
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

/* False: the symbol lies in no segment that could hold it. */
static bool resolve(const struct elf_file *f, const struct hit *h, struct elf_sym *ret)
{
	uint64_t left = 0;
	const Elf64_Phdr *p = segment_at(f, h->vaddr, h->is_func ? PF_X : 0, &left);

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

bool elf_file_stripped(struct elf_file *f)
{
	return !f->symtab.sh;
}

/* ---- release ----------------------------------------------------------------------------------- */

static const Elf64_Shdr *section_named(const struct elf_file *f, const char *name)
{
	_cleanup_free_ char *names = NULL;
	const Elf64_Shdr *str;
	void *p;

	if (f->shstrndx == 0)
		return NULL;
	str = &f->sh[f->shstrndx];
	if (str->sh_type != SHT_STRTAB)
		return NULL;
	if (read_alloc(f, str->sh_offset, str->sh_size, MAX_SHSTRTAB, &p) < 0)
		return NULL;
	names = p;
	for (size_t i = 1; i < f->nsh; i++)
		if (f->sh[i].sh_name < str->sh_size && !strcmp(names + f->sh[i].sh_name, name))
			return &f->sh[i];
	return NULL;
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
 * .comment is a row of strings, one a compiler that had a part in the object. Several releases may be
 * there (static libraries of an older one): the newest linked it.
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
	const Elf64_Shdr *sh;
	void *p;

	if (f->release_known)
		return f->release;
	f->release_known = true;
	sh = section_named(f, ".comment");
	if (!sh || sh->sh_type != SHT_PROGBITS || (sh->sh_flags & SHF_COMPRESSED))
		return f->release;
	if (read_alloc(f, sh->sh_offset, sh->sh_size, MAX_COMMENT, &p) < 0)
		return f->release;
	text = p;
	parse_comment(text, sh->sh_size, f->release);
	return f->release;
}
