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

#include "base/clock.h"

#define UNOPENED_KEPT \
	1024 /* files of processes that run; then the oldest are forgotten, and may be counted again */
#define UNOPENED_NAMED 16 /* files that are named in an hour, the others are only counted */
#define UNOPENED_AGAIN (3600 * NS_PER_S) /* after that, also those that were named before */

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
	uint64_t named_since; /* ns: when the first of them was named */
};

/* Whether this is new, and is to be counted. */
bool unopened_add(struct unopened *u, pid_t pid, const char *path, int error);
/*
 * Whether a file of that process, which was just added, is to be named, now (ns). Of a file system that does not answer, a
 * process often maps many files, and the first one stands for all.
 */
bool unopened_is_named(struct unopened *u, pid_t pid, const char *path, int error, uint64_t now);
/* It has ended, or executes another program. */
void unopened_forget(struct unopened *u, pid_t pid);

#endif
