// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * worker.h - inside sample/: the process that runs drivers. It has no privileges, and ends when its socket is closed,
 * whatever a driver does.
 */
#ifndef XB_SAMPLE_WORKER_H
#define XB_SAMPLE_WORKER_H

#include "sample/wish.h"

/*
 * Says what devices, groups and metrics there are, samples those that are wished until it is told to end (message.h), and
 * ends. In a process that was just forked.
 */
_Noreturn void sample_worker(int sock, const struct sample_wish *wish);

#endif
