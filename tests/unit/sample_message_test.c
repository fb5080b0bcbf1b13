// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sample_message_test.c - what a process that runs drivers may say, and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "sample/message.h"

static void sizes(void **state)
{
	struct sample_message m = { .kind = SAMPLE_GROUP };

	(void)state;
	for (size_t size = 0; size <= sizeof(m); size++)
		assert_int_equal(message_is_sound(&m, size),
				 size == SAMPLE_HEAD + sizeof(struct sample_group));
	m.kind = SAMPLE_READY;
	assert_true(message_is_sound(&m, SAMPLE_HEAD));
	assert_false(message_is_sound(&m, SAMPLE_HEAD + 1));
	for (m.kind = SAMPLE_FAILED + 1; m.kind < 1000; m.kind++)
		assert_false(message_is_sound(&m, sizeof(m)));
}

static void numbers(void **state)
{
	struct sample_message m = { .kind = SAMPLE_GROUP, .group.nmetrics = SAMPLE_METRICS };

	(void)state;
	assert_true(message_is_sound(&m, message_size(SAMPLE_GROUP)));
	m.group.nmetrics++;
	assert_false(message_is_sound(&m, message_size(SAMPLE_GROUP)));
	m = (struct sample_message){ .kind = SAMPLE_FAILED, .failed.why = SAMPLE_FAILURES };
	assert_false(message_is_sound(&m, message_size(SAMPLE_FAILED)));
}

/* Texts that don't end end at their last byte. */
static void texts(void **state)
{
	struct sample_message m;

	(void)state;
	memset(&m, 'x', sizeof(m));
	m.kind = SAMPLE_METRIC;
	assert_true(message_is_sound(&m, message_size(SAMPLE_METRIC)));
	assert_int_equal(strlen(m.metric.name), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.text), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.component), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.unit), SAMPLE_TEXT - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sizes),
		cmocka_unit_test(numbers),
		cmocka_unit_test(texts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
