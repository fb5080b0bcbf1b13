// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * year_test.c - the beginning of the year that tests/bench/run --year simulates: the model with all its parts stops
 * growing; and the simulation's events are what the decoder makes of their records.
 */
#include <sys/resource.h>

#include "unit.h"
#include "bench/service.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/model.h"

#define MILLION	 1000000u
#define HOUR_NS	 3600000000000ull
#define LIMIT_KB (128 << 10)
/* Windows that are full later: of the graph, of single waits and launches. */
#define SLACK_KB (16 << 10)

static void expect_same(const struct value *a, const struct value *b)
{
	uint32_t i;

	assert_int_equal(a->kind, b->kind);
	assert_int_equal(a->flags, b->flags);
	assert_int_equal(a->u, b->u);
	assert_int_equal(a->addr, b->addr);
	assert_int_equal(a->len, b->len);
	assert_int_equal(a->nitems, b->nitems);
	if (a->len)
		assert_memory_equal(a->str, b->str, a->len);
	for (i = 0; i < a->nitems; i++)
		expect_same(&a->items[i], &b->items[i]);
}

TEST(test_events_are_decoded_ones)
{
	struct service *s = service_new(0, false);
	struct service_kind again = { .d = NULL };
	unsigned calls = 0, i, k;
	const struct event *e;

	assert_non_null(s);
	service_begin(&again);
	for (i = 0; i < 20000; i++) {
		e = service_next(s);
		if (e->type != EVENT_CALL)
			continue;
		calls++;
		assert_int_equal(decoder_decode(again.d, e->rec, &again.e), 1);
		assert_string_equal(again.e.call.name, e->call.name);
		assert_int_equal(again.e.call.error, e->call.error);
		assert_int_equal(again.e.call.mem_kinds, e->call.mem_kinds);
		assert_int_equal(again.e.call.nargs, e->call.nargs);
		expect_same(&again.e.call.ret, &e->call.ret);
		for (k = 0; k < e->call.nargs; k++)
			expect_same(&again.e.call.args[k], &e->call.args[k]);
	}
	assert_true(calls > 10000);
	decoder_free(again.d);
	service_free(s);
}

static long peak_kb(void)
{
	struct rusage u;

	assert_int_equal(getrusage(RUSAGE_SELF, &u), 0);
	return u.ru_maxrss;
}

static void take(struct model *m, struct service *s, unsigned n)
{
	while (n-- > 0)
		assert_int_equal(model_event(m, service_next(s)), 0);
}

TEST(test_stops_growing)
{
	struct service *s = service_new(HOUR_NS / MILLION, true);
	const unsigned parts = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY;
	long first, last;
	struct model *m;

	assert_non_null(s);
	assert_int_equal(model_new(&m), 0);
	assert_int_equal(model_enable(m, parts), 0);
	take(m, s, MILLION);
	first = peak_kb();
	take(m, s, 2 * MILLION);
	last = peak_kb();
	/* It was looked at, all of it. */
	assert_true(graph_totals(model_graph(m))->nodes > MILLION / 10);
	assert_true(lifetimes_total(model_lifetimes(m))->count > MILLION / 10);
	assert_int_equal(s->made, 3 * MILLION);
	model_free(m);
	service_free(s);
	/* A sanitizer keeps what was freed. */
#ifndef __SANITIZE_ADDRESS__
	print_message("after 1 and 3 million events: %ld and %ld KiB\n", first, last);
	assert_true(last < LIMIT_KB);
	assert_true(last - first < SLACK_KB);
#else
	assert_true(last >= first);
#endif
}
