// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * slots.h - slots of the kernel side's table of plans: which one a function has, and what its plan says.
 *
 * A slot belongs to a signature, not to a file: two copies of a library of the same release
 * share the slots of their functions. Slots are never freed, because the catalog bounds their number.
 */
#ifndef XB_LIVE_SLOTS_H
#define XB_LIVE_SLOTS_H

#include <stdint.h>

#include "base/keyed.h"
#include "wire.h"

struct asked;
struct attacher;
struct capture_limits;
struct cat_func;
struct ring;
struct stacks_choice;
struct switched;

/* All that it points to is borrowed. */
struct slots {
	struct attacher *attacher;
	struct ring *ring;
	const struct capture_limits *limits;
	const struct stacks_choice *stacks; /* functions whose stacks are taken; NULL: none */
	struct switched *switched;	    /* NULL: probes stay where they are */
	struct asked *asked;		    /* NULL: there are no subscribers */
	struct keyed rows;
	uint32_t next;
	uint32_t late; /* of slots_late(); 0: none yet */
	const struct cat_func *
		unused[XB_MAX_FUNCS]; /* of slots whose plan is still to be announced; NULL: it is */
};

void slots_init(struct slots *s, struct attacher *a, struct ring *ring,
		const struct capture_limits *limits);
void slots_done(struct slots *s);
/* The slot of a signature. When it is first needed, its plan is made and pushed into the ring. -ENOSPC, -errno. */
int slots_for(struct slots *s, const struct cat_func *fn);
/*
 * The same of a function of which XPTI's call streams may tell, as of hundreds whose library no process has: its plan is pushed when
 * slots_for() is asked for it, or slots_use() names it.
 */
int slots_for_stream(struct slots *s, const struct cat_func *fn);
/*
 * A record has this slot. *ret: a definition that must still come before it, with this time; the caller frees it, and asks
 * again until there is none. Beside the function's own, these are definitions by which it is known that the ends of objects,
 * and memory, would be seen. -errno.
 */
int slots_use(struct slots *s, uint32_t slot, uint64_t ts, struct xb_def_func **ret);
/* The same of the function that is handed the names of kernels (plan/late.h). */
int slots_late(struct slots *s);
/* Functions whose stacks are taken from now on. -errno: of some, the choice before holds. */
int slots_change_stacks(struct slots *s, const struct stacks_choice *stacks);

#endif
