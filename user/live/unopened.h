// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unopened.h - which files that processes map could not be opened. A process is looked at again whenever events were lost,
 * which may be each second; so that each file of a process is counted once, and named once, they are remembered.
 */
#ifndef XB_LIVE_UNOPENED_H
#define XB_LIVE_UNOPENED_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define UNOPENED_KEPT \
	1024 /* files of processes that run; then the oldest are forgotten, and may be counted again */
#define UNOPENED_NAMED 16 /* files that are named, the others are only counted */

/* All zeros at first. */
struct unopened {
	struct {
		pid_t pid; /* 0: nothing */
		bool stalled;
		uint64_t file;
	} kept[UNOPENED_KEPT];
	unsigned n; /* that were ever kept */
	uint64_t named[UNOPENED_NAMED];
	unsigned nnamed;
};

/* Whether this is new, and is to be counted. */
bool unopened_add(struct unopened *u, pid_t pid, const char *path, int error);
/*
 * Whether a file of that process, which was just added, is to be named. Of a file system that does not answer, a process
 * often maps many files, and the first one stands for all.
 */
bool unopened_is_named(struct unopened *u, pid_t pid, const char *path, int error);
/* It has ended, or executes another program. */
void unopened_forget(struct unopened *u, pid_t pid);

#endif
