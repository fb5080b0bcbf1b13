// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* reading.c - reads what the kernel side has counted (see reading.h). */
#include "attach/reading.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "attach/inside.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "discover/skips.h"

#define LIVE_BATCH  1024u
#define AGAIN_TRIES 3
#define AGAIN_MS    1

/* The row for everything that has no row of its own. */
static int make_rest(struct bpf_map *table)
{
	_cleanup_free_ struct xb_count_row *none = calloc(1, sizeof(*none));
	struct xb_count_key rest = { 0 };

	if (!none)
		return -ENOMEM;
	return bpf_map__update_elem(table, &rest, sizeof(rest), none, sizeof(*none), BPF_ANY);
}

int attacher_count_in(struct attacher *a, struct bpf_map *table)
{
	uint32_t zero = 0;
	int fd = bpf_map__fd(table), r;

	r = make_rest(table);
	if (r < 0)
		return r;
	return bpf_map__update_elem(a->api->maps.counts_now, &zero, sizeof(zero), &fd, sizeof(fd),
				    BPF_ANY);
}

int attacher_turn_counts(struct attacher *a)
{
	struct bpf_map *next = a->counts_old;
	int r = attacher_count_in(a, next);

	if (r < 0)
		return r;
	a->counts_old = a->counts;
	a->counts = next;
	a->count_keys_at = 0;
	return 0;
}

/* Reads all keys of the table first, because a walk restarts if its current key is removed. */
static int keys_of(struct bpf_map *table, struct xb_count_key **ret, size_t *ret_n)
{
	_cleanup_free_ struct xb_count_key *keys = calloc(XB_COUNT_ROWS, sizeof(*keys));
	const struct xb_count_key *before = NULL;
	size_t n = 0;

	if (!keys)
		return -ENOMEM;
	while (n < XB_COUNT_ROWS && !bpf_map__get_next_key(table, before, &keys[n], sizeof(*keys)))
		before = &keys[n++];
	*ret = TAKE_PTR(keys);
	*ret_n = n;
	return 0;
}

/* Passes on a row that was made until then, if it is still there. */
static int take_row(struct bpf_map *table, const struct xb_count_key *key, uint64_t until,
		    struct xb_count_row *row,
		    int (*fn)(void *u, const struct xb_count_key *key,
			      const struct xb_count_row *row),
		    void *u)
{
	int r;

	if (bpf_map__lookup_elem(table, key, sizeof(*key), row, sizeof(*row), 0) ||
	    row->first > until)
		return 0;
	r = fn(u, key, row);
	bpf_map__delete_elem(table, key, sizeof(*key), 0);
	return r;
}

int attacher_take_counts(struct attacher *a, bool now,
			 int (*fn)(void *u, const struct xb_count_key *key,
				   const struct xb_count_row *row),
			 void *u)
{
	struct bpf_map *table = now ? a->counts : a->counts_old;
	_cleanup_free_ struct xb_count_row *row = malloc(sizeof(*row));
	_cleanup_free_ struct xb_count_key *keys = NULL;
	size_t n;
	int r;

	if (!row)
		return -ENOMEM;
	r = keys_of(table, &keys, &n);
	for (size_t i = 0; i < n && r >= 0; i++)
		r = take_row(table, &keys[i], UINT64_MAX, row, fn, u);
	return r;
}

/* All keys that were there at that time, and perhaps later ones. */
static int know_keys(struct attacher *a, uint64_t at)
{
	uint64_t now = now_ns();
	int r;

	if (at < a->count_keys_at)
		return 0;
	a->count_keys_at = 0;
	free(a->count_keys);
	a->count_keys = NULL;
	r = keys_of(a->counts, &a->count_keys, &a->ncount_keys);
	if (r >= 0)
		a->count_keys_at = now;
	return r;
}

int attacher_take_ended_counts(
	struct attacher *a, uint64_t at, bool (*wanted)(void *u, const struct xb_count_key *key),
	int (*fn)(void *u, const struct xb_count_key *key, const struct xb_count_row *row), void *u)
{
	_cleanup_free_ struct xb_count_row *row = malloc(sizeof(*row));
	int r;

	if (!row)
		return -ENOMEM;
	r = know_keys(a, at);
	for (size_t i = 0; i < a->ncount_keys && r >= 0; i++)
		if (wanted(u, &a->count_keys[i]))
			r = take_row(a->counts, &a->count_keys[i], at, row, fn, u);
	return r;
}

void attacher_sums(const struct attacher *a, struct xb_sums *ret)
{
	memcpy(ret, &a->api->bss->sums, sizeof(*ret));
}

int attacher_follow(struct attacher *a, bool follows)
{
	LIBBPF_OPTS(bpf_test_run_opts, run);

	if (!a->opts.accounts)
		return 0;
	a->api->bss->follows_since = follows ? now_ns() : UINT64_MAX;
	return bpf_prog_test_run_opts(bpf_program__fd(a->api->progs.forget_live), &run);
}

struct groups *attacher_groups(const struct attacher *a, uint64_t *ret_full)
{
	*ret_full = a->api->bss->groups_full;
	return a->groups;
}

int attacher_each_live(const struct attacher *a, void (*fn)(void *u, const struct xb_live *l),
		       void *u)
{
	_cleanup_free_ struct xb_live_key *keys = calloc(LIVE_BATCH, sizeof(*keys));
	_cleanup_free_ struct xb_live *rows = calloc(LIVE_BATCH, sizeof(*rows));
	int fd = bpf_map__fd(a->api->maps.live), r = 0;
	uint32_t at = 0, n;

	if (!keys || !rows)
		return -ENOMEM;
	if (!a->opts.accounts)
		return 0;
	for (bool first = true; r >= 0; first = false) {
		n = LIVE_BATCH;
		r = bpf_map_lookup_batch(fd, first ? NULL : &at, &at, keys, rows, &n, NULL);
		/* At the end, the last ones come with -ENOENT. */
		for (uint32_t i = 0; i < n && (r >= 0 || r == -ENOENT); i++)
			fn(u, &rows[i]);
	}
	return r == -ENOENT ? 0 : r;
}

/* Hits that the kernel skipped, of those programs that have no second one. */
static uint64_t hits_missed(const struct attacher *a)
{
	const struct api_bpf *s = a->api;
	const struct bpf_program *const twice[] = {
		s->progs.on_fork,	s->progs.on_exec,	s->progs.on_exit,
		s->progs.on_fork_again, s->progs.on_exec_again, s->progs.on_exit_again,
	};
	struct bpf_program *prog;
	uint64_t n = 0;

	bpf_object__for_each_program(prog, s->obj)
	{
		bool is_twice = false;

		for (size_t i = 0; i < ARRAY_SIZE(twice); i++)
			is_twice |= prog == twice[i];
		n += is_twice ? 0 : skips_of(prog);
	}
	return n;
}

/* Beginnings and ends of processes that no program was run for: see bpf/again.bpf.h. */
static uint64_t skipped_now(const struct attacher *a)
{
	const struct bpf_program *const first[XB_AGAIN_KINDS] = {
		[XB_AGAIN_FORK] = a->api->progs.on_fork,
		[XB_AGAIN_EXEC] = a->api->progs.on_exec,
		[XB_AGAIN_EXIT] = a->api->progs.on_exit,
	};
	uint64_t n = 0;

	for (size_t i = 0; i < XB_AGAIN_KINDS; i++) {
		/* What happens in between was noticed at most. */
		uint64_t missed = skips_of(first[i]);
		uint64_t done = __atomic_load_n(&a->api->bss->done_again[i], __ATOMIC_SEQ_CST);

		n += missed > done ? missed - done : 0;
	}
	return n;
}

/* The second program of one that was skipped may be just about to run. */
static uint64_t skipped(struct attacher *a)
{
	const struct timespec soon = { .tv_nsec = AGAIN_MS * NS_PER_MS };
	uint64_t n = skipped_now(a);

	for (int tries = 0; n > a->skipped && tries < AGAIN_TRIES; tries++) {
		nanosleep(&soon, NULL);
		n = skipped_now(a);
	}
	if (n > a->skipped)
		a->skipped = n;
	return a->skipped;
}

/* cpu: of each counter, that of each processor. All at once, where the kernel can (5.13). */
static int read_counters(struct attacher *a, uint64_t *cpu)
{
	uint32_t keys[XB_C_MAX], at, n = XB_C_MAX;
	int r = bpf_map_lookup_batch(bpf_map__fd(a->api->maps.counters), NULL, &at, keys, cpu, &n,
				     NULL);

	/* -ENOENT: that was the last one. */
	if ((r == 0 || r == -ENOENT) && n == XB_C_MAX)
		return 0;
	r = 0;
	for (uint32_t i = 0; i < XB_C_MAX && r >= 0; i++)
		r = bpf_map__lookup_elem(a->api->maps.counters, &i, sizeof(i), cpu + i * a->ncpus,
					 a->ncpus * sizeof(*cpu), 0);
	return r;
}

int attacher_counters(struct attacher *a, uint64_t ret[XB_C_MAX])
{
	_cleanup_free_ uint64_t *cpu = NULL;
	uint64_t sums[XB_C_MAX] = { 0 };
	int r;

	cpu = calloc(a->ncpus * XB_C_MAX, sizeof(*cpu));
	if (!cpu)
		return -ENOMEM;
	r = read_counters(a, cpu);
	if (r < 0)
		return r;
	for (uint32_t i = 0; i < XB_C_MAX; i++)
		for (int c = 0; c < a->ncpus; c++)
			sums[i] += cpu[i * a->ncpus + c];
	sums[XB_C_MISSED] += hits_missed(a) + skipped(a);
	/* A capture has its own. */
	if (!a->opts.captures)
		sums[XB_C_STACK_LIMIT] += a->api->bss->stacks_missed;
	for (uint32_t i = 0; i < XB_C_MAX; i++)
		sums[i] -= a->before[i];
	memcpy(ret, sums, sizeof(sums));
	return 0;
}

int attacher_each_slow(struct attacher *a, int (*fn)(void *u, const struct xb_slow *s), void *u,
		       uint64_t *ret_dropped)
{
	struct xb_slow s;
	int r = 0;

	if (!a->opts.slow_ns)
		return 0;
	/* Those that come meanwhile are left to the next time. */
	for (unsigned i = 0; i < XB_SLOW_MAX && r >= 0; i++) {
		if (bpf_map__lookup_and_delete_elem(a->api->maps.slow_calls, NULL, 0, &s, sizeof(s),
						    0))
			break;
		r = fn(u, &s);
	}
	*ret_dropped = __atomic_load_n(&a->api->bss->slow_dropped, __ATOMIC_RELAXED);
	return r < 0 ? r : 0;
}

uint64_t attacher_slow(const struct attacher *a, uint32_t slot)
{
	return slot < XB_MAX_FUNCS
		       ? __atomic_load_n(&a->api->bss->slow_counts[slot], __ATOMIC_RELAXED)
		       : 0;
}
