// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* report.c - xptibpf report: a page about what ran, what waited, what leaked, what failed, what was lost. */
#include <errno.h>
#include <getopt.h>

#include "cmds/live.h"

enum {
	OPT_JSON = 256,
	OPT_HTML,
};

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	LIVE_STACK_ROWS,
	{ OPT_JSON, "json", NULL, "one object a line, and all of them", false },
	{ OPT_HTML, "html", "FILE", "a page for a browser, in one file", false },
	LIVE_FORCE_ROW,
	LIVE_NAME_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
	bool json;
	const char *html; /* NULL: text, or JSON */
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_JSON:
		a->json = true;
		return 0;
	case OPT_HTML:
		a->html = optarg;
		return 0;
	default:
		return -ENOENT;
	}
}

/* A page for a browser is no use half written, and easily takes another one's place. */
static int check(struct args *a)
{
	if (a->html && a->json)
		return cmd_usage_error(a->live.command, "--html and --json: only one of them");
	if (a->html && a->live.file)
		return cmd_usage_error(a->live.command, "--html says where to write: no -o");
	if (!a->html && a->live.force)
		return cmd_usage_error(a->live.command, "--force is for --html");
	if (a->html) {
		a->live.file = a->html;
		a->live.careful = true;
		a->live.how = OUTFILE_WHOLE;
	}
	return live_check(&a->live);
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	const struct xptibpf_output o = {
		.size = sizeof(o),
		.format = a->html   ? "html"
			  : a->json ? "report-json"
				    : "report",
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

	r = live_parse(&a.live, argc, argv, own_option, &a) ?: check(&a);
	r = r ? live_status(r) : live_run(&a.live, add_output, &a);
	live_done(&a.live);
	return r;
}

const struct command cmd_report = {
	.name = "report",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Tells on a page what ran, where time went, what waited, leaked and failed.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"Written when the trace ends: the largest of everything, and how much there is more; 'xptibpf\n"
		"stat', 'mem' and 'graph' tell the rest. What was not measured, lost or can't be known is said.\n\n"
		"Examples:\n"
		"  sudo xptibpf report --xpti -- ./prog       from its first call to its end\n"
		"  sudo xptibpf report -p 4242 -d 10          ten seconds of it\n"
		"  xptibpf report -i FILE                     what 'trace --format raw -o FILE' wrote\n"
		"  xptibpf report --html PAGE.html -i FILE    the same to look at, in a browser\n\n"
		"Exit status: as xptibpf trace.\n",
	.run = run,
};
