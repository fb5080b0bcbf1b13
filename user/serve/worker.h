// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * worker.h - the processes of `serve` without privileges: one serves HTTP, and one for each time reads the
 * configuration.
 *
 * A worker is this program, executed anew, so that nothing of the tracer's memory is in it: no rings, no maps. It has
 * no descriptors but those it was given, gives up user, groups and capabilities (base/leave.h), every file and every
 * new connection (Landlock, where the kernel has it), and all system calls but the few that it needs (seccomp). It ends
 * with its parent.
 */
#ifndef XB_SERVE_WORKER_H
#define XB_SERVE_WORKER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "base/errline.h"
#include "serve/config.h"

/*
 * Starts the one that serves HTTP. state: of state_create(); *ret_hold: owned; when it is closed, the worker ends. Its
 * parent waits for *ret. 0 or -errno.
 */
int worker_start_web(const int listeners[], size_t n, int state, pid_t *ret, int *ret_hold);
/* Has a file read by one. -errno with a line in *e, which names the file. */
int worker_read_config(const char *path, struct serve_config *ret, struct errline *e);

/*
 * In the new process, which is started as "xptibpf serve WORD". argv has the last two words. Whether they are those of a
 * worker, and what it then does; returns its exit status.
 */
bool worker_is(int argc, char **argv);
int worker_main(char **argv, const char *version);

#endif
