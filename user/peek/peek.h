// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * peek.h - reads another process's memory, bounded, never stopping it.
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
 * Is addr in a private mapping of a file that is not writable (so that it can't have changed)? 1, 0,
 * -errno. Ask before the other two, which wait for whatever is behind a page that was never touched:
 * the answer is 0 also where that could take long (FUSE, networks, what userfaultfd may serve).
 */
int peek_is_constant(pid_t pid, uint64_t addr);

#endif
