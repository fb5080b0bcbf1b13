// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* duration.h - inside sink/: lengths of time as people read them. */
#ifndef XB_SINK_DURATION_H
#define XB_SINK_DURATION_H

#include <stdint.h>

#include "base/strbuf.h"

/* "834ns", "12.345us", "1.200ms", "3.500s". */
static inline void duration_text(struct strbuf *out, uint64_t ns)
{
	static const char *const units[] = { "us", "ms", "s" };
	uint64_t scale = 1000;
	unsigned i = 0;

	if (ns < 1000) {
		strbuf_addf(out, "%lluns", (unsigned long long)ns);
		return;
	}
	while (i < 2 && ns >= scale * 1000) {
		scale *= 1000;
		i++;
	}
	strbuf_addf(out, "%llu.%03llu%s", (unsigned long long)(ns / scale),
		    (unsigned long long)(ns % scale / (scale / 1000)), units[i]);
}

#endif
