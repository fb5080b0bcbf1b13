// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* rows.h - inside sink/: what the model knows of latencies, added up by what a table has rows of. */
#ifndef XB_SINK_ROWS_H
#define XB_SINK_ROWS_H

#include <stddef.h>

#include "base/strbuf.h"
#include "model/latency.h"

enum rows_by { ROWS_FUNCTION, ROWS_PROCESS, ROWS_THREAD };

struct row {
	char *key; /* what the table calls it */
	/* The first row's that is in it; of one function, process or thread those are all of them. */
	const char *function, *api, *thread;
	uint32_t who, tid;
	uint64_t calls, errors, unfinished, in_flight, self;
	struct histogram times;
};

struct rows {
	struct row *row; /* most time of its own first */
	size_t n;
	uint64_t self; /* of all */
};
#define ROWS_INIT { 0 }

/* 0 or -ENOMEM; rows_done() in any case. */
int rows_collect(const struct latency *l, enum rows_by by, struct rows *ret);
void rows_done(struct rows *rows);

/* In a column of ten; "-" when there is none. */
void rows_add_duration(struct strbuf *out, bool have, uint64_t ns);
/* "4242 python3", "4242", "(several processes)" */
void rows_add_process(struct strbuf *out, const struct who *who);
/* The table "%9u NAME" of XPTI events; nothing if there were none. 0 or -ENOMEM. */
int rows_add_xpti(struct strbuf *out, const struct latency *l);

#endif
