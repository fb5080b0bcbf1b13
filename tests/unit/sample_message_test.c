// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sample_message_test.c - what a process that runs drivers may say, and what is refused. */
#include "unit.h"
#include "sample/message.h"

TEST(sizes)
{
	struct sample_message m = { .kind = SAMPLE_GROUP };

	for (size_t size = 0; size <= sizeof(m); size++)
		assert_int_equal(message_is_sound(&m, size),
				 size == SAMPLE_HEAD + sizeof(struct sample_group));
	m.kind = SAMPLE_READY;
	assert_true(message_is_sound(&m, SAMPLE_HEAD));
	assert_false(message_is_sound(&m, SAMPLE_HEAD + 1));
	for (m.kind = SAMPLE_ENDED + 1; m.kind < 1000; m.kind++)
		assert_false(message_is_sound(&m, sizeof(m)));
}

TEST(numbers)
{
	struct sample_message m = { .kind = SAMPLE_GROUP, .group.nmetrics = SAMPLE_METRICS };

	assert_true(message_is_sound(&m, message_size(SAMPLE_GROUP, 0)));
	m.group.nmetrics++;
	assert_false(message_is_sound(&m, message_size(SAMPLE_GROUP, 0)));
	m = (struct sample_message){ .kind = SAMPLE_FAILED, .failed.why = SAMPLE_FAILURES };
	assert_false(message_is_sound(&m, message_size(SAMPLE_FAILED, 0)));
}

/* Texts that don't end end at their last byte. */
TEST(texts)
{
	struct sample_message m;

	memset(&m, 'x', sizeof(m));
	m.kind = SAMPLE_METRIC;
	assert_true(message_is_sound(&m, message_size(SAMPLE_METRIC, 0)));
	assert_int_equal(strlen(m.metric.name), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.text), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.component), SAMPLE_TEXT - 1);
	assert_int_equal(strlen(m.metric.unit), SAMPLE_TEXT - 1);
}

/* A report has as many values as it says, and no more than there can be. */
TEST(reports)
{
	struct sample_message m = { .kind = SAMPLE_REPORT, .report = { .stream = 1, .n = 3 } };
	const size_t three = SAMPLE_HEAD + offsetof(struct sample_report, values) + 24;

	for (size_t size = 0; size <= sizeof(m); size++)
		assert_int_equal(message_is_sound(&m, size), size == three);
	m.report.stream = SAMPLE_STREAMS + 1;
	assert_false(message_is_sound(&m, three));
	m.report.stream = 0;
	assert_false(message_is_sound(&m, three));
	m.report = (struct sample_report){ .stream = SAMPLE_STREAMS, .n = SAMPLE_METRICS };
	assert_true(message_is_sound(&m, sizeof(m)));
	m.report.n++;
	assert_false(message_is_sound(&m, sizeof(m)));
	m.report.n = UINT32_MAX;
	assert_false(message_is_sound(&m, sizeof(m)));
}
