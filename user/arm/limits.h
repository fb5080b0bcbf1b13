// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * limits.h - what a process may still have, as far as arming needs it: memory, and one thread.
 */
#ifndef XB_ARM_LIMITS_H
#define XB_ARM_LIMITS_H

#include <sys/types.h>

#include "base/strbuf.h"

/*
 * Adds the limit that keeps it from having one more thread, and what raises it, as a line for people, escaped; nothing: it is none
 * that can be told.
 */
void limits_of_threads(pid_t pid, struct strbuf *why);
/* The same of the memory that arming takes. */
void limits_of_memory(pid_t pid, struct strbuf *why);

#endif
