// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* export.c - xptibpf export: a trace in the formats of other programs. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "cmds/live.h"

enum {
	OPT_FORMAT = 256,
	OPT_CHROME,
	OPT_HOST,
};

/* In the order of --help, whose lines below are these. */
static const struct format {
	const char *name;
	const char *sink;
	enum outfile_how how;
} formats[] = {
	{ "perfetto", "perfetto", OUTFILE_STREAM },
	{ "chrome", "chrome", OUTFILE_WHOLE },
	{ "json", "json-array", OUTFILE_WHOLE },
	{ "ndjson", "json", OUTFILE_STREAM },
	{ "csv", "csv", OUTFILE_STREAM },
	{ "csv-summary", "csv-summary", OUTFILE_WHOLE },
	{ "dot", "graph-dot", OUTFILE_WHOLE },
	{ "svg", "graph-svg", OUTFILE_WHOLE },
	{ "sqlite", "sqlite", OUTFILE_OWN },
	{ "parquet", "parquet", OUTFILE_FOLDER },
	{ "dpcpp-trace", "dpcpp-trace", OUTFILE_FOLDER },
};

static const char *format_word(size_t i)
{
	return i < ARRAY_SIZE(formats) ? formats[i].name : NULL;
}

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	{ OPT_FORMAT, "format", "NAME", "write this format, one of those below", false,
	  format_word },
	{ OPT_CHROME, "chrome", NULL, "same as --format chrome", false },
	{ OPT_HOST, "host", "NAME",
	  "the machine on which it was traced, if the recording doesn't name it", false },
	LIVE_FORCE_ROW,
	LIVE_STACK_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
	const struct format *format;
	const char *host;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_FORMAT:
		a->format = &formats[cmd_word(format_word, optarg)];
		return 0;
	case OPT_CHROME:
		a->format = &formats[cmd_word(format_word, "chrome")];
		return 0;
	case OPT_HOST:
		a->host = optarg;
		return *optarg ? 0 : -EINVAL;
	default:
		return -ENOENT;
	}
}

static int check(struct args *a)
{
	const struct format *f = a->format;

	if (!f)
		return cmd_usage_error(a->live.command, "no format given: use --format NAME");
	if ((f->how == OUTFILE_OWN || f->how == OUTFILE_FOLDER) &&
	    (!a->live.file || !strcmp(a->live.file, "-")))
		return cmd_usage_error(a->live.command, "%s is written to a %s: give one with -o",
				       f->name, f->how == OUTFILE_OWN ? "file" : "folder");
	/* Into the program's own output it would be of no use. */
	if (a->live.x.argv && !a->live.file)
		return cmd_usage_error(a->live.command, "no output file given: use -o FILE");
	a->live.binary = live_format(f->sink)->binary;
	a->live.how = f->how;
	return live_check(&a->live);
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	const struct xptibpf_output o = {
		.size = sizeof(o),
		.format = a->format->sink,
		.fd = fd,
		.path = fd < 0 ? outfile_path(&a->live.out) : NULL,
		.host = a->host,
		.force = a->live.force,
	};

	(void)colour;
	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_export) };
	int r;

	a.live.careful = true;
	r = live_parse(&a.live, argc, argv, own_option, &a) ?: check(&a);
	r = r ? live_status(r) : live_run(&a.live, add_output, &a);
	live_done(&a.live);
	return r;
}

const struct command cmd_export = {
	.name = "export",
	.usage = "--format NAME [-o FILE] -i FILE",
	.summary = "Writes a trace in the formats of other programs.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"Formats:\n"
		"  perfetto     for ui.perfetto.dev and trace_processor\n"
		"  chrome       JSON for chrome://tracing and ui.perfetto.dev, with unitrace's names\n"
		"  json         one array of all events\n"
		"  ndjson       one object per line, like 'xptibpf trace --json'\n"
		"  csv          a row for each call and XPTI event\n"
		"  csv-summary  a row for each function, with the columns of unitrace and iprof\n"
		"  dot, svg     the task graph, like 'xptibpf graph'\n"
		"  sqlite       a database: tables, and views for common questions\n"
		"  parquet      a folder of tables that many recordings share, by host and day\n"
		"  dpcpp-trace  a folder of dpcpp_trace's .trace files, one per thread: only PI calls\n\n"
		"Exports a recording (-i) or, without -i, what is running.\n"
		"A file that exists is not overwritten without --force.\n\n"
		"Examples:\n"
		"  xptibpf export --format perfetto -o prog.pftrace -i FILE\n"
		"  sudo xptibpf export --chrome -o prog.json --xpti -- ./prog\n"
		"  xptibpf export --format ndjson -i FILE | jq .name\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
