// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * fnv.h - FNV-1a with 64 bits, a hash that is the same in every run and on every machine. It has no secret, so whoever
 * chooses the bytes can make two keys collide; for tables with keys of traced programs, use hash.h.
 */
#ifndef XB_BASE_FNV_H
#define XB_BASE_FNV_H

#include <stddef.h>
#include <stdint.h>

#define FNV_BEGIN 0xcbf29ce484222325ull

/* Continues hash with these bytes. */
static inline uint64_t fnv_add(uint64_t hash, const void *bytes, size_t n)
{
	const uint8_t *p = bytes;

	for (size_t i = 0; i < n; i++)
		hash = (hash ^ p[i]) * 0x100000001b3ull;
	return hash;
}

#endif
