// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * demangle.c - demangles names with libiberty, like GDB and perf.
 *
 * A mangled name may refer back to parts of itself, so a hundred bytes can stand for a name longer than
 * all memory. The result is therefore taken in pieces, and the first piece that doesn't fit ends it, by
 * longjmp, because the callback can't return an error. This loses nothing: in this mode, the library only
 * allocates on the stack, within its own limit.
 */
#include "elf/demangle.h"

#include <libiberty/demangle.h>
#include <setjmp.h>
#include <stdbool.h>
#include <string.h>

struct out {
	char *to;
	size_t room; /* bytes that may still be written */
	jmp_buf full;
};

static void take_piece(const char *piece, size_t len, void *u)
{
	struct out *o = u;
	size_t n = len < o->room ? len : o->room;

	memcpy(o->to, piece, n);
	o->to += n;
	o->room -= n;
	if (n < len)
		longjmp(o->full, 1);
}

static bool is_mangled(const char *name)
{
	return name[0] == '_' && (name[1] == 'Z' || name[1] == 'R');
}

/* A name that was cut is fine, too. */
static bool print(const char *name, struct out *o)
{
	return setjmp(o->full) || cplus_demangle_v3_callback(name, DMGL_ANSI, take_piece, o);
}

void demangle(const char *name, char *ret, size_t size)
{
	struct out o = { .to = ret, .room = size - 1 };

	if (is_mangled(name) && print(name, &o)) {
		ret[size - 1 - o.room] = '\0';
		return;
	}
	strncpy(ret, name, size - 1);
	ret[size - 1] = '\0';
}
