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
#include "serve/collect.h"

struct slow {
	uint64_t key[3];
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

static uint64_t clock_ns(clockid_t clock)
{
	struct timespec t;

	return clock_gettime(clock, &t) ? 0 : (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void fill(const struct slow *s, const struct xptibpf_slow_now *from, uint64_t to_real,
		 struct state_slow *to)
{
	*to = (struct state_slow){
		.at = {
			.trace = { s->key[0] ?: 1, mix(s->key[1], from->root) },
			.span = mix(s->key[2], from->id),
			.ns = from->ns,
			.end_ns = from->ts + from->ns + to_real,
		},
		.parent = from->parent ? mix(s->key[2], from->parent) : 0,
		.start_ns = from->ts + to_real,
		.ret = from->ret,
		.pid = (uint32_t)from->pid,
		.tid = (uint32_t)from->tid,
		.failed = from->failed,
	};
	snprintf(to->api, sizeof(to->api), "%s", from->api ?: COLLECT_OTHER);
	snprintf(to->function, sizeof(to->function), "%s", from->name);
	memcpy(to->comm, from->comm, sizeof(to->comm));
}

void slow_take(struct slow *s, const struct xptibpf_snapshot *shot, struct state *state)
{
	uint64_t to_real = clock_ns(CLOCK_REALTIME) - clock_ns(CLOCK_MONOTONIC);

	state->has_slow = true;
	state->slow_dropped = shot->slow_dropped;
	for (size_t i = 0; i < shot->nslow; i++)
		fill(s, &shot->slow[i], to_real, &state->slow[state->slow_number++ % STATE_SLOW]);
}
