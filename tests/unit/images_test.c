// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * images_test.c - device images and data are made of the kernel side's pages and sums: those that are whole and the same at the end
 * of their call go into the stream once, all others are counted. And what the folder of export makes of a stream, whole or not.
 */
#include "unit.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/sha256.h"
#include "base/strbuf.h"
#include "live/images.h"
#include "sink/sink.h"
#include "wire_image.h"

#define ADDR   0x7f0000000ff0ULL /* near the end of a page */
#define SIZE   (2 * XB_PAGE_BYTES + 16)
#define NOBODY 0x3ffffe /* no process has that pid */

struct fixture {
	struct images *images;
	struct strbuf stream; /* records */
	unsigned blobs, calls, data;
	uint8_t bytes[SIZE];
};

static int take(void *u, const struct xb_hdr *rec)
{
	struct fixture *f = u;

	assert_int_equal(rec->len % 8, 0);
	f->blobs += rec->type == XB_BLOB;
	f->calls += rec->type == XB_IMAGE;
	f->data += rec->type == XB_DATA;
	strbuf_add(&f->stream, rec, rec->len);
	return 0;
}

static int setup(void **state)
{
	struct fixture *f = calloc(1, sizeof(*f));

	for (size_t i = 0; i < SIZE; i++)
		f->bytes[i] = (uint8_t)(i * 7);
	*state = f;
	return images_new(take, f, &f->images);
}

static int teardown(void **state)
{
	struct fixture *f = *state;

	images_free(f->images);
	strbuf_done(&f->stream);
	free(f);
	return 0;
}

static struct xb_hdr head(unsigned type, size_t len)
{
	return (struct xb_hdr){
		.len = (uint32_t)len, .type = (uint16_t)type, .tgid = NOBODY, .tid = NOBODY, .ts = 5
	};
}

static void seen(struct fixture *f, uint64_t call, uint64_t size)
{
	struct xb_image_seen s = { .size = size };

	s.file.h = head(XB_IMAGE_SEEN, sizeof(s));
	s.file.owner = call;
	s.file.addr = ADDR;
	assert_int_equal(images_record(f->images, NULL, &s.file.h), 0);
}

/* flags: of the record */
static void page(struct fixture *f, uint64_t call, uint32_t n, unsigned flags)
{
	uint64_t at = xb_page_at(ADDR, n) - ADDR, len = xb_page_len(ADDR, SIZE, n);
	struct xb_image_page p = { .call = call, .page = n };

	p.h = head(XB_IMAGE_PAGE, offsetof(struct xb_image_page, bytes) + ((len + 7) & ~7ULL));
	p.h.flags = (uint16_t)flags;
	memcpy(p.bytes, f->bytes + at, len);
	assert_int_equal(images_record(f->images, NULL, &p.h), 0);
}

static void sums(struct fixture *f, uint64_t call, uint64_t addr, unsigned n)
{
	struct xb_image_sums s = { .call = call, .addr = addr, .size = SIZE, .n = n };

	s.h = head(XB_IMAGE_SUMS, sizeof(s));
	s.h.flags = XB_IMAGE_LAST;
	for (unsigned i = 0; i < n; i++) {
		uint64_t at = xb_page_at(ADDR, i) - ADDR, len = xb_page_len(ADDR, SIZE, i);
		uint64_t sum = XB_SUM_BEGIN, word;

		for (uint64_t b = 0; b < len; b += 8) {
			memcpy(&word, f->bytes + at + b, 8);
			sum = xb_sum_add(sum, word);
		}
		s.sums[i] = xb_sum_end(sum);
	}
	assert_int_equal(images_record(f->images, NULL, &s.h), 0);
}

static void counted(struct fixture *f, uint64_t unread, uint64_t changed, uint64_t limit)
{
	uint64_t counters[XB_C_MAX] = { 0 };

	images_counters(f->images, counters);
	assert_int_equal(counters[XB_C_IMAGES_UNREAD], unread);
	assert_int_equal(counters[XB_C_IMAGES_CHANGED], changed);
	assert_int_equal(counters[XB_C_IMAGES_LIMIT], limit);
}

static void whole(struct fixture *f, uint64_t call)
{
	seen(f, call, SIZE);
	for (uint32_t i = 0; i < xb_pages(ADDR, SIZE); i++)
		page(f, call, i, 0);
	sums(f, call, ADDR, xb_pages(ADDR, SIZE));
}

TEST_WITH(test_pages, struct fixture *f)
{
	assert_int_equal(xb_pages(ADDR, SIZE), 3);
	assert_int_equal(xb_pages(ADDR, 16), 1);
	assert_int_equal(xb_pages(ADDR, 17), 2);
	assert_int_equal(xb_page_len(ADDR, SIZE, 0), 16);
	assert_int_equal(xb_page_len(ADDR, SIZE, 2), XB_PAGE_BYTES);
}

TEST_WITH(test_once, struct fixture *f)
{
	const struct xb_blob *b;
	uint8_t hash[XB_HASH_BYTES];

	whole(f, 1);
	assert_int_equal(f->blobs, 1);
	assert_int_equal(f->calls, 1);
	b = (const void *)f->stream.buf;
	sha256(f->bytes, SIZE, hash);
	assert_memory_equal(b->hash, hash, sizeof(hash));
	assert_int_equal(b->len, SIZE);
	assert_memory_equal(b->bytes, f->bytes, SIZE);
	whole(f, 2);
	assert_int_equal(f->blobs, 1);
	assert_int_equal(f->calls, 2);
	counted(f, 0, 0, 0);
}

/* ---- data ---------------------------------------------------------------------------------------- */

static void data_seen(struct fixture *f, uint64_t call, uint64_t size)
{
	struct xb_image_seen s = { .size = size, .index = XB_DATA_INDEX(XB_DATA_SHARED, 7) };

	s.file.h = head(XB_IMAGE_SEEN, sizeof(s));
	s.file.h.flags = XB_IMAGE_DATA;
	s.file.owner = call;
	s.file.addr = ADDR;
	assert_int_equal(images_record(f->images, NULL, &s.file.h), 0);
}

static void data_page(struct fixture *f, uint64_t call, uint32_t n, unsigned flags)
{
	uint64_t at = xb_page_at(ADDR, n) - ADDR, len = xb_page_len(ADDR, SIZE, n);
	struct xb_image_page p = { .call = call,
				   .page = n,
				   .index = XB_DATA_INDEX(XB_DATA_SHARED, 7) };

	p.h = head(XB_IMAGE_PAGE, offsetof(struct xb_image_page, bytes) + ((len + 7) & ~7ULL));
	p.h.flags = (uint16_t)flags;
	memcpy(p.bytes, f->bytes + at, len);
	assert_int_equal(images_record(f->images, NULL, &p.h), 0);
}

static void data_counted(struct fixture *f, uint64_t unread)
{
	uint64_t counters[XB_C_MAX] = { 0 };

	images_counters(f->images, counters);
	assert_int_equal(counters[XB_C_DATA_UNREAD], unread);
	assert_int_equal(counters[XB_C_DATA_LIMIT], 0);
	assert_int_equal(counters[XB_C_IMAGES_UNREAD], 0);
}

TEST_WITH(test_data, struct fixture *f)
{
	const struct xb_data *d;
	uint8_t hash[XB_HASH_BYTES];

	for (uint64_t call = 1; call < 3; call++) {
		data_seen(f, call, SIZE);
		for (uint32_t i = 0; i < 3; i++)
			data_page(f, call, i, 0);
	}
	/* Its content is there once, and the last page is all that there is to wait for. */
	assert_int_equal(f->blobs, 1);
	assert_int_equal(f->data, 2);
	d = (const void *)(f->stream.buf + f->stream.len - sizeof(*d));
	sha256(f->bytes, SIZE, hash);
	assert_memory_equal(d->hash, hash, sizeof(hash));
	assert_int_equal(d->call, 2);
	assert_int_equal(d->addr, ADDR);
	assert_int_equal(d->size, SIZE);
	assert_int_equal(d->kind, XB_DATA_SHARED);
	assert_int_equal(d->number, 7);
	/* The same bytes as an image are another content: readers of images look at no others. */
	whole(f, 3);
	assert_int_equal(f->blobs, 2);
	data_counted(f, 0);
}

TEST_WITH(test_data_unread, struct fixture *f)
{
	/* A page can't be read. */
	data_seen(f, 1, SIZE);
	for (uint32_t i = 0; i < 3; i++)
		data_page(f, 1, i, i == 1 ? XB_IMAGE_FAULT : 0);
	data_counted(f, 1);
	/* One is missing, which the kernel side has counted. */
	data_seen(f, 2, SIZE);
	data_page(f, 2, 0, 0);
	data_seen(f, 3, SIZE);
	data_page(f, 3, 0, 0);
	data_page(f, 2, 1, 0);
	data_page(f, 2, 2, 0);
	data_counted(f, 1);
	images_process_over(f->images, NOBODY);
	data_counted(f, 1);
	/* Sizes that make no sense. */
	data_seen(f, 4, 0);
	data_seen(f, 5, XB_DATA_MAX + 1);
	data_seen(f, 6, UINT64_MAX);
	data_counted(f, 4);
	assert_int_equal(f->blobs + f->data, 0);
}

/* ---- what calls return --------------------------------------------------------------------------- */

/* flags: besides XB_IMAGE_OUT */
static void returned_seen(struct fixture *f, uint64_t call, uint64_t size, unsigned flags)
{
	struct xb_image_seen s = { .size = size };

	s.file.h = head(XB_IMAGE_SEEN, sizeof(s));
	s.file.h.flags = (uint16_t)(XB_IMAGE_OUT | flags);
	s.file.owner = call;
	s.file.addr = ADDR;
	assert_int_equal(images_record(f->images, NULL, &s.file.h), 0);
}

TEST_WITH(test_returned, struct fixture *f)
{
	const struct xb_image *i;
	const struct xb_blob *b;

	returned_seen(f, 1, SIZE, XB_IMAGE_DEBUG);
	for (uint32_t n = 0; n < 3; n++)
		page(f, 1, n, 0);
	/* No sums follow. */
	assert_int_equal(f->blobs, 1);
	assert_int_equal(f->calls, 1);
	b = (const void *)f->stream.buf;
	assert_int_equal(b->kind, XB_BLOB_IMAGE);
	assert_int_equal(b->h.flags, XB_IMAGE_DEBUG);
	assert_memory_equal(b->bytes, f->bytes, SIZE);
	i = (const void *)(f->stream.buf + f->stream.len - sizeof(*i));
	assert_int_equal(i->h.flags, XB_IMAGE_OUT | XB_IMAGE_DEBUG);
	assert_int_equal(i->call, 1);
	/* It is then given to a call. */
	whole(f, 2);
	assert_int_equal(f->blobs, 1);
	i = (const void *)(f->stream.buf + f->stream.len - sizeof(*i));
	assert_int_equal(i->h.flags, 0);
	counted(f, 0, 0, 0);
}

TEST_WITH(test_returned_unread, struct fixture *f)
{
	returned_seen(f, 1, SIZE, 0);
	for (uint32_t i = 0; i < 3; i++)
		page(f, 1, i, i == 1 ? XB_IMAGE_FAULT : 0);
	counted(f, 1, 0, 0);
	/* Its other pages did not come, which the kernel side has counted. */
	returned_seen(f, 2, SIZE, 0);
	page(f, 2, 0, 0);
	returned_seen(f, 3, SIZE, 0);
	page(f, 2, 1, 0);
	page(f, 2, 2, 0);
	counted(f, 1, 0, 0);
	images_process_over(f->images, NOBODY);
	counted(f, 1, 0, 0);
	returned_seen(f, 4, XB_IMAGE_MAX + 1, 0);
	counted(f, 2, 0, 0);
	assert_int_equal(f->blobs + f->calls, 0);
}

TEST_WITH(test_changed, struct fixture *f)
{
	seen(f, 1, SIZE);
	for (uint32_t i = 0; i < 3; i++)
		page(f, 1, i, 0);
	f->bytes[SIZE - 1] ^= 1;
	sums(f, 1, ADDR, 3);
	counted(f, 0, 1, 0);
	/* It is somewhere else now. */
	seen(f, 2, SIZE);
	for (uint32_t i = 0; i < 3; i++)
		page(f, 2, i, 0);
	sums(f, 2, ADDR + 8, 3);
	counted(f, 0, 2, 0);
	assert_int_equal(f->blobs + f->calls, 0);
}

TEST_WITH(test_unread, struct fixture *f)
{
	/* A page is missing, in the middle and at the end; sums are; or a page can't be read. */
	seen(f, 1, SIZE);
	page(f, 1, 0, 0);
	page(f, 1, 2, 0);
	sums(f, 1, ADDR, 3);
	counted(f, 1, 0, 0);
	seen(f, 2, SIZE);
	page(f, 2, 0, 0);
	sums(f, 2, ADDR, 3);
	counted(f, 2, 0, 0);
	seen(f, 3, SIZE);
	for (uint32_t i = 0; i < 3; i++)
		page(f, 3, i, 0);
	sums(f, 3, ADDR, 2);
	counted(f, 3, 0, 0);
	seen(f, 4, SIZE);
	for (uint32_t i = 0; i < 3; i++)
		page(f, 4, i, i == 1 ? XB_IMAGE_FAULT : 0);
	sums(f, 4, ADDR, 3);
	counted(f, 4, 0, 0);
	/* Its call never ends. */
	seen(f, 5, SIZE);
	counted(f, 5, 0, 0);
	images_process_over(f->images, NOBODY);
	counted(f, 5, 0, 0);
	/* Nobody waits for these. */
	page(f, 6, 0, 0);
	sums(f, 6, ADDR, 3);
	counted(f, 5, 0, 0);
	assert_int_equal(f->blobs + f->calls, 0);
}

TEST_WITH(test_limits, struct fixture *f)
{
	seen(f, 1, XB_IMAGE_MAX + 1ULL);
	seen(f, 2, 1ULL << 63);
	counted(f, 0, 0, 2);
	/* More than two of the largest don't wait at a time. */
	seen(f, 3, XB_IMAGE_MAX);
	seen(f, 4, XB_IMAGE_MAX);
	counted(f, 2, 0, 2);
	seen(f, 5, XB_IMAGE_MAX);
	counted(f, 3, 0, 2);
}

/* ---- the folder ---------------------------------------------------------------------------------- */

/* Gives the stream to the sink. The names of the files, with blanks, and the remarks are in *ret. */
static int export_to(const char *path, const struct strbuf *stream, struct strbuf *ret)
{
	const struct sink_opts o = { .path = path };
	const uint64_t counters[XB_C_MAX] = { 0 };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct sink *s;
	int r;

	assert_int_equal(sink_new(sink_find("images"), &o, &s), 0);
	for (size_t at = 0; at < stream->len;) {
		const struct xb_hdr *h = (const void *)(stream->buf + at);

		assert_int_equal(s->ops->record(s, h, &out), 0);
		at += h->len;
	}
	r = s->ops->finish(s, NULL, &out);
	assert_int_equal(r, 0);
	r = s->ops->lost(s, counters, &out);
	s->ops->remarks(s, ret);
	sink_free(s);
	return r;
}

static void remove_folder(const char *path)
{
	DIR *d = opendir(path);
	struct dirent *e;

	while (d && (e = readdir(d)))
		unlinkat(dirfd(d), e->d_name, 0);
	if (d)
		closedir(d);
	rmdir(path);
}

TEST_WITH(test_folder, struct fixture *f)
{
	_cleanup_(strbuf_done) struct strbuf said = STRBUF_INIT;
	char path[] = "/tmp/images-test-XXXXXX", name[64];
	uint8_t bytes[SIZE];
	int fd;

	assert_non_null(mkdtemp(path));
	whole(f, 1);
	assert_int_equal(export_to(path, &f->stream, &said), 0);
	snprintf(name, sizeof(name), "%s/0_unknown.none", path);
	fd = open(name, O_RDONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(read(fd, bytes, sizeof(bytes)), SIZE);
	assert_memory_equal(bytes, f->bytes, SIZE);
	close(fd);
	assert_int_equal(said.len, 0);
	remove_folder(path);
}

/* A recording of which bytes were changed, or a part is missing. */
TEST_WITH(test_broken, struct fixture *f)
{
	_cleanup_(strbuf_done) struct strbuf said = STRBUF_INIT;
	char path[] = "/tmp/images-test-XXXXXX";
	struct xb_blob *b;

	assert_non_null(mkdtemp(path));
	whole(f, 1);
	b = (void *)f->stream.buf;
	b->bytes[5] ^= 1;
	assert_int_equal(export_to(path, &f->stream, &said), -ENOMSG);
	assert_non_null(strstr(strbuf_str(&said), "1 images that the recording has broken"));
	b->bytes[5] ^= 1;

	for (unsigned i = 0; i < 5; i++) {
		const struct xb_blob was = *b;

		if (i == 0)
			b->size = 1ULL << 63;
		else if (i == 1)
			b->offset = 8;
		else if (i == 2)
			b->len = UINT32_MAX;
		else if (i == 3)
			b->size = SIZE - 1;
		else
			b->size = SIZE + 1;
		strbuf_reset(&said);
		assert_int_equal(export_to(path, &f->stream, &said), -ENOMSG);
		assert_non_null(strstr(strbuf_str(&said), "not in the folder: 1 images"));
		*b = was;
	}
	remove_folder(path);
}
