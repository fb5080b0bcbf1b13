// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes.h - the lives of allocations: where and by whom memory was allocated, whether it still exists, and whether
 * it was freed correctly. lifetimes_keep.c explains how several views of one allocation are joined.
 *
 * Bounded by the limits below. What has no room is counted in struct lifetimes_gaps, and if this could make a result
 * wrong, the result is no longer reported.
 *
 * Sizes are in bytes, times in ns of the stream. What the getters return belongs to the struct lifetimes and is valid
 * until its next event; the caller frees arrays of pointers.
 */
#ifndef XB_MODEL_LIFETIMES_H
#define XB_MODEL_LIFETIMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/told.h"

#define LIFETIMES_LIVE_MAX    65536u /* allocations that live, in all processes */
#define LIFETIMES_DEAD_MAX    4096u  /* of a process, remembered to tell a second free */
#define LIFETIMES_DEAD_ALL    32768u /* of all processes */
#define LIFETIMES_VIEWS_MAX   6u     /* layers that one allocation is seen by */
#define LIFETIMES_PROCESSES   8192u
#define LIFETIMES_THREADS     4096u /* that are inside nested calls */
#define LIFETIMES_PENDING_MAX 16u   /* allocations or copies inside one call */
#define LIFETIMES_EXPORTS_MAX 4096u
#define LIFETIMES_HANDLE_MAX  256u	 /* bytes of a handle between processes */
#define LIFETIMES_ROWS_MAX    4096u	 /* of one table */
#define LIFETIMES_POINTS_MAX  1024u	 /* of the timeline; then its steps become twice as long */
#define LIFETIMES_STEP	      1000000ull /* ns: its first step */
#define LIFETIMES_SIZES	      48 /* copies by size: place n counts those from 2^n to 2^(n+1) - 1 */

enum lifetimes_by {
	LIFETIMES_BY_KIND,
	LIFETIMES_BY_DEVICE,
	LIFETIMES_BY_SITE,
	LIFETIMES_BY_PROCESS,
	LIFETIMES_BY_MAX,
};

/* Only what the program itself has of memory is in rows by device, site and process, and in the total. */
struct lifetimes_row {
	const char *label;
	uint64_t live, live_count;     /* bytes and allocations now */
	uint64_t peak;		       /* the most bytes at once */
	uint64_t bytes, count;	       /* ever */
	uint64_t leaked, leaked_count; /* there when the process ended */
	uint64_t unsized; /* allocations whose size is not known: in the counts alone */
	bool counts;	  /* rows by kind: in the total, too */
};

/* Allocations alike that were never freed. */
struct lifetimes_leak {
	const char *process, *kind, *device, *site, *made_by;
	uint64_t size,
		size_max; /* of the smallest and the largest; those of an unknown place have one size */
	uint64_t count, bytes;
	uint64_t first_address, first_at, last_at;
	bool has_size;
	bool ended;  /* their process has ended; else they are live */
	bool may_be; /* records were lost since: they may have been freed */
	bool counts; /* the program's own memory: in the total */
};

enum lifetimes_fault_type {
	LIFETIMES_DOUBLE_FREE,
	LIFETIMES_UNKNOWN_FREE,	 /* of what was never allocated */
	LIFETIMES_OTHER_PROCESS, /* a child frees what its parent has allocated before the fork */
	LIFETIMES_OTHER_CONTEXT, /* by another context, and so maybe device, than it was made in */
	LIFETIMES_FAULT_TYPES,
};

/* Frees alike that should not have been made. */
struct lifetimes_fault {
	enum lifetimes_fault_type type;
	const char *process, *call, *site;
	const char *result;  /* what the first of them returned; NULL: it says nothing */
	const char *made_by; /* the call that allocated it; NULL: not known */
	const char *made_at; /* its site; NULL: not known */
	const char *made_process;
	uint64_t count;
	uint64_t address, at; /* of the first */
	uint32_t tid;
	bool refused; /* the first failed */
	bool may_be;  /* an allocation in between may not have been seen */
};

struct lifetimes_copy {
	const char *process;
	char from, to; /* as in model_copy; a fill has no from: 0 */
	bool below;    /* made by a runtime for itself */
	uint64_t count, bytes, unsized;
	uint64_t min, max;
	uint64_t sizes[LIFETIMES_SIZES];
};

/* Calls that should have allocated or freed, and failed. */
struct lifetimes_failure {
	const char *process, *call, *result;
	uint64_t count, bytes; /* that were asked for, where known */
};

/* Sizes of the same allocations, seen by two layers. */
struct lifetimes_difference {
	const char *upper, *lower; /* calls */
	uint64_t count, upper_bytes, lower_bytes, first_address;
};

/* Whose imported memory is. */
enum lifetimes_from {
	LIFETIMES_FROM_KNOWN,
	LIFETIMES_FROM_UNTOLD, /* what it was imported by is no handle whose bytes the call tells */
	LIFETIMES_FROM_NOBODY, /* nobody was seen giving this handle */
	LIFETIMES_FROM_SEVERAL, /* the handle means several things */
	LIFETIMES_FROM_FILE,	/* the importer made the handle of a file's descriptor */
};

/* Memory that others have: imports alike. What it is a view of is counted where it was made. */
struct lifetimes_import {
	const char *process, *call, *site;
	enum lifetimes_from from;
	/* Else NULL. All but the process may be NULL where the exporter's memory is older than the trace. */
	const char *from_process, *from_kind, *from_device, *from_site, *from_call;
	uint64_t from_address, first_at; /* of the first */
	uint64_t count, unsized;
	uint64_t open;	/* not closed */
	uint64_t bytes; /* of all */
	bool may_be; /* the handle is too short to be nobody else's, or records were lost since */
};

struct lifetimes_point {
	uint64_t at;   /* start of the step */
	uint64_t live; /* at its end */
	uint64_t peak; /* in it */
};

/* What is not known, or was let go. */
struct lifetimes_gaps {
	uint64_t older_frees; /* of what is older than the trace, or was made unseen: no errors */
	uint64_t untracked;   /* allocations without room */
	uint64_t no_address;  /* whose address could not be read */
	uint64_t replaced;    /* that went unseen: another has their address */
	uint64_t dead_forgotten; /* that can't be told from unknown ones any more */
	uint64_t folded;	 /* of which rows there is no row */
	bool lossy;		 /* records were lost */
	bool older;		 /* a process is older than the trace */
};

/* One allocation, when no more is to come of it. */
struct lifetimes_life {
	const char *process, *kind, *device, *site, *made_by; /* as of struct lifetimes_leak */
	uint32_t pid, tid;				      /* tid: that made it */
	uint32_t stack; /* of the call that made it (event_site.id); 0: not known */
	uint64_t address, size;
	uint64_t made_at, freed_at; /* freed_at 0: was not */
	bool has_size;
	bool ended;  /* not freed, and its process has ended */
	bool may_be; /* not freed, but records were lost since */
	bool counts; /* the program's own memory: in the total */
	uint8_t mem; /* enum cat_mem; more than that: what only XPTI or a mapping has */
};

#define LIFETIMES_NEEDS (TOLD_COPY | TOLD_MEMORY)

struct lifetimes;
int lifetimes_new(struct lifetimes **ret);
struct lifetimes *lifetimes_free(struct lifetimes *l);
/*
 * What told->all_memory says of a call that frees: what was not seen being allocated was not allocated.
 * 0 or -ENOMEM.
 */
int lifetimes_event(struct lifetimes *l, const struct told *told, const struct event *e);
/*
 * The same for an event that is in no table, because a filter leaves it out: it may only end what is there. From then
 * on, a free of what is not known is no fault.
 */
int lifetimes_left_out(struct lifetimes *l, const struct told *told, const struct event *e);

/* Whoever wants each of them; stays where it is as long as l takes in events. */
struct lifetimes_watcher {
	void (*fn)(void *u, const struct lifetimes_life *x);
	void *u;
	struct lifetimes_watcher *next; /* inside lifetimes_keep.c */
};
/*
 * From now on w->fn is called for each, in the order in which they are let go, and not when l is freed. Before the
 * first event. There may be several watchers.
 */
void lifetimes_watch(struct lifetimes *l, struct lifetimes_watcher *w);
/* After lifetimes_finish(): the same for what is still there, for w alone. */
void lifetimes_watch_rest(const struct lifetimes *l, const struct lifetimes_watcher *w);

/* Each that lives now, of processes that have not ended, until fn returns another value than 0, which is returned. */
int lifetimes_each_living(const struct lifetimes *l,
			  int (*fn)(void *u, const struct lifetimes_life *x), void *u);

/* The stream is over: what processes that have ended had left is leaked. */
void lifetimes_finish(struct lifetimes *l);

const struct lifetimes_row *lifetimes_total(const struct lifetimes *l);
/* By peak, the largest first. */
int lifetimes_rows(struct lifetimes *l, enum lifetimes_by by, const struct lifetimes_row ***ret,
		   size_t *ret_n);
/* What was leaked by processes that have ended, and what is live in the others; the most bytes first. */
int lifetimes_leaks(struct lifetimes *l, const struct lifetimes_leak ***ret, size_t *ret_n);
/* These in the order of their first coming. */
int lifetimes_faults(struct lifetimes *l, const struct lifetimes_fault ***ret, size_t *ret_n);
int lifetimes_copies(struct lifetimes *l, const struct lifetimes_copy ***ret, size_t *ret_n);
int lifetimes_failures(struct lifetimes *l, const struct lifetimes_failure ***ret, size_t *ret_n);
int lifetimes_differences(struct lifetimes *l, const struct lifetimes_difference ***ret,
			  size_t *ret_n);
int lifetimes_imports(struct lifetimes *l, const struct lifetimes_import ***ret, size_t *ret_n);
const char *lifetimes_from_text(enum lifetimes_from f); /* why it is not known */
size_t lifetimes_timeline(const struct lifetimes *l, const struct lifetimes_point **ret,
			  uint64_t *ret_step);
void lifetimes_gaps(const struct lifetimes *l, struct lifetimes_gaps *ret);
const char *lifetimes_fault_text(enum lifetimes_fault_type t);

#endif
