// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* procfs.h - reads the facts from /proc that become definitions in the stream. */
#ifndef XB_PROC_PROCFS_H
#define XB_PROC_PROCFS_H

#include <stdbool.h>
#include <sys/types.h>

#include "wire.h"

/* Calls fn for each process until it does not return 0; this result is returned. -errno: there is no /proc. */
int procfs_each(int (*fn)(void *u, pid_t pid), void *u);
/* The process to which a thread belongs. -ESRCH. */
int procfs_tgid(pid_t tid, pid_t *ret);
/* The state of a process. -ESRCH; -EACCES: it exists, but the caller may not read its state. */
struct procfs_state {
	char state; /* as in ps: R, S, D, T (stopped), t (stopped by its tracer), Z (it has ended), X */
	unsigned threads; /* the first one counts until all have ended */
	pid_t tracer;	  /* the process that traces it by ptrace(), 0: none */
	bool kernel_thread;
	bool ending;	   /* it has begun to end: its memory may be gone already */
	bool shadow_stack; /* the processor checks its return addresses */
	char comm[XB_COMM];
};
int procfs_state(pid_t pid, struct procfs_state *ret);
/* Whether the kernel refuses the caller a look at a process: it has another user or more privileges. Its maps don't show
   that, for which CAP_PERFMON is enough. */
bool procfs_is_closed(pid_t pid);
/* What is to be said of a process that ends, of "it"; NULL: it lives. */
const char *procfs_ending(const struct procfs_state *s);
/* Makes the definition of a process that is older than its trace. The caller frees it. -ESRCH: it has ended. */
int procfs_process(pid_t pid, struct xb_def_process **ret);
/* The same of one that has ended, without exe and command line. -ENOMEM. */
int procfs_process_heard(const struct xb_heard *r, struct xb_def_process **ret);
/*
 * Whether xptibpf is in a pid namespace of its own. The kernel's pids, which probes and the filter use, are not
 * visible there.
 */
bool procfs_in_pid_namespace(void);
/* The name of this machine, in buf or a constant; "" if it has none. */
const char *procfs_host(char *buf, size_t size);
/* Fills in the clocks and the boot id. */
void procfs_clock(struct xb_def_clock *c);

#endif
