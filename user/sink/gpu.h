// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* gpu.h - inside sink/: GPU jobs by process and ring, for people; and why they are not measured. */
#ifndef XB_SINK_GPU_H
#define XB_SINK_GPU_H

#include "base/strbuf.h"
#include "wire.h"

struct gpu;
/* The table, its first rows, each line behind indent; or one line that says why there is none. 0 or -ENOMEM. */
int gpu_add(struct strbuf *out, const struct gpu *g, const char *indent, size_t shown);
/* "no_events" */
const char *gpu_state_word(enum xb_gpu_state state);
/* "not measured: REASON"; text as in struct xb_def_gpu. */
void gpu_add_reason(struct strbuf *out, enum xb_gpu_state state, const char *text);

#endif
