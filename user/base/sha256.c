// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sha256.c - see sha256.h. */
#include "base/sha256.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

#include "base/cleanup.h"
#include "base/digits.h"

#define PIECE (256u << 10) /* of a file */

static void digest(struct sha256_ctx *ctx, uint8_t ret[32])
{
#if NETTLE_VERSION_MAJOR >= 4
	sha256_digest(ctx, ret);
#else
	sha256_digest(ctx, SHA256_DIGEST_SIZE, ret);
#endif
}

void sha256(const void *bytes, size_t len, uint8_t ret[32])
{
	struct sha256_ctx ctx;

	sha256_init(&ctx);
	sha256_update(&ctx, len, bytes);
	digest(&ctx, ret);
}

int sha256_file(int fd, uint8_t ret[32])
{
	_cleanup_free_ uint8_t *piece = malloc(PIECE);
	struct sha256_ctx ctx;
	off_t at = 0;
	ssize_t n;

	if (!piece)
		return -ENOMEM;
	sha256_init(&ctx);
	while ((n = pread(fd, piece, PIECE, at)) > 0) {
		sha256_update(&ctx, (size_t)n, piece);
		at += n;
	}
	if (n < 0)
		return -errno;
	digest(&ctx, ret);
	return 0;
}

void sha256_text(const uint8_t hash[32], char ret[SHA256_TEXT])
{
	digits_bytes(ret, hash, 32);
}
