// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * utf8.h - one strict step of UTF-8, shared by all that must tell text from bytes.
 */
#ifndef XB_BASE_UTF8_H
#define XB_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/*
 * Bytes (1 to 4) of the character at p and its code point, or 0 when what is there is not UTF-8: a
 * stray or missing continuation, an overlong form, a surrogate, above U+10FFFF, or cut off at len.
 */
static inline size_t utf8_decode(const unsigned char *p, size_t len, uint32_t *ret_code)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	uint32_t code;
	size_t n, i;

	if (!len)
		return 0;
	if (p[0] < 0x80) {
		*ret_code = p[0];
		return 1;
	}
	if (p[0] < 0xc2 || p[0] > 0xf4)
		return 0;
	n = p[0] < 0xe0 ? 2 : p[0] < 0xf0 ? 3 : 4;
	if (n > len)
		return 0;
	code = p[0] & (0x7fu >> n);
	for (i = 1; i < n; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return 0;
		code = code << 6 | (p[i] & 0x3f);
	}
	if (code < least[n] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
		return 0;
	*ret_code = code;
	return n;
}

#endif
