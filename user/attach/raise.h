// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raise.h - raises the reference counter of a probe in one process, without BPF and without an attacher: for who only
 * has a word to say to a beacon (include/arm_abi.h).
 */
#ifndef XB_ATTACH_RAISE_H
#define XB_ATTACH_RAISE_H

#include <sys/types.h>

#include "attach/counter.h"

/*
 * Returns a descriptor: until it is closed, or we end, the counter of that process, which maps the file that fd has
 * open, is one higher. -ESRCH: it has ended; -EACCES, -EPERM; -ENOTSUP: not on this kernel.
 */
int raise_counter(pid_t pid, int fd, const struct attach_counter *counter);

#endif
