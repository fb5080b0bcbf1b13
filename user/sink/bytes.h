// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* bytes.h - inside sink/: sizes as people read them. */
#ifndef XB_SINK_BYTES_H
#define XB_SINK_BYTES_H

#include <stdint.h>

#include "base/strbuf.h"

/* "512", "1.50K", "64.0M": three digits, and all of them below 10,000. */
static inline void bytes_text(struct strbuf *out, uint64_t bytes)
{
	static const char units[] = "KMGTPE";
	double v = (double)bytes;
	unsigned i;

	if (bytes < 10000) {
		strbuf_addf(out, "%llu", (unsigned long long)bytes);
		return;
	}
	for (i = 0, v /= 1024; v >= 1000 && units[i + 1]; i++)
		v /= 1024;
	strbuf_addf(out, "%.*f%c", v < 10 ? 2 : v < 100 ? 1 : 0, v, units[i]);
}

#endif
