// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * awaited.h - inside model/: does a call wait, and for what: commands, events, queues with what is in them.
 */
#ifndef XB_MODEL_AWAITED_H
#define XB_MODEL_AWAITED_H

#include <stdint.h>

#include "model/time/commands.h"
#include "model/time/wait.h"

struct awaited;

/* cs is borrowed. */
int awaited_new(struct commands *cs, struct awaited **ret);
struct awaited *awaited_free(struct awaited *a);

enum waits_kind awaited_kind(const struct event_call *c);
/* Fills in what the call waits for: for_, n, queued, what. */
void awaited_describe(struct awaited *a, const struct told *told, const struct event_call *c,
		      struct waits_wait *x);
/* This command was made: its queue, if it has one, holds it. */
int awaited_command(struct awaited *a, const struct command *d);
/* After the call: what it waited for is no longer in its queue. */
void awaited_emptied(struct awaited *a, const struct told *told, const struct event_call *c);
/* Lists of what was waited for that could not be read. */
uint64_t awaited_unread(const struct awaited *a);

#endif
