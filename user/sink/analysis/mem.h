// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mem.h - inside sink/: lines about memory that several views for people have. */
#ifndef XB_SINK_MEM_H
#define XB_SINK_MEM_H

#include "base/strbuf.h"
#include "model/memory/lifetimes.h"

/* Each with its end of line; the first number is in a column of ten or eleven. */
void mem_add_leak(struct strbuf *out, const struct lifetimes_leak *k);
void mem_add_fault(struct strbuf *out, const struct lifetimes_fault *f);
/* Behind its numbers: what was imported, where; and behind that text, whose it is. */
void mem_add_import(struct strbuf *out, const struct lifetimes_import *i, const char *between);
/* What is not known of memory, a line each behind lead; nothing when all is. */
void mem_add_gaps(struct strbuf *out, const struct lifetimes *l, const char *lead);
/* "M2D", "fill D" */
void mem_add_direction(struct strbuf *out, const struct lifetimes_copy *c);

#endif
