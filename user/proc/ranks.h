// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ranks.h - which of a group of processes one is, by what the launchers of such groups (of MPI and their
 * like) leave in the environment.
 */
#ifndef XB_PROC_RANKS_H
#define XB_PROC_RANKS_H

#include <stddef.h>
#include <sys/types.h>

#include "wire.h"

/* A definition, to be freed. -ENOENT: it has no rank; -errno: its environment can't be read. */
int ranks_process(pid_t pid, struct xb_def_rank **ret);
/* The same of an environment's bytes, for tests: strings with a NUL behind each. h.ts is 0. */
int ranks_of(const char *environ, size_t size, struct xb_def_rank **ret);

#endif
