// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A program of tests/real/soak.py: NAME WAY LAUNCHES FAILURES PAIRS KEPT. It is called NAME, launches so often, of which
// so many fail, allocates and frees so many times, keeps so many bytes, and ends with 7 if each call did what it is for.
//
//   plain    that is all
//   threads  four threads do it, each all of it
//   forks    a child does it, too
//   executes it executes itself, and does it again
//   killed   it kills itself when it has done it
//   careless calls LAUNCHES times what is in the other library, alone
//   holds    for each line that it reads, a canary is called, and a line is written

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int piEnqueueKernelLaunch(void *, void *, unsigned, const size_t *, const size_t *, const size_t *,
			  unsigned, void *, void *);
int piextUSMDeviceAlloc(void **, void *, void *, void *, size_t, unsigned),
	piextUSMFree(void *, void *), piQueueFlush(void *);
int piKernelRelease(void *);

#define PAIR 4096
#define DONE 7

struct work {
	int launches, failures, pairs, kept;
};

static int allocate(void **ret, size_t size)
{
	return piextUSMDeviceAlloc(ret, NULL, NULL, NULL, size, 64) || !*ret;
}

// The number of calls that did something else.
static long work(const struct work *w)
{
	long wrong = 0;
	void *p;

	for (int i = 0; i < w->launches; i++)
		wrong += piEnqueueKernelLaunch(NULL, NULL, i < w->failures ? 4 : 1, NULL, NULL,
					       NULL, 0, NULL, NULL) != (i < w->failures ? 5 : 0);
	for (int i = 0; i < w->pairs; i++) {
		wrong += allocate(&p, PAIR);
		memset(p, i, PAIR);
		wrong += ((unsigned char *)p)[PAIR - 1] != (unsigned char)i;
		wrong += piextUSMFree(NULL, p) != 0;
	}
	return wrong + (w->kept && allocate(&p, w->kept));
}

static void *thread(void *arg)
{
	return (void *)work(arg);
}

static long in_threads(struct work *w)
{
	pthread_t threads[4];
	long wrong = 0;
	void *one;

	for (int i = 0; i < 4; i++)
		if (pthread_create(&threads[i], NULL, thread, w))
			return 1;
	for (int i = 0; i < 4; i++) {
		pthread_join(threads[i], &one);
		wrong += (long)one;
	}
	return wrong;
}

static long in_a_child(const struct work *w)
{
	int status;
	pid_t pid = fork();

	if (!pid)
		_exit(work(w) ? 1 : DONE);
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		return 1;
	return !WIFEXITED(status) || WEXITSTATUS(status) != DONE;
}

static long careless(int n)
{
	long wrong = 0;

	for (int i = 0; i < n; i++)
		wrong += piKernelRelease(NULL) != 0;
	return wrong;
}

static int hold(void)
{
	char line[16];

	puts("holds"), fflush(stdout);
	while (fgets(line, sizeof(line), stdin)) {
		piQueueFlush(NULL);
		puts("called"), fflush(stdout);
	}
	return DONE;
}

int main(int argc, char **argv)
{
	struct work w;
	long wrong = 0;

	if (argc != 7)
		return 2;
	w = (struct work){ atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), atoi(argv[6]) };
	prctl(PR_SET_NAME, argv[1]);
	if (!strcmp(argv[2], "holds"))
		return hold();
	if (!strcmp(argv[2], "careless"))
		return careless(w.launches) ? 1 : DONE;
	wrong += strcmp(argv[2], "threads") ? work(&w) : in_threads(&w);
	if (!strcmp(argv[2], "forks"))
		wrong += in_a_child(&w);
	if (!strcmp(argv[2], "killed") && !wrong)
		raise(SIGKILL);
	if (!strcmp(argv[2], "executes") && !wrong) {
		argv[2] = "plain";
		execv("/proc/self/exe", argv);
		return 1;
	}
	return wrong ? 1 : DONE;
}
