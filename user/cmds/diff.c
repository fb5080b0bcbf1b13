// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff.c - xptibpf diff: two recordings side by side. */
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "cmds/pager.h"
#include "cmds/tracing.h"

enum {
	OPT_BY = 256,
	OPT_THRESHOLD,
	OPT_ALL,
	OPT_JSON,
};

#define THRESHOLD 10.0 /* percent */

static const char *by_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("stat"), i);
}

static const struct option_row options[] = {
	{ OPT_BY, "by", "WHAT",
	  "compare calls by function (default), process or thread; or only by kernel", false,
	  by_word },
	{ OPT_THRESHOLD, "threshold", "PERCENT", "ignore smaller changes (default 10)", false },
	{ OPT_ALL, "all", NULL, "show every row that differs, not only the first of each table",
	  false },
	{ OPT_JSON, "json", NULL, "print one JSON object per line, with all rows", false },
	{ 'e', "event", "SPEC[,SPEC]", "select calls: GROUP, CLASS, NAME, GROUP:NAME, !...",
	  false },
	TRACING_RANGE_ROWS,
	{ 'o', "output", "FILE", "write to this file ('-': standard output)", false },
	TRACING_FORCE_ROW,
	TRACING_NAME_ROWS,
	{ TRACING_STRICT, "strict", NULL, "exit with status 4 if anything was lost", false },
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

struct args {
	struct tracing tracing;
	struct xptibpf_diff diff;
	const char *by;
};

static int parse_percent(const char *text, double *ret)
{
	char *end;
	double v = strtod(text, &end);

	if (end == text || (*end && strcmp(end, "%") != 0) || !(v >= 0) || !isfinite(v))
		return -EINVAL;
	*ret = v;
	return 0;
}

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_BY:
		a->by = optarg;
		return 0;
	case OPT_THRESHOLD:
		return parse_percent(optarg, &a->diff.threshold);
	case OPT_ALL:
		a->diff.all = true;
		return 0;
	case OPT_JSON:
		a->diff.json = true;
		return 0;
	default:
		return -ENOENT;
	}
}

/* Returns 0, or EXIT_USAGE after reporting why. */
static int check(const struct args *a, const char *const *files, size_t n)
{
	const struct tracing *l = &a->tracing;

	if (n != 2)
		return cmd_usage_error(l->command, "expected two recordings");
	if (!strcmp(files[0], "-") && !strcmp(files[1], "-"))
		return cmd_usage_error(l->command,
				       "only one of the recordings can be standard input");
	for (size_t i = 0; i < n && l->file; i++)
		if (tracing_same_file(files[i], l->file))
			return cmd_usage_error(l->command, "-o would overwrite the input '%s'",
					       files[i]);
	return 0;
}

/* Reads one of them. 0, or the exit status; the readable part of a damaged one is compared. */
static int measure(struct args *a, const char *file, struct xptibpf **ret, bool *ret_damaged)
{
	const struct xptibpf_output o = {
		.size = sizeof(o), .format = "measure", .fd = -1, .by = a->by
	};
	struct xptibpf *x = NULL;
	int r;

	a->tracing.x.input = file;
	r = xptibpf_new(&a->tracing.x, &x);
	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	tracing_stop_by_signal(x);
	r = xptibpf_add_output(x, &o);
	if (r >= 0)
		r = xptibpf_run(x);
	*ret = x;
	if (r < 0)
		log_error("%s", xptibpf_error(x));
	*ret_damaged |= r == -EBADMSG;
	if (r == -ECANCELED && tracing_interrupted())
		return tracing_interrupted();
	return r < 0 && r != -EBADMSG ? EXIT_FAILED : 0;
}

static int compare(struct args *a, const char *const *files, struct xptibpf *x[2])
{
	struct xptibpf_stats stats = { .size = sizeof(stats) };
	_cleanup_close_ int fd = -1;
	bool damaged = false;
	uint64_t lost = 0;
	int r, e;

	for (unsigned i = 0; i < 2; i++) {
		r = measure(a, files[i], &x[i], &damaged);
		if (r)
			return r;
		xptibpf_get_stats(x[i], &stats);
		lost += stats.lost;
	}
	/* The file is only opened now, so that its contents are not lost because of a mistyped name. */
	r = tracing_open_output(&a->tracing, &fd);
	if (r < 0)
		return EXIT_FAILED;
	a->diff.a = files[0];
	a->diff.b = files[1];
	a->diff.view = a->tracing.view;
	a->diff.width = pager_terminal(fd) < 0 ? 0 : pager_width(fd);
	r = xptibpf_diff(x[0], x[1], &a->diff, fd);
	e = outfile_close(&a->tracing.out, r >= 0);
	/* The reader has read enough. */
	if (r == -EPIPE)
		r = 0;
	if (r < 0 || e < 0) {
		log_error("cannot write the comparison: %s", strerror(r < 0 ? -r : -e));
		return EXIT_FAILED;
	}
	return damaged ? EXIT_FAILED : a->tracing.strict && lost ? EXIT_LOST : EXIT_DONE;
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_diff) },
			  .diff = { .size = sizeof(a.diff), .threshold = THRESHOLD } };
	_cleanup_free_ const char **files = NULL;
	struct xptibpf *x[2] = { NULL, NULL };
	size_t n = 0;
	int r;

	a.tracing.careful = true;
	a.tracing.how = OUTFILE_WHOLE;
	r = tracing_parse_files(&a.tracing, argc, argv, own_option, &a, &files, &n);
	if (!r)
		r = check(&a, files, n);
	if (!r) {
		tracing_begin(&a.tracing);
		r = compare(&a, files, x);
	} else {
		r = tracing_status(r);
	}
	xptibpf_free(x[0]);
	xptibpf_free(x[1]);
	tracing_done(&a.tracing);
	return r;
}

const struct command cmd_diff = {
	.name = "diff",
	.usage = "[OPTIONS] A B",
	.summary = "Shows what differs between two recordings.",
	.options = options,
	.operand = "FILE",
	.epilogue =
		"How often and how long functions were called, kernels and their time on the device, errors,\n"
		"memory, leaks, copies, waits and XPTI events; and what makes the comparison unfair. Two runs\n"
		"of one program differ, too: numbers and distributions are shown so that you can judge.\n\n"
		"Examples:\n"
		"  xptibpf diff run.xbt changed.xbt\n"
		"  xptibpf diff --by kernel --threshold 25 run.xbt changed.xbt\n"
		"  xptibpf diff --json run.xbt changed.xbt | jq 'select(.type == \"errors\" and .differs)'\n\n"
		"Exit status: 0 done, whether they differ or not; 1 failed, or one of them is damaged (what can be\n"
		"read of it is compared); 2 wrong usage; 4 lost events and --strict.\n",
	.pages = true,
	.run = run,
};
