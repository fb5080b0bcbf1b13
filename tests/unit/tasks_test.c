// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tasks_test.c - which command a thread submits, with begins and ends missing, and after the process was disarmed. */
#include "unit.h"
#include "model/model.h"
#include "model/tasks.h"

static struct tasks *tasks;

static int setup(void **state)
{
	(void)state;
	tasks = NULL;
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	assert_null(tasks_free(tasks));
	assert_null(tasks_free(NULL));
	return 0;
}

static struct event_xpti event(struct xb_xpti *rec, const char *name, uint64_t uid, uint64_t now)
{
	*rec = (struct xb_xpti){ .h.ts = now, .instance = uid + 500, .uid = { 1, uid, 2 } };
	return (struct event_xpti){
		.rec = rec, .stream = "sycl.debug", .event = name, .has_event = true
	};
}

static void tell(const char *name, uint64_t uid, uint64_t now)
{
	struct xb_xpti rec;
	struct event_xpti x = event(&rec, name, uid, now);

	assert_true(tasks_concerns(&x));
	assert_int_equal(tasks_event(&tasks, &x), 0);
}

/* 0: none. */
static uint64_t at(uint64_t ts)
{
	const struct xb_xpti_uid *u = tasks_at(tasks, ts);

	return u ? u->p2 : 0;
}

TEST_WITH(test_inside_each_other, void *none)
{
	assert_int_equal(at(1), 0);
	tell("task_end", 9, 1); /* begun before we came */
	assert_null(tasks);
	tell("task_begin", 1, 10);
	assert_int_equal(at(9), 0);
	assert_int_equal(at(10), 1);
	tell("task_begin", 2, 20);
	assert_int_equal(at(15), 1);
	assert_int_equal(at(20), 2);
	tell("task_end", 2, 30);
	assert_int_equal(at(30), 1);
	tell("task_end", 7, 31);
	assert_int_equal(at(31), 1);
	/* An end that was lost is made up for by that of what is around it. */
	tell("task_begin", 3, 40);
	tell("task_end", 1, 50);
	assert_int_equal(at(50), 0);
}

TEST_WITH(test_too_deep, void *none)
{
	uint64_t i;

	for (i = 1; i <= 3 * TASKS_OPEN; i++)
		tell("task_begin", i, i);
	for (i = 3 * TASKS_OPEN; i > 2 * TASKS_OPEN; i--) {
		assert_int_equal(at(100), i);
		tell("task_end", i, 100);
	}
	assert_int_equal(at(100), 0);
}

TEST_WITH(test_forgotten, void *none)
{
	tell("task_begin", 1, 1);
	tasks_forget(tasks);
	assert_int_equal(at(2), 0);
	tasks_forget(NULL);
}

static struct event told(const struct xb_hdr *rec, enum event_type type)
{
	return (struct event){ .rec = rec, .type = type };
}

static void begin(struct model *m, uint32_t tgid, uint32_t tid, uint64_t uid)
{
	struct xb_xpti rec;
	struct event_xpti x = event(&rec, "task_begin", uid, uid);
	struct event e;

	rec.h.tgid = tgid;
	rec.h.tid = tid;
	e = told(&rec.h, EVENT_XPTI);
	e.xpti = &x;
	assert_int_equal(model_event(m, &e), 0);
}

static uint64_t task_of(struct model *m, uint32_t tgid, uint32_t tid)
{
	const struct xb_call rec = { .h = { .ts = 100, .tgid = tgid, .tid = tid } };
	const struct event e = { .type = EVENT_CALL, .rec = &rec.h, .call = { .rec = &rec } };

	assert_int_equal(model_event(m, &e), 0);
	return model_told(m)->task ? model_told(m)->task->p2 : 0;
}

static void arm(struct model *m, uint32_t tgid, enum xb_arm_what what)
{
	const struct xb_arm rec = { .h = { .ts = 50, .tgid = tgid, .tid = tgid }, .what = what };
	struct event e = told(&rec.h, EVENT_ARM);

	assert_int_equal(model_event(m, &e), 0);
}

/* The end of what a thread of it was submitting is not heard any more. */
TEST(test_disarmed)
{
	struct model *m;

	assert_int_equal(model_new(&m), 0);
	assert_int_equal(model_enable(m, TOLD_TASK), 0);
	begin(m, 7, 7, 1);
	begin(m, 7, 8, 2);
	begin(m, 9, 9, 3);
	arm(m, 7, XB_ARM_LEFT);
	assert_int_equal(task_of(m, 7, 7), 1);
	arm(m, 7, XB_ARM_DISARMED);
	assert_int_equal(task_of(m, 7, 7), 0);
	assert_int_equal(task_of(m, 7, 8), 0);
	assert_int_equal(task_of(m, 9, 9), 3);
	arm(m, 10, XB_ARM_DISARMED); /* nothing is known of it */
	/* Armed again it is heard again. */
	begin(m, 7, 8, 4);
	assert_int_equal(task_of(m, 7, 8), 4);
	model_free(m);
}

TEST_WITH(test_others, void *none)
{
	struct xb_xpti rec;
	struct event_xpti x = event(&rec, "task_begin", 1, 1);

	x.has_event = false;
	assert_false(tasks_concerns(&x));
	x = event(&rec, "task_begin", 1, 1);
	x.stream = "sycl.experimental.mem_alloc";
	assert_false(tasks_concerns(&x));
	x.stream = NULL;
	assert_false(tasks_concerns(&x));
	x = event(&rec, "thread_begin", 1, 1);
	assert_false(tasks_concerns(&x));
}
