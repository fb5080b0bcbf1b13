// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_child.h - a process without privileges that `serve` keeps running (serve/worker.h). */
#ifndef XB_CMDS_SERVE_CHILD_H
#define XB_CMDS_SERVE_CHILD_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct serve_child {
	const char *what; /* it does, for people: "serves HTTP" */
	pid_t pid;	  /* 0: there is none */
	int hold;	  /* when it is closed, the process ends */
	uint64_t started;
	unsigned early;	  /* how often, in succession, it has ended soon after its start */
	uint64_t gone_ns; /* processor time of those that have ended */
};

/* After one of the functions that start a worker, with its result, which is returned: says what went wrong. */
int serve_child_started(struct serve_child *c, int r);
/* Whether it has ended since the last time, which is said. Then there is none. */
bool serve_child_ended(struct serve_child *c);
/* The same without words, and whatever the reason: its status is that of wait(). */
bool serve_child_reaped(struct serve_child *c, int *ret_status);
/* Processor time of this one and those before it. */
uint64_t serve_child_cpu_ns(const struct serve_child *c);
/* Ends it, after so much time to end by itself. Without one, there is nothing to be done. */
void serve_child_stop(struct serve_child *c, unsigned grace_ms);
/* Ends it, and waits for its end for so long at most: what hangs in a driver does not end. Then it is nobody's child. */
void serve_child_leave(struct serve_child *c, unsigned wait_ms);

#endif
