/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * kernel_names.h - names of kernels that are older than the trace and whose handles lead to them (functions with
 * CAT_F_HANDLE_NAME): a definition before the first launch of each. peek/handle_names.h reads them.
 */
#ifndef XB_LIVE_KERNEL_NAMES_H
#define XB_LIVE_KERNEL_NAMES_H

#include "ring/ring.h"

struct kernel_names;
struct reader;

/* fn gets the definitions. */
int kernel_names_new(struct reader *reader, ring_fn fn, void *u, struct kernel_names **ret);
struct kernel_names *kernel_names_free(struct kernel_names *k);
/* A record of the stream, before it is passed on. 0, or what fn returned if that is negative; -ENOMEM. */
int kernel_names_record(struct kernel_names *k, const struct xb_hdr *rec);

#endif
