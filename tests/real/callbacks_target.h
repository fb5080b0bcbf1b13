// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* callbacks_target.h - what callbacks_target.c shares with callbacks_show.c, in a file that both map. */
#include <stdatomic.h>
#include <stdbool.h>

#define TARGET_THREADS 8

struct target {
	atomic_bool ready, stop; /* all threads call; they shall end */
	/* Calls of urEventWait that a thread has begun, and of urQueueFinish that it has ended. */
	atomic_ulong begun[TARGET_THREADS], ended[TARGET_THREADS];
};
