// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * streams.h - where XPTI's call streams have the arguments of a function: in the memory that a notification's args_data
 * points to, by addresses or by values.
 */
#ifndef XB_STREAMS_H
#define XB_STREAMS_H

#include "catalog/catalog.h"
#include "wire_xpti.h"

/* fn: the variant of the framework's release. False: no stream tells of its group. */
bool plan_stream(const struct cat_func *fn, uint32_t slot, struct xb_stream_func *ret);

#endif
