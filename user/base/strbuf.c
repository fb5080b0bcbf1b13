// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * strbuf.c - a growing text buffer, and the escaping that keeps unsafe bytes off a terminal.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/digits.h"
#include "base/strbuf.h"
#include "base/utf8.h"

bool strbuf_grow(struct strbuf *b, size_t extra)
{
	size_t need, cap;
	char *p;

	if (b->failed)
		return false;
	if (__builtin_add_overflow(b->len, extra, &need) ||
	    __builtin_add_overflow(need, 1, &need) || need > SIZE_MAX / 2) {
		b->failed = true;
		return false;
	}
	cap = b->cap ? b->cap : 64;
	while (cap < need)
		cap *= 2;
	p = realloc(b->buf, cap);
	if (!p) {
		b->failed = true;
		return false;
	}
	if (!b->buf)
		p[0] = '\0';
	b->buf = p;
	b->cap = cap;
	return true;
}

void strbuf_add_u64(struct strbuf *b, uint64_t v)
{
	char *end;

	if (!strbuf_reserve(b, DIGITS_ROOM))
		return;
	end = digits_u64(b->buf + b->len, v);
	b->len = (size_t)(end - b->buf);
	*end = '\0';
}

void strbuf_add_leb128_long(struct strbuf *b, uint64_t v)
{
	char bytes[10];
	size_t n = 0;

	for (; v >= 0x80; v >>= 7)
		bytes[n++] = (char)(v | 0x80);
	bytes[n++] = (char)v;
	strbuf_add(b, bytes, n);
}

void strbuf_add_hex(struct strbuf *b, uint64_t v)
{
	char *end;

	if (!strbuf_reserve(b, DIGITS_ROOM))
		return;
	end = digits_hex(b->buf + b->len, v);
	b->len = (size_t)(end - b->buf);
	*end = '\0';
}

void strbuf_add_bytes(struct strbuf *b, const void *bytes, size_t n)
{
	if (!strbuf_reserve(b, 2 * n))
		return;
	digits_bytes(b->buf + b->len, bytes, n);
	b->len += 2 * n;
}

void strbuf_vaddf(struct strbuf *b, const char *fmt, va_list ap)
{
	va_list again;
	int n;

	va_copy(again, ap);
	/* Most additions are short, so try the existing room before computing how much is needed. */
	if (strbuf_reserve(b, 32)) {
		n = vsnprintf(b->buf + b->len, b->cap - b->len, fmt, ap);
		if (n >= 0 && (size_t)n < b->cap - b->len) {
			b->len += (size_t)n;
		} else {
			b->buf[b->len] = '\0';
			if (n < 0)
				b->failed = true;
			else if (strbuf_reserve(b, (size_t)n))
				b->len += (size_t)vsnprintf(b->buf + b->len, b->cap - b->len, fmt,
							    again);
		}
	}
	va_end(again);
}

void strbuf_addf(struct strbuf *b, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	strbuf_vaddf(b, fmt, ap);
	va_end(ap);
}

static void escape_byte(struct strbuf *b, unsigned char c)
{
	static const char hex[] = "0123456789abcdef";
	char out[4] = { '\\', 'x', hex[c >> 4], hex[c & 15] };

	switch (c) {
	case '\n':
		strbuf_add(b, "\\n", 2);
		return;
	case '\r':
		strbuf_add(b, "\\r", 2);
		return;
	case '\t':
		strbuf_add(b, "\\t", 2);
		return;
	case '\\':
		strbuf_add(b, "\\\\", 2);
		return;
	default:
		strbuf_add(b, out, sizeof(out));
	}
}

void strbuf_add_escaped(struct strbuf *b, const char *data, size_t len, char quote)
{
	const unsigned char *p = (const unsigned char *)data;
	size_t plain = 0, i = 0;

	while (i < len) {
		uint32_t code;
		size_t n = 1;
		bool keep;

		if (p[i] < 0x80) {
			keep = p[i] >= 0x20 && p[i] != 0x7f && p[i] != '\\' &&
			       (!quote || p[i] != (unsigned char)quote);
		} else {
			n = utf8_decode(p + i, len - i, &code);
			keep = n && !utf8_steers(code);
			if (!n)
				n = 1;
		}
		if (keep) {
			i += n;
			continue;
		}
		strbuf_add(b, data + plain, i - plain);
		if (n == 1 && quote && p[i] == (unsigned char)quote) {
			strbuf_addc(b, '\\');
			strbuf_addc(b, quote);
			i++;
		} else {
			for (; n; n--)
				escape_byte(b, p[i++]);
		}
		plain = i;
	}
	strbuf_add(b, data + plain, i - plain);
}

void strbuf_move(struct strbuf *to, struct strbuf *from)
{
	const struct strbuf empty = *to;

	if (to->len) {
		strbuf_add(to, from->buf, from->len);
	} else {
		to->buf = from->buf;
		to->len = from->len;
		to->cap = from->cap;
		from->buf = empty.buf;
		from->cap = empty.cap;
	}
	to->failed |= from->failed;
	strbuf_reset(from);
}

void strbuf_reset(struct strbuf *b)
{
	b->len = 0;
	b->failed = false;
	if (b->buf)
		b->buf[0] = '\0';
}

const char *strbuf_str(const struct strbuf *b)
{
	return b->buf ? b->buf : "";
}

bool strbuf_failed(const struct strbuf *b)
{
	return b->failed;
}

void strbuf_done(struct strbuf *b)
{
	free(b->buf);
	*b = (struct strbuf)STRBUF_INIT;
}
