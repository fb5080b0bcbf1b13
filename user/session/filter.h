// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * filter.h - which events the outputs and the model's parts get: by process and thread, by duration and result, and by
 * the kernels, devices and queues that an event is about.
 *
 * The model's core gets every event first, because others are named by it.
 */
#ifndef XB_SESSION_FILTER_H
#define XB_SESSION_FILTER_H

#include <stdbool.h>

#include "decode/event.h"
#include "model/told.h"
#include "sink/sink.h"
#include "xptibpf/xptibpf.h"

struct commands;
struct filter;

/*
 * stored: the records come from a file. Otherwise, the kernel side has already left out what it can: other processes
 * and threads, and calls by their durations and results. If everything passes, *ret is not changed. Arrays and strings of o are
 * borrowed.
 */
int filter_new(const struct xptibpf_opts *o, bool stored, struct filter **ret);
struct filter *filter_free(struct filter *f);
/* Whether it looks at objects, so that the model has to know commands and the devices of queues (MODEL_COMMANDS). */
bool filter_wants_objects(const struct filter *f);
/* Whether calls of a process are left out, although others of it are not. */
bool filter_is_partial(const struct filter *f);
/* 1, 0 or -ENOMEM. commands: of the model; may be NULL unless filter_wants_objects(). */
int filter_passes(struct filter *f, struct commands *commands, const struct told *told,
		  const struct event *e);

/* Adds an event that is left out to the numbers in *part. */
void filter_count(const struct event *e, struct sink_part *part);

#endif
