// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * limits.h - whether a process may still have what arming needs: memory, and one thread.
 */
#ifndef XB_ARM_LIMITS_H
#define XB_ARM_LIMITS_H

#include <sys/types.h>

#include "base/strbuf.h"

/*
 * Adds the limit that prevents another thread, and how to raise it, as one escaped line for people; adds nothing if the
 * limit is not known.
 */
void limits_of_threads(pid_t pid, struct strbuf *why);
/* The same for the memory that arming needs. */
void limits_of_memory(pid_t pid, struct strbuf *why);

#endif
