// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inject_look.h - what an injection (inject_thread.c) knows of the process, and what is examined from outside before
 * one of its threads is stopped (only for arm/).
 */
#ifndef XB_ARM_INJECT_LOOK_H
#define XB_ARM_INJECT_LOOK_H

#include "arm/call.h"
#include "arm/image.h"
#include "arm/inject.h"
#include "arm/threads.h"

#define STUCK_MAX 32
#define MS	  1000000ULL

struct injection {
	const struct arm_request *rq;
	struct arm_told *told;
	uint64_t until;
	int mem; /* memory of the program at the beginning; after an exec, nothing can be read from it */
	struct image *image;
	struct image_calls calls;
	const char *why; /* the last thread was left alone; a constant */
	pid_t why_tid;
	pid_t stuck[STUCK_MAX]; /* don't stop */
	unsigned nstuck, turn, rounds, refused;
	uint64_t map, map_size, data_at, block_at;
	struct sleepers sleepers;
	struct thread *list;	/* in turn */
	unsigned no_thread;	/* how often the kernel said EAGAIN to a new one */
	char spelled[ARM_PATH]; /* of the memory file */
	bool restored; /* the borrowed thread has continued, and does not use the new stack */
	int result;    /* result of the tracing thread */
};

/* The step is done. */
void inject_step(struct injection *s, enum arm_step step);
/* Returns r, and leaves the text for the caller. */
int inject_say(struct injection *s, int r, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
void inject_nap(uint64_t ns);

struct inject_status {
	char state;
	int tgid, tracer, kernel, threads;
	bool shadow_stack;
};

/* 0; -ESRCH: there is no such thread; or an error of status_read(). */
int inject_read_status(pid_t pid, struct inject_status *ret);
/* Whether the first thread has ended: either all others end, too, or one is about to exec. */
bool inject_has_ended(const struct inject_status *st);
/* Says why the process can't be reached any more: -ESRCH. */
int inject_gone(struct injection *s);
/* hint, if a security module may have caused this error, because the errno does not show it; otherwise "". */
const char *inject_hint(int error, const char *hint);

/* Finds the process's image and the functions to call; 0 or -errno, with a text. */
int inject_look(struct injection *s);
/* Frees what inject_look() found. */
void inject_forget(struct injection *s);

#endif
