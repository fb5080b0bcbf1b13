// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* slow.c - see slow.h. */
#include "serve/slow.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "catalog/catalog.h"
#include "serve/collect.h"
#include "serve/identity.h"

#define KNOWN	 32		/* processes, in one snapshot */
#define LEAVE_NS 60000000000ull /* memory alone, after some that does not answer */

/* Who the processes of the calls of one snapshot are. */
struct known {
	int32_t pid;
	struct identity who;
	struct state_context context;
};

struct slow {
	uint64_t key[3];
	struct known known[KNOWN];
	size_t nknown;
	struct context read, kept; /* of one process, now and earlier */
	uint64_t left_until;	   /* CLOCK_MONOTONIC: no process is looked at before */
};

int slow_new(struct slow **ret)
{
	_cleanup_free_ struct slow *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	if (getrandom(s->key, sizeof(s->key), 0) != sizeof(s->key))
		return -errno;
	*ret = TAKE_PTR(s);
	return 0;
}

struct slow *slow_free(struct slow *s)
{
	free(s);
	return NULL;
}

/* One to one, so that different calls have different ids (the last step of SplitMix64); 0 would be no id. */
static uint64_t mix(uint64_t key, uint64_t id)
{
	uint64_t v = key ^ id;

	v = (v ^ v >> 30) * 0xbf58476d1ce4e5b9;
	v = (v ^ v >> 27) * 0x94d049bb133111eb;
	return v ^ v >> 31 ?: 1;
}

/* That of the last call of a process, as far as it is still there. */
static const struct state_context *last_context(struct slow *s, const struct state *state,
						uint32_t pid)
{
	uint64_t n = state->slow_number, from = n > STATE_SLOW ? n - STATE_SLOW : 0;

	while (n-- > from) {
		const struct state_slow *one = &state->slow[n % STATE_SLOW];

		if (one->pid == pid)
			return state_get_context(state, &one->context, &s->kept) ? &one->context
										 : NULL;
	}
	return NULL;
}

/* A process says the same again and again, so it is there once; while it changes that, what it said last counts. */
static struct state_context keep_context(struct slow *s, struct state *state, uint32_t pid, int r)
{
	const struct state_context *last = last_context(s, state, pid);

	if (r == -EAGAIN)
		return last ? *last : (struct state_context){ 0 };
	if (!s->read.len)
		return (struct state_context){ 0 };
	if (last && s->kept.len == s->read.len &&
	    !memcmp(s->kept.bytes, s->read.bytes, s->read.len))
		return *last;
	return state_put_context(state, &s->read);
}

/* Of more processes than are looked at in one second, the name of the command is known. */
static void identify(struct slow *s, const struct xptibpf_slow_now *from, struct state *state,
		     struct state_slow *to)
{
	uint64_t now = now_ns();
	struct known *k;
	int r;

	for (size_t i = 0; i < s->nknown; i++) {
		if (s->known[i].pid != from->pid)
			continue;
		to->who = s->known[i].who;
		to->context = s->known[i].context;
		return;
	}
	if (s->nknown == KNOWN || now < s->left_until) {
		identity_of_command(from->comm, &to->who);
		return;
	}
	k = &s->known[s->nknown++];
	k->pid = from->pid;
	r = identity_of(from->pid, from->comm, from->ts, &k->who, &s->read);
	if (r == -ETIMEDOUT)
		s->left_until = now_ns() + LEAVE_NS;
	k->context = keep_context(s, state, to->pid, r);
	to->who = k->who;
	to->context = k->context;
}

/* Of a call that has failed: by the name that its header has for it. */
static void name_result(const struct xptibpf_slow_now *from, char ret[STATE_RESULT])
{
	const struct cat_func *f = catalog_find(from->name);
	const char *name = f && f->ret ? catalog_enum_name(f->ret, (int32_t)from->ret) : NULL;

	if (name)
		snprintf(ret, STATE_RESULT, "%s", name);
	else
		snprintf(ret, STATE_RESULT, "%d", (int32_t)from->ret);
}

static void fill(struct slow *s, const struct xptibpf_slow_now *from, uint64_t to_real,
		 struct state *state)
{
	struct state_slow *to = &state->slow[state->slow_number % STATE_SLOW];

	*to = (struct state_slow){
		.at = {
			.trace = { s->key[0] ?: 1, mix(s->key[1], from->root) },
			.span = mix(s->key[2], from->id),
			.ns = from->ns,
			.end_ns = from->ts + from->ns + to_real,
		},
		.parent = from->parent ? mix(s->key[2], from->parent) : 0,
		.start_ns = from->ts + to_real,
		.pid = (uint32_t)from->pid,
		.tid = (uint32_t)from->tid,
		.failed = from->failed,
	};
	snprintf(to->api, sizeof(to->api), "%s", from->api ?: COLLECT_OTHER);
	snprintf(to->function, sizeof(to->function), "%s", from->name);
	if (from->failed)
		name_result(from, to->result);
	identify(s, from, state, to);
	state->slow_number++;
}

void slow_take(struct slow *s, const struct xptibpf_snapshot *shot, struct state *state)
{
	uint64_t to_real = clock_ns(CLOCK_REALTIME) - now_ns();

	s->nknown = 0;
	state->has_slow = true;
	state->slow_dropped = shot->slow_dropped;
	for (size_t i = 0; i < shot->nslow; i++)
		fill(s, &shot->slow[i], to_real, state);
}
