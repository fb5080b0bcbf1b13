// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* record.c - xptibpf record: writes what happens to a file that the other commands read. */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "base/log.h"
#include "base/number.h"
#include "base/strbuf.h"
#include "cmds/tracing.h"

enum {
	OPT_ROTATE = 256,
	OPT_KEEP,
	OPT_RING,
	OPT_TRIGGER,
	OPT_IMAGES,
	OPT_DATA,
	OPT_FILES,
	OPT_METRICS,
	OPT_METRICS_PERIOD,
};

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	TRACING_RUN_ROWS,
	TRACING_FORCE_ROW,
	{ OPT_ROTATE, "rotate", "SIZE|TIME", "begin a new file at this size (100M) or age (10m)",
	  false },
	{ OPT_KEEP, "keep", "N", "keep only the last N files and remove older ones", false },
	{ OPT_RING, "ring", "SECONDS",
	  "keep the last seconds in memory; write them on SIGUSR2, --trigger or at the end",
	  false },
	{ OPT_TRIGGER, "trigger", "WHAT",
	  "write the ring on errors, dur>TIME, exit, or a call of a function with this name",
	  false },
	{ OPT_IMAGES, "images", NULL,
	  "also keep the device images that calls are given or return, each once (see export)",
	  false },
	{ OPT_DATA, "data", NULL,
	  "also keep what calls put into memory, for replay; without -e, trace all of Unified Runtime and PI alone",
	  false },
	{ OPT_FILES, "files", NULL,
	  "also record which files are opened, and with what programs are started", false },
	{ 'E', "env", "NAME[,NAME]",
	  "with --files: also keep these variables of the environment (may have wildcards)",
	  false },
	{ OPT_METRICS, "metrics", "GROUP[,GROUP]",
	  "also sample these groups of device metrics (see xptibpf metrics); ze0:GROUP: of this device alone",
	  false },
	{ OPT_METRICS_PERIOD, "metrics-period", "TIME", "with --metrics: how often (default 10ms)",
	  false },
	TRACING_CALL_ROWS,
	TRACING_CAPTURE_ROWS,
	TRACING_STACK_ROWS,
	TRACING_LAST_ROWS,
	{ 0 },
};

struct args {
	struct tracing tracing;
	struct xptibpf_recording rec;
	struct xptibpf *x;
	const char **env; /* names, which are parts of the arguments */
	char name[160];	  /* name of the file, if none is given */
	bool terminal;	  /* there is somebody to watch */
	uint64_t then;	  /* ns: the line was shown, and what it said */
	uint64_t records;
};

/* Upper case letters are sizes, lower case ones times, but for k, which is no time. */
static int parse_rotate(const char *text, struct xptibpf_recording *rec)
{
	static const struct {
		const char *unit;
		uint64_t bytes, ns;
	} units[] = {
		{ "", 1, 0 },
		{ "k", 1 << 10, 0 },
		{ "K", 1 << 10, 0 },
		{ "M", 1 << 20, 0 },
		{ "G", 1 << 30, 0 },
		{ "s", 0, NS_PER_S },
		{ "m", 0, 60 * NS_PER_S },
		{ "h", 0, 3600 * NS_PER_S },
	};
	char *end;
	double v = strtod(text, &end);

	if (end == text || !(v > 0) || v > 1e9)
		return -EINVAL;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (strcmp(end, units[i].unit) != 0)
			continue;
		rec->rotate_bytes = (uint64_t)(v * (double)units[i].bytes);
		rec->rotate_ns = (uint64_t)(v * (double)units[i].ns);
		/* With less, there would be a file for every block. */
		return rec->rotate_ns >= NS_PER_S || rec->rotate_bytes >= 65536 ? 0 : -EINVAL;
	}
	return -EINVAL;
}

/* Names separated by commas, which become NULs. */
static int parse_env(struct args *a, char *names)
{
	char *name;

	while ((name = strsep(&names, ","))) {
		int r = *name && !strchr(name, '=')
				? GROW_APPEND(a->env, a->tracing.x.nenv, (const char *)name)
				: -EINVAL;

		if (r < 0)
			return r;
	}
	return 0;
}

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_ROTATE:
		return parse_rotate(optarg, &a->rec);
	case OPT_KEEP:
		return number_parse(optarg, 1000000, &a->rec.keep);
	case OPT_RING:
		return tracing_parse_time(optarg, &a->rec.ring_ns)
			       ?: (a->rec.ring_ns ? 0 : -EINVAL);
	case OPT_TRIGGER:
		a->rec.trigger = optarg;
		return 0;
	case OPT_IMAGES:
		a->tracing.x.images = true;
		return 0;
	case OPT_DATA:
		a->tracing.x.data = true;
		return 0;
	case OPT_FILES:
		a->tracing.x.files = true;
		return 0;
	case OPT_METRICS:
		a->tracing.x.metrics = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_METRICS_PERIOD:
		return tracing_parse_time(optarg, &a->tracing.x.metrics_period_ns)
			       ?: (a->tracing.x.metrics_period_ns ? 0 : -EINVAL);
	case 'E':
		return parse_env(a, optarg);
	default:
		return -ENOENT;
	}
}

/* Checks for options that exclude each other. Returns 0, or EXIT_USAGE after reporting why. */
static int check(const struct args *a)
{
	const struct tracing *l = &a->tracing;
	const struct xptibpf_recording *rec = &a->rec;
	bool rotates = rec->rotate_bytes || rec->rotate_ns;

	if (rotates && rec->ring_ns)
		return cmd_usage_error(l->command, "--rotate cannot be used with --ring");
	if (rec->keep && !rotates && !rec->ring_ns)
		return cmd_usage_error(
			l->command,
			"--keep needs --rotate or --ring; otherwise there is only one file");
	if (l->x.images && rec->ring_ns)
		return cmd_usage_error(
			l->command,
			"--images cannot be used with --ring, which would drop images of programs that still run");
	if (l->x.data && rec->ring_ns)
		return cmd_usage_error(
			l->command,
			"--data cannot be used with --ring, which would drop what later calls need");
	if (l->x.files && rec->ring_ns)
		return cmd_usage_error(
			l->command,
			"--files cannot be used with --ring, which would drop what programs opened at their start");
	if (l->x.nenv && !l->x.files)
		return cmd_usage_error(l->command, "--env needs --files");
	if (l->x.metrics_period_ns && !l->x.metrics)
		return cmd_usage_error(l->command, "--metrics-period needs --metrics");
	if (rec->trigger && !rec->ring_ns)
		return cmd_usage_error(l->command, "--trigger needs --ring");
	if (l->file && !strcmp(l->file, "-") && (rotates || rec->ring_ns))
		return cmd_usage_error(
			l->command,
			"several files can't be written to standard output: give a file with -o");
	if (l->file && !strcmp(l->file, "-") && isatty(STDOUT_FILENO))
		return cmd_usage_error(
			l->command,
			"a recording can't be written to a terminal: give a file with -o");
	return tracing_check(l);
}

/* The host and the time: two machines that share a folder don't meet. */
static const char *default_name(struct args *a)
{
	char host[65] = "", when[32];
	time_t now = time(NULL);
	struct tm tm;

	if (gethostname(host, sizeof(host)) < 0)
		host[0] = '\0';
	host[sizeof(host) - 1] = '\0';
	for (char *p = host; *p; p++)
		if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.", *p))
			*p = '_';
	localtime_r(&now, &tm);
	strftime(when, sizeof(when), "%Y%m%d-%H%M%S", &tm);
	snprintf(a->name, sizeof(a->name), "xptibpf-%s-%s.xbt", host, when);
	return a->name;
}

/* ---- while it runs ------------------------------------------------------------------------------- */

/* For the signal handler, which gets no argument. */
static struct xptibpf *running;
static volatile sig_atomic_t asked; /* at least once; maybe before there was a recording to ask */

static void on_usr2(int sig)
{
	(void)sig;
	asked = 1;
	xptibpf_dump(running);
}

static void on_progress(void *u, uint64_t ns)
{
	_cleanup_(strbuf_done) struct strbuf line = STRBUF_INIT;
	struct xptibpf_recording_stats s = { .size = sizeof(s) };
	struct args *a = u;
	double rate;

	xptibpf_get_recording_stats(a->x, &s);
	rate = a->then ? (double)(s.records - a->records) * 1e9 / (double)(ns - a->then) : 0;
	strbuf_addf(&line, "%llu events, %.0f/s, ", (unsigned long long)s.records, rate);
	tracing_add_size(&line, s.bytes);
	strbuf_addf(&line, "%s, ", a->rec.ring_ns ? " in memory" : "");
	tracing_add_losses(&line, s.lost, s.incomplete);
	tracing_show_line(strbuf_str(&line));
	a->then = ns;
	a->records = s.records;
}

static int add_recording(void *u, struct xptibpf *x, int fd, bool colour)
{
	struct sigaction dump = { .sa_handler = on_usr2, .sa_flags = SA_RESTART };
	struct args *a = u;
	int r;

	(void)fd, (void)colour;
	a->x = running = x;
	if (a->rec.ring_ns)
		sigaction(SIGUSR2, &dump, NULL);
	r = xptibpf_add_recording(x, &a->rec);
	if (asked)
		xptibpf_dump(x);
	return r;
}

static void say_what_was_written(void *u, struct xptibpf *x)
{
	_cleanup_(strbuf_done) struct strbuf size = STRBUF_INIT, losses = STRBUF_INIT;
	struct xptibpf_recording_stats s = { .size = sizeof(s) };
	struct args *a = u;

	xptibpf_get_recording_stats(x, &s);
	if (a->terminal)
		tracing_show_line("");
	if (s.dropped)
		log_error("%llu records could not be written", (unsigned long long)s.dropped);
	/* It has not begun: an error says why. */
	if (!s.records)
		return;
	if (a->rec.ring_ns && !s.files) {
		log_warn("nothing triggered the ring, so there is no file");
		return;
	}
	/* What was lost is for whoever wants no remarks, too. */
	if (a->tracing.verbose < (s.lost ? -1 : 0))
		return;
	fprintf(stderr, "%s", s.path);
	if (s.files > 1)
		fprintf(stderr, " and %u earlier files", s.files - 1);
	tracing_add_size(&size, s.written);
	tracing_add_losses(&losses, s.lost, s.incomplete);
	fprintf(stderr, ": %llu records, %s, %s\n", (unsigned long long)s.records,
		strbuf_str(&size), strbuf_str(&losses));
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_record) } };
	int r;

	r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a);
	a.tracing.x.env = a.env;
	if (!r) {
		a.tracing.no_output = true;
		if (a.tracing.x.data && !a.tracing.x.select)
			a.tracing.x.select = "ur,pi";
		a.tracing.ended = say_what_was_written;
		a.rec.path = a.tracing.file ?: default_name(&a);
		a.rec.force = a.tracing.force;
		a.rec.size = sizeof(a.rec);
		a.rec.writer = xptibpf_program;
		a.terminal = isatty(STDERR_FILENO) && a.tracing.verbose >= 0;
		if (a.terminal) {
			a.rec.progress = on_progress;
			a.rec.u = &a;
		}
		r = tracing_run(&a.tracing, add_recording, &a);
	} else {
		r = tracing_status(r);
	}
	tracing_done(&a.tracing);
	free(a.env);
	return r;
}

const struct command cmd_record = {
	.name = "record",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Writes what happens to a file that the other commands read with -i.",
	.options = options,
	.operand = "PROGRAM",
	.epilogue =
		"The default for -o is xptibpf-HOST-DATE-TIME.xbt. The file can be read up to its last second,\n"
		"whatever ends the recording. With --rotate the files are FILE-0001.xbt and so on.\n\n"
		"Examples:\n"
		"  sudo xptibpf record -o run.xbt -- ./prog            from its first call\n"
		"  sudo xptibpf record -a --rotate 100M --keep 10      permanently, in limited space\n"
		"  sudo xptibpf record --ring 10 --trigger 'dur>10ms' -p 4242\n"
		"  xptibpf trace -i run.xbt                            show what is in it\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
