// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* Which streams nobody listens to, and how that is found out: user/arm/listening.c. Its tables: tests/real/listening.py. */

#include <unistd.h>

#include "unit.h"
#include "arm/listening.h"
#include "base/strbuf.h"
#include "wire_xpti.h"

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

TEST(test_all_and_none)
{
	static struct listening l = { .on = true, .n = 2 };

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

TEST(test_in_part)
{
	static struct listening l = { .on = true, .n = 1 };

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
TEST(test_debug)
{
	static struct listening l = { .on = true, .n = 2 };

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
TEST(test_strange)
{
	static struct listening l = { .on = true, .n = 3 };

	hear(&l.streams[0], "xpti.framework", false);
	hear(&l.streams[1], "\033[31m", false);
	hear(&l.streams[2], "", false);
	expect(&l, NULL, 0, "");
}

/* As the framework has it from 2025.1 on: maps of nodes, each of which begins with the next one's address. */
struct inner_node {
	struct inner_node *next;
	uint16_t type;
	uint8_t heard;
};

struct map {
	void *buckets;
	uint64_t nbuckets;
	void *first;
};

struct outer_node {
	struct outer_node *next;
	uint16_t id;
	struct map types;
};

struct stream_node {
	struct stream_node *next;
	uint32_t id;
	const char *name;
};

struct framework {
	uint64_t on;
	struct map streams, heard;
};

static struct inner_node end = { NULL, 16, true }, task = { &end, 10, true };
static struct outer_node outer = { .id = 3, .types.first = &task };
static struct stream_node sycl = { NULL, 3, "sycl" };
static struct framework framework = { .on = 1, .streams.first = &sycl, .heard.first = &outer };

static int read_ours(struct listening *ret)
{
	static struct framework *const instance = &framework;
	const struct xpti_heard where = {
		.instance = (uintptr_t)&instance,
		.kind = XPTI_HEARD_BITS,
		.table = XB_XPTI_TABLE_STD,
		.heard_off = offsetof(struct framework, heard),
		.stream_off = offsetof(struct framework, streams),
	};

	return listening_read(getpid(), 0, &where, ret);
}

/* A process may say what it likes; rings of rings would keep us for as long as it likes. */
TEST(test_rings)
{
	static struct listening l;

	assert_int_equal(read_ours(&l), 0);
	assert_true(l.on);
	assert_int_equal(l.n, 1);
	assert_string_equal(l.streams[0].name, "sycl");
	assert_true(l.streams[0].heard[10] && l.streams[0].heard[16]);
	assert_false(l.streams[0].heard[11]);

	outer.next = &outer;
	assert_int_equal(read_ours(&l), -EBADMSG);
	end.next = &task;
	assert_int_equal(read_ours(&l), -EBADMSG);
	outer.next = NULL;
	assert_int_equal(read_ours(&l), -EBADMSG);
	end.next = NULL;
	assert_int_equal(read_ours(&l), 0);
}
