// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hash.h - uthash with a hash that is cheap for short keys of integers. Instead of <uthash.h>.
 *
 * uthash's own hash processes one byte at a time, and lets a bucket grow to ten entries, each of which is a cache
 * miss. This hash needs one multiplication for each 16 bytes, and nothing else if the compiler knows the key's length,
 * and buckets are short. Traced programs choose the keys, so each run of xptibpf has its own secret numbers, without
 * which nobody can make keys collide.
 */
#ifndef XB_BASE_HASH_H
#define XB_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Set once, when the program starts. */
extern uint64_t hash_secret[2];

static inline uint64_t hash_fold(uint64_t a, uint64_t b)
{
	unsigned __int128 x = (unsigned __int128)(a ^ hash_secret[0]) * (b ^ hash_secret[1]);

	return (uint64_t)x ^ (uint64_t)(x >> 64);
}

static inline unsigned hash_bytes(const void *key, size_t len)
{
	const char *at = key;
	uint64_t x = len, w[2];

	for (; len >= 16; at += 16, len -= 16) {
		memcpy(w, at, 16);
		x = hash_fold(w[0] ^ x, w[1]);
	}
	if (len) {
		w[0] = w[1] = 0;
		memcpy(w, at, len);
		x = hash_fold(w[0] ^ x, w[1]);
	}
	return (unsigned)(x ^ (x >> 32));
}

#define HASH_FUNCTION(key, len, hash) ((hash) = hash_bytes(key, len))
#define HASH_BKT_CAPACITY_THRESH      4u
#include <uthash.h> /* IWYU pragma: export */

#endif
