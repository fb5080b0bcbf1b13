// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arm_inject_show.c - arms a process by arm_start() with a library of the test's.
 *
 * PID LIBRARY WORD [-t MS] [-m] [-k STEP] [-K STEP] [-S STEP] [-A STEP] [-E] [-X] [-n TIMES]; WORD goes to the library; -m: by a memory file.
 * -A STEP: from that step on the process may map no more memory (RLIMIT_AS).
 * -E: SIGUSR1 to the process when its memory was opened, and waited a bit, as if it was looked at between.
 * -X: SIGUSR1 to the process when a thread is about to be traced for the first time, and then waited a bit.
 * At that step: -k: kill -9 itself; -K: kill -9 the process; -S: SIGSTOP to the process. Prints a line of JSON a time.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "arm/inject.h"

struct wish {
	pid_t pid;
	int kill_at, kill_it_at, stop_it_at, limit_it_at;
};

static pid_t told_before_trace, told_before_look;

/* The C library's, but that -X can come in between. */
long ptrace(int request, pid_t pid, void *address, void *data)
{
	long (*real)(int, pid_t, void *, void *) =
		(long (*)(int, pid_t, void *, void *))dlsym(RTLD_NEXT, "ptrace");

	if (request == 0x4206 && told_before_trace) { /* PTRACE_SEIZE */
		kill(told_before_trace, SIGUSR1);
		told_before_trace = 0;
		usleep(200000);
	}
	return real(request, pid, address, data);
}

static void at(void *u, enum arm_step step)
{
	const struct rlimit none = { 4096, RLIM_INFINITY };
	const struct wish *w = u;

	if ((int)step == w->kill_at)
		kill(getpid(), SIGKILL);
	if ((int)step == w->kill_it_at)
		kill(w->pid, SIGKILL);
	if ((int)step == w->stop_it_at)
		kill(w->pid, SIGSTOP);
	if ((int)step == w->limit_it_at && prlimit(w->pid, RLIMIT_AS, &none, NULL))
		abort();
}

static int arm(pid_t pid, const char *library, const char *word, int memory, unsigned ms,
	       struct wish *wish)
{
	static struct arm_block block;
	struct arm_request rq = {
		.pid = pid,
		.block = &block,
		.beacon = -1,
		.mem = -1,
		.timeout_ms = ms,
		.step = at,
		.u = wish,
	};
	struct arm_told told;
	int r;

	memset(&block, 0, sizeof(block));
	block.version = ARM_VERSION;
	block.size = sizeof(block);
	snprintf(block.framework, sizeof(block.framework), "%s", word);
	if (memory)
		rq.beacon = open(library, O_RDONLY | O_CLOEXEC);
	else
		snprintf(block.beacon, sizeof(block.beacon), "%s", library);
	if (told_before_look) {
		char name[64];

		snprintf(name, sizeof(name), "/proc/%d/mem", pid);
		rq.mem = open(name, O_RDWR | O_CLOEXEC);
		kill(told_before_look, SIGUSR1);
		usleep(300000);
	}
	r = arm_start(&rq, &told);
	if (rq.mem >= 0)
		close(rq.mem);
	if (rq.beacon >= 0)
		close(rq.beacon);
	printf("{\"result\":%d,\"step\":%d,\"thread\":%d,\"stops\":%u,\"held_us\":%.1f,\"pending\":%d,"
	       "\"state\":%u,\"text\":\"",
	       r, told.step, told.thread, told.stops, (double)told.held_ns / 1000, told.pending,
	       block.state);
	for (const char *p = told.text; *p; p++)
		printf(*p == '"' || *p == '\\' ? "\\%c" : "%c", *p);
	printf("\"}\n");
	fflush(stdout);
	return r;
}

int main(int argc, char **argv)
{
	struct wish wish = { .kill_at = -1, .kill_it_at = -1, .stop_it_at = -1, .limit_it_at = -1 };
	int memory = 0, times = 1, execs = 0, early = 0, r = 0, c;
	unsigned ms = 20000;

	while ((c = getopt(argc, argv, "t:mk:K:S:A:EXn:")) > 0) {
		if (c == 't')
			ms = (unsigned)atoi(optarg);
		else if (c == 'm')
			memory = 1;
		else if (c == 'k')
			wish.kill_at = atoi(optarg);
		else if (c == 'K')
			wish.kill_it_at = atoi(optarg);
		else if (c == 'S')
			wish.stop_it_at = atoi(optarg);
		else if (c == 'A')
			wish.limit_it_at = atoi(optarg);
		else if (c == 'E')
			early = 1;
		else if (c == 'X')
			execs = 1;
		else if (c == 'n')
			times = atoi(optarg);
		else
			return 2;
	}
	if (argc - optind != 3)
		return 2;
	wish.pid = atoi(argv[optind]);
	told_before_look = early ? wish.pid : 0;
	told_before_trace = execs ? wish.pid : 0;
	while (times--)
		r |= arm(wish.pid, argv[optind + 1], argv[optind + 2], memory, ms, &wish);
	return r ? 1 : 0;
}
