// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handles.h - the objects of one process for which its handles stand (only for model/). handles.c explains which object
 * is called queue#3, and for how long.
 *
 * Bounded: OBJECTS_MAX objects a process, OBJECTS_ALL in all processes of one struct kinds, and
 * limits for names and arguments of kernels (handles_keep.h). What was let go to make room is counted in
 * kinds_forgotten(), and is shown as unknown again.
 */
#ifndef XB_MODEL_HANDLES_H
#define XB_MODEL_HANDLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/told.h"

struct allocation; /* addresses.h */
struct kinds;
int kinds_new(struct kinds **ret);
struct kinds *kinds_free(struct kinds *k);
uint64_t kinds_forgotten(const struct kinds *k);
/* Records were lost: what lives now may have ended, and come again, without our knowing. */
void kinds_lost(struct kinds *k);
/* Some calls are left out of the stream, so what ends unseen is not known. */
void kinds_partial(struct kinds *k);
bool kinds_are_partial(const struct kinds *k);
/* Does every way to allocate of that API stand in mem_kinds (event_call.mem_kinds)? */
bool kinds_all_memory(const struct kinds *k, unsigned api, uint8_t mem_kinds);

struct handles;
int handles_new(struct kinds *k, struct handles **ret);
struct handles *handles_free(struct handles *o);
/* A child's: all that its parent had at that time, as far as limits allow. NULL parent: none. */
int handles_inherit(struct kinds *k, const struct handles *parent, uint64_t ts,
		    struct handles **ret);
/* Takes in a call that returned. 0 or -ENOMEM. */
int handles_call(struct handles *o, const struct event_call *c);
/* The thread is about to launch a kernel of that name. 0 or -ENOMEM. */
int handles_next_launch(struct handles *o, const struct event_name *e);
/* What is launched by that handle has that name, or none that is known. */
void handles_named(struct handles *o, const struct xb_def_name *d);
void handles_thread_gone(struct handles *o, uint32_t tid);

/* The handle v of call c, by the time of that call. False: v is no object's handle, or NULL. */
bool handles_look_up(struct handles *o, const struct event_call *c, const struct value *v,
		     struct model_object *ret);
bool handles_launch(struct handles *o, const struct event_call *c, struct model_launch *ret);
bool handles_context(struct handles *o, const struct event_call *c, struct model_object *ret);
/* The allocation that an address lies in; first of the call's own family of APIs. */
const struct allocation *handles_memory(const struct handles *o, const struct event_call *c,
					uint64_t addr);
/* False: there may be allocations of this family that are not known. */
bool handles_memory_is_whole(const struct handles *o, const struct event_call *c);

#endif
