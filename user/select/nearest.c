// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nearest.c - names by edit distance (see nearest.h).
 *
 * This is optimal string alignment: a missing, additional or different letter, or two swapped letters, cost one
 * each. A different case costs a little, so that it only decides between names that are equally near. The
 * permitted difference grows with the word: one mistake in three letters, five in twenty.
 */
#include "select/nearest.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define ONE	  16 /* an edit */
#define CASE	  1  /* another case */
#define LOWER	  (ONE - 1)
#define BEGINNING 5 /* letters that count as the beginning of a name */

static bool is_star(char c)
{
	return c == '*';
}

static size_t letters(const char *word)
{
	size_t n = 0;

	for (; *word; word++)
		n += !is_star(*word);
	return n;
}

void nearest_start(struct nearest *n, const char *word)
{
	size_t count = letters(word);

	*n = (struct nearest){ .word = word, .len = strlen(word) };
	/* A glob of a letter or two is near to everything. */
	if (count == n->len || count >= 4)
		n->worst = (unsigned)(1 + count / 5) * ONE + LOWER;
	if (count < 2)
		n->worst = 0;
}

static unsigned replace_cost(char a, char b)
{
	if (a == b || a == '?')
		return 0;
	return tolower((unsigned char)a) == tolower((unsigned char)b) ? CASE : ONE;
}

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* Between n->word and a name; both fit NEAREST_LEN. */
static unsigned distance(const char *word, size_t len, const char *name, size_t name_len)
{
	unsigned rows[3][NEAREST_LEN + 1], *before = rows[0], *last = rows[1], *row = rows[2];

	for (size_t j = 0; j <= name_len; j++)
		last[j] = (unsigned)j * ONE;
	for (size_t i = 1; i <= len; i++) {
		bool star = is_star(word[i - 1]);
		unsigned *next = before;

		row[0] = last[0] + (star ? 0 : ONE);
		for (size_t j = 1; j <= name_len; j++) {
			unsigned d = last[j] + (star ? 0 : ONE);

			d = least(d, row[j - 1] + (star ? 0 : ONE));
			if (!star)
				d = least(d, last[j - 1] + replace_cost(word[i - 1], name[j - 1]));
			if (i > 1 && j > 1 && !star && word[i - 1] == name[j - 2] &&
			    word[i - 2] == name[j - 1])
				d = least(d, before[j - 2] + ONE);
			row[j] = d;
		}
		before = last;
		last = row;
		row = next;
	}
	return last[name_len];
}

void nearest_offer(struct nearest *n, const char *name, unsigned kind)
{
	size_t len = strlen(name), at;
	unsigned d;

	if (n->len > NEAREST_LEN || len > NEAREST_LEN)
		return;
	d = distance(n->word, n->len, name, len);
	/* The beginning of a long name is near to it, however much is missing. */
	if (n->len >= BEGINNING && !strncmp(n->word, name, n->len))
		d = least(d, ONE);
	if (d > n->worst)
		return;
	for (at = n->n; at && n->best[at - 1].distance > d; at--)
		;
	if (at == NEAREST_MAX)
		return;
	if (n->n < NEAREST_MAX)
		n->n++;
	memmove(&n->best[at + 1], &n->best[at], (n->n - 1 - at) * sizeof(n->best[0]));
	n->best[at].name = name;
	n->best[at].distance = d;
	n->best[at].kind = kind;
}

void nearest_text(const struct nearest *n, char *buf, size_t size)
{
	unsigned show = n->n ? 1 : 0;
	size_t len = 0;

	*buf = '\0';
	while (show && show < n->n && n->best[show].distance / ONE == n->best[0].distance / ONE)
		show++;
	for (unsigned i = 0; i < show && len < size; i++)
		len += (size_t)snprintf(buf + len, size - len, "%s%s",
					!i		? ""
					: i == show - 1 ? " or "
							: ", ",
					n->best[i].name);
}
