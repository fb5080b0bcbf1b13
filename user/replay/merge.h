// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* merge.h - recordings of several processes, machines or ranks that become one. */
#ifndef XB_REPLAY_MERGE_H
#define XB_REPLAY_MERGE_H

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

/* Does what xptibpf_merge() describes, with its errors; on failure, a line is added to *error, which is empty. */
int merge_run(const struct xptibpf_merge *o, struct xptibpf_merge_stats *ret,
	      struct errline *error);

#endif
