// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * symbols.c - the functions and data objects that both symbol tables name.
 *
 * A table is read when it is first needed, with its strings in one piece; then a symbol costs one gelf_getsym(), one
 * bounded strnlen and the caller's want(). elf_file.c says why elf_strptr() is not used.
 */
#include "elf/symbols.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "elf/elf_inside.h"

#define MAX_STRTAB (128UL << 20) /* bytes */
#define MAX_NAME   512		 /* no API has longer names */
#define MAX_WANTED (1 << 18)	 /* symbols that one question may select */

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

/* ---- tables ------------------------------------------------------------------------------------ */

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
	r = elf_read_alloc(f, sh.sh_offset, sh.sh_size, MAX_STRTAB, &p);
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
	r = elf_image_load(f, sh.sh_offset, n * sizeof(Elf64_Sym));
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
	int r = elf_load_sections(f);

	if (r == 0)
		r = load_symtab(f, &f->dynsym);
	return r < 0 ? r : load_symtab(f, &f->symtab);
}

/* ---- questions --------------------------------------------------------------------------------- */

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
	if (GROW_ROOM(h->v, h->n, h->cap, 256) < 0)
		return -ENOMEM;
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
	const GElf_Phdr *p = elf_segment_at(f, h->vaddr, h->is_func ? PF_X : 0, &left);

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
	return elf_load_sections(f) < 0 || !f->symtab.scn;
}
