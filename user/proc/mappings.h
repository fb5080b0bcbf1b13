// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mappings.h - which files a process maps executable, as /proc/PID/maps has them, and how to open them. For one look
 * at a process, without BPF; what changes afterwards is discover's.
 */
#ifndef XB_PROC_MAPPINGS_H
#define XB_PROC_MAPPINGS_H

#include <stdint.h>
#include <sys/types.h>

/* The device is the one of the mount that the process sees: of an overlay's files not the inode's own. */
struct mapping_key {
	uint64_t dev, ino;
};

struct mapping {
	pid_t pid;
	struct mapping_key key;
	uint64_t start, end, pgoff;
	const char *path; /* as the process sees it ("... (deleted)", too); during the call */
};

/*
 * fn for each, by address; not 0 ends it and is returned. At most 200000 lines are read: a process may have made more
 * on purpose. -ESRCH, -EACCES.
 */
int mappings_each(pid_t pid, int (*fn)(void *u, const struct mapping *m), void *u);
/* For reading, if it is a regular file; a descriptor, or -1. */
int mapping_open(const struct mapping *m);

#endif
