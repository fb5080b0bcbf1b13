// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* merge.c - xptibpf merge: recordings of several processes, machines or ranks become one. */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "cmds/tracing.h"

static const struct option_row options[] = {
	{ 'o', "output", "FILE", "write to this file ('-': standard output)", false },
	TRACING_FORCE_ROW,
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

/* Returns 0, or EXIT_USAGE after reporting why. */
static int check(const struct tracing *l, const char *const *files, size_t n)
{
	if (!n)
		return cmd_usage_error(l->command, "no recordings given");
	if (n > XPTIBPF_MERGE_MAX)
		return cmd_usage_error(l->command, "too many recordings (%zu): the maximum is %d",
				       n, XPTIBPF_MERGE_MAX);
	if (!l->file || !*l->file)
		return cmd_usage_error(l->command, "no output file given: use -o FILE");
	if (!strcmp(l->file, "-") && isatty(STDOUT_FILENO))
		return cmd_usage_error(
			l->command,
			"a recording can't be written to a terminal: give a file with -o");
	for (size_t i = 0; i < n; i++) {
		if (!strcmp(files[i], "-"))
			return cmd_usage_error(
				l->command, "'-' can't be merged because each file is read twice");
		if (tracing_same_file(files[i], l->file))
			return cmd_usage_error(l->command, "-o would overwrite the input '%s'",
					       files[i]);
	}
	return 0;
}

/* All may be of one time, and open at once. */
static void open_many(void)
{
	struct rlimit limit;

	if (getrlimit(RLIMIT_NOFILE, &limit) < 0)
		return;
	limit.rlim_cur = limit.rlim_max;
	/* If that can't be had, opening says so. */
	(void)setrlimit(RLIMIT_NOFILE, &limit);
}

static int merge(struct tracing *l, const char *const *files, size_t n)
{
	struct xptibpf_merge_stats stats = { .size = sizeof(stats) };
	const struct xptibpf_merge o = {
		.size = sizeof(o),
		.files = files,
		.n = n,
		.path = l->file,
		.force = l->force,
		.writer = xptibpf_program,
		.warn = l->x.warn,
	};
	int r;

	open_many();
	r = xptibpf_merge(&o, &stats);
	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	log_info("%u recordings of %u machines, %llu records", stats.recordings, stats.machines,
		 (unsigned long long)stats.records);
	return stats.damaged ? EXIT_FAILED : EXIT_DONE;
}

static int run(int argc, char **argv)
{
	struct tracing l = { TRACING_INIT(&cmd_merge) };
	_cleanup_free_ const char **files = NULL;
	size_t n = 0;
	int r = tracing_parse_files(&l, argc, argv, NULL, NULL, &files, &n);

	if (!r)
		r = check(&l, files, n);
	if (!r) {
		tracing_begin(&l);
		r = merge(&l, files, n);
	} else {
		r = tracing_status(r);
	}
	tracing_done(&l);
	return r;
}

const struct command cmd_merge = {
	.name = "merge",
	.usage = "-o FILE A B ...",
	.summary = "Combines several recordings into one, by the time of day.",
	.options = options,
	.epilogue =
		"For several processes, machines or ranks. Machines are identified by their boot ids, and their clocks\n"
		"are related by the time of day. The files of one recording (record --rotate) are treated as one.\n\n"
		"Examples:\n"
		"  xptibpf merge -o all.xbt node1.xbt node2.xbt\n"
		"  xptibpf merge -o run.xbt run-*.xbt\n\n"
		"Exit status: 0 done; 1 failed, or one of them was cut off or is damaged (the result has what can be\n"
		"read of it); 2 wrong usage, or one was given twice.\n",
	.run = run,
};
