// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unopened_test.c - each file of a process that can't be opened is counted once, and named once. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "live/unopened.h"

static int set_up(void **state)
{
	*state = calloc(1, sizeof(struct unopened));
	return !*state;
}

static int tear_down(void **state)
{
	free(*state);
	return 0;
}

/* As a scan finds it. Returns whether it is counted, and whether it is named. */
static unsigned find(struct unopened *u, pid_t pid, const char *path, int error)
{
	if (!unopened_add(u, pid, path, error))
		return 0;
	return unopened_is_named(u, pid, path, error) ? 2 : 1;
}

static void once(void **state)
{
	struct unopened *u = *state;

	assert_int_equal(find(u, 7, "/a", -EIO), 2);
	assert_int_equal(find(u, 7, "/a", -EIO), 0);
	assert_int_equal(find(u, 7, "/b", -EIO), 2);
	/* Another process loses its calls, too, but the file was named. */
	assert_int_equal(find(u, 8, "/a", -EIO), 1);
	assert_int_equal(find(u, 8, "/a", -EIO), 0);
}

static void stalled(void **state)
{
	struct unopened *u = *state;

	assert_int_equal(find(u, 7, "/fuse/a", -ETIMEDOUT), 2);
	assert_int_equal(find(u, 7, "/fuse/b", -ETIMEDOUT), 1);
	assert_int_equal(find(u, 7, "/fuse/b", -ETIMEDOUT), 0);
	assert_int_equal(find(u, 7, "/other", -EIO), 2);
	assert_int_equal(find(u, 8, "/fuse/b", -ETIMEDOUT), 2);
	assert_int_equal(find(u, 9, "/fuse/b", -ETIMEDOUT), 1);
}

/* A number that is used again is another process. */
static void forgotten(void **state)
{
	struct unopened *u = *state;

	assert_int_equal(find(u, 7, "/a", -EIO), 2);
	unopened_forget(u, 8);
	assert_int_equal(find(u, 7, "/a", -EIO), 0);
	unopened_forget(u, 7);
	assert_int_equal(find(u, 7, "/a", -EIO), 1);
}

static void bounded(void **state)
{
	struct unopened *u = *state;
	unsigned named = 0;
	char path[32];

	for (int i = 0; i < 3 * UNOPENED_KEPT; i++) {
		snprintf(path, sizeof(path), "/%d", i);
		named += find(u, 7, path, -EIO) == 2;
	}
	assert_int_equal(named, UNOPENED_NAMED);
	/* The newest are known. */
	assert_int_equal(find(u, 7, path, -EIO), 0);
	snprintf(path, sizeof(path), "/%d", 2 * UNOPENED_KEPT);
	assert_int_equal(find(u, 7, path, -EIO), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(once, set_up, tear_down),
		cmocka_unit_test_setup_teardown(stalled, set_up, tear_down),
		cmocka_unit_test_setup_teardown(forgotten, set_up, tear_down),
		cmocka_unit_test_setup_teardown(bounded, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
