// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * threads.c - chooses among the threads of a process; see threads.h.
 *
 * A thread that sleeps in the kernel is woken by a stop. Most calls go on afterwards as if nothing had been: the kernel
 * makes them again. Some return EINTR even though no signal came (signal(7), "Interruption by stop signals"), and a
 * program may not expect that. So threads in those are left alone; and all calls that are not known to go on count as
 * such. Between our look and the stop a thread may have gone into one; then the call is made again by hand
 * (inject_thread.c).
 */
#include "arm/threads.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/read.h"

enum { RANK_FUTEX, RANK_RUNS, RANK_WAITS, RANK_TIMED, RANK_NEVER = 100, RANK_EXEC };

/* Names of descriptors whose read() is not made again: inotify. */
static bool reads_plainly(pid_t tid, unsigned long fd)
{
	char name[64], to[64];
	ssize_t n;

	if (fd > 0x7fffffff)
		return false;
	snprintf(name, sizeof(name), "/proc/%d/fd/%lu", tid, fd);
	n = readlink(name, to, sizeof(to) - 1);
	if (n < 0)
		return false;
	to[n] = '\0';
	return !strncmp(to, "pipe:", 5) || !strcmp(to, "anon_inode:[eventfd]") ||
	       !strncmp(to, "/dev/pts/", 9) || !strncmp(to, "/dev/tty", 8);
}

static unsigned rank_of_call(pid_t tid, long nr, const unsigned long *args)
{
	switch (nr) {
	case SYS_futex:
		return args[3] ? RANK_TIMED : RANK_FUTEX;
	case SYS_read:
	case SYS_write:
	case SYS_readv:
	case SYS_writev:
		return reads_plainly(tid, args[0]) ? RANK_WAITS : RANK_NEVER;
	case SYS_wait4:
	case SYS_waitid:
	case SYS_pause:
	case SYS_flock:
		return RANK_WAITS;
	case SYS_nanosleep:
	case SYS_clock_nanosleep:
	case SYS_poll:
	case SYS_ppoll:
	case SYS_select:
	case SYS_pselect6:
		return RANK_TIMED;
	case SYS_execve:
	case SYS_execveat:
		return RANK_EXEC;
	default:
		return RANK_NEVER;
	}
}

bool threads_may_call_again(long nr)
{
	switch (nr) {
	case SYS_epoll_wait:
	case SYS_epoll_pwait:
	case SYS_epoll_pwait2:
	case SYS_semop:
	case SYS_semtimedop:
	case SYS_rt_sigtimedwait:
	case SYS_io_getevents:
	case SYS_io_pgetevents:
	case SYS_msgrcv:
	case SYS_msgsnd:
	case SYS_read:
	case SYS_readv:
	case SYS_write:
	case SYS_writev:
	case SYS_recvfrom:
	case SYS_recvmsg:
	case SYS_sendto:
	case SYS_sendmsg:
	case SYS_accept:
	case SYS_accept4:
	case SYS_ioctl:
		return true;
	default:
		return false;
	}
}

/* "running", or "NR ARG... SP PC" where it sleeps in a call, or "-1 SP PC" where it was stopped otherwise. */
static unsigned rank_of(pid_t pid, pid_t tid)
{
	unsigned long args[6] = { 0 };
	char line[256];
	long nr;

	if (read_line(line, sizeof(line), "/proc/%d/task/%d/syscall", pid, tid) <= 0)
		return RANK_NEVER;
	if (!strncmp(line, "running", 7))
		return RANK_RUNS;
	if (sscanf(line, "%ld %lx %lx %lx %lx %lx %lx", &nr, &args[0], &args[1], &args[2], &args[3],
		   &args[4], &args[5]) < 1)
		return RANK_NEVER;
	/* Preempted, or in a page fault. */
	return nr < 0 ? RANK_RUNS : rank_of_call(tid, nr, args);
}

static int by_rank(const void *a, const void *b)
{
	const struct thread *x = a, *y = b;

	return (x->rank > y->rank) - (x->rank < y->rank);
}

int threads_list(pid_t pid, unsigned turn, struct thread **ret, size_t *ret_n)
{
	struct thread *list;
	struct dirent *e;
	char name[64];
	bool execs = false;
	size_t n = 0;
	DIR *d;

	snprintf(name, sizeof(name), "/proc/%d/task", pid);
	d = opendir(name);
	if (!d)
		return -ESRCH;
	list = calloc(THREADS_MAX, sizeof(*list));
	while (list && n < THREADS_MAX && (e = readdir(d))) {
		pid_t tid = (pid_t)strtol(e->d_name, NULL, 10);
		unsigned rank = tid > 0 ? rank_of(pid, tid) : RANK_NEVER;

		execs = execs || rank == RANK_EXEC;
		/* Below 8 more: whose turn it is. */
		if (rank >= RANK_NEVER)
			continue;
		list[n] = (struct thread){ tid, rank * 8 + ((unsigned)n + turn) % 8 };
		n++;
	}
	closedir(d);
	if (!list)
		return -ENOMEM;
	if (execs) {
		free(list);
		return -EINPROGRESS;
	}
	qsort(list, n, sizeof(*list), by_rank);
	*ret = list;
	*ret_n = n;
	return 0;
}
