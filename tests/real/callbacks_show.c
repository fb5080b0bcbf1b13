// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * callbacks_show.c - a program that has callbacks, for tests/real/callbacks.py. Its first argument says what to do, the second
 * one whom to trace: a pid, the path of a recording, or "--" and a program after the other arguments. What it finds is on
 * standard output, a line each. BEACON is the path of the beacon, if a program gets it.
 */
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <fcntl.h>
#include <unistd.h>

#include "callbacks_target.h"
#include "xptibpf/xptibpf.h"

#define UR	  4
#define LOOKED_AT 20 /* every so many windows, events are waited for */

static void die(const char *what, int r)
{
	printf("error %s: %s: %s\n", what, strerror(-r), xptibpf_error(NULL));
	exit(1);
}

static int on_function(void *u, const struct xptibpf_function *f)
{
	*(unsigned *)u = f->id;
	return f->group_id == UR;
}

static unsigned id_of(const char *name)
{
	unsigned id = 0;

	if (xptibpf_apis(name, on_function, &id) < 0)
		die(name, -ENOENT);
	return id;
}

struct run {
	struct xptibpf *x;
	struct xptibpf_subscriber *s;
	struct xptibpf_recording recording;
	pid_t pid;
	char **program;
};

/* The probes are in place. */
static void on_begun(void *u, const char *line)
{
	(void)u;
	printf("tracing %s\n", line);
}

static void prepare(struct run *run, const char *whom, const char *path, uint32_t ring,
		    xptibpf_callback *callback, void *u)
{
	struct xptibpf_opts o = {
		.size = sizeof(o), .select = "ur,thread,sycl", .ring_size = ring, .begun = on_begun
	};
	int r;

	run->pid = atoi(whom);
	if (run->program) {
		o.argv = run->program;
		o.follow = true;
		o.beacon = getenv("BEACON");
		o.xpti = o.beacon;
	} else if (run->pid) {
		o.pids = &run->pid;
		o.npids = 1;
	} else {
		o.input = whom;
		o.select = NULL;
	}
	r = xptibpf_new(&o, &run->x);
	if (r < 0)
		die("new", r);
	run->recording = (struct xptibpf_recording){ .size = sizeof(run->recording), .path = path };
	r = path ? xptibpf_add_recording(run->x, &run->recording) : 0;
	if (r < 0)
		die("recording", r);
	r = xptibpf_subscribe(run->x, callback, u, &run->s);
	if (r < 0)
		die("subscribe", r);
}

static void enable(struct xptibpf_subscriber *s, unsigned group, unsigned id, unsigned on)
{
	int r = xptibpf_enable_api(s, group, id, on);

	if (r < 0)
		die("enable", r);
}

static void end(struct run *run)
{
	struct xptibpf_stats st = { .size = sizeof(st) };
	int r = xptibpf_run(run->x);

	xptibpf_get_stats(run->x, &st);
	printf("end %d lost %" PRIu64 "\n", r, st.lost);
	xptibpf_free(run->x);
}

/* ---- all events, as they come --------------------------------------------------------------------- */

/* On one line, without anything that would end it. */
static void print_text(const char *text, size_t len)
{
	for (size_t i = 0; i < len; i++)
		putchar(text[i] > ' ' && text[i] < 0x7f ? text[i] : '?');
}

static void print_value(const struct xptibpf_event *e, const struct xptibpf_value *v)
{
	struct xptibpf_object o = { .size = sizeof(o) };
	struct xptibpf_value item = { .size = sizeof(item) };

	putchar(' ');
	print_text(v->name ? v->name : "", v->name ? strlen(v->name) : 0);
	putchar('=');
	if (v->flags & XPTIBPF_VALUE_F_NULL)
		printf("null");
	else if (v->kind == XPTIBPF_VALUE_UINT)
		printf("%" PRIu64, v->number);
	else if (v->kind == XPTIBPF_VALUE_BOOL)
		printf("%s", v->number ? "True" : "False");
	else if (v->kind == XPTIBPF_VALUE_ENUM)
		printf("%s", v->text ? v->text : "?");
	else if (v->kind == XPTIBPF_VALUE_STRING)
		print_text(v->text, v->len);
	else if (v->kind == XPTIBPF_VALUE_HANDLE && !xptibpf_value_object(e, v, &o))
		printf("0x%" PRIx64 ":%s#%u", v->number, o.word, o.number);
	else if (v->kind == XPTIBPF_VALUE_ARRAY || v->kind == XPTIBPF_VALUE_STRUCT)
		for (size_t i = 0; !xptibpf_value_item(v, i, &item); i++)
			print_value(e, &item);
	else
		printf("?");
}

static void print_notification(const struct xptibpf_event *e)
{
	struct xptibpf_notification n = { .size = sizeof(n) };

	if (!xptibpf_event_notification(e, &n))
		printf(" uid=%s/%" PRIu64 " of=%s/%" PRIu64 " line=%u", n.uid, n.uid_instance,
		       n.parent_uid, n.parent_uid_instance, n.line);
}

static void print_objects(const struct xptibpf_event *e)
{
	static const char *const words[] = { "kernel", "queue", "device", "context" };
	struct xptibpf_object o = { .size = sizeof(o) };

	for (unsigned i = 0; i < 4; i++)
		if (!xptibpf_event_object(e, i, &o))
			printf(" <%s %s#%u %s>", words[i], o.word, o.number, o.name ? o.name : "");
}

static void on_any(void *u, const struct xptibpf_event *e)
{
	struct xptibpf_value v = { .size = sizeof(v) };

	(void)u;
	printf("event %d %d %u %u %s %s %d %d %s %s %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64
	       " %d %d |",
	       e->domain, e->phase, e->group_id, e->id, e->group, e->name, e->pid, e->tid,
	       e->process ? e->process : "-", e->thread ? e->thread : "-", e->ts, e->dur,
	       e->correlation, e->parent, e->ending, e->failed);
	for (size_t i = 0; !xptibpf_event_value(e, i, &v); i++)
		print_value(e, &v);
	if (!xptibpf_event_result(e, &v)) {
		printf(" ->");
		print_value(e, &v);
	}
	print_objects(e);
	print_notification(e);
	if (e->domain == XPTIBPF_DOMAIN_CRITICAL)
		printf(" %" PRIu64 " %s%s%s", e->count, e->text ? e->text : "", e->why ? ": " : "",
		       e->why ? e->why : "");
	if (e->local && e->phase == XPTIBPF_ENTER)
		*e->local += e->correlation;
	if (e->local && e->phase == XPTIBPF_EXIT)
		printf(" local %" PRIu64, *e->local);
	printf("\n");
}

static void all(const char *whom, const char *path, char **program, unsigned on)
{
	struct run run = { .program = strcmp(whom, "--") ? NULL : program };

	prepare(&run, whom, path, 0, on_any, NULL);
	for (int d = XPTIBPF_DOMAIN_DRIVER; d < XPTIBPF_DOMAINS; d++) {
		int r = xptibpf_enable_domain(run.s, d, on);

		if (r < 0)
			die("domain", r);
	}
	end(&run);
}

/* ---- switched on and off while 8 threads call ------------------------------------------------------- */

struct window {
	struct run run;
	struct target *target; /* shared with the program that is traced */
	unsigned toggled, kept;
	unsigned times; /* that it is switched on and off */
	atomic_bool on, over;
	atomic_uint number;
	unsigned of[TARGET_THREADS];   /* the window of the last event of the thread */
	uint64_t last[TARGET_THREADS]; /* and its number */
	uint64_t kept_last[TARGET_THREADS];
	uint64_t may_begin[TARGET_THREADS];
	atomic_ulong seen;
	unsigned long after, gaps, late, lost_kept, windows;
};

static void check_toggled(struct window *w, unsigned thread, uint64_t n)
{
	unsigned number = atomic_load(&w->number);

	if (!atomic_load(&w->on))
		w->after++;
	if (w->of[thread] == number && n != w->last[thread] + 1)
		w->gaps++;
	if (w->of[thread] != number && n > w->may_begin[thread])
		w->late++;
	w->of[thread] = number;
	w->last[thread] = n;
	atomic_fetch_add(&w->seen, 1);
}

/* Both functions get the number of the thread's call, and the thread's, in one argument. */
static void on_call(void *u, const struct xptibpf_event *e)
{
	struct xptibpf_value v = { .size = sizeof(v) };
	struct window *w = u;
	unsigned thread;
	uint64_t n;

	if (xptibpf_event_value(e, 0, &v) < 0)
		return;
	thread = v.number % TARGET_THREADS;
	n = v.number / TARGET_THREADS;
	if (e->id == w->toggled) {
		check_toggled(w, thread, n);
		return;
	}
	w->lost_kept += n != w->kept_last[thread] + 1;
	w->kept_last[thread] = n;
}

static void wait_calls(const struct window *w, unsigned more)
{
	uint64_t from = atomic_load(&w->target->begun[0]);

	while (atomic_load(&w->target->begun[0]) < from + more)
		sched_yield();
}

static void *toggle(void *u)
{
	struct window *w = u;

	while (!atomic_load(&w->target->ready))
		sched_yield();
	for (unsigned i = 0; i < w->times; i++) {
		unsigned long seen;

		atomic_fetch_add(&w->number, 1);
		atomic_store(&w->on, true);
		/* No callback runs with it before it is enabled, and so none reads this meanwhile. */
		for (unsigned t = 0; t < TARGET_THREADS; t++)
			w->may_begin[t] = UINT64_MAX;
		enable(w->run.s, UR, w->toggled, XPTIBPF_ON_EXIT);
		for (unsigned t = 0; t < TARGET_THREADS; t++)
			w->may_begin[t] = atomic_load(&w->target->begun[t]) + 1;
		seen = atomic_load(&w->seen);
		wait_calls(w, 3);
		while (i % LOOKED_AT == 0 && atomic_load(&w->seen) < seen + 100)
			sched_yield();
		w->windows += i % LOOKED_AT == 0;
		enable(w->run.s, UR, w->toggled, XPTIBPF_OFF);
		atomic_store(&w->on, false);
		wait_calls(w, 2);
	}
	atomic_store(&w->target->stop, true);
	return NULL;
}

static void switched(const char *whom, const char *shared, unsigned times)
{
	struct window w = { .toggled = id_of("ur:urEventWait"),
			    .kept = id_of("ur:urQueueFinish"),
			    .times = times };
	int fd = open(shared, O_RDWR);
	unsigned long kept = 0;
	pthread_t thread;

	w.target = mmap(NULL, sizeof(*w.target), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (w.target == MAP_FAILED)
		die("mmap", -errno);
	prepare(&w.run, whom, NULL, 0, on_call, &w);
	enable(w.run.s, UR, w.kept, XPTIBPF_ON_EXIT);
	pthread_create(&thread, NULL, toggle, &w);
	end(&w.run);
	pthread_join(thread, NULL);
	for (unsigned i = 0; i < TARGET_THREADS; i++)
		kept += w.kept_last[i] != atomic_load(&w.target->ended[i]);
	printf("after %lu gaps %lu late %lu kept_gaps %lu kept_short %lu windows %lu seen %lu\n",
	       w.after, w.gaps, w.late, w.lost_kept, kept, w.windows, atomic_load(&w.seen));
}

/* ---- callbacks that do what they may --------------------------------------------------------------- */

struct inside {
	struct run run;
	unsigned calls, waits, others, other;
	struct xptibpf_subscriber *second;
};

static void on_second(void *u, const struct xptibpf_event *e)
{
	struct inside *in = u;

	(void)e;
	in->others++;
	xptibpf_unsubscribe(in->second);
}

static void on_inside(void *u, const struct xptibpf_event *e)
{
	struct inside *in = u;
	struct xptibpf_subscriber *s = NULL;

	if (e->id == in->other) {
		in->waits++;
		return;
	}
	in->calls++;
	if (in->calls == 1)
		printf("run %d subscribe %d\n", xptibpf_run(in->run.x),
		       xptibpf_subscribe(in->run.x, on_inside, u, &s));
	if (in->calls == 5) { /* itself off, and another one on */
		enable(in->run.s, e->group_id, e->id, XPTIBPF_OFF);
		enable(in->run.s, UR, in->other, XPTIBPF_ON_EXIT);
		printf("enabled\n");
	}
}

static void inside(const char *whom)
{
	struct inside in = { .other = id_of("ur:urQueueFinish") };
	int r;

	prepare(&in.run, whom, NULL, 0, on_inside, &in);
	r = xptibpf_subscribe(in.run.x, on_second, &in, &in.second);
	if (r < 0)
		die("second", r);
	enable(in.run.s, UR, id_of("ur:urEventWait"), true);
	enable(in.second, UR, id_of("ur:urEventWait"), true);
	printf("domain %d", xptibpf_enable_domain(in.run.s, 77, true));
	printf(" %s\n", xptibpf_error(NULL));
	printf("group %d", xptibpf_enable_group(in.run.s, 77, true));
	printf(" %s\n", xptibpf_error(NULL));
	printf("id %d", xptibpf_enable_api(in.run.s, UR, 7777, true));
	printf(" %s\n", xptibpf_error(NULL));
	printf("phase %d", xptibpf_enable_api(in.run.s, UR, 9, 8));
	printf(" %s\n", xptibpf_error(NULL));
	end(&in.run);
	printf("calls %u waits %u others %u\n", in.calls, in.waits, in.others);
}

static void on_stop(void *u, const struct xptibpf_event *e)
{
	(void)e;
	xptibpf_stop(((struct run *)u)->x);
}

static void stop(const char *whom)
{
	struct run run = { 0 };

	prepare(&run, whom, NULL, 0, on_stop, &run);
	enable(run.s, UR, id_of("ur:urEventWait"), true);
	end(&run);
}

/* ---- one that is too slow --------------------------------------------------------------------------- */

struct slow {
	struct run run;
	const char *go;
	uint64_t calls, lost, when;
};

static void on_slow(void *u, const struct xptibpf_event *e)
{
	struct slow *s = u;

	if (e->domain == XPTIBPF_DOMAIN_CRITICAL) {
		if (e->id == XPTIBPF_CRITICAL_LOST && !strcmp(e->name, "lost"))
			s->lost += e->count;
		s->when = e->ts;
		return;
	}
	/* The program calls on meanwhile, until it says that it has done so. */
	if (!s->calls++)
		while (access(s->go, F_OK))
			sched_yield();
}

static void slow(const char *whom, const char *go)
{
	struct slow s = { .go = go };

	prepare(&s.run, whom, NULL, 65536, on_slow, &s);
	xptibpf_enable_group(s.run.s, XPTIBPF_GROUP_CRITICAL, true);
	enable(s.run.s, UR, id_of("ur:urEventWait"), true);
	end(&s.run);
	printf("calls %" PRIu64 " told %" PRIu64 " when %d\n", s.calls, s.lost, s.when != 0);
}

int main(int argc, char **argv)
{
	const char *what = argc > 2 ? argv[1] : "";

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!strcmp(what, "all"))
		all(argv[2], argv[3], argv + 4, XPTIBPF_ON_EXIT);
	else if (!strcmp(what, "enter"))
		all(argv[2], argv[3], argv + 4, XPTIBPF_ON_EXIT | XPTIBPF_ON_ENTER);
	else if (!strcmp(what, "switched") && argc > 4)
		switched(argv[2], argv[3], (unsigned)atoi(argv[4]));
	else if (!strcmp(what, "inside"))
		inside(argv[2]);
	else if (!strcmp(what, "stop"))
		stop(argv[2]);
	else if (!strcmp(what, "slow"))
		slow(argv[2], argv[3]);
	else
		return 99;
	return 0;
}
