// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* bulk.h - the records of which a trace mostly consists. Nothing that comes later needs one of them. */
#ifndef XB_RING_BULK_H
#define XB_RING_BULK_H

#include <stdbool.h>

#include "wire.h"

static inline bool record_is_bulk(const struct xb_hdr *rec)
{
	return rec->type == XB_CALL || rec->type == XB_CALL_SITE || rec->type == XB_REST ||
	       rec->type == XB_XPTI;
}

#endif
