// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * leave.h - how a process of our own that reads what others wrote gives up what it was born with.
 *
 * The first three are async-signal-safe, for the time between fork() and exec.
 */
#ifndef XB_BASE_LEAVE_H
#define XB_BASE_LEAVE_H

#include <stddef.h>
#include <sys/types.h>

/* Signals get their default handlers and none is blocked. Ctrl-C is for the tracer: this process has its own session. */
void leave_signals(void);
/*
 * No user, group or capability of the caller, none to be gained by exec, and no memory that others of the new user may
 * read. The thread's alone: call it while there is only one. Where this user namespace has nobody else, the user stays.
 * 0, or -errno: then the process has to end.
 */
int leave_privileges(void);
/* The same, but of the caller's groups these stay. */
int leave_privileges_but(const gid_t groups[], size_t n);

/* All descriptors but this one, which becomes 0. -errno. */
int leave_descriptors(int keep);
/*
 * Memory that others write or see: what is mapped here for both. What the C library maps of its own files is not written,
 * and stays. -errno.
 */
int leave_shared(void);
/* All memory beyond what there is now and so many bytes; no file is written, and none is made of a crash. -errno. */
int leave_memory(unsigned long bytes);
/*
 * Files, except those below the paths (until NULL), which may be read, and devices in /dev, which may be written. Kernels that
 * have no Landlock leave it at what nobody may do.
 */
void leave_files(const char *const paths[]);
/*
 * All system calls but those with which such a process reads its descriptors, answers, allocates and ends. The others
 * fail with EPERM: no file, socket, process or signal. After leave_privileges(). -errno.
 */
int leave_calls(void);

#endif
