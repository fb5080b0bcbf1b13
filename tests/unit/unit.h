// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unit.h - for unit tests: cmocka with what it needs to be included before, and tests that are run because
 * they are there.
 *
 *	TEST(name) { ... }
 *	TEST_WITH(name, struct fixture *f) { ... }	between setup() and teardown() of its file; f is what
 *							setup() made
 *	TEST_BETWEEN(before, after, name, struct fixture *f) { ... }	between others; NULL: nothing
 *
 * A file includes this once, and has no main().
 */
#ifndef XB_TESTS_UNIT_H
#define XB_TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* cmocka passes over what is left. */
static struct CMUnitTest unit_tests[100];
static CMFixtureFunction unit_first, unit_last;

static inline void unit_add(struct CMUnitTest t)
{
	unsigned n = 0;

	while (unit_tests[n].name)
		n++;
	assert(n + 1 < sizeof(unit_tests) / sizeof(unit_tests[0]));
	unit_tests[n] = t;
}

/* The priority is the line, so that tests run in their order: the compiler keeps none among equals. */
#define UNIT_EARLY(function) __attribute__((constructor(101 + __LINE__))) static void function(void)

#define UNIT_TEST(before, after, test)                                                   \
	UNIT_EARLY(add_##test)                                                           \
	{                                                                                \
		unit_add((struct CMUnitTest){ #test, run_##test, before, after, NULL }); \
	}

#define TEST(test)                           \
	static void test(void);              \
	static void run_##test(void **state) \
	{                                    \
		(void)state;                 \
		test();                      \
	}                                    \
	UNIT_TEST(NULL, NULL, test)          \
	static void test(void)

#define TEST_BETWEEN(before, after, test, made)         \
	static void test(__attribute__((unused)) made); \
	static void run_##test(void **state)            \
	{                                               \
		test(*state);                           \
	}                                               \
	UNIT_TEST(before, after, test)                  \
	static void test(__attribute__((unused)) made)

#define TEST_WITH(test, made) TEST_BETWEEN(setup, teardown, test, made)

/* Once before all tests of the file, and once after them. */
#define UNIT_AROUND(first, last)    \
	UNIT_EARLY(unit_around)     \
	{                           \
		unit_first = first; \
		unit_last = last;   \
	}

int main(void)
{
	return cmocka_run_group_tests(unit_tests, unit_first, unit_last);
}

#endif
