// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * session.h - what a live trace and a replay share: one stream of records on its way through decoder and model to the
 * outputs, the recording and whoever watches.
 *
 * Whoever has the records, live/ or replay/, hands them in one after the other (session_take()), says when it looked at
 * the clock (session_tick()), keeps the counters up to date, and ends the session. One thread at a time. Functions
 * return 0 or a negative errno; a write that fails ends the run with its errno, which session_explain() turns into
 * words.
 */
#ifndef XB_SESSION_H
#define XB_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/errline.h"
#include "decode/event.h"
#include "select/select.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "wire.h"
#include "xptibpf/xptibpf.h"

#define SESSION_OUTPUTS 8

struct diff_run;

struct session_opts {
	bool stored; /* the records come from a file: it says what was selected when it was made, */
	bool choose; /* and of that only what is selected now is shown */
	int stop_fd; /* borrowed; readable when the run shall end: then no reader is waited for */
	void (*warn)(void *u, const char *line); /* may be NULL */
	void *u;
};

struct session;
/* Takes the selection over, also when it fails. */
int session_new(const struct session_opts *o, struct selection *select, struct session **ret);
struct session *session_free(struct session *s);

/* What is selected from now on; taken over. */
void session_select(struct session *s, struct selection *select);
const struct selection *session_selection(const struct session *s);

/* ---- who gets it ---------------------------------------------------------------------------------- */

/* On failure *e may have a line. host: this machine, or the one of the recording that is read. */
int session_add_output(struct session *s, const char *format, const struct sink_opts *opts, int fd,
		       struct errline *e);
int session_add_recording(struct session *s, const struct xptibpf_recording *o, const char *host,
			  struct errline *e);
/* -EINVAL: there is one, or it has no interval. */
int session_set_watch(struct session *s, const struct xptibpf_watch *w);
/* Is anything made of events, and not of the records alone? */
bool session_uses_events(const struct session *s);
/*
 * From its beginning on the run is one that can be compared with another. by: as diff has it; host: of the machine, "": not
 * known. -EINVAL: nothing is grouped like that.
 */
int session_measure(struct session *s, const char *by, const char *host);
/* false: it was not asked to measure. Else what it has measured by now, under that name; all is borrowed. */
bool session_get_measured(struct session *s, const char *name, enum rows_by *ret_by,
			  struct diff_run *ret);

/* Has a ring that is kept in memory written. Async-signal-safe; nothing without a recording. */
void session_dump(struct session *s);
/* false: nothing is recorded. Fills in what is known of the files. */
bool session_get_recording(const struct session *s, struct xptibpf_recording_stats *ret);

/* ---- the stream ----------------------------------------------------------------------------------- */

int session_take(struct session *s, const struct xb_hdr *rec);
/* The same, where decoder_decode() of the session's decoder has returned decoded and *e for it already. */
int session_take_decoded(struct session *s, const struct xb_hdr *rec, int decoded,
			 const struct event *e);
/* A record from outside of what was asked for: what it says of names and objects is kept, nothing is shown. */
int session_take_unasked(struct session *s, const struct xb_hdr *rec);
/* A definition that was such a record, now that what was asked for begins. */
int session_introduce(struct session *s, const struct xb_hdr *rec);
/* Has outputs let go of what waited long enough at that time of the stream, ns. */
int session_tick(struct session *s, uint64_t now);

/* Is it time for a snapshot, if somebody watches? */
bool session_snapshot_is_due(struct session *s, uint64_t now);
/*
 * Takes one, if somebody watches. asked: when what is in flight was last asked for, 0: never; calls that were told of
 * before that count as over.
 */
int session_snapshot(struct session *s, uint64_t now, uint64_t asked, bool last);

/* Ends the outputs and the recording, by what the counters say by then. */
int session_end(struct session *s);

/* ---- what there is to know of it ------------------------------------------------------------------ */

/* XB_C_MAX of them, by enum xb_counter, to be kept up to date by whoever has the records. */
uint64_t *session_counters(struct session *s);
struct decoder *session_decoder(struct session *s);
/* After session_end(): calls and events, and values, that are missing. */
void session_get_losses(const struct session *s, uint64_t *ret_lost, uint64_t *ret_incomplete);

/* A line for whoever runs it: what is the matter, and what can be done about it. */
void session_warn(struct session *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Says in *e why a run ended with that errno, if an output or the recording is why; else *e stays as it is. */
void session_explain(const struct session *s, int error, struct errline *e);

#endif
