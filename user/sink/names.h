// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * names.h - inside sink/: names of kernels as their authors wrote them.
 *
 * SYCL names a kernel by its type: "_ZTS6vector" is the kernel whose type is "vector". So the words
 * "typeinfo name for", which the demangler puts before it, are left out.
 */
#ifndef XB_SINK_NAMES_H
#define XB_SINK_NAMES_H

#include <stdbool.h>

#include "base/json.h"

#define NAMES_SLOTS 256u
#define NAMES_LINE  72u	  /* bytes of a name in a line for people */
#define NAMES_MAX   2048u /* bytes of a demangled name; what is longer ends in "..." */

struct names_slot {
	char *text, *shown;
};

/* What was asked for last; bounded by NAMES_SLOTS texts. Zero-initialise it. */
struct names {
	struct names_slot slots[NAMES_SLOTS];
	bool as_they_are; /* nothing is demangled, nor made shorter */
	char brief[NAMES_MAX];
};
void names_done(struct names *n);

/*
 * text with each mangled word in it demangled; text itself if there is none. Valid until the next call.
 * n may be NULL, text may not.
 */
const char *names_shown(struct names *n, const char *text);
/*
 * The same for a line of limited width: where it has more than max bytes (at least 16), without arguments of
 * functions; if that isn't enough, without those of templates; and then without its beginning, for what tells
 * names of one library apart is at their end. A lambda of f is f{#1}. Valid until the next call of either.
 */
const char *names_brief(struct names *n, const char *text, size_t max);
/* Members key: text (null if NULL), and, if it differs, other: demangled. */
void names_json(struct json *j, const char *key, const char *other, const char *text,
		struct names *n);

#endif
