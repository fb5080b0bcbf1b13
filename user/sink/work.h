// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * work.h - what a call makes a device do (launch a kernel, copy), for people and for programs (only for sink/).
 * docs/json.md describes the JSON.
 */
#ifndef XB_SINK_WORK_H
#define XB_SINK_WORK_H

#include "sink/value.h"

/* Members "kernel", "copy" and "context" of a call, those that it has. */
void work_json(struct json *j, const struct value_view *view);
/* Of those, what a launch says of the kernel's arguments: "args", "args_truncated". */
void work_args_json(struct json *j, const struct model_launch *l, const struct value_view *view);
/* " [kernel#1 global=1024 local=64 args=(...)]", " [M2D 4096 bytes]"; nothing for other calls. */
void work_text(struct strbuf *out, const struct value_view *view);

/* Why a call has no end, by its record's flags: one word; NULL: it has one. */
const char *work_unfinished(unsigned flags);
/* What the sizes of a launch count, by enum cat_sizes: in a column, and as their name in a line. */
extern const char *const work_counts[], *const work_sizes[];

#endif
