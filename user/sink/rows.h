// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * rows.h - the model's latencies and waits as rows of tables: added up by function, process or thread, the largest
 * first; and the words that several tables use (only for sink/).
 */
#ifndef XB_SINK_ROWS_H
#define XB_SINK_ROWS_H

#include <stddef.h>

#include "base/strbuf.h"
#include "model/memory/lifetimes.h"
#include "model/time/latency.h"
#include "model/time/tally.h"
#include "model/time/waits.h"
#include "sink/names.h"
#include "sink/order.h"
#include "sink/table.h"

/* What a row is of, in "stat" and in a comparison. */
enum rows_by {
	ROWS_FUNCTION,
	ROWS_PROCESS,
	ROWS_THREAD,
	ROWS_KERNEL, /* nothing but kernels and other commands */
};
/* Up to a NULL. */
extern const char *const rows_by_words[];
/* By enum of kinds of commands (model/time/commands.h). */
extern const char *const rows_kinds[];

struct row {
	char *key; /* what the table calls it */
	/* The first row's that is in it; of one function, process or thread those are all of them. */
	const char *function, *api, *thread;
	uint32_t who, tid;
	uint64_t calls, errors, unfinished, in_flight, self;
	uint64_t all; /* self of all rows */
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

/* The model's own rows, in order. */
struct rows_list {
	const void **at;
	size_t n;
	void *copies; /* of rows that the model doesn't keep */
};
void rows_list_done(struct rows_list *l);
/* Of struct latency_command, by time on the device, then by number. 0 or -ENOMEM, as all of these. */
int rows_commands(const struct latency *l, struct rows_list *ret);
/* Of struct waits_group, by total time. */
int rows_groups(const struct waits *w, struct rows_list *ret);
/* Of struct waits_wait, by duration. */
int rows_longest(const struct waits *w, struct rows_list *ret);
/* Of struct waits_inflight, by thread, the outermost first. */
int rows_in_flight(const struct waits *w, struct rows_list *ret);
/* Of struct waits_thread, by length. */
int rows_threads(const struct waits *w, struct rows_list *ret);
/* What a getter of model/memory/lifetimes.h gives, in its order. */
#define ROWS_OF(list, getter, ...) getter(__VA_ARGS__, (void *)&(list)->at, &(list)->n)
/* Lines of the first rows, as many as are to be shown; returns how many those are. */
size_t rows_lines(struct strbuf *out, const struct table_column *t, const struct rows_list *l,
		  size_t shown, const struct table_view *v);

/* By which of rows_sort_words: the greatest first, names by the alphabet. */
void rows_sort(struct rows *rows, int word);
/* From the first call to the end of the last. */
struct rows_span {
	uint64_t from, to; /* ns; to 0: nothing came */
};
void rows_span_event(struct rows_span *s, const struct event *e);
/* "400 calls in 5.012s: 79.8 a second" */
void rows_add_rate(struct strbuf *out, const struct rows *rows, const struct rows_span *s);

/* In a column of ten; "-" when there is none. */
void rows_add_duration(struct strbuf *out, bool have, uint64_t ns);
/* A size, in a column of ten. */
void rows_add_bytes(struct strbuf *out, uint64_t bytes);
/* How a process ended. */
void rows_add_end(struct strbuf *out, const struct tally_process *p);
/* "4242 python3 main_1(4243)" */
void rows_add_thread(struct strbuf *out, const struct who *who, const char *name, uint32_t tid);
/* Columns for the same as a label. */
#define ROWS_THREAD_LABEL(name) \
	T_LABEL(" %s", WHO, who), T_LABEL(" %s", CHARS, name), T_SOME("(%s)", ID, tid)
/* What x waits for: "event#3 of scale, submitted 12.000us before by thread 4243; ..." */
void rows_add_for(struct strbuf *out, const struct waits_wait *x, struct names *names);
/* Lines "memory_at": what was live over time. */
void rows_json_memory(struct strbuf *out, const struct lifetimes *l);
/* The table of XPTI events; nothing if there were none. 0 or -ENOMEM. */
extern const struct table_column rows_xpti_events[];
int rows_add_xpti(struct strbuf *out, const struct latency *l);

#endif
