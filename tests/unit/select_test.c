// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* select_test.c - what -e means. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include <errno.h>

#include "base/cleanup.h"
#include "lib/select.h"

static struct selection *must(const char *spec)
{
	struct selection *s = NULL;
	char *why = NULL;

	assert_int_equal(selection_new(spec, &s, &why), 0);
	assert_null(why);
	return s;
}

static bool has(const struct selection *s, const char *name)
{
	const struct cat_func *f = catalog_find(name);

	assert_non_null(f);
	return selection_has_func(s, f);
}

static void test_default_set_leaves_out_getters(void **state)
{
	struct selection *s = must(NULL);

	(void)state;
	assert_true(has(s, "urEventWait"));
	assert_true(has(s, "pthread_create"));
	assert_false(has(s, "urDeviceGetInfo"));
	assert_true(selection_wants_xpti(s));
	assert_true(selection_has_xpti(s, "sycl", "node_create"));
	selection_free(s);
}

static void test_groups_that_must_be_asked_for(void **state)
{
	struct selection *s = must(NULL);

	(void)state;
	assert_false(has(s, "zeCommandListAppendLaunchKernel"));
	assert_false(has(s, "clEnqueueNDRangeKernel"));
	assert_false(has(s, "cuLaunchKernel"));
	selection_free(s);
	s = must("!thread");
	assert_false(has(s, "zeCommandListAppendLaunchKernel"));
	selection_free(s);
	s = must("ze,zet:*Metric*");
	assert_true(has(s, "zeCommandListAppendLaunchKernel"));
	assert_true(has(s, "zeDeviceGetProperties"));
	assert_true(has(s, "zetMetricGroupGet"));
	assert_false(has(s, "zetDebugAttach"));
	assert_false(has(s, "zesDeviceGet"));
	assert_false(has(s, "urEventWait"));
	selection_free(s);
}

static void test_group_means_its_getters_too(void **state)
{
	struct selection *s = must("ur");

	(void)state;
	assert_true(has(s, "urDeviceGetInfo"));
	assert_false(has(s, "pthread_create"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
}

static void test_glob_takes_what_it_matches(void **state)
{
	struct selection *s = must("ur:urUSM*,thread");

	(void)state;
	assert_true(has(s, "urUSMFree"));
	assert_false(has(s, "urEventWait"));
	assert_true(has(s, "pthread_create"));
	selection_free(s);
}

static void assert_threads_only(const char *spec, bool expected)
{
	struct selection *s = must(spec);

	assert_int_equal(selection_is_threads_only(s), expected);
	selection_free(s);
}

static void test_threads_alone_are_told_from_threads_too(void **state)
{
	(void)state;
	assert_threads_only("thread", true);
	assert_threads_only("thread:pthread_create", true);
	assert_threads_only("thread,!ur", true);
	assert_threads_only("thread,ur", false);
	assert_threads_only("thread,sycl", false);
	assert_threads_only("!ur", false);
	assert_threads_only(NULL, false);
}

static void test_last_item_decides(void **state)
{
	struct selection *s = must("ur,!ur:urEvent*,ur:urEventWait");

	(void)state;
	assert_true(has(s, "urUSMFree"));
	assert_false(has(s, "urEventRelease"));
	assert_true(has(s, "urEventWait"));
	selection_free(s);
}

static void test_taking_away_starts_from_the_default_set(void **state)
{
	struct selection *s = must("!thread,!sycl");

	(void)state;
	assert_true(has(s, "urEventWait"));
	assert_false(has(s, "urDeviceGetInfo"));
	assert_false(has(s, "pthread_create"));
	assert_false(selection_wants_xpti(s));
	selection_free(s);
}

static void test_xpti_globs_match_event_or_stream(void **state)
{
	struct selection *s = must("sycl:node_*,xpti:*mem_alloc");

	(void)state;
	assert_true(selection_wants_xpti(s));
	assert_true(selection_has_xpti(s, "sycl.debug", "node_create"));
	assert_true(selection_has_xpti(s, "sycl.experimental.mem_alloc", "mem_alloc_begin"));
	assert_false(selection_has_xpti(s, "sycl", "edge_create"));
	assert_false(selection_has_xpti(s, NULL, "edge_create"));
	assert_false(has(s, "urEventWait"));
	selection_free(s);
}

static void refused(const char *spec, const char *word)
{
	struct selection *s = NULL;
	char *why = NULL;

	assert_int_equal(selection_new(spec, &s, &why), -EINVAL);
	assert_null(s);
	assert_non_null(why);
	assert_non_null(strstr(why, word));
	free(why);
}

static void test_nonsense_is_refused_with_a_reason(void **state)
{
	(void)state;
	refused("", "empty");
	refused("ur,,thread", "empty");
	refused("!", "empty");
	refused("nope", "'nope'");
	refused("nope", "ur"); /* names the groups that there are */
	refused("ur:", "pattern");
	refused("ur:zeInit", "'ur:zeInit'");
	refused("ur:urNoSuch*", "matches");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_default_set_leaves_out_getters),
		cmocka_unit_test(test_groups_that_must_be_asked_for),
		cmocka_unit_test(test_group_means_its_getters_too),
		cmocka_unit_test(test_glob_takes_what_it_matches),
		cmocka_unit_test(test_threads_alone_are_told_from_threads_too),
		cmocka_unit_test(test_last_item_decides),
		cmocka_unit_test(test_taking_away_starts_from_the_default_set),
		cmocka_unit_test(test_xpti_globs_match_event_or_stream),
		cmocka_unit_test(test_nonsense_is_refused_with_a_reason),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
