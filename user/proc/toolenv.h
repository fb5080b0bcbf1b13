// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * toolenv.h - which variables for Level Zero's tools a process was started with, and what they change.
 *
 * The environment is read from /proc/PID/environ, so it is the one at the process's start, without later changes.
 * The process can write it, so its length is bounded, and its text is not escaped.
 */
#ifndef XB_PROC_TOOLENV_H
#define XB_PROC_TOOLENV_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define TOOLENV_MAX 32 /* variables of one process that are kept */

/* Strings are the environment's, except effect, which is a constant. */
struct toolenv_variable {
	const char *name, *value;
	bool on;	    /* false: it is set to a value that switches it off */
	const char *effect; /* what it changes, in one line */
};

struct toolenv {
	char *text; /* the environment, NUL-terminated strings one after the other */
	size_t len;
	struct toolenv_variable vars[TOOLENV_MAX];
	size_t n;
};

/* Fills *ret, which needs toolenv_done(); -EACCES and others: it can't be read. */
int toolenv_read(pid_t pid, struct toolenv *ret);
/* A variable's value, or NULL. */
const char *toolenv_get(const struct toolenv *t, const char *name);
void toolenv_done(struct toolenv *t);

#endif
