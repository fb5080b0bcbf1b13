// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* context.c - see context.h. */
#include "serve/context.h"

#include <errno.h>
#include <poll.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "proc/mappings.h"

#define VERSION	 2u
#define TRIES	 5	/* of 1 ms, while it is changed */
#define LINES	 16384u /* of /proc/PID/maps: a process may have millions */
#define NAMED_SO 8u	/* mappings at which it is looked */

/* As the specification has it, of a process whose byte order is ours. */
struct header {
	char signature[8];
	uint32_t version, size;
	uint64_t published; /* 0: it is being changed; differs after each change */
	uint64_t payload;   /* an address */
};

struct search {
	struct context *context;
	unsigned seen;
	int result;
};

static int read_all(pid_t pid, uint64_t from, void *to, size_t size)
{
	for (size_t have = 0; have < size;) {
		ssize_t n = foreign_peek(pid, from + have, (char *)to + have, size - have);

		if (n <= 0)
			return n ? (int)n : -EFAULT;
		have += (size_t)n;
	}
	return 0;
}

/* -EPROTO: it is none. */
static int read_header(pid_t pid, uint64_t at, struct header *ret)
{
	int r = read_all(pid, at, ret, sizeof(*ret));

	if (r < 0)
		return r;
	return memcmp(ret->signature, "OTEL_CTX", 8) || ret->version != VERSION ? -EPROTO : 0;
}

/* That of such a header, which is the same afterwards: then the message belongs to it, whatever it is. */
static int read_message(pid_t pid, uint64_t at, const struct header *h, struct context *ret)
{
	int r = h->size && h->size <= CONTEXT_MAX ? read_all(pid, h->payload, ret->bytes, h->size)
						  : -ENOENT;
	struct header again;
	int known = r == -ETIMEDOUT ? r : read_header(pid, at, &again);

	if (known < 0)
		return known;
	if (memcmp(&again, h, sizeof(again)) != 0)
		return -EAGAIN;
	ret->len = r < 0 ? 0 : h->size;
	return r;
}

static int read_at(pid_t pid, uint64_t at, struct context *ret)
{
	struct header h;
	int r = -EAGAIN;

	for (unsigned i = 0; i < TRIES && r == -EAGAIN; i++) {
		if (i)
			poll(NULL, 0, 1);
		r = read_header(pid, at, &h);
		if (r >= 0)
			r = h.published ? read_message(pid, at, &h, ret) : -EAGAIN;
	}
	return r;
}

bool context_is_name(const char *name)
{
	static const char *const names[] = { "[anon_shmem:OTEL_CTX]", "[anon:OTEL_CTX]",
					     "/memfd:OTEL_CTX" };

	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		if (!strncmp(name, names[i], strlen(names[i])))
			return true;
	return false;
}

/* What is none is passed over. */
static int on_mapping(void *u, const struct mapping *m)
{
	struct search *s = u;

	if (!context_is_name(m->path))
		return 0;
	s->result = read_at(m->pid, m->start, s->context);
	return s->result >= 0 || s->result == -EAGAIN || s->result == -ETIMEDOUT ||
	       ++s->seen == NAMED_SO;
}

int context_read(pid_t pid, struct context *ret)
{
	struct search s = { .context = ret, .result = -ENOENT };

	ret->len = 0;
	(void)mappings_each_named(pid, LINES, on_mapping, &s);
	return s.result >= 0 || s.result == -EAGAIN || s.result == -ETIMEDOUT ? s.result : -ENOENT;
}
