// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * discover.h - which ELF objects are mapped by which processes, now and as it changes.
 *
 * It uses the real inode (below overlayfs) in the kernel's vm_file: from a task_vma iterator for existing
 * mappings, and from a hook on every new executable mapping, with exec and exit records in the same ring.
 * It subscribes first and then scans. If records are lost, it scans again.
 * Single-threaded: all callbacks come from discover_start(), discover_dispatch(), discover_scan() and
 * discover_file().
 *
 * A forked child has its parent's objects (object_mapped is called for it). process_exec is called before
 * the mappings of the new image. An object that nobody maps is kept for a second or two before
 * object_gone, so that a program that is run repeatedly does not get new probes each time. If a process
 * unloads a library and continues, this is noticed within 30 s. A file that was overwritten in place (its
 * size or mtime changed) is first gone and then new, and is mapped again for all that have it.
 */
#ifndef XB_DISCOVER_H
#define XB_DISCOVER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct discover;
struct errline;
struct xb_map;

struct inode_key {
	uint64_t ino;
	uint32_t dev; /* kernel's dev_t */
	uint32_t gen;
};

struct discover_ops {
	/*
	 * First sight of an inode (in a process that is wanted). fd is open for reading, valid during
	 * the call only; path is as the process sees it ("… (deleted)" and all), for people only.
	 * Returns an id > 0 to keep the object, 0: not interesting (never asked again for this inode
	 * while its size, mtime and ctime stay), or a negative errno: try again with the next process.
	 */
	int (*object_new)(void *u, const struct inode_key *key, int fd, const char *path,
			  pid_t pid);
	/* A process maps a kept object (once a process and object). */
	void (*object_mapped)(void *u, int obj, pid_t pid, const struct xb_map *m);
	/* No process maps it any more: free what belongs to it. */
	void (*object_gone)(void *u, int obj);
	/* May be NULL. */
	void (*process_exec)(void *u, pid_t pid);
	void (*process_exit)(void *u, pid_t pid);
	/* Whether this process matters. Called at its first mapping, and after exec. NULL: all processes do. */
	bool (*wanted)(void *u, pid_t pid);
	/*
	 * How long an object is kept that no process maps any more, in seconds; 0: a second or two.
	 * While everyone is traced, programs that are short and come again need their probes in place.
	 */
	unsigned linger_s;
	/*
	 * Where a process has a kept object; after object_mapped, which gets a held mapping before
	 * it has a place. NULL: nobody needs to know.
	 */
	void (*object_placed)(void *u, int obj, pid_t pid, const struct xb_map *m);
	/*
	 * A process that is wanted maps a file that could not be opened, and this is not tried again for it. path may
	 * be empty. NULL: nobody needs to know.
	 */
	void (*unopened)(void *u, pid_t pid, const char *path, int error);
	/*
	 * On a kernel without a hook for mappings, how long records wait after others, in ms; 0: not at all. What several of
	 * them say of a process is then found by looking at it once.
	 */
	unsigned pause_ms;
};

/* lost: records of mappings, and times at which there was no memory to look for them. */
struct discover_stats {
	uint64_t processes, mappings, inodes, kept, rescans, lost;
};

int discover_new(const struct discover_ops *ops, void *u, struct discover **ret);
struct discover *discover_free(struct discover *d);
/* Subscribes, then scans what runs. With pids: only those (n of them), else all. */
int discover_start(struct discover *d, const pid_t *pids, size_t n);
/* Why discover_start() failed, and what helps: keeps that and returns error. */
int discover_explain(int error, struct errline *e);
int discover_fd(const struct discover *d); /* poll it for input, then call discover_dispatch() */
int discover_dispatch(struct discover *d);
/* Looks at one process now (a new target, or the program that is held). -ESRCH. */
int discover_scan(struct discover *d, pid_t pid);
/* Looks at one open file as if pid mapped it (a held mapping), after finding its real inode. */
int discover_file(struct discover *d, pid_t pid, int fd, const char *path);
/* A file, below an overlay, and whether its content is still the same (mtime in ns). */
struct discover_file_id {
	struct inode_key key;
	uint64_t size, mtime;
};
/* fd is open for reading. After discover_start(). -ENODEV: before. */
int discover_identify(struct discover *d, int fd, struct discover_file_id *ret);
/* Passes on the ids of the kept objects that the process maps. */
void discover_each(const struct discover *d, pid_t pid, void (*fn)(void *u, int obj), void *u);
/* Whether some process maps a kept object for which is() returns true. */
bool discover_uses(const struct discover *d, bool (*is)(const void *u, int obj), const void *u);
/* Passes on the processes that map kept objects. */
void discover_each_process(const struct discover *d, void (*fn)(void *u, pid_t pid), void *u);
void discover_get_stats(const struct discover *d, struct discover_stats *ret);
/* How new mappings are reported, after the start: "fentry", "kprobe" or "perf"; "scan": all processes are looked at each second. */
const char *discover_method(const struct discover *d);

#endif
