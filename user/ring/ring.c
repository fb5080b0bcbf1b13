// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ring.c - drains the kernel's ring and the queue of user space's definitions into one stream. */
#include "ring/ring.h"

#include <bpf/libbpf.h>
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"

/* A definition is never larger than this; the kernel's records are smaller still. */
#define RECORD_MAX (64U << 10)

struct queued {
	struct queued *next;
	uint64_t rec[];
};

struct ring {
	struct ring_buffer *kernel;
	ring_fn fn;
	void *u;
	struct queued *head, **tail;
	uint64_t bad;
	size_t left; /* records that this drain may still hand on */
	int error;   /* of fn, in this drain */
};

static bool sound(const struct xb_hdr *h, size_t size)
{
	return size >= sizeof(*h) && h->len >= sizeof(*h) && h->len <= size && h->len <= RECORD_MAX;
}

/* Hands out everything that user space pushed. */
static int flush_queue(struct ring *r)
{
	while (r->head) {
		struct queued *q = r->head;
		int e;

		r->head = q->next;
		if (!r->head)
			r->tail = &r->head;
		e = r->fn(r->u, (const struct xb_hdr *)q->rec);
		free(q);
		if (e < 0)
			return e;
	}
	return 0;
}

static int on_record(void *u, void *data, size_t size)
{
	struct ring *r = u;
	const struct xb_hdr *h = data;
	int e;

	if (!sound(h, size)) {
		r->bad++;
		return 0;
	}
	/* Records that were pushed while the previous one was handled come first. */
	e = flush_queue(r);
	if (e >= 0)
		e = r->fn(r->u, h);
	if (e < 0) {
		r->error = e;
		return e;
	}
	/* A negative value stops the drain; the record itself counts as taken. */
	return r->left && !--r->left ? -ECANCELED : 0;
}

int ring_new(int map_fd, ring_fn fn, void *u, struct ring **ret)
{
	struct ring *r = calloc(1, sizeof(*r));

	if (!r)
		return -ENOMEM;
	r->fn = fn;
	r->u = u;
	r->tail = &r->head;
	if (map_fd >= 0) {
		r->kernel = ring_buffer__new(map_fd, on_record, r, NULL);
		if (!r->kernel) {
			int e = -errno;

			free(r);
			return e;
		}
	}
	*ret = r;
	return 0;
}

struct ring *ring_free(struct ring *r)
{
	if (!r)
		return NULL;
	while (r->head) {
		struct queued *q = r->head;

		r->head = q->next;
		free(q);
	}
	ring_buffer__free(r->kernel);
	free(r);
	return NULL;
}

int ring_fd(const struct ring *r)
{
	return r->kernel ? ring_buffer__epoll_fd(r->kernel) : -1;
}

int ring_push(struct ring *r, const struct xb_hdr *rec)
{
	struct xb_hdr *h;
	struct queued *q;

	if (!sound(rec, rec->len))
		return -EINVAL;
	q = malloc(sizeof(*q) + rec->len);
	if (!q)
		return -ENOMEM;
	memcpy(q->rec, rec, rec->len);
	h = (struct xb_hdr *)q->rec;
	if (!h->ts)
		h->ts = now_ns();
	q->next = NULL;
	*r->tail = q;
	r->tail = &q->next;
	return 0;
}

long ring_drain(struct ring *r, size_t max)
{
	long n = 0;
	int e;

	e = flush_queue(r);
	if (e < 0)
		return e;
	r->left = max;
	r->error = 0;
	if (r->kernel)
		n = ring_buffer__consume(r->kernel);
	if (r->error)
		return r->error;
	e = flush_queue(r);
	if (e < 0)
		return e;
	if (n == -ECANCELED)
		return (long)max;
	return n;
}

uint64_t ring_bad(const struct ring *r)
{
	return r->bad;
}
