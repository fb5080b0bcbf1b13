// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_read.c - reads a recording, even if it is damaged.
 *
 * It reads from front to back, so a pipe is possible, and trusts nothing: a block's header and payload have
 * checksums, and if an unpacked record does not have the length that it states, the whole block is left out.
 * Then the next block is searched byte by byte. Each block has the number of records before it, so the
 * number of missing records is known as soon as another block is found. Only what is missing at the end, if
 * the file was cut off, is not known.
 *
 * After a gap, the definitions in it would be missing, too. Blocks repeat definitions; these are normally
 * skipped, but after a gap they are used if they are not known yet. For this, the reader keeps the same table
 * of definitions as the writer.
 */
#include "ring/recording.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include "base/cleanup.h"
#include "ring/live_defs.h"
#include "ring/pack.h"

struct recording {
	struct input *in;
	struct xbt_file *file; /* with its texts */
	struct xbt_block head; /* of the block at hand */
	ZSTD_DCtx *zstd;
	struct live_defs *defs;
	struct recording_state state;
	uint64_t next;	/* number of the next record in the stream */
	uint32_t block; /* number of the next block */
	bool begun;	/* the clock's record was handed out */
	bool lacks;	/* definitions are missing: use repeated ones */
	bool gap;	/* a gap is to be reported */
	bool over;
	/* The end of the range, see recording_range(). */
	uint64_t to;	   /* ns; 0: all is */
	uint32_t enough;   /* number of the block after the last one that may have a part of it */
	uint64_t lost_all; /* events, up to the end of the file */
	uint64_t lost_now; /* up to here */
	bool told;	   /* the losses up to there have been reported */

	/* The unpacked records that are passed on. */
	unsigned char *raw, *packed;
	size_t raw_cap, packed_cap;
	size_t at, have;
	bool repeated; /* they are repeated definitions, of which only new ones are passed on */
	union {
		struct xb_def_clock clock;
		struct xb_loss loss;
	} own;
};

bool recording_is(const void *begin)
{
	return !memcmp(begin, XBT_MAGIC, XBT_MAGIC_SIZE);
}

/* ---- the file ---------------------------------------------------------------------------------- */

static uint32_t crc_without(const void *data, size_t len, size_t hole)
{
	static const unsigned char zeros[4];
	const unsigned char *p = data;
	uLong crc = crc32(0, p, (uInt)hole);

	crc = crc32(crc, zeros, sizeof(zeros));
	return (uint32_t)crc32(crc, p + hole + 4, (uInt)(len - hole - 4));
}

static bool file_holds(const struct xbt_file *f)
{
	const char *end = (const char *)f + f->len;

	return f->crc == crc_without(f, f->len, offsetof(struct xbt_file, crc)) &&
	       memchr(f->text, '\0', (size_t)(end - f->text));
}

static int read_header(struct recording *r, uint32_t *ret_version)
{
	const struct xbt_file *f;
	int e = input_fill(r->in, sizeof(*f));

	if (e < 0)
		return e;
	/* Check the version first, because a later one may have a different header. */
	if (r->in->have < offsetof(struct xbt_file, len))
		return -EPROTO;
	f = input_data(r->in);
	if (f->version > XBT_VERSION) {
		*ret_version = f->version;
		return -EPROTONOSUPPORT;
	}
	if (r->in->have < sizeof(*f) || f->len < sizeof(*f) + 8 || f->len > XBT_HEADER_MAX ||
	    f->len % 8)
		return -EPROTO;
	e = input_fill(r->in, f->len);
	if (e < 0)
		return e;
	f = input_data(r->in);
	if (r->in->have < f->len || !file_holds(f))
		return -EPROTO;
	if (f->wire > XB_WIRE_VERSION) {
		*ret_version = f->wire;
		return -EPROTONOSUPPORT;
	}
	r->file = malloc(f->len);
	if (!r->file)
		return -ENOMEM;
	memcpy(r->file, f, f->len);
	input_skip(r->in, f->len);
	return 0;
}

int recording_new(struct input *in, struct recording **ret, uint32_t *ret_version)
{
	struct recording *r = calloc(1, sizeof(*r));
	int e;

	if (!r)
		return -ENOMEM;
	r->in = in;
	e = read_header(r, ret_version);
	if (e >= 0)
		e = live_defs_new(&r->defs);
	if (e >= 0) {
		r->zstd = ZSTD_createDCtx();
		e = r->zstd ? 0 : -ENOMEM;
	}
	if (e < 0) {
		recording_free(r);
		return e;
	}
	r->next = r->file->before;
	r->lacks = r->next != 0;
	*ret = r;
	return 0;
}

struct recording *recording_free(struct recording *r)
{
	if (!r)
		return NULL;
	ZSTD_freeDCtx(r->zstd);
	live_defs_free(r->defs);
	free(r->file);
	free(r->raw);
	free(r->packed);
	free(r);
	return NULL;
}

const struct xbt_file *recording_file(const struct recording *r)
{
	return r->file;
}

const char *recording_host(const struct recording *r)
{
	return r->file->text;
}

void recording_get_state(const struct recording *r, struct recording_state *ret)
{
	*ret = r->state;
}

/* ---- blocks ------------------------------------------------------------------------------------ */

static bool block_holds(const struct xbt_block *b)
{
	return !memcmp(b->magic, XBT_BLOCK_MAGIC, XBT_MAGIC_SIZE) && b->stored <= XBT_STORED_MAX &&
	       b->raw <= XBT_RAW_MAX &&
	       b->crc == crc_without(b, sizeof(*b), offsetof(struct xbt_block, crc));
}

static size_t padded(size_t n)
{
	return (n + 7) & ~(size_t)7;
}

static const unsigned char *payload_of(const struct recording *r)
{
	return (const unsigned char *)input_data(r->in) + sizeof(struct xbt_block);
}

/* Whether a complete block comes next. 1: it is at input_data(), and its header is r->head; 0: no. */
static int look_at_block(struct recording *r)
{
	const struct xbt_block *b = &r->head;
	int e = input_fill(r->in, sizeof(*b));

	if (e < 0)
		return e;
	if (r->in->have < sizeof(*b))
		return 0;
	/* Behind damage it may be anywhere. */
	memcpy(&r->head, input_data(r->in), sizeof(r->head));
	if (!block_holds(b))
		return 0;
	e = input_fill(r->in, sizeof(*b) + padded(b->stored));
	if (e < 0)
		return e;
	if (r->in->have < sizeof(*b) + padded(b->stored))
		return 0;
	return crc32(0, payload_of(r), b->stored) == b->payload_crc;
}

/* Goes to the next place where a block might begin. Blocks lie at multiples of 8, if nothing was cut out. */
static int skip_to_mark(struct recording *r)
{
	const unsigned char *begin, *mark;
	int e;

	if (r->in->have)
		input_skip(r->in, 1);
	for (;;) {
		e = input_fill(r->in, XBT_MAGIC_SIZE);
		if (e < 0)
			return e;
		if (r->in->have < XBT_MAGIC_SIZE) {
			input_skip(r->in, r->in->have);
			return 0;
		}
		begin = input_data(r->in);
		mark = memmem(begin, r->in->have, XBT_BLOCK_MAGIC, XBT_MAGIC_SIZE);
		if (mark) {
			input_skip(r->in, (size_t)(mark - begin));
			return 1;
		}
		input_skip(r->in, r->in->have - (XBT_MAGIC_SIZE - 1));
	}
}

/* 1: a whole block is at hand; 0: there is none any more. */
static int find_block(struct recording *r)
{
	bool damage = false;
	int e;

	for (;;) {
		e = look_at_block(r);
		if (e < 0)
			return e;
		if (e || !r->in->have) {
			/* Bytes after the last complete block are a block that was cut off, not damage. */
			r->state.damaged += damage && e;
			return e;
		}
		damage = true;
		e = skip_to_mark(r);
		if (e <= 0)
			return e;
	}
}

/* Whether these are records, one after the other. */
static bool records_hold(const unsigned char *raw, size_t len, uint32_t *ret_records)
{
	uint32_t n = 0;
	size_t at = 0;

	while (at < len) {
		const struct xb_hdr *h = (const void *)(raw + at);

		if (len - at < sizeof(*h) || h->len < sizeof(*h) || h->len > PACK_WORDS * 8 ||
		    h->len % 8 || h->len > len - at)
			return false;
		at += h->len;
		n++;
	}
	*ret_records = n;
	return true;
}

static int unpack_zstd(struct recording *r, const struct xbt_block *b, uint32_t *ret_records)
{
	const size_t bound = pack_bound(b->raw);
	size_t n;
	int e;

	if (b->coding == XBT_ZSTD) {
		n = ZSTD_decompressDCtx(r->zstd, r->raw, b->raw, payload_of(r), b->stored);
		if (ZSTD_isError(n) || n != b->raw)
			return -EBADMSG;
		return records_hold(r->raw, b->raw, ret_records) ? 0 : -EBADMSG;
	}
	e = pack_room(&r->packed, &r->packed_cap, bound);
	if (e < 0)
		return e;
	n = ZSTD_decompressDCtx(r->zstd, r->packed, bound, payload_of(r), b->stored);
	if (ZSTD_isError(n))
		return -EBADMSG;
	return b->coding == XBT_PACKED ? unpack_old(r->packed, n, r->raw, b->raw, ret_records)
				       : unpack(r->packed, n, r->raw, b->raw, ret_records);
}

/* Unpacks the block at hand to r->raw. -EBADMSG: it is none that a writer makes. */
static int unpack_block(struct recording *r, const struct xbt_block *b)
{
	uint32_t records;
	int e;

	e = pack_room(&r->raw, &r->raw_cap, b->raw ?: 8);
	if (e < 0)
		return e;
	switch (b->coding) {
	case XBT_PLAIN:
		if (b->stored != b->raw)
			return -EBADMSG;
		memcpy(r->raw, payload_of(r), b->raw);
		e = records_hold(r->raw, b->raw, &records) ? 0 : -EBADMSG;
		break;
	case XBT_ZSTD:
	case XBT_PACKED:
	case XBT_COLUMNS:
		e = unpack_zstd(r, b, &records);
		break;
	default:
		return -EBADMSG;
	}
	if (e >= 0 && records != b->records)
		e = -EBADMSG;
	r->at = 0;
	r->have = e < 0 ? 0 : b->raw;
	return e;
}

/* Records are missing before the block. */
static void note_gap(struct recording *r, uint64_t before)
{
	r->state.missing += before - r->next;
	r->next = before;
	r->gap = true;
	r->lacks = true;
}

/* Uses the current block: 0, or -EBADMSG if it makes no sense. */
static int take_block(struct recording *r, const struct xbt_block *b)
{
	int e = 0;

	/* One that was there before. */
	if (b->before < r->next || b->number < r->block)
		return -EBADMSG;
	if (b->before > r->next)
		note_gap(r, b->before);
	r->block = b->number + 1;
	switch (b->type) {
	case XBT_RECORDS:
		e = unpack_block(r, b);
		if (e < 0)
			return e;
		r->repeated = false;
		r->lacks = false;
		r->lost_now = b->lost;
		return 0;
	case XBT_LIVE:
	case XBT_RECENT:
		if (!r->lacks)
			return 0;
		r->repeated = true;
		return unpack_block(r, b);
	case XBT_END:
		r->over = true;
		r->state.whole = b->flags & XBT_WHOLE;
		return 0;
	default:
		return 0; /* of a later version, which allows this reader to continue */
	}
}

/* The whole range was read, and what was lost meanwhile was reported. */
static bool has_enough(const struct recording *r)
{
	return r->enough && r->block >= r->enough && (r->told || r->lost_now == r->lost_all);
}

/*
 * Behind the last block comes what leads to the index, and then nothing. That a pipe's writer goes away is not waited for: it
 * may be the output of a program, too, that stays.
 */
static int look_behind_end(struct recording *r)
{
	const size_t trailer = sizeof(struct xbt_trailer);
	int e = input_fill(r->in, trailer + input_is_file(r->in));

	if (e < 0)
		return e;
	r->state.ended =
		r->in->have >= trailer &&
		recording_is((const char *)input_data(r->in) + offsetof(struct xbt_trailer, magic));
	r->state.followed = r->in->have > trailer;
	return 0;
}

static int next_block(struct recording *r)
{
	const struct xbt_block *b = &r->head;
	int e;

	if (has_enough(r)) {
		r->over = r->state.ended = true;
		return 0;
	}
	e = find_block(r);
	if (e <= 0) {
		r->over = !e;
		return e;
	}
	e = take_block(r, b);
	if (e == -EBADMSG) {
		r->state.damaged++;
		e = 0;
	}
	if (e >= 0)
		input_skip(r->in, sizeof(*b) + padded(b->stored));
	return e >= 0 && r->over ? look_behind_end(r) : e;
}

bool recording_follows(struct recording *r, uint64_t records)
{
	if (r->file->before != records)
		return false;
	r->lacks = false;
	if (r->repeated)
		r->have = 0;
	return true;
}

uint64_t recording_records(const struct recording *r)
{
	return r->next;
}

/* ---- a range of it ----------------------------------------------------------------------------- */

static int read_at(int fd, void *to, size_t len, uint64_t offset)
{
	ssize_t n = pread(fd, to, len, (off_t)offset);

	return n < 0 ? -errno : (size_t)n == len ? 1 : 0;
}

static int read_block_at(const struct recording *r, uint64_t offset, struct xbt_block *ret)
{
	int e = read_at(r->in->fd, ret, sizeof(*ret), offset);

	return e <= 0 ? e : block_holds(ret);
}

static bool index_holds(const struct xbt_index *x, uint32_t n, uint64_t end)
{
	for (uint32_t i = 0; i < n; i++)
		if (x[i].offset >= end ||
		    (i && (x[i].offset <= x[i - 1].offset || x[i].before < x[i - 1].before)))
			return false;
	return true;
}

/* 1: the index, to be freed; 0: the file has none that can be used. */
static int read_index(const struct recording *r, struct xbt_index **ret, uint32_t *ret_n)
{
	_cleanup_free_ struct xbt_index *x = NULL;
	struct xbt_trailer t;
	struct xbt_block b;
	off_t size = lseek(r->in->fd, 0, SEEK_END);
	int e;

	if (size < (off_t)sizeof(t))
		return 0;
	e = read_at(r->in->fd, &t, sizeof(t), (uint64_t)size - sizeof(t));
	if (e <= 0 || memcmp(t.magic, XBT_MAGIC, XBT_MAGIC_SIZE) || t.offset >= (uint64_t)size)
		return e < 0 ? e : 0;
	e = read_block_at(r, t.offset, &b);
	if (e <= 0 || b.type != XBT_END || b.coding != XBT_PLAIN || !b.records ||
	    b.stored != b.records * sizeof(*x))
		return e < 0 ? e : 0;
	x = malloc(b.stored);
	if (!x)
		return -ENOMEM;
	e = read_at(r->in->fd, x, b.stored, t.offset + sizeof(b));
	if (e <= 0 || crc32(0, (const void *)x, b.stored) != b.payload_crc ||
	    !index_holds(x, b.records, t.offset))
		return e < 0 ? e : 0;
	*ret = TAKE_PTR(x);
	*ret_n = b.records;
	return 1;
}

/* Where to begin so that everything from this time on comes, with that many records before it. */
static uint32_t find_begin(const struct xbt_index *x, uint32_t n, uint64_t from, uint64_t lookback)
{
	uint32_t first = 0, begin = 0;

	while (first < n && (x[first].type != XBT_RECORDS || x[first].last < from))
		first++;
	if (first == n)
		first = n - 1;
	/* Definitions are repeated where a block XBT_LIVE follows one of another type. */
	for (uint32_t i = 1; i <= first; i++)
		if (x[i].type == XBT_LIVE && x[i - 1].type != XBT_LIVE &&
		    x[i].before + lookback <= x[first].before)
			begin = i;
	return begin;
}

static int find_end(struct recording *r, const struct xbt_index *x, uint32_t n, uint64_t to)
{
	struct xbt_block b;
	uint32_t last = n;
	int e;

	for (uint32_t i = 0; i < n; i++) {
		if (x[i].type != XBT_RECORDS)
			continue;
		last = i;
		if (x[i].first < to)
			r->enough = i + 1;
	}
	if (last == n)
		return 0;
	e = read_block_at(r, x[last].offset, &b);
	if (e <= 0)
		r->enough = 0; /* then reading continues to the end */
	else
		r->lost_all = b.lost;
	r->to = to;
	/* The range is after everything: read one block, for what was lost up to there. */
	if (e > 0 && !r->enough)
		r->enough = 1;
	return e < 0 ? e : 0;
}

int recording_range(struct recording *r, uint64_t from, uint64_t to, uint64_t lookback)
{
	_cleanup_free_ struct xbt_index *x = NULL;
	const uint64_t here = r->in->offset;
	uint32_t n = 0, begin;
	int e;

	/* A pipe can't seek, and the index does not fit a descriptor that is not at the file's beginning. */
	if (lseek(r->in->fd, 0, SEEK_CUR) != (off_t)(here + r->in->have))
		return 0;
	e = read_index(r, &x, &n);
	begin = e > 0 ? find_begin(x, n, from, lookback) : 0;
	if (e > 0 && to)
		e = find_end(r, x, n, to);
	if (e < 0)
		return e;
	if (!begin)
		return input_seek(r->in, here);
	r->next = x[begin].before;
	r->block = begin;
	r->lacks = true;
	r->have = 0;
	return input_seek(r->in, x[begin].offset);
}

/* ---- records ----------------------------------------------------------------------------------- */

/* The clock's record, made from the header, if the stream's own is missing. */
static const struct xb_hdr *make_clock(struct recording *r)
{
	struct xb_def_clock *c = &r->own.clock;

	*c = (struct xb_def_clock){
		.h = { .len = sizeof(*c),
		       .type = XB_DEF_CLOCK,
		       .flags = (uint16_t)(r->file->flags & XBT_FILE_CLOCK),
		       .ts = r->file->mono },
		.realtime = r->file->wall,
		.boottime = r->file->boot,
		.version = r->file->wire,
	};
	memcpy(c->boot_id, r->file->boot_id, sizeof(c->boot_id));
	return &c->h;
}

static const struct xb_hdr *make_gap(struct recording *r)
{
	struct xb_loss *l = &r->own.loss;

	*l = (struct xb_loss){
		.h = { .len = sizeof(*l), .type = XB_LOSS, .flags = XB_LOSS_GAP },
	};
	l->count[XB_C_DAMAGED] = r->state.missing;
	return &l->h;
}

/* The next unpacked record. 1; 0: it is not to be passed on; -ENOMEM. */
static int next_unpacked(struct recording *r, const struct xb_hdr **ret)
{
	struct xb_hdr *h = (void *)(r->raw + r->at);
	int fresh;

	recording_disown(h);
	r->at += h->len;
	r->have -= h->len;
	fresh = live_defs_apply(r->defs, h, r->next);
	if (fresh < 0)
		return fresh;
	if (r->repeated) {
		/* The clock came already, from the file's header. */
		*ret = h;
		return fresh && h->type != XB_DEF_CLOCK;
	}
	r->next++;
	r->told |= r->to && h->type == XB_LOSS && h->ts >= r->to;
	*ret = h;
	return 1;
}

/* 1: a record; 0: none yet. */
static int step(struct recording *r, const struct xb_hdr **ret)
{
	const struct xb_hdr *h;

	if (!r->have)
		return next_block(r);
	if (!r->begun) {
		r->begun = true;
		h = (const void *)(r->raw + r->at);
		if (r->repeated || h->type != XB_DEF_CLOCK || r->gap) {
			*ret = make_clock(r);
			return 1;
		}
	}
	if (r->gap) {
		r->gap = false;
		*ret = make_gap(r);
		return 1;
	}
	return next_unpacked(r, ret);
}

/* The end is there, but not what came before it. */
static int tell_last(struct recording *r, const struct xb_hdr **ret)
{
	if (!r->begun) {
		r->begun = true;
		*ret = make_clock(r);
		return 1;
	}
	if (!r->gap)
		return 0;
	r->gap = false;
	*ret = make_gap(r);
	return 1;
}

int recording_next(struct recording *r, const struct xb_hdr **ret)
{
	while (r->have || !r->over) {
		int e = step(r, ret);

		if (e)
			return e;
	}
	return tell_last(r, ret);
}
