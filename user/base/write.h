// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * write.h - writes to descriptors of which the other end may be closed.
 *
 * If the reader of a pipe has gone, a write fails with EPIPE, and by default also ends the whole process by SIGPIPE. A
 * library must prevent this without changing what the process does about the signal. These functions therefore block
 * SIGPIPE in the calling thread while they write, and remove the one that their own write has caused.
 */
#ifndef XB_BASE_WRITE_H
#define XB_BASE_WRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Like write(), without SIGPIPE: the number of bytes that were written, or -errno. */
ssize_t write_some(int fd, const void *data, size_t len);
/*
 * Writes as much as is possible at once: the number of bytes, -EAGAIN if there is no room, or -errno. To be called after
 * poll() has reported room; otherwise a kernel whose pipes have no such writes (before 6.5), or a terminal, may wait.
 */
ssize_t write_ready(int fd, const void *data, size_t len);
/* Writes everything, in spite of interruptions. 0 or -errno; -EIO: nothing more can be written. */
int write_all(int fd, const void *data, size_t len);
/*
 * Writes everything to a descriptor whose reader may be slow. wait is called before each write, which never waits itself:
 * it returns 0 as soon as there is room, or a negative errno, with which the write ends. NULL: nobody is waited for, as in
 * write_all(). 0 or -errno.
 */
typedef int write_wait_fn(void *u);
int write_with(int fd, const void *data, size_t len, write_wait_fn *wait, void *u);

/* May a write to it wait for a reader? Not if it is a regular file, or /dev/null and its like. */
bool write_may_wait(int fd);

#endif
