// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mini.c - does what it is told, word by word, for the tests of discovery and holding:
 *
 *   load FILE      dlopen, keep          unload         dlclose what was loaded last
 *   call N         mini_call() N times (of the library loaded last, or linked in: -DLINKED)
 *   thread         the rest of the words is done by a thread of its own
 *   fork           the rest is done by a child; then exit with the child's status
 *   vfork FILE..   exec FILE with the rest, in a vforked child; then exit with its status
 *   exec FILE..    exec FILE with the rest
 *   wait           for a line on stdin (or its end)
 *   say WORD       prints it
 *   sleep MS       sleeps
 *   exit N         exits with N
 *   signal         every ms a SIGALRM comes, handled with SA_RESTART
 *   watch          the rest is done by a child; prints every event that its parent gets to see of it
 *   fds            prints the open descriptors; sigs: blocked and ignored signals
 */
#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

int mini_call(int n);
#ifndef LINKED
static int (*calling)(int);
#else
static int (*calling)(int) = mini_call;
#endif
static void *loaded;

#ifndef STATIC
static void load(const char *file)
{
	loaded = dlopen(file, RTLD_NOW);
	if (!loaded) {
		fprintf(stderr, "%s\n", dlerror());
		exit(9);
	}
	calling = (int (*)(int))dlsym(loaded, "mini_call");
}

static void unload(void)
{
	dlclose(loaded);
	calling = NULL;
}
#else
static void load(const char *file)
{
	(void)file;
	exit(9);
}

static void unload(void)
{
	exit(9);
}
#endif

static void on_alarm(int sig)
{
	(void)sig;
}

static void alarms(void)
{
	struct sigaction a = { .sa_handler = on_alarm, .sa_flags = SA_RESTART };
	struct itimerval t = { { 0, 1000 }, { 0, 1000 } };

	sigaction(SIGALRM, &a, NULL);
	setitimer(ITIMER_REAL, &t, NULL);
}

static void print_fds(void)
{
	DIR *d = opendir("/proc/self/fd");
	struct dirent *e;

	while (d && (e = readdir(d)))
		if (e->d_name[0] != '.' && atoi(e->d_name) != dirfd(d))
			printf("%s ", e->d_name);
	printf("\n");
	if (d)
		closedir(d);
}

static void print_signals(void)
{
	char line[256];
	FILE *f = fopen("/proc/self/status", "r");

	while (f && fgets(line, sizeof(line), f))
		if (!strncmp(line, "SigBlk", 6) || !strncmp(line, "SigIgn", 6) ||
		    !strncmp(line, "NoNewPrivs", 10))
			printf("%s", line);
	if (f)
		fclose(f);
}

static void finish(int pid)
{
	int status = 0;

	waitpid(pid, &status, 0);
	exit(WIFEXITED(status) ? WEXITSTATUS(status) : 100 + WTERMSIG(status));
}

/* All that wait and a pidfd can tell of a child: only its end should come. */
static void watch(int pid)
{
	struct epoll_event e = { .events = EPOLLIN };
	int ep = epoll_create1(0), fd = (int)syscall(SYS_pidfd_open, pid, 0);
	siginfo_t si;

	epoll_ctl(ep, EPOLL_CTL_ADD, fd, &e);
	do {
		int n = epoll_wait(ep, &e, 1, 1);

		si.si_pid = 0;
		waitid(P_PID, (id_t)pid, &si, WEXITED | WSTOPPED | WCONTINUED | WNOHANG);
		if (n < 0 || si.si_pid)
			printf("epoll %d code %d status %d\n", n, si.si_pid ? si.si_code : 0,
			       si.si_pid ? si.si_status : 0);
	} while (si.si_pid == 0 || si.si_code == CLD_STOPPED || si.si_code == CLD_CONTINUED);
	exit(0);
}

static void do_words(char **w);

static void *in_thread(void *words)
{
	do_words(words);
	return NULL;
}

static void do_words(char **w)
{
	char line[64];
	pthread_t t;
	int pid;

	for (; *w; w++) {
		if (!strcmp(*w, "load")) {
			load(*++w);
		} else if (!strcmp(*w, "unload")) {
			unload();
		} else if (!strcmp(*w, "call")) {
			for (int i = 0, n = atoi(*++w); i < n; i++)
				calling(i);
		} else if (!strcmp(*w, "thread")) {
			pthread_create(&t, NULL, in_thread, w + 1);
			pthread_join(t, NULL);
			return;
		} else if (!strcmp(*w, "fork")) {
			pid = fork();
			if (pid)
				finish(pid);
		} else if (!strcmp(*w, "watch")) {
			pid = fork();
			if (pid)
				watch(pid);
		} else if (!strcmp(*w, "vfork")) {
			pid = vfork();
			if (!pid) {
				execv(w[1], w + 1);
				_exit(8);
			}
			finish(pid);
		} else if (!strcmp(*w, "exec")) {
			execv(w[1], w + 1);
			exit(8);
		} else if (!strcmp(*w, "wait")) {
			if (!fgets(line, sizeof(line), stdin))
				line[0] = '\0';
		} else if (!strcmp(*w, "say")) {
			printf("%s\n", *++w);
		} else if (!strcmp(*w, "sleep")) {
			usleep((unsigned)atoi(*++w) * 1000);
		} else if (!strcmp(*w, "exit")) {
			exit(atoi(*++w));
		} else if (!strcmp(*w, "signal")) {
			alarms();
		} else if (!strcmp(*w, "fds")) {
			print_fds();
		} else if (!strcmp(*w, "sigs")) {
			print_signals();
		}
		fflush(stdout);
	}
}

int main(int argc, char **argv)
{
	(void)argc;
	do_words(argv + 1);
	return 0;
}
