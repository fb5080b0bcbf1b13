// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sha256.c - see sha256.h. */
#include "base/sha256.h"

#include <stdio.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

void sha256(const void *bytes, size_t len, uint8_t ret[32])
{
	struct sha256_ctx ctx;

	sha256_init(&ctx);
	sha256_update(&ctx, len, bytes);
#if NETTLE_VERSION_MAJOR >= 4
	sha256_digest(&ctx, ret);
#else
	sha256_digest(&ctx, SHA256_DIGEST_SIZE, ret);
#endif
}

void sha256_text(const uint8_t hash[32], char ret[SHA256_TEXT])
{
	for (unsigned i = 0; i < 32; i++)
		snprintf(ret + 2 * (size_t)i, 3, "%02x", hash[i]);
}
