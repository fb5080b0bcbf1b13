// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* pack.c - xptibpf pack: a folder with which the program of a recording can be run elsewhere. */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/grow.h"
#include "base/log.h"
#include "base/number.h"
#include "base/strbuf.h"
#include "cmds/tracing.h"

enum {
	OPT_INCLUDE = 256,
	OPT_EXCLUDE,
	OPT_MAX_SIZE,
};

static const struct option_row options[] = {
	{ 'o', "output", "PATH", "the folder to make", false },
	{ 'p', "pid", "PID", "pack this process of the recording, not the first one", false },
	{ OPT_INCLUDE, "include", "PATTERN",
	  "pack files that match, even if they look like secrets", false },
	{ OPT_EXCLUDE, "exclude", "PATTERN", "leave out files that match", false },
	{ OPT_MAX_SIZE, "max-size", "SIZE", "refuse to make more than this (default 4G)", false },
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

struct args {
	struct tracing tracing;
	struct xptibpf_pack pack;
};

static int add_pattern(const char *const **patterns, size_t *n, const char *text)
{
	const char **all = (const char **)*patterns;
	int r = *text ? GROW_APPEND(all, *n, text) : -EINVAL;

	*patterns = all;
	return r;
}

static int own_option(void *u, int key)
{
	struct args *a = u;
	unsigned pid;

	switch (key) {
	case 'p':
		if (number_parse(optarg, INT_MAX, &pid) < 0)
			return -EINVAL;
		a->pack.pid = (pid_t)pid;
		return 0;
	case OPT_INCLUDE:
		return add_pattern(&a->pack.include, &a->pack.ninclude, optarg);
	case OPT_EXCLUDE:
		return add_pattern(&a->pack.exclude, &a->pack.nexclude, optarg);
	case OPT_MAX_SIZE:
		return tracing_parse_size(optarg, &a->pack.max_bytes);
	default:
		return -ENOENT;
	}
}

/* Returns 0, or EXIT_USAGE after reporting why. */
static int check(struct args *a, const char *const *files, size_t n)
{
	const struct command *c = a->tracing.command;

	if (!n)
		return cmd_usage_error(c, "no recording given");
	if (n > 1)
		return cmd_usage_error(c, "one recording is packed at a time");
	if (!strcmp(files[0], "-"))
		return cmd_usage_error(c, "'-' can't be packed because it is read several times");
	if (!a->tracing.file || !*a->tracing.file)
		return cmd_usage_error(c, "no folder given: use -o PATH");
	a->pack.input = files[0];
	a->pack.path = a->tracing.file;
	return 0;
}

static bool is_stopped(void *u)
{
	(void)u;
	return tracing_interrupted() != 0;
}

static void tell(const char *path, const struct xptibpf_pack_stats *s)
{
	_cleanup_(strbuf_done) struct strbuf size = STRBUF_INIT;

	tracing_add_size(&size, s->bytes);
	log_note("%s: %llu files, %s; %llu missing, %llu changed, %llu left out%s", path,
		 (unsigned long long)s->files, strbuf_str(&size),
		 (unsigned long long)(s->missing + s->elsewhere + s->unknown),
		 (unsigned long long)s->changed, (unsigned long long)s->left_out,
		 s->whole ? "" : "; more may be missing");
}

static int pack(struct args *a)
{
	struct xptibpf_pack_stats s = { .size = sizeof(s) };
	int r;

	a->pack.size = sizeof(a->pack);
	a->pack.writer = xptibpf_program;
	a->pack.warn = a->tracing.x.warn;
	a->pack.stop = is_stopped;
	tracing_stop_by_signal(NULL);
	r = xptibpf_pack(&a->pack, &s);
	if (r == -ECANCELED && tracing_interrupted())
		return tracing_interrupted();
	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	tell(a->pack.path, &s);
	return s.missing || s.changed || s.elsewhere || s.unknown || !s.whole ? EXIT_FAILED
									      : EXIT_DONE;
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_pack) } };
	_cleanup_free_ const char **files = NULL;
	size_t n = 0;
	int r = tracing_parse_files(&a.tracing, argc, argv, own_option, &a, &files, &n);

	if (!r)
		r = check(&a, files, n);
	if (!r) {
		tracing_begin(&a.tracing);
		r = pack(&a);
	} else {
		r = tracing_status(r);
	}
	tracing_done(&a.tracing);
	free((void *)a.pack.include);
	free((void *)a.pack.exclude);
	return r;
}

const struct command cmd_pack = {
	.name = "pack",
	.usage = "-o PATH FILE",
	.summary = "Makes a folder with which the program of a recording can be run elsewhere.",
	.options = options,
	.operand = "FILE",
	.epilogue =
		"FILE is made by 'xptibpf record --files', and --images and --data if wanted. The folder has its program,\n"
		"with all files that it and its children opened, the device images, and pack.json, which says what there is.\n"
		"Files that look like passwords and keys are left out.\n\n"
		"Examples:\n"
		"  sudo xptibpf record --files --images -o run.xbt -- ./prog\n"
		"  xptibpf pack run.xbt -o prog.pack\n\n"
		"Exit status: 0 done; 1 failed, or something that the program needs is missing or has changed (the\n"
		"folder has the rest); 2 wrong usage.\n",
	.run = run,
};
