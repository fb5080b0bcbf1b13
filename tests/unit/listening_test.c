// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* Which streams nobody listens to, and how that is told: user/lib/listening.c. Its tables: tests/real/listening.py. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/strbuf.h"
#include "lib/listening.h"

static void hear(struct listening_stream *s, const char *name, bool all)
{
	memset(s, 0, sizeof(*s));
	memcpy(s->name, name, strlen(name) + 1);
	memset(s->heard, all, sizeof(s->heard));
}

static void expect(const struct listening *l,
		   bool (*wanted)(void *u, const char *stream, const char *event), unsigned n,
		   const char *text)
{
	struct strbuf b = STRBUF_INIT;

	assert_int_equal(listening_gaps(l, wanted, NULL, &b), n);
	assert_string_equal(strbuf_str(&b), text);
	strbuf_done(&b);
}

static bool only_tasks(void *u, const char *stream, const char *event)
{
	(void)u, (void)stream;
	return !strncmp(event, "task_", 5);
}

static void test_all_and_none(void **state)
{
	static struct listening l = { .on = true, .n = 2 };

	(void)state;
	hear(&l.streams[0], "sycl", true);
	hear(&l.streams[1], "sycl.experimental.mem_alloc", true);
	expect(&l, NULL, 0, "");
	hear(&l.streams[1], "sycl.experimental.mem_alloc", false);
	expect(&l, NULL, 1, "sycl.experimental.mem_alloc");
	expect(&l, only_tasks, 0, "");
	/* The main switch is off for all. */
	l.on = false;
	expect(&l, NULL, 2, "sycl, sycl.experimental.mem_alloc");
	l.n = 0;
	expect(&l, NULL, 0, "");
}

static void test_in_part(void **state)
{
	static struct listening l = { .on = true, .n = 1 };

	(void)state;
	hear(&l.streams[0], "sycl", true);
	l.streams[0].heard[16] = l.streams[0].heard[11] = false;
	expect(&l, NULL, 1, "sycl (task_end, signal)");
	expect(&l, only_tasks, 1, "sycl (task_end)");
	/* What libsycl does not send is nobody's loss. */
	l.streams[0].heard[16] = l.streams[0].heard[11] = true;
	l.streams[0].heard[28] = l.streams[0].heard[126] = false;
	expect(&l, NULL, 0, "");
}

/* The debug stream takes the events of the other one with it, as soon as anybody listens to it. */
static void test_debug(void **state)
{
	static struct listening l = { .on = true, .n = 2 };

	(void)state;
	hear(&l.streams[0], "sycl", false);
	hear(&l.streams[1], "sycl.debug", true);
	expect(&l, NULL, 0, "");
	l.streams[1].heard[4] = false;
	expect(&l, NULL, 1, "sycl.debug (node_create)");
	hear(&l.streams[0], "sycl", true);
	hear(&l.streams[1], "sycl.debug", false);
	expect(&l, NULL, 1, "sycl.debug");
	/* Not so with PI's. */
	hear(&l.streams[0], "sycl.pi", false);
	hear(&l.streams[1], "sycl.pi.debug", true);
	expect(&l, NULL, 1, "sycl.pi");
}

/* Names are the process's: others than those that runtimes have are nothing to us. */
static void test_strange(void **state)
{
	static struct listening l = { .on = true, .n = 3 };

	(void)state;
	hear(&l.streams[0], "xpti.framework", false);
	hear(&l.streams[1], "\033[31m", false);
	hear(&l.streams[2], "", false);
	expect(&l, NULL, 0, "");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_all_and_none),
		cmocka_unit_test(test_in_part),
		cmocka_unit_test(test_debug),
		cmocka_unit_test(test_strange),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
