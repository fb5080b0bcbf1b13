// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* output.h - a sink and the descriptor that its text goes to. */
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
/* What its format needs the model to keep and to tell: enum model_part, enum told_need. */
unsigned output_needs(const struct output *o);
/* Before the first event: the model has what it needs. */
void output_start(struct output *o, struct model *m);
/* A record as it came, before output_event() has what became of it; only some formats care. */
int output_record(struct output *o, const struct xb_hdr *rec);
int output_event(struct output *o, const struct event *e, const struct told *told);
/* Lets the sink let go of what waited long enough, and writes. Fails with write's -errno, once: then
 * the output is dead and swallows everything. */
int output_tick(struct output *o, struct model *m, uint64_t now);
/* The -errno of the write that failed, or 0. */
int output_failed(const struct output *o);
int output_finish(struct output *o, struct model *m, const uint64_t counters[]);
/* After that: what its sink has to say to whoever ran it, each line of it. 0 or -ENOMEM. */
int output_remarks(struct output *o, void (*tell)(void *u, const char *line), void *u);

#endif
