// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * swap.c - calls a function of a library of Unified Runtime's names from two libraries in turn, each of which is unloaded
 * before the other one is loaded, mostly at the same addresses.
 *
 *   swap LIBRARY A B ROUNDS   each time, A or B calls it ten times, in 0.3 s; prints where its call_it() was
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef int (*finish_fn)(void *queue);

int main(int argc, char **argv)
{
	void *lib = argc == 5 ? dlopen(argv[1], RTLD_NOW) : NULL;
	finish_fn fn = lib ? (finish_fn)dlsym(lib, "urQueueFinish") : NULL;

	if (!fn)
		return 2;
	for (int i = 0; i < atoi(argv[4]); i++) {
		void *own = dlopen(argv[2 + i % 2], RTLD_NOW);
		int (*call_it)(finish_fn fn) = own ? (int (*)(finish_fn))dlsym(own, "call_it")
						   : NULL;

		if (!call_it)
			return 2;
		printf("%p\n", (void *)call_it);
		/* Meanwhile, its stacks can be unwound. */
		for (int k = 0; k < 10; k++) {
			call_it(fn);
			usleep(30000);
		}
		dlclose(own);
	}
	return 0;
}
