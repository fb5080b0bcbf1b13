// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image_size.h - how many bytes an image has that a call makes (only for model/memory).
 */
#ifndef XB_MODEL_MEMORY_IMAGE_SIZE_H
#define XB_MODEL_MEMORY_IMAGE_SIZE_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"

/*
 * Width by height by depth or layers by the bytes of an element, without what a driver adds to rows and for levels.
 * False: something of this is not known, or the format has no whole elements. ret is not touched then.
 */
bool image_size(const struct event_call *c, uint64_t *ret);
/* Of a SYCL image_format; 0: not known. */
unsigned image_format_bytes(uint64_t format);

#endif
