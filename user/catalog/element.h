// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* element.h - how many bytes an element of an image has, by the names of its format. */
#ifndef XB_CATALOG_ELEMENT_H
#define XB_CATALOG_ELEMENT_H

/*
 * By the enumerators that name an image's channels ("UR_IMAGE_CHANNEL_ORDER_RGBA", "CL_RGBA") and the type of a channel
 * ("UR_IMAGE_CHANNEL_TYPE_FLOAT", "CL_FLOAT"). 0: not known.
 */
unsigned element_bytes(const char *order, const char *channel);

#endif
