// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tasks.h - which SYCL command a thread is submitting, by XPTI's task_begin and task_end on it, so that a call made
 * meanwhile belongs to that command (only for model/).
 *
 * Bounded: of TASKS_OPEN commands inside each other the innermost are known.
 */
#ifndef XB_MODEL_TASKS_H
#define XB_MODEL_TASKS_H

#include "decode/xpti.h"

#define TASKS_OPEN 8u

struct tasks; /* of one thread */
struct tasks *tasks_free(struct tasks *t);
/* Does it begin or end a command? Nothing else is for tasks_event(). */
bool tasks_concerns(const struct event_xpti *x);
/* *t is made when the first command begins. 0 or -ENOMEM. */
int tasks_event(struct tasks **t, const struct event_xpti *x);
/* Nobody knows what the thread does: records were lost. t may be NULL. */
void tasks_forget(struct tasks *t);
/* The innermost that had begun by then; NULL: none. Valid until the thread's next event. t may be NULL. */
const struct xb_xpti_uid *tasks_at(const struct tasks *t, uint64_t ts);

#endif
