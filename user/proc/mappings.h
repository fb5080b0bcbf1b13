// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mappings.h - which files a process maps executable, according to /proc/PID/maps, and how to open them; and which of its
 * mappings have names. This is one look at a process, without BPF; discover follows changes.
 */
#ifndef XB_PROC_MAPPINGS_H
#define XB_PROC_MAPPINGS_H

#include <stdint.h>
#include <sys/types.h>

/* The device is that of the mount that the process sees; for files of an overlay, it is not that of the inode. */
struct mapping_key {
	uint64_t dev, ino;
};

struct mapping {
	pid_t pid;
	struct mapping_key key;
	uint64_t start, end, pgoff;
	const char *path; /* as the process sees it (also "... (deleted)"); valid during the call */
};

/*
 * Calls fn for each mapping, by address, until it does not return 0; this result is returned. At most 200000 lines are
 * read, because a process may have made more on purpose. -ESRCH, -EACCES.
 */
int mappings_each(pid_t pid, int (*fn)(void *u, const struct mapping *m), void *u);
/* The same for whatever has a name, executable or not, such as "[anon:NAME]", of so many lines at most. */
int mappings_each_named(pid_t pid, unsigned lines, int (*fn)(void *u, const struct mapping *m),
			void *u);
/* Opens it for reading if it is a regular file. Returns a descriptor, or -1. */
int mapping_open(const struct mapping *m);

#endif
