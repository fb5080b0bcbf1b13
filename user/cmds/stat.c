// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stat.c - xptibpf stat: how often functions were called and how long they took, counted in the kernel; with --full,
 * and for recordings, also waits, times on devices, how threads spent their time, and calls in flight.
 */
#include <errno.h>
#include <getopt.h>
#include <string.h>

#include "base/number.h"
#include "cmds/tracing.h"

enum {
	OPT_BY = 256,
	OPT_FULL,
	OPT_HISTOGRAM,
	OPT_INFLIGHT,
	OPT_METRICS,
	OPT_ORDER,
	OPT_JSON,
};

static const char *by_word(size_t i)
{
	return cmd_word_of(xptibpf_groups("stat"), i);
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	{ OPT_BY, "by", "WHAT",
	  "the rows of the table: function (default), process, thread or kernel", false, by_word },
	{ OPT_FULL, "full", NULL,
	  "record each call instead of only counting: waits, device times, where time went", true },
	{ 'I', "interval", "MS",
	  "also show what happened in each interval of this many milliseconds", false },
	{ OPT_HISTOGRAM, "histogram", NULL, "also show the durations as histograms", false },
	{ OPT_INFLIGHT, "inflight", NULL,
	  "show only the calls that have not returned; at once without -d", false },
	{ OPT_METRICS, "metrics", NULL,
	  "show only what the program calculated of device metrics (Level Zero)", false },
	{ OPT_JSON, "json", NULL, "print one JSON object per line", false },
	{ OPT_ORDER, "sort", "WHAT",
	  "sort by self (default), total, calls, errors, mean, max, name", false,
	  tracing_order_word },
	TRACING_NAME_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

#define INTERVAL_MIN 50u /* ms: the kernel may take ten until it no longer uses a table of counts */
#define INTERVAL_MAX 86400000u

struct args {
	struct tracing tracing;
	const char *by;
	unsigned interval_ms;
	bool full, histogram, inflight, json, metrics;
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
		return number_parse(optarg, INTERVAL_MAX, &a->interval_ms)
			       ?: (a->interval_ms < INTERVAL_MIN ? -EINVAL : 0);
	case OPT_HISTOGRAM:
		a->histogram = true;
		return 0;
	case OPT_INFLIGHT:
		a->inflight = true;
		return 0;
	case OPT_METRICS:
		a->metrics = true;
		return 0;
	case OPT_ORDER:
		a->tracing.output.order = optarg;
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
	const struct tracing *l = &a->tracing;

	if (a->inflight && a->by)
		return cmd_usage_error(l->command, "--by cannot be used with --inflight");
	if (a->inflight && (a->interval_ms || a->histogram))
		return cmd_usage_error(l->command, "-I and --histogram cannot be used with "
						   "--inflight, which shows one moment");
	if (a->metrics && (a->inflight || a->by || a->interval_ms || a->histogram))
		return cmd_usage_error(l->command,
				       "--metrics cannot be used with --by, -I, --histogram or "
				       "--inflight, which show calls");
	if (a->inflight && l->x.argv && !l->x.duration_ns)
		return cmd_usage_error(l->command,
				       "--inflight needs -d for a program that is started");
	return tracing_check(l);
}

/* Everything comes from a recording, which has each call. */
static bool counts(const struct args *a)
{
	return !a->full && !a->inflight && !a->metrics && !a->tracing.x.input &&
	       !a->tracing.x.xpti && !a->tracing.x.device_times && !a->tracing.x.arm &&
	       !tracing_selects_calls(&a->tracing);
}

static unsigned view(const struct args *a)
{
	return a->tracing.view | (a->metrics ? XPTIBPF_VIEW_METRICS : 0) |
	       (a->inflight ? XPTIBPF_VIEW_INFLIGHT : 0) | (counts(a) ? XPTIBPF_VIEW_COUNTS : 0) |
	       (a->histogram ? XPTIBPF_VIEW_HISTOGRAM : 0);
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_stat) } };
	int r;

	r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a);
	if (!r) {
		a.tracing.output.format = a.json ? "stat-json" : "stat";
		a.tracing.output.by = a.by;
		a.tracing.output.interval_ns = a.interval_ms * 1000000ull;
		a.tracing.view = view(&a);
		if (counts(&a)) {
			a.tracing.x.count_by = a.by ?: "function";
			a.tracing.x.interval_ns = a.interval_ms * 1000000ull;
		} else {
			/* Calls in flight are those at the end, which may be now. */
			a.tracing.x.in_flight = true;
		}
		if (a.inflight && !a.tracing.x.duration_ns)
			a.tracing.x.duration_ns = 1;
		r = tracing_run(&a.tracing, NULL, NULL);
	} else {
		r = tracing_status(r);
	}
	tracing_done(&a.tracing);
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
		"  sudo xptibpf stat --metrics -- ./prog      device metrics that it calculated\n"
		"  sudo xptibpf stat --by kernel -- ./prog    from its first call to its end\n"
		"  xptibpf stat -i FILE                       from a recording\n\n"
		"The exit status is that of xptibpf trace.\n",
	.pages = true,
	.run = run,
};
