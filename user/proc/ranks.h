// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ranks.h - the number of a process in its group, which launchers (of MPI and similar systems) leave in the
 * environment.
 */
#ifndef XB_PROC_RANKS_H
#define XB_PROC_RANKS_H

#include <stddef.h>
#include <sys/types.h>

#include "wire.h"

/* Makes a definition, which the caller frees. -ENOENT: it has no rank; -errno: its environment can't be read. */
int ranks_process(pid_t pid, struct xb_def_rank **ret);
/* The same for the bytes of an environment (strings, each with a NUL), for tests. h.ts is 0. */
int ranks_of(const char *environ, size_t size, struct xb_def_rank **ret);

#endif
