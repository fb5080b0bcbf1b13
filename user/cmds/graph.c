// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* graph.c - xptibpf graph: what ran behind what, drawn when the trace ends. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>

#include "cmds/live.h"

enum {
	OPT_FORMAT = 256,
	OPT_COLLAPSE,
	OPT_JSON,
};

static const char *format_word(size_t i)
{
	static const char *const words[] = { "text", "dot", "svg", "json", NULL };

	return cmd_word_of(words, i);
}

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	{ OPT_FORMAT, "format", "NAME", "text (default), dot, svg or json", false, format_word },
	{ OPT_JSON, "json", NULL, "same as --format json", false },
	{ OPT_COLLAPSE, "collapse", NULL,
	  "draw one node for all instances of a place in the program", false },
	LIVE_NAME_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
	const char *format;
	bool collapse;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_FORMAT:
		a->format = optarg;
		return 0;
	case OPT_JSON:
		a->format = "json";
		return 0;
	case OPT_COLLAPSE:
		a->collapse = true;
		return 0;
	default:
		return -ENOENT;
	}
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	char format[32];
	struct xptibpf_output o = {
		.size = sizeof(o),
		.format = format,
		.fd = fd,
		.view = a->live.view | (a->collapse ? XPTIBPF_VIEW_COLLAPSE : 0),
	};

	(void)colour;
	snprintf(format, sizeof(format), "graph-%s", a->format);
	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_graph), .format = "text" };
	int r;

	r = live_parse(&a.live, argc, argv, own_option, &a) ?: live_check(&a.live);
	r = r ? live_status(r) : live_run(&a.live, add_output, &a);
	live_done(&a.live);
	return r;
}

const struct command cmd_graph = {
	.name = "graph",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Draws the task graph of SYCL programs: what ran after what.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"The graph is written when the trace ends. With --xpti, or in a process that has a subscriber,\n"
		"nodes have their places in the source; otherwise, the calls show commands and their order.\n\n"
		"Examples:\n"
		"  sudo xptibpf graph --xpti -- ./prog                        as text\n"
		"  sudo xptibpf graph --format svg -o graph.svg -- ./prog     for a browser\n"
		"  sudo xptibpf graph -p 4242 -d 10 --collapse                a service, collapsed\n"
		"  xptibpf graph -i trace.raw --format dot | dot -Tpdf -o graph.pdf\n\n"
		"Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing to trace, 4 lost events and\n"
		"--strict; with a program, the program's own.\n",
	.run = run,
};
