// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * images.c - see images.h.
 *
 * What is read later than the kernel side saw it is read where it can't have changed: in a file whose inode, size and time
 * are still the same afterwards, or for pages that were never touched, in a mapping of a file that nobody can write to.
 *
 * What calls put into memory, or return, comes by the same pages, when a call returns, and is not compared with anything.
 */
#include "live/images.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/keyed.h"
#include "base/sha256.h"
#include "peek/behind.h"
#include "peek/peek.h"
#include "wire_image.h"

#define WAITING_MAX   64u    /* images that are not whole yet */
#define CONTENTS_MAX  65536u /* that are known */
#define REGIONS_MAX   4096u
#define WAITING_BYTES (2ULL * XB_IMAGE_MAX)

struct key {
	uint64_t call, index;
};

/* An image whose pages are coming. */
struct waiting {
	struct keyed_row row;
	struct key key;
	struct xb_hdr h;
	uint64_t addr, size;
	uint32_t pages, came; /* in order */
	uint32_t checked;
	bool unread, changed;
	uint8_t *bytes;
};

/* Readers of images look at no others, so what is both is there twice. */
struct content_key {
	uint8_t hash[XB_HASH_BYTES];
	uint64_t kind; /* enum xb_blob_kind */
};

struct content {
	struct keyed_row row;
	struct content_key key;
};

/* A part of a file that was read. The runtime and its driver are given the same, and so is the next process. */
struct region_key {
	uint64_t ino, dev, gen, file_size, mtime;
	uint64_t offset, size;
};

struct region {
	struct keyed_row row;
	struct region_key key;
	uint8_t hash[XB_HASH_BYTES];
};

struct images {
	ring_fn fn;
	void *u;
	struct keyed waiting, contents, regions;
	uint64_t waiting_bytes;
	uint64_t bytes; /* of all contents */
	uint64_t unread, changed, limit;
	uint64_t data_unread, data_limit;
};

/* Also of one that makes room for another. */
static void waiting_done(void *u, void *row)
{
	struct images *m = u;
	struct waiting *w = row;

	m->waiting_bytes -= w->size;
	free(w->bytes);
}

int images_new(ring_fn fn, void *u, struct images **ret)
{
	struct images *m = calloc(1, sizeof(*m));

	if (!m)
		return -ENOMEM;
	m->fn = fn;
	m->u = u;
	m->waiting = (struct keyed){
		.size = sizeof(struct waiting), .max = WAITING_MAX, .done = waiting_done, .u = m
	};
	m->contents = (struct keyed){ .size = sizeof(struct content), .max = CONTENTS_MAX };
	m->regions = (struct keyed){ .size = sizeof(struct region), .max = REGIONS_MAX };
	*ret = m;
	return 0;
}

struct images *images_free(struct images *m)
{
	if (!m)
		return NULL;
	keyed_clear(&m->waiting);
	keyed_clear(&m->contents);
	keyed_clear(&m->regions);
	free(m);
	return NULL;
}

/* ---- whole images -------------------------------------------------------------------------------- */

static int put_content(struct images *m, const struct xb_hdr *h, enum xb_blob_kind kind,
		       const uint8_t *bytes, uint64_t size, const uint8_t hash[XB_HASH_BYTES])
{
	_cleanup_free_ struct xb_blob *b = calloc(1, sizeof(*b) + XB_BLOB_PIECE);
	int r = 0;

	if (!b)
		return -ENOMEM;
	b->h = *h;
	b->h.type = XB_BLOB;
	b->h.flags = kind == XB_BLOB_IMAGE ? h->flags & XB_IMAGE_DEBUG : 0;
	b->size = size;
	b->kind = kind;
	memcpy(b->hash, hash, XB_HASH_BYTES);
	for (uint64_t at = 0; at < size && r >= 0; at += b->len) {
		uint64_t left = size - at;

		b->offset = at;
		b->len = (uint32_t)(left < XB_BLOB_PIECE ? left : XB_BLOB_PIECE);
		b->h.len = (uint32_t)((sizeof(*b) + b->len + 7) & ~7UL);
		memcpy(b->bytes, bytes + at, b->len);
		memset(b->bytes + b->len, 0, b->h.len - sizeof(*b) - b->len);
		r = m->fn(m->u, &b->h);
	}
	return r;
}

static int put_use(struct images *m, const struct xb_hdr *h, const struct key *key, uint64_t size,
		   const uint8_t hash[XB_HASH_BYTES])
{
	struct xb_image i = {
		.h = *h, .call = key->call, .index = (uint32_t)key->index, .size = size
	};

	i.h.len = sizeof(i);
	i.h.type = XB_IMAGE;
	i.h.flags = h->flags & (XB_IMAGE_OUT | XB_IMAGE_DEBUG);
	memcpy(i.hash, hash, sizeof(i.hash));
	return m->fn(m->u, &i.h);
}

/* 1: it is in the stream, where it may have been before; 0: it is beyond a limit. */
static int put_once(struct images *m, const struct xb_hdr *h, enum xb_blob_kind kind,
		    const uint8_t *bytes, uint64_t size, uint8_t ret_hash[XB_HASH_BYTES])
{
	struct content_key key = { .kind = kind };
	int r;

	sha256(bytes, size, ret_hash);
	memcpy(key.hash, ret_hash, sizeof(key.hash));
	if (keyed_find(&m->contents, &key, sizeof(key)))
		return 1;
	if (keyed_is_full(&m->contents) || m->bytes + size > XB_IMAGES_BYTES)
		return 0;
	if (!keyed_add(&m->contents, &key, sizeof(key)))
		return -ENOMEM;
	m->bytes += size;
	r = put_content(m, h, kind, bytes, size, ret_hash);
	return r < 0 ? r : 1;
}

/* The same; what is beyond a limit is counted. */
static int put_image(struct images *m, const struct xb_hdr *h, const struct key *key,
		     const uint8_t *bytes, uint64_t size, uint8_t ret_hash[XB_HASH_BYTES])
{
	int r = put_once(m, h, XB_BLOB_IMAGE, bytes, size, ret_hash);

	m->limit += !r;
	if (r <= 0)
		return r;
	r = put_use(m, h, key, size, ret_hash);
	return r < 0 ? r : 1;
}

/* ---- in files ------------------------------------------------------------------------------------ */

static int read_file(struct behind *behind, const struct xb_image_seen *s, uint8_t *bytes)
{
	_cleanup_close_ int fd = behind ? behind_open(behind, &s->file, s->start, s->end) : -ENOENT;
	uint64_t have = 0;

	while (fd >= 0 && have < s->size) {
		ssize_t n = foreign_read(fd, bytes + have, s->size - have, s->file.offset + have);

		if (n <= 0)
			return n < 0 ? (int)n : -ENODATA;
		have += (uint64_t)n;
	}
	return fd < 0 ? fd : behind_check(behind, &s->file, fd);
}

static int read_and_put(struct images *m, struct behind *behind, const struct xb_image_seen *s,
			const struct region_key *where)
{
	_cleanup_free_ uint8_t *bytes = malloc(s->size);
	const struct key key = { s->file.owner, s->index };
	int r = bytes ? read_file(behind, s, bytes) : -ENOMEM;
	uint8_t hash[XB_HASH_BYTES];
	struct region *region;

	if (r == -ENOMEM)
		return r;
	if (r < 0) {
		*(r == -ESTALE ? &m->changed : &m->unread) += 1;
		return 0;
	}
	r = put_image(m, &s->file.h, &key, bytes, s->size, hash);
	if (r <= 0)
		return r;
	region = keyed_get(&m->regions, where, sizeof(*where));
	if (!region)
		return -ENOMEM;
	memcpy(region->hash, hash, sizeof(hash));
	return 0;
}

static int take_file(struct images *m, struct behind *behind, const struct xb_image_seen *s)
{
	const struct region_key where = {
		s->file.ino,   s->file.dev,    s->file.gen, s->file.size,
		s->file.mtime, s->file.offset, s->size,
	};
	const struct region *region = keyed_find(&m->regions, &where, sizeof(where));
	const struct key key = { s->file.owner, s->index };

	return region ? put_use(m, &s->file.h, &key, s->size, region->hash)
		      : read_and_put(m, behind, s, &where);
}

/* ---- page by page -------------------------------------------------------------------------------- */

/* Its pages follow. 0: there is no room; or -ENOMEM. */
static int add_waiting(struct images *m, const struct xb_image_seen *s)
{
	const struct key key = { s->file.owner, s->index };
	struct waiting *w;

	if (keyed_is_full(&m->waiting) || m->waiting_bytes + s->size > WAITING_BYTES ||
	    keyed_find(&m->waiting, &key, sizeof(key)))
		return 0;
	w = keyed_add(&m->waiting, &key, sizeof(key));
	if (!w)
		return -ENOMEM;
	w->h = s->file.h;
	w->addr = s->file.addr;
	w->size = s->size;
	m->waiting_bytes += w->size;
	w->pages = xb_pages(w->addr, w->size);
	/* The last word of each page may be summed up. */
	w->bytes = calloc(1, s->size + 8);
	if (w->bytes)
		return 1;
	keyed_drop(&m->waiting, w);
	return -ENOMEM;
}

static bool is_data(const struct waiting *w)
{
	return w->h.flags & XB_IMAGE_DATA;
}

/* No sums follow its pages. */
static bool comes_once(const struct waiting *w)
{
	return w->h.flags & (XB_IMAGE_DATA | XB_IMAGE_OUT);
}

/* What of this thread has no more pages to come: the kernel side has counted it. */
static void drop_once(struct images *m, uint32_t tid)
{
	struct waiting *w, *next;

	KEYED_EACH_SAFE(&m->waiting, w, next)
	if (comes_once(w) && w->h.tid == tid)
		keyed_drop(&m->waiting, w);
}

/* Of at most max bytes. *unread counts it if there is no room. */
static int take_once_seen(struct images *m, const struct xb_image_seen *s, uint64_t max,
			  uint64_t *unread)
{
	int r = 0;

	drop_once(m, s->file.h.tid);
	if (s->size && s->size <= max && s->file.addr + s->size > s->file.addr)
		r = add_waiting(m, s);
	*unread += !r;
	return r < 0 ? r : 0;
}

static int take_seen(struct images *m, struct behind *behind, const struct xb_image_seen *s)
{
	int r;

	if (s->file.h.flags & XB_IMAGE_DATA)
		return take_once_seen(m, s, XB_DATA_MAX, &m->data_unread);
	if (s->file.h.flags & XB_IMAGE_OUT)
		return take_once_seen(m, s, XB_IMAGE_MAX, &m->unread);
	if (s->size > XB_IMAGE_MAX) {
		m->limit++;
		return 0;
	}
	if (!s->size || s->file.addr + s->size < s->file.addr) {
		m->unread++;
		return 0;
	}
	if (s->file.h.flags & XB_IMAGE_FILE)
		return take_file(m, behind, s);
	r = add_waiting(m, s);
	m->unread += !r;
	return r < 0 ? r : 0;
}

static bool read_untouched(const struct waiting *w, uint64_t at, uint8_t *bytes, uint64_t len)
{
	pid_t pid = (pid_t)w->h.tgid;

	return peek_is_constant(pid, at) == 1 && peek_mem(pid, at, bytes, len) == 0;
}

/* All its pages have come. */
static int finish_data(struct images *m, struct waiting *w)
{
	struct xb_data d = { .h = w->h, .call = w->key.call, .addr = w->addr, .size = w->size };
	int r = 0;

	if (w->unread) {
		m->data_unread++;
	} else {
		r = put_once(m, &w->h, XB_BLOB_DATA, w->bytes, w->size, d.hash);
		m->data_limit += !r;
	}
	d.h.len = sizeof(d);
	d.h.type = XB_DATA;
	d.h.flags = 0;
	d.kind = XB_DATA_KIND(w->key.index);
	d.number = XB_DATA_NUMBER(w->key.index);
	keyed_drop(&m->waiting, w);
	return r > 0 ? m->fn(m->u, &d.h) : r;
}

static int finish_returned(struct images *m, struct waiting *w)
{
	uint8_t hash[XB_HASH_BYTES];
	int r = 0;

	if (w->unread)
		m->unread++;
	else
		r = put_image(m, &w->h, &w->key, w->bytes, w->size, hash);
	keyed_drop(&m->waiting, w);
	return r < 0 ? r : 0;
}

static int finish_once(struct images *m, struct waiting *w)
{
	return is_data(w) ? finish_data(m, w) : finish_returned(m, w);
}

static int take_page(struct images *m, const struct xb_image_page *p)
{
	const struct key key = { p->call, p->index };
	struct waiting *w = keyed_find(&m->waiting, &key, sizeof(key));
	uint64_t at, len;

	if (!w || (w->unread && !comes_once(w)))
		return 0;
	if (p->page != w->came || p->page >= w->pages) {
		w->unread = true;
		return 0;
	}
	at = xb_page_at(w->addr, p->page);
	len = xb_page_len(w->addr, w->size, p->page);
	if (p->h.flags & XB_IMAGE_FAULT)
		w->unread |= !read_untouched(w, at, w->bytes + (at - w->addr), len);
	else if (p->h.len < offsetof(struct xb_image_page, bytes) + len)
		w->unread = true;
	else
		memcpy(w->bytes + (at - w->addr), p->bytes, len);
	w->came++;
	return comes_once(w) && w->came == w->pages ? finish_once(m, w) : 0;
}

static uint64_t sum_of(const struct waiting *w, uint32_t page)
{
	uint64_t at = xb_page_at(w->addr, page), len = xb_page_len(w->addr, w->size, page);
	uint64_t sum = XB_SUM_BEGIN, word;

	for (uint64_t i = 0; i < len; i += 8) {
		uint64_t left = len - i;

		word = 0;
		memcpy(&word, w->bytes + (at - w->addr) + i, left < 8 ? left : 8);
		sum = xb_sum_add(sum, word);
	}
	return xb_sum_end(sum);
}

static void compare(struct waiting *w, const struct xb_image_sums *s)
{
	if (s->addr != w->addr || s->size != w->size) {
		w->changed = true;
		return;
	}
	if (s->page != w->checked || s->n > XB_PAGE_SUMS || s->n > w->came - w->checked) {
		w->unread = true;
		return;
	}
	/* A page that could not be read then, either, was read where it can't have changed. */
	for (uint32_t i = 0; i < s->n && !w->unread; i++)
		w->changed |= s->sums[i] && s->sums[i] != sum_of(w, s->page + i);
	w->checked += (uint32_t)s->n;
}

static int finish(struct images *m, struct waiting *w)
{
	uint8_t hash[XB_HASH_BYTES];
	int r = 0;

	if (w->changed)
		m->changed++;
	else if (w->unread || w->came != w->pages || w->checked != w->pages)
		m->unread++;
	else
		r = put_image(m, &w->h, &w->key, w->bytes, w->size, hash);
	keyed_drop(&m->waiting, w);
	return r < 0 ? r : 0;
}

static int take_sums(struct images *m, const struct xb_image_sums *s)
{
	const struct key key = { s->call, s->index };
	struct waiting *w = keyed_find(&m->waiting, &key, sizeof(key));

	if (!w)
		return 0;
	compare(w, s);
	return s->h.flags & XB_IMAGE_LAST ? finish(m, w) : 0;
}

int images_record(struct images *m, struct behind *behind, const struct xb_hdr *rec)
{
	if (rec->type == XB_IMAGE_SEEN && rec->len >= sizeof(struct xb_image_seen))
		return take_seen(m, behind, (const void *)rec);
	if (rec->type == XB_IMAGE_PAGE && rec->len >= offsetof(struct xb_image_page, bytes))
		return take_page(m, (const void *)rec);
	if (rec->type == XB_IMAGE_SUMS && rec->len >= sizeof(struct xb_image_sums))
		return take_sums(m, (const void *)rec);
	return 0;
}

void images_process_over(struct images *m, uint32_t tgid)
{
	struct waiting *w, *next;

	KEYED_EACH_SAFE(&m->waiting, w, next)
	if (w->h.tgid == tgid) {
		m->unread += !comes_once(w);
		keyed_drop(&m->waiting, w);
	}
}

void images_counters(const struct images *m, uint64_t counters[XB_C_MAX])
{
	const struct waiting *w;

	counters[XB_C_IMAGES_UNREAD] += m->unread;
	counters[XB_C_IMAGES_CHANGED] += m->changed;
	counters[XB_C_IMAGES_LIMIT] += m->limit;
	counters[XB_C_DATA_UNREAD] += m->data_unread;
	counters[XB_C_DATA_LIMIT] += m->data_limit;
	KEYED_EACH(&m->waiting, w)
	counters[XB_C_IMAGES_UNREAD] += !comes_once(w);
}
