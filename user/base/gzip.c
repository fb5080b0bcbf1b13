// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* gzip.c - see gzip.h. */
#include "base/gzip.h"

#include <errno.h>
#include <zlib.h>

#define GZIP (15 + 16) /* the largest window, and gzip's head instead of zlib's */

int gzip_add(struct strbuf *out, const void *data, size_t size)
{
	z_stream z = { .next_in = (uint8_t *)data, .avail_in = (unsigned)size };
	int r;

	if (size > UINT32_MAX / 2 || deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, GZIP, 8,
						  Z_DEFAULT_STRATEGY) != Z_OK)
		return -ENOMEM;
	r = strbuf_grow(out, deflateBound(&z, size)) ? 0 : -ENOMEM;
	if (r >= 0) {
		z.next_out = (uint8_t *)out->buf + out->len;
		z.avail_out = (unsigned)deflateBound(&z, size);
		r = deflate(&z, Z_FINISH) == Z_STREAM_END ? 0 : -ENOMEM;
		out->len += r < 0 ? 0 : z.total_out;
		out->buf[out->len] = '\0';
	}
	deflateEnd(&z);
	return r;
}
