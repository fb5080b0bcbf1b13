// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* process.h - inside sample/: the process that runs drivers (worker.h), as those see it who started it. */
#ifndef XB_SAMPLE_PROCESS_H
#define XB_SAMPLE_PROCESS_H

#include <sys/types.h>

#include "base/errline.h"
#include "sample/message.h"
#include "sample/wish.h"

struct process {
	pid_t pid;
	int sock;
	struct sample_message message; /* the last, which is sound */
};

/* Forks it. -errno */
int process_start(const struct sample_wish *wish, struct process *ret);
/* Ends it, whatever a driver does. */
void process_end(struct process *p);
/*
 * Its next message: 1; 0: there is none yet. -errno with a line in *e: it has failed or ended, or says what can't be; there
 * are none any more.
 */
int process_next(struct process *p, struct errline *e);
/*
 * Waits for all that it tells before it is ready, and calls fn with it, whose result other than 0 is returned. stop_fd:
 * readable when it is to stop; -1: never. Errors as above; -ECANCELED: it was stopped.
 */
int process_each(struct process *p, int stop_fd, int (*fn)(void *u, const struct sample_message *m),
		 void *u, struct errline *e);

#endif
