// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nearest.h - what somebody may have meant by a word that nothing is called.
 *
 * Candidates are offered one after the other; the few that are nearest by edit distance stay. A glob is
 * a word too: what its stars stand for costs nothing.
 */
#ifndef XB_SELECT_NEAREST_H
#define XB_SELECT_NEAREST_H

#include <stddef.h>

#define NEAREST_MAX 3  /* names that are kept */
#define NEAREST_LEN 63 /* bytes of a word that can be compared; longer ones are near to nothing */

struct nearest {
	const char *word; /* borrowed, as the names are */
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
/* "a", "a or b", "a, b or c": all that are as near as the nearest; "" if nothing is near. */
void nearest_text(const struct nearest *n, char *buf, size_t size);

#endif
