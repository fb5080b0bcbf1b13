// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* driver.h - what a process of our own gives up that runs drivers' libraries, after which it opens them. */
#ifndef XB_BASE_DRIVER_H
#define XB_BASE_DRIVER_H

/*
 * User, groups but those that may open GPUs, capabilities, files but those that libraries and drivers need, and system calls
 * that reach other processes. 0 or -errno: then the process has to end.
 */
int driver_leave(void);

#endif
