// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* json_scan.c - see json_scan.h. */
#include "packing/json_scan.h"

#include <string.h>

static void blanks(struct json_scan *s)
{
	while (s->at < s->end && memchr(" \t\r\n", *s->at, 4))
		s->at++;
}

/* The next character that is no blank; NUL: there is none. */
static char next(struct json_scan *s)
{
	blanks(s);
	return s->bad || s->at == s->end ? '\0' : *s->at;
}

static bool take(struct json_scan *s, char c)
{
	if (next(s) != c)
		return false;
	s->at++;
	return true;
}

static void expect(struct json_scan *s, char c)
{
	if (!take(s, c))
		s->bad = true;
}

/* ---- texts --------------------------------------------------------------------------------------- */

static uint32_t four_digits(struct json_scan *s)
{
	uint32_t v = 0;

	for (int i = 0; i < 4; i++) {
		static const char digits[] = "0123456789abcdef";
		const char *d = s->at < s->end && *s->at ? strchr(digits, *s->at | 0x20) : NULL;

		if (!d) {
			s->bad = true;
			return 0;
		}
		v = v << 4 | (uint32_t)(d - digits);
		s->at++;
	}
	return v;
}

static void add_utf8(struct strbuf *to, uint32_t code)
{
	unsigned more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
	static const uint8_t first[] = { 0, 0xc0, 0xe0, 0xf0 };

	strbuf_addc(to, (char)(first[more] | code >> 6 * more));
	while (more-- > 0)
		strbuf_addc(to, (char)(0x80 | (code >> 6 * more & 0x3f)));
}

/* After "\u". What is beyond four digits has two halves. */
static void take_code(struct json_scan *s, struct strbuf *to)
{
	uint32_t code = four_digits(s), low;

	if (code >= 0xd800 && code < 0xdc00 && s->end - s->at > 2 && !memcmp(s->at, "\\u", 2)) {
		s->at += 2;
		low = four_digits(s);
		s->bad |= low < 0xdc00 || low > 0xdfff;
		code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
	}
	s->bad |= code >= 0xd800 && code < 0xe000;
	if (!s->bad)
		add_utf8(to, code);
}

static void take_escape(struct json_scan *s, struct strbuf *to)
{
	static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
	char c = s->at < s->end ? *s->at++ : '\0';
	const char *name = c ? strchr(names, c) : NULL;

	if (name)
		strbuf_addc(to, values[name - names]);
	else if (c == 'u')
		take_code(s, to);
	else
		s->bad = true;
}

static void take_text(struct json_scan *s, struct strbuf *to)
{
	strbuf_reset(to);
	expect(s, '"');
	while (!s->bad && s->at < s->end && *s->at != '"') {
		size_t n = 0, left = (size_t)(s->end - s->at);

		while (n < left && s->at[n] != '"' && s->at[n] != '\\')
			n++;
		strbuf_add(to, s->at, n);
		s->at += n;
		if (n < left && *s->at == '\\') {
			s->at++;
			take_escape(s, to);
		}
	}
	if (s->at == s->end)
		s->bad = true;
	else
		s->at++;
}

static void skip_text(struct json_scan *s)
{
	for (s->at++; s->at < s->end && *s->at != '"'; s->at++)
		if (*s->at == '\\' && s->end - s->at > 1)
			s->at++;
	if (s->at == s->end)
		s->bad = true;
	else
		s->at++;
}

/* ---- values -------------------------------------------------------------------------------------- */

/* It does not say whether brackets match: what has more of them than it closes is no JSON. */
void json_scan_skip(struct json_scan *s)
{
	size_t depth = 0;
	char c;

	do {
		c = next(s);
		if (!c) {
			s->bad = true;
		} else if (c == '"') {
			skip_text(s);
		} else if (strchr("{[", c)) {
			depth++;
			s->at++;
		} else if (strchr("}]", c)) {
			s->bad |= !depth;
			depth -= depth > 0;
			s->at++;
		} else if (strchr(",:", c)) {
			s->bad |= !depth;
			s->at++;
		} else {
			while (s->at < s->end && *s->at && !strchr("{}[],:\" \t\r\n", *s->at))
				s->at++;
		}
	} while (depth && !s->bad);
}

bool json_scan_text(struct json_scan *s, struct strbuf *ret)
{
	if (next(s) != '"') {
		json_scan_skip(s);
		return false;
	}
	take_text(s, ret);
	return !s->bad;
}

bool json_scan_u64(struct json_scan *s, uint64_t *ret)
{
	uint64_t v = 0;
	char c = next(s);

	if (c < '0' || c > '9') {
		json_scan_skip(s);
		return false;
	}
	for (; s->at < s->end && *s->at >= '0' && *s->at <= '9'; s->at++)
		if (__builtin_mul_overflow(v, 10u, &v) ||
		    __builtin_add_overflow(v, (uint64_t)(*s->at - '0'), &v))
			s->bad = true;
	*ret = v;
	return !s->bad;
}

bool json_scan_enter(struct json_scan *s, char opening)
{
	return take(s, opening);
}

/* Between values there is a comma, and after the opening bracket there is none. */
static bool more(struct json_scan *s, char opening, char closing)
{
	char before = s->at[-1];

	if (take(s, closing))
		return false;
	if (before != opening)
		expect(s, ',');
	s->bad |= !next(s);
	return !s->bad;
}

bool json_scan_member(struct json_scan *s, struct strbuf *ret_key)
{
	if (!more(s, '{', '}'))
		return false;
	take_text(s, ret_key);
	expect(s, ':');
	return !s->bad;
}

bool json_scan_element(struct json_scan *s)
{
	return more(s, '[', ']');
}
