// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * model.c - for tests/bench/run: how many decoded events a second the model takes in, and how it grows.
 *
 * model EVENTS          "NAME NS" a line, CPU time an event: of making events alone, of the model without
 *                       parts, of each part beside that, and of all parts together
 * model --year EVENTS   all parts, a year of a service in 10^9 events: "EVENTS KIB NS" at each power of ten,
 *                       peak resident memory so far and CPU time an event so far
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "bench/service.h"
#include "model/model.h"

#define ALL_PARTS   (MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY)
#define NOTHING	    (1u << 30) /* not even the model */
#define YEAR_NS	    31557600000000000ull
#define YEAR_EVENTS 1000000000ull
#define REQUEST	    22 /* events */

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int take(struct model *m, struct service *s, uint64_t n)
{
	const struct event *e;
	int r = 0;

	while (r >= 0 && n-- > 0) {
		e = service_next(s);
		if (m)
			r = model_event(m, e);
	}
	return r;
}

static int one(const char *name, unsigned parts, uint64_t n)
{
	struct service *s = service_new(0, true);
	struct model *m = NULL;
	double start;
	int r = s ? 0 : -1;

	if (r >= 0 && parts != NOTHING)
		r = model_new(&m);
	if (r >= 0 && parts != NOTHING)
		r = model_enable(m, parts);
	if (r >= 0)
		r = take(m, s, n / 10); /* first touches */
	start = seconds();
	if (r >= 0)
		r = take(m, s, n);
	if (r >= 0)
		printf("%s %.1f\n", name, (seconds() - start) / (double)n * 1e9);
	if (m)
		model_free(m);
	service_free(s);
	return r;
}

static int year(uint64_t n)
{
	/* Requests are idle in every second span of 2^16. */
	struct service *s = service_new(YEAR_NS / YEAR_EVENTS * REQUEST, true);
	uint64_t done = 0, next = 1000000;
	struct model *m = NULL;
	struct rusage u;
	int r = s ? model_new(&m) : -1;

	if (r >= 0)
		r = model_enable(m, ALL_PARTS);
	while (r >= 0 && done < n) {
		if (next > n)
			next = n;
		r = take(m, s, next - done);
		done = next;
		next *= 10;
		getrusage(RUSAGE_SELF, &u);
		printf("%llu %ld %.1f\n", (unsigned long long)done, u.ru_maxrss,
		       seconds() / (double)done * 1e9);
		fflush(stdout);
	}
	if (m)
		model_free(m);
	service_free(s);
	return r;
}

int main(int argc, char **argv)
{
	bool is_year = argc == 3 && !strcmp(argv[1], "--year");
	uint64_t n = argc >= 2 ? strtoull(argv[argc - 1], NULL, 10) : 0;

	if (n < 1000)
		return 1;
	if (is_year)
		return year(n) < 0;
	return one("making", NOTHING, n) < 0 || one("core", 0, n) < 0 ||
	       one("graph", MODEL_GRAPH, n) < 0 || one("waits", MODEL_WAITS, n) < 0 ||
	       one("latency", MODEL_LATENCY, n) < 0 || one("memory", MODEL_MEMORY, n) < 0 ||
	       one("all", ALL_PARTS, n) < 0;
}
