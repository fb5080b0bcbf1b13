// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clean.c - see clean.h. */
#include "sink/clean.h"

#include <stdbool.h>

#include "base/utf8.h"

/* Most text is what it should be: found without a copy. */
static bool is_text(const char *s, size_t len)
{
	size_t i = utf8_plain(s, len);

	while (i < len) {
		uint32_t code;
		size_t n = utf8_decode((const unsigned char *)s + i, len - i, &code);

		if (!n || !utf8_is_text(code))
			return false;
		i += n;
		i += utf8_plain(s + i, len - i);
	}
	return true;
}

const char *clean_text(struct strbuf *buf, const char *s, size_t *len)
{
	size_t i = 0;

	if (is_text(s, *len))
		return s;
	strbuf_reset(buf);
	while (i < *len) {
		uint32_t code;
		size_t n = utf8_decode((const unsigned char *)s + i, *len - i, &code);

		if (n && utf8_is_text(code))
			strbuf_add(buf, s + i, n);
		else
			strbuf_adds(buf, "\xef\xbf\xbd");
		i += n ?: 1;
	}
	if (strbuf_failed(buf))
		return NULL;
	*len = buf->len;
	return strbuf_str(buf);
}
