// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * session.h - what a live trace and a replay share: one stream of records on its way through decoder and model to the
 * outputs, the recording and the snapshots.
 *
 * The source of the records, live/ or replay/, passes them in one after the other (session_take()), says when it read
 * the clock (session_tick()), keeps the counters up to date, and ends the session. Only one thread at a time may use
 * it. Functions return 0 or a negative errno; a write that fails ends the run with its errno, which session_explain()
 * puts into words.
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
struct subscribers;

struct session_opts {
	bool stored; /* the records come from a file, which has the selection with which it was made, */
	bool choose;	/* and only what is selected now is shown */
	bool no_stacks; /* calls are shown without the stacks that they have */
	int stop_fd; /* borrowed; readable when the run shall end: then no reader is waited for */
	void (*warn)(void *u, const char *line); /* may be NULL */
	void *u;
};

struct session;
struct filter;
/* Takes the selection and the filter over, also when it fails. filter: NULL if everything passes. */
int session_new(const struct session_opts *o, struct selection *select, struct filter *filter,
		struct session **ret);
struct session *session_free(struct session *s);

/* The selection from now on, which the session then owns. */
void session_select(struct session *s, struct selection *select);
const struct selection *session_selection(const struct session *s);

/* ---- who gets it ---------------------------------------------------------------------------------- */

/* On failure, *e may have a line. host: this machine, or that of the recording that is read. */
int session_add_output(struct session *s, const char *format, const struct sink_opts *opts, int fd,
		       struct errline *e);
int session_add_recording(struct session *s, const struct xptibpf_recording *o, const char *host,
			  struct errline *e);
/* -EINVAL: there is one, or it has no interval. */
int session_set_watch(struct session *s, const struct xptibpf_watch *w);
/* Before the first record. *ret lives as long as the session. */
int session_subscribe(struct session *s, xptibpf_callback *callback, void *user,
		      struct xptibpf_subscriber **ret);
/* NULL: there are none. */
struct subscribers *session_subscribers(struct session *s);
/* Whether anybody beside the subscribers gets what is traced. */
bool session_has_others(const struct session *s);
/* Whether anything needs events, and not only records. */
bool session_uses_events(const struct session *s);
/*
 * Makes the run one that can be compared with another, from its beginning on. by: as for diff; host: of the machine,
 * "": not known. -EINVAL: there is no such grouping.
 */
int session_measure(struct session *s, const char *by, const char *host);
/* What was measured so far, with that name; all of it is borrowed. False: measuring was not requested. */
bool session_get_measured(struct session *s, const char *name, enum rows_by *ret_by,
			  struct diff_run *ret);

/* Has a ring that is kept in memory written. Async-signal-safe; nothing without a recording. */
void session_dump(struct session *s);
/* Fills in what is known of the files. False: nothing is recorded. */
bool session_get_recording(const struct session *s, struct xptibpf_recording_stats *ret);

/* ---- the stream ----------------------------------------------------------------------------------- */

int session_take(struct session *s, const struct xb_hdr *rec);
/* The same, if decoder_decode() of the session's decoder has already returned decoded and *e for the record. */
int session_take_decoded(struct session *s, const struct xb_hdr *rec, int decoded,
			 const struct event *e);
/*
 * For events that stay (struct event). all: waits until nobody keeps one any more; else another batch was passed on, and
 * waits until nobody keeps one of EVENT_STAYS batches before.
 */
int session_settle(struct session *s, bool all);
/* There is another thread that helps, which is borrowed; NULL: there is none any more. */
void session_help(struct session *s, const struct sink_helper *h);
/* The only function for that thread while another one uses the session. False: there was nothing to do. */
bool session_work(struct session *s);
/* A call has begun: for subscribers alone. */
void session_enter(struct session *s, const struct xb_enter *rec);
/* A record outside of the range that was asked for: its names and objects are kept, but nothing is shown. */
int session_take_unasked(struct session *s, const struct xb_hdr *rec);
/* A definition among such records, when the range begins. */
int session_introduce(struct session *s, const struct xb_hdr *rec);
/* Makes outputs write what has waited long enough at that time of the stream, in ns. */
int session_tick(struct session *s, uint64_t now);

/* Whether it is time for a snapshot, if there is a watch. idle: xptibpf_watch.idle_ns applies. */
bool session_snapshot_is_due(struct session *s, uint64_t now, bool idle);
/* ns until then; 0: it is time, or there is no watch. */
uint64_t session_snapshot_left_ns(const struct session *s, uint64_t now, bool idle);
/*
 * Takes a snapshot, if there is a watch. asked: when calls in flight were last requested, 0: never; calls that were
 * reported before that count as ended.
 */
int session_snapshot(struct session *s, uint64_t now, uint64_t asked, bool last);

/* Ends the outputs and the recording, with the counters as they are then. */
int session_end(struct session *s);

/* ---- what there is to know of it ------------------------------------------------------------------ */

/* XB_C_MAX counters, by enum xb_counter, which the source of the records keeps up to date. */
uint64_t *session_counters(struct session *s);
/* How many programs use each API, by enum cat_api_id; a live trace keeps them up to date. */
uint64_t *session_users(struct session *s);
struct session_costs {
	uint32_t limit; /* millionths, as xptibpf_watch.max_overhead */
	struct xptibpf_costs_now now;
};
/* NULL: nobody watches costs. Otherwise a live trace that counts calls keeps them up to date. */
struct session_costs *session_costs(struct session *s);
/* NULL: nobody watches sums. Otherwise a live trace that counts calls keeps them up to date. */
struct session_sums *session_sums(struct session *s);
/* What it counts by group, where by is not 0: the same. The array is freed with the session. */
struct session_groups *session_groups(struct session *s);
/* Processes by what they use; kept up to date where sums are. */
struct session_runtimes *session_runtimes(struct session *s);
/* NULL: nobody asks for slow calls. Otherwise a live trace that counts calls keeps them up to date. */
struct session_slow *session_slow(struct session *s);
/* Whether there are captures (xptibpf_capture_begin()). */
bool session_captures(const struct session *s);
struct decoder *session_decoder(struct session *s);
/* After session_end(): the numbers of missing calls and events, and of missing values. */
void session_get_losses(const struct session *s, uint64_t *ret_lost, uint64_t *ret_incomplete);

/* Before session_end(): the file that is read ends too early, which its reader says. */
void session_cut(struct session *s);
/* Passes a line to the user: what is wrong, and what can be done about it. */
void session_warn(struct session *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* If an output or the recording ended the run with that errno, *e gets the reason; otherwise it is not changed. */
void session_explain(const struct session *s, int error, struct errline *e);

#endif
