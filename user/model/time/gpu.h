// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu.h - how long GPUs were busy with whose work: jobs by process and ring, as the kernel's GPU scheduler tells of
 * them.
 *
 * A ring (an engine, or with xe a queue) is busy with a process's work while it has a job of it: from when the job was
 * handed to the hardware to its end. Times in which there are several count once. The hardware may have had
 * others' jobs before it, on that ring or on one that shares its engine: the scheduler doesn't know.
 *
 * Bounded: GPU_ROWS_MAX rows; jobs of further ones are counted.
 */
#ifndef XB_MODEL_GPU_H
#define XB_MODEL_GPU_H

#include <stdint.h>

#include "base/histogram.h"
#include "decode/event.h"
#include "model/told.h"

#define GPU_ROWS_MAX 4096u

struct gpu_row {
	uint32_t who; /* gpu_who(); 0: of many processes */
	const char *dev, *ring;
	uint64_t jobs;	       /* that have ended */
	uint64_t untimed;      /* of those: when they began was not seen */
	uint64_t busy;	       /* ns */
	struct histogram runs; /* ns from hardware to end, of one job or of one part of it */
	struct histogram
		waits; /* ns before that, since it was queued or was taken off the hardware */
};

struct gpu;
int gpu_new(struct gpu **ret);
struct gpu *gpu_free(struct gpu *g);
/* 0 or -ENOMEM. */
int gpu_event(struct gpu *g, const struct told *told, const struct event *e);

/* Whether there are any (wire.h); *ret_text as there. */
enum xb_gpu_state gpu_state(const struct gpu *g, const char **ret_text);
uint64_t gpu_folded(const struct gpu *g); /* jobs of further rows */
size_t gpu_count(const struct gpu *g);
/* Each row until fn returns another value than 0, which is returned. */
int gpu_each(const struct gpu *g, int (*fn)(void *u, const struct gpu_row *r), void *u);
const struct who *gpu_who(const struct gpu *g, uint32_t who);

#endif
