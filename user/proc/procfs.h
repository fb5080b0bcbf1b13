// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* procfs.h - the few facts of /proc that become definitions of the stream. */
#ifndef XB_PROC_PROCFS_H
#define XB_PROC_PROCFS_H

#include <stdbool.h>
#include <sys/types.h>

#include "wire.h"

/* fn for each process that there is, until it returns anything except 0, which is returned. -errno: there is no /proc. */
int procfs_each(int (*fn)(void *u, pid_t pid), void *u);
/* The process that a thread belongs to. -ESRCH. */
int procfs_tgid(pid_t tid, pid_t *ret);
/* How a process stands, as far as others may know. -ESRCH; -EACCES: it is there, and we may not know. */
struct procfs_state {
	char state; /* as ps has it: R, S, D, T (stopped), t (by its tracer), Z (it has ended), X */
	unsigned threads; /* the first one counts until all have ended */
	pid_t tracer;	  /* who holds it by ptrace(), 0: nobody */
	bool kernel_thread;
	bool shadow_stack; /* the processor checks where its functions return to */
	char comm[XB_COMM];
};
int procfs_state(pid_t pid, struct procfs_state *ret);
/* A process definition, to be freed. -ESRCH: gone. flags: XB_PROC_OLD or 0. */
int procfs_process(pid_t pid, unsigned flags, struct xb_def_process **ret);
/*
 * Are we in a pid namespace of our own? There the kernel's process numbers, which probes and the filter
 * go by, are not those that we see.
 */
bool procfs_in_pid_namespace(void);
/* The name of this machine, in buf or a constant; "": it has none. */
const char *procfs_host(char *buf, size_t size);
/* Fills in the clocks and the boot id. */
void procfs_clock(struct xb_def_clock *c);

#endif
