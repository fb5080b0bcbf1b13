// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * handle_names_test.c - names by handles, in this process: its own file is one with GPU code, and has more names than are
 * read at once. tests/real/cuda_older.py does the same with a driver and handles that lie.
 */
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "peek/handle_names.h"

__attribute__((used, section(".nv_fatbin"))) static const char code[16] = "GPU code";

/* 4096 names of some 120 bytes, which is twice the bytes that are read at once, each of another length. */
#define LONG_NAME                                                                           \
	"_ZN5numen13namespace_one13namespace_two13namespace_six21a_kernel_with_a_name_EvPf" \
	"_and_more_of_it_"
#define N1(n)	 LONG_NAME n,
#define N4(n)	 N1(n "a") N1(n "bb") N1(n "ccc") N1(n "dddd")
#define N16(n)	 N4(n "a") N4(n "bb") N4(n "ccc") N4(n "dddd")
#define N64(n)	 N16(n "a") N16(n "bb") N16(n "ccc") N16(n "dddd")
#define N256(n)	 N64(n "a") N64(n "bb") N64(n "ccc") N64(n "dddd")
#define N1024(n) N256(n "a") N256(n "bb") N256(n "ccc") N256(n "dddd")
static const char *const names[] = { N1024("a") N1024("bb") N1024("ccc") N1024("dddd") };

static uint64_t at(const void *p)
{
	return (uint64_t)(uintptr_t)p;
}

static int setup(void **state)
{
	return handle_names_new(NULL, (struct handle_names **)state);
}

static int teardown(void **state)
{
	assert_null(handle_names_free(*state));
	return 0;
}

/* The name that it has from the second launch on; NULL: none. */
static const char *launched(struct handle_names *h, const uint64_t *words)
{
	const char *name = NULL;

	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns(), &name), 0);
	return handle_names_launched(h, getpid(), at(words), now_ns() + 1, &name) ? name : NULL;
}

TEST_WITH(test_every_name, struct handle_names *h)
{
	uint64_t(*words)[32] = calloc(ARRAY_SIZE(names), sizeof(*words));

	assert_non_null(words);
	assert_int_equal(code[0], 'G');
	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		_cleanup_free_ char *copy = strdup(names[i]);
		const char *name;

		words[i][0] = at(words);
		words[i][1] = at(copy);
		words[i][3] = 17;
		name = launched(h, words[i]);
		assert_non_null(name);
		assert_string_equal(name, names[i]);
	}
	free(words);
}

TEST_WITH(test_withdrawn, struct handle_names *h)
{
	_cleanup_free_ char *first = strdup(names[0]), *second = strdup(names[1]);
	uint64_t words[32] = { 0, at(first) };
	const char *name;

	assert_string_equal(launched(h, words), names[0]);
	words[1] = at(second);
	/* Within a second nobody looks, unless a call may have ended it. */
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns(), &name), 0);
	handle_names_ended(h, getpid());
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns(), &name), 1);
	assert_string_equal(name, "");
	/* A launch that was before the last look is none after it. */
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns() - NS_PER_S, &name),
			 0);
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns() + 1, &name), 1);
	assert_string_equal(name, names[1]);
	/* And what a call tells counts. */
	assert_int_equal(handle_names_told(h, getpid(), at(words), "other", 5, false), 1);
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns() + 9, &name), 0);
	handle_names_drop(h, getpid());
	assert_string_equal(launched(h, words), names[1]);
}

TEST_WITH(test_told, struct handle_names *h)
{
	char own[] = "compiled_while_it_ran", one[] = "told_one", two[] = "told_two";
	uint64_t a[32] = { 1, 2, 3, at(one), at(two) }, b[32] = { 1, 2, 3, at(two), at(two) };
	uint64_t words[32] = { 1, 2, 3, at(own), at(own) };
	const char *name;

	assert_null(launched(h, words));
	assert_int_equal(handle_names_told(h, getpid(), at(a), one, 8, false), 0);
	assert_null(launched(h, words));
	/* The same again is nothing new; part of a name is one only if it was cut. */
	assert_int_equal(handle_names_told(h, getpid(), at(a), one, 8, false), 0);
	assert_null(launched(h, words));
	assert_int_equal(handle_names_told(h, getpid(), at(b), two, 6, true), 0);
	assert_string_equal(launched(h, words), own);
	/* One that contradicts them: the place is not known, and no file has that name. */
	assert_int_equal(handle_names_told(h, getpid(), at(b), "told_three", 10, false), 0);
	assert_int_equal(handle_names_launched(h, getpid(), at(words), now_ns() + 9, &name), 1);
	assert_string_equal(name, "");
}
