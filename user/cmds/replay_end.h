// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay_end.h - whether a replayed program has made the calls of its recording. */
#ifndef XB_CMDS_REPLAY_END_H
#define XB_CMDS_REPLAY_END_H

#include <stdint.h>

#include "replay_abi.h"

/* The program can write to all of the file. So what is needed of it in the end is copied before, but for the status. */
struct replay_end {
	char release[REPLAY_RELEASE];
	uint64_t ncalls, nthreads;
	struct replay_call *calls;
	struct replay_function *functions;
	struct replay_thread *threads;
	const struct replay_status *s;
};

/* h stays the caller's, until the program has ended. *ret: to be released by replay_end_done(), also after -ENOMEM. */
int replay_end_new(const struct replay_header *h, struct replay_end *ret);
void replay_end_done(struct replay_end *e);

/* Says how far the program came. status: its exit status. Returns that of the command. */
int replay_end_judge(const struct replay_end *e, int status);

#endif
