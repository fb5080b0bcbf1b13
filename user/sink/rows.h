// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * rows.h - inside sink/: what the model knows of latencies and waits as tables have it: added up by what
 * a row is of, the largest first, and the words that several tables use.
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
	size_t n, room;
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

/* By length. */
struct rows_threads {
	struct waits_thread *at;
	size_t n;
};
int rows_threads(const struct waits *w, struct rows_threads *ret);
void rows_threads_done(struct rows_threads *all);

/* In a column of ten; "-" when there is none. */
void rows_add_duration(struct strbuf *out, bool have, uint64_t ns);
/* A size, in a column of ten. */
void rows_add_bytes(struct strbuf *out, uint64_t bytes);
/* How a process ended. */
void rows_add_end(struct strbuf *out, const struct tally_process *p);
/* "4242 python3", "4242", "(several processes)" */
void rows_add_process(struct strbuf *out, const struct who *who);
/* "4242 python3 main_1(4243)" */
void rows_add_thread(struct strbuf *out, const struct who *who, const char *name, uint32_t tid);
/* What x waits for: "event#3 of scale, submitted 12.000us before by thread 4243; ..." */
void rows_add_for(struct strbuf *out, const struct waits_wait *x, struct names *names);
/* Lines "memory_at": what was live over time. */
void rows_json_memory(struct strbuf *out, const struct lifetimes *l);
/* The table "%9u NAME" of XPTI events; nothing if there were none. 0 or -ENOMEM. */
int rows_add_xpti(struct strbuf *out, const struct latency *l);

#endif
