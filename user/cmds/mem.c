// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mem.c - xptibpf mem: what was allocated, what is live, what leaked, what was freed wrongly. */
#include <errno.h>
#include <getopt.h>
#include <string.h>

#include "cmds/live.h"

enum {
	OPT_LEAKS = 256,
	OPT_BY,
	OPT_TIMELINE,
	OPT_JSON,
};

/* The default set, and what gives devices their numbers. Group zel is not in that set anyway. */
#define SELECT "!zel,ur:urDeviceGet,pi:piDevicesGet,cl:clGetDeviceIDs,ze:zeDeviceGet,cu:cuDeviceGet"

static const char *by_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("mem"), i);
}

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	{ OPT_LEAKS, "leaks", NULL, "show only what was not freed and what was freed wrongly",
	  false },
	{ OPT_BY, "by", "WHAT", "the rows of the table: kind (default), site, device or process",
	  false, by_word },
	{ OPT_TIMELINE, "timeline", NULL, "show live bytes over time", false },
	{ OPT_JSON, "json", NULL, "print one object per line", false },
	LIVE_STACK_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
	const char *by;
	unsigned view;
	bool json;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_LEAKS:
		a->view |= XPTIBPF_VIEW_LEAKS;
		return 0;
	case OPT_TIMELINE:
		a->view |= XPTIBPF_VIEW_TIMELINE;
		return 0;
	case OPT_BY:
		a->by = optarg;
		return 0;
	case OPT_JSON:
		a->json = true;
		return 0;
	default:
		return -ENOENT;
	}
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	const struct xptibpf_output o = {
		.size = sizeof(o),
		.format = a->json ? "mem-json" : "mem",
		.by = a->by,
		.view = a->view,
		.fd = fd,
	};

	(void)colour;
	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_mem) };
	int r;

	r = live_parse(&a.live, argc, argv, own_option, &a) ?: live_check(&a.live);
	/* Lower layers, too: the memory is theirs. */
	a.live.x.all_layers = true;
	if (!a.live.x.select)
		a.live.x.select = SELECT;
	if (a.live.x.stacks && !*a.live.x.stacks)
		a.live.x.stacks = "alloc,create,free";
	r = r ? live_status(r) : live_run(&a.live, add_output, &a);
	live_done(&a.live);
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
	.run = run,
};
