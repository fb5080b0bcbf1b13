// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * model.h - what is known of processes and threads from the stream: identity, names, parents.
 *
 * Bounded: a process's state goes 1 s of stream time after its exit record (late records of it are
 * still named till then). See model.c for the limits.
 */
#ifndef XB_MODEL_H
#define XB_MODEL_H

#include <stdint.h>

#include "decode/event.h"

struct model;

struct model_process {
	uint32_t tgid;
	uint32_t ppid;
	uint64_t start_ns;
	uint32_t exec_count;
	char comm[16];
	uint32_t nthreads;
};

int model_new(struct model **ret);
struct model *model_free(struct model *m);
/* Takes in an event (before the sinks see it). */
int model_event(struct model *m, const struct event *e);
/* "main", "main_1_2", or "?TID" for a thread older than our attach. Valid until the next call. */
const char *model_thread_name(struct model *m, uint32_t tgid, uint32_t tid);
/* NULL: unknown. */
const struct model_process *model_process(struct model *m, uint32_t tgid);

#endif
