// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * columns.h - how much of a terminal's line a text takes, and texts that are cut to that. Of what is no character, each
 * byte counts as one.
 */
#ifndef XB_BASE_COLUMNS_H
#define XB_BASE_COLUMNS_H

#include <stddef.h>

#include "base/strbuf.h"

/* The bytes (at least 1) of the first character of len, which are more than 0, and its columns. */
size_t columns_next(const char *text, size_t len, int *ret_width);
size_t columns_of(const char *text, size_t len);
/*
 * The text in so many columns: of a longer one its beginning, with so many of them, and its end, with an ellipsis
 * between: one character where the process's locale has UTF-8, else three dots.
 */
void columns_add_cut(struct strbuf *out, const char *text, size_t max, size_t head);

#endif
