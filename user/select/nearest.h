// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nearest.h - finds what may have been meant by an unknown word.
 *
 * Candidates are offered one after the other, and the few that are nearest by edit distance are kept. The word may be
 * a glob; what its stars match costs nothing.
 */
#ifndef XB_SELECT_NEAREST_H
#define XB_SELECT_NEAREST_H

#include <stddef.h>

#define NEAREST_MAX 3  /* names that are kept */
#define NEAREST_LEN 63 /* bytes of a word that can be compared; a longer word is near to nothing */

struct nearest {
	const char *word; /* borrowed, like the names */
	size_t len;
	unsigned worst; /* distance that is still near */
	struct {
		const char *name;
		unsigned distance;
		unsigned kind; /* the caller's */
	} best[NEAREST_MAX];
	unsigned n;
};

void nearest_start(struct nearest *n, const char *word);
void nearest_offer(struct nearest *n, const char *name, unsigned kind);
/* "a", "a or b", "a, b or c": the nearest names, all equally near; "" if none is near. */
void nearest_text(const struct nearest *n, char *buf, size_t size);

#endif
