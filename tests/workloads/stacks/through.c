// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* through.c - a library whose unwind tables a test spoils, and which exists under several names (-D NAME). */
#ifndef NAME
#define NAME call_it
#endif

int NAME(int (*fn)(void *));
int NAME(int (*fn)(void *))
{
	volatile int r = fn(0);

	return r;
}

#ifdef ALIAS
int call_it(int (*fn)(void *)) __attribute__((alias(ALIAS)));
#endif
