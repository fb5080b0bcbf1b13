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
	unsigned i = 0, part;

	if (ns < 1000) {
		strbuf_add_u64(out, ns);
		strbuf_add(out, "ns", 2);
		return;
	}
	while (i < 2 && ns >= scale * 1000) {
		scale *= 1000;
		i++;
	}
	strbuf_add_u64(out, ns / scale);
	part = (unsigned)(ns % scale / (scale / 1000));
	strbuf_add(out,
		   (const char[]){ '.', (char)('0' + part / 100), (char)('0' + part / 10 % 10),
				   (char)('0' + part % 10) },
		   4);
	strbuf_adds(out, units[i]);
}

#endif
