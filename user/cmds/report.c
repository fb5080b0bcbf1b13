// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* report.c - xptibpf report: a page about programs, waits, leaks, failures and losses. */
#include <errno.h>
#include <getopt.h>

#include "cmds/tracing.h"

enum {
	OPT_JSON = 256,
	OPT_HTML,
};

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	TRACING_STACK_ROWS,
	{ OPT_JSON, "json", NULL, "print one object per line, with all entries", false },
	{ OPT_HTML, "html", "FILE", "write a page for a browser, in one file", false },
	TRACING_FORCE_ROW,
	TRACING_NAME_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

struct args {
	struct tracing tracing;
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
		return cmd_usage_error(a->tracing.command, "--html cannot be used with --json");
	if (a->html && a->tracing.file)
		return cmd_usage_error(a->tracing.command,
				       "--html names the output file and cannot be used with -o");
	if (!a->html && a->tracing.force)
		return cmd_usage_error(a->tracing.command, "--force needs --html");
	if (a->html) {
		a->tracing.file = a->html;
		a->tracing.careful = true;
		a->tracing.how = OUTFILE_WHOLE;
	}
	return tracing_check(&a->tracing);
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_report) } };
	int r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a);

	a.tracing.output.format = a.html ? "html" : a.json ? "report-json" : "report";
	r = r ? tracing_status(r) : tracing_run(&a.tracing, NULL, NULL);
	tracing_done(&a.tracing);
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
	.pages = true,
	.run = run,
};
