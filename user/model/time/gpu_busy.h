// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_busy.h - how long GPUs were busy with the work of each process: jobs by process and ring, as reported by the kernel's
 * GPU scheduler.
 *
 * A ring (an engine, or with xe a queue) is busy with a process's work while it has a job of it: from the time the
 * hardware got the job to its end. Times with several jobs count once. The hardware may have had jobs of others before
 * it, on that ring or on one that shares its engine, which the scheduler doesn't know.
 *
 * Bounded: GPU_ROWS_MAX rows; jobs of further ones are counted.
 */
#ifndef XB_MODEL_GPU_BUSY_H
#define XB_MODEL_GPU_BUSY_H

#include <stdint.h>

#include "base/histogram.h"
#include "decode/event.h"
#include "model/told.h"

#define GPU_ROWS_MAX 4096u

struct gpu_row {
	uint32_t who; /* in gpu_whos(); 0: of many processes */
	const char *dev, *ring;
	uint64_t jobs;	       /* that have ended */
	uint64_t untimed;      /* of those: when they began was not seen */
	uint64_t busy;	       /* ns */
	struct histogram runs; /* ns from hardware to end, of one job or of one part of it */
	struct histogram
		waits; /* ns before that, since it was queued or was taken off the hardware */
};

struct gpu_busy;
struct whos;
/* whos: that told.who is a number of; not owned. */
int gpu_busy_new(const struct whos *whos, struct gpu_busy **ret);
struct gpu_busy *gpu_busy_free(struct gpu_busy *g);
/* 0 or -ENOMEM. */
int gpu_busy_event(struct gpu_busy *g, const struct told *told, const struct event *e);

/* Whether there are any (wire.h); *ret_text as there. */
enum xb_gpu_state gpu_busy_state(const struct gpu_busy *g, const char **ret_text);
uint64_t gpu_busy_folded(const struct gpu_busy *g); /* jobs of further rows */
size_t gpu_busy_count(const struct gpu_busy *g);
/* Each row until fn returns another value than 0, which is returned. */
int gpu_busy_each(const struct gpu_busy *g, int (*fn)(void *u, const struct gpu_row *r), void *u);
const struct whos *gpu_whos(const struct gpu_busy *g);

#endif
