// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unopened_test.c - each file of a process that can't be opened is counted once, and named once in an hour. */
#include "unit.h"
#include "live/unopened.h"

static int setup(void **state)
{
	*state = calloc(1, sizeof(struct unopened));
	return !*state;
}

static int teardown(void **state)
{
	free(*state);
	return 0;
}

/* As a scan at that time finds it. Returns whether it is counted, and whether it is named. */
static unsigned find_at(struct unopened *u, pid_t pid, const char *path, int error, uint64_t now)
{
	if (!unopened_add(u, pid, path, error))
		return 0;
	return unopened_is_named(u, pid, path, error, now) ? 2 : 1;
}

static unsigned find(struct unopened *u, pid_t pid, const char *path, int error)
{
	return find_at(u, pid, path, error, 1);
}

TEST_WITH(once, struct unopened *u)
{
	assert_int_equal(find(u, 7, "/a", -EIO), 2);
	assert_int_equal(find(u, 7, "/a", -EIO), 0);
	assert_int_equal(find(u, 7, "/b", -EIO), 2);
	/* Another process loses its calls, too, but the file was named. */
	assert_int_equal(find(u, 8, "/a", -EIO), 1);
	assert_int_equal(find(u, 8, "/a", -EIO), 0);
}

TEST_WITH(stalled, struct unopened *u)
{
	assert_int_equal(find(u, 7, "/fuse/a", -ETIMEDOUT), 2);
	assert_int_equal(find(u, 7, "/fuse/b", -ETIMEDOUT), 1);
	assert_int_equal(find(u, 7, "/fuse/b", -ETIMEDOUT), 0);
	assert_int_equal(find(u, 7, "/other", -EIO), 2);
	assert_int_equal(find(u, 8, "/fuse/b", -ETIMEDOUT), 2);
	assert_int_equal(find(u, 9, "/fuse/b", -ETIMEDOUT), 1);
}

/* A number that is used again is another process. */
TEST_WITH(forgotten, struct unopened *u)
{
	assert_int_equal(find(u, 7, "/a", -EIO), 2);
	unopened_forget(u, 8);
	assert_int_equal(find(u, 7, "/a", -EIO), 0);
	unopened_forget(u, 7);
	assert_int_equal(find(u, 7, "/a", -EIO), 1);
}

TEST_WITH(bounded, struct unopened *u)
{
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

/* Whoever traces for a year is also shown what can't be opened then. */
TEST_WITH(again, struct unopened *u)
{
	unsigned named = 0;
	char path[32];

	assert_int_equal(find_at(u, 7, "/a", -EIO, 5), 2);
	assert_int_equal(find_at(u, 8, "/a", -EIO, 4 + UNOPENED_AGAIN), 1);
	assert_int_equal(find_at(u, 9, "/a", -EIO, 5 + UNOPENED_AGAIN), 2);
	assert_int_equal(find_at(u, 10, "/a", -EIO, 6 + UNOPENED_AGAIN), 1);
	for (int i = 0; i < 2 * UNOPENED_NAMED; i++) {
		snprintf(path, sizeof(path), "/%d", i);
		named += find_at(u, 7, path, -EIO, 7 + UNOPENED_AGAIN) == 2;
	}
	assert_int_equal(named, UNOPENED_NAMED - 1);
}
