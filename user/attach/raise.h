// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raise.h - raises the reference counter of a probe in one process, without BPF and without an attacher, to request
 * something of a beacon (include/arm_abi.h).
 */
#ifndef XB_ATTACH_RAISE_H
#define XB_ATTACH_RAISE_H

#include <sys/types.h>

#include "attach/counter.h"

/*
 * Returns a descriptor. Until it is closed, or xptibpf ends, the counter in that process, which maps the file that is
 * open as fd, is greater by one. -ESRCH: the process has ended; -EACCES, -EPERM; -ENOSYS: this kernel can't do it.
 */
int raise_counter(pid_t pid, int fd, const struct attach_counter *counter);

#endif
