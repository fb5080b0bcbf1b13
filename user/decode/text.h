// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* text.h - the texts with which some records end, one after the other (only for decode/). */
#ifndef XB_DECODE_TEXT_H
#define XB_DECODE_TEXT_H

#include <stddef.h>
#include <string.h>

/* The n-th NUL-terminated string in [p, end), or NULL. */
static inline const char *nth_text(const char *p, const char *end, unsigned n)
{
	const char *nul;

	for (;; n--) {
		nul = p < end ? (const char *)memchr(p, '\0', (size_t)(end - p)) : NULL;
		if (!nul)
			return NULL;
		if (!n)
			return p;
		p = nul + 1;
	}
}

#endif
