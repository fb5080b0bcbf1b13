// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * discover_show.c - prints what discovery tells, one line an event, for the tests of discovery.
 *
 * discover_show [-i SUBSTRING] [PID...]: keeps the files whose path has SUBSTRING
 * (default: "mini"), prints "first MS cpu MS" (load, attach and scan), scans each PID anew, prints "ready",
 * and goes on until its standard input ends.
 */
#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <bpf/libbpf.h>

#include "discover/discover.h"
#include "wire.h"

struct show {
	const char *want;
	int next;
};

static double now_ms(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int on_new(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct show *s = u;
	struct stat st;
	char head[4];

	if (fstat(fd, &st) || pread(fd, head, 4, 0) != 4)
		return -EIO;
	if (!strstr(path, s->want))
		return 0;
	printf("new %d pid=%d key=%x:%" PRIu64 ":%u size=%ld %s\n", ++s->next, pid, key->dev,
	       key->ino, key->gen, (long)st.st_size, path);
	return s->next;
}

static void on_mapped(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	(void)u;
	printf("mapped %d pid=%d start=%llx\n", obj, pid, (unsigned long long)m->start);
}

static void on_gone(void *u, int obj)
{
	(void)u;
	printf("gone %d\n", obj);
}

static void on_exec(void *u, pid_t pid)
{
	(void)u;
	printf("exec pid=%d\n", pid);
}

static void on_exit_(void *u, pid_t pid)
{
	(void)u;
	printf("exit pid=%d\n", pid);
}

static int to_stderr(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	return level <= LIBBPF_WARN ? vfprintf(stderr, fmt, ap) : 0;
}

int main(int argc, char **argv)
{
	static const struct discover_ops ops = {
		.object_new = on_new,
		.object_mapped = on_mapped,
		.object_gone = on_gone,
		.process_exec = on_exec,
		.process_exit = on_exit_,
	};
	struct show s = { .want = "mini" };
	struct discover_stats st;
	struct discover *d;
	pid_t pids[64];
	size_t n = 0;
	double t0;
	char b[64];
	int c, r;

	while ((c = getopt(argc, argv, "i:")) > 0) {
		if (c != 'i')
			return 2;
		s.want = optarg;
	}
	for (; optind < argc && n < 64; optind++)
		pids[n++] = atoi(argv[optind]);
	setvbuf(stdout, NULL, _IOLBF, 0);
	libbpf_set_print(to_stderr);
	t0 = now_ms(CLOCK_MONOTONIC);
	r = discover_new(&ops, &s, &d);
	if (r)
		return 1;
	r = discover_start(d, NULL, 0);
	if (r) {
		fprintf(stderr, "start: %s\n", strerror(-r));
		return 1;
	}
	printf("first %.1f cpu %.1f\n", now_ms(CLOCK_MONOTONIC) - t0,
	       now_ms(CLOCK_PROCESS_CPUTIME_ID));
	r = discover_dispatch(d);
	for (size_t i = 0; i < n; i++)
		printf("scan %d: %d\n", pids[i], discover_scan(d, pids[i]));
	discover_get_stats(d, &st);
	printf("ready processes=%" PRIu64 " mappings=%" PRIu64 " inodes=%" PRIu64 "\n",
	       st.processes, st.mappings, st.inodes);
	for (;;) {
		struct pollfd p[2] = { { discover_fd(d), POLLIN, 0 }, { 0, POLLIN, 0 } };

		if (poll(p, 2, -1) < 0)
			continue;
		if (p[0].revents)
			r = discover_dispatch(d);
		if (r)
			printf("dispatch: %d\n", r);
		if (p[1].revents && read(0, b, sizeof(b)) <= 0)
			break;
	}
	discover_get_stats(d, &st);
	printf("end kept=%" PRIu64 " lost=%" PRIu64 " rescans=%" PRIu64 "\n", st.kept, st.lost,
	       st.rescans);
	discover_free(d);
	return 0;
}
