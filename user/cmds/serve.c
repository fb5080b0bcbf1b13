// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * serve.c - xptibpf serve: counts the calls of all processes for as long as it runs, and serves the numbers by HTTP.
 *
 * This process traces. It opens the sockets, because some may need privileges, and hands them to one that has none
 * (serve/worker.h), which it starts again if it ends. All of its work besides tracing is done once a second, when it
 * has read the kernel's counts.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "cmds/tracing.h"
#include "serve/collect.h"
#include "serve/config.h"
#include "serve/listen.h"
#include "serve/state.h"
#include "serve/worker.h"

#define READ_NS	  1000000000ull /* how often the counts are read */
#define EARLY_NS  2000000000ull /* a web process that ended sooner has ended at its start */
#define EARLY_MAX 5

enum { OPT_LISTEN = 256, OPT_FUNCTIONS, OPT_CONFIG, OPT_CHECK };

static const struct option_row options[] = {
	{ OPT_LISTEN, "listen", "ADDRESS",
	  "serve at ADDRESS:PORT or unix:PATH (default " SERVE_ADDRESS "; up to four)", false },
	{ OPT_FUNCTIONS, "functions", "N",
	  "give this many functions series of their own (default 16, maximum 1000)", false },
	{ 'e', "event", "SPEC[,SPEC]", "what to count: GROUP, CLASS, NAME, GROUP:NAME, !...",
	  false },
	{ OPT_CONFIG, "config", "FILE", "read these options from a file in YAML", false },
	{ OPT_CHECK, "check", NULL, "say what would be done, and end", false },
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

struct serve {
	struct tracing tracing;
	struct serve_config said;   /* by options */
	struct serve_config config; /* with the file */
	const char *path;	    /* of the file; NULL: none */
	bool check;
	const char *why; /* the last value of an option is wrong */
	int listeners[SERVE_LISTEN_MAX];
	struct state_shared *shared;
	int state; /* its descriptor */
	struct collect *collect;
	struct {
		pid_t pid; /* 0: there is none */
		int hold;
		uint64_t started;
		unsigned early; /* in succession */
	} web;
};

static volatile sig_atomic_t told_to_reload;

/* ---- the configuration --------------------------------------------------------------------------- */

static int own_option(void *u, int key)
{
	struct serve *s = u;

	switch (key) {
	case OPT_LISTEN:
		return serve_config_listen(&s->said, optarg, &s->why);
	case OPT_FUNCTIONS:
		return serve_config_functions(&s->said, optarg, &s->why);
	case 'e':
		return serve_config_event(&s->said, optarg, &s->why);
	case OPT_CONFIG:
		s->path = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_CHECK:
		s->check = true;
		return 0;
	default:
		return -ENOENT;
	}
}

static int no_function(void *u, const struct xptibpf_function *f)
{
	(void)u;
	(void)f;
	return 0;
}

/* What options and the file say together. -errno with a line in *e. */
static int read_config(const struct serve *s, struct serve_config *ret, struct errline *e)
{
	struct serve_config file = { 0 };
	int r = s->path ? worker_read_config(s->path, &file, e) : 0;

	if (r < 0)
		return r;
	*ret = s->said;
	serve_config_merge(ret, &file);
	r = ret->has_event ? xptibpf_apis(ret->event, no_function, NULL) : 0;
	if (r < 0)
		return errline_set(e, -EINVAL, "-e %s: %s", ret->event, xptibpf_error(NULL));
	return 0;
}

static bool is_local(const char *text)
{
	struct listen_address a;
	const char *why;

	return listen_parse(text, &a, &why) >= 0 && a.local;
}

static void say_config(const struct serve_config *c)
{
	for (unsigned i = 0; i < c->nlisten; i++)
		printf("listen: %s%s\n", c->listen[i],
		       is_local(c->listen[i])
			       ? ""
			       : " (whoever reaches it can read: there is no password)");
	printf("functions: %u\n", c->functions);
	printf("event: %s\n", c->has_event ? c->event : "(everything but getters that say little)");
}

/* ---- sockets ------------------------------------------------------------------------------------- */

/* Those of the configuration: sockets that are open already are taken from have, where they become -1. */
static int open_listeners(const struct serve_config *c, const struct serve_config *old, int have[],
			  int ret[], struct errline *e)
{
	bool kept[SERVE_LISTEN_MAX] = { 0 };
	unsigned i, k;

	for (i = 0; i < c->nlisten; i++) {
		ret[i] = -1;
		for (k = 0; k < old->nlisten; k++) {
			if (strcmp(old->listen[k], c->listen[i]) != 0)
				continue;
			kept[k] = true;
			ret[i] = have[k];
		}
		if (ret[i] < 0)
			ret[i] = listen_open(c->listen[i], e);
		if (ret[i] >= 0)
			continue;
		for (unsigned n = 0; n < i; n++) {
			bool new = true;

			for (k = 0; k < old->nlisten; k++)
				new &= have[k] != ret[n];
			if (new)
				listen_close(c->listen[n], ret[n]);
		}
		return ret[i];
	}
	for (k = 0; k < old->nlisten; k++)
		if (!kept[k])
			listen_close(old->listen[k], have[k]);
	return 0;
}

/* ---- the web process ----------------------------------------------------------------------------- */

static int start_web(struct serve *s)
{
	int r = worker_start_web(s->listeners, s->config.nlisten, s->state, &s->web.pid,
				 &s->web.hold);

	if (r < 0)
		log_error("cannot start the process that serves HTTP: %s", strerror(-r));
	s->web.started = now_ns();
	return r;
}

static void stop_web(struct serve *s)
{
	if (!s->web.pid)
		return;
	close(s->web.hold);
	kill(s->web.pid, SIGKILL);
	while (waitpid(s->web.pid, NULL, 0) < 0 && errno == EINTR)
		;
	s->web.pid = 0;
}

static int look_after_web(struct serve *s)
{
	int status;

	/* Where there was no process to be had, there may be one now. */
	if (!s->web.pid)
		(void)start_web(s);
	if (!s->web.pid || waitpid(s->web.pid, &status, WNOHANG) != s->web.pid)
		return 0;
	close(s->web.hold);
	s->web.pid = 0;
	s->web.early = now_ns() - s->web.started < EARLY_NS ? s->web.early + 1 : 0;
	log_warn("the process that serves HTTP has ended (%s %d): it is started again",
		 WIFSIGNALED(status) ? "signal" : "status",
		 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	if (s->web.early >= EARLY_MAX) {
		log_error("the process that serves HTTP ends whenever it is started");
		return -ECHILD;
	}
	collect_state(s->collect)->web_restarts++;
	(void)start_web(s);
	return 0;
}

/* ---- reading the configuration again ------------------------------------------------------------- */

static bool same_addresses(const struct serve_config *a, const struct serve_config *b)
{
	return a->nlisten == b->nlisten && !memcmp(a->listen, b->listen, sizeof(a->listen));
}

static int change_addresses(struct serve *s, const struct serve_config *new, struct errline *e)
{
	int listeners[SERVE_LISTEN_MAX];
	int r = open_listeners(new, &s->config, s->listeners, listeners, e);

	if (r < 0)
		return r;
	memcpy(s->listeners, listeners, sizeof(listeners));
	s->config = *new; /* as the web process needs it */
	stop_web(s);
	(void)start_web(s);
	return 0;
}

static int try_reload(struct serve *s, struct errline *e)
{
	struct serve_config new;
	int r;

	if (!s->path)
		return errline_set(e, -ENOENT, "there is no --config");
	r = read_config(s, &new, e);
	if (r < 0)
		return r;
	if (new.has_event != s->config.has_event || strcmp(new.event, s->config.event) != 0)
		return errline_set(e, -EBUSY, "'%s': event can't change while it runs: restart it",
				   s->path);
	r = same_addresses(&new, &s->config) ? 0 : change_addresses(s, &new, e);
	if (r < 0)
		return r;
	s->config = new;
	collect_set_functions(s->collect, new.functions);
	return 0;
}

static void reload(struct serve *s)
{
	struct state *state = collect_state(s->collect);
	struct errline e = { 0 };

	if (!told_to_reload)
		return;
	told_to_reload = 0;
	if (try_reload(s, &e) < 0) {
		state->failed_reloads++;
		log_warn("the configuration stays as it was: %s", e.text);
		return;
	}
	state->reloads++;
	log_note("the configuration was read again");
}

/* ---- what we use --------------------------------------------------------------------------------- */

static uint64_t time_ns(clockid_t clock)
{
	struct timespec t;

	return clock_gettime(clock, &t) ? 0 : (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static uint64_t resident(pid_t pid)
{
	_cleanup_fclose_ FILE *f = NULL;
	unsigned long pages = 0;
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/statm", pid);
	f = fopen(path, "re");
	if (!f || fscanf(f, "%*u %lu", &pages) != 1)
		return 0;
	return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* Of the web process, also what earlier ones used: it is a counter. */
static void measure(const struct serve *s, struct state *state)
{
	struct rusage gone = { 0 };
	clockid_t clock;

	state->taken_ns = time_ns(CLOCK_REALTIME);
	state->tracer.cpu_ns = time_ns(CLOCK_PROCESS_CPUTIME_ID);
	state->tracer.bytes = resident(getpid());
	getrusage(RUSAGE_CHILDREN, &gone);
	state->web.cpu_ns = (uint64_t)(gone.ru_utime.tv_sec + gone.ru_stime.tv_sec) * 1000000000 +
			    (uint64_t)(gone.ru_utime.tv_usec + gone.ru_stime.tv_usec) * 1000;
	if (s->web.pid && !clock_getcpuclockid(s->web.pid, &clock))
		state->web.cpu_ns += time_ns(clock);
	state->web.bytes = s->web.pid ? resident(s->web.pid) : 0;
}

/* ---- the run ------------------------------------------------------------------------------------- */

static int on_snapshot(void *u, const struct xptibpf_snapshot *shot)
{
	struct serve *s = u;
	struct state *state = collect_state(s->collect);
	int r = collect_take(s->collect, shot);

	if (r < 0 || shot->last)
		return r;
	reload(s);
	r = look_after_web(s);
	if (r < 0)
		return r;
	measure(s, state);
	if (!state->start_ns)
		state->start_ns = state->taken_ns - shot->ns;
	state_write(s->shared, state);
	return 0;
}

static void on_hangup(int sig)
{
	(void)sig;
	told_to_reload = 1;
}

static int add(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct sigaction hangup = { .sa_handler = on_hangup, .sa_flags = SA_RESTART };
	struct serve *s = u;
	const struct xptibpf_watch watch = {
		.size = sizeof(watch),
		.interval_ns = READ_NS,
		.snapshot = on_snapshot,
		.u = s,
		.limits = collect_limits,
		.nlimits = STATE_LIMITS,
	};

	(void)fd; /* there is no output */
	(void)colour;
	sigaction(SIGHUP, &hangup, NULL);
	return xptibpf_set_watch(x, &watch);
}

/* Sockets first: who can't have them need not trace. */
static int prepare(struct serve *s)
{
	const struct serve_config none = { 0 };
	struct errline e = { 0 };
	int r = open_listeners(&s->config, &none, s->listeners, s->listeners, &e);

	if (r < 0) {
		log_error("%s", e.text);
		s->config.nlisten = 0;
		return r;
	}
	r = state_create(&s->shared, &s->state);
	if (r >= 0)
		r = collect_new(s->config.functions, &s->collect);
	if (r < 0) {
		log_error("cannot make memory for the counts: %s", strerror(-r));
		return r;
	}
	return start_web(s);
}

static void serve_done(struct serve *s)
{
	stop_web(s);
	for (unsigned i = 0; i < s->config.nlisten; i++)
		listen_close(s->config.listen[i], s->listeners[i]);
	collect_free(s->collect);
	state_unmap(s->shared);
	if (s->state >= 0)
		close(s->state);
	tracing_done(&s->tracing);
}

static int serve(struct serve *s)
{
	s->tracing.x.select = s->config.has_event ? s->config.event : NULL;
	s->tracing.x.count_by = "function";
	s->tracing.x.interval_ns = READ_NS;
	s->tracing.no_output = true;
	if (prepare(s) < 0)
		return EXIT_FAILED;
	for (unsigned i = 0; i < s->config.nlisten; i++) {
		log_note("serving /metrics at %s", s->config.listen[i]);
		if (!is_local(s->config.listen[i]))
			log_warn("whoever reaches %s can read the metrics: there is no password",
				 s->config.listen[i]);
	}
	return tracing_run(&s->tracing, add, s);
}

static int run(int argc, char **argv)
{
	struct serve s = { .tracing = { TRACING_INIT(&cmd_serve) }, .state = -1 };
	struct errline e = { 0 };
	int r;

	if (worker_is(argc, argv))
		return worker_main(argv, xptibpf_version());
	r = tracing_parse(&s.tracing, argc, argv, own_option, &s);

	if (!r && s.tracing.x.argv)
		r = cmd_usage_error(&cmd_serve, "'%s': it takes options alone",
				    s.tracing.x.argv[0]);
	if (r)
		return tracing_status(r);
	r = read_config(&s, &s.config, &e);
	if (r < 0) {
		log_error("%s", e.text);
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	if (s.check) {
		say_config(&s.config);
		return EXIT_DONE;
	}
	r = serve(&s);
	serve_done(&s);
	return r;
}

const struct command cmd_serve = {
	.name = "serve",
	.usage = "[OPTIONS]",
	.summary = "Counts the calls of all processes, always, and serves them to Prometheus.",
	.options = options,
	.epilogue =
		"Calls are counted in the kernel and read once a second. /metrics has them as Prometheus' text\n"
		"or OpenMetrics, /healthz and /readyz are for supervisors, and /status is JSON. HTTP is served by\n"
		"a process without privileges. SIGHUP reads the file of --config again.\n\n"
		"Examples:\n"
		"  sudo xptibpf serve                             at " SERVE_ADDRESS "\n"
		"  sudo xptibpf serve --listen unix:/run/x.sock   at a Unix socket\n"
		"  xptibpf serve --config FILE --check            is the file right?\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
