// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* keyed_test.c - rows by key: found as long as they are there, the oldest goes, each is let go once. */
#include "unit.h"
#include "base/keyed.h"

#define MAX 1000u

struct thing {
	struct keyed_row row;
	uint64_t key;
	uint64_t twice;
};

static void count(void *u, void *row)
{
	unsigned *n = u;

	assert_int_equal(((struct thing *)row)->twice, 2 * ((struct thing *)row)->key);
	++*n;
}

static struct thing *find(struct keyed *t, uint64_t key)
{
	return keyed_find(t, &key, sizeof(key));
}

static void add(struct keyed *t, uint64_t key)
{
	struct thing *x = keyed_get(t, &key, sizeof(key));

	assert_non_null(x);
	assert_int_equal(x->key, key);
	assert_int_equal(x->twice, 0);
	x->twice = 2 * key;
}

/* More rows than are remembered by their place, so that places are shared. */
TEST(test_oldest_goes)
{
	unsigned gone = 0;
	struct keyed t = { .size = sizeof(struct thing), .max = MAX, .done = count, .u = &gone };
	const struct thing *x;
	uint64_t i, key = 0;

	for (i = 1; i <= 3 * MAX; i++) {
		assert_int_equal(keyed_is_full(&t), i > MAX);
		add(&t, i);
		assert_ptr_equal(keyed_get(&t, &i, sizeof(i)), find(&t, i));
	}
	assert_int_equal(gone, 2 * MAX);
	for (i = 1; i <= 3 * MAX; i++) {
		x = find(&t, i);
		assert_int_equal(x != NULL, i > 2 * MAX);
		assert_true(!x || x->key == i);
	}
	KEYED_EACH(&t, x)
	{
		assert_true(x->key > key);
		key = x->key;
	}
	assert_int_equal(key, 3 * MAX);
	keyed_clear(&t);
	assert_int_equal(gone, 3 * MAX);
}

TEST(test_dropped_is_not_found)
{
	unsigned gone = 0;
	struct keyed t = { .size = sizeof(struct thing), .max = MAX, .done = count, .u = &gone };

	keyed_drop(&t, find(&t, 7));
	assert_int_equal(gone, 0);
	add(&t, 7);
	keyed_drop(&t, find(&t, 7));
	assert_null(find(&t, 7));
	assert_int_equal(gone, 1);
	add(&t, 7);
	keyed_clear(&t);
	assert_null(find(&t, 7));
	assert_int_equal(gone, 2);
}
