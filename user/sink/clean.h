// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* clean.h - cleans text for formats that are read as they are (only for sink/). */
#ifndef XB_SINK_CLEAN_H
#define XB_SINK_CLEAN_H

#include <stddef.h>

#include "base/strbuf.h"

/*
 * s itself if it is UTF-8 that harms nobody who prints it, else a copy of it in buf in which bytes that are no UTF-8 and
 * characters that steer a terminal or reorder text are U+FFFD; its length in *len. NULL: -ENOMEM.
 */
const char *clean_text(struct strbuf *buf, const char *s, size_t *len);

#endif
