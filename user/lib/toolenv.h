// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * toolenv.h - which variables of Level Zero's tools a process was started with, and what they change.
 *
 * The environment is read from /proc/PID/environ: what the process began with, not what it has set since.
 * It is the process's to write, so it is bounded, and what comes from it is not escaped.
 */
#ifndef XB_LIB_TOOLENV_H
#define XB_LIB_TOOLENV_H

#include <stddef.h>
#include <sys/types.h>

#include "xptibpf/xptibpf.h"

#define TOOLENV_MAX 32 /* variables of one process that are told */

struct toolenv {
	char *text; /* the environment, NUL-terminated strings one after the other */
	size_t len;
	struct xptibpf_variable vars[TOOLENV_MAX];
	size_t n;
};

/* Fills *ret, which needs toolenv_done(); -EACCES and others: it can't be read. */
int toolenv_read(pid_t pid, struct toolenv *ret);
/* A variable's value, or NULL. */
const char *toolenv_get(const struct toolenv *t, const char *name);
void toolenv_done(struct toolenv *t);

#endif
