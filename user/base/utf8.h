// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * utf8.h - decodes one character of UTF-8 strictly, for all code that must distinguish text from bytes, and says which
 * characters are no text although they are valid.
 */
#ifndef XB_BASE_UTF8_H
#define XB_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/*
 * Returns the length (1 to 4 bytes) of the character at p and its code point, or 0 if it is not valid UTF-8: a
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

/* U+FFFD, which stands for a byte that is no text. */
#define UTF8_REPLACEMENT "\xef\xbf\xbd"

/*
 * Copies len bytes of text to ret, which has room for 3 * len + 1, as valid UTF-8 with a NUL: each byte that is none becomes
 * U+FFFD. Returns the length without the NUL.
 */
static inline size_t utf8_mend(const char *text, size_t len, char *ret)
{
	size_t n, to = 0;
	uint32_t code;

	for (size_t i = 0; i < len; i += n ?: 1) {
		n = utf8_decode((const unsigned char *)text + i, len - i, &code);
		memcpy(ret + to, n ? text + i : UTF8_REPLACEMENT, n ?: 3);
		to += n ?: 3;
	}
	ret[to] = '\0';
	return to;
}

/*
 * Characters that are not shown themselves but change how others are shown: on some terminals the C1 controls
 * (U+0080..U+009F) act like ESC sequences; the bidirectional controls reorder the text, U+2028/9 break lines, and what
 * has no width, or is a tag, makes two different names look the same.
 */
static inline bool utf8_steers(uint32_t code)
{
	return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xad || code == 0x61c ||
	       code == 0x180e || (code >= 0x200b && code <= 0x200f) ||
	       (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) ||
	       code == 0xfeff || (code >= 0xfff9 && code <= 0xfffb) ||
	       (code >= 0xe0000 && code <= 0xe0fff);
}

/* The same, except line breaks and tabs, for formats that pass text on as it is. */
static inline bool utf8_is_text(uint32_t code)
{
	return !utf8_steers(code) || code == '\n' || code == '\t';
}

/*
 * Whether any of eight bytes is no printable ASCII character. A borrow or a carry between them begins at such a byte, so
 * it makes no difference.
 */
static inline bool utf8_any_odd(uint64_t x)
{
	const uint64_t ones = 0x0101010101010101u;

	return (x | (x + ones) | (x - ones * 0x20)) & ones << 7;
}

/* The number of printable ASCII characters that text begins with: nearly all text has no others. */
static inline size_t utf8_plain(const char *text, size_t len)
{
	size_t n = 0;
	uint64_t x;

	for (; n + sizeof(x) <= len; n += sizeof(x)) {
		memcpy(&x, text + n, sizeof(x));
		if (utf8_any_odd(x))
			break;
	}
	while (n < len && text[n] >= 0x20 && text[n] < 0x7f)
		n++;
	return n;
}

#endif
