// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inside.h - what the files of discover.h share: the tables of objects and processes, and what is done with files and
 * records (only for discover/).
 */
#ifndef XB_DISCOVER_INSIDE_H
#define XB_DISCOVER_INSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define HASH_NONFATAL_OOM 1
#include <uthash.h>

#include "discover/discover.h"
#include "discover/watch.h"

#define RECONCILE_S    30
#define MAX_DEFERRED   256 /* mappings that wait for their exec record */
#define MAX_RETRY_PIDS 256
#define MAX_LOOK       256 /* processes to be looked at */

struct object {
	struct inode_key key;
	struct watch_stamp stamp;
	int id; /* 0: none yet, it failed */
	unsigned refs;
	unsigned fails;
	unsigned idle; /* ticks without a process */
	UT_hash_handle hh;
};

struct link {
	struct object *obj;
	struct xb_map m;
	bool seen; /* in the reconcile that runs */
};

struct proc {
	pid_t pid;
	uint64_t tag_ts; /* of the record that had the tag */
	uint16_t tag;
	bool tagged;
	bool wanted;
	bool asked;
	bool exec_told; /* process_exec, for this tag */
	unsigned retries;
	struct link *links;
	size_t nlinks, cap;
	UT_hash_handle hh;
};

/* A fork whose parent's mappings may not have been reported yet: see on_changed(). */
#define FORKS_KEPT 1024
struct forked {
	pid_t parent, child;
	uint64_t ts;
};

struct discover {
	struct discover_ops ops;
	void *u;
	struct watch *watch;
	struct proc *procs;
	struct object *objects;
	struct discover_stats stats;
	int epoll, timer;
	int pause; /* a timer; -1: records never wait */
	bool paused;
	unsigned ticks;
	uint64_t drops_seen, skips_seen;
	bool lost; /* records were, or may have been: scan everything */
	struct watch_map deferred[MAX_DEFERRED];
	size_t ndeferred;
	pid_t retry[MAX_RETRY_PIDS];
	size_t nretry;
	pid_t look[MAX_LOOK];
	size_t nlook, looked; /* the first ones have been looked at */
	bool looking;
	struct forked forks[FORKS_KEPT]; /* the newest, in a circle */
	size_t nforks;			 /* that ever were */
};

/* ---- table.c */

struct inode_key discover_key_of(const struct xb_map *m);
/* NULL: there is none. */
struct object *discover_object_find(struct discover *d, const struct inode_key *key);
/* NULL: there is no room, or no memory. */
struct object *discover_object_add(struct discover *d, const struct watch_map *w);
void discover_object_forget(struct discover *d, struct object *o);
/* Once in a tick: frees objects that have had no process for long enough. Failed ones may be tried again from time to time. */
void discover_objects_sweep(struct discover *d);

/* NULL: there is none. */
struct proc *discover_proc_find(const struct discover *d, pid_t pid);
/* Made if need be; NULL: no memory. */
struct proc *discover_proc_get(struct discover *d, pid_t pid);
void discover_proc_forget(struct discover *d, struct proc *p);
bool discover_proc_wanted(struct discover *d, struct proc *p);
/* The process runs another program now. */
void discover_proc_reset(struct discover *d, struct proc *p);
/*
 * Notes the image to which a record belongs. False: that image has ended. (A scan is ahead of the ring: it
 * may have reported the new program before the ring's records of the old one are read.)
 */
bool discover_proc_set_tag(struct discover *d, struct proc *p, const struct xb_hdr *h);
/* NULL: it does not map that object. */
struct link *discover_proc_link(struct proc *p, const struct object *o);
void discover_proc_drop_link(struct discover *d, struct proc *p, size_t i);
/* p maps o, at m. */
void discover_map_object(struct discover *d, struct proc *p, struct object *o,
			 const struct xb_map *m);

/* ---- files.c */

/* A process maps that file. fd: the file, already open, by that path, or -1. 0, or the reason why it could not be opened. */
int discover_handle_file(struct discover *d, struct proc *p, const struct watch_map *w, int fd,
			 const char *path);

/* ---- records.c */

extern const struct watch_ops discover_watch_ops;
/*
 * Reads all records, and then looks at those of whom they said so, and nothing else. Returns how many records there were, or
 * -errno. A callback may ask for it again; what that finds is looked at here.
 */
int discover_consume(struct discover *d);
/*
 * Of one process, or with pid 0 of all. Without memory for it (-ENOMEM), or if mappings changed under it (-EAGAIN), all are
 * looked at later.
 */
int discover_rescan(struct discover *d, pid_t pid);

#endif
