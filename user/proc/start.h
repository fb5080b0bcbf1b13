// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * start.h - with what a process was started: its program's file, arguments, working directory, and of its environment what
 * matters to the runtimes that are traced.
 *
 * An environment holds passwords and keys. Only variables of known names are kept, or those that the user names; a known
 * name that looks like that of a secret is not kept unless it is named in full.
 */
#ifndef XB_PROC_START_H
#define XB_PROC_START_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "wire.h"

/* Names that are wanted besides the known ones; they may have wildcards. */
struct start_names {
	const char *const *names;
	size_t n;
};

/* Whether a variable of this name is kept. */
bool start_keeps(const struct start_names *also, const char *name);
/* The caller frees it. -ESRCH: it has ended; -EACCES; -ENOMEM. */
int start_read(pid_t pid, const struct start_names *also, struct xb_start **ret);
/* The same of texts: args and environ have a NUL after each. */
int start_make(const char *exe, const char *cwd, const char *args, size_t args_len,
	       const char *environ, size_t environ_len, const struct start_names *also,
	       struct xb_start **ret);

#endif
