// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_trace_fuzz.c - any bytes as a .trace file of dpcpp_trace, and what is decoded of them.
 *
 * Built and run by "make fuzz". Hardly any bytes are a record: a function's arguments have an exact size. An input is
 * therefore cut into pieces, most of which get a head that fits them; what follows it, and the other pieces, are as they
 * are. Each record has to be one that the decoder takes. The sources are included, so that the sanitizers see them.
 */
#include "../../user/ring/input.c"
#include "../../user/ring/dpcpp_trace.c"

#include <sys/mman.h>

#include "decode/event.h"

#define ROOM (1u << 16)

static void put(uint8_t *p, uint64_t v, unsigned size)
{
	for (; size; size--, v >>= 8)
		*p++ = (uint8_t)v;
}

/* A head for the function that the piece begins with, if the release has it. */
static size_t make_head(const struct numbers *n, const uint8_t *piece, size_t len, uint8_t *to)
{
	const struct kind *k = &n->kinds[piece[0] % PI_KINDS_MAX];

	if (!k->fn || len < 4)
		return 0;
	put(to, piece[0] % PI_KINDS_MAX, 4);
	to[4] = piece[1] % BACKENDS_MAX;
	put(to + 5, piece[2], 8);
	put(to + 13, piece[2] + piece[3], 8);
	put(to + 21, piece[1] >> 7, 8);
	put(to + 29, piece[1] >> 4 & 3, 8);
	put(to + 37, k->size + (k->nstrings ? 1 + piece[3] % 16 : 0), 8);
	return DPCPP_HEAD_BYTES;
}

static size_t make_file(const uint8_t *data, size_t size, uint8_t *to)
{
	static struct numbers n;
	size_t at = 0;

	if (!n.release)
		numbers_of("2021.4", &n);
	while (size > 1 && at + DPCPP_HEAD_BYTES + 256 < ROOM) {
		size_t len = data[0] < size - 1 ? data[0] : size - 1;

		if (data[0] % 8)
			at += make_head(&n, data + 1, len, to + at);
		memcpy(to + at, data + 1, len);
		at += len;
		data += 1 + len;
		size -= 1 + len;
	}
	return at;
}

static void read_all(struct dpcpp_trace *d)
{
	struct decoder *decoder;
	const struct xb_hdr *rec;
	struct event e;

	if (decoder_new(&decoder) < 0)
		abort();
	while (dpcpp_trace_next(d, &rec) > 0)
		if (decoder_decode(decoder, rec, &e) < 0)
			abort();
	if (decoder_bad(decoder))
		abort();
	decoder_free(decoder);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static uint8_t file[ROOM];
	_cleanup_close_ int fd = memfd_create("dpcpp_trace_fuzz", MFD_CLOEXEC);
	struct dpcpp_trace *d;
	struct input in;
	size_t n = make_file(data, size, file);

	if (fd < 0 || write(fd, file, n) != (ssize_t)n || lseek(fd, 0, SEEK_SET))
		abort();
	input_init(&in, fd, -1);
	if (dpcpp_trace_new(&in, &d) >= 0) {
		dpcpp_trace_thread(d, (const char *)data, size);
		read_all(d);
		dpcpp_trace_free(d);
	}
	input_done(&in);
	return 0;
}
