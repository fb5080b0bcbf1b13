// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * found.h - what discovery finds, taken on: libraries to live/objects.h, which plans and probes them, processes to
 * whoever they concern. What a user has to know of a library is said here.
 */
#ifndef XB_LIVE_FOUND_H
#define XB_LIVE_FOUND_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "discover/discover.h"
#include "discover/hold.h"

struct attacher;
struct objects;
struct older;
struct session;
struct targets;

/* Zeroes to begin with. The first part is set before discovery starts; all of it is borrowed. */
struct found {
	struct session *session; /* is warned */
	struct attacher *attacher;
	struct objects *objects;
	const struct targets *targets;
	struct older *older;	   /* NULL: nobody looks for calls from before */
	struct discover *discover; /* from when there is one */
	bool stacks;		   /* are taken */
	bool started;		   /* the first look is over: what comes from now on comes late */

	bool holding;	     /* a mapping is held, or still to come, or a program at its start */
	uint64_t late_files; /* libraries that were noticed after they were loaded */
	bool api_seen;	     /* some file with what was asked for was found */
	uint64_t told[16];   /* hashes of what was told of functions that the catalog lacks */
	unsigned ntold;
};

/* Both have a struct found as their u. */
extern const struct discover_ops found_discover_ops;
extern const struct hold_ops found_hold_ops;

/* A file that the process is about to map: its probes are placed before it does. */
void found_file_to_come(struct found *f, pid_t pid, int fd, const char *path);

#endif
