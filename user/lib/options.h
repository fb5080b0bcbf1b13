// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* options.h - the options of xptibpf_new(), checked, and what they come to. */
#ifndef XB_LIB_OPTIONS_H
#define XB_LIB_OPTIONS_H

#include "base/errline.h"
#include "live/live.h"
#include "xptibpf/xptibpf.h"

struct selection;

/*
 * Fills in all of *ret but the descriptor; stacks is the caller's to free, as *ret_select is. o is borrowed. On failure
 * *e has a line where there is more to say than the errno.
 */
int options_check(const struct xptibpf_opts *o, struct errline *e, struct live_opts *ret,
		  struct selection **ret_select);

#endif
