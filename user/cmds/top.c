// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top.c - xptibpf top: what goes on now, as a screen that is renewed (top_screen.c) or, with -b, as text or JSON
 * at each interval.
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/create.h"
#include "base/log.h"
#include "base/number.h"
#include "base/write.h"
#include "cmds/tracing.h"
#include "cmds/top_screen.h"
#include "cmds/top_view.h"
#include "sink/table.h"

#define INTERVAL_MS	1000
#define INTERVAL_MAX_MS 3600000
#define COUNT_MAX	1000000000
#define BATCH_WIDTH	200
#define STOP_NS		500000000ull /* how long a reader may take when we were told to stop */

enum {
	OPT_JSON = 256,
	OPT_SORT,
	OPT_FILTER,
	OPT_PROGRAM_OUTPUT,
};

static const char *column_word(size_t i)
{
	const struct top_kind *k = &top_kinds[TOP_PROCESSES];

	return i < k->n ? k->columns[i].name : NULL;
}

static const struct option_row options[] = {
	TRACING_TARGET_ROWS,
	{ OPT_PROGRAM_OUTPUT, "program-output", "FILE",
	  "write the program's output to this file (discarded by default with a screen)", true },
	{ 'I', "interval", "MS", "update every MS milliseconds (default 1000)", false },
	{ 'n', "count", "N", "end after this many updates", false },
	{ 'b', "batch", NULL, "use no screen: write each update", false },
	{ OPT_JSON, "json", NULL, "with -b, print one JSON object per line", false },
	{ OPT_SORT, "sort", "COLUMN", "sort processes by this column (default CALLS/S)", false,
	  column_word },
	{ OPT_FILTER, "filter", "TEXT", "show only processes with this text in their name", false },
	TRACING_RUN_ROWS,
	TRACING_FILTER_ROWS,
	TRACING_NAME_ROWS,
	TRACING_COLOR_ROW,
	TRACING_LAST_ROWS,
	{ 0 },
};

struct args {
	struct tracing tracing;
	const char *program_output, *filter;
	unsigned interval_ms, count;
	int sort; /* column of the processes' table; -1: as it is */
	bool batch, json;
	struct xptibpf *x;
	struct top_view view;
	struct top_screen *screen; /* NULL: batch, or not yet */
	unsigned looks;
	bool ended; /* the trace has, by itself */
	int fd;	    /* of the batch */
	bool waits; /* a write to it may wait for a reader */
	int stdio[3];
	int null, file; /* for stdio */
	uint64_t until; /* ns: when a reader must have read, once we were told to stop */
};

/* For the signal handler, which gets no argument. */
static struct args *running;
static volatile sig_atomic_t told_to_stop;

/* ---- the command line -------------------------------------------------------------------------- */

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case 'I':
		return number_parse(optarg, INTERVAL_MAX_MS, &a->interval_ms);
	case 'n':
		return number_parse(optarg, COUNT_MAX, &a->count);
	case 'b':
		a->batch = true;
		return 0;
	case OPT_JSON:
		a->json = true;
		return 0;
	case OPT_SORT:
		a->sort = cmd_word(column_word, optarg);
		return a->sort < 0 ? -EINVAL : 0;
	case OPT_FILTER:
		a->filter = optarg;
		return strlen(optarg) < TOP_FILTER_MAX ? 0 : -EINVAL;
	case OPT_PROGRAM_OUTPUT:
		a->program_output = optarg;
		return *optarg ? 0 : -EINVAL;
	default:
		return -ENOENT;
	}
}

static int check(const struct args *a)
{
	const struct tracing *l = &a->tracing;
	const char *missing;
	int r = tracing_check(l);

	if (r)
		return r;
	if (a->program_output && !l->x.argv)
		return cmd_usage_error(l->command,
				       "--program-output needs a program: give one after '--'");
	if (a->batch)
		return 0;
	if (a->json || l->file || l->x.input)
		return cmd_usage_error(l->command, "%s needs -b",
				       a->json	 ? "--json"
				       : l->file ? "-o"
						 : "-i");
	missing = top_screen_missing();
	return missing ? cmd_usage_error(l->command, "%s", missing) : 0;
}

/* ---- what the program that is started reads and writes ------------------------------------------ */

/*
 * A screen and a program can't share a terminal: where it would read or write it, it gets nothing and what it
 * writes goes nowhere, unless a file is named.
 */
static int open_stdio(struct args *a)
{
	if (!a->tracing.x.argv)
		return 0;
	a->null = open("/dev/null", O_RDWR | O_CLOEXEC);
	if (a->null < 0)
		return -errno;
	if (a->program_output) {
		a->file = create_or_open(a->program_output, true);
		if (a->file < 0 || fcntl(a->file, F_SETFL, O_APPEND) < 0) {
			log_error("cannot write '%s': %s", a->program_output,
				  strerror(a->file < 0 ? -a->file : errno));
			return -EIO;
		}
	}
	for (int i = 0; i < 3; i++) {
		a->stdio[i] = !a->batch && isatty(i) ? a->null : i;
		if (i && a->file >= 0)
			a->stdio[i] = a->file;
	}
	a->tracing.x.program_stdio = a->stdio;
	return 0;
}

/* ---- batch: for people --------------------------------------------------------------------------- */

static void add_clock(struct strbuf *out)
{
	time_t now = time(NULL);
	char text[32] = "";
	struct tm tm;

	if (localtime_r(&now, &tm))
		strftime(text, sizeof(text), "%H:%M:%S", &tm);
	strbuf_adds(out, text);
}

static void add_line(struct strbuf *out, struct strbuf *line)
{
	strbuf_add(out, line->buf, line->len);
	strbuf_addc(out, '\n');
	strbuf_reset(line);
}

static int batch_text(struct args *a, const struct xptibpf_snapshot *s, struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf line = STRBUF_INIT, clock = STRBUF_INIT;
	const struct top_choice *c = &a->view.choice[TOP_PROCESSES];
	struct top_table t = { 0 };
	int widths[TOP_COLUMNS_MAX];

	if (!a->tracing.x.input)
		add_clock(&clock);
	top_add_head(&line, s, strbuf_str(&clock));
	if (s->last)
		strbuf_adds(&line, ", the trace has ended, of the whole time");
	add_line(out, &line);
	top_add_totals(&line, s, s->last);
	add_line(out, &line);
	top_add_live(&line, s);
	top_add_losses(&line, s);
	add_line(out, &line);
	top_fill(&t, TOP_PROCESSES, s, 0, s->last, &a->view.names);
	top_table_filter(&t, c->filter);
	top_table_sort(&t, c->column, c->reverse);
	top_table_fit(t.columns, t.ncolumns, BATCH_WIDTH, widths);
	top_add_line(&line, &t, NULL, widths);
	add_line(out, &line);
	for (size_t i = 0; i < t.n; i++) {
		top_add_line(&line, &t, &t.row[i], widths);
		add_line(out, &line);
	}
	strbuf_addc(out, '\n');
	top_table_done(&t);
	return t.failed || strbuf_failed(&line) ? -ENOMEM : 0;
}

/* ---- batch: JSON ------------------------------------------------------------------------------- */

#define T_ROW struct xptibpf_calls
static const TABLE(calls, T_JSON("calls", COUNT, calls), T_JSON("errors", COUNT, errors),
		   T_JSON("unfinished", COUNT, unfinished), T_JSON("timed", COUNT, timed),
		   T_JSON("total", NS, ns), T_JSON("p99", NS, p99),
		   T_JSON("new_calls", COUNT, new_calls), T_JSON("new_errors", COUNT, new_errors),
		   T_JSON("new_timed", COUNT, new_timed), T_JSON("new_total", NS, new_ns),
		   T_JSON("new_p99", NS, new_p99));
#undef T_ROW

static void json_losses(struct json *j, const void *row, const struct table_view *v)
{
	const struct xptibpf_snapshot *s = row;

	(void)v;
	json_object(j, "losses");
	for (size_t i = 0; i < s->nlosses; i++)
		json_u64(j, s->losses[i].where, s->losses[i].count);
	json_end_object(j);
}

#define T_ROW struct xptibpf_snapshot
static const TABLE(heads, T_JSON("ts", NS, ts), T_JSON("time", NS, ns),
		   T_JSON("new_time", NS, new_ns), T_JSON("last", FLAG, last),
		   T_JSON("xpti_events", COUNT, xpti_events),
		   T_JSON("new_xpti_events", COUNT, new_xpti_events),
		   T_JSON("calls_left_out", COUNT, calls_left_out),
		   T_JSON("events_left_out", COUNT, events_left_out), T_JSON("lost", COUNT, lost),
		   T_JSON_BY(json_losses));
#undef T_ROW

#define LIVE(word, kind) T_JSON(word, BYTES, live[XPTIBPF_##kind##_MEMORY])
#define T_ROW		 struct xptibpf_process_now
static const TABLE(live, LIVE("device", DEVICE), LIVE("host", HOST), LIVE("shared", SHARED),
		   LIVE("other", OTHER));
static const TABLE(processes, T_JSON("id", COUNT, id), T_JSON("pid", COUNT, pid, T_IF(id)),
		   T_JSON("process", CHARS, comm, T_IF(id)), T_JSON("ended", FLAG, ended),
		   T_JSON("lossy", FLAG, lossy), T_JSON("", PART, calls, .part = calls),
		   T_JSON("threads", COUNT, threads), T_JSON("waiting_threads", COUNT, waiting),
		   T_JSON("waiting", NS, wait_ns), T_JSON("new_waiting", NS, new_wait_ns),
		   { .key = "live", .kind = TABLE_PART, .part = live },
		   T_JSON("live_count", COUNT, live_count));
#undef T_ROW
#define T_ROW struct xptibpf_function_now
static const TABLE(functions, T_JSON("id", COUNT, process), T_JSON("function", TEXT, name),
		   T_JSON("api", TEXT, api), T_JSON("", PART, calls, .part = calls));
#undef T_ROW
#define T_ROW struct xptibpf_thread_now
static const TABLE(threads, T_JSON("id", COUNT, process), T_JSON("tid", COUNT, tid, T_IF(tid)),
		   T_JSON("thread", CHARS, name), T_JSON("ended", FLAG, ended),
		   T_JSON("calls", COUNT, calls), T_JSON("submitting", NS, submit_ns),
		   T_JSON("waiting", NS, wait_ns), T_JSON("new_waiting", NS, new_wait_ns),
		   T_JSON("other", NS, other_ns), T_JSON("in", TEXT, in),
		   T_JSON("for", NAME, waits_for, .other = "for_demangled"),
		   T_JSON("since", NS, since_ns));
#undef T_ROW
#define T_ROW struct xptibpf_allocations_now
static const TABLE(allocations, T_JSON("id", COUNT, process), T_JSON("kind", TEXT, kind),
		   T_JSON("device", TEXT, device), T_JSON("site", TEXT, site),
		   T_JSON("in_total", FLAG, counts), T_JSON("bytes", BYTES, bytes),
		   T_JSON("count", COUNT, count), T_JSON("unsized", COUNT, unsized));
#undef T_ROW
#define T_ROW struct xptibpf_wait_now
static const TABLE(waits, T_JSON("id", COUNT, process), T_JSON("function", TEXT, function),
		   T_JSON("api", TEXT, api), T_JSON("for", NAME, what, .other = "for_demangled"),
		   T_JSON("waits", COUNT, waits), T_JSON("failed", COUNT, failed),
		   T_JSON("total", NS, ns), T_JSON("max", NS, max_ns),
		   T_JSON("new_waits", COUNT, new_waits), T_JSON("new_total", NS, new_ns));
#undef T_ROW
#define T_ROW struct xptibpf_command_now
static const TABLE(submitted, T_JSON("id", COUNT, process), T_JSON("kind", TEXT, kind),
		   T_JSON("name", NAME, name, .other = "demangled"), T_JSON("api", TEXT, api),
		   T_JSON("submitted", COUNT, submitted), T_JSON("submitting", NS, submit_ns),
		   T_JSON("measured", COUNT, measured), T_JSON("device", NS, device_ns),
		   T_JSON("new_submitted", COUNT, new_submitted),
		   T_JSON("new_submitting", NS, new_submit_ns),
		   T_JSON("new_measured", COUNT, new_measured),
		   T_JSON("new_device", NS, new_device_ns));
#undef T_ROW

static int batch_json(struct args *a, const struct xptibpf_snapshot *s, struct strbuf *out)
{
	const struct table_view v = { .names = &a->view.names };
	int r = table_json(out, heads, "top", s, &v);

	for (size_t i = 0; i < s->nprocesses && r >= 0; i++)
		r = table_json(out, processes, "top_process", &s->processes[i], &v);
	for (size_t i = 0; i < s->nfunctions && r >= 0; i++)
		r = table_json(out, functions, "top_function", &s->functions[i], &v);
	for (size_t i = 0; i < s->nthreads && r >= 0; i++)
		r = table_json(out, threads, "top_thread", &s->threads[i], &v);
	for (size_t i = 0; i < s->nallocations && r >= 0; i++)
		r = table_json(out, allocations, "top_memory", &s->allocations[i], &v);
	for (size_t i = 0; i < s->nwaits && r >= 0; i++)
		r = table_json(out, waits, "top_waits", &s->waits[i], &v);
	for (size_t i = 0; i < s->ncommands && r >= 0; i++)
		r = table_json(out, submitted, "top_command", &s->commands[i], &v);
	return r;
}

/* ---- batch: writing ---------------------------------------------------------------------------- */

/* A reader that is slow makes us wait, but not for ever once we were told to stop. */
static int wait_for_room(void *u)
{
	struct args *a = u;
	struct pollfd p = { .fd = a->fd, .events = POLLOUT };

	for (;;) {
		if (told_to_stop && !a->until)
			a->until = now_ns() + STOP_NS;
		if (poll(&p, 1, a->until && now_ns() >= a->until ? 0 : 100) > 0)
			return 0;
		if (a->until && now_ns() >= a->until)
			return -ETIMEDOUT;
	}
}

static int write_look(struct args *a, const struct xptibpf_snapshot *s)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	int r = a->json ? batch_json(a, s, &out) : batch_text(a, s, &out);

	if (r < 0 || strbuf_failed(&out))
		return -ENOMEM;
	return write_with(a->fd, strbuf_str(&out), out.len, a->waits ? wait_for_room : NULL, a);
}

/* ---- the run ----------------------------------------------------------------------------------- */

static int on_snapshot(void *u, const struct xptibpf_snapshot *s)
{
	struct args *a = u;
	struct top_data *d;
	int r;

	/* What has ended meanwhile is no look of its own. */
	if (a->count && a->looks == a->count)
		return 0;
	a->looks++;
	a->ended = s->last;
	if (a->screen) {
		r = top_data_copy(s, &d);
		if (r < 0)
			return r;
		top_screen_show(a->screen, d);
	} else {
		r = write_look(a, s);
		if (r < 0)
			return r;
	}
	if (a->count && a->looks == a->count)
		xptibpf_stop(a->x);
	return 0;
}

static void on_leave(void *u)
{
	struct args *a = u;

	told_to_stop = 1;
	xptibpf_stop(a->x);
}

static void on_signal(int sig)
{
	(void)sig;
	told_to_stop = 1;
	xptibpf_stop(running->x);
	if (running->screen)
		top_screen_leave(running->screen);
}

static void set_signals(struct args *a)
{
	struct sigaction stop = { .sa_handler = on_signal };

	running = a;
	sigaction(SIGINT, &stop, NULL);
	sigaction(SIGTERM, &stop, NULL);
	sigaction(SIGHUP, &stop, NULL);
}

/* The screen would be spoilt by lines among it. */
static void on_warning(void *u, const char *line)
{
	struct args *a = u;

	if (a->screen)
		top_screen_warn(a->screen, line);
	else
		log_warn("%s", line);
}

static int add(void *u, struct xptibpf *x, int fd, bool colour)
{
	struct args *a = u;
	const struct xptibpf_watch watch = {
		.size = sizeof(watch),
		.interval_ns = a->interval_ms * 1000000ull,
		.snapshot = on_snapshot,
		.u = a,
	};
	int r;

	(void)colour; /* is of fd */
	a->x = x;
	a->fd = fd;
	a->waits = write_may_wait(fd);
	set_signals(a);
	r = xptibpf_set_watch(x, &watch);
	if (r < 0 || a->batch)
		return r;
	return top_screen_new(&a->view,
			      a->tracing.colour < 0 ? !getenv("NO_COLOR") : a->tracing.colour,
			      on_leave, a, &a->screen);
}

/* What ended by itself stays to be looked at. */
static void on_end(void *u, struct xptibpf *x)
{
	struct args *a = u;
	struct top_screen *screen;

	if (a->screen && a->ended && !told_to_stop && !a->count && !a->tracing.x.duration_ns &&
	    !*xptibpf_error(x))
		top_screen_wait(a->screen);
	/* A signal that comes now finds none. */
	screen = a->screen;
	a->screen = NULL;
	top_screen_free(screen);
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_top) },
			  .interval_ms = INTERVAL_MS,
			  .sort = -1,
			  .fd = -1,
			  .null = -1,
			  .file = -1 };
	int r;

	top_view_init(&a.view);
	r = tracing_parse(&a.tracing, argc, argv, own_option, &a) ?: check(&a) ?: open_stdio(&a);
	if (!r) {
		a.view.names.as_they_are = a.tracing.view & XPTIBPF_VIEW_MANGLED;
		if (a.sort >= 0)
			a.view.choice[TOP_PROCESSES].column = (size_t)a.sort;
		snprintf(a.view.choice[TOP_PROCESSES].filter, TOP_FILTER_MAX, "%s", a.filter ?: "");
		a.tracing.no_output = !a.batch;
		a.tracing.at_once = true;
		a.tracing.ended = on_end;
		a.tracing.x.warn = on_warning;
		a.tracing.x.u = &a;
		r = tracing_run(&a.tracing, add, &a);
	} else {
		r = tracing_status(r);
	}
	if (a.null >= 0)
		close(a.null);
	if (a.file >= 0)
		close(a.file);
	top_view_done(&a.view);
	tracing_done(&a.tracing);
	return r;
}

const struct command cmd_top = {
	.name = "top",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Shows what is going on now: processes, their calls, memory and waits.",
	.options = options,
	.epilogue =
		"On the screen: Enter shows a process's functions, kernels, threads, memory and waits, / filters,\n"
		"< and > sort, p pauses, h shows help, q quits. The traced programs keep running.\n\n"
		"Examples:\n"
		"  sudo xptibpf top                           all processes\n"
		"  sudo xptibpf top -p 4242 -I 250            one process, four times a second\n"
		"  sudo xptibpf top -b -n 3 --sort DEVICE     three updates, as text\n"
		"  sudo xptibpf top -b --json -d 10           for other programs\n\n"
		"The exit status is that of xptibpf trace.\n",
	.operand = "PROGRAM",
	.run = run,
};
