// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * found.h - handles what discovery finds: passes libraries to live/objects.h, which plans and probes them, and
 * processes to the parts that they concern. What a user has to know of a library is reported here.
 */
#ifndef XB_LIVE_FOUND_H
#define XB_LIVE_FOUND_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "discover/discover.h"
#include "discover/hold.h"
#include "live/unopened.h"

struct attacher;
struct objects;
struct older;
struct refine;
struct ring;
struct session;
struct targets;

/* All zeros at first. The first part is set before discovery starts; all of it is borrowed. */
struct found {
	struct session *session; /* is warned */
	struct attacher *attacher;
	struct objects *objects;
	const struct targets *targets;
	struct refine *refine; /* learns the files of short-lived processes */
	struct older *older;   /* NULL: calls that are older than the trace are not looked for */
	struct ring *ring;     /* learns what gets no probes */
	struct discover *discover; /* set when there is one */
	bool stacks;		   /* stacks are taken */
	uint64_t started; /* ns: when the trace began, so what comes from now on comes late; 0: not yet */

	bool holding; /* a mapping is held or still to come, or a program is held at its start */
	uint64_t late_files;	       /* libraries that were noticed after they were loaded */
	uint64_t unopened;	       /* mapped files that could not be opened, of each process */
	bool api_seen;		       /* a file with selected functions was found */
	unsigned libraries, functions; /* how many such files, and their probes */
	uint64_t told[16]; /* hashes of the reports about functions, so that each is made once */
	unsigned ntold;
	struct unopened known_unopened;
	bool told_closed, told_denied; /* that permissions are missing */
};

/* For both, u is a struct found. */
extern const struct discover_ops found_discover_ops;
extern const struct hold_ops found_hold_ops;

/* Called for a file that the process is about to map, so that its probes are placed before. */
void found_file_to_come(struct found *f, pid_t pid, int fd, const char *path);

#endif
