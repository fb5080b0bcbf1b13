// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * demangle.c - by libiberty, as GDB and perf do.
 *
 * A mangled name may refer back to parts of itself, so a hundred bytes can stand for a name longer
 * than all memory. So the pieces are taken one by one, and the first that doesn't fit ends it: by
 * longjmp, for the callback can't say no. Nothing is lost by that: in this mode the library allocates
 * on the stack alone, within a bound of its own.
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

/* Cut is as good as done. */
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
