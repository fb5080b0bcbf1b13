// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* account.h - what a function does with memory, by its roles in the catalog, in the kernel side's terms. */
#ifndef XB_PLAN_ACCOUNT_H
#define XB_PLAN_ACCOUNT_H

#include "catalog/catalog.h"
#include "wire.h"

/*
 * Of allocations, those that are the program's memory: device, host and shared, not addresses without memory or what is
 * imported. Arrays of addresses to free, and copies that are described by arrays or structures of others, are left out
 * or have no known size.
 */
void account_plan(const struct cat_func *f, struct xb_account *ret);

/* A format of images that f makes, by its two enumerators, and how many bytes an element has. 0 or a negative errno. */
typedef int (*account_format_fn)(void *u, uint32_t order, uint32_t channel, unsigned bytes);
/* Calls fn for each whose elements have a known number of bytes. 0, or what fn returned if that is negative. */
int account_formats(const struct cat_func *f, account_format_fn fn, void *u);

#endif
