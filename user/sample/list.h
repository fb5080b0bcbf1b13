// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * list.h - the device metrics of this machine, by Level Zero.
 *
 * Drivers run in a process of its own without privileges (worker.h). What it says is checked here, so that a driver that
 * crashes, hangs or lies can make names wrong, and nothing else.
 */
#ifndef XB_SAMPLE_LIST_H
#define XB_SAMPLE_LIST_H

#include "base/errline.h"
#include "sample/message.h"

/*
 * Calls fn with each device, each of its groups and each metric of these, until it returns another value than 0, which is
 * returned. It forks, so call it before threads are started. -errno with a line in *e; -ENODEV: this machine has no such
 * thing.
 */
int sample_list(int (*fn)(void *u, const struct sample_message *m), void *u, struct errline *e);

#endif
