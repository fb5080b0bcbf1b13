// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ending.h - how a text ends. */
#ifndef XB_BASE_ENDING_H
#define XB_BASE_ENDING_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static inline bool ends_with(const char *text, const char *end)
{
	size_t len = strlen(text), n = strlen(end);

	return len >= n && !strcmp(text + len - n, end);
}

#endif
