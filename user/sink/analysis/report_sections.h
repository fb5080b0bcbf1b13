/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * report_sections.h - the sections of the report (report.c), each in a file of its own, and what they have in common.
 * All append to out. Those that return something return 0 or -ENOMEM.
 */
#ifndef XB_SINK_REPORT_SECTIONS_H
#define XB_SINK_REPORT_SECTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "model/model.h"
#include "model/time/waits.h"
#include "sink/rows.h"
#include "sink/table.h"
#include "model/time/tally.h"

/* What all sections are of: own of their struct table_view. */
struct report {
	struct model *model;
	bool several; /* processes made calls, so each row says which */
};
/* The parts of the model that both forms need. */
#define REPORT_NEEDS                                                                          \
	(MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU | MODEL_TALLY | \
	 MODEL_METRICS)

int report_ran(struct strbuf *out, const struct table_view *v);
int report_time(struct strbuf *out, const struct table_view *v);
int report_waits(struct strbuf *out, const struct table_view *v);
int report_memory(struct strbuf *out, struct lifetimes *l);
/* What could not be known, a line each that begins with two blanks; and what of it only losses tell. */
int report_unknown(struct strbuf *out, struct model *m);
void report_unknown_lost(struct strbuf *out, const uint64_t counters[]);

/* Of struct tally_process, struct tally_failure and struct tally_diagnostic. */
extern const struct table_column report_processes[], report_failures[], report_diagnostics[];

/* "and 3 more kernels", if not all n are shown. */
void page_more(struct strbuf *out, size_t n, size_t shown, const char *what);
/* The first rows, and how many more there are; none stands for them if there are none. got: as of the list's getter. */
int page_rows(struct strbuf *out, const struct table_column *t, const char *label, const char *none,
	      int got, const struct rows_list *l, size_t shown, const char *what,
	      const struct table_view *v);
/* "4242 python3: ", where there are several. */
void page_process(struct strbuf *out, uint32_t who, const struct table_view *v);

static inline size_t page_least(size_t a, size_t b)
{
	return a < b ? a : b;
}

#endif
