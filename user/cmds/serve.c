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
#include <time.h>
#include <unistd.h>

#include "base/anew.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/notify.h"
#include "base/read.h"
#include "cmds/serve_child.h"
#include "cmds/serve_devices.h"
#include "cmds/serve_otlp.h"
#include "cmds/serve_web.h"
#include "cmds/tracing.h"
#include "serve/collect.h"
#include "serve/config.h"
#include "serve/control.h"
#include "serve/flight.h"
#include "serve/labelled.h"
#include "serve/labels.h"
#include "serve/listen.h"
#include "serve/mhd.h"
#include "serve/slow.h"
#include "serve/state.h"
#include "serve/worker.h"

#define READ_NS 1000000000ull /* how often the counts are read */
#define IDLE_NS \
	4000000000ull /* the same where nobody has functions that count: most of what an idle machine costs */
#define EARLY_MAX 5

/*
 * Without thread functions: they are counted in programs that use an API alone, so each such program needs a link of its
 * own. The kernel takes tens of milliseconds to remove one, and with fifty programs a second they would pile up.
 */
#define EVENT_DEFAULT "!thread"

enum {
	OPT_LISTEN = 256,
	OPT_FUNCTIONS,
	OPT_OLD,
	OPT_LABELS,
	OPT_GROUPS,
	OPT_DEVICES,
	OPT_OVERHEAD,
	OPT_SLOW,
	OPT_CONFIG,
	OPT_CHECK,
	OPT_OTLP,
	OPT_OTLP_HEADER,
	OPT_OTLP_INTERVAL,
	OPT_OTLP_TIMEOUT,
	OPT_OTLP_CA,
	OPT_CONTROL,
	OPT_CONTROL_GROUP,
	OPT_CAPTURE_SECONDS,
	OPT_CAPTURE_SIZE,
	OPT_FLIGHT_COMMAND,
	OPT_FLIGHT_CGROUP,
	OPT_FLIGHT_FOLDER,
	OPT_FLIGHT_SECONDS,
	OPT_FLIGHT_MIB,
	OPT_FLIGHT_FILES,
	OPT_FLIGHT_EVERY,
	OPT_FLIGHT_SLOW,
	OPT_FLIGHT_ERRORS,
	OPT_FLIGHT_MEMORY,
	OPT_TLS_CERT,
	OPT_TLS_KEY,
	OPT_AUTH_FILE
};

static const char *devices_word(size_t i)
{
	static const char *const words[] = { "auto", "off", NULL };

	return words[i];
}

static const struct option_row options[] = {
	{ OPT_LISTEN, "listen", "ADDRESS",
	  "serve at ADDRESS:PORT or unix:PATH (default " SERVE_ADDRESS "; up to four)", false },
	{ OPT_TLS_CERT, "tls-cert", "FILE", "serve over TLS, with this certificate (PEM)", false },
	{ OPT_TLS_KEY, "tls-key", "FILE", "the key of the certificate (PEM)", false },
	{ OPT_AUTH_FILE, "auth-file", "FILE",
	  "ask for a name and a password in this file (lines of htpasswd)", false },
	{ OPT_FUNCTIONS, "functions", "N",
	  "give this many functions series of their own (default 11, maximum 1000)", false },
	{ OPT_OLD, "old", "SECONDS", "count allocations as old after SECONDS (default 3600)",
	  false },
	{ OPT_LABELS, "labels", "NAME[,NAME]", "also count by " LABELS_NAMES, false },
	{ OPT_GROUPS, "groups", "N",
	  "give this many groups by --labels series of their own (default 20, maximum 200)",
	  false },
	{ OPT_DEVICES, "devices", "WORD",
	  "auto (the default): read what devices do from their drivers, if there are any; off",
	  false, devices_word },
	{ OPT_OVERHEAD, "max-overhead", "PERCENT",
	  "what probes may add to a thread's time (default 2%; off: no limit)", false },
	{ OPT_SLOW, "slow", "MS",
	  "report each call that lasts this many milliseconds (default off)", false },
	{ 'e', "event", "SPEC[,SPEC]", "what to count: GROUP, CLASS, NAME, GROUP:NAME, !...",
	  false },
	{ OPT_OTLP, "otlp", "URL", "send the metrics to this receiver of OTLP/HTTP", false },
	{ OPT_OTLP_HEADER, "otlp-header", "HEADER",
	  "send this header, NAME: VALUE, too (up to eight)", false },
	{ OPT_OTLP_INTERVAL, "otlp-interval", "SECONDS", "send this often (default 60)", false },
	{ OPT_OTLP_TIMEOUT, "otlp-timeout", "SECONDS", "wait this long for an answer (default 10)",
	  false },
	{ OPT_OTLP_CA, "otlp-ca", "FILE", "trust the certificates in this file (PEM)", false },
	{ OPT_CONTROL, "control", "SOCKET",
	  "take requests of 'xptibpf capture' there (default " CONTROL_PATH "; none)", false },
	{ OPT_CONTROL_GROUP, "control-group", "GROUP", "let the members of this group capture, too",
	  false },
	{ OPT_CAPTURE_SECONDS, "capture-seconds", "N", "let a capture take this long (default 60)",
	  false },
	{ OPT_CAPTURE_SIZE, "capture-size", "N", "let it have this many MiB (default 256)", false },
	{ OPT_FLIGHT_COMMAND, "flight-command", "NAME",
	  "keep the last seconds of programs with this name (up to eight)", false },
	{ OPT_FLIGHT_CGROUP, "flight-cgroup", "FOLDER",
	  "keep those in this control group (up to eight)", false },
	{ OPT_FLIGHT_FOLDER, "flight-folder", "FOLDER",
	  "write them there (default " FLIGHT_FOLDER ")", false },
	{ OPT_FLIGHT_SECONDS, "flight-seconds", "N", "keep this many seconds (default 10)", false },
	{ OPT_FLIGHT_MIB, "flight-size", "N", "keep at most this many MiB (default 32)", false },
	{ OPT_FLIGHT_FILES, "flight-files", "N", "leave this many files there (default 20)",
	  false },
	{ OPT_FLIGHT_EVERY, "flight-every", "SECONDS",
	  "write no more than one in this time (default 60)", false },
	{ OPT_FLIGHT_SLOW, "flight-slow", "MS", "write one when a call takes longer", false },
	{ OPT_FLIGHT_ERRORS, "flight-errors", "N",
	  "write one when this many calls fail in a second", false },
	{ OPT_FLIGHT_MEMORY, "flight-memory", "N", "write one when more MiB live in one process",
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
	struct web_secrets secrets; /* of its files */
	const char *path;	    /* of the file; NULL: none */
	bool check;
	bool serving;		     /* and has said so */
	struct errline uncontrolled; /* why captures can't be asked for */
	int listeners[SERVE_LISTEN_MAX];
	struct state_shared *shared;
	int state; /* its descriptor */
	struct collect *collect;
	struct labelled *labelled; /* NULL: there are no labels */
	struct slow *slow;	   /* NULL: no call is slow */
	struct control *control;   /* NULL: no captures */
	struct flight *flight;	   /* NULL: there is no flight recorder */
	struct xptibpf *x;
	struct serve_child web;
	struct serve_otlp otlp;
	struct serve_devices devices;
};

static volatile sig_atomic_t told_to_reload;
static volatile sig_atomic_t asked_for_flight;

/* ---- the configuration --------------------------------------------------------------------------- */

/* What is a secret, or may be one where it does not belong: lists of processes and errors show it no longer. */
static void hide(char *value)
{
	memset(value, '*', strlen(value));
}

static int own_option(void *u, int key)
{
	struct serve *s = u;
	int r;

	switch (key) {
	case OPT_CONFIG:
		s->path = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_CHECK:
		s->check = true;
		return 0;
	default:
		break;
	}
	/* -ENOENT, too: it is an option of other commands. */
	r = serve_config_set(&s->said, cmd_option_row(&cmd_serve, key)->name, optarg,
			     &s->tracing.why);
	if (key == OPT_OTLP_HEADER || (key == OPT_OTLP && strchr(optarg, '@')))
		hide(optarg);
	return r;
}

static int no_function(void *u, const struct xptibpf_function *f)
{
	(void)u;
	(void)f;
	return 0;
}

/* What options and the file say together, and what the files that they name have. -errno with a line in *e. */
static int read_config(const struct serve *s, struct serve_config *ret, struct web_secrets *secrets,
		       struct errline *e)
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
	r = serve_otlp_check(&ret->otlp, e);
	return r < 0 ? r : serve_web_read(&ret->web, secrets, e);
}

static void say_labels(const struct serve_config *c)
{
	const char *before = "labels: ";

	for (unsigned i = 0; i < LABELS_MAX; i++) {
		if (!(c->labels & 1u << i))
			continue;
		printf("%s%s", before, labels_names[i]);
		before = ",";
	}
	if (c->labels)
		printf("\ngroups: %u\n", c->groups);
}

static void say_config(const struct serve_config *c)
{
	serve_web_say(c);
	printf("functions: %u\n", c->functions);
	printf("old: %u\n", c->old);
	say_labels(c);
	if (c->max_overhead == SERVE_OVERHEAD_OFF)
		printf("max-overhead: off\n");
	else
		printf("max-overhead: %g%%\n", c->max_overhead / 1e4);
	if (c->slow == SERVE_SLOW_OFF)
		printf("slow: off\n");
	else
		printf("slow: %u ms\n", c->slow);
	printf("event: %s\n",
	       c->has_event ? c->event
			    : "(everything but getters that say little and thread functions)");
	printf("devices: %s\n", c->devices == SERVE_DEVICES_OFF ? "off" : "auto");
	serve_otlp_say(&c->otlp);
	flight_config_say(&c->flight);
	printf("control: %s\n", c->control.path);
	if (control_config_is_none(&c->control))
		return;
	printf("control-group: %s\n", c->control.group[0] ? c->control.group : "(none)");
	printf("capture-seconds: %u\n", c->control.seconds);
	printf("capture-size: %u\n", c->control.mib);
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
	return serve_child_started(&s->web,
				   worker_start_web(s->listeners, s->config.nlisten, s->state,
						    &s->secrets, &s->web.pid, &s->web.hold));
}

static int look_after_web(struct serve *s)
{
	/* Where there was no process to be had, there may be one now. */
	if (!s->web.pid)
		(void)start_web(s);
	if (!serve_child_ended(&s->web))
		return 0;
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

/* With another process, which begins where the counts are. */
static int change_web(struct serve *s, const struct serve_config *new,
		      const struct web_secrets *secrets, struct errline *e)
{
	int listeners[SERVE_LISTEN_MAX];
	int r = open_listeners(new, &s->config, s->listeners, listeners, e);

	if (r < 0)
		return r;
	memcpy(s->listeners, listeners, sizeof(listeners));
	s->config = *new; /* as the web process needs it */
	s->secrets = *secrets;
	serve_child_stop(&s->web, 0);
	(void)start_web(s);
	return 0;
}

static int try_reload(struct serve *s, struct errline *e)
{
	struct web_secrets secrets;
	struct serve_config new;
	int r;

	if (!s->path && !*s->config.web.cert && !*s->config.web.auth)
		return errline_set(e, -ENOENT, "there is no --config");
	r = read_config(s, &new, &secrets, e);
	if (r < 0)
		return r;
	if (new.has_event != s->config.has_event || strcmp(new.event, s->config.event) != 0)
		return errline_set(e, -EBUSY, "'%s': event can't change while it runs: restart it",
				   s->path);
	if (new.labels != s->config.labels)
		return errline_set(e, -EBUSY, "'%s': labels can't change while it runs: restart it",
				   s->path);
	if (new.old != s->config.old)
		return errline_set(e, -EBUSY, "'%s': old can't change while it runs: restart it",
				   s->path);
	if (new.max_overhead != s->config.max_overhead)
		return errline_set(e, -EBUSY,
				   "'%s': max-overhead can't change while it runs: restart it",
				   s->path);
	if (new.slow != s->config.slow)
		return errline_set(e, -EBUSY, "'%s': slow can't change while it runs: restart it",
				   s->path);
	if (!control_config_same(&new.control, &s->config.control))
		return errline_set(e, -EBUSY,
				   "'%s': control, control-group and the limits of captures can't "
				   "change while it runs: restart it",
				   s->path);
	if (memcmp(&new.flight, &s->config.flight, sizeof(new.flight)) != 0)
		return errline_set(
			e, -EBUSY,
			"'%s': the flight recorder can't change while it runs: restart it",
			s->path);
	if (!same_addresses(&new, &s->config) ||
	    memcmp(&secrets, &s->secrets, sizeof(secrets)) != 0)
		r = change_web(s, &new, &secrets, e);
	explicit_bzero(&secrets, sizeof(secrets));
	if (r < 0)
		return r;
	if (memcmp(&new.otlp, &s->config.otlp, sizeof(new.otlp)) != 0)
		serve_otlp_stop(&s->otlp); /* it is started when it is looked after */
	s->config = new;
	collect_set_functions(s->collect, new.functions);
	if (s->labelled)
		labelled_set_rows(s->labelled, new.groups);
	return 0;
}

static void reload(struct serve *s)
{
	struct state *state = collect_state(s->collect);
	struct errline e = { 0 };

	if (!told_to_reload)
		return;
	told_to_reload = 0;
	(void)notify("RELOADING=1");
	if (try_reload(s, &e) < 0) {
		state->failed_reloads++;
		log_warn("the configuration stays as it was: %s", e.text);
		return;
	}
	state->reloads++;
	log_note("the configuration was read again");
}

/* ---- what we use --------------------------------------------------------------------------------- */

static uint64_t resident(pid_t pid)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/statm", pid);
	unsigned long pages = 0;

	if (!f || fscanf(f, "%*u %lu", &pages) != 1)
		return 0;
	return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void measure_child(const struct serve_child *c, struct state_process *p)
{
	uint64_t ns = serve_child_cpu_ns(c);

	/* Two clocks may differ a little when it has ended, and a counter never falls. */
	p->cpu_ns = ns > p->cpu_ns ? ns : p->cpu_ns;
	p->bytes = c->pid ? resident(c->pid) : 0;
}

static void measure(const struct serve *s, struct state *state)
{
	state->taken_ns = clock_ns(CLOCK_REALTIME);
	state->tracer.cpu_ns = clock_ns(CLOCK_PROCESS_CPUTIME_ID);
	state->tracer.bytes = resident(getpid());
	measure_child(&s->web, &state->web);
	measure_child(&s->otlp.child, &state->otlp);
	measure_child(&s->devices.child, &state->devices_process);
}

/* ---- what the probes cost ------------------------------------------------------------------------ */

/* One line for all that was switched since the snapshot before. */
static void say_switched(const struct state_costs *before, const struct xptibpf_costs_now *now)
{
	uint64_t off = now->switched_off - before->switched_off,
		 on = now->switched_on - before->switched_on;

	if (off)
		log_warn(
			"probes cost more than max-overhead: %llu function%s, such as %s, lost theirs (%u have none)%s",
			(unsigned long long)off, off == 1 ? "" : "s", now->last, now->functions_off,
			now->memory_off ? "; memory is not counted now" : "");
	if (on)
		log_note("%llu function%s, such as %s, got probes again (%u have none)%s",
			 (unsigned long long)on, on == 1 ? "" : "s", now->last, now->functions_off,
			 before->memory_off && !now->memory_off ? "; memory is counted again" : "");
}

static void take_costs(struct state_costs *c, const struct xptibpf_costs_now *now)
{
	say_switched(c, now);
	c->hit_ns[STATE_ENTRY] = now->entry_ns;
	c->hit_ns[STATE_CALL] = now->call_ns;
	c->hit_ns[STATE_STEPPED_ENTRY] = now->stepped_entry_ns;
	c->hit_ns[STATE_STEPPED_CALL] = now->stepped_call_ns;
	c->spent_ns = now->spent_ns;
	c->thread_share = now->thread_share;
	c->machine_share = now->machine_share;
	c->functions_off = now->functions_off;
	c->switched_off = now->switched_off;
	c->switched_on = now->switched_on;
	c->unseen = now->unseen;
	c->memory_off = now->memory_off;
}

/* ---- the run ------------------------------------------------------------------------------------- */

/* One at a time: those that somebody asks for go before the flight recorder. */
static void look_at_captures(struct serve *s, struct state *state)
{
	bool asked = asked_for_flight;

	asked_for_flight = 0;
	if (s->control)
		control_look(s->control, s->x, flight_holds(s->flight, s->x));
	flight_look(s->flight, s->x, asked, control_is_used(s->control), &state->flight);
}

/* Once there is something to serve: who may not trace is told that, and nothing else. */
static void say_serving(struct serve *s)
{
	if (s->serving)
		return;
	s->serving = true;
	if (s->uncontrolled.text[0])
		log_note("%s", s->uncontrolled.text);
	for (unsigned i = 0; i < s->config.nlisten; i++) {
		const char *risk = serve_web_risk(&s->config.web, s->config.listen[i]);

		log_note("serving /metrics at %s", s->config.listen[i]);
		if (risk)
			log_warn("%s: %s", s->config.listen[i], risk);
	}
}

static int on_snapshot(void *u, const struct xptibpf_snapshot *shot)
{
	struct serve *s = u;
	struct state *state = collect_state(s->collect);
	int r;

	if (s->slow)
		slow_take(s->slow, shot, state);
	r = collect_take(s->collect, shot);

	if (r >= 0 && s->labelled)
		r = labelled_take(s->labelled, shot, state);
	if (shot->last)
		(void)notify("STOPPING=1");
	take_costs(&state->costs, shot->costs);
	if (r < 0)
		return r;
	if (!shot->last) {
		look_at_captures(s, state);
		reload(s);
		r = look_after_web(s);
		serve_otlp_look(&s->otlp, &s->config.otlp, s->state, state);
		serve_devices_look(&s->devices, s->config.devices, state);
	}
	if (r < 0)
		return r;
	measure(s, state);
	/* If the clock is set back, counting began before it was read all the same. */
	if (!state->start_ns || state->start_ns > state->taken_ns)
		state->start_ns = state->taken_ns - shot->ns;
	state_write(s->shared, state);
	if (!shot->last)
		say_serving(s);
	/* Of no use to a service manager that has heard it before, except that it watches for the second. */
	if (!shot->last)
		(void)notify("READY=1\nWATCHDOG=1");
	return 0;
}

static void on_hangup(int sig)
{
	(void)sig;
	told_to_reload = 1;
}

static void on_usr2(int sig)
{
	(void)sig;
	asked_for_flight = 1;
}

/* As the library has it: 0 is none. */
static uint32_t limit_of(const struct serve_config *c)
{
	return c->max_overhead == SERVE_OVERHEAD_OFF ? 0 : c->max_overhead;
}

static uint64_t slow_ns(const struct serve_config *c)
{
	return c->slow == SERVE_SLOW_OFF ? 0 : c->slow * 1000000ull;
}

static int add(void *u, struct xptibpf *x, int fd, bool colour)
{
	const struct sigaction hangup = { .sa_handler = on_hangup, .sa_flags = SA_RESTART };
	const struct sigaction usr2 = { .sa_handler = on_usr2, .sa_flags = SA_RESTART };
	struct serve *s = u;
	const struct xptibpf_watch watch = {
		.size = sizeof(watch),
		.interval_ns = READ_NS,
		.snapshot = on_snapshot,
		.u = s,
		.limits = collect_limits,
		.nlimits = STATE_LIMITS,
		.sums = true,
		.old_ns = s->config.old * 1000000000ull,
		.group_by = labels_group_by(s->config.labels),
		.costs = true,
		.max_overhead = limit_of(&s->config),
		.captures = s->control || s->flight,
		.slow_ns = slow_ns(&s->config),
		.idle_ns = IDLE_NS,
	};

	(void)fd; /* there is no output */
	(void)colour;
	s->x = x;
	sigaction(SIGHUP, &hangup, NULL);
	if (s->flight)
		sigaction(SIGUSR2, &usr2, NULL);
	return xptibpf_set_watch(x, &watch);
}

/* Where nobody has asked for captures, serve goes on without. */
static int open_control(struct serve *s)
{
	const struct control_config *c = &s->config.control;
	struct errline e = { 0 };
	int r;

	if (control_config_is_none(c))
		return 0;
	r = control_new(c, &s->control, &e);
	if (r >= 0)
		return 0;
	if (c->by_default && !c->group[0]) {
		s->uncontrolled = e;
		return 0;
	}
	log_error("%s", e.text[0] ? e.text : strerror(-r));
	return r;
}

static int open_flight(struct serve *s)
{
	struct errline e = { 0 };
	int r;

	if (flight_config_is_none(&s->config.flight))
		return 0;
	r = flight_new(&s->config.flight, &s->flight, &e);
	if (r < 0)
		log_error("%s", e.text[0] ? e.text : strerror(-r));
	return r;
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
	r = open_control(s);
	if (r >= 0)
		r = open_flight(s);
	if (r < 0)
		return r;
	r = state_create(&s->shared, &s->state);
	if (r >= 0)
		r = collect_new(s->config.functions, &s->collect);
	if (r >= 0 && s->config.labels)
		r = labelled_new(s->config.labels, s->config.groups, &s->labelled);
	if (r >= 0 && slow_ns(&s->config))
		r = slow_new(&s->slow);
	if (r < 0) {
		log_error("cannot make memory for the counts: %s", strerror(-r));
		return r;
	}
	collect_state(s->collect)->costs.limit = limit_of(&s->config);
	collect_state(s->collect)->flies = s->flight;
	r = start_web(s);
	serve_otlp_start(&s->otlp, &s->config.otlp, s->state);
	return r;
}

static void serve_done(struct serve *s)
{
	serve_child_stop(&s->web, 0);
	serve_otlp_done(&s->otlp);
	serve_devices_done(&s->devices);
	control_free(s->control);
	flight_free(s->flight);
	for (unsigned i = 0; i < s->config.nlisten; i++)
		listen_close(s->config.listen[i], s->listeners[i]);
	collect_free(s->collect);
	labelled_free(s->labelled);
	slow_free(s->slow);
	state_unmap(s->shared);
	if (s->state >= 0)
		close(s->state);
	tracing_done(&s->tracing);
}

static int serve(struct serve *s)
{
	s->tracing.x.select = s->config.has_event ? s->config.event : EVENT_DEFAULT;
	s->tracing.x.count_by = "function";
	s->tracing.x.interval_ns = READ_NS;
	s->tracing.no_output = true;
	if (prepare(s) < 0)
		return EXIT_FAILED;
	return tracing_run(&s->tracing, add, s);
}

static int run(int argc, char **argv)
{
	struct serve s = { .tracing = { TRACING_INIT(&cmd_serve) },
			   .web = { .what = "serves HTTP" },
			   .otlp = SERVE_OTLP_INIT,
			   .devices = SERVE_DEVICES_INIT,
			   .state = -1 };
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
	/* The processes that read others' files don't get what is read now. */
	anew_by(worker_execute);
	r = read_config(&s, &s.config, &s.secrets, &e);
	if (r < 0) {
		log_error("%s", e.text);
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	if (!mhd_exists()) {
		log_error("cannot serve HTTP: %s", mhd_missing);
		return EXIT_FAILED;
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
