// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * digits.h - writes numbers as text and as protobuf's varints, without a loop for each digit, because traces consist
 * mostly of times and addresses, which are long.
 */
#ifndef XB_BASE_DIGITS_H
#define XB_BASE_DIGITS_H

#include <stdint.h>
#include <string.h>

/* Each function returns the end of the text, and needs this much room, because it may also write after that end. */
#define DIGITS_ROOM 24u

/* Like printf's %llu. */
static inline char *digits_u64(char *to, uint64_t v)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = (char)('0' + v % 10);
		v /= 10;
	} while (v);
	memcpy(to, digits + at, sizeof(digits) - at);
	return to + sizeof(digits) - at;
}

/* The eight digits of 32 bits, the first of them in the lowest byte. */
static inline uint64_t digits_hex8(uint32_t v)
{
	const uint64_t each = 0x0101010101010101ull;
	uint64_t x = v, letters;

	x = (x << 32 | x >> 16) & 0x0000ffff0000ffffull;
	x = (x << 16 & 0x00ff000000ff0000ull) | (x >> 8 & 0x000000ff000000ffull);
	x = (x << 8 & 0x0f000f000f000f00ull) | (x >> 4 & 0x000f000f000f000full);
	letters = (x + 6 * each) >> 4 & each;
	return x + '0' * each + letters * ('a' - '9' - 1);
}

/* Like 0x%llx. */
static inline char *digits_hex(char *to, uint64_t v)
{
	const size_t n = v ? (67 - (size_t)__builtin_clzll(v)) / 4 : 1;
	const uint64_t halves[2] = { digits_hex8((uint32_t)(v >> 32)), digits_hex8((uint32_t)v) };
	char all[32];

	memcpy(all, halves, sizeof(halves));
	memset(all + 16, 0, 16);
	to[0] = '0';
	to[1] = 'x';
	memcpy(to + 2, all + 16 - n, 16);
	return to + 2 + n;
}

/* Two digits for each byte, and a NUL after them: 2 * n + 1 bytes. */
static inline char *digits_bytes(char *to, const void *bytes, size_t n)
{
	static const char digits[] = "0123456789abcdef";

	for (const uint8_t *b = bytes; n; n--, b++) {
		*to++ = digits[*b >> 4];
		*to++ = digits[*b & 15];
	}
	*to = '\0';
	return to;
}

static inline size_t varint_size(uint64_t v)
{
	return v < 0x80 ? 1 : ((63 - (size_t)__builtin_clzll(v)) * 9 + 73) / 64;
}

/* Seven bits per byte, the lowest first; all bytes except the last have their top bit set. */
static inline uint8_t *put_varint(uint8_t *p, uint64_t v)
{
	const uint64_t tops = 0x8080808080808080ull;
	size_t n;

	if (v < 0x80) {
		*p = (uint8_t)v;
		return p + 1;
	}
	for (; v >> 56; v >>= 7)
		*p++ = (uint8_t)(v | 0x80);
	n = varint_size(v);
	v = (v & 0x00fffffff0000000ull) << 4 | (v & 0x000000000fffffffull);
	v = (v & 0x0fffc0000fffc000ull) << 2 | (v & 0x00003fff00003fffull);
	v = (v & 0x3f803f803f803f80ull) << 1 | (v & 0x007f007f007f007full);
	if (n > 1)
		v |= tops >> (72 - 8 * n);
	memcpy(p, &v, sizeof(v));
	return p + n;
}

#endif
