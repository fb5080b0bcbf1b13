// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * recording_fuzz.c - any bytes as a recording: its header, its blocks, what is packed in them.
 *
 * Built and run by "make fuzz". Checksums would keep the fuzzer out, so they are made right first:
 * an input is cut into blocks wherever the mark of one stands, and header and payload get theirs. Every
 * third input is taken as what is packed in a block alone, so that it gets past zstd. Half of the others are read
 * as a part by time, some with an index of their blocks after them. The sources are
 * included, so that the sanitizers see them.
 */
#include "../../user/base/hash.c"
#include "../../user/ring/input.c"
#include "../../user/ring/least.c"
#include "../../user/ring/pack.c"
#include "../../user/ring/live_defs.c"
#define make_room recording_make_room
#include "../../user/ring/recording_read.c"
#undef make_room

#include <sys/mman.h>

/* What the end of a file has, for n blocks. Returns the file's length then. */
static size_t add_index(uint8_t *file, size_t at, size_t room, const struct xbt_index *x,
			uint32_t n)
{
	struct xbt_block b = {
		.magic = XBT_BLOCK_MAGIC, .type = XBT_END, .records = n, .number = n
	};
	struct xbt_trailer t = { .offset = at };

	b.stored = b.raw = (uint32_t)(n * sizeof(*x));
	if (!n || at + sizeof(b) + b.stored + sizeof(t) > room)
		return at;
	b.payload_crc = (uint32_t)crc32(0, (const void *)x, b.stored);
	b.crc = crc_without(&b, sizeof(b), offsetof(struct xbt_block, crc));
	memcpy(t.magic, XBT_MAGIC, XBT_MAGIC_SIZE);
	memcpy(file + at, &b, sizeof(b));
	memcpy(file + at + sizeof(b), x, b.stored);
	memcpy(file + at + sizeof(b) + b.stored, &t, sizeof(t));
	return at + sizeof(b) + b.stored + sizeof(t);
}

/* Makes checksums right, and an index if that is asked for. Returns the file's length then. */
static size_t mend(uint8_t *file, size_t size, size_t room, bool index)
{
	static struct xbt_index x[64];
	uint32_t n = 0;
	struct xbt_file *f = (struct xbt_file *)file;
	size_t at;

	if (size < sizeof(*f) + 8)
		return size;
	memcpy(f->magic, XBT_MAGIC, XBT_MAGIC_SIZE);
	f->version = XBT_VERSION;
	f->wire = XB_WIRE_VERSION;
	f->len = sizeof(*f) + 8;
	file[sizeof(*f)] = 0;
	f->crc = crc_without(f, f->len, offsetof(struct xbt_file, crc));
	at = f->len;
	while (at + sizeof(struct xbt_block) <= size) {
		struct xbt_block *b = (struct xbt_block *)(file + at);
		size_t left = size - at - sizeof(*b);

		memcpy(b->magic, XBT_BLOCK_MAGIC, XBT_MAGIC_SIZE);
		b->stored %= 1024;
		if (b->stored > left)
			b->stored = (uint32_t)left & ~7U;
		b->raw %= 65536;
		b->type %= 6;
		b->payload_crc = (uint32_t)crc32(0, (const void *)(b + 1), b->stored);
		b->crc = crc_without(b, sizeof(*b), offsetof(struct xbt_block, crc));
		if (n < 64)
			x[n++] = (struct xbt_index){ .offset = at,
						     .before = b->before,
						     .first = b->first,
						     .last = b->last,
						     .records = b->records,
						     .type = b->type,
						     .flags = (uint16_t)b->flags };
		at += sizeof(*b) + padded(b->stored);
	}
	return index && at <= size ? add_index(file, at, room, x, n) : size;
}

/* range: NULL, or from, to and lookback. */
static void read_all(int fd, const uint64_t *range)
{
	struct recording *r = NULL;
	const struct xb_hdr *h;
	struct input in;
	uint32_t version;
	uint64_t sum = 0;

	input_init(&in, fd, -1);
	if (recording_new(&in, &r, &version) == 0) {
		if (range && recording_next(r, &h) > 0 &&
		    recording_range(r, range[0], range[1], range[2]) < 0)
			abort(); /* reading itself does not fail */
		while (recording_next(r, &h) > 0) {
			if (h->len < sizeof(*h) || h->len % 8)
				abort();
			for (size_t i = 0; i < h->len; i++)
				sum += ((const uint8_t *)h)[i];
		}
		if (recording_host(r)[0] && sum == 1)
			abort(); /* what was read is used */
	}
	recording_free(r);
	input_done(&in);
}

/* Records that were unpacked can be packed, and come out the same. */
static void pack_again(const uint8_t *raw, size_t len, uint32_t records)
{
	static uint8_t packed[1 << 18], again[1 << 16] __attribute__((aligned(8)));
	struct packer *p = packer_new();
	const void *piece;
	size_t at = 0, n;
	uint32_t told;

	if (!p || packer_pack(p, raw, len) < 0)
		abort();
	if (!records || packer_size(p) > pack_bound(len))
		abort();
	for (unsigned i = 0; (piece = packer_piece(p, i, &n)); at += n, i++)
		memcpy(packed + at, piece, n);
	if (unpack(packed, at, again, len, &told) || told != records || memcmp(raw, again, len))
		abort();
	packer_free(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static _Alignas(8) uint8_t copy[1 << 16], raw[1 << 16];
	uint32_t records = 0;
	uint64_t range[3];
	bool part;
	int fd;

	if (size < 2 || size > sizeof(copy))
		return 0;
	if (data[0] % 3 == 0) {
		size_t want = (size_t)data[1] * 256;
		bool old = data[0] % 2;

		if (!(old ? unpack_old : unpack)(data + 2, size - 2, raw, want, &records) && want)
			pack_again(raw, want, records);
		return 0;
	}
	fd = memfd_create("recording_fuzz", MFD_CLOEXEC);
	memcpy(copy, data, size);
	/* The header's end: what is there is overwritten or shows in nothing else. */
	part = size > 96 && data[0] & 0x40;
	for (unsigned i = 0; part && i < 3; i++)
		range[i] = data[80 + i * 2] | (uint64_t)data[81 + i * 2]
						      << (i < 2 ? 8 * (data[88 + i] % 7) : 0);
	if (data[0] % 3 == 1)
		size = mend(copy, size, sizeof(copy), part);
	if (fd >= 0 && write(fd, copy, size) == (ssize_t)size && lseek(fd, 0, SEEK_SET) == 0)
		read_all(fd, part ? range : NULL);
	if (fd >= 0)
		close(fd);
	return 0;
}
