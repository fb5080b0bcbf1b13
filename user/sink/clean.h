// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clean.h - inside sink/: text for formats whose readers stop at what is no text. */
#ifndef XB_SINK_CLEAN_H
#define XB_SINK_CLEAN_H

#include <stddef.h>

#include "base/strbuf.h"

/*
 * s itself if it is UTF-8 without NUL, else a copy of it in buf in which bytes that are not so are U+FFFD; its
 * length in *len. NULL: -ENOMEM.
 */
const char *clean_text(struct strbuf *buf, const char *s, size_t *len);

#endif
