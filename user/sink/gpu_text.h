// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* gpu_text.h - inside sink/: GPU jobs by process and ring, for people; and why they are not measured. */
#ifndef XB_SINK_GPU_TEXT_H
#define XB_SINK_GPU_TEXT_H

#include "base/strbuf.h"
#include "sink/table.h"
#include "wire.h"

struct gpu_busy;
/* The table, its first rows, each line after indent; or one line that says why there is none. 0 or -ENOMEM. */
int gpu_text_rows(struct strbuf *out, const struct gpu_busy *g, const char *indent, size_t shown);
/* Of struct gpu_row. */
extern const struct table_column gpu_rings[];
/* "no_events" */
const char *gpu_text_state_word(enum xb_gpu_state state);
/* "not measured: REASON"; text as in struct xb_def_gpu. */
void gpu_text_reason(struct strbuf *out, enum xb_gpu_state state, const char *text);

#endif
