// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * waits.h - who waited for what, where each thread's time went, and what is still running.
 *
 * Bounded: WAITS_THREADS_MAX threads (the oldest that have ended are added up by process then),
 * WAITS_GROUPS_MAX rows of waits, and the WAITS_LONGEST longest waits one by one.
 */
#ifndef XB_MODEL_WAITS_H
#define XB_MODEL_WAITS_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/time/commands.h"
#include "model/time/wait.h"
#include "model/told.h"

#define WAITS_THREADS_MAX 8192u
#define WAITS_GROUPS_MAX  8192u
#define WAITS_LONGEST	  128u
#define WAITS_FOR_MAX	  8u  /* things of one wait that are listed one by one */
#define WAITS_NAME	  24u /* bytes of a thread's name */

/* Waits of one process by one function for the same. */
struct waits_group {
	uint32_t who;
	const char *function, *api, *what;
	uint64_t waits, failed, unfinished;
	uint64_t total, max; /* ns */
};

/* Where a thread's time went, from its first call to the end of its last. */
struct waits_thread {
	uint32_t who;
	uint32_t tid;	  /* 0: threads that have ended, together */
	uint32_t threads; /* 1, or how many those are */
	char name[WAITS_NAME];
	uint64_t calls;	    /* outermost ones */
	uint64_t untimed;   /* calls that no return was seen of: their time counts as elsewhere */
	uint64_t from, to;  /* ns; of several threads: not given (0) */
	uint64_t span;	    /* to - from, of all of them together */
	uint64_t submit_ns; /* inside calls that submit commands, and not waiting there */
	uint64_t wait_ns;   /* inside calls that wait */
	uint64_t other_ns;  /* inside other calls */
	uint64_t elsewhere_ns; /* between calls: what the program did there is not known */
	bool lossy; /* records were lost meanwhile: calls may be missing, and count as elsewhere */
	bool running; /* it was inside a call at the end */
	bool ended;
};

/* A thread that was looked at when the trace ended. */
struct waits_outside {
	uint32_t who, tid;
	char thread[WAITS_NAME];
	char at[64];  /* the function of the kernel in which it slept; "": not known */
	bool running; /* each time: whether it is in a call is not known */
};

/* A call that had not returned when the trace ended. */
struct waits_inflight {
	uint32_t who, tid;
	char thread[WAITS_NAME];
	const char *function, *api;
	uint64_t id, parent;
	uint64_t ts, age; /* ns; when older: since we looked */
	bool older;   /* it began before the trace: arguments are not known, age is a lower bound */
	uint8_t kind; /* enum waits_kind */
	struct waits_wait wait; /* if it waits, and is not older */
};

struct waits_totals {
	uint64_t waits;	    /* all that ended */
	uint64_t let_go;    /* threads that were added up */
	uint64_t folded;    /* waits of rows for which there was no room */
	uint64_t unread;    /* lists of events that could not be read */
	uint64_t forgotten; /* commands that were let go before somebody waited for them, or never */
	bool lossy;
};

struct waits;
/* cs: not owned; is fed before. */
int waits_new(struct commands *cs, struct waits **ret);
struct waits *waits_free(struct waits *w);
/* 0 or -ENOMEM. */
int waits_event(struct waits *w, const struct told *told, const struct event *e);

/* Whoever wants each wait that has ended and is in a row; stays where it is as long as w takes in events. */
struct waits_watcher {
	void (*fn)(void *u, const struct waits_wait *x);
	void *u;
	struct waits_watcher *next; /* inside waits.c */
};
/* Before the first event. There may be several watchers. */
void waits_watch(struct waits *w, struct waits_watcher *watcher);

/* Each until fn returns another value than 0, which is returned. */
int waits_each_thread(const struct waits *w, int (*fn)(void *u, const struct waits_thread *t),
		      void *u);
/* Of threads that were looked at, those that are in no call. */
int waits_each_outside(const struct waits *w, int (*fn)(void *u, const struct waits_outside *x),
		       void *u);
/* How many threads of a program made calls (told.who). */
uint32_t waits_threads(const struct waits *w, uint32_t who);
int waits_each_group(const struct waits *w, int (*fn)(void *u, const struct waits_group *g),
		     void *u);
/* The longest, in no order. */
int waits_each_longest(const struct waits *w, int (*fn)(void *u, const struct waits_wait *x),
		       void *u);
/* By thread, the outermost first. */
int waits_each_inflight(const struct waits *w, int (*fn)(void *u, const struct waits_inflight *f),
			void *u);
void waits_get_totals(const struct waits *w, struct waits_totals *ret);
const struct who *waits_who(const struct waits *w, uint32_t who);

#endif
