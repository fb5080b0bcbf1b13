// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * subscribers.h - functions of the program that are called with events (xptibpf_subscribe()).
 *
 * What is enabled may be changed by any thread at any time. One lock, which a callback holds while it runs and may take
 * again, makes the change exact: when subscriber_enable() has returned, no callback runs with what it has disabled.
 */
#ifndef XB_SESSION_SUBSCRIBERS_H
#define XB_SESSION_SUBSCRIBERS_H

#include "catalog/catalog.h"
#include "decode/event.h"
#include "model/model.h"
#include "xptibpf/xptibpf.h"

/* The parts of the model that are needed. */
#define SUBSCRIBERS_NEEDS (MODEL_COMMANDS | TOLD_LAUNCH | TOLD_CONTEXT | TOLD_WHO)

struct subscribers;

/* What an event that a callback is given is made of: its inner. */
struct subscribed {
	struct xptibpf_event e;
	const struct event *event; /* NULL: of XPTIBPF_ENTER, and of what is no event of the stream */
	const struct told *told;
	struct commands *commands;
	char process[17];
};

/* stored: the events come from a file, at times of another day or machine. */
int subscribers_new(struct model *m, bool stored, struct subscribers **ret);
struct subscribers *subscribers_free(struct subscribers *all);
/* Freed with the others. */
int subscribers_add(struct subscribers *all, xptibpf_callback *callback, void *user,
		    struct xptibpf_subscriber **ret);

/*
 * Of everything that domain (if it is not XPTIBPF_DOMAIN_NONE), else group and, unless it is negative, id stand for.
 * -ENOENT: that is nothing; -EINVAL: on; -ENOTSUP: on has XPTIBPF_ON_ENTER, and the events come from a file.
 */
int subscriber_enable(struct xptibpf_subscriber *s, enum xptibpf_domain domain, unsigned group,
		      int64_t id, unsigned on);
void subscriber_end(struct xptibpf_subscriber *s);

/*
 * changed is called whenever another thing is enabled, under the lock, by the thread that does it: what was enabled is passed
 * on from its return on. NULL: nobody wants to know any more.
 */
void subscribers_on_change(struct subscribers *all, void (*changed)(void *u), void *u);
/* For which phases somebody has enabled the function: XPTIBPF_ON_ bits. Under the lock. */
unsigned subscribers_ask(const struct subscribers *all, const struct cat_func *fn);
/* The lock, for those who change what changed() reads. */
void subscribers_lock(struct subscribers *all);
void subscribers_unlock(struct subscribers *all);

/* An event of the stream, after the model took it in. */
void subscribers_event(struct subscribers *all, const struct event *e);
/* A call has begun. fn: NULL: not in the catalog. */
void subscribers_enter(struct subscribers *all, const struct xb_enter *rec, const char *api,
		       const char *name, const struct cat_func *fn);
/* The stream has ended, with these losses (XB_C_MAX of them). */
void subscribers_finish(struct subscribers *all, const uint64_t counters[]);

#endif
