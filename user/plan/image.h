// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* image.h - where a function is given device images, by its role in the catalog, in the kernel side's terms. */
#ifndef XB_PLAN_IMAGE_H
#define XB_PLAN_IMAGE_H

#include "catalog/catalog.h"
#include "wire_image.h"

/* XB_IMAGE_NONE: it is given none, or its arguments can't be followed. */
void image_plan(const struct cat_func *f, struct xb_image_plan *ret);

#endif
