// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * graph.c - for tests/bench/run: how long a graph of so many nodes takes to become DOT.
 *
 * graph NODES: "make SECONDS", "dot SECONDS", "bytes N", each a line. 50 queues; each command waits for the one
 * before it in its queue, every third for one of another queue, too, and there are 1000 names.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "sink/graph/drawn.h"

static double seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
	uint32_t n = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0, i;
	struct graph_limits limits = { n, 8ull * n, 64, 16, 2000 };
	struct names names = { 0 };
	struct strbuf out = STRBUF_INIT;
	double start = seconds();
	struct graph *g;
	char name[64];

	if (n < 1000 || graph_new(&limits, &g) < 0)
		return 1;
	for (i = 0; i < n; i++) {
		uint64_t id;

		snprintf(name, sizeof(name), "kernel_with_a_name_%u", i * 7919 % 1000);
		id = graph_add(g, name, 1, 1 + i % 50);
		if (i >= 50 && graph_link(g, id - 50, id, GRAPH_BY_QUEUE) < 0)
			return 1;
		if (i > 50 && i % 3 == 0 && graph_link(g, id - 17, id, GRAPH_BY_EVENT) < 0)
			return 1;
	}
	printf("make %.3f\n", seconds() - start);
	start = seconds();
	if (graph_dot_write(g, false, &names, &out) < 0)
		return 1;
	printf("dot %.3f\nbytes %zu\n", seconds() - start, out.len);
	names_done(&names);
	strbuf_done(&out);
	graph_free(g);
	return 0;
}
