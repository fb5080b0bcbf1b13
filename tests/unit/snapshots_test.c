// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* snapshots_test.c - what is known by now and what is new in it, from records alone. */
#include "unit.h"
#include "base/cleanup.h"
#include "lifetimes_fixture.h"
#include "session/snapshots.h"

struct looker {
	struct session_groups groups;
	struct session_runtimes runtimes;
	struct session_slow slow;
	struct fixture *f;
	struct snapshots *s;
	struct xptibpf_snapshot last; /* its arrays are copies */
	unsigned looks;
	int answer;
	uint64_t users[CAT_API_MAX];
};

static void forget(struct looker *k)
{
	free((void *)k->last.processes);
	free((void *)k->last.within);
	free((void *)k->last.users);
	free((void *)k->last.functions);
	free((void *)k->last.threads);
	free((void *)k->last.allocations);
	free((void *)k->last.waits);
	free((void *)k->last.commands);
	k->last = (struct xptibpf_snapshot){ 0 };
}

static void *copy(const void *p, size_t n, size_t size)
{
	void *c = calloc(n + 1, size);

	assert_non_null(c);
	if (n)
		memcpy(c, p, n * size);
	return c;
}

static int on_snapshot(void *u, const struct xptibpf_snapshot *s)
{
	struct looker *k = u;

	forget(k);
	k->last = *s;
	k->last.processes = copy(s->processes, s->nprocesses, sizeof(*s->processes));
	k->last.functions = copy(s->functions, s->nfunctions, sizeof(*s->functions));
	k->last.threads = copy(s->threads, s->nthreads, sizeof(*s->threads));
	k->last.allocations = copy(s->allocations, s->nallocations, sizeof(*s->allocations));
	k->last.waits = copy(s->waits, s->nwaits, sizeof(*s->waits));
	k->last.commands = copy(s->commands, s->ncommands, sizeof(*s->commands));
	k->last.within = copy(s->within, s->nfunctions * 2, sizeof(*s->within));
	k->last.users = copy(s->users, s->nusers, sizeof(*s->users));
	k->looks++;
	return k->answer;
}

static const uint64_t limits[] = { 32, 64 };

static int prepare(void **state)
{
	struct looker *k = calloc(1, sizeof(*k));
	const struct xptibpf_watch w = { .interval_ns = 1000,
					 .idle_ns = 4000,
					 .snapshot = on_snapshot,
					 .u = k,
					 .limits = limits,
					 .nlimits = 2 };
	void *f;

	assert_non_null(k);
	setup_with(&f, SNAPSHOTS_NEEDS);
	k->f = f;
	assert_int_equal(snapshots_new(&w, k->users, NULL, &k->groups, &k->runtimes, NULL, &k->slow,
				       &k->s),
			 0);
	*state = k;
	return 0;
}

static int finish(void **state)
{
	struct looker *k = *state;
	void *f = k->f;

	forget(k);
	assert_null(snapshots_free(k->s));
	teardown(&f);
	free(k);
	return 0;
}

static int look(struct looker *k, uint64_t now, uint64_t asked)
{
	static const uint64_t none[XB_C_MAX];
	static const struct sink_part all;

	return snapshots_take(k->s, k->f->m, now, asked, none, &all, false);
}

static void alloc(struct looker *k, const char *name, uint64_t address, uint64_t size, uint64_t dur)
{
	k->f->dur = dur;
	/* Context, device, description, pool, size, and where the address goes. */
	if (!strcmp(name, "urUSMHostAlloc"))
		CALL(k->f, name, 4, address, CONTEXT, 0, 0, size, 0x8000);
	else
		CALL(k->f, name, 5, address, CONTEXT, DEVICE, 0, 0, size, 0x8000);
}

static void give_back(struct looker *k, uint64_t address)
{
	CALL(k->f, "urUSMFree", -1, 0, CONTEXT, address);
}

static const struct xptibpf_process_now *process(struct looker *k, pid_t pid)
{
	for (size_t i = 0; i < k->last.nprocesses; i++)
		if (k->last.processes[i].pid == pid)
			return &k->last.processes[i];
	fail_msg("no process %d", pid);
	return NULL;
}

static const struct xptibpf_function_now *function(struct looker *k, const char *name)
{
	for (size_t i = 0; i < k->last.nfunctions; i++)
		if (!strcmp(k->last.functions[i].name, name))
			return &k->last.functions[i];
	fail_msg("no function %s", name);
	return NULL;
}

TEST_BETWEEN(prepare, finish, test_due, struct looker *k)
{
	assert_false(snapshots_due(k->s, 5000, false));
	assert_false(snapshots_due(k->s, 5999, false));
	assert_true(snapshots_due(k->s, 6000, false));
	assert_int_equal(look(k, 6100, 0), 0);
	assert_int_equal(k->last.ns, 1100);
	assert_int_equal(k->last.new_ns, 1100);
	/* In step, unless it was late by more than a whole one. */
	assert_false(snapshots_due(k->s, 6999, false));
	assert_true(snapshots_due(k->s, 7000, false));
	assert_int_equal(look(k, 9500, 0), 0);
	assert_int_equal(k->last.new_ns, 3400);
	assert_false(snapshots_due(k->s, 10499, false));
	assert_true(snapshots_due(k->s, 10500, false));
	/* Time that goes back is none. */
	assert_int_equal(look(k, 100, 0), 0);
	assert_int_equal(k->last.new_ns, 0);
}

TEST_BETWEEN(prepare, finish, test_due_while_idle, struct looker *k)
{
	assert_false(snapshots_due(k->s, 5000, true));
	assert_false(snapshots_due(k->s, 8999, true));
	assert_int_equal(snapshots_left_ns(k->s, 8999, true), 1);
	/* As soon as there is something to count, it is due. */
	assert_true(snapshots_due(k->s, 8999, false));
	assert_int_equal(snapshots_left_ns(k->s, 8999, false), 0);
	assert_true(snapshots_due(k->s, 9000, true));
	assert_int_equal(look(k, 9000, 0), 0);
	assert_int_equal(k->last.new_ns, 4000);
	assert_int_equal(snapshots_left_ns(k->s, 9000, true), 4000);
	assert_int_equal(snapshots_left_ns(k->s, 9000, false), 1000);
}

/* How many calls of a function were not longer than each limit, and who uses which API. */
TEST_BETWEEN(prepare, finish, test_within_and_users, struct looker *k)
{
	static const uint64_t durations[] = { 10, 31, 32, 63, 64, 5000 };
	size_t at;

	snapshots_due(k->s, 1000, false);
	k->users[CAT_API_UR] = 3;
	for (size_t i = 0; i < 6; i++)
		alloc(k, "urUSMDeviceAlloc", 0x10000 + i * 0x1000, 16, durations[i]);
	alloc(k, "urUSMHostAlloc", 0x90000, 16, 100);
	/* The second snapshot has the same again: they are of the whole time. */
	for (unsigned looks = 0; looks < 2; looks++) {
		assert_int_equal(look(k, 200000 + looks, 0), 0);
		at = (size_t)(function(k, "urUSMDeviceAlloc") - k->last.functions);
		assert_int_equal(k->last.within[2 * at], 2);
		assert_int_equal(k->last.within[2 * at + 1], 4);
		at = (size_t)(function(k, "urUSMHostAlloc") - k->last.functions);
		assert_int_equal(k->last.within[2 * at + 1], 0);
	}
	for (size_t i = 0; i < k->last.nusers; i++)
		assert_int_equal(k->last.users[i].programs,
				 strcmp(k->last.users[i].api, "ur") ? 0 : 3);
	/* All but the one that is none, and the streams, which have no functions. */
	assert_int_equal(k->last.nusers, CAT_API_MAX - 2);
}

/* Limits that are no powers of two, or too small, can't be told from a histogram. */
TEST(test_bad_limits)
{
	static const uint64_t bad[] = { 0, 1, 16, 33, 100 };
	struct snapshots *s;

	for (size_t i = 0; i < 5; i++) {
		const struct xptibpf_watch w = { .limits = &bad[i], .nlimits = 1 };

		assert_int_equal(snapshots_new(&w, NULL, NULL, NULL, NULL, NULL, NULL, &s),
				 -EINVAL);
	}
}

TEST_BETWEEN(prepare, finish, test_new, struct looker *k)
{
	uint64_t i;

	snapshots_due(k->s, 1000, false);
	for (i = 0; i < 100; i++)
		alloc(k, "urUSMDeviceAlloc", 0x10000 + i * 0x1000, 16, 10);
	assert_int_equal(look(k, 200000, 0), 0);
	assert_int_equal(process(k, 100)->calls.new_calls, 100);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_p99, 10);
	for (i = 0; i < 10; i++)
		alloc(k, "urUSMDeviceAlloc", 0x900000 + i * 0x1000, 16, 30);
	k->f->ret = 4;
	give_back(k, 0x77);
	k->f->ret = 0;
	assert_int_equal(look(k, 300000, 0), 0);
	/* The last interval alone, and all. */
	assert_int_equal(process(k, 100)->calls.calls, 111);
	assert_int_equal(process(k, 100)->calls.new_calls, 11);
	assert_int_equal(process(k, 100)->calls.errors, 1);
	assert_int_equal(process(k, 100)->calls.new_errors, 1);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.calls, 110);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.ns, 100 * 10 + 10 * 30);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_calls, 10);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_ns, 300);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_p99, 30);
	assert_int_equal(look(k, 400000, 0), 0);
	assert_int_equal(process(k, 100)->calls.calls, 111);
	assert_int_equal(process(k, 100)->calls.new_calls, 0);
	assert_int_equal(process(k, 100)->calls.new_timed, 0);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.p99, 30);
	/* And on from there. */
	alloc(k, "urUSMDeviceAlloc", 0x5000000, 16, 7);
	assert_int_equal(look(k, 500000, 0), 0);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_calls, 1);
	assert_int_equal(function(k, "urUSMDeviceAlloc")->calls.new_ns, 7);
}

TEST_BETWEEN(prepare, finish, test_memory, struct looker *k)
{
	uint64_t total = 0;

	alloc(k, "urUSMDeviceAlloc", 0x10000, 1000, 10);
	alloc(k, "urUSMDeviceAlloc", 0x20000, 24, 10);
	alloc(k, "urUSMHostAlloc", 0x30000, 50, 10);
	alloc(k, "urUSMSharedAlloc", 0x40000, 7, 10);
	k->f->tgid = k->f->tid = 200;
	exec(k->f, 200);
	alloc(k, "urUSMDeviceAlloc", 0x10000, 5, 10);
	look(k, 100000, 0);
	assert_int_equal(process(k, 100)->live[XPTIBPF_DEVICE_MEMORY], 1024);
	assert_int_equal(process(k, 100)->live[XPTIBPF_HOST_MEMORY], 50);
	assert_int_equal(process(k, 100)->live[XPTIBPF_SHARED_MEMORY], 7);
	assert_int_equal(process(k, 100)->live[XPTIBPF_OTHER_MEMORY], 0);
	assert_int_equal(process(k, 100)->live_count, 4);
	assert_int_equal(process(k, 200)->live[XPTIBPF_DEVICE_MEMORY], 5);
	/* Alike are the first two alone. */
	assert_int_equal(k->last.nallocations, 4);
	for (size_t i = 0; i < k->last.nallocations; i++)
		total += k->last.allocations[i].bytes;
	assert_int_equal(total, 1024 + 50 + 7 + 5);
	give_back(k, 0x10000);
	k->f->tgid = k->f->tid = 100;
	give_back(k, 0x20000);
	look(k, 200000, 0);
	assert_int_equal(process(k, 200)->live_count, 0);
	assert_int_equal(process(k, 100)->live[XPTIBPF_DEVICE_MEMORY], 1000);
	end(k->f, 100);
	look(k, 300000, 0);
	assert_true(process(k, 100)->ended);
	assert_false(process(k, 200)->ended);
	assert_int_equal(process(k, 100)->live_count, 0);
	assert_int_equal(process(k, 100)->calls.calls, 5);
}

static void wait_record(struct looker *k, uint64_t ts, uint64_t dur, uint64_t id, unsigned flags)
{
	const uint64_t words[] = { 0x500 };
	struct xb_call *c = rec_call(&k->f->r, slot(k->f, "clFinish"), words, 1);

	c->h.ts = ts;
	c->dur = dur;
	c->h.tgid = k->f->tgid;
	c->h.tid = k->f->tid;
	c->id = id;
	c->h.flags = (uint16_t)flags;
	feed(k->f);
}

TEST_BETWEEN(prepare, finish, test_waits, struct looker *k)
{
	const unsigned flying = XB_F_UNFINISHED | XB_F_IN_FLIGHT;

	snapshots_due(k->s, 100000, false);
	wait_record(k, 100000, 10000, 900, 0);
	/* It goes on for three looks. */
	wait_record(k, 150000, 50000, 901, flying);
	look(k, 200000, 200000);
	assert_int_equal(process(k, 100)->new_wait_ns, 60000);
	assert_int_equal(process(k, 100)->waiting, 1);
	assert_int_equal(process(k, 100)->calls.calls, 1);
	assert_string_equal(k->last.threads[0].in, "clFinish");
	assert_non_null(k->last.threads[0].waits_for);
	assert_int_equal(k->last.threads[0].since_ns, 50000);
	wait_record(k, 150000, 150000, 901, flying);
	look(k, 300000, 300000);
	assert_int_equal(process(k, 100)->new_wait_ns, 100000);
	wait_record(k, 150000, 160000, 901, 0);
	look(k, 400000, 400000);
	assert_int_equal(process(k, 100)->new_wait_ns, 10000);
	assert_int_equal(process(k, 100)->wait_ns, 170000);
	assert_int_equal(process(k, 100)->waiting, 0);
	assert_null(k->last.threads[0].in);
	assert_int_equal(k->last.nwaits, 1);
	assert_int_equal(k->last.waits[0].waits, 2);
	assert_int_equal(k->last.waits[0].new_waits, 1);
	assert_int_equal(k->last.waits[0].new_ns, 160000);
	/* One that was in flight at an earlier look, and whose return was lost, is no news. */
	wait_record(k, 410000, 90000, 902, flying);
	look(k, 600000, 550000);
	assert_int_equal(process(k, 100)->waiting, 0);
}

static void fill(struct looker *k, uint64_t dur)
{
	k->f->dur = dur;
	/* Queue, memory, pattern, size, no events. */
	CALL(k->f, "urEnqueueUSMFill", -1, 0, 0x500, 0x9000, 1, 0x8200, 64, 0, 0, 0);
}

TEST_BETWEEN(prepare, finish, test_commands, struct looker *k)
{
	snapshots_due(k->s, 100000, false);
	fill(k, 10);
	fill(k, 30);
	look(k, 200000, 0);
	assert_int_equal(k->last.ncommands, 1);
	assert_string_equal(k->last.commands[0].kind, "fill");
	assert_string_equal(k->last.commands[0].api, "ur");
	assert_int_equal(k->last.commands[0].new_submitted, 2);
	fill(k, 7);
	look(k, 300000, 0);
	assert_int_equal(k->last.commands[0].submitted, 3);
	assert_int_equal(k->last.commands[0].submit_ns, 47);
	assert_int_equal(k->last.commands[0].new_submitted, 1);
	assert_int_equal(k->last.commands[0].new_submit_ns, 7);
	assert_int_equal(k->last.commands[0].measured, 0);
}

TEST_BETWEEN(prepare, finish, test_losses_and_answer, struct looker *k)
{
	uint64_t counters[XB_C_MAX] = { [XB_C_RING_FULL] = 7, [XB_C_TRUNCATED] = 3 };

	const struct sink_part left_out = { .calls = 5, .events = 2 };

	k->answer = -EPIPE;
	assert_int_equal(snapshots_take(k->s, k->f->m, 10, 0, counters, &left_out, true), -EPIPE);
	assert_true(k->last.last);
	assert_int_equal(k->last.nlosses, 2);
	/* A value that was cut is no event that was lost. */
	assert_int_equal(k->last.lost, 7);
	assert_int_equal(k->last.calls_left_out, 5);
	assert_int_equal(k->last.events_left_out, 2);
}
