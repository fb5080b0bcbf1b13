// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * write.h - writing to descriptors of which the other end may go away.
 *
 * A pipe whose reader has gone makes a write fail with EPIPE, and by default it also ends the whole process by SIGPIPE.
 * A library must not let that happen, and it must not change what the process does about the signal either. So these
 * block it in the calling thread while they write, and take away the one that their own write has caused.
 */
#ifndef XB_BASE_WRITE_H
#define XB_BASE_WRITE_H

#include <stddef.h>
#include <sys/types.h>

/* As write(), without SIGPIPE: how many bytes were written, or -errno. */
ssize_t write_some(int fd, const void *data, size_t len);
/* Writes all of it, whatever interrupts it. 0 or -errno; -EIO: nothing more goes in. */
int write_all(int fd, const void *data, size_t len);

#endif
