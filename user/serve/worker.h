// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * worker.h - the processes of `serve` without privileges: one serves HTTP, one sends by OTLP, one reads what devices do,
 * and one for each time reads the configuration, or looks at certificates and passwords.
 *
 * A worker is this program, executed anew, so that nothing of the tracer's memory is in it: no rings, no maps. It has
 * no descriptors but those it was given, gives up user, groups and capabilities (base/leave.h), every file and every
 * new connection (Landlock, where the kernel has it), and all system calls but the few that it needs (seccomp). It ends
 * with its parent. The one that sends can connect over IP, and read what libraries need for names and certificates. The one
 * that reads devices runs their drivers' libraries, after it has left all that it can do without; these may open devices,
 * and make any call but those that reach other processes.
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
int worker_start_web(const int listeners[], size_t n, int state, const struct web_secrets *secrets,
		     pid_t *ret, int *ret_hold);
/*
 * The same for the one that sends by OTLP. status: of otlp_status_create(). When *ret_hold is closed, it sends once more
 * and ends.
 */
int worker_start_otlp(const struct otlp_config *config, int state, int status, pid_t *ret,
		      int *ret_hold);
/* The same for the one that reads devices. shared: of devices_create(). Its exit status may be DEVICES_NONE. */
int worker_start_devices(int shared, pid_t *ret, int *ret_hold);
/* For base/anew.h: executes this program as the one that reads libraries, or names for stacks. */
void worker_execute(const char *word, int sock);
/* Has a file read by one. -errno with a line in *e, which names the file. */
int worker_read_config(const char *path, struct serve_config *ret, struct errline *e);
/* Has one look at what the files of c have: whether they can be used. -errno with a line in *e, which names the file. */
int worker_check_web(const struct web_config *c, const struct web_secrets *secrets,
		     struct errline *e);

/*
 * In the new process, which is started as "xptibpf serve WORD". argv has the last two words. Whether they are those of a
 * worker, and what it then does; returns its exit status.
 */
bool worker_is(int argc, char **argv);
int worker_main(char **argv, const char *version);

#endif
