// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* worker.c - see worker.h. */
#include "sample/worker.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/driver.h"
#include "base/dynamic.h"
#include "base/leave.h"
#include "base/pass.h"
#include "base/thread.h"
#include "sample/level_zero.h"
#include "sample/say.h"
#include "sample/streams.h"

#define SOCK	  0
#define DRIVERS	  4u
#define GROUPS_OF 1024u /* of a device */

struct device {
	level_zero_handle handle, context;
	struct sample_device told;
};

struct group {
	level_zero_handle handle;
	struct level_zero_group properties;
	char name[SAMPLE_TEXT];
};

struct worker {
	const struct sample_wish *wish;
	struct say say;
	struct level_zero lz;
	struct device devices[SAMPLE_DEVICES];
	uint32_t ndevices, ngroups;
	struct streams streams;
};

/* ---- devices ------------------------------------------------------------------------------------- */

static void add_devices(struct worker *w, level_zero_handle driver)
{
	level_zero_handle all[SAMPLE_DEVICES];
	const struct level_zero_context_desc desc = { .stype = LEVEL_ZERO_CONTEXT_DESC };
	level_zero_handle context = NULL;
	uint32_t n = SAMPLE_DEVICES;

	if (w->lz.zeDeviceGet(driver, &n, all) || n > SAMPLE_DEVICES)
		return;
	if (w->wish->groups && w->lz.zeContextCreate(driver, &desc, &context))
		return;
	for (uint32_t i = 0; i < n && w->ndevices < SAMPLE_DEVICES; i++) {
		struct level_zero_device p = { .stype = LEVEL_ZERO_DEVICE_PROPERTIES };
		struct device *d = &w->devices[w->ndevices];

		*d = (struct device){ .handle = all[i], .context = context };
		snprintf(d->told.name, sizeof(d->told.name), "ze%u", w->ndevices++);
		if (!w->lz.zeDeviceGetProperties(all[i], &p))
			say_text(d->told.model, p.name);
	}
}

static void find_devices(struct worker *w)
{
	level_zero_handle drivers[DRIVERS];
	uint32_t n = DRIVERS;
	int r = w->lz.zeInit(0);

	if (r)
		say_failure(&w->say, SAMPLE_NO_DRIVER, (uint32_t)r, "zeInit", NULL);
	r = w->lz.zeDriverGet(&n, drivers);
	if (r || !n)
		say_failure(&w->say, SAMPLE_NO_DRIVER, (uint32_t)r, "zeDriverGet", NULL);
	for (uint32_t i = 0; i < n && i < DRIVERS; i++)
		add_devices(w, drivers[i]);
	if (!w->ndevices)
		say_failure(&w->say, SAMPLE_NO_DEVICE, 0, "zeDeviceGet", NULL);
}

/* ---- groups -------------------------------------------------------------------------------------- */

/* How many metrics the list of them has; those are in all. */
static uint32_t get_metrics(const struct worker *w, level_zero_handle group,
			    level_zero_handle all[SAMPLE_METRICS], uint32_t *ret_told)
{
	uint32_t n = 0;

	*ret_told = 0;
	if (w->lz.zetMetricGet(group, &n, NULL))
		return 0;
	*ret_told = n;
	n = n < SAMPLE_METRICS ? n : SAMPLE_METRICS;
	return n && !w->lz.zetMetricGet(group, &n, all) && n <= SAMPLE_METRICS ? n : 0;
}

/* s: the stream that it is sampled by, or NULL. */
static void say_metric(struct worker *w, level_zero_handle handle, struct stream *s)
{
	struct level_zero_metric p = { .stype = LEVEL_ZERO_METRIC_PROPERTIES };
	struct sample_metric *x = &w->say.message.metric;

	/* One without a name is one, too. */
	(void)w->lz.zetMetricGetProperties(handle, &p);
	x->type = p.type;
	x->value_type = p.value_type;
	x->tier = p.tier;
	say_text(x->name, p.name);
	say_text(x->text, p.text);
	say_text(x->component, p.component);
	say_text(x->unit, p.unit);
	if (s)
		stream_add_metric(s, &p);
	say(&w->say, SAMPLE_METRIC, 0);
}

static _Noreturn void fail_stream(struct worker *w, const struct stream *s,
				  const struct stream_error *e)
{
	say_failure(&w->say, SAMPLE_DRIVER, e->result, e->function, s->label);
}

static void say_group(struct worker *w, const struct group *g, struct stream *s)
{
	level_zero_handle metrics[SAMPLE_METRICS];
	struct sample_group *to = &w->say.message.group;
	struct stream_error e;
	uint32_t n, told;

	n = get_metrics(w, g->handle, metrics, &told);
	if (s && (!n || told > SAMPLE_METRICS))
		say_failure(&w->say, SAMPLE_LARGE, told, "zetMetricGet", s->label);
	if (s && !stream_open(s, w->wish->period_ns, &e))
		fail_stream(w, s, &e);
	*to = (struct sample_group){ .sampling = g->properties.sampling,
				     .domain = g->properties.domain,
				     .nmetrics = n,
				     .told = told,
				     .stream = s ? s->number : 0,
				     .period = s ? s->period : 0 };
	say_text(to->name, g->properties.name);
	say_text(to->text, g->properties.text);
	say(&w->say, SAMPLE_GROUP, 0);
	for (uint32_t i = 0; i < n; i++)
		say_metric(w, metrics[i], s);
}

static struct stream *add_stream(struct worker *w, const struct device *d, const struct group *g)
{
	struct streams *all = &w->streams;
	struct stream *s = &all->all[all->n];

	if (all->n == SAMPLE_STREAMS)
		say_failure(&w->say, SAMPLE_MANY, 0, "", NULL);
	*s = (struct stream){ .lz = &w->lz,
			      .device = d->handle,
			      .context = d->context,
			      .group = g->handle,
			      .number = ++all->n };
	snprintf(s->label, sizeof(s->label), "%s:%s", d->told.name, g->name);
	return s;
}

static bool is_meant(const struct worker *w, const struct device *d, const struct group *g)
{
	return w->wish->groups && g->properties.sampling & LEVEL_ZERO_BY_TIME &&
	       wish_means(w->wish, d->told.name, g->name);
}

/* All of a device at once: what a later call names replaces what an earlier one has named. */
static void activate(struct worker *w, const struct device *d, const struct group groups[],
		     uint32_t n)
{
	level_zero_handle chosen[SAMPLE_STREAMS];
	uint32_t nchosen = 0;
	int r;

	for (uint32_t i = 0; i < n && nchosen < SAMPLE_STREAMS; i++)
		if (is_meant(w, d, &groups[i]))
			chosen[nchosen++] = groups[i].handle;
	r = nchosen ? w->lz.zetContextActivateMetricGroups(d->context, d->handle, nchosen, chosen)
		    : 0;
	if (r)
		say_failure(&w->say, SAMPLE_DRIVER, (uint32_t)r, "zetContextActivateMetricGroups",
			    d->told.name);
}

static uint32_t get_groups(struct worker *w, const struct device *d, struct group ret[GROUPS_OF],
			   int *ret_result)
{
	static level_zero_handle all[GROUPS_OF];
	uint32_t n = 0;
	int r = w->lz.zetMetricGroupGet(d->handle, &n, NULL);

	n = n < GROUPS_OF ? n : GROUPS_OF;
	if (!r && n)
		r = w->lz.zetMetricGroupGet(d->handle, &n, all);
	*ret_result = r;
	if (r)
		return 0;
	n = n < GROUPS_OF ? n : GROUPS_OF;
	n = n < SAMPLE_GROUPS - w->ngroups ? n : SAMPLE_GROUPS - w->ngroups;
	for (uint32_t i = 0; i < n; i++) {
		ret[i] = (struct group){ .handle = all[i],
					 .properties.stype = LEVEL_ZERO_GROUP_PROPERTIES };
		(void)w->lz.zetMetricGroupGetProperties(all[i], &ret[i].properties);
		ret[i].properties.next = NULL;
		say_text(ret[i].name, ret[i].properties.name);
	}
	w->ngroups += n;
	return n;
}

static void say_device(struct worker *w, const struct device *d)
{
	static struct group groups[GROUPS_OF];
	int r;
	uint32_t n = get_groups(w, d, groups, &r);

	w->say.message.device = d->told;
	w->say.message.device.result = (uint32_t)r;
	say(&w->say, SAMPLE_DEVICE, 0);
	activate(w, d, groups, n);
	for (uint32_t i = 0; i < n; i++)
		say_group(w, &groups[i],
			  is_meant(w, d, &groups[i]) ? add_stream(w, d, &groups[i]) : NULL);
}

/* ---- the process --------------------------------------------------------------------------------- */

/* A driver may hang: this thread does not wait for it. */
static void *end_with_socket(void *u)
{
	struct pollfd p = { .fd = SOCK };

	(void)u;
	while (poll(&p, 1, -1) <= 0)
		;
	_exit(0);
}

/* Whatever a driver prints is nobody's output. */
static void become(int sock)
{
	leave_signals();
	if (leave_descriptors(sock) < 0 || open("/dev/null", O_RDWR) != 1 || dup2(1, 2) != 2)
		_exit(1);
	prctl(PR_SET_NAME, "xptibpf-metric");
	(void)leave_shared();
}

_Noreturn void sample_worker(int sock, const struct sample_wish *wish)
{
	static struct worker all;
	struct worker *w = &all;
	pthread_t thread;
	int r;

	become(sock);
	w->wish = wish;
	w->say.sock = SOCK;
	r = driver_leave();
	if (r >= 0)
		r = thread_start(&thread, end_with_socket, NULL);
	if (r < 0)
		say_failure(&w->say, SAMPLE_SYSTEM, (uint32_t)-r, "", NULL);
	if (dynamic_is_static())
		say_failure(&w->say, SAMPLE_IS_STATIC, 0, "", NULL);
	/* Drivers have no metrics without it; whoever sets it to 0 wants that. */
	(void)setenv("ZET_ENABLE_METRICS", "1", 0);
	if (level_zero_open(LEVEL_ZERO_LIBRARY, &w->lz) < 0)
		say_failure(&w->say, SAMPLE_NO_LOADER, 0, "", dlerror());
	find_devices(w);
	for (uint32_t i = 0; i < w->ndevices; i++)
		say_device(w, &w->devices[i]);
	say(&w->say, SAMPLE_READY, 0);
	if (w->streams.n)
		streams_sample(&w->streams, &w->say);
	_exit(0);
}
