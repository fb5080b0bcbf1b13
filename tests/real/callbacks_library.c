// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* callbacks_library.c - the two functions that callbacks_target.c calls. */
#include <stdint.h>

int urEventWait(uint32_t n, void *list)
{
	(void)n, (void)list;
	__asm__ volatile("" ::: "memory");
	return 0;
}

int urQueueFinish(uint64_t queue)
{
	(void)queue;
	__asm__ volatile("" ::: "memory");
	return 0;
}
