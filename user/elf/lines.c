// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines.c - finds source lines and inlined functions, with libdw.
 *
 * DWARF is too complex to be read by code of our own. libdw reads it well in files that compilers made,
 * but these files may be made by anyone. libdw therefore never opens a file: it gets the image of
 * elf_file.c, with sections of bounded length in memory that cannot change. Only functions of libdw that
 * don't recurse are used: its own search for scopes recurses as deep as the entries are nested, which may
 * be a million. Instead, the tree is walked here, to a bounded depth, once for each unit, and the ranges of
 * functions are kept. Units whose information is in other files (.dwo) are left out, because libdw would
 * open any path that they name.
 *
 * This bounds neither the time nor the memory that libdw takes: a byte of a line table may become a row of 100 bytes, a
 * unit's table is only read as a whole, and where memory ends, so does the process (LINES_NO_MEMORY). Therefore
 * this is only for a process of its own (peek/namer.c).
 */
#include "elf/lines.h"

#include <dwarf.h>
#include <elfutils/libdw.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/grow.h"
#include "base/search.h"
#include "elf/debug.h"
#include "elf/demangle.h"

#define BYTES_MAX  (64UL << 20) /* of debug sections of a file */
#define UNITS_MAX  65536
#define PLACES_MAX (1U << 20) /* ranges of all units of a file */
#define DIES_MAX   (1U << 20) /* entries looked at in a unit */
#define RANGES_MAX (1U << 18) /* of a unit's functions */
#define KEPT_MAX   (1U << 20) /* of the functions of all units */
#define BACK_MAX   64	      /* ranges of units that are looked at for one address */
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
	size_t n;
};

/* Code of a unit. */
struct place {
	uint64_t low, high;
	uint32_t unit;
};

/* Kept with an elf_file. */
struct lines {
	int error;    /* of reading it */
	Dwarf *dwarf; /* NULL: there is no usable debug information */
	struct unit *units;
	size_t n;
	struct place *places; /* by address */
	size_t nplaces;
	size_t kept; /* ranges of functions */
};

static void lines_done(void *kept)
{
	struct lines *l = kept;

	for (size_t i = 0; i < l->n; i++)
		free(l->units[i].ranges);
	free(l->units);
	free(l->places);
	if (l->dwarf)
		dwarf_end(l->dwarf);
	free(l);
}

static bool is_split(Dwarf_Die *cu)
{
	return dwarf_hasattr(cu, DW_AT_GNU_dwo_name) || dwarf_hasattr(cu, DW_AT_dwo_name);
}

static int add_unit(struct lines *l, Dwarf_Die *cu, Dwarf_Off die)
{
	Dwarf_Addr base, low, high;
	ptrdiff_t at = 0;

	while (l->nplaces < PLACES_MAX && (at = dwarf_ranges(cu, at, &base, &low, &high)) > 0) {
		if (low >= high)
			continue;
		if (GROW_APPEND(l->places, l->nplaces,
				(struct place){ low, high, (uint32_t)l->n }) < 0)
			return -ENOMEM;
	}
	return GROW_APPEND(l->units, l->n, (struct unit){ .die = die });
}

static int by_low(const void *pa, const void *pb)
{
	const struct place *a = pa, *b = pb;

	return COMPARE_UP(a->low, b->low) ?: COMPARE_DOWN(a->unit, b->unit);
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
			r = add_unit(l, &cu, at + head);
			if (r < 0)
				return r;
		}
		at = next;
	}
	if (l->nplaces)
		qsort(l->places, l->nplaces, sizeof(*l->places), by_low);
	return 0;
}

__attribute__((noreturn)) static void no_memory(void)
{
	_exit(LINES_NO_MEMORY);
}

static int load(struct elf_file *f, struct lines *l)
{
	uint64_t bytes;
	Elf *elf;
	int r;

	r = elf_file_debug(f, BYTES_MAX, &elf, &bytes);
	if (r == -ENOMEM || r == -EFBIG)
		return r;
	if (r < 0)
		return 0;
	l->dwarf = dwarf_begin_elf(elf, DWARF_C_READ, NULL);
	if (!l->dwarf)
		return 0;
	dwarf_new_oom_handler(l->dwarf, no_memory);
	return list_units(l);
}

static int get_lines(struct elf_file *f, struct lines **ret)
{
	struct lines *l = elf_file_kept(f);

	if (!l) {
		l = calloc(1, sizeof(*l));
		if (!l)
			return -ENOMEM;
		elf_file_keep(f, l, lines_done);
		l->error = load(f, l);
	}
	*ret = l;
	return l->error;
}

/* ---- the functions of a unit --------------------------------------------------------------------- */

static int add_range(struct lines *l, struct unit *u, struct range range)
{
	if (range.low >= range.high)
		return 0;
	if (GROW_APPEND(u->ranges, u->n, range) < 0)
		return -ENOMEM;
	l->kept++;
	return 0;
}

/* 1: it has code. */
static int take_ranges(struct lines *l, struct unit *u, Dwarf_Die *die, unsigned depth)
{
	Dwarf_Addr base, low, high;
	ptrdiff_t at = 0;
	size_t before = u->n;

	while (u->n < RANGES_MAX && l->kept < KEPT_MAX &&
	       (at = dwarf_ranges(die, at, &base, &low, &high)) > 0) {
		int r = add_range(l, u, (struct range){ low, high, dwarf_dieoffset(die), depth });

		if (r < 0)
			return r;
	}
	return u->n > before;
}

/* 1: functions may be inside. */
static int visit(struct lines *l, struct unit *u, Dwarf_Die *die, unsigned depth, bool in_function)
{
	switch (dwarf_tag(die)) {
	case DW_TAG_subprogram:
	case DW_TAG_inlined_subroutine:
		return take_ranges(l, u, die, depth);
	case DW_TAG_namespace:
	case DW_TAG_module:
	case DW_TAG_lexical_block:
		return 1;
	case DW_TAG_class_type:
	case DW_TAG_structure_type:
		/* Types inside a function, such as lambdas; functions of other types are defined outside of them. */
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
		int r = visit(l, u, &path[depth], depth, path_has_function(path, depth));

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
	/* It is in no known function, but the line is known. */
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

/* The unit with the code at vaddr. Units don't overlap, except where a linker left the remains of what it dropped. */
static struct unit *find_unit(struct lines *l, uint64_t vaddr)
{
	size_t low = SEARCH_UP_TO(l->places, l->nplaces, low, vaddr);

	for (unsigned i = 0; i < BACK_MAX && low--; i++)
		if (vaddr < l->places[low].high)
			return &l->units[l->places[low].unit];
	return NULL;
}

int lines_at(struct elf_file *f, uint64_t vaddr, struct lines_frame ret[static LINES_MAX],
	     unsigned *ret_n)
{
	struct lines *l;
	struct unit *u;
	unsigned n;
	int r;

	r = get_lines(f, &l);
	if (r < 0)
		return r;
	u = find_unit(l, vaddr);
	r = u && !u->walked ? walk_unit(l, u) : 0;
	if (r < 0)
		return r;
	errno = 0;
	n = u ? describe(l, u, vaddr, ret) : 0;
	/* libdw has no other words for a line table that did not fit. */
	if (errno == ENOMEM && (!n || !ret[0].line))
		return -ENOMEM;
	*ret_n = n;
	return 0;
}
