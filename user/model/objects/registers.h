// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * registers.h - how wide the registers are that a debugger reads and writes: by set, of a device or of a debug session
 * (only for model/).
 *
 * Bounded: of further sets and sessions of a process the oldest make room.
 */
#ifndef XB_MODEL_REGISTERS_H
#define XB_MODEL_REGISTERS_H

#include "decode/event.h"

#define REGISTERS_SETS	   256u
#define REGISTERS_SESSIONS 64u
#define REGISTERS_ACTS	   (1u << CAT_ACT_WIDTHS | 1u << CAT_ACT_SESSION)

struct registers; /* of one process */
struct registers *registers_free(struct registers *rs);
/* Takes in a call that succeeded and has one of REGISTERS_ACTS. *rs is made with the first. 0 or -ENOMEM. */
int registers_call(struct registers **rs, const struct event_call *c);
/* Bytes of each register that the role is about; 0: not known. */
uint32_t registers_width(const struct registers *rs, const struct event_call *c,
			 const struct cat_role *r);

#endif
