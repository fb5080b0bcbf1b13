// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* export.c - xptibpf export: a trace in the formats of other programs. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "cmds/tracing.h"

enum {
	OPT_FORMAT = 256,
	OPT_CHROME,
	OPT_HOST,
	OPT_WEIGHT,
};

/* In the order of --help. */
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
	{ "pprof", "pprof", OUTFILE_WHOLE },
	{ "folded", "folded", OUTFILE_WHOLE },
	{ "speedscope", "speedscope", OUTFILE_WHOLE },
	{ "sqlite", "sqlite", OUTFILE_OWN },
	{ "parquet", "parquet", OUTFILE_FOLDER },
	{ "dpcpp-trace", "dpcpp-trace", OUTFILE_FOLDER },
	{ "images", "images", OUTFILE_FOLDER },
};

static const char *format_word(size_t i)
{
	return i < ARRAY_SIZE(formats) ? formats[i].name : NULL;
}

static const char *format_text(size_t i)
{
	return i < ARRAY_SIZE(formats) ? tracing_format(formats[i].sink)->text : NULL;
}

static const char *weight_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("pprof"), i);
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	{ OPT_FORMAT, "format", "NAME", "write this format, one of those below", false,
	  format_word },
	{ OPT_CHROME, "chrome", NULL, "same as --format chrome", false },
	{ OPT_HOST, "host", "NAME",
	  "the machine on which it was traced, if the recording doesn't name it", false },
	{ OPT_WEIGHT, "weight", "WHAT",
	  "what stacks weigh, or is shown first: time (default), calls, allocated, live or waits",
	  false, weight_word },
	TRACING_FORCE_ROW,
	TRACING_STACK_ROWS,
	TRACING_LAST_ROWS,
	{ 0 },
};

struct args {
	struct tracing tracing;
	const struct format *format;
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
		a->tracing.output.host = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_WEIGHT:
		a->tracing.output.by = optarg;
		return 0;
	default:
		return -ENOENT;
	}
}

static int check(struct args *a)
{
	const struct format *f = a->format;

	if (!f)
		return cmd_usage_error(a->tracing.command, "no format given: use --format NAME");
	if ((f->how == OUTFILE_OWN || f->how == OUTFILE_FOLDER) &&
	    (!a->tracing.file || !strcmp(a->tracing.file, "-")))
		return cmd_usage_error(a->tracing.command,
				       "%s is written to a %s: give one with -o", f->name,
				       f->how == OUTFILE_OWN ? "file" : "folder");
	if (a->tracing.output.by && !xptibpf_groups(f->sink))
		return cmd_usage_error(a->tracing.command, "--weight is for stacks, and not for %s",
				       f->name);
	a->tracing.x.images = !a->tracing.x.input && !strcmp(f->sink, "images");
	/* These formats are about stacks. */
	if (xptibpf_groups(f->sink) && !a->tracing.x.input && !a->tracing.x.stacks &&
	    !a->tracing.x.no_stacks)
		a->tracing.x.stacks = "";
	/* It would be useless inside the program's own output. */
	if (a->tracing.x.argv && !a->tracing.file)
		return cmd_usage_error(a->tracing.command, "no output file given: use -o FILE");
	a->tracing.binary = tracing_format(f->sink)->binary;
	a->tracing.how = f->how;
	a->tracing.output.format = f->sink;
	return tracing_check(&a->tracing);
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_export) } };
	int r;

	a.tracing.careful = true;
	r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a);
	r = r ? tracing_status(r) : tracing_run(&a.tracing, NULL, NULL);
	tracing_done(&a.tracing);
	return r;
}

const struct command cmd_export = {
	.name = "export",
	.usage = "--format NAME [-o FILE] -i FILE",
	.summary = "Writes a trace in the formats of other programs.",
	.options = options,
	.operand = "PROGRAM",
	.list = { "Formats", format_word, format_text },
	.epilogue = "Exports a recording (-i) or, without -i, what is running.\n"
		    "A file that exists is not overwritten without --force.\n\n"
		    "Examples:\n"
		    "  xptibpf export --format perfetto -o prog.pftrace -i FILE\n"
		    "  sudo xptibpf export --chrome -o prog.json --xpti -- ./prog\n"
		    "  xptibpf export --format ndjson -i FILE | jq .name\n\n"
		    "The exit status is that of xptibpf trace.\n",
	.run = run,
};
