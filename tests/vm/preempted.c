// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * preempted.c - for preempted.py: with -DLIBRARY a function of an API's name; else the program.
 *
 * preempted ROUNDS: calls it, says "ready", and when it is told a line, starts in each round a process that ends at once and a
 * thread that ends at once. preempted 0: starts processes for ever.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int urEventWait(unsigned n, void *const *events);

#ifdef LIBRARY
int urEventWait(unsigned n, void *const *events)
{
	return events ? -(int)n : 0;
}
#else
static void *nothing(void *u)
{
	return u;
}

static int child(void)
{
	pid_t pid = fork();

	if (!pid)
		_exit(0);
	return pid < 0 || waitpid(pid, NULL, 0) != pid;
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1;
	pthread_t t;

	while (!rounds)
		child();
	if (urEventWait(0, NULL))
		return 1;
	puts("ready");
	fflush(stdout);
	getchar();
	for (int i = 0; i < rounds; i++)
		if (urEventWait(0, NULL) || child() || pthread_create(&t, NULL, nothing, NULL) ||
		    pthread_join(t, NULL))
			return 1;
	return 0;
}
#endif
