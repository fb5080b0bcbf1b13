// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tasks.c - see tasks.h. The runtime reports where it begins and ends to submit a command, on the thread that does so.
 * Commands that a command needs (copies of its buffers) are submitted inside, so this is a stack. A begin or an end may
 * be missing, because tracing began or stopped between them.
 */
#include "model/tasks.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct task {
	struct xb_xpti_uid uid;
	uint64_t instance; /* the notification's, which an end shares with its begin */
	uint64_t begin;
};

struct tasks {
	struct task open[TASKS_OPEN];
	unsigned n;
};

struct tasks *tasks_free(struct tasks *t)
{
	free(t);
	return NULL;
}

static bool begins(const struct event_xpti *x)
{
	return !strcmp(x->event, "task_begin");
}

bool tasks_concerns(const struct event_xpti *x)
{
	return x->event[0] == 't' && x->has_event && x->stream &&
	       (!strcmp(x->stream, "sycl") || !strcmp(x->stream, "sycl.debug")) &&
	       (begins(x) || !strcmp(x->event, "task_end"));
}

static void push(struct tasks *t, const struct event_xpti *x)
{
	if (t->n == TASKS_OPEN) {
		memmove(t->open, t->open + 1, (TASKS_OPEN - 1) * sizeof(*t->open));
		t->n--;
	}
	t->open[t->n++] = (struct task){ x->rec->uid, x->rec->instance, x->rec->h.ts };
}

/* What began inside it and is open still has lost its end. */
static void pop(struct tasks *t, const struct event_xpti *x)
{
	unsigned i;

	for (i = t->n; i > 0; i--) {
		if (t->open[i - 1].instance == x->rec->instance &&
		    t->open[i - 1].uid.p1 == x->rec->uid.p1 &&
		    t->open[i - 1].uid.p2 == x->rec->uid.p2) {
			t->n = i - 1;
			return;
		}
	}
}

int tasks_event(struct tasks **t, const struct event_xpti *x)
{
	if (!*t && !begins(x))
		return 0;
	if (!*t)
		*t = calloc(1, sizeof(**t));
	if (!*t)
		return -ENOMEM;
	if (begins(x))
		push(*t, x);
	else
		pop(*t, x);
	return 0;
}

void tasks_forget(struct tasks *t)
{
	if (t)
		t->n = 0;
}

const struct xb_xpti_uid *tasks_at(const struct tasks *t, uint64_t ts)
{
	unsigned i;

	for (i = t ? t->n : 0; i > 0; i--) {
		if (t->open[i - 1].begin <= ts)
			return xpti_uid_known(&t->open[i - 1].uid) ? &t->open[i - 1].uid : NULL;
	}
	return NULL;
}
