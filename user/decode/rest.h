// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * rest.h - what comes of arrays before the records of their calls (XB_REST): kept until then.
 *
 * Bounded: the oldest make room. A call whose pieces are not all there has fewer elements, which is shown with the call, and
 * counted among the values that are cut (XB_C_TRUNCATED). Pieces whose call never comes are no loss besides that of the call.
 */
#ifndef XB_DECODE_REST_H
#define XB_DECODE_REST_H

#include <stddef.h>
#include <stdint.h>

#include "wire.h"

#define REST_ARRAYS_MAX 1024u	   /* that are kept at once */
#define REST_BYTES_MAX	(8u << 20) /* of all of them */

struct rest;
int rest_new(struct rest **ret);
struct rest *rest_free(struct rest *r);

/* 0; -EBADMSG: it is none, or does not follow the piece before it, and nothing has changed; -ENOMEM. */
int rest_add(struct rest *r, const struct xb_rest *rec);
/* What follows the first from bytes of the array of that operation, and how much. NULL: nothing. Valid until the next change. */
const void *rest_find(struct rest *r, uint64_t call, unsigned op, uint32_t from, uint32_t *ret_len);
/* The call was shown. */
void rest_drop(struct rest *r, uint64_t call);

#endif
