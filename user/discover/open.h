// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* open.h - opens what a process has mapped, and makes sure that it is that. */
#ifndef XB_DISCOVER_OPEN_H
#define XB_DISCOVER_OPEN_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "discover/watch.h"

bool open_process_lives(pid_t pid);
/*
 * Opens what is mapped at m; path gets its name as the process has it. A descriptor, which may have O_PATH (see
 * base/foreign.h), or -errno; -ESRCH: the process has ended; -ESTALE: something else is there now.
 */
int open_mapping(struct watch *w, const struct xb_map *m, char *path, size_t size);

#endif
