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
	{ OPT_JSON, "json", NULL, "print one object per line, with all entries", false },
	{ OPT_HTML, "html", "FILE", "write a page for a browser, in one file", false },
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
		return cmd_usage_error(a->live.command, "--html can't be combined with --json");
	if (a->html && a->live.file)
		return cmd_usage_error(
			a->live.command,
			"--html names the output file and can't be combined with -o");
	if (!a->html && a->live.force)
		return cmd_usage_error(a->live.command, "--force needs --html");
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
	.summary = "Shows on one page what ran, where time went, what waited, leaked and failed.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"The page is written when the trace ends. It shows the largest entries and says how many more\n"
		"there are; 'xptibpf stat', 'mem' and 'graph' show all of them. It says what was not measured,\n"
		"what was lost and what can't be known.\n\n"
		"Examples:\n"
		"  sudo xptibpf report --xpti -- ./prog       from its first call to its end\n"
		"  sudo xptibpf report -p 4242 -d 10          for ten seconds\n"
		"  xptibpf report -i FILE                     from a recording\n"
		"  xptibpf report --html PAGE.html -i FILE    the same as a page for a browser\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
