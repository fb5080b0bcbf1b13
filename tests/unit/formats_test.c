// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* formats_test.c - the list of formats: each is found by the name that it is listed and knows itself by. */
#include "unit.h"
#include "sink/sink.h"

TEST(test_formats)
{
	const struct xptibpf_format *f;
	size_t n = 0;

	for (; (f = sink_format(n)); n++) {
		const struct sink_ops *ops = sink_find(f->name);

		/* What writes nothing is no sink. */
		assert_int_equal(!ops, f->place == XPTIBPF_TO_NOTHING);
		if (ops)
			assert_string_equal(ops->name, f->name);
		assert_true(strlen(f->text) > 5);
		for (size_t i = 0; i < n; i++)
			assert_string_not_equal(sink_format(i)->name, f->name);
	}
	assert_true(n > 20);
	assert_null(sink_format(n + 1));
	assert_null(sink_find("nothing"));
}
