// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * watch.h - the kernel side of discovery as a stream of records: loads watch.bpf.c, drains its ring, runs
 * its iterator, and finds the real inode of an open file. follow.c keeps track of objects and processes.
 * Only for this folder.
 */
#ifndef XB_DISCOVER_WATCH_H
#define XB_DISCOVER_WATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "wire_watch.h"

struct watch;

struct watch_ops {
	/* live: it was just made, in the context of its process; otherwise, the iterator found it. */
	void (*map)(void *u, const struct watch_map *w, bool live);
	void (*exec)(void *u, const struct xb_exec *e);
	void (*fork)(void *u, const struct xb_fork *f);
	void (*exit)(void *u, const struct xb_exit *e);
	/* Called if there is no hook on mappings: this process made some, so look at it. */
	void (*changed)(void *u, pid_t pid);
};

int watch_new(const struct watch_ops *ops, void *u, struct watch **ret);
struct watch *watch_free(struct watch *w);
/* Loads and attaches; from then on, records come. -errno of the last way that was tried. */
int watch_start(struct watch *w);
int watch_fd(const struct watch *w); /* readable: watch_consume() */
int watch_consume(struct watch *w);  /* how many records there were, or -errno */
/* Reads the mappings of one process, or of all (pid 0), through ops.map. -EAGAIN: some may be missing. */
int watch_scan(struct watch *w, pid_t pid);
/* The real inode of a file (below overlayfs) and its stamp; other fields are those of xptibpf's own mapping. */
int watch_identify(struct watch *w, int fd, struct watch_map *ret);
/* Files that need no further records until they change. */
bool watch_is_boring(const struct watch *w, const struct watch_map *m);
void watch_set_boring(struct watch *w, const struct watch_map *m);
/* Tells this (process, file) pair again when it is mapped again. */
void watch_forget(struct watch *w, const struct xb_map *m);
uint64_t watch_drops(const struct watch *w);
/* How often the kernel did not report a mapping, mostly of one that is of no interest, or of a new process. */
uint64_t watch_skips(const struct watch *w);
bool watch_is_hooked(const struct watch *w); /* mappings are reported when they are made */
bool watch_is_blind(
	const struct watch *w); /* nothing says that there are new ones: scan now and then */
const char *watch_method(const struct watch *w); /* "fentry", "kprobe", "perf" or "scan" */

#endif
