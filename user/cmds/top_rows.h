// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* top_rows.h - what top knows: a copy of a snapshot, its tables, and the lines above them. */
#ifndef XB_CMDS_TOP_ROWS_H
#define XB_CMDS_TOP_ROWS_H

#include "cmds/top_table.h"
#include "sink/names.h"
#include "xptibpf/xptibpf.h"

/* ---- snapshots --------------------------------------------------------------------------------- */

/* A snapshot that stays; its strings are the library's. */
struct top_data {
	struct xptibpf_snapshot s;
};
int top_data_copy(const struct xptibpf_snapshot *s, struct top_data **ret);
struct top_data *top_data_free(struct top_data *d);

/* ---- tables ------------------------------------------------------------------------------------ */

enum top_what {
	TOP_PROCESSES,
	TOP_FUNCTIONS,
	TOP_KERNELS,
	TOP_THREADS,
	TOP_MEMORY,
	TOP_WAITS,
	TOP_TABLES
};

struct top_kind {
	const char *title; /* "functions" */
	const struct top_column *columns;
	size_t n, sort; /* by which of them it is sorted at first */
};
extern const struct top_kind top_kinds[TOP_TABLES];
/*
 * Fills t, which is empty. process: whose, of all tables but that of processes. whole: rates and times of the whole
 * trace, not of the last interval.
 */
void top_fill(struct top_table *t, enum top_what what, const struct xptibpf_snapshot *s,
	      uint32_t process, bool whole, struct names *names);
/* What is above the table of processes: the time, calls and memory, losses. No line breaks. */
void top_add_head(struct strbuf *out, const struct xptibpf_snapshot *s, const char *clock);
void top_add_totals(struct strbuf *out, const struct xptibpf_snapshot *s, bool whole);
void top_add_live(struct strbuf *out,
		  const struct xptibpf_snapshot *s); /* before losses, on their line */
void top_add_losses(struct strbuf *out, const struct xptibpf_snapshot *s);

#endif
