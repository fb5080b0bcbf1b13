// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* options.h - checks the options of xptibpf_new() and converts them. */
#ifndef XB_LIB_OPTIONS_H
#define XB_LIB_OPTIONS_H

#include "base/errline.h"
#include "live/live.h"
#include "xptibpf/xptibpf.h"

struct selection;

/*
 * Fills in all of *ret except the descriptor; the caller frees stacks and *ret_select. o is borrowed. On failure, *e
 * has a line if the errno does not say enough.
 */
int options_check(const struct xptibpf_opts *o, struct errline *e, struct live_opts *ret,
		  struct selection **ret_select);

#endif
