// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* through.c - a library whose unwind tables a test spoils. */
int call_it(int (*fn)(void *));
int call_it(int (*fn)(void *))
{
	volatile int r = fn(0);

	return r;
}
