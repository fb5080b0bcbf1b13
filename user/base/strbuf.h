// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * strbuf.h - a growing text buffer.
 *
 * It is always NUL-terminated, and is initialised with zeros (STRBUF_INIT). When memory runs out, the
 * buffer enters the failed state, keeps its contents and ignores further additions. A chain of additions
 * therefore needs only one check, strbuf_failed().
 */
#ifndef XB_BASE_STRBUF_H
#define XB_BASE_STRBUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct strbuf {
	char *buf; /* NULL until something was added; strbuf_str() is never NULL */
	size_t len;
	size_t cap;
	bool failed;
	bool colour; /* for who adds lines for people: they may have colours */
	bool fits;   /* for the same: what may be cut in them is marked, see sink/fit.h */
};
#define STRBUF_INIT { 0 }

/* Makes room for n more bytes and the NUL. The caller writes them and adds to len. False: it has failed. */
bool strbuf_grow(struct strbuf *b, size_t n);
static inline bool strbuf_reserve(struct strbuf *b, size_t n)
{
	return (n < b->cap - b->len && !b->failed) || strbuf_grow(b, n);
}

/* Inline, because most additions have a few bytes, for which a call would take longer than the copy. */
static inline void strbuf_add(struct strbuf *b, const void *data, size_t len)
{
	if (!len || !strbuf_reserve(b, len))
		return;
	memcpy(b->buf + b->len, data, len);
	b->len += len;
	b->buf[b->len] = '\0';
}

static inline void strbuf_adds(struct strbuf *b, const char *s)
{
	strbuf_add(b, s, strlen(s));
}

static inline void strbuf_addc(struct strbuf *b, char c)
{
	if (!strbuf_reserve(b, 1))
		return;
	b->buf[b->len++] = c;
	b->buf[b->len] = '\0';
}

/* The same text as printf's %llu and 0x%llx, but faster, because a trace consists mostly of numbers. */
void strbuf_add_u64(struct strbuf *b, uint64_t v);
void strbuf_add_hex(struct strbuf *b, uint64_t v);
/* Two hexadecimal digits for each byte. */
void strbuf_add_bytes(struct strbuf *b, const void *bytes, size_t n);
/* Unsigned LEB128: nearly all numbers are so small that they are one byte. */
void strbuf_add_leb128_long(struct strbuf *b, uint64_t v);
static inline void strbuf_add_leb128(struct strbuf *b, uint64_t v)
{
	if (v < 0x80)
		strbuf_addc(b, (char)v);
	else
		strbuf_add_leb128_long(b, v);
}
void strbuf_addf(struct strbuf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vaddf(struct strbuf *b, const char *fmt, va_list ap);
/*
 * Adds bytes so that they are safe for a terminal and a reader: printable ASCII and valid UTF-8 stay as they are;
 * all other bytes, the backslash and the quote become C escapes (\n, \x1b, \").
 */
void strbuf_add_escaped(struct strbuf *b, const char *data, size_t len, char quote);
static inline void strbuf_adds_escaped(struct strbuf *b, const char *s) /* no quote is escaped */
{
	strbuf_add_escaped(b, s, strlen(s), 0);
}
/* Adds all of from, and its failure; from is empty after that. If to was empty, they exchange their memory: nothing is copied. */
void strbuf_move(struct strbuf *to, struct strbuf *from);
void strbuf_reset(struct strbuf *b); /* empties, keeps the memory */
const char *strbuf_str(const struct strbuf *b);
bool strbuf_failed(const struct strbuf *b);
void strbuf_done(struct strbuf *b); /* frees; also for _cleanup_ */

#endif
