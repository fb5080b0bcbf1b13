// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * context_test.c - what is read of a process's context: this process publishes its own, as OTEP 4719 has it, whole, while it
 * changes, and spoilt in each way.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "serve/context.h"
#include "serve/state.h"

struct header {
	char signature[8];
	uint32_t version, size;
	_Atomic uint64_t published;
	uint64_t payload;
};

static struct header *publish(uint64_t published, const void *payload, uint32_t size)
{
	_cleanup_close_ int fd = memfd_create("OTEL_CTX", MFD_CLOEXEC);
	struct header *h;

	assert_true(fd >= 0);
	assert_int_equal(ftruncate(fd, sizeof(*h)), 0);
	h = mmap(NULL, sizeof(*h), PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
	assert_ptr_not_equal(h, MAP_FAILED);
	memcpy(h->signature, "OTEL_CTX", 8);
	h->version = 2;
	h->size = size;
	h->payload = (uint64_t)(uintptr_t)payload;
	h->published = published;
	return h;
}

static void withdraw(struct header *h)
{
	assert_int_equal(munmap(h, sizeof(*h)), 0);
}

TEST(test_names)
{
	assert_true(context_is_name("/memfd:OTEL_CTX (deleted)"));
	assert_true(context_is_name("[anon_shmem:OTEL_CTX]"));
	assert_true(context_is_name("[anon:OTEL_CTX]"));
	assert_false(context_is_name("[anon:OTEL_CT"));
	assert_false(context_is_name("[anon:OTEL_CTX_2]"));
	assert_false(context_is_name("/home/memfd:OTEL_CTX"));
	assert_false(context_is_name(""));
}

TEST(test_whole)
{
	struct context c;
	struct header *h;
	char last[CONTEXT_MAX];

	assert_int_equal(context_read(getpid(), &c), -ENOENT);
	assert_int_equal(c.len, 0);
	h = publish(7, "message", 7);
	assert_int_equal(context_read(getpid(), &c), 0);
	assert_int_equal(c.len, 7);
	assert_memory_equal(c.bytes, "message", 7);
	memset(last, 'x', sizeof(last));
	h->payload = (uint64_t)(uintptr_t)last;
	h->size = sizeof(last);
	assert_int_equal(context_read(getpid(), &c), 0);
	assert_int_equal(c.len, sizeof(last));
	assert_memory_equal(c.bytes, last, sizeof(last));
	withdraw(h);
	assert_int_equal(context_read(getpid(), &c), -ENOENT);
}

/* What spoils one, and what is said then. */
TEST(test_spoilt)
{
	struct context c;
	struct header *h = publish(7, "message", 7), *good;

	h->published = 0;
	assert_int_equal(context_read(getpid(), &c), -EAGAIN);
	h->published = 8;
	h->version = 1;
	assert_int_equal(context_read(getpid(), &c), -ENOENT);
	h->version = 2;
	h->signature[7] = 'x';
	assert_int_equal(context_read(getpid(), &c), -ENOENT);
	/* Another mapping may be the one. */
	good = publish(9, "another", 7);
	assert_int_equal(context_read(getpid(), &c), 0);
	assert_memory_equal(c.bytes, "another", 7);
	withdraw(good);
	h->signature[7] = 'X';
	for (unsigned i = 0; i < 3; i++) {
		h->size = (uint32_t[]){ 0, CONTEXT_MAX + 1, UINT32_MAX }[i];
		assert_int_equal(context_read(getpid(), &c), -ENOENT);
		assert_int_equal(c.len, 0);
	}
	h->size = 7;
	for (unsigned i = 0; i < 3; i++) {
		h->payload = (uint64_t[]){ 0, 4096, UINT64_MAX - 2 }[i];
		assert_int_equal(context_read(getpid(), &c), -ENOENT);
	}
	assert_int_equal(mprotect(h, sizeof(*h), PROT_NONE), 0);
	assert_int_equal(context_read(getpid(), &c), -ENOENT);
	withdraw(h);
}

/* So many that none of them is ever one: it is not looked for for ever. */
TEST(test_many)
{
	struct header *all[100];
	struct context c;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		all[i] = publish(1, "x", 1);
		all[i]->version = 3;
	}
	assert_int_equal(context_read(getpid(), &c), -ENOENT);
	for (size_t i = 0; i < ARRAY_SIZE(all); i++)
		withdraw(all[i]);
}

/* ---- changes ------------------------------------------------------------------------------------- */

#define LONG 8000

static struct {
	struct header *h;
	atomic_bool ends;
	_Atomic uint64_t changes;
	char message[LONG];
} changing;

/* As "Updating Protocol" has it; each message has bytes and a length of its own, and is where the one before was. */
static void *change(void *u)
{
	(void)u;
	for (uint64_t i = 1; !changing.ends; i++) {
		char byte = i & 1 ? 'a' : 'b';

		changing.h->published = 0;
		atomic_thread_fence(memory_order_seq_cst);
		memset(changing.message, byte, LONG / 2);
		usleep(20);
		memset(changing.message + LONG / 2, byte, LONG / 2);
		changing.h->size = i & 1 ? LONG : LONG - 1000;
		atomic_thread_fence(memory_order_seq_cst);
		changing.h->published = i;
		changing.changes = i;
		usleep(i % 3 ? 100 : 400);
	}
	return NULL;
}

TEST(test_changing)
{
	static struct context c;
	unsigned whole = 0;
	pthread_t thread;

	memset(changing.message, 'a', LONG);
	changing.h = publish(1, changing.message, LONG);
	assert_int_equal(pthread_create(&thread, NULL, change, NULL), 0);
	while (whole < 200 || changing.changes < 1000) {
		int r = context_read(getpid(), &c);

		if (r == -EAGAIN)
			continue;
		assert_int_equal(r, 0);
		whole++;
		assert_int_equal(c.len, c.bytes[0] == 'a' ? LONG : LONG - 1000);
		for (uint32_t i = 1; i < c.len; i++)
			if (c.bytes[i] != c.bytes[0])
				fail_msg("%u bytes of two messages", c.len);
	}
	changing.ends = true;
	pthread_join(thread, NULL);
	withdraw(changing.h);
}

/* ---- among others -------------------------------------------------------------------------------- */

/* In a state, until newer ones have taken its place. */
TEST(test_kept)
{
	_cleanup_free_ struct state *s = calloc(1, sizeof(*s));
	static struct context c, got;
	struct state_context at, none = { 0 };

	assert_non_null(s);
	assert_false(state_get_context(s, &none, &got));
	c.len = 5000;
	memset(c.bytes, 'x', c.len);
	at = state_put_context(s, &c);
	memset(c.bytes, 'y', c.len);
	while (s->contexts_end + c.len <= STATE_CONTEXTS)
		state_put_context(s, &c);
	assert_true(state_get_context(s, &at, &got));
	assert_int_equal(got.len, 5000);
	assert_true(got.bytes[0] == 'x' && got.bytes[4999] == 'x');
	at = state_put_context(s, &c);
	assert_true(at.at < STATE_CONTEXTS && at.at + at.len > STATE_CONTEXTS);
	assert_true(state_get_context(s, &at, &got));
	assert_memory_equal(got.bytes, c.bytes, 5000);
	at.at -= STATE_CONTEXTS - 5000;
	assert_true(state_get_context(s, &at, &got));
	at.at--;
	assert_false(state_get_context(s, &at, &got));
}
