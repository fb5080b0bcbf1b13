/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * report_parts.h - the sections of the report (report.c), each in a file of its own, and what they write alike.
 * All append to out. Those that return something: 0 or -ENOMEM.
 */
#ifndef XB_SINK_REPORT_PARTS_H
#define XB_SINK_REPORT_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "model/model.h"
#include "model/time/waits.h"
#include "sink/names.h"
#include "model/time/tally.h"

#define REPORT_COLUMNS 100u

/* several: processes made calls, so each row says which. */
int report_ran(struct strbuf *out, struct model *m, bool several, struct names *names);
int report_time(struct strbuf *out, struct model *m);
int report_waits(struct strbuf *out, const struct waits *w, bool several, struct names *names);
int report_memory(struct strbuf *out, struct lifetimes *l);

/* Threads of a process that made calls. */
uint64_t report_threads_of(const struct waits *w, const struct tally_process *p);

/* "and 3 more kernels", if not all n are shown. */
void page_more(struct strbuf *out, size_t n, size_t shown, const char *what);
/* Bytes that a name may have in the line that was begun, if so many come behind it. */
size_t page_room(const struct strbuf *out, size_t behind);
/* A percentage, in a column of 10. */
void page_share(struct strbuf *out, uint64_t part, uint64_t all);

static inline size_t page_least(size_t a, size_t b)
{
	return a < b ? a : b;
}

#endif
