// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* output.h - a sink and the descriptor to which its text is written. */
#ifndef XB_SESSION_OUTPUT_H
#define XB_SESSION_OUTPUT_H

#include "sink/sink.h"

struct output;

/*
 * Both descriptors are borrowed. Half a second after stop_fd can be read, a write that would wait for a
 * reader fails with -ETIMEDOUT. -ENOENT: no such format.
 */
int output_new(const char *format, const struct sink_opts *opts, int fd, int stop_fd,
	       struct output **ret);
struct output *output_free(struct output *o);
/* What its format needs from the model: enum model_part, enum told_need. */
unsigned output_needs(const struct output *o);
/* Before the first event: the model has what it needs. */
void output_start(struct output *o, struct model *m);
/* Whether its format needs records as they came. */
bool output_wants_records(const struct output *o);
/* Such a record, before output_event() gets its event. Without a need, nothing happens. */
int output_record(struct output *o, const struct xb_hdr *rec);
int output_event(struct output *o, const struct event *e, const struct told *told);
/* Its sink's part in session_settle(). */
int output_settle(struct output *o, bool all);
/* The same of session_help() and session_work(). */
void output_help(struct output *o, const struct sink_helper *h);
bool output_work(struct output *o);
/*
 * Makes the sink write what has waited long enough. If a write fails, this returns its -errno once; from then on,
 * the output ignores everything.
 */
int output_tick(struct output *o, struct model *m, uint64_t now);
/* The -errno of the write that failed, or 0. */
int output_failed(const struct output *o);
/* Why the format may have nothing to write; NULL: it always has something. */
const char *output_nothing(const struct output *o);
/*
 * counted: XB_C_MAX counters, by enum xb_counter, as the stream has them. left_out: how many calls and events were left
 * out; the rest of it is not used.
 */
int output_finish(struct output *o, struct model *m, const struct sink_part *left_out,
		  const uint64_t counted[]);
/* The same counters, with the number of values that this output shows as cut. */
void output_counters(const struct output *o, const uint64_t counted[], uint64_t ret[]);
/* After that: the messages of its sink for the user, line by line. 0 or -ENOMEM. */
int output_remarks(struct output *o, void (*tell)(void *u, const char *line), void *u);

#endif
