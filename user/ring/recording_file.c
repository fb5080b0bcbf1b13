// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_file.c - see recording_file.h.
 *
 * fdatasync() may take a busy disk longer than it takes the kernel's ring to fill, so a thread of its own does that,
 * and closes files.
 */
#include "ring/recording_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/write.h"

#define SYNC_NS NS_PER_S /* between two fdatasync() */

/* ---- the writing thread -------------------------------------------------------------------------- */

/* A write that failed ends the recording after the last complete block. */
static int append(struct recorder *r, const void *head, size_t head_len, const void *data,
		  size_t len)
{
	static const char zeros[8];
	size_t pad = -len & 7;
	int e = write_all(r->fd, head, head_len);

	if (e >= 0)
		e = write_all(r->fd, data, len);
	if (e >= 0)
		e = write_all(r->fd, zeros, pad);
	r->dirty = true;
	if (e < 0) {
		/* A pipe can't be truncated; it then ends with a block that was cut off. */
		if (ftruncate(r->fd, (off_t)r->offset) < 0)
			errno = 0;
		return e;
	}
	r->offset += head_len + len + pad;
	pthread_mutex_lock(&r->lock);
	r->bytes += head_len + len + pad;
	r->file_bytes = r->offset;
	pthread_mutex_unlock(&r->lock);
	return 0;
}

static void seal(void *data, size_t len, uint32_t *crc)
{
	*crc = 0;
	*crc = (uint32_t)crc32(0, data, (uInt)len);
}

int recording_put_block(struct recorder *r, struct xbt_block *b, const void *payload)
{
	struct xbt_index i = {
		.offset = r->offset,
		.before = b->before,
		.first = b->first,
		.last = b->last,
		.records = b->records,
		.type = b->type,
		.flags = (uint16_t)b->flags,
	};

	b->number = r->number;
	seal(b, sizeof(*b), &b->crc);
	strbuf_add(&r->index, &i, sizeof(i));
	if (strbuf_failed(&r->index))
		return -ENOMEM;
	r->number++;
	r->before = b->before + (b->type == XBT_RECORDS ? b->records : 0);
	return append(r, b, sizeof(*b), payload, b->stored);
}

int recording_begin_file(struct recorder *r, int fd, uint64_t before)
{
	struct xbt_file *f = (struct xbt_file *)r->header.buf;

	pthread_mutex_lock(&r->lock);
	r->files_begun++;
	pthread_mutex_unlock(&r->lock);
	r->fd = fd;
	r->offset = 0;
	r->number = 0;
	r->before = before;
	strbuf_reset(&r->index);
	f->before = before;
	f->file = r->file++;
	seal(f, f->len, &f->crc);
	return append(r, f, f->len, NULL, 0);
}

/* Takes fd over. */
static void hand_to_disk(struct recorder *r, int fd)
{
	pthread_mutex_lock(&r->lock);
	while (r->nsyncs == SYNCS_MAX)
		pthread_cond_wait(&r->room, &r->lock);
	r->syncs[r->nsyncs++] = fd;
	pthread_cond_signal(&r->sync);
	pthread_mutex_unlock(&r->lock);
	r->dirty = false;
	r->synced_at = now_ns();
}

/* Not while the disk is still busy with the last one. */
void recording_sync_at_times(struct recorder *r)
{
	bool busy;
	int fd;

	if (r->fd < 0 || !r->dirty || now_ns() - r->synced_at <= SYNC_NS)
		return;
	pthread_mutex_lock(&r->lock);
	busy = r->nsyncs > 0;
	pthread_mutex_unlock(&r->lock);
	fd = busy ? -1 : fcntl(r->fd, F_DUPFD_CLOEXEC, 0);
	if (fd >= 0)
		hand_to_disk(r, fd);
}

int recording_end_file(struct recorder *r, bool whole)
{
	const uint64_t at = r->offset;
	struct xbt_block b = { .magic = XBT_BLOCK_MAGIC,
			       .type = XBT_END,
			       .flags = whole ? XBT_WHOLE : 0,
			       .records = r->number,
			       .number = r->number,
			       .before = r->before };
	struct xbt_trailer t = { .offset = at, .magic = XBT_BLOCK_MAGIC };
	int e = 0;

	if (r->fd < 0)
		return 0;
	/* After an error, there is no end block. */
	if (r->error) {
		hand_to_disk(r, TAKE_FD(r->fd));
		return 0;
	}
	if (r->index.len <= XBT_RAW_MAX) {
		b.stored = b.raw = (uint32_t)r->index.len;
	} else {
		b.records = 0;
	}
	b.payload_crc = (uint32_t)crc32(0, (const void *)r->index.buf, b.stored);
	seal(&b, sizeof(b), &b.crc);
	memcpy(t.magic, XBT_MAGIC, XBT_MAGIC_SIZE);
	e = append(r, &b, sizeof(b), r->index.buf, b.stored);
	if (e >= 0)
		e = append(r, &t, sizeof(t), NULL, 0);
	hand_to_disk(r, TAKE_FD(r->fd));
	return e;
}

/* ---- the thread that waits for the disk ---------------------------------------------------------- */

static int sync_and_close(int fd)
{
	int e = 0;

	/* A pipe has no disk to be on. */
	if (fdatasync(fd) < 0 && errno != EINVAL && errno != EROFS)
		e = -errno;
	if (close(fd) < 0 && !e)
		e = -errno;
	return e;
}

void *recording_sync_files(void *u)
{
	struct recorder *r = u;
	int e, fd;

	pthread_mutex_lock(&r->lock);
	while (r->nsyncs || !r->no_more) {
		if (!r->nsyncs) {
			pthread_cond_wait(&r->sync, &r->lock);
			continue;
		}
		fd = r->syncs[0];
		pthread_mutex_unlock(&r->lock);
		e = sync_and_close(fd);
		pthread_mutex_lock(&r->lock);
		memmove(r->syncs, r->syncs + 1, --r->nsyncs * sizeof(r->syncs[0]));
		if (e < 0 && !r->error)
			r->error = e;
		pthread_cond_broadcast(&r->room);
	}
	pthread_mutex_unlock(&r->lock);
	return NULL;
}

void recording_end_syncer(struct recorder *r)
{
	if (!r->syncing)
		return;
	pthread_mutex_lock(&r->lock);
	r->no_more = true;
	pthread_cond_signal(&r->sync);
	pthread_mutex_unlock(&r->lock);
	pthread_join(r->syncer, NULL);
	r->syncing = false;
}
