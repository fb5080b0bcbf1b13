// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack.c - see pack.h.
 *
 * A call's record has some 15 words of 8 bytes. Most of them are equal to those of the previous call of the same
 * function on the same thread, or slightly greater. To a general compressor, a slightly greater number is just
 * other bytes. Each word is therefore written as its difference to an expected value, with one bit for a zero, and
 * zstd compresses the rest, which is a fifth as much and makes it faster. The expected value is the same word of an
 * earlier record, the base, with these exceptions: time continues from the end of the record just before, ids continue
 * from the last one, and the distance between a call and its parent is that of the base. A call around others ends a
 * little after the last of them, however long it was. Words with large differences (addresses) and words of text are
 * written as they are, because zstd finds them if they occurred before.
 *
 * The differences of one word are similar to each other, and unlike those of the next word. They are therefore in
 * columns, one for each word of a call and of a notification, and zstd makes a code for each.
 *
 * The base is written as its distance in records. The packer chooses it: for a call, the last one of its function and
 * thread; for a notification, the best of the last one with its trace point and type, with its trace point, and
 * with its type.
 *
 * Files of version 1 have everything in one column, and the expected value is always that of the base.
 */
#include "ring/pack.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "wire_xpti.h"

/* The low bits of a record's first number; the others are the distance of its base. */
#define OTHER_LENGTH 1 /* than that one's: it follows */
#define HAS_TEXT \
	2 /* a word's number follows, from which on different words are written as they are */
#define HEAD_BITS 2

#define LEAST_WORDS   (sizeof(struct xb_hdr) / 8)
#define THREAD_WORD   (offsetof(struct xb_hdr, tgid) / 8)
#define TIME_WORD     (offsetof(struct xb_hdr, ts) / 8)
#define DURATION_WORD (offsetof(struct xb_call, dur) / 8)
#define ID_WORD	      (offsetof(struct xb_call, id) / 8)
#define PARENT_WORD   (offsetof(struct xb_call, parent) / 8)
#define CALL_WORDS    (sizeof(struct xb_call) / 8)
#define RING	      (PACK_BACK + 1)

/* If the difference is not less, 0 is written, and the word itself elsewhere, if it is that word or a later one. */
#define FAR_OFF	 (1ULL << 21)
#define FAR_FROM 4

/* The columns. Those of words depend on the kind of the base. */
enum {
	COLUMN_HEADS,
	COLUMN_LENGTHS,
	COLUMN_TEXTS, /* where they begin */
	COLUMN_MASKS,
	COLUMN_AS_IS, /* whole records */
	COLUMN_FAR,   /* words as they are, by kind */
	COLUMN_CALL = COLUMN_FAR + 3,
	COLUMN_XPTI = COLUMN_CALL + 24,
	COLUMN_OTHER = COLUMN_XPTI + 32,
	COLUMNS = COLUMN_OTHER + 8,
};

static const struct {
	unsigned first;
	unsigned n; /* the last one has the words that follow, too */
} kinds[] = { { COLUMN_OTHER, 8 }, { COLUMN_CALL, 24 }, { COLUMN_XPTI, 32 } };

/* The records before, by their number. */
struct before {
	const uint64_t *rec[RING];
	uint32_t n;  /* number of the next */
	uint64_t ts; /* of the last */
	uint64_t end;
	uint64_t id; /* of the last call */
};

static uint64_t zigzag(uint64_t v)
{
	return v << 1 ^ -(v >> 63);
}

static uint64_t unzigzag(uint64_t v)
{
	return v >> 1 ^ -(v & 1);
}

static size_t words_of(const uint64_t *rec)
{
	return rec ? ((const struct xb_hdr *)rec)->len / 8 : 0;
}

static unsigned type_of(const uint64_t *rec)
{
	return ((const struct xb_hdr *)rec)->type;
}

static bool is_call(const uint64_t *rec, size_t words)
{
	return words >= CALL_WORDS && type_of(rec) == XB_CALL;
}

static unsigned kind_of(const uint64_t *rec)
{
	switch (type_of(rec)) {
	case XB_CALL:
		return 1;
	case XB_XPTI:
		return 2;
	default:
		return 0;
	}
}

static unsigned column_of(unsigned kind, size_t i)
{
	return kinds[kind].first + (i < kinds[kind].n ? i : kinds[kind].n - 1);
}

/* The expected value of a word of a call; the words before it are known. */
static uint64_t expect_of_call(const struct before *b, const uint64_t *ref, size_t known,
			       const uint64_t *rec, size_t i)
{
	switch (i) {
	case DURATION_WORD:
		return rec[TIME_WORD] < b->end ? b->end - rec[TIME_WORD] : ref[i];
	case ID_WORD:
		return b->id;
	case PARENT_WORD:
		return is_call(ref, known) && ref[i] ? rec[ID_WORD] - (ref[ID_WORD] - ref[i]) : 0;
	default:
		return ref[i];
	}
}

/* The same for any record; call: it is a call. */
static uint64_t expect(const struct before *b, const uint64_t *ref, size_t known,
		       const uint64_t *rec, bool call, size_t i)
{
	if (i == TIME_WORD)
		return b->end;
	if (i >= known)
		return 0;
	return call && i >= DURATION_WORD && i <= PARENT_WORD
		       ? expect_of_call(b, ref, known, rec, i)
		       : ref[i];
}

static void remember(struct before *b, const uint64_t *rec)
{
	bool call = is_call(rec, words_of(rec));

	b->rec[b->n++ % RING] = rec;
	b->ts = b->end = rec[TIME_WORD];
	if (!call)
		return;
	b->end += rec[DURATION_WORD];
	b->id = rec[ID_WORD];
}

/* The record so far back, or NULL. */
static const uint64_t *look_back(const struct before *b, uint64_t back)
{
	return back && back <= PACK_BACK && back <= b->n ? b->rec[(b->n - back) % RING] : NULL;
}

/* The thread's number is the upper half, where a small difference would be a large one. */
static uint64_t turn(uint64_t d, size_t i)
{
	return i == THREAD_WORD ? d << 32 | d >> 32 : d;
}

/* ---- there ------------------------------------------------------------------------------------- */

#define SLOTS	   4096U
#define CANDIDATES 3U
#define NUMBER_MAX 10U /* bytes */

struct column {
	uint8_t *bytes;
	size_t len, cap;
};

struct packer {
	struct before before;
	uint32_t last[SLOTS]; /* number of the last record of the kind, plus one; 0: none */
	struct column columns[COLUMNS];
	struct column lengths; /* of the columns: the first piece */
	bool failed;
};

struct packer *packer_new(void)
{
	return calloc(1, sizeof(struct packer));
}

struct packer *packer_free(struct packer *p)
{
	if (!p)
		return NULL;
	for (unsigned i = 0; i < COLUMNS; i++)
		free(p->columns[i].bytes);
	free(p->lengths.bytes);
	free(p);
	return NULL;
}

/* Makes room for n bytes; NULL: no memory, which is remembered. */
static uint8_t *grow(struct packer *p, struct column *c, size_t n)
{
	size_t cap = 2 * c->cap + n + 256;
	uint8_t *grown = realloc(c->bytes, cap);

	if (!grown) {
		p->failed = true;
		return NULL;
	}
	c->bytes = grown;
	c->cap = cap;
	return c->bytes + c->len;
}

static inline uint8_t *room(struct packer *p, struct column *c, size_t n)
{
	return c->cap - c->len >= n ? c->bytes + c->len : grow(p, c, n);
}

static void put(struct packer *p, struct column *c, uint64_t v)
{
	uint8_t *at = room(p, c, NUMBER_MAX);

	if (!at)
		return;
	while (v >= 0x80) {
		*at++ = (uint8_t)(v | 0x80);
		v >>= 7;
	}
	*at++ = (uint8_t)v;
	c->len = (size_t)(at - c->bytes);
}

static void put_bytes(struct packer *p, struct column *c, const void *data, size_t len)
{
	uint8_t *at = room(p, c, len);

	if (!at)
		return;
	memcpy(at, data, len);
	c->len += len;
}

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

/* The first word of the part that is mostly text, after the words with a meaning of their own. */
static size_t text_of(const struct xb_hdr *h)
{
	size_t words = h->len / 8, from = words;

	switch (h->type) {
	case XB_CALL:
		if (h->len >= sizeof(struct xb_call))
			from = CALL_WORDS + ((const struct xb_call *)h)->nargs;
		break;
	case XB_XPTI:
		if (h->len >= sizeof(struct xb_xpti))
			from = sizeof(struct xb_xpti) / 8 + ((const struct xb_xpti *)h)->npairs;
		break;
	case XB_XPTI_STRING:
	case XB_XPTI_OBJECT:
	case XB_XPTI_STREAM:
		from = sizeof(struct xb_xpti_def) / 8;
		break;
	case XB_FORK:
	case XB_EXIT:
	case XB_TICK:
	case XB_CALL_SITE:
	case XB_LOSS:
		break;
	default:
		from = 0;
	}
	return from < words ? from : words;
}

/* About how many bytes rec needs with the base ref. */
static size_t cost(const struct before *b, const uint64_t *ref, const uint64_t *rec)
{
	size_t words = words_of(rec), known = words_of(ref), n = 0;
	bool call = is_call(rec, words);

	for (size_t i = 0; i < words; i++) {
		uint64_t d = turn(rec[i] - expect(b, ref, known, rec, call, i), i);

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

/* The distance of the best base for rec; 0: none. */
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
static void put_as_is(struct packer *p, const uint64_t *rec, size_t words)
{
	put(p, &p->columns[COLUMN_HEADS], OTHER_LENGTH);
	put(p, &p->columns[COLUMN_LENGTHS], words);
	put_bytes(p, &p->columns[COLUMN_AS_IS], rec, words * 8);
}

static void put_differences(struct packer *p, uint64_t back, const uint64_t *rec, size_t words,
			    size_t text)
{
	const uint64_t *ref = look_back(&p->before, back);
	const size_t known = words_of(ref), bytes = (words + 7) / 8;
	const unsigned kind = kind_of(ref);
	const bool call = is_call(rec, words);
	struct column *far = &p->columns[COLUMN_FAR + kind], *masks = &p->columns[COLUMN_MASKS];
	uint8_t *mask = room(p, masks, bytes);

	if (!mask)
		return;
	memset(mask, 0, bytes);
	masks->len += bytes;
	put(p, &p->columns[COLUMN_HEADS],
	    back << HEAD_BITS | (known == words ? 0 : OTHER_LENGTH) |
		    (text == words ? 0 : HAS_TEXT));
	if (known != words)
		put(p, &p->columns[COLUMN_LENGTHS], words);
	if (text != words)
		put(p, &p->columns[COLUMN_TEXTS], text);
	for (size_t i = 0; i < words; i++) {
		uint64_t d = rec[i] - expect(&p->before, ref, known, rec, call, i);

		if (!d)
			continue;
		mask[i / 8] |= (uint8_t)(1U << i % 8);
		d = zigzag(turn(d, i));
		if (i < text)
			put(p, &p->columns[column_of(kind, i)],
			    i < FAR_FROM || d < FAR_OFF ? d : 0);
		if (i >= text || (i >= FAR_FROM && d >= FAR_OFF))
			put_bytes(p, far, &rec[i], 8);
	}
}

static void begin(struct packer *p)
{
	for (unsigned i = 0; i < COLUMNS; i++)
		p->columns[i].len = 0;
	p->lengths.len = 0;
	p->failed = false;
	p->before = (struct before){ .n = 0 };
	memset(p->last, 0, sizeof(p->last));
}

int packer_pack(struct packer *p, const void *in, size_t len)
{
	const uint64_t *rec = in, *end = rec + len / 8;

	begin(p);
	while (rec < end) {
		const struct xb_hdr *h = (const void *)rec;
		size_t words = h->len / 8, text = text_of(h);
		uint32_t slots[CANDIDATES];
		unsigned n = slots_of(h, slots);
		uint64_t back = text ? choose(p, rec, slots, n) : 0;

		if (back)
			put_differences(p, back, rec, words, text);
		else
			put_as_is(p, rec, words);
		remember(&p->before, rec);
		for (unsigned i = 0; i < n; i++)
			p->last[slots[i]] = p->before.n;
		rec += words;
	}
	for (unsigned i = 0; i < COLUMNS; i++)
		put(p, &p->lengths, p->columns[i].len);
	return p->failed ? -ENOMEM : 0;
}

const void *packer_piece(const struct packer *p, unsigned n, size_t *ret_len)
{
	const struct column *column = n ? &p->columns[n - 1] : &p->lengths;

	if (n > COLUMNS)
		return NULL;
	*ret_len = column->len;
	return column->bytes ? (const void *)column->bytes : "";
}

size_t packer_size(const struct packer *p)
{
	size_t n = p->lengths.len;

	for (unsigned i = 0; i < COLUMNS; i++)
		n += p->columns[i].len;
	return n;
}

/* ---- back -------------------------------------------------------------------------------------- */

struct cursor {
	const uint8_t *at, *end;
};

/* What is left of each column. One of version 1 has but one column, the first. */
struct source {
	struct cursor columns[COLUMNS];
	bool old;
};

static struct cursor *cursor_of(struct source *s, unsigned c)
{
	return &s->columns[s->old ? 0 : c];
}

static bool get(struct cursor *c, uint64_t *ret)
{
	const uint8_t *p = c->at;
	uint64_t v = 0;

	for (unsigned shift = 0; shift < 64 && p < c->end; shift += 7) {
		uint8_t b = *p++;

		v |= (uint64_t)(b & 0x7f) << shift;
		if (b < 0x80) {
			c->at = p;
			*ret = v;
			return true;
		}
	}
	return false;
}

static bool get_words(struct cursor *c, uint64_t *rec, size_t words)
{
	if ((size_t)(c->end - c->at) < words * 8)
		return false;
	memcpy(rec, c->at, words * 8);
	c->at += words * 8;
	return true;
}

static uint64_t expect_old(const struct before *b, const uint64_t *ref, size_t known, size_t i)
{
	if (i == TIME_WORD)
		return b->ts;
	return i < known ? ref[i] : 0;
}

/* Reads a word whose bit is set in the mask. */
static bool get_word(struct source *s, unsigned kind, size_t i, size_t text, uint64_t expected,
		     uint64_t *ret)
{
	struct cursor *far = cursor_of(s, COLUMN_FAR + kind);
	uint64_t d;

	if (i >= text)
		return get_words(far, ret, 1);
	if (!get(cursor_of(s, column_of(kind, i)), &d))
		return false;
	if (!d && !s->old)
		return get_words(far, ret, 1);
	*ret = expected + turn(unzigzag(d), i);
	return true;
}

static bool get_differences(struct source *s, const struct before *b, const uint64_t *ref,
			    uint64_t *rec, size_t words, uint64_t text)
{
	struct cursor *masks = cursor_of(s, COLUMN_MASKS);
	const size_t bytes = (words + 7) / 8, known = words_of(ref);
	const unsigned kind = kind_of(ref);
	const uint8_t *mask = masks->at;
	bool call = false;

	if ((size_t)(masks->end - masks->at) < bytes)
		return false;
	masks->at += bytes;
	for (size_t i = 0; i < words; i++) {
		rec[i] = s->old ? expect_old(b, ref, known, i)
				: expect(b, ref, known, rec, call, i);
		if (mask[i / 8] >> i % 8 & 1 && !get_word(s, kind, i, text, rec[i], &rec[i]))
			return false;
		if (!i)
			call = is_call(rec, words);
	}
	return true;
}

/* Unpacks one record to rec, which has room for that many words. Returns its number of words, 0 for nonsense. */
static size_t get_record(struct source *s, const struct before *b, uint64_t *rec, size_t room)
{
	uint64_t head = 0, words, text = PACK_WORDS;
	const uint64_t *ref;

	if (!get(cursor_of(s, COLUMN_HEADS), &head))
		return 0;
	ref = look_back(b, head >> HEAD_BITS);
	if (head >> HEAD_BITS && !ref)
		return 0;
	words = words_of(ref);
	if (head & OTHER_LENGTH && !get(cursor_of(s, COLUMN_LENGTHS), &words))
		return 0;
	if (head & HAS_TEXT && !get(cursor_of(s, COLUMN_TEXTS), &text))
		return 0;
	if (words < LEAST_WORDS || words > PACK_WORDS || words > room)
		return 0;
	if (ref ? !get_differences(s, b, ref, rec, words, text)
		: !get_words(cursor_of(s, COLUMN_AS_IS), rec, words))
		return 0;
	return ((const struct xb_hdr *)rec)->len == words * 8 ? words : 0;
}

/* To the end of the heads; no other column has more than they ask for. */
static int get_all(struct source *s, uint64_t *rec, size_t raw, uint32_t *ret_records)
{
	struct before b = { .n = 0 };
	size_t left = raw / 8;

	while (s->columns[COLUMN_HEADS].at < s->columns[COLUMN_HEADS].end) {
		size_t words = get_record(s, &b, rec, left);

		if (!words)
			return -EBADMSG;
		remember(&b, rec);
		rec += words;
		left -= words;
	}
	for (unsigned i = 0; i < COLUMNS; i++)
		if (s->columns[i].at != s->columns[i].end)
			return -EBADMSG;
	if (left || raw % 8)
		return -EBADMSG;
	*ret_records = b.n;
	return 0;
}

int unpack(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records)
{
	struct cursor all = { in, (const uint8_t *)in + len };
	struct source s = { .old = false };
	uint64_t lengths[COLUMNS];

	for (unsigned i = 0; i < COLUMNS; i++)
		if (!get(&all, &lengths[i]))
			return -EBADMSG;
	for (unsigned i = 0; i < COLUMNS; i++) {
		if (lengths[i] > (size_t)(all.end - all.at))
			return -EBADMSG;
		s.columns[i] = (struct cursor){ all.at, all.at + lengths[i] };
		all.at += lengths[i];
	}
	return all.at == all.end ? get_all(&s, out, raw, ret_records) : -EBADMSG;
}

int unpack_old(const void *in, size_t len, void *out, size_t raw, uint32_t *ret_records)
{
	struct source s = { .columns = { { in, (const uint8_t *)in + len } }, .old = true };

	return get_all(&s, out, raw, ret_records);
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
