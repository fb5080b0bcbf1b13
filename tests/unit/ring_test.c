// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ring_test.c - the queue of definitions, without a kernel. */
#include "unit.h"

#include "ring/ring.h"

struct seen {
	struct ring *ring;
	uint16_t types[8];
	uint64_t ts[8];
	unsigned n;
	int answer;
};

static int take(void *u, const struct xb_hdr *h)
{
	struct seen *s = u;

	assert_true(s->n < 8);
	s->types[s->n] = h->type;
	s->ts[s->n++] = h->ts;
	return s->answer;
}

/* Pushes one more when it sees the first: it must come out in the same drain. */
static int take_and_push(void *u, const struct xb_hdr *h)
{
	struct seen *s = u;
	struct xb_hdr more = { .len = sizeof(more), .type = XB_DEF_OBJECT };

	if (h->type == XB_DEF_CLOCK)
		assert_int_equal(ring_push(s->ring, &more), 0);
	return take(u, h);
}

TEST(test_definitions_come_out_in_order)
{
	struct xb_hdr a = { .len = sizeof(a), .type = XB_DEF_CLOCK, .ts = 7 };
	struct xb_hdr b = { .len = sizeof(b), .type = XB_DEF_FUNC };
	struct seen s = { 0 };

	assert_int_equal(ring_new(-1, take, &s, &s.ring), 0);
	assert_int_equal(ring_fd(s.ring), -1);
	assert_int_equal(ring_push(s.ring, &a), 0);
	assert_int_equal(ring_push(s.ring, &b), 0);
	assert_int_equal(s.n, 0);
	assert_true(ring_drain(s.ring, 0) >= 0);
	assert_int_equal(s.n, 2);
	assert_int_equal(s.types[0], XB_DEF_CLOCK);
	assert_int_equal(s.ts[0], 7);
	assert_int_equal(s.types[1], XB_DEF_FUNC);
	assert_true(s.ts[1] > 0); /* filled in */
	ring_free(s.ring);
}

TEST(test_what_is_pushed_meanwhile_comes_too)
{
	struct xb_hdr a = { .len = sizeof(a), .type = XB_DEF_CLOCK };
	struct seen s = { 0 };

	assert_int_equal(ring_new(-1, take_and_push, &s, &s.ring), 0);
	assert_int_equal(ring_push(s.ring, &a), 0);
	assert_true(ring_drain(s.ring, 0) >= 0);
	assert_int_equal(s.n, 2);
	assert_int_equal(s.types[1], XB_DEF_OBJECT);
	ring_free(s.ring);
}

TEST(test_an_error_stops_the_drain_and_is_returned)
{
	struct xb_hdr a = { .len = sizeof(a), .type = XB_DEF_CLOCK };
	struct seen s = { .answer = -EIO };

	assert_int_equal(ring_new(-1, take, &s, &s.ring), 0);
	assert_int_equal(ring_push(s.ring, &a), 0);
	assert_int_equal(ring_push(s.ring, &a), 0);
	assert_int_equal(ring_drain(s.ring, 0), -EIO);
	assert_int_equal(s.n, 1);
	ring_free(s.ring); /* frees what is left */
}

TEST(test_a_length_that_cannot_be_is_refused)
{
	struct xb_hdr small = { .len = 8, .type = XB_DEF_CLOCK };
	struct xb_hdr large = { .len = 1U << 30, .type = XB_DEF_CLOCK };
	struct seen s = { 0 };

	assert_int_equal(ring_new(-1, take, &s, &s.ring), 0);
	assert_int_equal(ring_push(s.ring, &small), -EINVAL);
	assert_int_equal(ring_push(s.ring, &large), -EINVAL);
	ring_free(s.ring);
	assert_null(ring_free(NULL));
}
