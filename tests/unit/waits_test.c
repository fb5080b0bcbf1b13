// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * waits_test.c - who waited for what, and where threads' time went: small streams with known answers,
 * a program made by chance whose truth is known, and streams of garbage.
 */
#include "unit.h"
#include "model/time/waits.h"
#include "fixture.h"

#define QUEUE 0x100

static int setup(void **state)
{
	struct fixture *f = fixture_new(state, MODEL_WAITS);

	f->tgid = f->tid = 10;
	/* Else events and queues might be later ones. */
	slot(f, "clReleaseEvent");
	slot(f, "clReleaseCommandQueue");
	slot(f, "urEventRelease");
	slot(f, "urQueueRelease");
	return 0;
}

/* ---- records ----------------------------------------------------------------------------------- */

/* Where on its thread's stack a call is. */
struct at {
	uint64_t ts, dur, id, parent;
	unsigned depth;
};

static struct xb_call *begin_at(struct fixture *f, const char *name, struct at at,
				const uint64_t *words, unsigned n)
{
	struct xb_call *c = begin(f, name, words, n);

	c->h.ts = at.ts;
	c->dur = at.dur;
	c->id = at.id ?: (1u << 20) + f->id;
	c->parent = at.parent;
	c->depth = (uint8_t)at.depth;
	return c;
}

static void make_kernel(struct fixture *f, struct at at, uint64_t handle, const char *name)
{
	begin_at(f, "clCreateKernel", at, (const uint64_t[]){ 0x900, 0x7000, 0 }, 3)->ret = handle;
	item(f, "clCreateKernel", 1, name, (uint16_t)(strlen(name) + 1));
	feed(f);
}

static void launch_in(struct fixture *f, struct at at, uint64_t queue, uint64_t kernel,
		      uint64_t event)
{
	const uint64_t words[] = { queue, kernel, 1, 0, 0, 0, 0, 0, event ? 0x8000 : 0 };

	begin_at(f, "clEnqueueNDRangeKernel", at, words, 9);
	if (event)
		item(f, "clEnqueueNDRangeKernel", 8, &event, 8);
	feed(f);
}

static void launch(struct fixture *f, struct at at, uint64_t kernel, uint64_t event)
{
	launch_in(f, at, QUEUE, kernel, event);
}

static void wait_for(struct fixture *f, struct at at, const uint64_t *events, unsigned n,
		     unsigned flags)
{
	begin_at(f, "clWaitForEvents", at, (const uint64_t[]){ n, 0x8000 }, 2)->h.flags =
		(uint16_t)flags;
	item(f, "clWaitForEvents", 1, events, (uint16_t)(8 * n));
	feed(f);
}

static void finish_queue(struct fixture *f, struct at at, uint64_t queue)
{
	begin_at(f, "clFinish", at, &queue, 1);
	feed(f);
}

static void release(struct fixture *f, struct at at, uint64_t event)
{
	begin_at(f, "clReleaseEvent", at, &event, 1);
	feed(f);
}

/* A read of a buffer, of 64 bytes. */
static void read_buffer(struct fixture *f, struct at at, bool blocking)
{
	const uint64_t words[] = { QUEUE, 0x500, blocking, 0, 64, 0x9000, 0, 0, 0 };

	begin_at(f, "clEnqueueReadBuffer", at, words, 9);
	feed(f);
}

static void plain(struct fixture *f, struct at at, unsigned flags)
{
	begin_at(f, "clFlush", at, (const uint64_t[]){ QUEUE }, 1)->h.flags = (uint16_t)flags;
	feed(f);
}

static void thread_exits(struct fixture *f, uint64_t ts)
{
	rec_start(&f->r, XB_EXIT, sizeof(struct xb_exit), f->tgid, f->tid, ts);
	feed(f);
}

static void lose(struct fixture *f, uint64_t ts)
{
	struct xb_loss *l = rec_start(&f->r, XB_LOSS, sizeof(*l), 0, 0, ts);

	l->count[XB_C_RING_FULL] = f->now++;
	feed(f);
}

/* ---- looking at it ----------------------------------------------------------------------------- */

struct wanted_group {
	const char *function, *what;
	struct waits_group found;
	unsigned n;
};

static int find_group(void *u, const struct waits_group *g)
{
	struct wanted_group *w = u;

	if (!strcmp(w->function, g->function) && !strcmp(w->what, g->what)) {
		w->found = *g;
		w->n++;
	}
	return 0;
}

static struct waits_group group(struct fixture *f, const char *function, const char *what)
{
	struct wanted_group w = { .function = function, .what = what };

	waits_each_group(model_waits(f->m), find_group, &w);
	if (w.n != 1)
		fail_msg("%u rows of %s for %s", w.n, function, what);
	return w.found;
}

static int count_one(void *u, const struct waits_group *g)
{
	(void)g;
	++*(unsigned *)u;
	return 0;
}

static unsigned groups(struct fixture *f)
{
	unsigned n = 0;

	waits_each_group(model_waits(f->m), count_one, &n);
	return n;
}

static int last_wait(void *u, const struct waits_wait *x)
{
	struct waits_wait *last = u;

	if (x->ts >= last->ts)
		*last = *x;
	return 0;
}

static struct waits_wait latest(struct fixture *f)
{
	struct waits_wait x = { 0 };

	waits_each_longest(model_waits(f->m), last_wait, &x);
	assert_non_null(x.function);
	return x;
}

struct wanted_thread {
	uint32_t tid;
	struct waits_thread found;
	unsigned n;
};

static int find_thread(void *u, const struct waits_thread *t)
{
	struct wanted_thread *w = u;

	if (t->tid == w->tid) {
		w->found = *t;
		w->n++;
	}
	return 0;
}

static struct waits_thread thread(struct fixture *f, uint32_t tid)
{
	struct wanted_thread w = { .tid = tid };

	waits_each_thread(model_waits(f->m), find_thread, &w);
	assert_int_equal(w.n, 1);
	return w.found;
}

static void expect_split(struct fixture *f, uint64_t span, uint64_t submit, uint64_t wait,
			 uint64_t other)
{
	struct waits_thread t = thread(f, f->tid);

	assert_int_equal(t.span, span);
	assert_int_equal(t.submit_ns, submit);
	assert_int_equal(t.wait_ns, wait);
	assert_int_equal(t.other_ns, other);
	assert_int_equal(t.elsewhere_ns, span - submit - wait - other);
}

struct flying {
	struct waits_inflight at[8];
	unsigned n;
};

static int add_flying(void *u, const struct waits_inflight *x)
{
	struct flying *all = u;

	assert_true(all->n < 8);
	all->at[all->n++] = *x;
	return 0;
}

static struct flying in_flight(struct fixture *f)
{
	struct flying all = { .n = 0 };

	waits_each_inflight(model_waits(f->m), add_flying, &all);
	return all;
}

#define EVENTS(...) (const uint64_t[]){ __VA_ARGS__ }, sizeof((const uint64_t[]){ __VA_ARGS__ }) / 8

/* ---- for what ---------------------------------------------------------------------------------- */

TEST_WITH(test_one_event, struct fixture *f)
{
	struct waits_wait x;

	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	launch(f, (struct at){ .ts = 100, .dur = 10 }, 0x200, 0xe0);
	f->tid = 11;
	wait_for(f, (struct at){ .ts = 150, .dur = 50 }, EVENTS(0xe0), 0);
	assert_int_equal(group(f, "clWaitForEvents", "scale").total, 50);
	x = latest(f);
	assert_int_equal(x.n, 1);
	assert_string_equal(x.for_[0].word, "event");
	assert_int_equal(x.for_[0].number, 1);
	assert_string_equal(x.for_[0].command, "scale");
	assert_int_equal(x.for_[0].submitted, 100);
	assert_int_equal(x.for_[0].by, 10);
	assert_false(x.for_[0].uncertain);
	assert_int_equal(x.tid, 11);
}

TEST_WITH(test_several_events, struct fixture *f)
{
	struct waits_wait x;

	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	make_kernel(f, (struct at){ .ts = 12, .dur = 1 }, 0x300, "bump");
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	launch(f, (struct at){ .ts = 30, .dur = 1 }, 0x300, 0xe1);
	launch(f, (struct at){ .ts = 40, .dur = 1 }, 0x200, 0xe2);
	/* The last one is the program's own, or older than the trace. */
	wait_for(f, (struct at){ .ts = 50, .dur = 7 }, EVENTS(0xe0, 0xe1, 0xe2, 0xe9), 0);
	assert_int_equal(group(f, "clWaitForEvents", "scale, bump, event").waits, 1);
	x = latest(f);
	assert_int_equal(x.n, 4);
	assert_string_equal(x.for_[2].command, "scale");
	assert_null(x.for_[3].command);
	assert_int_equal(x.for_[3].number, 0);
}

/* A name that is longer than a row's usual text, alone; with others, what is left out is reported. */
TEST_WITH(test_long_names, struct fixture *f)
{
	char a[701], b[701], both[710];

	memset(a, 'a', sizeof(a) - 1);
	memset(b, 'b', sizeof(b) - 1);
	a[sizeof(a) - 1] = b[sizeof(b) - 1] = '\0';
	snprintf(both, sizeof(both), "%s, ...", a);
	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, a);
	make_kernel(f, (struct at){ .ts = 12, .dur = 1 }, 0x300, b);
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	launch(f, (struct at){ .ts = 30, .dur = 1 }, 0x300, 0xe1);
	wait_for(f, (struct at){ .ts = 50, .dur = 7 }, EVENTS(0xe0), 0);
	assert_int_equal(group(f, "clWaitForEvents", a).waits, 1);
	wait_for(f, (struct at){ .ts = 60, .dur = 7 }, EVENTS(0xe0, 0xe1, 0xe9), 0);
	assert_int_equal(group(f, "clWaitForEvents", both).waits, 1);
}

TEST_WITH(test_event_again, struct fixture *f)
{
	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	make_kernel(f, (struct at){ .ts = 12, .dur = 1 }, 0x300, "bump");
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	release(f, (struct at){ .ts = 25, .dur = 1 }, 0xe0);
	/* It is gone, and what is there now was not seen being made. */
	wait_for(f, (struct at){ .ts = 30, .dur = 1 }, EVENTS(0xe0), 0);
	assert_null(latest(f).for_[0].command);
	launch(f, (struct at){ .ts = 40, .dur = 1 }, 0x300, 0xe0);
	wait_for(f, (struct at){ .ts = 50, .dur = 1 }, EVENTS(0xe0), 0);
	assert_string_equal(latest(f).for_[0].command, "bump");
	/* Another process's. */
	f->tgid = f->tid = 20;
	wait_for(f, (struct at){ .ts = 60, .dur = 1 }, EVENTS(0xe0), 0);
	assert_null(latest(f).for_[0].command);
}

/* The address is another event's by the time that the wait's record comes. */
TEST_WITH(test_event_of_then, struct fixture *f)
{
	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	make_kernel(f, (struct at){ .ts = 12, .dur = 1 }, 0x300, "bump");
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	f->tid = 11;
	release(f, (struct at){ .ts = 55, .dur = 1 }, 0xe0);
	launch(f, (struct at){ .ts = 60, .dur = 1 }, 0x300, 0xe0);
	f->tid = 10;
	wait_for(f, (struct at){ .ts = 30, .dur = 100 }, EVENTS(0xe0), 0);
	assert_string_equal(latest(f).for_[0].command, "scale");
}

TEST_WITH(test_after_loss, struct fixture *f)
{
	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	lose(f, 25);
	wait_for(f, (struct at){ .ts = 30, .dur = 1 }, EVENTS(0xe0), 0);
	assert_true(latest(f).for_[0].uncertain);
	assert_int_equal(group(f, "clWaitForEvents", "scale?").waits, 1);
	assert_true(thread(f, 10).lossy);
}

TEST_WITH(test_queue, struct fixture *f)
{
	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	begin_at(f, "clCreateCommandQueue", (struct at){ .ts = 12, .dur = 1 },
		 (const uint64_t[]){ 0x1, 0x2, 0, 0 }, 4)
		->ret = QUEUE;
	feed(f);
	for (unsigned i = 0; i < 5; i++)
		launch(f, (struct at){ .ts = 20 + i, .dur = 1 }, 0x200, 0);
	launch_in(f, (struct at){ .ts = 26, .dur = 1 }, 0x101, 0x200, 0);
	finish_queue(f, (struct at){ .ts = 30, .dur = 9 }, QUEUE);
	assert_int_equal(group(f, "clFinish", "queue#1 (scale)").total, 9);
	assert_int_equal(latest(f).queued, 5);
	/* Nothing new since. */
	finish_queue(f, (struct at){ .ts = 40, .dur = 2 }, QUEUE);
	assert_int_equal(group(f, "clFinish", "queue#1").total, 2);
	assert_int_equal(latest(f).queued, 0);
	/* What another thread put in while somebody waited may not be done. */
	launch(f, (struct at){ .ts = 51, .dur = 1 }, 0x200, 0);
	finish_queue(f, (struct at){ .ts = 50, .dur = 9 }, QUEUE);
	finish_queue(f, (struct at){ .ts = 60, .dur = 1 }, QUEUE);
	assert_int_equal(latest(f).queued, 1);
}

TEST_WITH(test_blocking_copy, struct fixture *f)
{
	read_buffer(f, (struct at){ .ts = 10, .dur = 5 }, false);
	assert_int_equal(groups(f), 0);
	read_buffer(f, (struct at){ .ts = 20, .dur = 7 }, true);
	assert_int_equal(groups(f), 1);
	assert_int_equal(latest(f).dur, 7);
	assert_non_null(strstr(latest(f).what, "copy "));
	expect_split(f, 17, 5, 7, 0);
	/* CUDA's, which goes into no queue. */
	begin_at(f, "cuMemcpyHtoD", (struct at){ .ts = 30, .dur = 3 },
		 (const uint64_t[]){ 0x7000, 0x8000, 64 }, 3);
	feed(f);
	assert_string_equal(latest(f).function, "cuMemcpyHtoD");
}

/* ---- layers ------------------------------------------------------------------------------------ */

TEST_WITH(test_layers, struct fixture *f)
{
	const uint64_t event = 0xf0;
	struct waits_wait x;

	wait_for(f, (struct at){ .ts = 22, .dur = 5, .id = 2, .parent = 1, .depth = 1 },
		 EVENTS(0xe0), 0);
	wait_for(f, (struct at){ .ts = 30, .dur = 5, .id = 3, .parent = 1, .depth = 1 },
		 EVENTS(0xe1), 0);
	begin_at(f, "urEventWait", (struct at){ .ts = 20, .dur = 20, .id = 1 },
		 (const uint64_t[]){ 1, 0x8000 }, 2);
	item(f, "urEventWait", 1, &event, 8);
	feed(f);
	assert_int_equal(groups(f), 1);
	x = latest(f);
	assert_string_equal(x.function, "urEventWait");
	assert_int_equal(x.nlayers, 1);
	assert_string_equal(x.layers[0], "clWaitForEvents");
	expect_split(f, 20, 0, 20, 0);
}

/* A call that is no wait, and waits inside: both, each for its time. */
TEST_WITH(test_waits_inside_others, struct fixture *f)
{
	wait_for(f, (struct at){ .ts = 12, .dur = 5, .id = 3, .parent = 2, .depth = 2 },
		 EVENTS(0xe0), 0);
	plain(f, (struct at){ .ts = 11, .dur = 7, .id = 2, .parent = 1, .depth = 1 }, 0);
	launch(f, (struct at){ .ts = 20, .dur = 4, .id = 4, .parent = 1, .depth = 1 }, 0x200, 0);
	plain(f, (struct at){ .ts = 10, .dur = 30, .id = 1 }, 0);
	expect_split(f, 30, 4, 5, 21);
	assert_int_equal(groups(f), 1);
	assert_int_equal(thread(f, 10).calls, 1);
}

TEST_WITH(test_parent_is_lost, struct fixture *f)
{
	wait_for(f, (struct at){ .ts = 12, .dur = 5, .id = 3, .parent = 2, .depth = 1 },
		 EVENTS(0xe0), 0);
	/* The record of 2 is missing; the next one is of another. */
	wait_for(f, (struct at){ .ts = 52, .dur = 6, .id = 5, .parent = 4, .depth = 1 },
		 EVENTS(0xe0), 0);
	plain(f, (struct at){ .ts = 50, .dur = 10, .id = 4 }, 0);
	assert_int_equal(group(f, "clWaitForEvents", "event").waits, 2);
	expect_split(f, 48, 0, 11, 4);
	assert_true(thread(f, 10).lossy);
}

/* ---- calls that end otherwise, or not at all --------------------------------------------------- */

TEST_WITH(test_gone_with_its_thread, struct fixture *f)
{
	const unsigned gone = XB_F_UNFINISHED | XB_F_EXITED;

	/* In the middle of 1 -> 2 -> 3; a wait that is over was in 2. The outermost comes first. */
	wait_for(f, (struct at){ .ts = 12, .dur = 2, .id = 9, .parent = 2, .depth = 2 },
		 EVENTS(0xe0), 0);
	plain(f, (struct at){ .ts = 10, .dur = 50, .id = 1 }, gone);
	plain(f, (struct at){ .ts = 11, .dur = 49, .id = 2, .parent = 1, .depth = 1 }, gone);
	wait_for(f, (struct at){ .ts = 20, .dur = 40, .id = 3, .parent = 2, .depth = 2 },
		 EVENTS(0xe0), gone);
	thread_exits(f, 61);
	expect_split(f, 50, 0, 42, 8);
	assert_int_equal(group(f, "clWaitForEvents", "event").waits, 2);
	assert_int_equal(group(f, "clWaitForEvents", "event").unfinished, 1);
	assert_false(thread(f, 10).lossy);
}

TEST_WITH(test_in_flight, struct fixture *f)
{
	const unsigned flying = XB_F_UNFINISHED | XB_F_IN_FLIGHT;
	struct flying all;

	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	launch(f, (struct at){ .ts = 20, .dur = 1 }, 0x200, 0xe0);
	plain(f, (struct at){ .ts = 30, .dur = 70, .id = 1 }, flying);
	wait_for(f, (struct at){ .ts = 40, .dur = 60, .id = 2, .parent = 1, .depth = 1 },
		 EVENTS(0xe0), flying);
	all = in_flight(f);
	assert_int_equal(all.n, 2);
	assert_string_equal(all.at[0].function, "clFlush");
	assert_int_equal(all.at[0].age, 70);
	assert_string_equal(all.at[1].wait.what, "scale");
	assert_int_equal(all.at[1].kind, WAITS_WAITS);
	/* Up to the look. */
	expect_split(f, 90, 1, 60, 11);
	assert_true(thread(f, 10).running);
	assert_int_equal(groups(f), 0);
	/* They return after all. */
	wait_for(f, (struct at){ .ts = 40, .dur = 100, .id = 2, .parent = 1, .depth = 1 },
		 EVENTS(0xe0), 0);
	assert_int_equal(in_flight(f).n, 1);
	plain(f, (struct at){ .ts = 30, .dur = 120, .id = 1 }, 0);
	assert_int_equal(in_flight(f).n, 0);
	expect_split(f, 140, 1, 100, 21);
	assert_int_equal(group(f, "clWaitForEvents", "scale").total, 100);
}

TEST_WITH(test_older, struct fixture *f)
{
	const unsigned older = XB_F_UNFINISHED | XB_F_IN_FLIGHT | XB_F_OLDER;
	struct flying all;

	for (unsigned i = 0; i < 2; i++) {
		begin_at(f, i ? "clWaitForEvents" : "urEventWait",
			 (struct at){ .ts = 500,
				      .dur = 400,
				      .id = 70 + i,
				      .parent = i ? 70 : 0,
				      .depth = i },
			 NULL, 0)
			->h.flags = older;
		feed(f);
	}
	all = in_flight(f);
	assert_int_equal(all.n, 2);
	assert_true(all.at[0].older && all.at[1].older);
	assert_string_equal(all.at[0].function, "urEventWait");
	assert_int_equal(all.at[1].kind, WAITS_WAITS);
	/* How long is not known, so it is in no sum. */
	expect_split(f, 0, 0, 0, 0);
	assert_true(thread(f, 10).running);
	assert_int_equal(groups(f), 0);
}

TEST_WITH(test_entry_only, struct fixture *f)
{
	wait_for(f, (struct at){ .ts = 20, .dur = 0 }, EVENTS(0xe0), XB_F_ENTRY_ONLY);
	plain(f, (struct at){ .ts = 50, .dur = 10 }, 0);
	expect_split(f, 40, 0, 0, 10);
	assert_int_equal(thread(f, 10).untimed, 1);
	assert_int_equal(groups(f), 0);
}

/* ---- limits ------------------------------------------------------------------------------------ */

static int add_up_all(void *u, const struct waits_thread *t)
{
	struct waits_thread *sum = u;

	sum->threads += t->threads;
	sum->wait_ns += t->wait_ns;
	sum->span += t->span;
	sum->calls++;
	return 0;
}

TEST_WITH(test_many_threads, struct fixture *f)
{
	struct waits_thread sum = { 0 };
	unsigned i, n = 3 * WAITS_THREADS_MAX;

	for (i = 0; i < n; i++) {
		f->tid = 1000 + i;
		f->tgid = 100 + i % 3;
		finish_queue(f, (struct at){ .ts = 1000 + 10 * i, .dur = 4 }, QUEUE);
		plain(f, (struct at){ .ts = 1005 + 10 * i, .dur = 2 }, 0);
		thread_exits(f, 1008 + 10 * i);
	}
	waits_each_thread(model_waits(f->m), add_up_all, &sum);
	assert_true(sum.calls <= WAITS_THREADS_MAX + 4); /* rows */
	assert_int_equal(sum.threads, n);
	assert_int_equal(sum.wait_ns, 4 * n);
	assert_int_equal(sum.span, 7 * n);
}

/* A service: what is new all the time uses nothing up that the others need. */
TEST_WITH(test_for_ever, struct fixture *f)
{
	uint64_t ts = 100;

	make_kernel(f, (struct at){ .ts = 10, .dur = 1 }, 0x200, "scale");
	for (unsigned i = 0; i < 40000; i++, ts += 100) {
		f->tid = 1000 + i;
		launch(f, (struct at){ .ts = ts, .dur = 1 }, 0x200, 0xe0);
		wait_for(f, (struct at){ .ts = ts + 10, .dur = 1 }, EVENTS(0xe0), 0);
		release(f, (struct at){ .ts = ts + 20, .dur = 1 }, 0xe0);
		begin_at(f, "clCreateCommandQueue", (struct at){ .ts = ts + 30, .dur = 1 },
			 (const uint64_t[]){ 0x1, 0x2, 0, 0 }, 4)
			->ret = QUEUE;
		feed(f);
		finish_queue(f, (struct at){ .ts = ts + 40, .dur = 1 }, QUEUE);
		begin_at(f, "clReleaseCommandQueue", (struct at){ .ts = ts + 50, .dur = 1 },
			 (const uint64_t[]){ QUEUE }, 1);
		feed(f);
		thread_exits(f, ts + 60);
	}
	make_kernel(f, (struct at){ .ts = ts, .dur = 1 }, 0x300, "late");
	launch(f, (struct at){ .ts = ts + 10, .dur = 1 }, 0x300, 0xe0);
	wait_for(f, (struct at){ .ts = ts + 20, .dur = 1000 }, EVENTS(0xe0), 0);
	assert_string_equal(latest(f).for_[0].command, "late");
	assert_int_equal(group(f, "clWaitForEvents", "scale").waits, 40000);
	assert_int_equal(group(f, "clWaitForEvents", "late").waits, 1);
	assert_true(groups(f) < 100);
}

/* ---- chance ------------------------------------------------------------------------------------ */

static uint64_t rng;

static unsigned chance(unsigned n)
{
	rng ^= rng << 13;
	rng ^= rng >> 7;
	rng ^= rng << 17;
	return (unsigned)((rng >> 11) % n);
}

/* A program whose events are a few addresses in turn, and a stream of it in which records are missing. */
struct program {
	struct fixture *f;
	unsigned kernel_of[8]; /* of the event at that address; 0: none now */
	uint64_t now[3];       /* of each thread */
	bool drops;
};

static bool dropped(struct program *p, uint64_t ts)
{
	if (!p->drops || chance(10))
		return false;
	lose(p->f, ts);
	return true;
}

static void claim_holds(struct program *p, unsigned event)
{
	struct waits_wait x = latest(p->f);
	static const char *const names[] = { "", "one", "two", "three" };

	assert_int_equal(x.n, 1);
	if (!x.for_[0].command || x.for_[0].uncertain)
		return;
	assert_string_equal(x.for_[0].command, names[p->kernel_of[event]]);
}

static void do_step(struct program *p)
{
	unsigned t = chance(3), e = chance(8), what = chance(3);
	struct at at = { .dur = 1 + chance(20) };
	uint64_t handle = 0xe0 + e;

	/* One clock, so that what is later in the stream is later in time. */
	at.ts = p->now[0] + 1;
	p->now[0] = at.ts + at.dur;
	p->f->tid = 10 + t;
	if (what == 0 && !p->kernel_of[e]) {
		p->kernel_of[e] = 1 + chance(3);
		if (!dropped(p, at.ts))
			launch(p->f, at, 0x200 + p->kernel_of[e], handle);
	} else if (what == 1 && p->kernel_of[e]) {
		p->kernel_of[e] = 0;
		if (!dropped(p, at.ts))
			release(p->f, at, handle);
	} else if (p->kernel_of[e] && !dropped(p, at.ts)) {
		/* The longest ones are kept, so this one is. */
		at.dur = 1000 + at.ts;
		p->now[0] = at.ts + at.dur;
		wait_for(p->f, at, &handle, 1, 0);
		claim_holds(p, e);
	}
}

static int times_fit(void *u, const struct waits_thread *t)
{
	(void)u;
	assert_true(t->wait_ns + t->submit_ns + t->other_ns + t->elsewhere_ns == t->span);
	return 0;
}

TEST(test_no_wrong_claim)
{
	void *s;

	for (unsigned seed = 1; seed <= 40; seed++) {
		struct program p = { .drops = seed % 2 };

		rng = seed * 0x9e3779b97f4a7c15ull;
		assert_int_equal(setup(&s), 0);
		p.f = s;
		make_kernel(p.f, (struct at){ .ts = 1, .dur = 1 }, 0x201, "one");
		make_kernel(p.f, (struct at){ .ts = 3, .dur = 1 }, 0x202, "two");
		make_kernel(p.f, (struct at){ .ts = 5, .dur = 1 }, 0x203, "three");
		p.now[0] = 10;
		for (unsigned i = 0; i < 60; i++)
			do_step(&p);
		waits_each_thread(model_waits(p.f->m), times_fit, NULL);
		teardown(&s);
	}
}

/* Any record at any place: nothing breaks, and nothing grows beyond its limit. */
static void garbage(struct fixture *f)
{
	static const unsigned flags[] = {
		0,
		0,
		0,
		0,
		XB_F_UNFINISHED | XB_F_EXITED,
		XB_F_UNFINISHED | XB_F_UNWOUND,
		XB_F_UNFINISHED | XB_F_IN_FLIGHT,
		XB_F_UNFINISHED | XB_F_IN_FLIGHT | XB_F_OLDER,
		XB_F_ENTRY_ONLY,
		XB_F_UNFINISHED,
	};
	const uint64_t events[] = { 0xe0 + chance(4), 0xe0 + chance(4) };
	struct at at = {
		.ts = chance(1000),
		.dur = chance(50) ? chance(200) : UINT64_MAX - chance(100),
		.id = 1 + chance(12),
		.parent = chance(12),
		.depth = chance(20),
	};

	f->tid = 10 + chance(3);
	f->tgid = 10 + chance(2);
	switch (chance(7)) {
	case 0:
		launch_in(f, at, QUEUE + chance(2), 0x200 + chance(3), 0xe0 + chance(4));
		break;
	case 1:
		release(f, at, 0xe0 + chance(4));
		break;
	case 2:
		read_buffer(f, at, chance(2));
		break;
	case 3:
		plain(f, at, flags[chance(10)]);
		break;
	case 4:
		chance(5) ? finish_queue(f, at, QUEUE + chance(2)) : thread_exits(f, at.ts);
		break;
	case 5:
		if (!chance(20))
			lose(f, at.ts);
		break;
	default:
		wait_for(f, at, events, 1 + chance(2), flags[chance(10)]);
	}
}

static int bounded(void *u, const struct waits_thread *t)
{
	++*(unsigned *)u;
	assert_true(t->name[0]);
	return 0;
}

TEST_WITH(test_garbage, struct fixture *f)
{
	unsigned n = 0;

	rng = 12345;
	for (unsigned i = 0; i < 200000; i++)
		garbage(f);
	waits_each_thread(model_waits(f->m), bounded, &n);
	assert_true(n <= 6);
	assert_true(groups(f) <= WAITS_GROUPS_MAX);
}
