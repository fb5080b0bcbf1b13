// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* hash.c - the secret numbers of this run; see hash.h. */
#include "base/hash.h"

#include <sys/random.h>

/* Without a source of randomness, they keep these values, which are good but known. */
uint64_t hash_secret[2] = { 0x9e3779b97f4a7c15ull, 0xd6e8feb86659fd93ull };

__attribute__((constructor)) static void make_secret(void)
{
	uint64_t x[2];

	if (getrandom(x, sizeof(x), GRND_NONBLOCK) == sizeof(x))
		memcpy(hash_secret, x, sizeof(x));
}
