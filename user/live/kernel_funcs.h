// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* kernel_funcs.h - which functions of the catalog have to do with kernels. */
#ifndef XB_LIVE_KERNEL_FUNCS_H
#define XB_LIVE_KERNEL_FUNCS_H

#include <stdbool.h>

#include "catalog/catalog.h"

/* Whether it makes a kernel, which has a name. */
bool names_kernel(const struct cat_func *f);
/* Launches a kernel, or decides which kernel a handle is. */
bool is_of_kernels(const struct cat_func *f);

#endif
