// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.h - code objects of CPython as the kernel side read them: their names, and the lines of their
 * instructions. The program controls all of this.
 */
#ifndef XB_PEEK_PYTHON_H
#define XB_PEEK_PYTHON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire_python.h"

/*
 * The line of the instruction that is instr bytes from the first one, by a co_linetable of CPython 3.11 and
 * later; 0: it has none, or the table ends before it or makes no sense.
 */
uint32_t python_line(const uint8_t *table, size_t len, uint32_t first_line, uint32_t instr);
/* The same by a co_linetable of 3.10. */
uint32_t python_line_pairs(const uint8_t *table, size_t len, uint32_t first_line, uint32_t instr);
/*
 * Converts len bytes of text, whose characters have size bytes (1, 2 or 4; 1 is Latin 1), to UTF-8 in ret, which
 * has room for max bytes and is NUL-terminated. Stops at a NUL; invalid characters become U+FFFD.
 */
void python_text(const uint8_t *text, size_t len, unsigned size, char *ret, size_t max);

struct python_code {
	const char *function, *file; /* UTF-8, "": not known */
	uint32_t first_line;
	const uint8_t *lines;
	size_t lines_len;
	bool pairs; /* lines are for python_line_pairs() */
};

uint32_t python_code_line(const struct python_code *c, uint32_t instr);

struct python_codes; /* by number, bounded; the oldest go */
int python_codes_new(struct python_codes **ret);
struct python_codes *python_codes_free(struct python_codes *c);
/* -EBADMSG: the record contradicts itself. -ENOMEM. */
int python_codes_add(struct python_codes *c, const struct xb_py_code *rec);
/* NULL: it was never sent, or is forgotten. Valid until the next one is added or a process dropped. */
const struct python_code *python_codes_find(const struct python_codes *c, uint32_t code);
/* Its process has ended. */
void python_codes_drop(struct python_codes *c, uint32_t tgid);

#endif
