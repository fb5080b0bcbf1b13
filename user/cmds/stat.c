// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat.c - xptibpf stat: how often and how long, counted in the kernel; with --full, and of recordings, also
 * who waited for what, times on devices, where time went; what is running.
 */
#include <errno.h>
#include <getopt.h>
#include <string.h>

#include "cmds/live.h"

enum {
	OPT_BY = 256,
	OPT_FULL,
	OPT_HISTOGRAM,
	OPT_INFLIGHT,
	OPT_JSON,
};

static const char *by_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("stat"), i);
}

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	LIVE_RUN_ROWS,
	{ OPT_BY, "by", "WHAT",
	  "the rows of the table: function (default), process, thread or kernel", false, by_word },
	{ OPT_FULL, "full", NULL,
	  "record each call instead of only counting: waits, device times, where time went", true },
	{ 'I', "interval", "MS",
	  "also show what happened in each interval of this many milliseconds", false },
	{ OPT_HISTOGRAM, "histogram", NULL, "also show the durations as histograms", false },
	{ OPT_INFLIGHT, "inflight", NULL,
	  "show only the calls that have not returned; at once without -d", false },
	{ OPT_JSON, "json", NULL, "print one JSON object per line", false },
	LIVE_NAME_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

#define INTERVAL_MIN 50u /* ms: the kernel may take ten to let go of what it counted in */
#define INTERVAL_MAX 86400000u

struct args {
	struct live live;
	const char *by;
	unsigned interval_ms;
	bool full, histogram, inflight, json;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_BY:
		a->by = optarg;
		return 0;
	case OPT_FULL:
		a->full = true;
		return 0;
	case 'I':
		return live_parse_limit(optarg, INTERVAL_MAX, &a->interval_ms)
			       ?: (a->interval_ms < INTERVAL_MIN ? -EINVAL : 0);
	case OPT_HISTOGRAM:
		a->histogram = true;
		return 0;
	case OPT_INFLIGHT:
		a->inflight = true;
		return 0;
	case OPT_JSON:
		a->json = true;
		return 0;
	default:
		return -ENOENT;
	}
}

static int check(const struct args *a)
{
	const struct live *l = &a->live;

	if (a->inflight && a->by)
		return cmd_usage_error(l->command, "--by can't be combined with --inflight");
	if (a->inflight && (a->interval_ms || a->histogram))
		return cmd_usage_error(l->command, "-I and --histogram can't be combined with "
						   "--inflight, which shows one moment");
	if (a->inflight && l->x.argv && !l->x.duration_ns)
		return cmd_usage_error(l->command,
				       "--inflight needs -d for a program that is started");
	return live_check(l);
}

/* Everything comes from a recording, and call by call is what was asked for. */
static bool counts(const struct args *a)
{
	return !a->full && !a->inflight && !a->live.x.input && !a->live.x.xpti && !a->live.x.arm;
}

static unsigned view(const struct args *a)
{
	return a->live.view | (a->inflight ? XPTIBPF_VIEW_INFLIGHT : 0) |
	       (counts(a) ? XPTIBPF_VIEW_COUNTS : 0) | (a->histogram ? XPTIBPF_VIEW_HISTOGRAM : 0);
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct args *a = u;
	struct xptibpf_output o = {
		.size = sizeof(o),
		.format = a->json ? "stat-json" : "stat",
		.fd = fd,
		.colour = colour && !a->json,
		.by = a->by,
		.view = view(a),
		.interval_ns = a->interval_ms * 1000000ull,
	};

	return xptibpf_add_output(x, &o);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_stat) };
	int r;

	r = live_parse(&a.live, argc, argv, own_option, &a) ?: check(&a);
	if (!r) {
		if (counts(&a)) {
			a.live.x.count_by = a.by ?: "function";
			a.live.x.interval_ns = a.interval_ms * 1000000ull;
		} else {
			/* Calls in flight are what there is at the end, and that may be now. */
			a.live.x.in_flight = true;
		}
		if (a.inflight && !a.live.x.duration_ns)
			a.live.x.duration_ns = 1;
		r = live_run(&a.live, add_output, &a);
	} else {
		r = live_status(r);
	}
	live_done(&a.live);
	return r;
}

const struct command cmd_stat = {
	.name = "stat",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Counts calls and their times; shows who waited for what, and what is running.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"Calls are counted in the kernel, which is cheap enough to leave on. With --full, and for a\n"
		"recording, each call is recorded, and the end shows more: kernels, copies and other commands,\n"
		"with their time on the device if the program itself asked for it; where each thread's\n"
		"time went; who waited for what; the longest waits; and the calls that had not returned.\n\n"
		"Examples:\n"
		"  sudo xptibpf stat -a -I 1000               every second, until ^C\n"
		"  sudo xptibpf stat -p 4242 --histogram      durations as histograms\n"
		"  sudo xptibpf stat --full -p 4242           also who waits for what\n"
		"  sudo xptibpf stat -p 4242 -d 10            for ten seconds\n"
		"  sudo xptibpf stat --inflight -p 4242       which call is it stuck in?\n"
		"  sudo xptibpf stat --by kernel -- ./prog    from its first call to its end\n"
		"  xptibpf stat -i FILE                       from a recording\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
