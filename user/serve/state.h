// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * state.h - all that the process with privileges tells the one that serves HTTP: one struct of a fixed size, in memory
 * that only the first can write.
 *
 * It is a memfd, sealed after the writer has mapped it, so that no mapping of anybody else can be made writable. The
 * reader takes copies; if the writer was at it meanwhile, it takes another one.
 */
#ifndef XB_SERVE_STATE_H
#define XB_SERVE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/types.h"
#include "serve/config.h"
#include "wire.h"

#define STATE_LIMITS 10 /* of durations */
#define STATE_API    8	/* bytes of a group's name */
#define STATE_NAME   96 /* of a function's */
#define STATE_ROWS   (SERVE_FUNCTIONS_MAX + CAT_API_MAX)

/* Calls of a function, or of all functions of a group that have no row. */
struct state_row {
	char api[STATE_API], function[STATE_NAME];
	uint64_t calls, errors;
	uint64_t timed, ns;	       /* those that returned, and their time */
	uint64_t within[STATE_LIMITS]; /* of them: not longer than collect_limits */
};

struct state_api {
	char name[STATE_API];
	uint64_t programs, launches, unfinished;
};

/* A process of ours. */
struct state_process {
	uint64_t cpu_ns, bytes;
};

struct state {
	uint64_t number;   /* of this state; 0: nothing was read from the kernel yet */
	uint64_t start_ns; /* CLOCK_REALTIME: when counting began */
	uint64_t taken_ns; /* the same: when this was read */
	uint32_t nrows, napis;
	struct state_row rows[STATE_ROWS];
	struct state_api apis[CAT_API_MAX];
	uint64_t folded; /* functions that share a row */
	uint64_t losses[XB_C_LOSS_MAX];
	struct state_process tracer, web;
	uint64_t web_restarts, reloads, failed_reloads;
};

/* Both sides map it: the first one makes it, the second gets its descriptor. */
struct state_shared;
/* *ret_fd: to be passed on, owned. 0 or -errno. */
int state_create(struct state_shared **ret, int *ret_fd);
/* -EPROTO: it has another size. */
int state_map(int fd, struct state_shared **ret);
struct state_shared *state_unmap(struct state_shared *s);

void state_write(struct state_shared *s, const struct state *now);
/* -EAGAIN: the writer stopped in the middle of it. */
int state_read(const struct state_shared *s, struct state *ret);

#endif
