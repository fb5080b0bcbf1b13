// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines.c - source lines and inlined functions, by libdw.
 *
 * DWARF's debug information is too much to read by hand. libdw does it well for files that compilers
 * made; these may be made by anyone. So it never opens a file: it gets the image of elf_file.c, with
 * sections of bounded length in memory that cannot change. It is only asked what it answers without
 * recursion: its own search for scopes goes as deep as the entries are nested, which may be a million.
 * The tree is walked here instead, to a bounded depth, once a unit, and the ranges of functions are
 * kept. Units whose information lies in other files (.dwo) are left out: libdw would open whatever
 * path they name.
 */
#include "elf/lines.h"

#include <dwarf.h>
#include <elfutils/libdw.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "elf/demangle.h"

#define BYTES_MAX  (256UL << 20) /* of debug sections of a file */
#define UNITS_MAX  65536
#define DIES_MAX   (1U << 20) /* entries looked at in a unit */
#define RANGES_MAX (1U << 18) /* of a unit's functions */
#define DEPTH_MAX  64

struct range {
	uint64_t low, high;
	Dwarf_Off die;
	unsigned depth;
};

struct unit {
	Dwarf_Off die;
	bool walked;
	struct range *ranges;
	size_t n, cap;
};

/* What is kept with an elf_file. */
struct lines {
	Dwarf *dwarf; /* NULL: nothing to be had */
	struct unit *units;
	size_t n, cap;
};

static void lines_done(void *kept)
{
	struct lines *l = kept;

	for (size_t i = 0; i < l->n; i++)
		free(l->units[i].ranges);
	free(l->units);
	if (l->dwarf)
		dwarf_end(l->dwarf);
	free(l);
}

static int add_unit(struct lines *l, Dwarf_Off die)
{
	if (l->n == l->cap) {
		size_t cap = l->cap ? l->cap * 2 : 16;
		struct unit *units = reallocarray(l->units, cap, sizeof(*units));

		if (!units)
			return -ENOMEM;
		l->units = units;
		l->cap = cap;
	}
	l->units[l->n++] = (struct unit){ .die = die };
	return 0;
}

static bool is_split(Dwarf_Die *cu)
{
	return dwarf_hasattr(cu, DW_AT_GNU_dwo_name) || dwarf_hasattr(cu, DW_AT_dwo_name);
}

static int list_units(struct lines *l)
{
	Dwarf_Off at = 0, next;
	size_t head;

	while (l->n < UNITS_MAX && dwarf_next_unit(l->dwarf, at, &next, &head, NULL, NULL, NULL,
						   NULL, NULL, NULL) == 0) {
		Dwarf_Die cu;
		int r;

		if (next <= at)
			break;
		if (dwarf_offdie(l->dwarf, at + head, &cu) &&
		    dwarf_tag(&cu) == DW_TAG_compile_unit && !is_split(&cu)) {
			r = add_unit(l, at + head);
			if (r < 0)
				return r;
		}
		at = next;
	}
	return 0;
}

static int get_lines(struct elf_file *f, uint64_t *budget, struct lines **ret)
{
	struct lines *l = elf_file_kept(f);
	uint64_t bytes;
	Elf *elf;
	int r;

	if (l) {
		*ret = l;
		return 0;
	}
	l = calloc(1, sizeof(*l));
	if (!l)
		return -ENOMEM;
	elf_file_keep(f, l, lines_done);
	*ret = l;
	r = elf_file_debug(f, *budget < BYTES_MAX ? *budget : BYTES_MAX, &elf, &bytes);
	if (r < 0)
		return r == -ENOMEM ? r : 0;
	*budget -= bytes;
	l->dwarf = dwarf_begin_elf(elf, DWARF_C_READ, NULL);
	return l->dwarf ? list_units(l) : 0;
}

/* ---- the functions of a unit --------------------------------------------------------------------- */

static int add_range(struct unit *u, uint64_t low, uint64_t high, Dwarf_Off die, unsigned depth)
{
	if (low >= high || u->n == RANGES_MAX)
		return 0;
	if (u->n == u->cap) {
		size_t cap = u->cap ? u->cap * 2 : 64;
		struct range *ranges = reallocarray(u->ranges, cap, sizeof(*ranges));

		if (!ranges)
			return -ENOMEM;
		u->ranges = ranges;
		u->cap = cap;
	}
	u->ranges[u->n++] = (struct range){ low, high, die, depth };
	return 0;
}

/* 1: it has code. */
static int take_ranges(struct unit *u, Dwarf_Die *die, unsigned depth)
{
	Dwarf_Addr base, low, high;
	ptrdiff_t at = 0;
	size_t before = u->n;

	while (u->n < RANGES_MAX && (at = dwarf_ranges(die, at, &base, &low, &high)) > 0) {
		int r = add_range(u, low, high, dwarf_dieoffset(die), depth);

		if (r < 0)
			return r;
	}
	return u->n > before;
}

/* 1: functions may be inside. */
static int visit(struct unit *u, Dwarf_Die *die, unsigned depth, bool in_function)
{
	switch (dwarf_tag(die)) {
	case DW_TAG_subprogram:
	case DW_TAG_inlined_subroutine:
		return take_ranges(u, die, depth);
	case DW_TAG_namespace:
	case DW_TAG_module:
	case DW_TAG_lexical_block:
		return 1;
	case DW_TAG_class_type:
	case DW_TAG_structure_type:
		/* Those of a function, as lambdas are; the others' functions stand outside of them. */
		return in_function;
	default:
		return 0;
	}
}

static bool path_has_function(Dwarf_Die *path, unsigned depth)
{
	while (depth--)
		if (dwarf_tag(&path[depth]) == DW_TAG_subprogram)
			return true;
	return false;
}

static int walk_unit(struct lines *l, struct unit *u)
{
	Dwarf_Die path[DEPTH_MAX];
	unsigned depth = 0, seen = 0;

	u->walked = true;
	if (!dwarf_offdie(l->dwarf, u->die, &path[0]) || dwarf_child(&path[0], &path[0]) != 0)
		return 0;
	while (seen++ < DIES_MAX) {
		int r = visit(u, &path[depth], depth, path_has_function(path, depth));

		if (r < 0)
			return r;
		if (r > 0 && depth + 1 < DEPTH_MAX &&
		    dwarf_child(&path[depth], &path[depth + 1]) == 0) {
			depth++;
			continue;
		}
		while (dwarf_siblingof(&path[depth], &path[depth]) != 0) {
			if (!depth)
				return 0;
			depth--;
		}
	}
	return 0;
}

/* ---- an address ---------------------------------------------------------------------------------- */

static int by_depth(const void *pa, const void *pb)
{
	const struct range *a = pa, *b = pb;

	return (b->depth > a->depth) - (b->depth < a->depth);
}

/* The functions around vaddr, the innermost first. */
static unsigned find_ranges(const struct unit *u, uint64_t vaddr,
			    struct range ret[static LINES_MAX])
{
	unsigned n = 0;

	for (size_t i = 0; i < u->n && n < LINES_MAX; i++)
		if (vaddr >= u->ranges[i].low && vaddr < u->ranges[i].high)
			ret[n++] = u->ranges[i];
	if (n > 1)
		qsort(ret, n, sizeof(*ret), by_depth);
	return n;
}

static void put_text(char *to, size_t size, const char *text)
{
	size_t len = text ? strnlen(text, size - 1) : 0;

	if (len)
		memcpy(to, text, len);
	to[len] = '\0';
}

static void put_name(Dwarf_Die *die, char *ret)
{
	Dwarf_Attribute attr;
	const char *name = NULL;

	if (dwarf_attr_integrate(die, DW_AT_linkage_name, &attr) ||
	    dwarf_attr_integrate(die, DW_AT_MIPS_linkage_name, &attr))
		name = dwarf_formstring(&attr);
	if (name)
		demangle(name, ret, LINES_NAME_MAX);
	else
		put_text(ret, LINES_NAME_MAX, dwarf_diename(die));
}

/* Where the inlined function was called, which is a line of the function around it. */
static void put_call(Dwarf_Die *cu, Dwarf_Die *die, struct lines_frame *ret)
{
	Dwarf_Attribute attr;
	Dwarf_Files *files;
	Dwarf_Word file, line;
	size_t n;

	if (dwarf_formudata(dwarf_attr(die, DW_AT_call_line, &attr), &line) ||
	    dwarf_formudata(dwarf_attr(die, DW_AT_call_file, &attr), &file) ||
	    dwarf_getsrcfiles(cu, &files, &n) || file >= n)
		return;
	put_text(ret->file, sizeof(ret->file), dwarf_filesrc(files, file, NULL, NULL));
	ret->line = (uint32_t)line;
}

static void put_line(Dwarf_Die *cu, uint64_t vaddr, struct lines_frame *ret)
{
	Dwarf_Line *line = dwarf_getsrc_die(cu, vaddr);
	int number = 0;

	if (!line)
		return;
	put_text(ret->file, sizeof(ret->file), dwarf_linesrc(line, NULL, NULL));
	dwarf_lineno(line, &number);
	ret->line = number > 0 ? (uint32_t)number : 0;
}

static unsigned describe(struct lines *l, const struct unit *u, uint64_t vaddr,
			 struct lines_frame ret[static LINES_MAX])
{
	struct range in[LINES_MAX];
	unsigned n = find_ranges(u, vaddr, in);
	Dwarf_Die cu, die;

	if (!dwarf_offdie(l->dwarf, u->die, &cu))
		return 0;
	for (unsigned i = 0; i < n || !i; i++)
		ret[i] = (struct lines_frame){ 0 };
	put_line(&cu, vaddr, &ret[0]);
	/* In no function that we know, but a line is a line. */
	if (!n)
		return ret[0].line ? 1 : 0;
	for (unsigned i = 0; i < n; i++) {
		if (!dwarf_offdie(l->dwarf, in[i].die, &die))
			continue;
		put_name(&die, ret[i].function);
		if (dwarf_tag(&die) != DW_TAG_inlined_subroutine)
			return i + 1;
		if (i + 1 < n)
			put_call(&cu, &die, &ret[i + 1]);
	}
	return n;
}

int lines_at(struct elf_file *f, uint64_t vaddr, uint64_t *budget,
	     struct lines_frame ret[static LINES_MAX], unsigned *ret_n)
{
	struct lines *l;
	int r;

	*ret_n = 0;
	r = get_lines(f, budget, &l);
	if (r < 0)
		return r;
	for (size_t i = 0; i < l->n && !*ret_n; i++) {
		struct unit *u = &l->units[i];
		Dwarf_Die cu;

		if (!dwarf_offdie(l->dwarf, u->die, &cu) || dwarf_haspc(&cu, vaddr) != 1)
			continue;
		r = u->walked ? 0 : walk_unit(l, u);
		if (r < 0)
			return r;
		*ret_n = describe(l, u, vaddr, ret);
	}
	return 0;
}
