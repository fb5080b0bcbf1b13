// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* columns.c - see columns.h. */
#include "base/columns.h"

#include <langinfo.h>
#include <wchar.h>

#include "base/utf8.h"

size_t columns_next(const char *text, size_t len, int *ret_width)
{
	uint32_t code;
	size_t n = utf8_decode((const unsigned char *)text, len, &code);
	int width = n ? wcwidth((wchar_t)code) : 1;

	*ret_width = width < 0 ? 1 : width;
	return n ?: 1;
}

size_t columns_of(const char *text, size_t len)
{
	size_t width = 0, i = 0;
	int w;

	while (i < len) {
		i += columns_next(text + i, len - i, &w);
		width += (size_t)w;
	}
	return width;
}

/* Bytes from the beginning that take at most max columns. */
static size_t beginning(const char *text, size_t len, size_t max)
{
	size_t i = 0, n;
	int w;

	while (i < len) {
		n = columns_next(text + i, len - i, &w);
		if ((size_t)w > max)
			break;
		max -= (size_t)w;
		i += n;
	}
	return i;
}

/* Where the end begins that takes at most max of its width columns, not with what belongs to the character before. */
static size_t ending(const char *text, size_t len, size_t width, size_t max)
{
	size_t i = 0, n;
	int w = 0;

	while (i < len) {
		n = columns_next(text + i, len - i, &w);
		if (width <= max && w)
			break;
		width -= (size_t)w;
		i += n;
	}
	return i;
}

void columns_add_cut(struct strbuf *out, const char *text, size_t max, size_t head)
{
	bool utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
	const char *ellipsis = utf8 ? "\u2026" : "...";
	size_t len = strlen(text), width = columns_of(text, len), dots = utf8 ? 1 : 3;

	if (width <= max) {
		strbuf_add(out, text, len);
		return;
	}
	if (max <= dots) {
		strbuf_add(out, text, beginning(text, len, max));
		return;
	}
	head = head < max - dots ? head : max - dots;
	strbuf_add(out, text, beginning(text, len, head));
	strbuf_adds(out, ellipsis);
	strbuf_adds(out, text + ending(text, len, width, max - dots - head));
}
