/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * handle_names.h - the names of kernels that are older than the trace, from the memory to which their handles point.
 *
 * Where a driver has the name there is not documented and may change with any release, so it is learnt, as
 * handle_names.c explains. The process controls all of this memory: whatever it has there, a name that is returned is
 * plain text, and reading it ends soon.
 */
#ifndef XB_PEEK_HANDLE_NAMES_H
#define XB_PEEK_HANDLE_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "plan/texts.h"

#define HANDLE_NAME_MAX TEXTS_LONGEST /* bytes of a name, without its NUL */

struct handle_names;
struct reader;

/* reader: who reads files with GPU code; it outlives ret. NULL: this process. */
int handle_names_new(struct reader *reader, struct handle_names **ret);
struct handle_names *handle_names_free(struct handle_names *h);

/*
 * A call of the process made that handle for the kernel of that name (len bytes; cut: of a longer one). 1: the name
 * that handle_names_launched() returned is none any more; 0; -ENOMEM.
 */
int handle_names_told(struct handle_names *h, pid_t pid, uint64_t handle, const char *name,
		      size_t len, bool cut);
/*
 * The process has launched that handle, at time from (ns, CLOCK_MONOTONIC). 1: *ret_name is its name, or "", if the
 * one that was returned before is not its name any more; 0: nothing is new, or nothing is known; -ENOMEM. The name
 * is valid until the next call.
 */
int handle_names_launched(struct handle_names *h, pid_t pid, uint64_t handle, uint64_t from,
			  const char **ret_name);
/* A call of the process may have ended kernels, so that others may get their handles. */
void handle_names_ended(struct handle_names *h, pid_t pid);
/* The process has ended, or runs another program. */
void handle_names_drop(struct handle_names *h, pid_t pid);

#endif
