// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* helper_test.c - the thread that does its owner's jobs: which, when, and when no more. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/helper.h"

#define PATIENCE_MS 5000

/* What was done, in its order: under the lock. */
struct journal {
	char done[64];
	unsigned n;
};

struct errand {
	struct helper_job job;
	struct journal *journal;
	char name;
	unsigned urgency, left;
	bool slow;
	atomic_bool begun, may_end, ended, was_blocked;
};

static unsigned urgency(const void *u)
{
	const struct errand *e = u;

	return e->left ? e->urgency : 0;
}

static bool comes_true(const atomic_bool *b)
{
	for (unsigned i = 0; !*b && i < PATIENCE_MS; i++)
		usleep(1000);
	return *b;
}

static void work(void *u)
{
	struct errand *e = u;
	sigset_t blocked;

	e->begun = true;
	pthread_sigmask(SIG_BLOCK, NULL, &blocked);
	e->was_blocked = sigismember(&blocked, SIGINT) == 1;
	if (e->slow && comes_true(&e->may_end))
		usleep(20000);
	e->ended = true;
}

static void note(void *u)
{
	struct errand *e = u;

	e->left--;
	e->journal->done[e->journal->n++] = e->name;
}

static void errand_init(struct errand *e, struct journal *j, char name, unsigned how_urgent)
{
	*e = (struct errand){ .journal = j, .name = name, .urgency = how_urgent };
	e->job = (struct helper_job){ .wanted = urgency, .work = work, .done = note, .u = e };
}

static bool is_done(const void *u)
{
	const struct errand *e = u;

	return !e->left;
}

static void wait_for(struct helper *h, const struct errand *e)
{
	helper_lock(h);
	helper_wake(h);
	helper_wait(h, is_done, e);
	helper_unlock(h);
}

static void test_what_is_wanted_most_is_done_first(void **state)
{
	struct journal j = { 0 };
	struct errand a, b;
	struct helper *h;

	(void)state;
	assert_int_equal(helper_new(&h), 0);
	errand_init(&a, &j, 'a', 1);
	errand_init(&b, &j, 'b', 5);
	assert_int_equal(helper_add(h, &a.job), 0);
	assert_int_equal(helper_add(h, &b.job), 0);
	helper_lock(h);
	a.left = 2;
	b.left = 3;
	helper_unlock(h);
	wait_for(h, &a);
	assert_string_equal(j.done, "bbbaa");
	helper_remove(h, &a.job);
	helper_remove(h, &b.job);
	helper_free(h);
}

static void test_what_is_not_wanted_is_left_alone(void **state)
{
	struct journal j = { 0 };
	struct errand a, b;
	struct helper *h;

	(void)state;
	assert_int_equal(helper_new(&h), 0);
	errand_init(&a, &j, 'a', 0);
	errand_init(&b, &j, 'b', 1);
	a.left = b.left = 1;
	assert_int_equal(helper_add(h, &a.job), 0);
	assert_int_equal(helper_add(h, &b.job), 0);
	wait_for(h, &b);
	helper_remove(h, &a.job);
	helper_remove(h, &b.job);
	assert_string_equal(j.done, "b");
	assert_false(a.begun);
	helper_free(h);
}

static void test_the_lock_is_free_while_it_works(void **state)
{
	struct journal j = { 0 };
	struct errand a;
	struct helper *h;

	(void)state;
	assert_int_equal(helper_new(&h), 0);
	errand_init(&a, &j, 'a', 1);
	a.left = 1;
	a.slow = true;
	assert_int_equal(helper_add(h, &a.job), 0);
	helper_lock(h);
	helper_wake(h);
	helper_unlock(h);
	assert_true(comes_true(&a.begun));
	helper_lock(h);
	assert_false(a.ended);
	a.may_end = true;
	helper_wait(h, is_done, &a);
	helper_unlock(h);
	assert_true(a.ended);
	helper_remove(h, &a.job);
	helper_free(h);
}

static void test_nothing_is_done_of_what_was_removed(void **state)
{
	struct journal j = { 0 };
	struct errand a, b;
	struct helper *h;

	(void)state;
	assert_int_equal(helper_new(&h), 0);
	errand_init(&a, &j, 'a', 5);
	errand_init(&b, &j, 'b', 1);
	a.left = 2;
	a.slow = true;
	assert_int_equal(helper_add(h, &a.job), 0);
	helper_lock(h);
	helper_wake(h);
	helper_unlock(h);
	assert_true(comes_true(&a.begun));
	a.may_end = true;
	/* In the middle of a piece, which is waited for. */
	helper_remove(h, &a.job);
	assert_true(a.ended);
	assert_string_equal(j.done, "a");
	b.left = 1;
	assert_int_equal(helper_add(h, &b.job), 0);
	wait_for(h, &b);
	assert_string_equal(j.done, "ab");
	helper_remove(h, &b.job);
	helper_free(h);
}

static void test_signals_are_the_owners(void **state)
{
	struct journal j = { 0 };
	struct errand a;
	struct helper *h;
	sigset_t blocked;

	(void)state;
	assert_int_equal(helper_new(&h), 0);
	errand_init(&a, &j, 'a', 1);
	a.left = 1;
	assert_int_equal(helper_add(h, &a.job), 0);
	wait_for(h, &a);
	assert_true(a.was_blocked);
	pthread_sigmask(SIG_BLOCK, NULL, &blocked);
	assert_int_equal(sigismember(&blocked, SIGINT), 0);
	helper_remove(h, &a.job);
	helper_free(h);
}

static void test_one_without_a_job_has_no_thread_to_end(void **state)
{
	struct helper *h;

	(void)state;
	assert_null(helper_free(NULL));
	assert_int_equal(helper_new(&h), 0);
	assert_null(helper_free(h));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_what_is_wanted_most_is_done_first),
		cmocka_unit_test(test_what_is_not_wanted_is_left_alone),
		cmocka_unit_test(test_the_lock_is_free_while_it_works),
		cmocka_unit_test(test_nothing_is_done_of_what_was_removed),
		cmocka_unit_test(test_signals_are_the_owners),
		cmocka_unit_test(test_one_without_a_job_has_no_thread_to_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
