// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stream_test.c - reading a stream of records: through a pipe in small pieces, and up to its limits. */
#include <pthread.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "unit.h"
#include "ring/stream.h"
#include "unit/records.h"

static void clock_record(struct rec *r, uint32_t version)
{
	struct xb_def_clock *c = rec_start(r, XB_DEF_CLOCK, sizeof(struct xb_def_clock), 0, 0, 1);

	c->version = version;
}

/* What a thread feeds into a pipe, a few bytes at a time. */
struct feed {
	int fd;
	const uint8_t *bytes;
	size_t len, step;
};

static void *feeds(void *u)
{
	struct feed *f = u;

	for (size_t at = 0; at < f->len; at += f->step) {
		size_t n = f->len - at < f->step ? f->len - at : f->step;

		assert_int_equal(write(f->fd, f->bytes + at, n), (ssize_t)n);
	}
	close(f->fd);
	return NULL;
}

/* Records of all lengths up to the largest, in pieces that fit none of them. */
TEST(in_pieces)
{
	const size_t sizes[] = { 24, 32, 4096, 65536, 24, 65528, 65536, 65536, 65536, 65536, 24 };
	static uint8_t all[1 << 20];
	const struct xb_hdr *h;
	struct stream *s;
	struct rec first;
	uint32_t version;
	size_t len = 0;
	pthread_t t;
	int p[2];

	clock_record(&first, XB_WIRE_VERSION);
	memcpy(all, first.bytes, rec_hdr(&first)->len);
	len += rec_hdr(&first)->len;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		struct xb_hdr one = { .len = (uint32_t)sizes[i], .type = 200, .ts = i };

		memcpy(all + len, &one, sizeof(one));
		memset(all + len + sizeof(one), (int)i, sizes[i] - sizeof(one));
		len += sizes[i];
	}
	assert_int_equal(pipe(p), 0);
	struct feed f = { .fd = p[1], .bytes = all, .len = len, .step = 7001 };
	pthread_create(&t, NULL, feeds, &f);
	assert_int_equal(stream_new(p[0], -1, &s, &version), 0);
	assert_int_equal(stream_next(s, &h), 1);
	assert_int_equal(h->type, XB_DEF_CLOCK);
	len = h->len;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++) {
		const uint8_t *b;

		assert_int_equal(stream_next(s, &h), 1);
		assert_int_equal(stream_offset(s), len);
		assert_int_equal((uintptr_t)h % 8, 0);
		assert_int_equal(h->len, sizes[i]);
		assert_int_equal(h->ts, i);
		b = (const uint8_t *)h;
		for (size_t at = sizeof(*h); at < h->len; at++)
			assert_int_equal(b[at], i);
		len += sizes[i];
	}
	assert_int_equal(stream_next(s, &h), 0);
	assert_int_equal(stream_next(s, &h), 0);
	pthread_join(t, NULL);
	stream_free(s);
	close(p[0]);
}

/* The bytes of a stream after its clock, through a pipe. */
static int next_of(const void *bytes, size_t len, uint64_t *ret_offset)
{
	const struct xb_hdr *h;
	struct stream *s;
	struct rec first;
	uint32_t version;
	int p[2], r;

	clock_record(&first, XB_WIRE_VERSION);
	assert_int_equal(pipe(p), 0);
	assert_true(write(p[1], first.bytes, rec_hdr(&first)->len) > 0);
	assert_int_equal(write(p[1], bytes, len), (ssize_t)len);
	close(p[1]);
	assert_int_equal(stream_new(p[0], -1, &s, &version), 0);
	assert_int_equal(stream_next(s, &h), 1);
	r = stream_next(s, &h);
	*ret_offset = stream_offset(s);
	stream_free(s);
	close(p[0]);
	return r;
}

TEST(lengths_that_lie)
{
	const uint32_t bad[] = { 0, 8, 23, 25, 28, 65544, 1U << 31, UINT32_MAX };
	struct xb_hdr h = { .type = XB_CALL };
	uint64_t at;

	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
		h.len = bad[i];
		assert_int_equal(next_of(&h, sizeof(h), &at), -EBADMSG);
		assert_int_equal(at, sizeof(struct xb_def_clock));
	}
	h.len = 4096;
	assert_int_equal(next_of(&h, sizeof(h), &at), -ENODATA);
	assert_int_equal(next_of(&h, 5, &at), -ENODATA);
	assert_int_equal(at, sizeof(struct xb_def_clock));
	assert_int_equal(next_of(&h, 0, &at), 0);
}

static int begin(const struct rec *r, size_t len, uint32_t *ret_version)
{
	struct stream *s = NULL;
	int p[2], e;

	assert_int_equal(pipe(p), 0);
	if (len)
		assert_int_equal(write(p[1], r->bytes, len), (ssize_t)len);
	close(p[1]);
	e = stream_new(p[0], -1, &s, ret_version);
	stream_free(s);
	close(p[0]);
	return e;
}

TEST(first_records)
{
	uint32_t version = 0;
	struct rec r;

	clock_record(&r, XB_WIRE_VERSION);
	assert_int_equal(begin(&r, rec_hdr(&r)->len, &version), 0);
	assert_int_equal(begin(&r, 0, &version), -EPROTO);
	assert_int_equal(begin(&r, 10, &version), -EPROTO);
	assert_int_equal(begin(&r, rec_hdr(&r)->len - 1, &version), -EPROTO);
	rec_hdr(&r)->type = XB_CALL;
	assert_int_equal(begin(&r, rec_hdr(&r)->len, &version), -EPROTO);
	rec_hdr(&r)->type = XB_DEF_CLOCK;
	rec_hdr(&r)->len = sizeof(struct xb_hdr);
	assert_int_equal(begin(&r, sizeof(struct xb_hdr), &version), -EPROTO);
	assert_int_equal(version, 0);
	clock_record(&r, XB_WIRE_VERSION + 1);
	assert_int_equal(begin(&r, rec_hdr(&r)->len, &version), -EPROTONOSUPPORT);
	assert_int_equal(version, XB_WIRE_VERSION + 1);
}

/* A writer that says nothing keeps nobody. */
TEST(told_to_stop)
{
	int p[2], stop = eventfd(1, EFD_CLOEXEC);
	struct stream *s;
	uint32_t version;

	assert_int_equal(pipe(p), 0);
	assert_int_equal(stream_new(p[0], stop, &s, &version), -ECANCELED);
	close(p[0]);
	close(p[1]);
	close(stop);
}
