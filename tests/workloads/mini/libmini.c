// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * libmini.c - a library with one function that tests count, mini_call(). Built with -DAT_LOAD=N, its
 * constructor calls it N times: the earliest calls that a library can make.
 */
int mini_call(int n);

__attribute__((noinline)) int mini_call(int n)
{
	__asm__ volatile("");
	return n + 1;
}

#ifdef AT_LOAD
__attribute__((constructor)) static void at_load(void)
{
	for (int i = 0; i < AT_LOAD; i++)
		mini_call(i);
}
#endif
