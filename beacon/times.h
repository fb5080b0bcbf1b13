/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * times.h - asks Unified Runtime when commands ran (times.c), for the beacon's callback and thread.
 *
 * Nothing of it happens while no tracer wants it (BEACON_TIMES in beacon_abi.h).
 */
#ifndef XB_BEACON_TIMES_H
#define XB_BEACON_TIMES_H

#include <stdbool.h>

/* Whether a tracer wants the times of commands. */
bool times_wanted(void);
/*
 * Finds the functions of the runtime, if they are wanted and not known yet. It calls the dynamic linker and reads files, so
 * it is called without a lock, and not by the callback.
 */
void times_find(void);
/* A notification says that this event will signal the end of a command. */
void times_signal(void *event);
/* In the child of a fork, which has none of it. */
void times_forked(void);
/* Around a fork: nobody else is inside these functions' lock then. */
void times_lock(void);
void times_unlock(void);

#endif
