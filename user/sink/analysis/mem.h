// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mem.h - inside sink/: lines about memory that several views for people have. */
#ifndef XB_SINK_MEM_H
#define XB_SINK_MEM_H

#include "base/strbuf.h"
#include "model/memory/lifetimes.h"
#include "sink/table.h"

/* Tables of struct lifetimes_leak, and of struct lifetimes_fault. */
extern const struct table_column mem_leaks[], mem_faults[];
#define MEM_UNSIZED T_SOME(" (%s of unknown size)", COUNT, unsized)
/* Labels of a struct lifetimes_row (total: which has none), lifetimes_copy and lifetimes_import. */
#define MEM_LABEL(total) T_LABEL("  %s", TEXT, label, .absent = (total)), MEM_UNSIZED
#define MEM_COPY_LABEL                                                       \
	{ .label = "  ", .kind = TABLE_OWN }, T_LABEL_BY(mem_add_direction), \
		T_LABEL(" [%s]", TEXT, process), MEM_UNSIZED
#define MEM_IMPORT_LABEL                                                                          \
	T_LABEL("  %s", TEXT, site), T_LABEL(" [%s]", TEXT, process), T_LABEL_BY(mem_add_origin), \
		MEM_UNSIZED
/* Of a struct lifetimes_copy: "M2D", "fill D, by the runtime". */
void mem_add_direction(struct strbuf *out, const void *row, const struct table_view *v);
/* Of a struct lifetimes_import, after the text own: whose it is. */
void mem_add_origin(struct strbuf *out, const void *row, const struct table_view *v);
/* "3 calls ..." in a line after lead, if there are any. */
void mem_add_gap(struct strbuf *out, const char *lead, uint64_t n, const char *what);
/* What is not known of memory, a line each after lead; nothing when all is. */
void mem_add_gaps(struct strbuf *out, const struct lifetimes *l, const char *lead);

#endif
