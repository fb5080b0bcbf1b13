// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * functions.c - the function at an address: an index of all functions of both tables by where they begin.
 *
 * Neither the tables nor their strings are kept: a stack has few functions, and a file may have millions.
 */
#include "elf/functions.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "base/search.h"
#include "elf/elf_inside.h"

#define FUNCS_AT_ONCE 512 /* symbols that are read at a time */

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
	if (GROW_ROOM(fs->v, fs->n, fs->cap, 256) < 0)
		return -ENOMEM;
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
	    sh.sh_size / sizeof(syms[0]) > MAX_SYMS || !elf_in_file(f, sh.sh_offset, sh.sh_size))
		return 0;
	for (uint64_t at = 0, n = sh.sh_size / sizeof(syms[0]); at < n; at += FUNCS_AT_ONCE) {
		uint64_t some = n - at < FUNCS_AT_ONCE ? n - at : FUNCS_AT_ONCE;

		if (elf_read_exact(f, syms, some * sizeof(syms[0]),
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

static int load_funcs(struct elf_file *f)
{
	struct elf_funcs *fs = &f->funcs;
	uint64_t reach = 0;
	uint32_t nearest = 0;
	int r;

	if (fs->loaded)
		return 0;
	r = elf_load_sections(f);
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
	const size_t low = SEARCH_UP_TO(fs->v, fs->n, start, vaddr);

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
	    !elf_in_file(f, sh.sh_offset, sh.sh_size))
		return -ENOENT;
	left = sh.sh_size - c->name;
	n = elf_read_some(f->fd, name, left < sizeof(name) ? left : sizeof(name),
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
	p = elf_segment_at(f, vaddr, PF_X, &left);
	c = p ? func_at(&f->funcs, vaddr) : NULL;
	if (!c || c->start < p->p_vaddr)
		return -ENOENT;
	r = func_name(f, c, ret_name);
	if (r < 0)
		return r;
	*ret_start = c->start;
	return 0;
}
