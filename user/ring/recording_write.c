// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_write.c - writes a recording.
 *
 * There are three threads. The first one, which gets the records, collects them into blocks of four mebibytes or one
 * second, and keeps the definitions that are still valid. The second one packs, compresses and writes. Between them is
 * a queue; when it is full, the first thread waits, the ring fills, and the kernel side counts what it drops. At a
 * million events per second, this happens after a third of a second, and fdatasync() on a busy disk may take longer, so
 * the third thread calls it and closes files. Nothing is lost silently here: after a write has failed, nothing is
 * written.
 *
 * Definitions are repeated at two rates. XBT_LIVE has all of them, and is written when thirty-two times its size was
 * written since the last one. In between, before each block of records, XBT_RECENT has the definitions since then, up
 * to a sixteenth of the size of the previous block. Both together are at most a tenth of the file, and next to nothing
 * in a stream without new definitions.
 *
 * With a ring, packed blocks stay in memory and the oldest are dropped. Their definitions are moved to a second table,
 * which has the definitions that are valid where the kept blocks begin.
 */
#include "ring/recording.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>
#include <utlist.h>
#include <zlib.h>
#include <zstd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/strbuf.h"
#include "base/thread.h"
#include "ring/recording_file.h"

#define BLOCK_RAW    (XBT_RAW_MAX - 4096) /* a block is closed when it would have more, or */
#define BLOCK_NS     NS_PER_S		  /* is so old */
#define QUEUE_MAX    (32U << 20)	  /* bytes that wait for the thread */
#define LIVE_EVERY   32			  /* times its own size between two XBT_LIVE */
#define LIVE_LEAST   (64U << 10)	  /* bytes on disk between two of them at least */
#define RECENT_PART  16			  /* of the block before it */
#define RECENT_LEAST 4096U
#define LEVEL	     6
#define LEVEL_BUSY   1
#define QUEUE_BUSY   (12U << 20) /* bytes that wait */
#define PIECE_LEAST  4096	 /* bytes */
#define PIECES_COST  4096	 /* bytes, of all ends of compressed blocks */

/* ---- the writing thread: blocks ------------------------------------------------------------------ */

/* Fills in the rest of b; what is to be stored is in r->stored. */
/* Compresses with less effort if blocks are waiting. */
static int level_now(struct recorder *r)
{
	bool busy;

	if (r->opts.level)
		return r->opts.level;
	pthread_mutex_lock(&r->lock);
	busy = r->queued > QUEUE_BUSY;
	pthread_mutex_unlock(&r->lock);
	return busy ? LEVEL_BUSY : LEVEL;
}

static int compress_piece(struct recorder *r, ZSTD_outBuffer *out, const void *data, size_t len,
			  ZSTD_EndDirective how)
{
	ZSTD_inBuffer in = { data, len, 0 };
	size_t left;

	do {
		left = ZSTD_compressStream2(r->zstd, out, &in, how);
		if (ZSTD_isError(left) || (out->pos == out->size && left))
			return -EIO;
	} while (how == ZSTD_e_continue ? in.pos < in.size : left);
	return 0;
}

/* One frame, in which a compressed block ends where bytes of another kind begin, if it is worth its while. */
static int compress_pieces(struct recorder *r, ZSTD_outBuffer *out)
{
	const void *piece, *next;
	size_t len, next_len, since = 0;
	int e = 0;

	next = packer_piece(r->packer, 0, &next_len);
	for (unsigned i = 1; e >= 0 && next; i++) {
		ZSTD_EndDirective how = ZSTD_e_continue;

		piece = next;
		len = next_len;
		next = packer_piece(r->packer, i, &next_len);
		since += len;
		if (!next)
			how = ZSTD_e_end;
		else if (since >= PIECE_LEAST)
			how = ZSTD_e_flush;
		e = compress_piece(r, out, piece, len, how);
		if (how != ZSTD_e_continue)
			since = 0;
	}
	return e;
}

static int compress_block(struct recorder *r, struct xbt_block *b, const struct strbuf *raw)
{
	ZSTD_outBuffer out = { .pos = 0 };
	int e;

	e = packer_pack(r->packer, raw->buf, raw->len);
	if (e < 0)
		return e;
	out.size = ZSTD_compressBound(packer_size(r->packer)) + PIECES_COST;
	e = pack_room(&r->stored, &r->stored_cap, out.size);
	if (e < 0)
		return e;
	out.dst = r->stored;
	ZSTD_CCtx_reset(r->zstd, ZSTD_reset_session_only);
	ZSTD_CCtx_setParameter(r->zstd, ZSTD_c_compressionLevel, level_now(r));
	ZSTD_CCtx_setPledgedSrcSize(r->zstd, packer_size(r->packer));
	e = compress_pieces(r, &out);
	if (e < 0)
		return e;
	memcpy(b->magic, XBT_BLOCK_MAGIC, XBT_MAGIC_SIZE);
	b->coding = XBT_COLUMNS;
	b->raw = (uint32_t)raw->len;
	b->stored = (uint32_t)out.pos;
	b->payload_crc = (uint32_t)crc32(0, r->stored, b->stored);
	return 0;
}

/* Writes definitions, in as many blocks as necessary. */
struct gather {
	struct recorder *r;
	int (*emit)(struct recorder *r, struct xbt_block *b, struct strbuf *raw);
	struct xbt_block block; /* type, before, lost */
	struct strbuf raw;
	uint64_t total, most; /* bytes */
	bool cut;
};

static int emit(struct gather *g, bool last)
{
	struct xbt_block b = g->block;
	int e = strbuf_failed(&g->raw) ? -ENOMEM : 0;

	if (!e && g->raw.len) {
		b.flags = last && g->cut ? XBT_CUT : 0;
		e = g->emit(g->r, &b, &g->raw);
	}
	strbuf_reset(&g->raw);
	g->block.records = 0;
	return e;
}

static int gather_def(void *u, const struct xb_hdr *rec)
{
	struct gather *g = u;
	int e = 0;

	if (g->total + rec->len > g->most) {
		g->cut = true;
		return 1;
	}
	if (g->raw.len + rec->len > BLOCK_RAW)
		e = emit(g, false);
	strbuf_add(&g->raw, rec, rec->len);
	g->total += rec->len;
	g->block.records++;
	return e;
}

/* Ends g. */
static int gather(struct gather *g, const struct live_defs *d, uint64_t since)
{
	int e = live_defs_each(d, since, gather_def, g);

	if (e >= 0)
		e = emit(g, true);
	strbuf_done(&g->raw);
	return e;
}

/* ---- the writing thread: a ring ------------------------------------------------------------------ */

/* Iterates over the records of a buffer that is known to be valid. */
static int apply_all(struct live_defs *d, const struct strbuf *records, uint64_t number)
{
	for (size_t at = 0; at < records->len;) {
		const struct xb_hdr *h = (const void *)(records->buf + at);
		int e = live_defs_apply(d, h, number);

		if (e < 0)
			return e;
		at += h->len;
	}
	return 0;
}

static struct kept *kept_free(struct kept *k)
{
	strbuf_done(&k->defs);
	free(k);
	return NULL;
}

static int let_go(struct recorder *r)
{
	struct kept *k = r->kept;
	int e = apply_all(r->base, &k->defs, k->block.before);

	DL_DELETE(r->kept, k);
	r->kept_bytes -= k->size;
	r->base_number = k->block.before + k->block.records;
	kept_free(k);
	return e;
}

static bool is_over(const struct recorder *r, uint64_t now)
{
	const struct kept *k = r->kept;

	if (!k || k == k->prev)
		return false; /* the newest stays */
	if (r->kept_bytes > r->opts.ring_bytes)
		return true;
	return k->block.last + r->opts.ring_ns < now;
}

/* A call's record shows that the call has ended; its contents don't matter. */
static void note_call(const struct recorder *r, const struct xb_hdr *h, struct strbuf *defs)
{
	struct xb_call c;

	if (!r->ties || h->len < sizeof(c))
		return;
	memcpy(&c, h, sizeof(c));
	c.h.len = sizeof(c);
	c.nargs = 0;
	c.datalen = 0;
	strbuf_add(defs, &c, sizeof(c));
}

/* Collects the records of a block that can change the definitions. */
static int note_defs(struct recorder *r, const struct strbuf *raw, struct strbuf *defs)
{
	for (size_t at = 0; at < raw->len;) {
		const struct xb_hdr *h = (const void *)(raw->buf + at);

		r->ties |= h->type == XB_CALL_SITE;
		if (h->type == XB_CALL)
			note_call(r, h, defs);
		else if (live_defs_matters(r->base, h))
			strbuf_add(defs, h, h->len);
		at += h->len;
	}
	return strbuf_failed(defs) ? -ENOMEM : 0;
}

static int keep_block(struct recorder *r, const struct xbt_block *b, const struct strbuf *raw)
{
	struct kept *k = calloc(1, sizeof(*k) + b->stored);
	int e;

	if (!k)
		return -ENOMEM;
	k->block = *b;
	memcpy(k->payload, r->stored, b->stored);
	e = note_defs(r, raw, &k->defs);
	if (e < 0) {
		kept_free(k);
		return e;
	}
	k->size = sizeof(*k) + b->stored + k->defs.cap;
	DL_APPEND(r->kept, k);
	r->kept_bytes += k->size;
	while (e >= 0 && is_over(r, b->last))
		e = let_go(r);
	pthread_mutex_lock(&r->lock);
	r->file_bytes = r->kept_bytes;
	pthread_mutex_unlock(&r->lock);
	return e;
}

static int compress_and_put(struct recorder *r, struct xbt_block *b, struct strbuf *raw)
{
	int e = compress_block(r, b, raw);

	return e < 0 ? e : recording_put_block(r, b, r->stored);
}

/* Writes what is kept to a file. After an error this file is incomplete, but the next one is tried. */
static int dump(struct recorder *r, int fd, bool whole)
{
	uint64_t before = r->kept ? r->kept->block.before : r->base_number;
	struct gather g = {
		.r = r,
		.emit = compress_and_put,
		.block = { .type = XBT_LIVE, .before = before },
		.most = UINT64_MAX,
	};
	struct kept *k;
	int e;

	e = recording_begin_file(r, fd, before);
	if (e >= 0 && before)
		e = gather(&g, r->base, 0);
	DL_FOREACH(r->kept, k) {
		struct xbt_block b = k->block;

		if (e >= 0)
			e = recording_put_block(r, &b, k->payload);
	}
	if (e >= 0)
		return recording_end_file(r, whole);
	if (r->fd >= 0)
		close(TAKE_FD(r->fd));
	return e;
}

/* ---- the writing thread -------------------------------------------------------------------------- */

static int do_block(struct recorder *r, struct job *j)
{
	int e = compress_block(r, &j->block, &j->raw);

	if (e < 0)
		return e;
	if (r->opts.ring_ns)
		return keep_block(r, &j->block, &j->raw);
	if (j->block.type == XBT_LIVE) {
		pthread_mutex_lock(&r->lock);
		r->live_bytes += j->block.stored;
		pthread_mutex_unlock(&r->lock);
	}
	return recording_put_block(r, &j->block, r->stored);
}

static int do_job(struct recorder *r, struct job *j)
{
	int e;

	switch (j->work) {
	case WORK_BLOCK:
		return do_block(r, j);
	case WORK_FILE:
		e = recording_end_file(r, false);
		return e < 0 || r->error ? e
					 : recording_begin_file(r, TAKE_FD(j->fd), j->block.before);
	case WORK_DUMP:
		return dump(r, TAKE_FD(j->fd), j->whole);
	default:
		return recording_end_file(r, j->whole);
	}
}

static void job_free(struct job *j)
{
	if (!j)
		return;
	if (j->fd >= 0)
		close(j->fd);
	strbuf_done(&j->raw);
	free(j);
}

static size_t job_size(const struct job *j)
{
	return sizeof(*j) + j->raw.cap;
}

/* The next job, or NULL when it is time to sync. */
static struct job *wait_for_job(struct recorder *r)
{
	struct timespec until;
	struct job *j;
	int e = 0;

	clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_sec++;
	pthread_mutex_lock(&r->lock);
	while (!r->queue && !e)
		e = pthread_cond_timedwait(&r->wake, &r->lock, &until);
	j = r->queue;
	pthread_mutex_unlock(&r->lock);
	return j;
}

static void job_done(struct recorder *r, struct job *j, int error)
{
	pthread_mutex_lock(&r->lock);
	DL_DELETE(r->queue, j);
	r->queued -= job_size(j);
	if (error < 0 && !r->error)
		r->error = error;
	if (r->error && j->work == WORK_BLOCK && j->block.type == XBT_RECORDS)
		r->dropped += j->block.records;
	pthread_cond_broadcast(&r->room);
	pthread_mutex_unlock(&r->lock);
	job_free(j);
}

static void *work(void *u)
{
	struct recorder *r = u;
	bool quit = false;

	while (!quit) {
		struct job *j = wait_for_job(r);
		int e = 0;

		if (j) {
			quit = j->work == WORK_QUIT;
			/* After a failure, files are still closed, as far as they are complete. */
			if (!r->error || j->work != WORK_BLOCK)
				e = do_job(r, j);
			job_done(r, j, e);
		}
		recording_sync_at_times(r);
	}
	return NULL;
}

/* ---- the thread that has the records ------------------------------------------------------------- */

static struct job *job_new(enum work work)
{
	struct job *j = calloc(1, sizeof(*j));

	if (!j)
		return NULL;
	j->work = work;
	j->fd = -1;
	return j;
}

static int hand_over(struct recorder *r, struct job *j)
{
	int e;

	pthread_mutex_lock(&r->lock);
	while (r->queued > QUEUE_MAX && !r->error)
		pthread_cond_wait(&r->room, &r->lock);
	DL_APPEND(r->queue, j);
	r->queued += job_size(j);
	e = r->error;
	pthread_cond_signal(&r->wake);
	pthread_mutex_unlock(&r->lock);
	return e;
}

/* Takes raw over. */
static int hand_over_defs(struct recorder *r, struct xbt_block *b, struct strbuf *raw)
{
	struct job *j = job_new(WORK_BLOCK);

	if (!j)
		return -ENOMEM;
	j->block = *b;
	j->raw = *raw;
	*raw = (struct strbuf)STRBUF_INIT;
	return hand_over(r, j);
}

/* Passes on the definitions since that number, at most that many bytes of them. */
static int repeat_defs(struct recorder *r, enum xbt_type type, uint64_t since, uint64_t most)
{
	struct gather g = {
		.r = r,
		.emit = hand_over_defs,
		.block = { .type = (uint16_t)type, .before = r->records, .lost = r->lost },
		.most = most,
	};

	return gather(&g, r->defs, since);
}

static int put_all_defs(struct recorder *r)
{
	pthread_mutex_lock(&r->lock);
	r->written_then = r->bytes;
	r->live_bytes = 0;
	pthread_mutex_unlock(&r->lock);
	r->live_at = r->records;
	return repeat_defs(r, XBT_LIVE, 0, UINT64_MAX);
}

/* Before a new block, writes the definitions that its reader may lack. */
static int put_defs(struct recorder *r)
{
	uint64_t since, live, most = r->last_raw / RECENT_PART;

	if (!r->records || r->opts.ring_ns)
		return 0;
	pthread_mutex_lock(&r->lock);
	since = r->bytes - r->written_then;
	live = r->live_bytes;
	pthread_mutex_unlock(&r->lock);
	if (since > LIVE_LEAST + live && since > LIVE_EVERY * live)
		return put_all_defs(r);
	return repeat_defs(r, XBT_RECENT, r->live_at, most > RECENT_LEAST ? most : RECENT_LEAST);
}

static int open_block(struct recorder *r)
{
	int e = put_defs(r);

	if (e < 0)
		return e;
	r->open = job_new(WORK_BLOCK);
	if (!r->open)
		return -ENOMEM;
	r->open->block.type = XBT_RECORDS;
	r->open->block.before = r->records;
	r->opened = now_ns();
	return 0;
}

static int close_block(struct recorder *r)
{
	struct job *j = TAKE_PTR(r->open);

	if (!j)
		return 0;
	if (strbuf_failed(&j->raw)) {
		job_free(j);
		return -ENOMEM;
	}
	r->last_raw = j->raw.len;
	j->block.lost = r->lost;
	return hand_over(r, j);
}

static void note_loss(struct recorder *r, const struct xb_hdr *rec)
{
	const __u64 *count = ((const struct xb_loss *)rec)->count;
	size_t n = (rec->len - sizeof(*rec)) / sizeof(*count), others = XB_C_MAX - XB_C_LOSS_MAX;

	r->lost = 0;
	for (size_t i = 0; i + others < n && i < XB_C_LOSS_MAX; i++)
		r->lost += count[i];
}

static int add(struct recorder *r, const struct xb_hdr *rec)
{
	struct xbt_block *b;
	int e;

	if (r->open && r->open->raw.len + rec->len > (r->opts.block ?: BLOCK_RAW)) {
		e = close_block(r);
		if (e < 0)
			return e;
	}
	if (!r->open) {
		e = open_block(r);
		if (e < 0)
			return e;
	}
	if (rec->type == XB_LOSS)
		note_loss(r, rec);
	strbuf_add(&r->open->raw, rec, rec->len);
	b = &r->open->block;
	if (rec->ts && (!b->first || rec->ts < b->first))
		b->first = rec->ts;
	if (rec->ts > b->last)
		b->last = rec->ts;
	b->records++;
	if (live_defs_matters(r->defs, rec)) {
		e = live_defs_apply(r->defs, rec, r->records);
		if (e < 0)
			return e;
	}
	r->records++;
	return strbuf_failed(&r->open->raw) ? -ENOMEM : 0;
}

static int add_look(struct recorder *r)
{
	struct xb_hdr h = { .len = sizeof(h), .type = XB_TICK, .ts = r->looked };

	if (!r->looked)
		return 0;
	r->newest = r->looked;
	r->looked = 0;
	return add(r, &h);
}

int recorder_record(struct recorder *r, const struct xb_hdr *rec)
{
	int e = add_look(r);

	if (e < 0)
		return e;
	r->newest = rec->ts;
	return add(r, rec);
}

int recorder_look(struct recorder *r, uint64_t now)
{
	int e = 0;

	r->looked = now;
	if (r->open && now_ns() - r->opened > BLOCK_NS)
		return close_block(r);
	pthread_mutex_lock(&r->lock);
	e = r->error;
	pthread_mutex_unlock(&r->lock);
	return e;
}

bool recorder_has_room(struct recorder *r)
{
	bool room;

	pthread_mutex_lock(&r->lock);
	room = r->queued < QUEUE_MAX / 2;
	pthread_mutex_unlock(&r->lock);
	return room;
}

void recorder_settle(struct recorder *r)
{
	pthread_mutex_lock(&r->lock);
	while (r->queue)
		pthread_cond_wait(&r->room, &r->lock);
	pthread_mutex_unlock(&r->lock);
}

int recorder_end(struct recorder *r, const uint64_t counters[])
{
	struct xb_loss loss = {
		.h = { .len = sizeof(loss), .type = XB_LOSS, .flags = XB_LOSS_END },
	};
	int e = add_look(r);

	if (e < 0)
		return e;
	loss.h.ts = r->newest;
	memcpy(loss.count, counters, sizeof(loss.count));
	e = add(r, &loss.h);
	if (e < 0)
		return e;
	r->ended = true;
	return close_block(r);
}

int recorder_file(struct recorder *r, int fd)
{
	struct job *j = job_new(WORK_FILE);
	int e, handed;

	if (!j) {
		close(fd);
		return -ENOMEM;
	}
	pthread_mutex_lock(&r->lock);
	r->files++;
	pthread_mutex_unlock(&r->lock);
	j->fd = fd;
	e = close_block(r);
	j->block.before = r->records;
	handed = hand_over(r, j);
	if (e < 0 || handed < 0)
		return e < 0 ? e : handed;
	return r->records ? put_all_defs(r) : 0;
}

int recorder_dump(struct recorder *r, int fd)
{
	struct job *j = job_new(WORK_DUMP);
	int e;

	if (!j) {
		close(fd);
		return -ENOMEM;
	}
	j->fd = fd;
	j->whole = r->ended;
	e = close_block(r);
	return hand_over(r, j) ?: e;
}

static int quit(struct recorder *r)
{
	struct job *j = job_new(WORK_QUIT);

	if (!j)
		return -ENOMEM;
	j->whole = r->ended;
	hand_over(r, j);
	pthread_join(r->thread, NULL);
	r->started = false;
	recording_end_syncer(r);
	return 0;
}

int recorder_finish(struct recorder *r)
{
	int e, ended;

	if (!r->started)
		return r->error;
	e = close_block(r);
	ended = quit(r);
	if (r->error)
		return r->error;
	return e < 0 ? e : ended;
}

void recorder_get_stats(struct recorder *r, struct recorder_stats *ret)
{
	pthread_mutex_lock(&r->lock);
	*ret = (struct recorder_stats){
		.records = r->records,
		/* Of one that is not begun yet there is nothing, whatever the one before it has. */
		.file_bytes = r->files > r->files_begun ? 0 : r->file_bytes,
		.bytes = r->bytes,
		.dropped = r->dropped,
	};
	pthread_mutex_unlock(&r->lock);
}

/* ---- life ---------------------------------------------------------------------------------------- */

static int make_header(struct recorder *r)
{
	static const char zeros[8];
	struct xbt_file *f;
	size_t host = strnlen(r->opts.host, 1024), writer = strnlen(r->opts.writer, 1024);

	strbuf_add(&r->header, &r->opts.file, sizeof(r->opts.file));
	strbuf_add(&r->header, r->opts.host, host);
	strbuf_add(&r->header, "", 1);
	strbuf_add(&r->header, r->opts.writer, writer);
	strbuf_add(&r->header, zeros, 8 - (r->header.len & 7));
	if (strbuf_failed(&r->header))
		return -ENOMEM;
	f = (struct xbt_file *)r->header.buf;
	memcpy(f->magic, XBT_MAGIC, XBT_MAGIC_SIZE);
	f->version = XBT_VERSION;
	f->wire = XB_WIRE_VERSION;
	f->len = (uint32_t)r->header.len;
	return 0;
}

static int start_threads(struct recorder *r)
{
	pthread_condattr_t attr;
	int e;

	pthread_mutex_init(&r->lock, NULL);
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&r->wake, &attr);
	pthread_cond_init(&r->room, NULL);
	pthread_cond_init(&r->sync, NULL);
	pthread_condattr_destroy(&attr);
	e = thread_start(&r->syncer, recording_sync_files, r);
	r->syncing = !e;
	if (!e)
		e = thread_start(&r->thread, work, r);
	r->started = !e;
	return e;
}

int recorder_identify(const struct xb_def_clock *clock, struct xbt_file *ret)
{
	struct xbt_file file = { 0 };

	if (clock) {
		file.mono = clock->h.ts;
		file.wall = clock->realtime;
		file.boot = clock->boottime;
		file.flags = clock->h.flags;
		memcpy(file.boot_id, clock->boot_id, sizeof(file.boot_id));
	}
	if (getrandom(file.id, sizeof(file.id), GRND_INSECURE) < 0)
		return -errno;
	*ret = file;
	return 0;
}

int recorder_new(const struct recorder_opts *o, struct recorder **ret)
{
	struct recorder *r = calloc(1, sizeof(*r));
	int e;

	if (!r)
		return -ENOMEM;
	r->opts = *o;
	r->fd = -1;
	r->zstd = ZSTD_createCCtx();
	r->packer = packer_new();
	e = r->zstd && r->packer ? make_header(r) : -ENOMEM;
	if (e >= 0)
		e = live_defs_new(&r->defs);
	if (e >= 0)
		e = live_defs_new(&r->base);
	if (e >= 0)
		e = start_threads(r);
	if (e < 0) {
		recorder_free(r);
		return e;
	}
	*ret = r;
	return 0;
}

struct recorder *recorder_free(struct recorder *r)
{
	if (!r)
		return NULL;
	if (r->started && quit(r) < 0)
		return NULL; /* no memory for its last job: it stays */
	recording_end_syncer(r);
	job_free(r->open);
	while (r->kept) {
		struct kept *k = r->kept;

		DL_DELETE(r->kept, k);
		kept_free(k);
	}
	ZSTD_freeCCtx(r->zstd);
	live_defs_free(r->defs);
	live_defs_free(r->base);
	strbuf_done(&r->header);
	strbuf_done(&r->index);
	packer_free(r->packer);
	free(r->stored);
	free(r);
	return NULL;
}
