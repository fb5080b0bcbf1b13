// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* give.h - gives a call of the program what the recorded one was given. */
#ifndef XB_ADAPTER_GIVE_H
#define XB_ADAPTER_GIVE_H

#include "state.h"

/* Outputs, and what its commands and waits bring into memory. -ENOMEM: there is no room for memory that it allocates. */
int give_all(struct replay *r, const struct replay_call *c, const struct live *l);
/* Outputs alone, again: nothing is allocated or freed, and no memory is written that another may have changed since. */
void give_outputs(struct replay *r, const struct replay_call *c, const struct live *l);
/* What a wait brings into memory alone. */
void give_memory(struct replay *r, const struct replay_call *c);

#endif
