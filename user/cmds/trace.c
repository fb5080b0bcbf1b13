// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* trace.c - xptibpf trace: shows calls and events as they happen. */
#include <errno.h>
#include <getopt.h>
#include <string.h>
#include <unistd.h>

#include "cmds/tracing.h"

enum {
	OPT_FORMAT = 256,
	OPT_JSON,
	OPT_SORT,
	OPT_SPLIT,
};

static const char *format_word(size_t i)
{
	static const char *const words[] = { "text", "json", "raw", NULL };

	return cmd_word_of(words, i);
}

static const char *sort_word(size_t i)
{
	static const char *const words[] = { "thread", "time", NULL };

	return cmd_word_of(words, i);
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	{ OPT_FORMAT, "format", "NAME", "text (default), json or raw", false, format_word },
	{ OPT_JSON, "json", NULL, "same as --format json: one object per line", false },
	{ OPT_SORT, "sort", "HOW", "write lines at the end, by thread or by time", false,
	  sort_word },
	{ OPT_SPLIT, "split", NULL, "write a file for each thread, FILE.PID.THREAD; same as -ff",
	  false },
	{ 'c', "summary-only", NULL, "print a table of calls and times at the end, and no calls",
	  false },
	{ 'C', "summary", NULL, "print the table after the calls", false },
	{ 'S', "summary-sort-by", "WHAT",
	  "sort the table by self (default), total, calls, errors, mean, max, name", false,
	  tracing_order_word },
	TRACING_CAPTURE_ROWS,
	TRACING_STACK_ROWS,
	TRACING_NAME_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

struct args {
	struct tracing tracing;
	const char *format;
	enum xptibpf_sort sort;
	unsigned follow;	    /* how often -f was given */
	bool split, summary, alone; /* the table: after the calls, alone */
	const char *order;
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
	case OPT_SORT:
		a->sort = !strcmp(optarg, "time") ? XPTIBPF_SORT_TIME : XPTIBPF_SORT_THREAD;
		return 0;
	case OPT_SPLIT:
		a->split = true;
		return 0;
	case 'f':
		a->split |= ++a->follow == 2;
		return -ENOENT;
	case 'c':
		a->alone = true;
		return 0;
	case 'C':
		a->summary = true;
		return 0;
	case 'S':
		a->order = optarg;
		return 0;
	default:
		return -ENOENT;
	}
}

/* Checks for options that exclude each other. Returns 0, or EXIT_USAGE after reporting why. */
static int check(struct args *a)
{
	struct tracing *l = &a->tracing;

	if ((a->sort || a->split) && strcmp(a->format, "text") != 0)
		return cmd_usage_error(
			l->command,
			"--sort and -ff need text output; other formats name the thread");
	if (a->sort && a->split)
		return cmd_usage_error(l->command, "--sort cannot be used with -ff");
	if (a->split && (!l->file || !strcmp(l->file, "-")))
		return cmd_usage_error(l->command, "-ff writes files: give their name with -o");
	if (a->alone && (a->summary || a->split || a->sort || strcmp(a->format, "text") != 0))
		return cmd_usage_error(l->command,
				       "-c prints the table alone and cannot be used with %s",
				       a->summary ? "-C, which prints it after the calls"
				       : a->split ? "-ff"
				       : a->sort  ? "--sort"
						  : "other formats: use -C, or stat --json");
	if (a->order && !a->alone && !a->summary)
		return cmd_usage_error(l->command, "-S sorts the table of -c or -C");
	l->no_output = a->split;

	if (!strcmp(a->format, "raw") && !l->file)
		return cmd_usage_error(l->command, "raw output is binary: give a file with -o");
	return tracing_check(l);
}

static int add_outputs(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	bool json = strcmp(a->format, "text") != 0;
	struct xptibpf_output o = {
		.size = sizeof(o),
		.format = a->format,
		.fd = fd,
		.colour = colour && !json,
		.str_max = a->tracing.x.str_max,
		.view = a->tracing.view,
		.sort = a->split ? XPTIBPF_SORT_FILES : a->sort,
		.path = a->split ? a->tracing.file : NULL,
		.order = a->order,
	};
	int r = 0;

	if (!a->alone)
		r = xptibpf_add_output(x, &o);
	if (r < 0 || !(a->summary || a->alone))
		return r;
	o.format = "summary";
	o.path = NULL;
	/* A table is neither JSON nor a stream nor that of a thread: it is for the user. */
	if (json || a->split)
		o.fd = STDERR_FILENO;
	tracing_fit(&o);
	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_trace) }, .format = "text" };
	int r;

	r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a);
	if (!r) {
		a.tracing.binary = tracing_format(a.format)->binary;
		a.tracing.at_once = true;
		r = tracing_run(&a.tracing, add_outputs, &a);
	} else {
		r = tracing_status(r);
	}
	tracing_done(&a.tracing);
	return r;
}

const struct command cmd_trace = {
	.name = "trace",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Shows calls and events of SYCL programs as they happen.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"Groups: sycl (the XPTI streams), ur (Unified Runtime), thread (pthread_create), ze, zet,\n"
		"zes, zer, zel (Level Zero), cl (OpenCL), cu (CUDA driver), pi (SYCL's plugins before 2025),\n"
		"beacon (what --device-times reports).\n"
		"Classes: memory, kernel, sync, copy, module, query, metric, debug, sysman.\n"
		"xptibpf apis lists their functions, xptibpf apis xpti the streams and trace points. Without -e,\n"
		"all groups except zel are traced, without the getters, which are called often and say little.\n\n"
		"Examples:\n"
		"  sudo xptibpf trace -p 4242                 what does this process do?\n"
		"  sudo xptibpf trace -p 4242 -d 5 -C         for five seconds, with a table\n"
		"  sudo xptibpf trace -e 'ur:urUSM*' -a       USM allocations of all processes\n"
		"  sudo xptibpf trace -k -e memory -p 4242    where memory is allocated\n"
		"  sudo xptibpf trace --xpti -- ./prog        from the first call, with SYCL events\n"
		"  sudo xptibpf trace --arm -p 4242           SYCL events of a running process\n\n"
		"Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing to trace, 4 lost events and\n"
		"--strict, 130 interrupted with -i; with a program, the program's own.\n",
	.pages = true,
	.run = run,
};
