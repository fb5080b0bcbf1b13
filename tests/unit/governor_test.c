// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* governor_test.c - which functions lose their probes, and when they are tried again, second by second. */
#include "unit.h"
#include "live/governor.h"
#include "wire.h"

#define S     1000000000ull
#define SLOTS 6
#define CALL  1000 /* ns */

/* The first two are fixed and memory; a thread makes so many calls of each a second. */
struct machine {
	struct governor *g;
	struct xb_cost costs[SLOTS];
	uint64_t calls[SLOTS], now;
	bool off[SLOTS];
	struct governor_verdict v;
};

static enum switched_class class(void *u, uint32_t slot) {
	(void)u; return slot == 0   ? SWITCHED_FIXED
			: slot == 1 ? SWITCHED_MEMORY
				    : SWITCHED_SINGLE;
}

static void begin(struct machine *m, uint32_t limit)
{
	*m = (struct machine){ .now = S };
	assert_int_equal(governor_new(limit, class, NULL, &m->g), 0);
	for (unsigned i = 0; i < SLOTS; i++)
		m->costs[i].call_ns = CALL;
}

/* A second passes. Returns how many functions were switched. */
static size_t second(struct machine *m)
{
	struct governor_look look = { .costs = m->costs, .n = SLOTS, .cpus = 4 };

	for (unsigned i = 0; i < SLOTS; i++) {
		if (m->off[i])
			continue;
		m->costs[i].spent_ns += m->calls[i] * CALL;
		look.busiest += m->calls[i] * CALL;
	}
	m->now += S;
	look.now = m->now;
	governor_look(m->g, &look, &m->v);
	for (size_t i = 0; i < m->v.n; i++)
		m->off[m->v.slots[i]] = !m->v.on;
	return m->v.n;
}

static void seconds(struct machine *m, unsigned n)
{
	while (n--)
		assert_int_equal(second(m), 0);
}

TEST(test_dearest_first)
{
	uint32_t thread, machine;
	struct machine m;

	begin(&m, 10000);
	m.calls[2] = 4000;
	m.calls[3] = 20000;
	m.calls[4] = 1000;
	/* The first look has nothing to compare with, and one above the limit may be a burst. */
	seconds(&m, 2);
	governor_shares(m.g, &thread, &machine);
	assert_int_equal(thread, 25000);
	assert_int_equal(machine, 25000 / 4);
	assert_int_equal(second(&m), 1);
	assert_int_equal(m.v.slots[0], 3);
	assert_false(m.v.on);
	assert_int_equal(governor_off(m.g), 1);
	seconds(&m, 3);
	governor_shares(m.g, &thread, &machine);
	assert_int_equal(thread, 5000);
	/* It would have been called so often meanwhile. */
	assert_int_equal((governor_unseen(m.g) + 500) / 1000, 60);
	governor_free(m.g);
}

TEST(test_tried_again)
{
	struct machine m;

	begin(&m, 10000);
	m.calls[2] = m.calls[3] = 20000;
	seconds(&m, 2);
	assert_int_equal(second(&m), 2);
	/* It cost 2 %, and trials have 0.25 %, so it waits for eight times 1.5 s. It is still too much, and then for 20 s. */
	seconds(&m, 11);
	assert_int_equal(second(&m), 1);
	assert_true(m.v.on);
	assert_int_equal(second(&m), 1);
	assert_false(m.v.on);
	seconds(&m, 19);
	/* The other one has been off for longer. It is quiet now, stays, and the next follows after 5 s. */
	m.calls[2] = m.calls[3] = 10;
	assert_int_equal(second(&m), 1);
	assert_true(m.v.on);
	assert_int_equal(m.v.slots[0], 3);
	seconds(&m, 4);
	assert_int_equal(second(&m), 1);
	assert_int_equal(m.v.slots[0], 2);
	seconds(&m, 20);
	assert_int_equal(governor_off(m.g), 0);
	governor_free(m.g);
}

/* Whatever a function costs, what is spent on its trials stays below a quarter of the limit. */
TEST(test_trials_pay)
{
	struct machine m;
	uint64_t spent;

	begin(&m, 20000);
	m.calls[2] = 300000;
	m.calls[3] = 12000;
	seconds(&m, 2);
	assert_int_equal(second(&m), 1);
	assert_int_equal(m.v.slots[0], 2);
	spent = governor_spent(m.g);
	for (unsigned i = 0; i < 600; i++)
		second(&m);
	assert_true(governor_spent(m.g) - spent > 600 * 12000ull * CALL);
	assert_true(governor_spent(m.g) - spent < 600 * 17000ull * CALL);
	governor_free(m.g);
}

TEST(test_memory_last)
{
	struct machine m;

	begin(&m, 10000);
	m.calls[1] = 9000;
	m.calls[2] = 3000;
	seconds(&m, 2);
	/* Less than the limit is left, though more than three quarters of it. */
	assert_int_equal(second(&m), 1);
	assert_int_equal(m.v.slots[0], 2);
	m.calls[1] = 30000;
	seconds(&m, 1);
	assert_int_equal(second(&m), 1);
	assert_int_equal(m.v.slots[0], 1);
	/* The other one comes back first; it is tried again, but not within a minute. */
	m.calls[1] = m.calls[2] = 0;
	for (unsigned i = 0; i < 50; i++)
		second(&m);
	assert_true(m.off[1]);
	assert_false(m.off[2]);
	for (unsigned i = 0; i < 20; i++)
		second(&m);
	assert_false(m.off[1]);
	governor_free(m.g);
}

/* After how many seconds memory is tried again. */
static unsigned memory_back(struct machine *m)
{
	unsigned n = 0;

	do {
		second(m);
		n++;
	} while (m->off[1]);
	return n;
}

/* It goes before all others if it is too much with it, and is tried later each time. */
TEST(test_memory_again)
{
	struct machine m;

	begin(&m, 10000);
	m.calls[1] = 30000;
	m.calls[2] = 5000;
	seconds(&m, 2);
	while (!m.off[1])
		second(&m);
	m.calls[2] = 0;
	assert_int_equal(memory_back(&m), 60);
	m.calls[2] = 5000;
	for (unsigned wait = 120; wait < 10000; wait *= 2) {
		assert_int_equal(second(&m), 1);
		assert_true(m.off[1]);
		assert_false(m.off[2]);
		assert_int_equal(memory_back(&m), wait < 3600 ? wait : 3600);
	}
	/* Once it has stayed for an hour, what was before is forgotten. */
	m.calls[1] = 0;
	for (unsigned i = 0; i < 3700; i++)
		second(&m);
	m.calls[1] = 30000;
	while (!m.off[1])
		second(&m);
	assert_int_equal(memory_back(&m), 60);
	governor_free(m.g);
}

/* What can't be switched is left alone, and without a limit everything is. */
TEST(test_nothing_to_do)
{
	struct machine m;

	begin(&m, 10000);
	m.calls[0] = 900000;
	seconds(&m, 10);
	governor_free(m.g);
	begin(&m, 0);
	m.calls[2] = 900000;
	seconds(&m, 10);
	assert_int_equal(governor_spent(m.g), 10 * 900000ull * CALL);
	governor_free(m.g);
}
