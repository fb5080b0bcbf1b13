// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * older.c - for older.py: with -DLIBRARY two functions of APIs' names, one of which waits for ever in the other; else the
 * program, whose one thread is in them, and whose second one is in none.
 */
#include <pthread.h>
#include <unistd.h>

int urEventWait(unsigned n, void *const *events);

#ifdef LIBRARY
int clWaitForEvents(unsigned n, void *const *events);

__attribute__((noinline)) int clWaitForEvents(unsigned n, void *const *events)
{
	(void)n;
	(void)events;
	return pause();
}

int urEventWait(unsigned n, void *const *events)
{
	return clWaitForEvents(n, events) + 1;
}
#else
static void *idle(void *u)
{
	pause();
	return u;
}

int main(void)
{
	pthread_t t;

	if (pthread_create(&t, NULL, idle, NULL) || write(1, "ready\n", 6) != 6)
		return 1;
	return urEventWait(0, NULL);
}
#endif
