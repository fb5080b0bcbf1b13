// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top.c - xptibpf top: what goes on now, as a screen that is renewed (top_screen.c) or, with -b, as text or JSON
 * at each interval.
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/json.h"
#include "base/log.h"
#include "cmds/live.h"
#include "cmds/top_screen.h"
#include "cmds/top_view.h"

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
	size_t n;
	const struct top_column *columns = top_columns(TOP_PROCESSES, &n);

	return i < n ? columns[i].name : NULL;
}

static const struct option_row options[] = {
	LIVE_TARGET_ROWS,
	{ OPT_PROGRAM_OUTPUT, "program-output", "FILE",
	  "write the program's output to this file (discarded by default with a screen)", true },
	{ 'I', "interval", "MS", "update every MS milliseconds (default 1000)", false },
	{ 'n', "count", "N", "end after this many updates", false },
	{ 'b', "batch", NULL, "use no screen: write each update", false },
	{ OPT_JSON, "json", NULL, "with -b, print one JSON object per line", false },
	{ OPT_SORT, "sort", "COLUMN", "sort processes by this column (default CALLS/S)", false,
	  column_word },
	{ OPT_FILTER, "filter", "TEXT", "show only processes with this text in their name", false },
	LIVE_RUN_ROWS,
	LIVE_NAME_ROWS,
	LIVE_LAST_ROWS,
	{ 0 },
};

struct args {
	struct live live;
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
		return live_parse_limit(optarg, INTERVAL_MAX_MS, &a->interval_ms);
	case 'n':
		return live_parse_limit(optarg, COUNT_MAX, &a->count);
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
	const struct live *l = &a->live;
	const char *missing;
	int r = live_check(l);

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
	if (!a->live.x.argv)
		return 0;
	a->null = open("/dev/null", O_RDWR | O_CLOEXEC);
	if (a->null < 0)
		return -errno;
	if (a->program_output) {
		a->file = open(a->program_output,
			       O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0644);
		if (a->file < 0) {
			log_error("cannot write '%s': %s", a->program_output, strerror(errno));
			return -EIO;
		}
	}
	for (int i = 0; i < 3; i++) {
		a->stdio[i] = !a->batch && isatty(i) ? a->null : i;
		if (i && a->file >= 0)
			a->stdio[i] = a->file;
	}
	a->live.x.program_stdio = a->stdio;
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

	if (!a->live.x.input)
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

static void json_calls(struct json *j, const struct xptibpf_calls *c)
{
	json_u64(j, "calls", c->calls);
	json_u64(j, "errors", c->errors);
	json_u64(j, "unfinished", c->unfinished);
	json_u64(j, "timed", c->timed);
	json_u64(j, "total", c->ns);
	json_u64(j, "p99", c->p99);
	json_u64(j, "new_calls", c->new_calls);
	json_u64(j, "new_errors", c->new_errors);
	json_u64(j, "new_timed", c->new_timed);
	json_u64(j, "new_total", c->new_ns);
	json_u64(j, "new_p99", c->new_p99);
}

static int json_head(const struct xptibpf_snapshot *s, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "top");
	json_u64(&j, "ts", s->ts);
	json_u64(&j, "time", s->ns);
	json_u64(&j, "new_time", s->new_ns);
	json_bool(&j, "last", s->last);
	json_u64(&j, "xpti_events", s->xpti_events);
	json_u64(&j, "new_xpti_events", s->new_xpti_events);
	json_u64(&j, "lost", s->lost);
	json_object(&j, "losses");
	for (size_t i = 0; i < s->nlosses; i++)
		json_u64(&j, s->losses[i].where, s->losses[i].count);
	json_end_object(&j);
	return json_end_line(&j);
}

static int json_process(const struct xptibpf_process_now *p, struct strbuf *out)
{
	static const char *const kinds[XPTIBPF_MEMORY_KINDS] = { "device", "host", "shared",
								 "other" };
	struct json j;

	json_line(&j, out, "top_process");
	json_u64(&j, "id", p->id);
	if (p->id) {
		json_u64(&j, "pid", (uint64_t)p->pid);
		json_str(&j, "process", p->comm);
	} else {
		json_null(&j, "pid");
		json_null(&j, "process");
	}
	json_bool(&j, "ended", p->ended);
	json_bool(&j, "lossy", p->lossy);
	json_calls(&j, &p->calls);
	json_u64(&j, "threads", p->threads);
	json_u64(&j, "waiting_threads", p->waiting);
	json_u64(&j, "waiting", p->wait_ns);
	json_u64(&j, "new_waiting", p->new_wait_ns);
	json_object(&j, "live");
	for (int i = 0; i < XPTIBPF_MEMORY_KINDS; i++)
		json_u64(&j, kinds[i], p->live[i]);
	json_end_object(&j);
	json_u64(&j, "live_count", p->live_count);
	return json_end_line(&j);
}

static int json_function(const struct xptibpf_function_now *f, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "top_function");
	json_u64(&j, "id", f->process);
	json_str(&j, "function", f->name);
	json_str(&j, "api", f->api);
	json_calls(&j, &f->calls);
	return json_end_line(&j);
}

static int json_thread(const struct xptibpf_thread_now *t, struct names *names, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "top_thread");
	json_u64(&j, "id", t->process);
	if (t->tid)
		json_u64(&j, "tid", (uint64_t)t->tid);
	else
		json_null(&j, "tid");
	json_str(&j, "thread", t->name);
	json_bool(&j, "ended", t->ended);
	json_u64(&j, "calls", t->calls);
	json_u64(&j, "submitting", t->submit_ns);
	json_u64(&j, "waiting", t->wait_ns);
	json_u64(&j, "new_waiting", t->new_wait_ns);
	json_u64(&j, "other", t->other_ns);
	json_str(&j, "in", t->in);
	names_json(&j, "for", "for_demangled", t->waits_for, names);
	json_u64(&j, "since", t->since_ns);
	return json_end_line(&j);
}

static int json_allocations(const struct xptibpf_allocations_now *n, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "top_memory");
	json_u64(&j, "id", n->process);
	json_str(&j, "kind", n->kind);
	json_str(&j, "device", n->device);
	json_str(&j, "site", n->site);
	json_bool(&j, "in_total", n->counts);
	json_u64(&j, "bytes", n->bytes);
	json_u64(&j, "count", n->count);
	json_u64(&j, "unsized", n->unsized);
	return json_end_line(&j);
}

static int json_wait(const struct xptibpf_wait_now *w, struct names *names, struct strbuf *out)
{
	struct json j;

	json_line(&j, out, "top_waits");
	json_u64(&j, "id", w->process);
	json_str(&j, "function", w->function);
	json_str(&j, "api", w->api);
	names_json(&j, "for", "for_demangled", w->what, names);
	json_u64(&j, "waits", w->waits);
	json_u64(&j, "failed", w->failed);
	json_u64(&j, "total", w->ns);
	json_u64(&j, "max", w->max_ns);
	json_u64(&j, "new_waits", w->new_waits);
	json_u64(&j, "new_total", w->new_ns);
	return json_end_line(&j);
}

static int batch_json(struct args *a, const struct xptibpf_snapshot *s, struct strbuf *out)
{
	struct names *names = &a->view.names;
	int r = json_head(s, out);

	for (size_t i = 0; i < s->nprocesses && r >= 0; i++)
		r = json_process(&s->processes[i], out);
	for (size_t i = 0; i < s->nfunctions && r >= 0; i++)
		r = json_function(&s->functions[i], out);
	for (size_t i = 0; i < s->nthreads && r >= 0; i++)
		r = json_thread(&s->threads[i], names, out);
	for (size_t i = 0; i < s->nallocations && r >= 0; i++)
		r = json_allocations(&s->allocations[i], out);
	for (size_t i = 0; i < s->nwaits && r >= 0; i++)
		r = json_wait(&s->waits[i], names, out);
	return r;
}

/* ---- batch: writing ---------------------------------------------------------------------------- */

/* A reader that is slow makes us wait, but not for ever once we were told to stop. */
static int wait_for_room(struct args *a)
{
	struct pollfd p = { .fd = a->fd, .events = POLLOUT };

	for (;;) {
		if (told_to_stop && !a->until)
			a->until = now_ns() + STOP_NS;
		if (a->until && now_ns() >= a->until)
			return -ETIMEDOUT;
		if (poll(&p, 1, 100) > 0)
			return 0;
	}
}

static int write_all(struct args *a, const struct strbuf *text)
{
	size_t done = 0;

	while (done < text->len) {
		size_t left = text->len - done;
		int r = wait_for_room(a);
		ssize_t n;

		if (r < 0)
			return r;
		n = write(a->fd, text->buf + done, left < PIPE_BUF ? left : PIPE_BUF);
		if (n < 0 && (errno == EINTR || errno == EAGAIN))
			continue;
		if (n < 0)
			return -errno;
		done += (size_t)n;
	}
	return 0;
}

static int write_look(struct args *a, const struct xptibpf_snapshot *s)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	int r = a->json ? batch_json(a, s, &out) : batch_text(a, s, &out);

	if (r < 0 || strbuf_failed(&out))
		return -ENOMEM;
	return write_all(a, &out);
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
	set_signals(a);
	r = xptibpf_set_watch(x, &watch);
	if (r < 0 || a->batch)
		return r;
	return top_screen_new(&a->view, a->live.colour < 0 ? !getenv("NO_COLOR") : a->live.colour,
			      on_leave, a, &a->screen);
}

/* What ended by itself stays to be looked at. */
static void on_end(void *u, struct xptibpf *x)
{
	struct args *a = u;
	struct top_screen *screen;

	if (a->screen && a->ended && !told_to_stop && !a->count && !a->live.x.duration_ns &&
	    !*xptibpf_error(x))
		top_screen_wait(a->screen);
	/* A signal that comes now finds none. */
	screen = a->screen;
	a->screen = NULL;
	top_screen_free(screen);
}

static int run(int argc, char **argv)
{
	struct args a = { .live = LIVE_INIT(&cmd_top),
			  .interval_ms = INTERVAL_MS,
			  .sort = -1,
			  .fd = -1,
			  .null = -1,
			  .file = -1 };
	int r;

	top_view_init(&a.view);
	r = live_parse(&a.live, argc, argv, own_option, &a) ?: check(&a) ?: open_stdio(&a);
	if (!r) {
		a.view.names.as_they_are = a.live.view & XPTIBPF_VIEW_MANGLED;
		if (a.sort >= 0)
			a.view.choice[TOP_PROCESSES].column = (size_t)a.sort;
		snprintf(a.view.choice[TOP_PROCESSES].filter, TOP_FILTER_MAX, "%s", a.filter ?: "");
		a.live.no_output = !a.batch;
		a.live.ended = on_end;
		a.live.x.warn = on_warning;
		a.live.x.u = &a;
		r = live_run(&a.live, add, &a);
	} else {
		r = live_status(r);
	}
	if (a.null >= 0)
		close(a.null);
	if (a.file >= 0)
		close(a.file);
	top_view_done(&a.view);
	live_done(&a.live);
	return r;
}

const struct command cmd_top = {
	.name = "top",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Shows what is going on now: processes, their calls, memory and waits.",
	.options = options,
	.epilogue =
		"On the screen: Enter shows a process's functions, threads, memory and waits, / filters, < and >\n"
		"sort, p pauses, h shows help, q quits. The traced programs keep running.\n\n"
		"Examples:\n"
		"  sudo xptibpf top                           all processes\n"
		"  sudo xptibpf top -p 4242 -I 250            one process, four times a second\n"
		"  sudo xptibpf top -b -n 3 --sort DEVICE     three updates, as text\n"
		"  sudo xptibpf top -b --json -d 10           for other programs\n\n"
		"The exit status is that of xptibpf trace.\n",
	.operand = "PROGRAM",
	.run = run,
};
