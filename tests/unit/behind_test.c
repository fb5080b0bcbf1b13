// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* behind_test.c - batches that are worked on behind whoever makes them: all of them, in order, and once. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "sink/timeline/behind.h"

#define MANY 2000u /* batches: many times around the ring */

struct worker {
	unsigned calls;
	unsigned fails_at; /* call; 0: none */
	unsigned takes_us;
};

static int work(void *u, const struct strbuf *batch, struct strbuf *out)
{
	struct worker *w = u;

	if (++w->calls == w->fails_at)
		return -EIO;
	if (w->takes_us)
		usleep(w->takes_us);
	strbuf_addf(out, "[%.*s]", (int)batch->len, batch->buf);
	return 0;
}

struct fixture {
	struct worker worker;
	struct helper *helper; /* NULL: none */
	struct behind *behind;
	struct strbuf out;
};

static void begin(struct fixture *f, bool helped)
{
	*f = (struct fixture){ 0 };
	if (helped)
		assert_int_equal(helper_new(&f->helper), 0);
	assert_int_equal(behind_new(work, &f->worker, f->helper, &f->behind), 0);
}

static void end(struct fixture *f)
{
	behind_free(f->behind);
	helper_free(f->helper);
	strbuf_done(&f->out);
}

static int give(struct fixture *f, unsigned number)
{
	struct strbuf *batch = behind_batch(f->behind);

	assert_int_equal(batch->len, 0);
	strbuf_addf(batch, "%u", number);
	return behind_give(f->behind, &f->out);
}

static void expect_numbers(const struct strbuf *out, unsigned n)
{
	_cleanup_(strbuf_done) struct strbuf expected = STRBUF_INIT;

	for (unsigned i = 0; i < n; i++)
		strbuf_addf(&expected, "[%u]", i);
	strbuf_adds(&expected, "[]"); /* the batch that was being filled when all was settled */
	assert_int_equal(out->len, expected.len);
	assert_memory_equal(out->buf, expected.buf, expected.len);
}

static void all_come_in_order(bool helped)
{
	struct fixture f;

	begin(&f, helped);
	for (unsigned i = 0; i < MANY; i++)
		assert_int_equal(give(&f, i), 0);
	assert_int_equal(behind_settle(f.behind, &f.out), 0);
	expect_numbers(&f.out, MANY);
	assert_int_equal(f.worker.calls, MANY + 1);
	end(&f);
}

static void test_all_come_in_order_with_a_helper(void **state)
{
	(void)state;
	all_come_in_order(true);
}

static void test_all_come_in_order_without_one(void **state)
{
	(void)state;
	all_come_in_order(false);
}

static void test_without_a_helper_it_is_done_on_the_spot(void **state)
{
	struct fixture f;

	(void)state;
	begin(&f, false);
	assert_int_equal(give(&f, 7), 0);
	assert_string_equal(strbuf_str(&f.out), "[7]");
	end(&f);
}

static void test_who_settles_waits_for_all(void **state)
{
	struct fixture f;

	(void)state;
	begin(&f, true);
	f.worker.takes_us = 5000;
	for (unsigned i = 0; i < 6; i++)
		assert_int_equal(give(&f, i), 0);
	assert_int_equal(behind_settle(f.behind, &f.out), 0);
	expect_numbers(&f.out, 6);
	end(&f);
}

static void test_it_goes_on_after_it_was_settled(void **state)
{
	struct fixture f;

	(void)state;
	begin(&f, true);
	assert_int_equal(give(&f, 1), 0);
	assert_int_equal(behind_settle(f.behind, &f.out), 0);
	assert_int_equal(give(&f, 2), 0);
	assert_int_equal(behind_settle(f.behind, &f.out), 0);
	assert_string_equal(strbuf_str(&f.out), "[1][][2][]");
	end(&f);
}

static void test_an_error_is_told_and_ends_the_work(void **state)
{
	struct fixture f;
	int r = 0;

	(void)state;
	begin(&f, true);
	f.worker.fails_at = 3;
	for (unsigned i = 0; i < MANY; i++)
		r = give(&f, i);
	assert_int_equal(r, -EIO);
	assert_int_equal(behind_settle(f.behind, &f.out), -EIO);
	assert_int_equal(f.worker.calls, 3);
	assert_string_equal(strbuf_str(&f.out), "[0][1]");
	end(&f);
}

static void test_a_batch_that_had_no_memory_is_an_error_once(void **state)
{
	struct fixture f;

	(void)state;
	begin(&f, true);
	strbuf_adds(behind_batch(f.behind), "half of");
	behind_batch(f.behind)->failed = true;
	assert_int_equal(behind_give(f.behind, &f.out), -ENOMEM);
	assert_int_equal(give(&f, 1), 0);
	assert_int_equal(behind_settle(f.behind, &f.out), 0);
	assert_string_equal(strbuf_str(&f.out), "[1][]");
	end(&f);
}

static void test_what_was_not_settled_may_be_left_undone(void **state)
{
	struct fixture f;
	unsigned calls;

	(void)state;
	begin(&f, true);
	f.worker.takes_us = 5000;
	for (unsigned i = 0; i < 6; i++)
		assert_int_equal(give(&f, i), 0);
	f.behind = behind_free(f.behind);
	calls = f.worker.calls;
	assert_true(calls < 6);
	usleep(20000);
	assert_int_equal(f.worker.calls, calls);
	end(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_all_come_in_order_with_a_helper),
		cmocka_unit_test(test_all_come_in_order_without_one),
		cmocka_unit_test(test_without_a_helper_it_is_done_on_the_spot),
		cmocka_unit_test(test_who_settles_waits_for_all),
		cmocka_unit_test(test_it_goes_on_after_it_was_settled),
		cmocka_unit_test(test_an_error_is_told_and_ends_the_work),
		cmocka_unit_test(test_a_batch_that_had_no_memory_is_an_error_once),
		cmocka_unit_test(test_what_was_not_settled_may_be_left_undone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
