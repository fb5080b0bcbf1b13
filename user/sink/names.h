// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * names.h - names of kernels as their authors wrote them (only for sink/).
 *
 * SYCL names a kernel by its type: "_ZTS6vector" is the kernel with the type "vector". The words "typeinfo name
 * for", which the demangler puts before it, are therefore left out.
 */
#ifndef XB_SINK_NAMES_H
#define XB_SINK_NAMES_H

#include <stdbool.h>

#include "base/json.h"

#define NAMES_SLOTS 256u
#define NAMES_LINE  72u	  /* bytes of a name in a box that is drawn */
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
 * functions; if that isn't enough, with as much of those of the first template as there is room for, without any, and
 * then without its beginning, or its middle if it is in no scope. A lambda of f is f{#1}. Of a
 * list, "queue#2 (copy, scale)", what there is room for, and how many more. Valid until the next call of either.
 */
const char *names_brief(struct names *n, const char *text, size_t max);
/*
 * The same of a name as it is shown, but not without its beginning or its middle: what is left may be too long still. False:
 * to has nothing, because it isn't that kind of a name.
 */
bool names_shorten(const char *shown, size_t max, char to[NAMES_MAX]);
/* Members key: text (null if NULL), and, if it differs, other: demangled. */
void names_json(struct json *j, const char *key, const char *other, const char *text,
		struct names *n);

#endif
