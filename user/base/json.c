// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json.c - writes JSON into a strbuf. Everything that escapes or separates is here, so that no
 * caller can forget it.
 */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/utf8.h"

/* What is legal in JSON, but not on the terminal that it is shown on. Beyond four digits it takes two halves. */
static void add_code(struct strbuf *out, uint32_t code)
{
	if (code >= 0x10000) {
		strbuf_addf(out, "\\u%04x", 0xd800 + ((code - 0x10000) >> 10));
		code = 0xdc00 + (code & 0x3ff);
	}
	strbuf_addf(out, "\\u%04x", code);
}

/* Nearly all characters need no escape. A table, as each byte of all that is written is asked for. */
static const bool is_plain[256] = {
	[' '] = true,
	['!'] = true,
	['#' ... '['] = true,
	[']' ... '~'] = true,
};

static size_t plain_length(const char *s, size_t len)
{
	size_t n = 0;

	while (n < len && is_plain[(unsigned char)s[n]])
		n++;
	return n;
}

/* Apart from the text that needs nothing of it. */
__attribute__((noinline)) static void add_escaped(struct strbuf *out, const char *s, size_t len)
{
	const unsigned char *p = (const unsigned char *)s;
	size_t plain = 0, i = 0, n;
	uint32_t code;

	while (i < len) {
		n = utf8_decode(p + i, len - i, &code);
		if (n && code != '"' && code != '\\' && !utf8_steers(code)) {
			i += n;
			continue;
		}
		strbuf_add(out, s + plain, i - plain);
		if (!n) {
			strbuf_adds(out, "\xef\xbf\xbd");
			n = 1;
		} else if (code == '"' || code == '\\') {
			strbuf_addc(out, '\\');
			strbuf_addc(out, (char)code);
		} else if (code == '\n') {
			strbuf_adds(out, "\\n");
		} else if (code == '\t') {
			strbuf_adds(out, "\\t");
		} else {
			add_code(out, code);
		}
		plain = i + n;
		i = plain + plain_length(s + plain, len - plain);
	}
	strbuf_add(out, s + plain, i - plain);
}

/* Whether any of eight bytes of ASCII is c. */
static bool has_byte(uint64_t x, char c)
{
	const uint64_t ones = 0x0101010101010101ull;

	return ((x ^ ones * (unsigned char)c) - ones) & ones << 7;
}

/* Copies what is plain at the beginning; how much that is. */
static size_t copy_plain(char *to, const char *s, size_t len)
{
	size_t n = 0;
	uint64_t x;

	for (; n + sizeof(x) <= len; n += sizeof(x)) {
		memcpy(&x, s + n, sizeof(x));
		if (utf8_any_odd(x) || has_byte(x, '"') || has_byte(x, '\\'))
			break;
		memcpy(to + n, &x, sizeof(x));
	}
	for (; n < len && is_plain[(unsigned char)s[n]]; n++)
		to[n] = s[n];
	return n;
}

static void add_text(struct json *j, const char *s, size_t len)
{
	struct strbuf *out = j->out;
	size_t plain;

	if (!strbuf_reserve(out, len + 2))
		return;
	out->buf[out->len++] = '"';
	plain = copy_plain(out->buf + out->len, s, len);
	out->len += plain;
	if (plain < len)
		add_escaped(out, s + plain, len - plain);
	strbuf_addc(out, '"');
}

#define SHORT_KEY 64u /* bytes */

/* A key that is short and plain, as nearly all are: the end of it and its colon, or NULL. */
static char *put_key(char *p, const char *key)
{
	size_t n = 0;

	*p++ = '"';
	while (n < SHORT_KEY && is_plain[(unsigned char)key[n]])
		*p++ = key[n++];
	if (key[n])
		return NULL;
	*p++ = '"';
	*p++ = ':';
	return p;
}

static void before_value(struct json *j, const char *key)
{
	struct strbuf *out = j->out;
	char *p;

	if (j->comma[j->depth])
		strbuf_addc(out, ',');
	j->comma[j->depth] = true;
	if (!key)
		return;
	p = strbuf_reserve(out, SHORT_KEY + 3) ? put_key(out->buf + out->len, key) : NULL;
	if (!p) {
		add_text(j, key, strlen(key));
		strbuf_addc(out, ':');
		return;
	}
	out->len = (size_t)(p - out->buf);
	*p = '\0';
}

static void open_level(struct json *j, const char *key, char c)
{
	before_value(j, key);
	strbuf_addc(j->out, c);
	if (j->depth + 1 >= JSON_MAX_DEPTH) {
		j->failed = true;
		return;
	}
	j->comma[++j->depth] = false;
}

static void close_level(struct json *j, char c)
{
	strbuf_addc(j->out, c);
	if (!j->depth) {
		j->failed = true;
		return;
	}
	j->depth--;
}

void json_start(struct json *j, struct strbuf *out)
{
	*j = (struct json){ .out = out };
}

void json_object(struct json *j, const char *key)
{
	open_level(j, key, '{');
}

void json_end_object(struct json *j)
{
	close_level(j, '}');
}

void json_array(struct json *j, const char *key)
{
	open_level(j, key, '[');
}

void json_end_array(struct json *j)
{
	close_level(j, ']');
}

void json_strn(struct json *j, const char *key, const char *s, size_t len)
{
	if (!s) {
		json_null(j, key);
		return;
	}
	before_value(j, key);
	add_text(j, s, len);
}

void json_str(struct json *j, const char *key, const char *s)
{
	json_strn(j, key, s, s ? strlen(s) : 0);
}

void json_u64(struct json *j, const char *key, uint64_t v)
{
	before_value(j, key);
	strbuf_add_u64(j->out, v);
}

void json_u64_if(struct json *j, const char *key, bool have, uint64_t v)
{
	if (have)
		json_u64(j, key, v);
	else
		json_null(j, key);
}

void json_i64(struct json *j, const char *key, int64_t v)
{
	before_value(j, key);
	if (v < 0)
		strbuf_addc(j->out, '-');
	strbuf_add_u64(j->out, v < 0 ? -(uint64_t)v : (uint64_t)v);
}

void json_thousandths(struct json *j, const char *key, uint64_t v)
{
	unsigned rest = (unsigned)(v % 1000);
	char text[4] = { '.', (char)('0' + rest / 100), (char)('0' + rest / 10 % 10),
			 (char)('0' + rest % 10) };

	before_value(j, key);
	strbuf_add_u64(j->out, v / 1000);
	strbuf_add(j->out, text, sizeof(text));
}

/* The shortest text that reads back as the same number. */
void json_double(struct json *j, const char *key, double v)
{
	char text[32];
	int digits;

	if (!isfinite(v)) {
		json_null(j, key);
		return;
	}
	for (digits = 6; digits <= 17; digits++) {
		snprintf(text, sizeof(text), "%.*g", digits, v);
		if (strtod(text, NULL) == v)
			break;
	}
	before_value(j, key);
	strbuf_adds(j->out, text);
}

void json_hex(struct json *j, const char *key, uint64_t v)
{
	before_value(j, key);
	strbuf_addc(j->out, '"');
	strbuf_add_hex(j->out, v);
	strbuf_addc(j->out, '"');
}

void json_bool(struct json *j, const char *key, bool v)
{
	before_value(j, key);
	strbuf_adds(j->out, v ? "true" : "false");
}

void json_null(struct json *j, const char *key)
{
	before_value(j, key);
	strbuf_adds(j->out, "null");
}

void json_line(struct json *j, struct strbuf *out, const char *type)
{
	json_start(j, out);
	json_object(j, NULL);
	json_str(j, "type", type);
}

int json_end_line(struct json *j)
{
	json_end_object(j);
	strbuf_addc(j->out, '\n');
	return j->failed || strbuf_failed(j->out) ? -ENOMEM : 0;
}
