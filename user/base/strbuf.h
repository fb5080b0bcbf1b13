// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * strbuf.h - a growing text buffer.
 *
 * Always NUL-terminated; zero-initialise it (STRBUF_INIT). When memory runs out the buffer goes to
 * the failed state, keeps what it had and ignores further additions; strbuf_failed() tells, so a
 * chain of additions is checked once.
 */
#ifndef XB_BASE_STRBUF_H
#define XB_BASE_STRBUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct strbuf {
	char *buf; /* NULL until something was added; strbuf_str() never is */
	size_t len;
	size_t cap;
	bool failed;
};
#define STRBUF_INIT { 0 }

/* Room for n bytes and the NUL behind what is there, to be written and counted in len. False: it has failed. */
bool strbuf_grow(struct strbuf *b, size_t n);
static inline bool strbuf_reserve(struct strbuf *b, size_t n)
{
	return (n < b->cap - b->len && !b->failed) || strbuf_grow(b, n);
}

/* Most of what is written comes in pieces of a few bytes: a call for each took longer than the piece. */
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

/* The same text as printf's %llu and 0x%llx: most of what a trace is made of, so without printf. */
void strbuf_add_u64(struct strbuf *b, uint64_t v);
void strbuf_add_hex(struct strbuf *b, uint64_t v);
void strbuf_addf(struct strbuf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vaddf(struct strbuf *b, const char *fmt, va_list ap);
/* Adds bytes so that a terminal and a reader are safe: printable ASCII and valid UTF-8 stay, the
 * rest, the backslash and quote become C escapes (\n, \x1b, \"). */
void strbuf_add_escaped(struct strbuf *b, const char *data, size_t len, char quote);
static inline void strbuf_adds_escaped(struct strbuf *b, const char *s) /* no quote is escaped */
{
	strbuf_add_escaped(b, s, strlen(s), 0);
}
void strbuf_reset(struct strbuf *b); /* empties, keeps the memory */
const char *strbuf_str(const struct strbuf *b);
bool strbuf_failed(const struct strbuf *b);
void strbuf_done(struct strbuf *b); /* frees; a cleanup function too */

#endif
