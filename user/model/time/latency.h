// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * latency.h - how often, how long, how wrong: calls by function, thread and process, kernels and other
 * commands by name, and XPTI events by stream.
 *
 * Bounded: LATENCY_ROWS_MAX rows of (process, thread, function). When they are used up, further threads
 * of a process count as one (tid 0), and then further processes as one (who 0): no call is left
 * out of its function's row as long as there are fewer functions than room.
 */
#ifndef XB_MODEL_LATENCY_H
#define XB_MODEL_LATENCY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/histogram.h"
#include "decode/event.h"
#include "model/time/commands.h"
#include "model/told.h"

#define LATENCY_ROWS_MAX     16384u
#define LATENCY_COMMANDS_MAX 8192u
#define LATENCY_XPTI_MAX     4096u

/* What changes with each call is together, and first. */
struct latency_row {
	uint32_t who;	/* whos_at(); 0: of many processes */
	uint32_t tid;	/* 0: of many threads */
	uint64_t calls; /* that returned, or never will; none in flight */
	uint64_t errors;
	uint64_t unfinished; /* of those: left by an exception, or by the end of their thread */
	uint64_t in_flight;  /* running when the trace ended: in none of the other numbers */
	uint64_t self;	     /* ns in the calls themselves, without traced calls that they made */
	struct histogram times; /* ns of those that returned; none of entry-only probes */
	const char *function, *api;
	char thread[24]; /* "main_1", cut; "" for many */
};

/* Commands of one name that one API's calls submitted. */
struct latency_command {
	uint32_t who;
	const char *label, *api;
	uint8_t kind;		 /* enum command_kind */
	uint64_t lower;		 /* of those submitted: inner layers' views of the others */
	uint64_t sized;		 /* of those without lower: kernels whose size is known */
	uint64_t items;		 /* work-items of these */
	struct histogram submit; /* ns on the host, in the submitting call */
	struct histogram device; /* ns on the device, of those whose times the program asked for */
};

struct latency_xpti {
	const char *name; /* "STREAM EVENT", "STREAM EVENT (TOOL)" */
	uint64_t events;
};

struct latency_totals {
	uint64_t folded_calls;	  /* of rows for which there was no room at all */
	uint64_t folded_commands; /* same */
	uint64_t folded_events;	  /* same, XPTI */
	uint64_t unattributed;	  /* device times that belong to no command that is known */
	uint64_t ticks;		  /* device times in ticks of a clock that is not known */
};

struct latency;
/* cs: not owned; is fed before. */
int latency_new(struct commands *cs, struct latency **ret);
struct latency *latency_free(struct latency *l);
/* Everything begins anew, but for what is known of the calls that threads are in. */
void latency_clear(struct latency *l);
/* 0 or -ENOMEM. */
int latency_event(struct latency *l, const struct told *told, const struct event *e);
/* Of the last event, a call: what latency_row.self has grown by. */
uint64_t latency_last_self(const struct latency *l);

/* Each row until fn returns another value than 0, which is returned. */
int latency_each(const struct latency *l, int (*fn)(void *u, const struct latency_row *r), void *u);
int latency_each_command(const struct latency *l,
			 int (*fn)(void *u, const struct latency_command *c), void *u);
int latency_each_xpti(const struct latency *l, int (*fn)(void *u, const struct latency_xpti *x),
		      void *u);
void latency_get_totals(const struct latency *l, struct latency_totals *ret);
const struct who *latency_who(const struct latency *l, uint32_t who);

#endif
