// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* gzip.h - packs bytes as gzip does, whole ones at a time. */
#ifndef XB_BASE_GZIP_H
#define XB_BASE_GZIP_H

#include "base/strbuf.h"

/* Adds them to out. 0 or -ENOMEM, which is also said of more than 2 GiB. */
int gzip_add(struct strbuf *out, const void *data, size_t size);

#endif
