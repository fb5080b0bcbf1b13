// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* model_test.c - names of threads and lives of processes, as the stream tells them. */
#include "unit.h"
#include "fixture.h"

static int setup(void **state)
{
	fixture_new(state, 0);
	return 0;
}

static void feed_now(struct fixture *f)
{
	rec_hdr(&f->r)->ts = f->now++;
	feed(f);
}

static void fork_(struct fixture *f, uint32_t tgid, uint32_t tid, uint32_t ctgid, uint32_t ctid)
{
	struct xb_fork *r = rec_start(&f->r, XB_FORK, sizeof(*r), tgid, tid, 0);

	r->child_tgid = ctgid;
	r->child_tid = ctid;
	r->start_ns = f->now + 5000000000;
	memcpy(r->comm, "forked", 7);
	feed_now(f);
}

static void exec_(struct fixture *f, uint32_t tgid, uint32_t old, const char *comm)
{
	struct xb_exec *r = rec_start(&f->r, XB_EXEC, sizeof(*r), tgid, tgid, 0);

	r->old_tid = old;
	memcpy(r->comm, comm, strlen(comm) + 1);
	feed_now(f);
}

static void exit_(struct fixture *f, uint32_t tgid, uint32_t tid, bool group)
{
	rec_start(&f->r, XB_EXIT, sizeof(struct xb_exit), tgid, tid, 0);
	rec_hdr(&f->r)->flags = group ? XB_EXIT_GROUP : 0;
	feed_now(f);
}

static void process(struct fixture *f, uint32_t tgid, uint64_t start, const char *comm)
{
	struct xb_def_process *r = rec_start(&f->r, XB_DEF_PROCESS, sizeof(*r), tgid, tgid, 0);

	r->h.flags = XB_PROC_OLD;
	r->start_ns = start;
	r->ppid = 1;
	rec_texts(&f->r, comm, "/bin/x", "x");
	feed_now(f);
}

static void thread(struct fixture *f, uint32_t tgid, uint32_t tid)
{
	rec_start(&f->r, XB_DEF_THREAD, sizeof(struct xb_def_thread), tgid, tid, 0);
	feed_now(f);
}

/* As an event of the thread that changes nothing has it. */
static const char *name_of(struct fixture *f, uint32_t tgid, uint32_t tid)
{
	const struct xb_hdr h = { .tgid = tgid, .tid = tid };
	const struct event e = { .type = EVENT_OBJECT, .rec = &h };

	assert_int_equal(model_event(f->m, &e), 0);
	return model_told(f->m)->thread;
}

static void expect(struct fixture *f, uint32_t tgid, uint32_t tid, const char *name)
{
	assert_string_equal(name_of(f, tgid, tid), name);
}

/* main starts 101, 102; 102 starts 103, 104; main starts 105. */
TEST_WITH(test_hierarchy, struct fixture *f)
{
	fork_(f, 50, 50, 100, 100);
	expect(f, 100, 100, "main");
	fork_(f, 100, 100, 100, 101);
	fork_(f, 100, 100, 100, 102);
	fork_(f, 100, 102, 100, 103);
	fork_(f, 100, 102, 100, 104);
	fork_(f, 100, 100, 100, 105);
	expect(f, 100, 101, "main_1");
	expect(f, 100, 102, "main_2");
	expect(f, 100, 103, "main_2_1");
	expect(f, 100, 104, "main_2_2");
	expect(f, 100, 105, "main_3");
	assert_int_equal(model_process(f->m, 100)->nthreads, 6);
	assert_int_equal(model_process(f->m, 100)->ppid, 50);
	assert_string_equal(model_process(f->m, 100)->comm, "forked");
}

/* The count goes on when threads end. */
TEST_WITH(test_numbers_are_not_reused, struct fixture *f)
{
	fork_(f, 50, 50, 100, 100);
	fork_(f, 100, 100, 100, 101);
	exit_(f, 100, 101, false);
	expect(f, 100, 101, "main_1"); /* late records still find it */
	fork_(f, 100, 100, 100, 102);
	expect(f, 100, 102, "main_2");
	assert_int_equal(model_process(f->m, 100)->nthreads, 2);
	/* The same number anew, to a child of main_2. */
	fork_(f, 100, 102, 100, 101);
	expect(f, 100, 101, "main_2_1");
	assert_int_equal(model_process(f->m, 100)->nthreads, 3);
}

/* Older than our attach: never guessed. */
TEST_WITH(test_old, struct fixture *f)
{
	process(f, 100, 7000000000, "old");
	thread(f, 100, 101);
	expect(f, 100, 100, "main");
	expect(f, 100, 101, "?101");
	/* How many main had started before can't be told. */
	fork_(f, 100, 100, 100, 102);
	expect(f, 100, 102, "?102");
	fork_(f, 100, 101, 100, 103);
	expect(f, 100, 103, "?103");
	/* The life of 102 was seen from its start. */
	fork_(f, 100, 102, 100, 104);
	fork_(f, 100, 102, 100, 105);
	fork_(f, 100, 105, 100, 106);
	expect(f, 100, 104, "?102_1");
	expect(f, 100, 105, "?102_2");
	expect(f, 100, 106, "?102_2_1");
	/* Never heard of. */
	expect(f, 200, 201, "?201");
	expect(f, 200, 200, "main");
	assert_null(model_process(f->m, 200));
}

TEST_WITH(test_fork_and_exec_begin_anew, struct fixture *f)
{
	process(f, 100, 7000000000, "old");
	thread(f, 100, 101);
	fork_(f, 100, 101, 110, 110);
	expect(f, 110, 110, "main");
	fork_(f, 110, 110, 110, 111);
	expect(f, 110, 111, "main_1");

	/* exec by another thread than the first. */
	exec_(f, 100, 101, "new");
	expect(f, 100, 100, "main");
	expect(f, 100, 101, "?101");
	fork_(f, 100, 100, 100, 120);
	expect(f, 100, 120, "main_1");
	assert_int_equal(model_process(f->m, 100)->exec_count, 1);
	assert_int_equal(model_process(f->m, 100)->nthreads, 2);
	assert_string_equal(model_process(f->m, 100)->comm, "new");
}

TEST_WITH(test_thread_of_another_process, struct fixture *f)
{
	fork_(f, 50, 50, 100, 100);
	fork_(f, 100, 100, 100, 101);
	expect(f, 999, 101, "?101");
}

/* A definition that comes after the fork record changes nothing; one with another start does. */
TEST_WITH(test_definition_after_fork, struct fixture *f)
{
	uint64_t start = f->now + 5000000000;

	fork_(f, 50, 50, 100, 100);
	fork_(f, 100, 100, 100, 101);
	process(f, 100, start - 6000000, "same"); /* /proc counts in ticks */
	expect(f, 100, 101, "main_1");
	fork_(f, 100, 100, 100, 102);
	expect(f, 100, 102, "main_2");
	assert_string_equal(model_process(f->m, 100)->comm, "same");
	process(f, 100, start + 1000000000, "other");
	expect(f, 100, 101, "?101");
	fork_(f, 100, 100, 100, 103);
	expect(f, 100, 103, "?103");
}

TEST_WITH(test_ended_go, struct fixture *f)
{
	fork_(f, 50, 50, 100, 100);
	fork_(f, 100, 100, 100, 101);
	exit_(f, 100, 101, false);
	exit_(f, 100, 100, true);
	assert_non_null(model_process(f->m, 100));
	f->now += 900000000;
	fork_(f, 50, 50, 60, 60);
	expect(f, 100, 101, "main_1");
	f->now += 200000000;
	fork_(f, 50, 50, 61, 61);
	assert_null(model_process(f->m, 100));
	expect(f, 100, 101, "?101");
}

/* A start may have been among the lost: what was given stays, what follows is not numbered. */
TEST_WITH(test_loss, struct fixture *f)
{
	struct xb_loss *r;

	fork_(f, 50, 50, 100, 100);
	fork_(f, 100, 100, 100, 101);
	r = rec_start(&f->r, XB_LOSS, sizeof(*r), 0, 0, 0);
	r->count[XB_C_TRUNCATED] = 5;
	feed_now(f);
	fork_(f, 100, 100, 100, 102);
	expect(f, 100, 102, "main_2");
	r = rec_start(&f->r, XB_LOSS, sizeof(*r), 0, 0, 0);
	r->count[XB_C_RING_FULL] = 1;
	feed_now(f);
	fork_(f, 100, 100, 100, 103);
	expect(f, 100, 103, "?103");
	expect(f, 100, 101, "main_1");
	/* Those who start from now on are counted again. */
	fork_(f, 100, 103, 100, 104);
	expect(f, 100, 104, "?103_1");
}

/* Each thread starts the next: names grow, but not for ever. */
TEST_WITH(test_long_chain, struct fixture *f)
{
	uint32_t i;

	fork_(f, 50, 50, 1000, 1000);
	for (i = 0; i < 500; i++) {
		fork_(f, 1000, 1000 + i, 1000, 1001 + i);
		assert_true(strlen(name_of(f, 1000, 1001 + i)) < 128);
	}
	expect(f, 1000, 1003, "main_1_1_1");
}

/* Processes without number whose ends were lost. */
TEST_WITH(test_bounded, struct fixture *f)
{
	uint32_t i, n = 400000, kept = 0;

	for (i = 0; i < n; i++) {
		fork_(f, 1, 1, 1000 + 2 * i, 1000 + 2 * i);
		fork_(f, 1000 + 2 * i, 1000 + 2 * i, 1000 + 2 * i, 1001 + 2 * i);
	}
	for (i = 0; i < n; i++)
		kept += model_process(f->m, 1000 + 2 * i) != NULL;
	assert_int_equal(kept, 16384);
	/* The newest are those that stay. */
	expect(f, 1000 + 2 * (n - 1), 1001 + 2 * (n - 1), "main_1");
	assert_null(model_process(f->m, 1000));
}
