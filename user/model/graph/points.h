// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * points.h - names of trace points that are older than the trace, for nodes that nothing else reports (only for
 * model/). Bounded: POINTS_MAX of them; a newer one replaces an older one.
 */
#ifndef XB_MODEL_POINTS_H
#define XB_MODEL_POINTS_H

#include <stdint.h>

#include "decode/xpti.h"

#define POINTS_MAX  8192u /* a power of two */
#define POINTS_TEXT 1024u /* bytes of a name, and of a file's; longer ones are cut */

struct point {
	uint64_t process; /* as the caller counts them */
	struct xb_xpti_uid uid;
	char *name, *file;     /* NULL: none */
	uint32_t line, column; /* with file */
};

struct points;
int points_new(struct points **ret);
struct points *points_free(struct points *p);
/* 0 or -ENOMEM. x is of an EVENT_XPTI_POINT. */
int points_add(struct points *p, uint64_t process, const struct event_xpti *x);
/* NULL: not known (any more). Valid until the next points_add(). */
const struct point *points_find(const struct points *p, uint64_t process,
				const struct xb_xpti_uid *uid);

#endif
