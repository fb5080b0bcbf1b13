// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* state.c - see state.h. */
#include "serve/state.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"

#define TRIES 1000 /* of 1 ms */

#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 0x10
#endif

struct state_shared {
	uint64_t sequence; /* odd while it is written */
	struct state state;
};

static int map(int fd, int prot, struct state_shared **ret)
{
	void *at = mmap(NULL, sizeof(**ret), prot, MAP_SHARED, fd, 0);

	if (at == MAP_FAILED)
		return -errno;
	*ret = at;
	return 0;
}

const char *const state_flight_reasons[STATE_FLIGHT_REASONS] = {
	[STATE_FLIGHT_ASKED] = "asked",	  [STATE_FLIGHT_SLOW] = "slow",
	[STATE_FLIGHT_ERRORS] = "errors", [STATE_FLIGHT_KILLED] = "killed",
	[STATE_FLIGHT_MEMORY] = "memory",
};

/* ---- contexts ------------------------------------------------------------------------------------ */

struct state_context state_put_context(struct state *s, const struct context *c)
{
	struct state_context at = { .at = s->contexts_end, .len = c->len };

	for (uint32_t i = 0; i < c->len; i++)
		s->contexts[s->contexts_end++ % STATE_CONTEXTS] = c->bytes[i];
	return at;
}

bool state_get_context(const struct state *s, const struct state_context *at, struct context *ret)
{
	if (!at->len || at->len > CONTEXT_MAX || s->contexts_end - at->at > STATE_CONTEXTS)
		return false;
	for (uint32_t i = 0; i < at->len; i++)
		ret->bytes[i] = s->contexts[(at->at + i) % STATE_CONTEXTS];
	ret->len = at->len;
	return true;
}

/* ---- the shared one ------------------------------------------------------------------------------ */

int state_create(struct state_shared **ret, int *ret_fd)
{
	_cleanup_close_ int fd = memfd_create("xptibpf-state", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	struct state_shared *s = NULL;
	int r;

	if (fd < 0 || ftruncate(fd, sizeof(*s)))
		return -errno;
	r = map(fd, PROT_READ | PROT_WRITE, &s);
	if (r < 0)
		return r;
	if (fcntl(fd, F_ADD_SEALS,
		  F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL) < 0) {
		r = -errno;
		state_unmap(s);
		return r;
	}
	*ret = s;
	*ret_fd = TAKE_FD(fd);
	return 0;
}

int state_map(int fd, struct state_shared **ret)
{
	struct stat st;

	if (fstat(fd, &st))
		return -errno;
	return st.st_size == sizeof(**ret) ? map(fd, PROT_READ, ret) : -EPROTO;
}

struct state_shared *state_unmap(struct state_shared *s)
{
	if (s)
		munmap(s, sizeof(*s));
	return NULL;
}

static void copy_slow(struct state *to, const struct state *now)
{
	uint64_t n = now->slow_number - to->slow_number;

	for (uint64_t i = now->slow_number - (n < STATE_SLOW ? n : STATE_SLOW);
	     i != now->slow_number; i++)
		to->slow[i % STATE_SLOW] = now->slow[i % STATE_SLOW];
}

static void copy_contexts(struct state *to, const struct state *now)
{
	uint64_t n = now->contexts_end - to->contexts_end;

	for (uint64_t i = now->contexts_end - (n < STATE_CONTEXTS ? n : STATE_CONTEXTS);
	     i != now->contexts_end; i++)
		to->contexts[i % STATE_CONTEXTS] = now->contexts[i % STATE_CONTEXTS];
}

static void copy_bytes(struct state *to, const struct state *now, size_t from, size_t end)
{
	memcpy((char *)to + from, (const char *)now + from, end - from);
}

/* What is in use: all of it is a megabyte and a half, of which little changes on an idle machine. */
static void copy(struct state *to, const struct state *now)
{
	copy_slow(to, now);
	copy_contexts(to, now);
	copy_bytes(to, now, 0, offsetof(struct state, rows) + now->nrows * sizeof(now->rows[0]));
	copy_bytes(to, now, offsetof(struct state, apis),
		   offsetof(struct state, groups) + now->ngroups * sizeof(now->groups[0]));
	copy_bytes(to, now, offsetof(struct state, groups_folded), offsetof(struct state, slow));
	to->contexts_end = now->contexts_end;
}

void state_write(struct state_shared *s, const struct state *now)
{
	__atomic_store_n(&s->sequence, s->sequence + 1, __ATOMIC_RELAXED);
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
	copy(&s->state, now);
	__atomic_store_n(&s->sequence, s->sequence + 1, __ATOMIC_RELEASE);
}

int state_read(const struct state_shared *s, struct state *ret)
{
	for (unsigned i = 0; i < TRIES; i++) {
		uint64_t before = __atomic_load_n(&s->sequence, __ATOMIC_ACQUIRE);

		memcpy(ret, &s->state, sizeof(*ret));
		__atomic_thread_fence(__ATOMIC_SEQ_CST);
		if (!(before & 1) && before == __atomic_load_n(&s->sequence, __ATOMIC_RELAXED))
			return 0;
		poll(NULL, 0, 1);
	}
	return -EAGAIN;
}

uint64_t state_slow_number(const struct state_shared *s)
{
	return __atomic_load_n(&s->state.slow_number, __ATOMIC_RELAXED);
}
