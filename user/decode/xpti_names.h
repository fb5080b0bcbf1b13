// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_names.h - what SYCL's runtimes call their XPTI streams, trace points and metadata keys.
 *
 * Programs and tools may have others: streams of any name, and trace points that xpti.h calls "user_defined_TOOL_TYPE".
 */
#ifndef XB_DECODE_XPTI_NAMES_H
#define XB_DECODE_XPTI_NAMES_H

#include <stdbool.h>
#include <stddef.h>

enum xpti_names_kind { XPTI_NAMES_STREAM, XPTI_NAMES_POINT, XPTI_NAMES_KEY };

/* Strings are valid for ever, and "" is none. */
struct xpti_names_entry {
	const char *name;
	const char *old;	   /* trace points: what earlier releases called it */
	const char *since, *until; /* streams: the first and the last release of SYCL that has it */
	const char *type;	   /* keys: what a value is */
	const char *about;
	const char *calls; /* streams that report calls with their arguments: whose */
	const char *needs; /* the same: what has to be there besides a subscriber */
	enum xpti_names_kind kind;
};

/* In the order of kinds; NULL: there are no more. */
const struct xpti_names_entry *xpti_names_entry(size_t i);

/* Whether it is a debug stream, to which a beacon listens only if it is asked for: as is_detail() there. */
bool xpti_names_is_detail(const struct xpti_names_entry *e);

/* What a trace point was called before; "": it never had another name. */
const char *xpti_names_old(const char *event);

/*
 * Whether a glob matches the name of a stream or of a trace point, in its old form or as xpti.h writes those that have
 * no name.
 */
bool xpti_names_match(const char *glob);

#endif
