// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack.c - see pack.h.
 *
 * A call's record is some 15 words of 8 bytes, of which all but a few are those of the call before of
 * the same function on the same thread, or a little more: times, ids. A general compressor sees a
 * little more as other bytes. So each word is told as its difference to the same word of a record
 * before, zeros by a bit alone, and zstd gets the rest, a fifth as much: it is faster then, too.
 * Records that are mostly text go through as they are, for that is what zstd is good at.
 *
 * Which record before is told by how far back it is. The choice is the packer's: for a call the last
 * one of its function and thread, for a notification the best of the last one of its trace point and
 * type, of its trace point, and of its type.
 */
#include "ring/pack.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "wire_xpti.h"

/* The low bits of a record's first number; the rest is how far back the record is that it leans on. */
#define OTHER_LENGTH 1 /* than that one's: it follows */
#define HAS_TEXT     2 /* from some word on, which follows: what differs there is told as it is */
#define HEAD_BITS    2

#define LEAST_WORDS (sizeof(struct xb_hdr) / 8)
#define TIME_WORD   (offsetof(struct xb_hdr, ts) / 8)
#define THREAD_WORD (offsetof(struct xb_hdr, tgid) / 8)
#define RING	    (PACK_BACK + 1)

/* The records before, by their number. */
struct before {
	const uint64_t *rec[RING];
	uint32_t n;  /* number of the next */
	uint64_t ts; /* of the last */
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
	return v << 1 ^ -(v >> 63);
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

static size_t words_of(const uint64_t *rec)
{
	return rec ? ((const struct xb_hdr *)rec)->len / 8 : 0;
}

static uint64_t base_of(const struct before *b, const uint64_t *ref, size_t words, size_t i)
{
	if (i == TIME_WORD)
		return b->ts;
	return i < words ? ref[i] : 0;
}

static void remember(struct before *b, const uint64_t *rec)
{
	b->rec[b->n++ % RING] = rec;
	b->ts = rec[TIME_WORD];
}

/* The record so far back, or NULL. */
static const uint64_t *look_back(const struct before *b, uint64_t back)
{
	return back && back <= PACK_BACK && back <= b->n ? b->rec[(b->n - back) % RING] : NULL;
}

/* ---- there ------------------------------------------------------------------------------------- */

#define SLOTS	   4096U
#define CANDIDATES 3U

struct packer {
	struct before before;
	uint32_t last[SLOTS]; /* number of the last record of the kind, and one more; 0: none */
};

static uint32_t hash(uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t h = (a ^ b << 21 ^ b >> 43) * 0x9e3779b97f4a7c15;

	h = (h ^ h >> 29 ^ c) * 0xbf58476d1ce4e5b9;
	return (uint32_t)(h >> 52);
}

/* The kinds that a record is of. Two that share a slot by accident only cost some bytes. */
static unsigned slots_of(const struct xb_hdr *h, uint32_t slots[CANDIDATES])
{
	if (h->type == XB_CALL && h->len >= sizeof(struct xb_call)) {
		const struct xb_call *c = (const void *)h;

		slots[0] = hash(c->func | c->caller << 16, h->tid, c->sp);
		slots[1] = hash(c->func | c->caller << 16, 1U << 23, h->len);
		slots[2] = hash(c->func, 1U << 24, h->tid);
		return 3;
	}
	if (h->type == XB_XPTI && h->len >= sizeof(struct xb_xpti)) {
		const struct xb_xpti *x = (const void *)h;
		uint64_t uid = x->uid.p1 + x->uid.p2 * 3;

		slots[0] = hash(uid, x->trace_type, h->len);
		slots[1] = hash(uid, 1U << 20, h->len);
		slots[2] = hash(x->trace_type, 1U << 21, h->len);
		return 3;
	}
	slots[0] = hash(h->type, 1U << 22, 0);
	return 1;
}

/* The first word of what is mostly text: the items behind the words that have a meaning each. */
static size_t text_of(const struct xb_hdr *h)
{
	size_t words = h->len / 8, from = words;

	if (h->type == XB_CALL && h->len >= sizeof(struct xb_call))
		from = sizeof(struct xb_call) / 8 + ((const struct xb_call *)h)->nargs;
	if (h->type == XB_XPTI && h->len >= sizeof(struct xb_xpti))
		from = sizeof(struct xb_xpti) / 8 + ((const struct xb_xpti *)h)->npairs;
	return from < words ? from : words;
}

/* The thread's number is the upper half, where a small difference would be a large one. */
static uint64_t turn(uint64_t d, size_t i)
{
	return i == THREAD_WORD ? d << 32 | d >> 32 : d;
}

/* About how many bytes it takes to tell rec by ref. */
static size_t cost(const struct before *b, const uint64_t *ref, const uint64_t *rec)
{
	size_t words = words_of(rec), known = words_of(ref), n = 0;

	for (size_t i = 0; i < words; i++) {
		uint64_t d = turn(rec[i] - base_of(b, ref, known, i), i);

		if (d)
			n += 1 + (63 - (size_t)__builtin_clzll(zigzag(d))) / 7;
	}
	return n;
}

static uint64_t back_of(const struct packer *p, uint32_t slot)
{
	uint32_t back = p->last[slot] ? p->before.n + 1 - p->last[slot] : 0;

	return back <= PACK_BACK ? back : 0;
}

/* How far back the record is that tells most of rec; 0: none. */
static uint64_t choose(const struct packer *p, const uint64_t *rec, const uint32_t slots[],
		       unsigned n)
{
	size_t least = SIZE_MAX;
	uint64_t best = 0;

	if (n == 1)
		return back_of(p, slots[0]);
	for (unsigned i = 0; i < n; i++) {
		uint64_t back = back_of(p, slots[i]);
		size_t c;

		if (!back || back == best)
			continue;
		c = cost(&p->before, look_back(&p->before, back), rec);
		if (c < least) {
			least = c;
			best = back;
		}
	}
	return best;
}

/* With no record to lean on: the words themselves. */
static uint8_t *put_as_is(uint8_t *p, const uint64_t *rec, size_t words)
{
	p = put(p, OTHER_LENGTH);
	p = put(p, words);
	memcpy(p, rec, words * 8);
	return p + words * 8;
}

static uint8_t *put_differences(uint8_t *p, const struct before *b, uint64_t back,
				const uint64_t *rec, size_t words)
{
	const uint64_t *ref = look_back(b, back);
	size_t known = words_of(ref), text = text_of((const void *)rec);
	uint8_t *mask;

	p = put(p, back << HEAD_BITS | (known == words ? 0 : OTHER_LENGTH) |
			   (text == words ? 0 : HAS_TEXT));
	if (known != words)
		p = put(p, words);
	if (text != words)
		p = put(p, text);
	mask = p;
	p += (words + 7) / 8;
	memset(mask, 0, (size_t)(p - mask));
	for (size_t i = 0; i < words; i++) {
		uint64_t d = rec[i] - base_of(b, ref, known, i);

		if (!d)
			continue;
		mask[i / 8] |= (uint8_t)(1U << i % 8);
		if (i < text) {
			p = put(p, zigzag(turn(d, i)));
			continue;
		}
		memcpy(p, &rec[i], 8);
		p += 8;
	}
	return p;
}

size_t pack(const void *in, size_t len, void *out)
{
	const uint64_t *rec = in, *end = rec + len / 8;
	struct packer t = { 0 };
	uint8_t *p = out;

	while (rec < end) {
		const struct xb_hdr *h = (const void *)rec;
		uint32_t slots[CANDIDATES];
		unsigned n = slots_of(h, slots);
		uint64_t back = is_text(h->type) ? 0 : choose(&t, rec, slots, n);
		size_t words = h->len / 8;
		uint8_t *start = p;

		if (back)
			p = put_differences(p, &t.before, back, rec, words);
		if (!back || (size_t)(p - start) > words * 8)
			p = put_as_is(start, rec, words);
		remember(&t.before, rec);
		for (unsigned i = 0; i < n; i++)
			t.last[slots[i]] = t.before.n;
		rec += words;
	}
	return (size_t)(p - (uint8_t *)out);
}

/* ---- back -------------------------------------------------------------------------------------- */

static const uint8_t *get_as_is(const uint8_t *p, const uint8_t *end, uint64_t *rec, size_t words)
{
	if ((size_t)(end - p) < words * 8)
		return NULL;
	memcpy(rec, p, words * 8);
	return p + words * 8;
}

static const uint8_t *get_differences(const uint8_t *p, const uint8_t *end, const struct before *b,
				      const uint64_t *ref, uint64_t *rec, size_t words,
				      uint64_t text)
{
	const uint8_t *mask = p;
	size_t bytes = (words + 7) / 8, known = words_of(ref);

	if ((size_t)(end - p) < bytes)
		return NULL;
	p += bytes;
	for (size_t i = 0; i < words; i++) {
		uint64_t d = 0;

		if (mask[i / 8] >> i % 8 & 1) {
			p = i < text ? get(p, end, &d) : get_as_is(p, end, &rec[i], 1);
			if (!p)
				return NULL;
			if (i >= text)
				continue;
		}
		rec[i] = base_of(b, ref, known, i) + turn(unzigzag(d), i);
	}
	return p;
}

/* One record to rec, where there is room for so many words. Returns how many it has, 0 for nonsense. */
static size_t get_record(const uint8_t **in, const uint8_t *end, const struct before *b,
			 uint64_t *rec, size_t room)
{
	uint64_t head = 0, words, text = PACK_WORDS;
	const uint8_t *p = get(*in, end, &head);
	const uint64_t *ref = look_back(b, head >> HEAD_BITS);

	if (!p || (head >> HEAD_BITS && !ref))
		return 0;
	words = words_of(ref);
	if (head & OTHER_LENGTH)
		p = get(p, end, &words);
	if (p && head & HAS_TEXT)
		p = get(p, end, &text);
	if (!p || words < LEAST_WORDS || words > PACK_WORDS || words > room)
		return 0;
	p = ref ? get_differences(p, end, b, ref, rec, words, text) : get_as_is(p, end, rec, words);
	if (!p || ((const struct xb_hdr *)rec)->len != words * 8)
		return 0;
	*in = p;
	return words;
}

int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records)
{
	const uint8_t *p = in, *end = p + len;
	struct before b = { 0 };
	uint64_t *rec = out;
	size_t left = raw / 8;

	while (p < end) {
		size_t words = get_record(&p, end, &b, rec, left);

		if (!words)
			return -EBADMSG;
		remember(&b, rec);
		rec += words;
		left -= words;
	}
	if (left || raw % 8)
		return -EBADMSG;
	*ret_records = b.n;
	return 0;
}

int pack_room(unsigned char **buf, size_t *cap, size_t want)
{
	unsigned char *grown;

	if (*cap >= want)
		return 0;
	grown = realloc(*buf, want);
	if (!grown)
		return -ENOMEM;
	*buf = grown;
	*cap = want;
	return 0;
}
