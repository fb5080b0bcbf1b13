// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * model.h - what is known of processes, threads and objects from the stream: identity, names, parents.
 *
 * Bounded: a process's state goes 1 s of stream time after its exit record (late records of it are
 * still named till then). See core.c and handles.h for the limits.
 */
#ifndef XB_MODEL_H
#define XB_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/told.h"

struct model;
struct graph;
struct lifetimes;

/* What more than processes and objects is kept, only when somebody asks for it. */
enum model_part {
	MODEL_GRAPH = 1,     /* model/graph/graph.h */
	MODEL_WAITS = 2,     /* model/time/waits.h */
	MODEL_LATENCY = 4,   /* model/time/latency.h */
	MODEL_MEMORY = 8,    /* model/memory/lifetimes.h */
	MODEL_COMMANDS = 16, /* model/time/commands.h; WAITS and LATENCY bring it */
	MODEL_GPU = 32,	     /* model/time/gpu_busy.h */
	MODEL_TALLY = 64,    /* model/time/tally.h */
	MODEL_METRICS = 128, /* model/metrics/metrics.h */
};

int model_new(struct model **ret);
/*
 * needs: an or of enum model_part and enum told_need, added to what is kept and filled already. Before the
 * first event.
 */
int model_enable(struct model *m, unsigned needs);
struct model *model_free(struct model *m);
/* NULL: not enabled. */
struct waits;
struct latency;
struct waits *model_waits(struct model *m);
struct latency *model_latency(struct model *m);
struct commands;
struct clocks_stamps;
struct commands *model_commands(struct model *m);
struct gpu_busy;
struct gpu_busy *model_gpu(struct model *m);
struct tally;
const struct tally *model_tally(const struct model *m);
struct metrics;
const struct metrics *model_metrics(const struct model *m);
/* Takes in an event (before the sinks see it). */
int model_event(struct model *m, const struct event *e);
/* The same of an event that nobody asked for: names and objects are known by it, the parts leave it out. */
int model_event_unasked(struct model *m, const struct event *e);
/*
 * After model_event_unasked(): fills model_told(). Then either model_event_again(), or, if a filter leaves the event out,
 * model_event_left_out(): parts learn only what they need for other events, which are the commands that were submitted
 * and the ends of memory.
 */
void model_tell(struct model *m, const struct event *e);
int model_event_left_out(struct model *m, const struct event *e);
/* The opposite: what is known already is given to the parts, for which the stream begins here. */
int model_event_again(struct model *m, const struct event *e);
/*
 * What is known of the event that was taken in last, by model_event() or model_event_again(). Valid until the
 * next one.
 */
const struct told *model_told(const struct model *m);
/* The machine of a process or thread; NULL: all are of one. Valid as long as m. */
const char *model_host(const struct model *m, uint32_t tgid);
/* NULL: unknown. */
const struct model_process *model_process(struct model *m, uint32_t tgid);

/* The parts; NULL: not enabled. */
struct graph *model_graph(struct model *m);
struct lifetimes *model_lifetimes(struct model *m);
/* Objects that were forgotten to keep within limits. */
uint64_t model_forgotten(const struct model *m);

#endif
