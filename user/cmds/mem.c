// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mem.c - xptibpf mem: memory that was allocated, is live, has leaked, or was freed wrongly. */
#include <errno.h>
#include <getopt.h>
#include <string.h>

#include "cmds/tracing.h"

enum {
	OPT_LEAKS = 256,
	OPT_BY,
	OPT_TIMELINE,
	OPT_JSON,
};

static const char *by_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("mem"), i);
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	{ OPT_LEAKS, "leaks", NULL, "show only what was not freed and what was freed wrongly",
	  false },
	{ OPT_BY, "by", "WHAT", "the rows of the table: kind (default), site, device or process",
	  false, by_word },
	{ OPT_TIMELINE, "timeline", NULL, "show live bytes over time", false },
	{ OPT_JSON, "json", NULL, "print one object per line", false },
	TRACING_STACK_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

static int own_option(void *u, int key)
{
	struct tracing *l = u;

	switch (key) {
	case OPT_LEAKS:
		l->view |= XPTIBPF_VIEW_LEAKS;
		return 0;
	case OPT_TIMELINE:
		l->view |= XPTIBPF_VIEW_TIMELINE;
		return 0;
	case OPT_BY:
		l->output.by = optarg;
		return 0;
	case OPT_JSON:
		l->output.format = "mem-json";
		return 0;
	default:
		return -ENOENT;
	}
}

static int run(int argc, char **argv)
{
	/* Lower layers, too: the memory is theirs. */
	struct tracing l = { TRACING_INIT(&cmd_mem), .output.format = "mem", .x.all_layers = true };
	int r = tracing_parse(&l, argc, argv, own_option, &l) ?: tracing_check(&l);

	if (!l.x.select && !l.x.input)
		l.x.select = TRACING_SELECT_DEVICES;
	if (l.x.stacks && !*l.x.stacks)
		l.x.stacks = "alloc,create,free";
	r = r ? tracing_status(r) : tracing_run(&l, NULL, NULL);
	tracing_done(&l);
	return r;
}

const struct command cmd_mem = {
	.name = "mem",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Shows what became of memory: live, peak, leaked, freed wrongly, copied.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"The table is written when the trace ends. Memory that SYCL, Unified Runtime and the driver all\n"
		"report counts once. With --xpti, or in a process that has a subscriber, allocations have their\n"
		"places in the source; with -k the places come from the stack; otherwise the function and the\n"
		"thread that allocated are shown.\n\n"
		"Examples:\n"
		"  sudo xptibpf mem --xpti -- ./prog            kinds, copies, leaks\n"
		"  sudo xptibpf mem --leaks --xpti -- ./prog    all leaks\n"
		"  sudo xptibpf mem -p 4242 -d 10 --by device   what a service allocates and keeps\n"
		"  xptibpf mem -i run.xbt --timeline            from a recording\n\n"
		"Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing to trace, 4 lost events and\n"
		"--strict; with a program, the program's own.\n",
	.pages = true,
	.run = run,
};
