// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* graph.c - xptibpf graph: the order of commands, drawn when the trace ends. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>

#include "cmds/tracing.h"

enum {
	OPT_FORMAT = 256,
	OPT_COLLAPSE,
	OPT_JSON,
};

static const char *const formats[] = { "text", "dot", "svg", "json", NULL };
static const char *const sinks[] = { "graph-text", "graph-dot", "graph-svg", "graph-json" };

static const char *format_word(size_t i)
{
	return cmd_word_of(formats, i);
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	{ OPT_FORMAT, "format", "NAME", "text (default), dot, svg or json", false, format_word },
	{ OPT_JSON, "json", NULL, "same as --format json", false },
	{ OPT_COLLAPSE, "collapse", NULL,
	  "draw one node for all instances of a place in the program", false },
	TRACING_NAME_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

static int own_option(void *u, int key)
{
	struct tracing *l = u;

	switch (key) {
	case OPT_FORMAT:
		l->output.format = sinks[cmd_word(format_word, optarg)];
		return 0;
	case OPT_JSON:
		l->output.format = "graph-json";
		return 0;
	case OPT_COLLAPSE:
		l->view |= XPTIBPF_VIEW_COLLAPSE;
		return 0;
	default:
		return -ENOENT;
	}
}

static int run(int argc, char **argv)
{
	struct tracing l = { TRACING_INIT(&cmd_graph), .output.format = "graph-text" };
	int r = tracing_parse(&l, argc, argv, own_option, &l) ?: tracing_check(&l);

	r = r ? tracing_status(r) : tracing_run(&l, NULL, NULL);
	tracing_done(&l);
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
	.pages = true,
	.run = run,
};
