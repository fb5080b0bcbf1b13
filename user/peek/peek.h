// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * peek.h - reads the memory of another process, with bounds, and without stopping it.
 */
#ifndef XB_PEEK_H
#define XB_PEEK_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Up to max bytes of text at addr, NUL-terminated into buf (max + 1 bytes). Returns its length, or
 * -errno (-ESRCH gone, -EFAULT unmapped, -EPERM). */
long peek_str(pid_t pid, uint64_t addr, char *buf, size_t max);
/* Exactly len bytes, or -errno. */
int peek_mem(pid_t pid, uint64_t addr, void *buf, size_t len);
/*
 * Whether addr is in a private mapping of a file that is not writable, so that it can't have changed: 1, 0,
 * or -errno. Call it before the other two, which wait for a page that was never touched; the result is also 0
 * if that could take long (FUSE, networks, memory that userfaultfd may serve).
 */
int peek_is_constant(pid_t pid, uint64_t addr);
/*
 * The same as the first two, but from no page for which one would have to wait: only those that the process has in
 * memory and those of peek_is_constant(). -EAGAIN: it is another. (A process that takes a page away at this very
 * moment, to provide it itself, can still delay this.)
 */
long peek_str_now(pid_t pid, uint64_t addr, char *buf, size_t max);
int peek_mem_now(pid_t pid, uint64_t addr, void *buf, size_t len);

#endif
