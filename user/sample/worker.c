// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* worker.c - see worker.h. */
#include "sample/worker.h"

#include <dirent.h>
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
#include "sample/message.h"

#define SOCK	  0
#define DRIVERS	  4u
#define GROUPS_OF 1024u /* of a device */

struct device {
	level_zero_handle handle;
	struct sample_device told;
};

struct worker {
	struct level_zero lz;
	struct device devices[SAMPLE_DEVICES];
	uint32_t ndevices, ngroups;
};

/* ---- what it says -------------------------------------------------------------------------------- */

static struct sample_message message;

/* Whoever asked is gone if this fails. */
static void say(enum sample_kind kind)
{
	message.kind = kind;
	if (pass_send(SOCK, &message, message_size(kind), -1, 0) < 0)
		_exit(1);
}

/* A driver's text of LEVEL_ZERO_NAME bytes may have no end. */
static void copy_text(char to[SAMPLE_TEXT], const char from[LEVEL_ZERO_NAME])
{
	memcpy(to, from, SAMPLE_TEXT - 1);
	to[SAMPLE_TEXT - 1] = '\0';
}

_Static_assert(SAMPLE_TEXT == LEVEL_ZERO_NAME, "texts are of one size");

/* Devices of GPUs that there are, and those that it may not open. */
static void count_nodes(struct sample_failed *f)
{
	DIR *dir = opendir("/dev/dri");
	int in = dir ? dirfd(dir) : -1;
	const struct dirent *entry;

	while (in >= 0 && (entry = readdir(dir))) {
		_cleanup_close_ int fd = -1;

		if (strncmp(entry->d_name, "renderD", 7) != 0)
			continue;
		f->nodes++;
		fd = openat(in, entry->d_name, O_RDWR | O_CLOEXEC);
		f->denied += fd < 0 && (errno == EACCES || errno == EPERM);
	}
	if (dir)
		closedir(dir);
}

static _Noreturn void fail(enum sample_failure why, uint32_t result, const char *function,
			   const char *text)
{
	memset(&message, 0, sizeof(message));
	message.failed.why = why;
	message.failed.result = result;
	snprintf(message.failed.function, sizeof(message.failed.function), "%s", function);
	snprintf(message.failed.text, sizeof(message.failed.text), "%s", text ?: "");
	count_nodes(&message.failed);
	say(SAMPLE_FAILED);
	_exit(1);
}

/* ---- devices ------------------------------------------------------------------------------------- */

static void add_devices(struct worker *w, level_zero_handle driver)
{
	level_zero_handle all[SAMPLE_DEVICES];
	uint32_t n = SAMPLE_DEVICES;

	if (w->lz.zeDeviceGet(driver, &n, all) || n > SAMPLE_DEVICES)
		return;
	for (uint32_t i = 0; i < n && w->ndevices < SAMPLE_DEVICES; i++) {
		struct level_zero_device p = { .stype = LEVEL_ZERO_DEVICE_PROPERTIES };
		struct device *d = &w->devices[w->ndevices];

		*d = (struct device){ .handle = all[i] };
		snprintf(d->told.name, sizeof(d->told.name), "ze%u", w->ndevices++);
		if (!w->lz.zeDeviceGetProperties(all[i], &p))
			copy_text(d->told.model, p.name);
	}
}

static void find_devices(struct worker *w)
{
	level_zero_handle drivers[DRIVERS];
	uint32_t n = DRIVERS;
	int r = w->lz.zeInit(0);

	if (r)
		fail(SAMPLE_NO_DRIVER, (uint32_t)r, "zeInit", NULL);
	r = w->lz.zeDriverGet(&n, drivers);
	if (r || !n)
		fail(SAMPLE_NO_DRIVER, (uint32_t)r, "zeDriverGet", NULL);
	for (uint32_t i = 0; i < n && i < DRIVERS; i++)
		add_devices(w, drivers[i]);
	if (!w->ndevices)
		fail(SAMPLE_NO_DEVICE, 0, "zeDeviceGet", NULL);
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

static void say_metric(const struct worker *w, level_zero_handle handle)
{
	struct level_zero_metric p = { .stype = LEVEL_ZERO_METRIC_PROPERTIES };
	struct sample_metric *x = &message.metric;

	/* One without a name is one, too. */
	(void)w->lz.zetMetricGetProperties(handle, &p);
	x->type = p.type;
	x->value_type = p.value_type;
	x->tier = p.tier;
	copy_text(x->name, p.name);
	copy_text(x->text, p.text);
	copy_text(x->component, p.component);
	copy_text(x->unit, p.unit);
	say(SAMPLE_METRIC);
}

static void say_group(const struct worker *w, level_zero_handle handle)
{
	struct level_zero_group p = { .stype = LEVEL_ZERO_GROUP_PROPERTIES };
	level_zero_handle metrics[SAMPLE_METRICS];
	struct sample_group *g = &message.group;
	uint32_t n, told;

	(void)w->lz.zetMetricGroupGetProperties(handle, &p);
	n = get_metrics(w, handle, metrics, &told);
	g->sampling = p.sampling;
	g->domain = p.domain;
	g->nmetrics = n;
	g->told = told;
	copy_text(g->name, p.name);
	copy_text(g->text, p.text);
	say(SAMPLE_GROUP);
	for (uint32_t i = 0; i < n; i++)
		say_metric(w, metrics[i]);
}

static void say_device(struct worker *w, const struct device *d)
{
	static level_zero_handle all[GROUPS_OF];
	uint32_t n = 0;
	int r = w->lz.zetMetricGroupGet(d->handle, &n, NULL);

	n = n < GROUPS_OF ? n : GROUPS_OF;
	if (!r && n)
		r = w->lz.zetMetricGroupGet(d->handle, &n, all);
	message.device = d->told;
	message.device.result = (uint32_t)r;
	say(SAMPLE_DEVICE);
	for (uint32_t i = 0; !r && i < n && i < GROUPS_OF && w->ngroups < SAMPLE_GROUPS; i++) {
		say_group(w, all[i]);
		w->ngroups++;
	}
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

_Noreturn void sample_worker(int sock)
{
	static struct worker w;
	pthread_t thread;
	int r;

	become(sock);
	r = driver_leave();
	if (r >= 0)
		r = thread_start(&thread, end_with_socket, NULL);
	if (r < 0)
		fail(SAMPLE_SYSTEM, (uint32_t)-r, "", NULL);
	if (dynamic_is_static())
		fail(SAMPLE_IS_STATIC, 0, "", NULL);
	/* Drivers have no metrics without it; whoever sets it to 0 wants that. */
	(void)setenv("ZET_ENABLE_METRICS", "1", 0);
	if (level_zero_open(LEVEL_ZERO_LIBRARY, &w.lz) < 0)
		fail(SAMPLE_NO_LOADER, 0, "", dlerror());
	find_devices(&w);
	for (uint32_t i = 0; i < w.ndevices; i++)
		say_device(&w, &w.devices[i]);
	say(SAMPLE_READY);
	_exit(0);
}
