// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lifetimes_event.c - which event says what of memory: calls, XPTI's events, beginnings and ends of processes. */
#include <utlist.h>

#include "base/losses.h"
#include "model/memory/lifetimes_keep.h"

#define LINGER_NS 1000000000ull /* that a process stays after its end, for records that come late */

static int on_exec(struct lifetimes *l, const struct told *told, const struct xb_hdr *h)
{
	struct proc *p = lifetimes_proc_find(l, h->tgid);
	int r;

	if (p)
		lifetimes_proc_drop(l, p, h->ts, true);
	r = lifetimes_proc_add(l, told->process, h->tgid, h->ts, &p);
	if (r < 0)
		return r;
	p->whole = true;
	p->whole_epoch = l->epoch;
	return 0;
}

static int on_fork(struct lifetimes *l, const struct told *told, const struct xb_fork *f)
{
	struct proc *parent = lifetimes_proc_find(l, f->h.tgid),
		    *p = lifetimes_proc_find(l, f->child_tgid);
	int r;

	if (f->child_tgid == f->h.tgid)
		return 0;
	if (p)
		lifetimes_proc_drop(l, p, f->h.ts, true);
	if (!parent)
		return 0;
	r = lifetimes_proc_add(l, told->child, f->child_tgid, f->h.ts, &p);
	if (r < 0)
		return r;
	/* Making room may have been at its cost. */
	parent = lifetimes_proc_find(l, f->h.tgid);
	if (!parent)
		return 0;
	p->whole = parent->whole;
	p->whole_epoch = parent->whole_epoch;
	p->parent = parent->tgid;
	p->parent_serial = parent->serial;
	p->forked_at = f->h.ts;
	return 0;
}

static void on_end_of(struct lifetimes *l, const struct xb_hdr *h)
{
	struct proc *p = lifetimes_proc_find(l, h->tgid);
	struct lthread *t = p ? lifetimes_thread_find(l, p, h->tid) : NULL;

	keyed_drop(&l->threads, t);
	if (!p || p->ended || !(h->flags & XB_EXIT_GROUP))
		return;
	p->ended = true;
	p->ended_at = h->ts;
	DL_APPEND(l->ended, p);
}

static void on_loss(struct lifetimes *l, const struct xb_loss *r)
{
	uint64_t unseen = losses_of(r, LOSSES_ABSENCE);

	if (unseen == l->unseen)
		return;
	l->unseen = unseen;
	l->gaps.lossy = true;
	l->epoch++;
}

static void forget_ended(struct lifetimes *l, uint64_t now)
{
	struct proc *p;

	while ((p = l->ended) && now > p->ended_at && now - p->ended_at > LINGER_NS)
		lifetimes_proc_drop(l, p, p->ended_at, true);
}

int lifetimes_left_out(struct lifetimes *l, const struct told *told, const struct event *e)
{
	int r;

	l->left_some = true;
	/* Processes of which nothing is shown have nothing that could end. */
	if (!lifetimes_proc_find(l, e->rec->tgid))
		return 0;
	l->left_out = true;
	r = lifetimes_event(l, told, e);
	l->left_out = false;
	return r;
}

int lifetimes_event(struct lifetimes *l, const struct told *told, const struct event *e)
{
	forget_ended(l, e->rec->ts);
	switch (e->type) {
	case EVENT_CALL:
		return lifetimes_call(l, told, &e->call);
	case EVENT_XPTI:
		return lifetimes_xpti(l, told, e->xpti);
	case EVENT_FORK:
		return on_fork(l, told, (const struct xb_fork *)e->rec);
	case EVENT_EXEC:
		return on_exec(l, told, e->rec);
	case EVENT_EXIT:
		on_end_of(l, e->rec);
		return 0;
	case EVENT_LOSS:
		on_loss(l, (const struct xb_loss *)e->rec);
		return 0;
	default:
		return 0;
	}
}
