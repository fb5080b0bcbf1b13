// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_words.c - what all sections of the report write alike.
 */
#include "sink/analysis/report_parts.h"

void page_more(struct strbuf *out, size_t n, size_t shown, const char *what)
{
	if (n > shown)
		strbuf_addf(out, "  and %zu more %s\n", n - shown, what);
}

size_t page_room(const struct strbuf *out, size_t behind)
{
	size_t i = out->len;

	while (i && out->buf[i - 1] != '\n')
		i--;
	behind += out->len - i;
	return behind + 16 < REPORT_COLUMNS ? REPORT_COLUMNS - behind : 16;
}

void page_share(struct strbuf *out, uint64_t part, uint64_t all)
{
	strbuf_addf(out, "     %5.1f%%", all ? 100.0 * (double)part / (double)all : 0.0);
}
