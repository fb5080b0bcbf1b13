// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * commands.h - finds the call that put a command into a queue, by the command's event, for which the program waits or
 * whose times it asks (only for model/).
 *
 * Bounded: COMMANDS_MAX events are remembered, the oldest make room. Commands that are older than the trace, or that
 * were forgotten, are not found, and nothing more is said of them.
 */
#ifndef XB_MODEL_COMMANDS_H
#define XB_MODEL_COMMANDS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/told.h"
#include "model/who.h"

#define COMMANDS_MAX	    32768u
#define COMMANDS_QUEUES_MAX 4096u /* and contexts, whose devices are remembered */

enum command_kind {
	COMMAND_KERNEL,
	COMMAND_COPY,
	COMMAND_FILL,
	COMMAND_OTHER, /* label is the function's name */
};

struct command_key {
	uint64_t handle;
	uint32_t number; /* of the event; 0 is never a key */
	uint32_t who;
	uint32_t family; /* APIs that share their objects */
	uint32_t word;	 /* texts_at(): "event", "fence" */
};

struct command {
	struct command_key event; /* all zeros: the call names none */
	uint64_t number;	  /* in the order of their calls' returns, from 1 on */
	uint32_t who;		  /* whos_at() */
	uint32_t tid;		  /* that submitted it */
	uint32_t label;		  /* texts_at(): a kernel's name, "copy H->D", ... */
	uint16_t api;		  /* enum cat_api_id */
	uint8_t kind;		  /* enum command_kind */
	bool has_queue;
	bool lower;	  /* an inner layer's view of another's call (XB_F_LOWER) */
	bool layer;	  /* the same as one whose event tells its times: see commands_join() */
	bool has_items;	  /* a kernel whose sizes are known: */
	uint64_t items;	  /* work-items */
	uint64_t ts, dur; /* of the call that submitted it, ns */
	uint64_t queue;	  /* its handle */
	uint64_t device;  /* that the queue was made for; 0: not known */
	uint64_t kernel;  /* its handle, of a kernel */
	uint32_t kernel_number, queue_number;
	uint32_t queue_word;	     /* texts_at(): "queue", "list" */
	bool begun, ended, measured; /* what the program asked for of the device's times */
	uint64_t begin, end;	     /* ns by the device's clock */
};

/* Of what is reported: for those who use it, too. */
#define COMMANDS_NEEDS (TOLD_WHO | TOLD_LAUNCH | TOLD_COPY)

struct commands;
/* whos: that told.who is a number of; not owned. */
int commands_new(const struct whos *whos, struct commands **ret);
struct commands *commands_free(struct commands *cs);
/* After the model's core took e in. 0 or -ENOMEM. */
int commands_event(struct commands *cs, const struct told *told, const struct event *e);

/* Of the last event: the command that it submitted, or NULL. */
const struct command *commands_made(const struct commands *cs);
/*
 * x is what a layer below does of the command d. Its time on the device is d's, unless d's event tells it.
 */
void commands_join(struct commands *cs, const struct command *x, const struct command *d);
/* Of the last event: the command of whose run on the device it reported the rest, in ns. Or NULL. */
const struct command *commands_measured(const struct commands *cs, uint64_t *ret_ns);
/*
 * By an event's handle among the values of c. NULL: not known. told_object() says whether the event
 * may be a later one.
 */
const struct command *commands_find(struct commands *cs, const struct told *told,
				    const struct event_call *c, const struct value *event);
/* What is submitted by c, which has the role ENQUEUE or COPY, whether it succeeds or not: texts_at(). */
uint32_t commands_label(struct commands *cs, const struct told *told, const struct event_call *c);
/*
 * The device for which the object v among the values of c was made, or the queue of d. False: it is not known, or
 * commands_follow_devices() was not called.
 */
bool commands_device(struct commands *cs, const struct told *told, const struct event_call *c,
		     const struct value *v, struct model_object *ret);
bool commands_queue_device(struct commands *cs, const struct command *d, struct model_object *ret);
/* Remember the devices of all queues and contexts, and not only where times depend on them. */
void commands_follow_devices(struct commands *cs);
const struct whos *commands_whos(const struct commands *cs);
struct texts *commands_texts(struct commands *cs);
uint64_t commands_forgotten(const struct commands *cs);
/* Times that were asked for and belong to no command that is known, or came in ticks. */
uint64_t commands_unattributed(const struct commands *cs);
uint64_t commands_ticks(const struct commands *cs);

#endif
