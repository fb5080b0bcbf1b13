// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* cell.h - inside sink/: one value of a row, in whatever format the row is written. In C and C++. */
#ifndef XB_SINK_CELL_H
#define XB_SINK_CELL_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum cell_kind { CELL_NULL, CELL_INT, CELL_REAL, CELL_TEXT };

struct cell {
	enum cell_kind kind;
	const char *text; /* not copied; NUL-terminated or not */
	union {
		uint64_t i;
		double real;
		size_t len; /* of text */
	};
};

static inline struct cell cell_null(void)
{
	struct cell c = { CELL_NULL, NULL, { 0 } };

	return c;
}

static inline struct cell cell_int(uint64_t v)
{
	struct cell c = { CELL_INT, NULL, { v } };

	return c;
}

static inline struct cell cell_real(double v)
{
	struct cell c = { CELL_REAL, NULL, { 0 } };

	c.real = v;
	return c;
}

/* NULL: null. */
static inline struct cell cell_textn(const char *s, size_t len)
{
	struct cell c = { s ? CELL_TEXT : CELL_NULL, s, { len } };

	return c;
}

static inline struct cell cell_text(const char *s)
{
	return cell_textn(s, s ? strlen(s) : 0);
}

#endif
