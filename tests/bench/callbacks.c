// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * callbacks.c - for tests/bench/run: how many events of a recording a second a callback is given, which reads the first value
 * of each. callbacks RECORDING prints the events and the seconds, of all threads together, that they took.
 */
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "xptibpf/xptibpf.h"

struct sums {
	uint64_t events, ns, values;
};

static void on_event(void *u, const struct xptibpf_event *e)
{
	struct xptibpf_value v = { .size = sizeof(v) };
	struct sums *s = u;

	s->events++;
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

int main(int argc, char **argv)
{
	struct xptibpf_opts o = { .size = sizeof(o), .input = argc == 2 ? argv[1] : NULL };
	struct xptibpf_subscriber *subscriber;
	struct sums s = { 0 };
	struct xptibpf *x;
	double start;

	if (!o.input || xptibpf_new(&o, &x) < 0 ||
	    xptibpf_subscribe(x, on_event, &s, &subscriber) < 0)
		return 1;
	for (int d = XPTIBPF_DOMAIN_DRIVER; d < XPTIBPF_DOMAINS; d++)
		if (xptibpf_enable_domain(subscriber, d, XPTIBPF_ON_EXIT) < 0)
			return 1;
	start = seconds();
	if (xptibpf_run(x) < 0)
		return 1;
	printf("%llu %.6f\n", (unsigned long long)s.events, seconds() - start);
	xptibpf_free(x);
	return s.ns == 0;
}
