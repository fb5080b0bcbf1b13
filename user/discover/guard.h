// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * guard.h - the guardian: a small process that owns the source of held mappings and outlives the tracer.
 *
 * The owner of a seccomp listener must answer as long as a filtered process lives: when the last descriptor
 * closes, the held call and all later ones fail with ENOSYS, which would end the program at its next
 * dlopen. A tracer may be killed at any time, so the descriptor belongs to a process that does nothing else.
 * It asks the tracer, waits GUARD_WAIT_MS at most, or GUARD_WORK_MS while the tracer is at work, and lets the
 * call continue; without a tracer, it lets all calls continue at once. It never opens a file of the program, and
 * never waits for anything except its poll(). Only for this folder.
 */
#ifndef XB_DISCOVER_GUARD_H
#define XB_DISCOVER_GUARD_H

#include <stdint.h>
#include <sys/types.h>

#define GUARD_WAIT_MS	2000
#define GUARD_WORK_MS	10000 /* a large library on a busy machine takes longer than that */
#define GUARD_ASLEEP_MS 50    /* how long to wait after the tracer has once not answered in time */

enum guard_kind {
	GUARD_SECCOMP = 1, /* setup, with the listener; from the guardian: a held call */
	GUARD_FANOTIFY, /* setup, with the group; from the guardian: a held open, with its file */
	GUARD_STARTED,	/* from the guardian (fanotify): the first open by a program itself */
};

/* Setup (tracer to guardian), and held calls (guardian to tracer). */
struct guard_msg {
	uint64_t id;
	uint32_t kind;
	uint32_t pid; /* seccomp: of the thread */
	int32_t nr;   /* seccomp: the system call */
	int32_t fd;   /* seccomp: mmap's descriptor, in the program */
};

/* Tracer to guardian: this call may continue. */
struct guard_reply {
	uint64_t id;
};

/* Memory that both share. */
struct guard_page {
	uint64_t held;
	uint64_t missed;
	uint64_t held_ns; /* total time from receiving calls to letting them continue */
	int32_t pid;	  /* the guardian's */
	uint32_t at_work; /* written by the tracer: it is not waiting, so it will answer */
};

/* Starts the guardian. ret_sock: the tracer's end, SOCK_SEQPACKET. page must be shared memory. */
int guard_start(struct guard_page *page, int *ret_sock);

#endif
