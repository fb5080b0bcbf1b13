// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tracer.h - the tracer object from the inside: shared by the files of lib/ alone. */
#ifndef XB_LIB_TRACER_H
#define XB_LIB_TRACER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arm/arming.h"
#include "discover/discover.h"
#include "discover/hold.h"
#include "live/counts.h"
#include "live/objects.h"
#include "live/refine.h"
#include "plan/capture.h"
#include "sink/rows.h"
#include "select/select.h"
#include "select/stacks.h"
#include "session/output.h"
#include "session/tape.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

#define MAX_OUTPUTS 8
#define MAX_TARGETS 1024 /* pids that may be asked for by number */

struct target {
	pid_t pid;
	int pidfd; /* -1: gone */
};

struct xptibpf {
	struct xptibpf_opts opts;
	struct selection *select;
	struct stacks_choice *stacks; /* NULL: none */
	struct capture_limits limits;
	struct attacher *attacher;
	struct discover *discover;
	struct objects *objects;
	struct older *older;   /* with opts.in_flight */
	struct counts *counts; /* NULL: calls are told */
	enum xb_count_by count_by;
	bool launches_only;
	struct arming *arming; /* NULL: nobody is to be armed */
	size_t to_arm, armed;  /* of which nothing is known yet; that speak */
	struct hold *hold;
	struct ring *ring;
	struct decoder *decoder;
	struct model *model;
	struct refine *refine;
	struct replay *replay; /* the records come from a file: no attacher, discovery, ring */
	struct tape *tape;     /* NULL: nothing is recorded */
	struct snapshots *snapshots; /* NULL: nobody watches */
	uint64_t asked;		     /* ns: when what is in flight was last asked for */
	struct xptibpf_recording recording;
	uint64_t next_progress; /* ns */
	struct {
		bool wanted; /* the model keeps what a comparison needs */
		enum rows_by by;
		char host[256]; /* "": not known */
	} measured;
	struct output *outputs[MAX_OUTPUTS];
	size_t noutputs;
	struct target *targets;
	size_t ntargets, alive;
	bool everyone; /* no process was named: all of them, or all of a kind */
	bool discard;  /* what the ring still has is counted as lost, not shown */
	uint64_t discarded;
	bool started;	     /* the first scan is over */
	bool holding;	     /* a mapping is held, or still to come, or a program at its start */
	uint64_t late_files; /* libraries that were noticed after they were loaded */
	bool api_seen;	     /* some file of ours was found */
	int stop_fd, epoll;
	uint64_t next_loss;  /* ns: when to look at the loss counters again */
	uint64_t start, end; /* ns; end 0: no limit */
	int exit_status;
	bool exited; /* the program that we started */
	int output_error;
	uint64_t lost, incomplete;
	struct objects_stats object_stats;
	uint64_t counters[XB_C_MAX];
	uint64_t told[16]; /* hashes of what was told of functions that the catalog lacks */
	unsigned ntold;
	char error[512];
};

/* Keeps the line for xptibpf_error() and returns error. */
int tracer_fail(struct xptibpf *x, int error, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* What xptibpf_error(NULL) says. */
void tracer_new_error(const char *line);
void tracer_warn(struct xptibpf *x, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* ---- consume.c: what live records and those of a file have in common ---- */

int tracer_consume(struct xptibpf *x, const struct xb_hdr *rec);
/* The same of what decoder_decode() has said of it already. */
int tracer_consume_decoded(struct xptibpf *x, const struct xb_hdr *rec, int decoded,
			   const struct event *e);
/* A record from before what is asked for, or behind it: what it tells of names and objects is kept. */
int tracer_consume_unasked(struct xptibpf *x, const struct xb_hdr *rec);
/* A definition that was such a record, now that it begins. */
int tracer_introduce(struct xptibpf *x, const struct xb_hdr *rec);
/* Lets outputs go of what waited long enough at that time of the stream. */
int tracer_tick(struct xptibpf *x, uint64_t now);
/* If somebody watches; now: the stream's time. */
int tracer_snapshot(struct xptibpf *x, uint64_t now, bool last);
/* By x->counters. */
int tracer_finish_outputs(struct xptibpf *x);

/* ---- diff.c ---- */

/* From its beginning the run is one that can be compared. -EINVAL: there is no such group. */
int tracer_measure(struct xptibpf *x, const char *by, const char *host);

/* ---- found.c: what discovery found, of a struct xptibpf ---- */

extern const struct discover_ops found_discover_ops;
extern const struct hold_ops found_hold_ops;

/* ---- targets.c: who is traced ---- */

/* Checks that everyone who was asked for by number exists, and keeps hold of them. */
int targets_check(struct xptibpf *x);
/* Lets go of one that has ended. */
void targets_gone(struct xptibpf *x, size_t i);
/* The kernel side's filter, and its sets. */
void targets_filter(const struct xptibpf *x, struct xb_filter *f);
int targets_fill_sets(struct xptibpf *x);

#endif
