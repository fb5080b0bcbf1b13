// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay_fuzz.c - any records as a stream that is shown (-i), and merged with itself: what a file says that only its reader
 * may say, losses and marks of odd lengths, must not be taken for our own.
 *
 * Built and run by "make fuzz". An input is a list of records, each with a byte in front that makes it one of the kinds
 * that concern the stream itself, or any; a length that can't be is made one that can, as the readers of streams
 * leave none. What the sanitizer puts into new memory must not come out (UNSET), which is what a read beyond a record in
 * the reader's own buffer brings. The rooms that it passes are instrumented (FUZZ_ROOMS in the Makefile); the rest of the library is not.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

#define ROOM  (1U << 18)
#define UNSET "13744632839234567870" /* 0xbe, eight times */

static size_t make_clock(uint8_t *to)
{
	struct xb_def_clock c = { .h = { .len = sizeof(c), .type = XB_DEF_CLOCK, .ts = 1 },
				  .realtime = 1700000000000000000ULL,
				  .version = XB_WIRE_VERSION };

	memcpy(to, &c, sizeof(c));
	return sizeof(c);
}

static uint16_t kind_of(uint8_t choice, uint16_t any)
{
	static const uint8_t kinds[] = { XB_LOSS,	 XB_LOSS,   XB_TICK,
					 XB_DEF_PROCESS, XB_SOURCE, XB_DEF_HOST,
					 XB_DEF_CLOCK,	 XB_SAMPLE, XB_DEF_METRIC,
					 XB_DEF_METRICS, XB_SAMPLE };

	return choice < 128 ? kinds[choice % sizeof(kinds)] : any % 80;
}

/* A group that samples may be of, with one metric of two. */
static size_t make_group(uint8_t *to)
{
	struct {
		struct xb_def_metrics group;
		char texts[16];
		struct xb_def_metric metric;
		char more[16];
	} g = { .group = { .h = { .len = sizeof(g.group) + sizeof(g.texts),
				  .type = XB_DEF_METRICS,
				  .ts = 1 },
			   .period = 1000000,
			   .group = 1,
			   .nmetrics = 2 },
		.texts = "ze0\0model\0group",
		.metric = { .h = { .len = sizeof(g.metric) + sizeof(g.more),
				   .type = XB_DEF_METRIC,
				   .ts = 1 },
			    .group = 1,
			    .kind = XB_METRIC_FLOAT64 },
		.more = "name\0unit\0a\0b" };

	memcpy(to, &g, sizeof(g));
	return sizeof(g);
}

/* The groups are few, so that samples have one. */
static void choose_group(struct xb_hdr *h)
{
	uint32_t *group = h->type == XB_DEF_METRICS  ? &((struct xb_def_metrics *)h)->group
			  : h->type == XB_DEF_METRIC ? &((struct xb_def_metric *)h)->group
			  : h->type == XB_SAMPLE     ? &((struct xb_sample *)h)->group
						     : NULL;

	if (group && h->len >= sizeof(struct xb_def_metrics))
		*group %= 3;
}

static size_t make_stream(uint8_t *to, const uint8_t *data, size_t size)
{
	size_t n = make_clock(to);

	n += make_group(to + n);

	while (size > 1 + sizeof(struct xb_hdr)) {
		struct xb_hdr h;
		size_t len;

		memcpy(&h, data + 1, sizeof(h));
		len = (h.len % 1024 + sizeof(h)) & ~7UL;
		len = len > size - 1 ? (size - 1) & ~7UL : len;
		h.len = (uint32_t)len;
		h.type = kind_of(data[0], h.type);
		h.flags &= data[0] & 1 ? 3 : 0xffff;
		memcpy(to + n, data + 1, len);
		memcpy(to + n, &h, sizeof(h));
		for (size_t i = sizeof(h); i < len; i++)
			to[n + i] = to[n + i] == 0xbe ? 0xbf : to[n + i];
		choose_group((struct xb_hdr *)(to + n));
		n += len;
		data += len + 1;
		size -= len + 1;
	}
	return n;
}

static void look(int fd)
{
	off_t size = lseek(fd, 0, SEEK_END);
	_cleanup_free_ char *text = calloc(1, (size_t)size + 1);

	if (!text || pread(fd, text, (size_t)size, 0) != size || strstr(text, UNSET))
		abort();
}

static void show(const char *path, const char *format, int fd)
{
	struct xptibpf_opts o = { .size = sizeof(o), .input = path };
	struct xptibpf_output out = { .size = sizeof(out), .format = format, .fd = fd };
	struct xptibpf *x;

	if (xptibpf_new(&o, &x) < 0)
		return;
	if (xptibpf_add_output(x, &out) < 0)
		abort();
	(void)xptibpf_run(x);
	xptibpf_free(x);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const formats[] = { "text",	 "json",       "report",
					       "raw",	 "graph-json", "perfetto",
					       "chrome", "csv",	       "answers" };
	static uint8_t stream[ROOM];
	_cleanup_close_ int fd = memfd_create("replay_fuzz", MFD_CLOEXEC);
	_cleanup_close_ int twin = memfd_create("replay_fuzz", MFD_CLOEXEC);
	_cleanup_close_ int out = memfd_create("replay_fuzz", MFD_CLOEXEC);
	char name[2][64];
	size_t n, form;

	if (fd < 0 || twin < 0 || out < 0 || size < 2 || size > ROOM / 2)
		return 0;
	/* The fuzzer learns the text from look(), and it comes out where it came in. */
	if (memmem(data, size, UNSET, strlen(UNSET)))
		return 0;
	n = make_stream(stream, data + 1, size - 1);
	if (write(fd, stream, n) != (ssize_t)n || write(twin, stream, n) != (ssize_t)n)
		abort();
	snprintf(name[0], sizeof(name[0]), "/proc/self/fd/%d", fd);
	snprintf(name[1], sizeof(name[1]), "/proc/self/fd/%d", twin);
	form = data[0] % (ARRAY_SIZE(formats) + 1);
	if (form < ARRAY_SIZE(formats)) {
		show(name[0], formats[form], out);
		look(out);
	} else {
		const char *const files[] = { name[0], name[1] };
		struct xptibpf_merge m = { .size = sizeof(m),
					   .files = files,
					   .n = 2,
					   .path = "/dev/null",
					   .force = true };
		struct xptibpf_merge_stats s = { .size = sizeof(s) };

		(void)xptibpf_merge(&m, &s);
	}
	return 0;
}
