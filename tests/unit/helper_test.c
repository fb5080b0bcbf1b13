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

/* A helper and two errands that nobody gave it yet. */
struct pair {
	struct journal j;
	struct errand a, b;
	struct helper *h;
};

static int set_up(void **state)
{
	static struct pair p;

	p = (struct pair){ 0 };
	errand_init(&p.a, &p.j, 'a', 1);
	errand_init(&p.b, &p.j, 'b', 1);
	*state = &p;
	return helper_new(&p.h);
}

static int tear_down(void **state)
{
	struct pair *p = *state;

	helper_free(p->h);
	return 0;
}

/* Gives it an errand, and sees it begin. */
static void begin(struct pair *p, struct errand *e)
{
	assert_int_equal(helper_add(p->h, &e->job), 0);
	helper_lock(p->h);
	helper_wake(p->h);
	helper_unlock(p->h);
	assert_true(comes_true(&e->begun));
}

static void test_what_is_wanted_most_is_done_first(void **state)
{
	struct pair *p = *state;

	p->b.urgency = 5;
	assert_int_equal(helper_add(p->h, &p->a.job), 0);
	assert_int_equal(helper_add(p->h, &p->b.job), 0);
	helper_lock(p->h);
	p->a.left = 2;
	p->b.left = 3;
	helper_unlock(p->h);
	wait_for(p->h, &p->a);
	assert_string_equal(p->j.done, "bbbaa");
	helper_remove(p->h, &p->a.job);
	helper_remove(p->h, &p->b.job);
}

static void test_what_is_not_wanted_is_left_alone(void **state)
{
	struct pair *p = *state;

	p->a.urgency = 0;
	p->a.left = p->b.left = 1;
	assert_int_equal(helper_add(p->h, &p->a.job), 0);
	assert_int_equal(helper_add(p->h, &p->b.job), 0);
	wait_for(p->h, &p->b);
	helper_remove(p->h, &p->a.job);
	helper_remove(p->h, &p->b.job);
	assert_string_equal(p->j.done, "b");
	assert_false(p->a.begun);
}

static void test_the_lock_is_free_while_it_works(void **state)
{
	struct pair *p = *state;

	p->a.left = 1;
	p->a.slow = true;
	begin(p, &p->a);
	helper_lock(p->h);
	assert_false(p->a.ended);
	p->a.may_end = true;
	helper_wait(p->h, is_done, &p->a);
	helper_unlock(p->h);
	assert_true(p->a.ended);
	helper_remove(p->h, &p->a.job);
}

static void test_nothing_is_done_of_what_was_removed(void **state)
{
	struct pair *p = *state;

	p->a.left = 2;
	p->a.slow = true;
	begin(p, &p->a);
	p->a.may_end = true;
	/* In the middle of a piece, which is waited for. */
	helper_remove(p->h, &p->a.job);
	assert_true(p->a.ended);
	assert_string_equal(p->j.done, "a");
	p->b.left = 1;
	assert_int_equal(helper_add(p->h, &p->b.job), 0);
	wait_for(p->h, &p->b);
	assert_string_equal(p->j.done, "ab");
	helper_remove(p->h, &p->b.job);
}

static void test_signals_are_the_owners(void **state)
{
	struct pair *p = *state;
	sigset_t blocked;

	p->a.left = 1;
	assert_int_equal(helper_add(p->h, &p->a.job), 0);
	wait_for(p->h, &p->a);
	assert_true(p->a.was_blocked);
	pthread_sigmask(SIG_BLOCK, NULL, &blocked);
	assert_int_equal(sigismember(&blocked, SIGINT), 0);
	helper_remove(p->h, &p->a.job);
}

static void test_one_without_a_job_has_no_thread_to_end(void **state)
{
	struct helper *h;

	(void)state;
	assert_null(helper_free(NULL));
	assert_int_equal(helper_new(&h), 0);
	assert_null(helper_free(h));
}

#define WITH_TWO(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(test_what_is_wanted_most_is_done_first),
		WITH_TWO(test_what_is_not_wanted_is_left_alone),
		WITH_TWO(test_the_lock_is_free_while_it_works),
		WITH_TWO(test_nothing_is_done_of_what_was_removed),
		WITH_TWO(test_signals_are_the_owners),
		cmocka_unit_test(test_one_without_a_job_has_no_thread_to_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
