// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * guard.h - the guardian: a small process that owns the source of held mappings and outlives us.
 *
 * Whoever holds a seccomp listener must answer it for as long as a filtered process lives: when the
 * last descriptor closes, the kernel fails the held call and all later ones with ENOSYS, which would
 * end the program at its next dlopen. A tracer may be killed at any time; so the descriptor belongs
 * to a process that does nothing else. It asks the tracer, waits GUARD_WAIT_MS at most, and lets the
 * call go on; without a tracer it lets everything go on at once. It never opens a file of the
 * program's and never waits for anything but its poll(). Inside this folder only.
 */
#ifndef XB_DISCOVER_GUARD_H
#define XB_DISCOVER_GUARD_H

#include <stdint.h>
#include <sys/types.h>

#define GUARD_WAIT_MS	2000
#define GUARD_ASLEEP_MS 50 /* a tracer that let one time pass is waited for this long only */

enum guard_kind {
	GUARD_SECCOMP = 1, /* setup, with the listener; then from the guardian: a held call */
	GUARD_FANOTIFY, /* setup, with the group; then from the guardian: a held open, with its file */
	GUARD_STARTED, /* from the guardian (fanotify): a program's first open of its own */
};

/* Setup (tracer to guardian), and what is held (guardian to tracer). */
struct guard_msg {
	uint64_t id;
	uint32_t kind;
	uint32_t pid; /* seccomp: of the thread */
	int32_t nr;   /* seccomp: the system call */
	int32_t fd;   /* seccomp: mmap's descriptor, in the program */
};

/* Tracer to guardian: done with this one. */
struct guard_reply {
	uint64_t id;
};

/* Memory that both see. */
struct guard_page {
	uint64_t held;
	uint64_t missed;
	uint64_t held_ns; /* sum, from receiving to letting go */
	int32_t pid;	  /* the guardian's */
};

/* Starts the guardian. ret_sock: the tracer's end, SOCK_SEQPACKET. page must be shared memory. */
int guard_start(struct guard_page *page, int *ret_sock);

/* One message with at most one descriptor (-1: none). Receiving: 0 at the end, *ret_fd owned. */
int guard_send(int sock, const void *msg, size_t size, int fd, int flags);
ssize_t guard_recv(int sock, void *msg, size_t size, int *ret_fd, int flags);

#endif
