// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * streams.h - where XPTI's call streams have the arguments of a function: in the memory that a notification's args_data
 * points to, by addresses, by values, or as members of a structure.
 */
#ifndef XB_STREAMS_H
#define XB_STREAMS_H

#include "catalog/catalog.h"
#include "catalog/pi_kinds.h"
#include "wire_xpti.h"

/*
 * fn: the variant of the framework's release; kinds: of the same release. False: no stream reports its group, or none of
 * this function, as the release has no number for it.
 */
bool plan_stream(const struct cat_func *fn, const struct pi_kinds *kinds, uint32_t slot,
		 struct xb_stream_func *ret);

/* What its stream calls it. */
const char *plan_stream_name(const struct cat_func *fn);

#endif
