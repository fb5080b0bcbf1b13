// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* report.c - xptibpf report: a page about what ran, what waited, what leaked, what failed, what was lost. */
#include <errno.h>

#include "cmds/live.h"

enum {
	OPT_JSON = 256,
};

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	LIVE_STACK_ROWS,
	{ OPT_JSON, "json", NULL, "one object a line, and all of them", false },
	LIVE_NAME_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
	bool json;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	if (key != OPT_JSON)
		return -ENOENT;
	a->json = true;
	return 0;
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	const struct xptibpf_output o = {
		.format = a->json ? "report-json" : "report",
		.fd = fd,
		.view = a->live.view,
	};

	(void)colour;
	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_report) };
	int r;

	r = live_parse(&a.live, argc, argv, own_option, &a) ?: live_check(&a.live);
	r = r ? live_status(r) : live_run(&a.live, add_output, &a);
	live_done(&a.live);
	return r;
}

const struct command cmd_report = {
	.name = "report",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Tells on a page what ran, where time went, what waited, leaked and failed.",
	.options = options,
	.epilogue =
		"Written when the trace ends: the largest of everything, and how much there is more; 'xptibpf\n"
		"stat', 'mem' and 'graph' tell the rest. What was not measured, lost or can't be known is said.\n\n"
		"Examples:\n"
		"  sudo xptibpf report --xpti -- ./prog       from its first call to its end\n"
		"  sudo xptibpf report -p 4242 -d 10          ten seconds of it\n"
		"  xptibpf report -i FILE                     what 'trace --format raw -o FILE' wrote\n\n"
		"Exit status: as xptibpf trace.\n",
	.run = run,
};
