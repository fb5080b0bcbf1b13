// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack.c - see pack.h.
 *
 * A call's record is some 15 words of 8 bytes, of which all but a few are those of the call before of
 * the same function on the same thread, or a little more: times, ids. A general compressor sees a
 * little more as other bytes. So each word is told as its difference to the same word of a record
 * before, zeros by a bit alone, and zstd gets the rest, a fifth as much: it is faster then, too.
 * Records that are mostly text go through as they are, for that is what zstd is good at.
 */
#include "ring/pack.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "wire_xpti.h"

/* The low bits of a record's first number. */
enum { AS_IS, SAME_LENGTH, OTHER_LENGTH };

#define LEAST_WORDS (sizeof(struct xb_hdr) / 8)
#define TIME_WORD   (offsetof(struct xb_hdr, ts) / 8)

struct table {
	const uint64_t *last[PACK_SLOTS];
	uint16_t words[PACK_SLOTS];
	uint64_t ts; /* of the record before, whatever it was */
};

static uint8_t *put(uint8_t *p, uint64_t v)
{
	while (v >= 0x80) {
		*p++ = (uint8_t)(v | 0x80);
		v >>= 7;
	}
	*p++ = (uint8_t)v;
	return p;
}

static const uint8_t *get(const uint8_t *p, const uint8_t *end, uint64_t *ret)
{
	uint64_t v = 0;

	for (unsigned shift = 0; shift < 64 && p < end; shift += 7) {
		uint8_t b = *p++;

		v |= (uint64_t)(b & 0x7f) << shift;
		if (b < 0x80) {
			*ret = v;
			return p;
		}
	}
	return NULL;
}

static uint64_t zigzag(uint64_t v)
{
	return v << 1 ^ (uint64_t)((int64_t)v >> 63);
}

static uint64_t unzigzag(uint64_t v)
{
	return v >> 1 ^ -(v & 1);
}

static bool is_text(unsigned type)
{
	return type != XB_CALL && type != XB_XPTI && type != XB_FORK && type != XB_EXIT &&
	       type != XB_TICK && type != XB_CALL_SITE && type != XB_LOSS;
}

/* The half of the table that calls have; XPTI a quarter, each other type a slot. */
static uint32_t slot_of(const struct xb_hdr *h)
{
	uint64_t key;

	if (h->type == XB_CALL && h->len >= sizeof(struct xb_call)) {
		const struct xb_call *c = (const void *)h;

		key = ((uint64_t)c->func << 32 | h->tid) * 0x9e3779b97f4a7c15;
		return (uint32_t)(key >> 53);
	}
	if (h->type == XB_XPTI && h->len >= sizeof(struct xb_xpti)) {
		const struct xb_xpti *x = (const void *)h;

		key = (x->uid.p1 * 31 + x->uid.p2 + ((uint64_t)x->trace_type << 40) + h->len) *
		      0x9e3779b97f4a7c15;
		return 2048 + (uint32_t)(key >> 54);
	}
	return 3072 + (h->type & 511);
}

static uint64_t base_of(const struct table *t, uint32_t slot, size_t i)
{
	if (i == TIME_WORD)
		return t->ts;
	return i < t->words[slot] ? t->last[slot][i] : 0;
}

static void remember(struct table *t, uint32_t slot, const uint64_t *rec, size_t words)
{
	t->last[slot] = rec;
	t->words[slot] = (uint16_t)words;
	t->ts = rec[TIME_WORD];
}

static uint8_t *put_as_is(uint8_t *p, uint32_t slot, const uint64_t *rec, size_t words)
{
	p = put(p, (uint64_t)slot << 2 | AS_IS);
	p = put(p, words);
	memcpy(p, rec, words * 8);
	return p + words * 8;
}

static uint8_t *put_differences(uint8_t *p, const struct table *t, uint32_t slot,
				const uint64_t *rec, size_t words)
{
	bool same = t->words[slot] == words;
	uint8_t *mask;

	p = put(p, (uint64_t)slot << 2 | (same ? SAME_LENGTH : OTHER_LENGTH));
	if (!same)
		p = put(p, words);
	mask = p;
	p += (words + 7) / 8;
	memset(mask, 0, (size_t)(p - mask));
	for (size_t i = 0; i < words; i++) {
		uint64_t d = rec[i] - base_of(t, slot, i);

		if (!d)
			continue;
		mask[i / 8] |= (uint8_t)(1U << i % 8);
		p = put(p, zigzag(d));
	}
	return p;
}

size_t pack(const void *in, size_t len, void *out)
{
	const uint64_t *rec = in, *end = rec + len / 8;
	struct table t = { 0 };
	uint8_t *p = out;

	while (rec < end) {
		const struct xb_hdr *h = (const void *)rec;
		size_t words = h->len / 8;
		uint32_t slot = slot_of(h);
		uint8_t *start = p;

		if (!is_text(h->type))
			p = put_differences(p, &t, slot, rec, words);
		if (p == start || (size_t)(p - start) > words * 8)
			p = put_as_is(start, slot, rec, words);
		remember(&t, slot, rec, words);
		rec += words;
	}
	return (size_t)(p - (uint8_t *)out);
}

/* ---- back -------------------------------------------------------------------------------------- */

static const uint8_t *get_words(const uint8_t *p, const uint8_t *end, uint64_t *ret)
{
	uint64_t words;

	p = get(p, end, &words);
	if (!p || words < LEAST_WORDS || words > PACK_WORDS)
		return NULL;
	*ret = words;
	return p;
}

static const uint8_t *get_differences(const uint8_t *p, const uint8_t *end, const struct table *t,
				      uint32_t slot, uint64_t *rec, size_t words)
{
	const uint8_t *mask = p;
	size_t bytes = (words + 7) / 8;

	if ((size_t)(end - p) < bytes)
		return NULL;
	p += bytes;
	for (size_t i = 0; i < words; i++) {
		uint64_t d = 0;

		if (mask[i / 8] >> i % 8 & 1)
			p = get(p, end, &d);
		if (!p)
			return NULL;
		rec[i] = base_of(t, slot, i) + unzigzag(d);
	}
	return p;
}

/* One record to rec, where there is room for so many words. Returns how many it has, 0 for nonsense. */
static size_t get_record(const uint8_t **in, const uint8_t *end, struct table *t, uint64_t *rec,
			 size_t room)
{
	uint64_t head = 0, words;
	const uint8_t *p = get(*in, end, &head);
	uint32_t slot = (uint32_t)(head >> 2);

	if (!p || head >> 2 >= PACK_SLOTS)
		return 0;
	words = t->words[slot];
	if ((head & 3) != SAME_LENGTH)
		p = get_words(p, end, &words);
	if (!p || !words || words > room)
		return 0;
	switch (head & 3) {
	case AS_IS:
		if ((size_t)(end - p) < words * 8)
			return 0;
		memcpy(rec, p, words * 8);
		p += words * 8;
		break;
	case SAME_LENGTH:
	case OTHER_LENGTH:
		p = get_differences(p, end, t, slot, rec, words);
		break;
	default:
		return 0;
	}
	if (!p || ((const struct xb_hdr *)rec)->len != words * 8)
		return 0;
	remember(t, slot, rec, words);
	*in = p;
	return words;
}

int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records)
{
	const uint8_t *p = in, *end = p + len;
	struct table t = { 0 };
	uint64_t *rec = out;
	size_t left = raw / 8;
	uint32_t n = 0;

	while (p < end) {
		size_t words = get_record(&p, end, &t, rec, left);

		if (!words)
			return -EBADMSG;
		rec += words;
		left -= words;
		n++;
	}
	if (left || raw % 8)
		return -EBADMSG;
	*ret_records = n;
	return 0;
}
