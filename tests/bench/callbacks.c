// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * callbacks.c - for tests/bench/run: a callback that reads the first value of each event.
 *
 *   callbacks RECORDING   prints how many events of it a callback was given, and the seconds that they took, of all threads
 *                         together
 *   callbacks PID GROUP ID OTHER
 *                         traces the process: "ready", and then for each line of standard input what is enabled from then on:
 *                         "off" nothing, "other" the other function, "exit" the function, "both" its two phases; each is
 *                         answered with the events that came since the last one. Ends with standard input.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "xptibpf/xptibpf.h"

struct sums {
	atomic_ulong events;
	uint64_t ns, values;
};

struct live {
	struct xptibpf *x;
	struct xptibpf_subscriber *s;
	struct sums sums;
	unsigned group, id, other;
};

static void on_event(void *u, const struct xptibpf_event *e)
{
	struct xptibpf_value v = { .size = sizeof(v) };
	struct sums *s = u;

	atomic_fetch_add(&s->events, 1);
	s->ns += e->dur;
	if (!xptibpf_event_value(e, 0, &v))
		s->values += v.number;
}

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int of_recording(const char *path)
{
	struct xptibpf_opts o = { .size = sizeof(o), .input = path };
	struct xptibpf_subscriber *subscriber;
	struct sums s = { 0 };
	struct xptibpf *x;
	double start;

	if (xptibpf_new(&o, &x) < 0 || xptibpf_subscribe(x, on_event, &s, &subscriber) < 0)
		return 1;
	for (int d = XPTIBPF_DOMAIN_DRIVER; d < XPTIBPF_DOMAINS; d++)
		if (xptibpf_enable_domain(subscriber, d, XPTIBPF_ON_EXIT) < 0)
			return 1;
	start = seconds();
	if (xptibpf_run(x) < 0)
		return 1;
	printf("%lu %.6f\n", atomic_load(&s.events), seconds() - start);
	xptibpf_free(x);
	return s.ns == 0;
}

static int enable(const struct live *l, const char *what)
{
	unsigned on = !strcmp(what, "exit")   ? XPTIBPF_ON_EXIT
		      : !strcmp(what, "both") ? XPTIBPF_ON_EXIT | XPTIBPF_ON_ENTER
					      : XPTIBPF_OFF;
	int r = xptibpf_enable_api(l->s, l->group, l->id, on);

	on = strcmp(what, "other") ? XPTIBPF_OFF : XPTIBPF_ON_EXIT;
	return r < 0 ? r : xptibpf_enable_api(l->s, l->group, l->other, on);
}

static void *obey(void *u)
{
	struct live *l = u;
	char line[16];

	while (fgets(line, sizeof(line), stdin)) {
		line[strcspn(line, "\n")] = '\0';
		if (enable(l, line) < 0)
			exit(1);
		printf("%lu\n", atomic_exchange(&l->sums.events, 0));
		fflush(stdout);
	}
	xptibpf_stop(l->x);
	return NULL;
}

static void on_begun(void *u, const char *line)
{
	(void)u, (void)line;
	puts("ready");
	fflush(stdout);
}

static int of_process(char **argv)
{
	pid_t pid = atoi(argv[1]);
	struct xptibpf_opts o = {
		.size = sizeof(o), .pids = &pid, .npids = 1, .select = "ur", .begun = on_begun
	};
	struct live l = { .group = (unsigned)atoi(argv[2]),
			  .id = (unsigned)atoi(argv[3]),
			  .other = (unsigned)atoi(argv[4]) };
	pthread_t thread;
	int r;

	if (xptibpf_new(&o, &l.x) < 0 || xptibpf_subscribe(l.x, on_event, &l.sums, &l.s) < 0 ||
	    pthread_create(&thread, NULL, obey, &l))
		return 1;
	r = xptibpf_run(l.x);
	pthread_join(thread, NULL);
	xptibpf_free(l.x);
	return r < 0;
}

int main(int argc, char **argv)
{
	return argc == 2 ? of_recording(argv[1]) : argc == 5 ? of_process(argv) : 2;
}
