// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* colour.h - inside sink/: colours of what people read on a terminal. */
#ifndef XB_SINK_COLOUR_H
#define XB_SINK_COLOUR_H

#include "base/strbuf.h"

#define C_TITLE "\x1b[1m"
#define C_DIM	"\x1b[2m"
#define C_NAME	"\x1b[36m"
#define C_ERROR "\x1b[31m"
#define C_XPTI	"\x1b[35m"
#define C_END	"\x1b[0m"

static inline void colour_add(struct strbuf *out, const char *code)
{
	if (out->colour)
		strbuf_adds(out, code);
}

#endif
