// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* losses_test.c - the table of losses is complete, and its sums are of what they say. */
#include "unit.h"
#include "base/losses.h"

/* Every cause has a name and a sentence of its own: a new one must not be forgotten. */
TEST(test_each_has_its_own_words)
{
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		assert_string_not_equal(losses_name(i), "other");
		for (unsigned k = 0; k < i; k++) {
			assert_string_not_equal(losses_name(i), losses_name(k));
			assert_string_not_equal(losses_text(i), losses_text(k));
		}
	}
	assert_string_equal(losses_name(XB_C_LOSS_MAX), "other");
	assert_false(losses_spoils(XB_C_LOSS_MAX, ~0U));
}

/* What is counted is in one of the two totals, and in no more; calls that were left are shown, as unfinished. */
TEST(test_each_is_in_one_total)
{
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++) {
		unsigned n = losses_spoils(i, LOSSES_EVENTS) + losses_spoils(i, LOSSES_VALUES);

		assert_int_equal(n, i == XB_C_UNWOUND ? 0 : 1);
	}
}

TEST(test_sums)
{
	uint64_t counters[XB_C_MAX] = { 0 };
	struct xb_loss rec = { 0 };

	counters[XB_C_RING_FULL] = 1;
	counters[XB_C_TRUNCATED] = 20;
	counters[XB_C_LATE_FILE] = 300;
	counters[XB_C_UNMATCHED] = 4000;
	counters[XB_C_UNWOUND] = 50000;
	counters[XB_C_CALLS] = 600000;
	for (unsigned i = 0; i < XB_C_MAX; i++)
		rec.count[i] = counters[i];
	assert_int_equal(losses_sum(counters, LOSSES_EVENTS), 4001);
	assert_int_equal(losses_sum(counters, LOSSES_VALUES), 320);
	/* A library that was noticed late may have been called before. */
	assert_int_equal(losses_sum(counters, LOSSES_ABSENCE), 301);
	assert_int_equal(losses_of(&rec, LOSSES_ABSENCE), 301);
	assert_int_equal(losses_of(&rec, LOSSES_ORDER), 1);
	/* One that spoils both is counted once. */
	assert_int_equal(losses_of(&rec, LOSSES_ABSENCE | LOSSES_ORDER), 301);
}
