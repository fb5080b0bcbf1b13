// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* pass.h - processes of our own, and messages between them, which may carry a descriptor. */
#ifndef XB_BASE_PASS_H
#define XB_BASE_PASS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/*
 * Forks a process that nobody of ours waits for, and that ^C does not reach: it has its own session, and is a child of init.
 * *ret_sock: its end of a socket for messages, or the caller's; owned. 1 in it, 0 in the caller, or -errno.
 */
int pass_fork(int *ret_sock);
/* The same with a child, which the caller waits for; *ret_pid is set in the caller. */
int pass_fork_child(pid_t *ret_pid, int *ret_sock);
/*
 * Makes such a process small: it keeps nothing of the caller except this socket, whose number is returned, and what
 * memory they share. All signals are ignored, and it is called name in lists of processes.
 */
int pass_become(const char *name, int sock);

/* One message with at most one descriptor (-1: none). Receiving: 0 at the end, *ret_fd owned. */
int pass_send(int sock, const void *msg, size_t size, int fd, int flags);
ssize_t pass_recv(int sock, void *msg, size_t size, int *ret_fd, int flags);
/* Waits for one. False: none came until then (ns, as now_ns() says), or the time is over already. */
bool pass_wait(int sock, uint64_t until);

#endif
