// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* on_demand.c - see on_demand.h. */
#include "live/on_demand.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <utlist.h>

#include "attach/xpti.h"
#include "discover/discover.h"
#include "plan/file_plan.h"
#include "wire_xpti.h"

#define COUNTERS   2
#define NAMES_PART (UINT_MAX - 1) /* as attacher_add_part() has it */

enum kind { FRAMEWORK, BEACON, NAMES };

struct file {
	int id, fd;
	enum kind kind;
	struct xb_xpti_layout layout;		  /* FRAMEWORK */
	struct attach_probe probe;		  /* FRAMEWORK, NAMES */
	struct attach_counter counters[COUNTERS]; /* BEACON */
	size_t ncounters;
	struct file *prev, *next;
};

struct on_demand {
	struct attacher *attacher;
	struct file *files;
	bool xpti, names; /* that are wanted now */
	pid_t *pids;	  /* that are woken */
	size_t npids;
};

int on_demand_new(struct attacher *a, struct on_demand **ret)
{
	struct on_demand *n = calloc(1, sizeof(*n));

	if (!n)
		return -ENOMEM;
	n->attacher = a;
	*ret = n;
	return 0;
}

static void file_free(struct on_demand *n, struct file *f)
{
	DL_DELETE(n->files, f);
	close(f->fd);
	free(f);
}

struct on_demand *on_demand_free(struct on_demand *n)
{
	if (!n)
		return NULL;
	while (n->files)
		file_free(n, n->files);
	free(n->pids);
	free(n);
	return NULL;
}

/* NULL with errno. */
static struct file *file_new(struct on_demand *n, enum kind kind, int id, int fd)
{
	struct file *f = calloc(1, sizeof(*f));

	if (!f)
		return NULL;
	f->kind = kind;
	f->id = id;
	f->fd = fcntl(fd, F_DUPFD_CLOEXEC, 3);
	if (f->fd < 0) {
		free(f);
		return NULL;
	}
	DL_APPEND(n->files, f);
	return f;
}

static int place_probe(struct on_demand *n, const struct file *f)
{
	struct attach_report report = { 0 };
	struct attach_probe probe = f->probe;
	int r;

	if (f->kind == FRAMEWORK)
		r = attacher_add_xpti(n->attacher, f->id, f->fd, &probe, &f->layout, &report);
	else
		r = attacher_add_part(n->attacher, f->id, NAMES_PART, f->fd, &probe, 1, &report);
	return r < 0 ? r : report.first_error;
}

static int wake(struct on_demand *n, const struct file *f, pid_t pid)
{
	return attacher_wake(n->attacher, f->id, f->fd, pid, f->counters, f->ncounters);
}

/* ---- files --------------------------------------------------------------------------------------- */

int on_demand_framework(struct on_demand *n, int id, int fd, const struct file_plan_xpti *xpti)
{
	struct file *f;

	f = file_new(n, FRAMEWORK, id, fd);
	if (!f)
		return -errno;
	f->layout = xpti->layout;
	f->probe = (struct attach_probe){
		.offset = xpti->offset,
		.cookie = XB_COOKIE(XB_XPTI_FUNC_NOTIFY, 0, xpti->regmap, 0),
	};
	/* What can't be placed is as if it were not there. */
	if (n->xpti && place_probe(n, f) == -ENOMEM)
		return -ENOMEM;
	return 1;
}

int on_demand_beacon(struct on_demand *n, int id, int fd, const struct attach_counter counters[],
		     size_t ncounters)
{
	struct file *f;
	int r;

	if (ncounters > COUNTERS)
		return -E2BIG;
	f = file_new(n, BEACON, id, fd);
	if (!f)
		return -errno;
	memcpy(f->counters, counters, ncounters * sizeof(counters[0]));
	f->ncounters = ncounters;
	r = n->xpti && !n->npids ? wake(n, f, 0) : 0;
	return r < 0 ? r : 1;
}

int on_demand_names(struct on_demand *n, int id, int fd, const struct attach_probe *probe)
{
	struct file *f = file_new(n, NAMES, id, fd);

	if (!f)
		return -errno;
	f->probe = *probe;
	return n->names && place_probe(n, f) == -ENOMEM ? -ENOMEM : 1;
}

static bool is_woken(const struct on_demand *n, pid_t pid)
{
	for (size_t i = 0; i < n->npids; i++)
		if (n->pids[i] == pid)
			return true;
	return false;
}

int on_demand_mapped(struct on_demand *n, int id, pid_t pid)
{
	struct file *f;
	int r = 0;

	if (!n->xpti || !is_woken(n, pid))
		return 0;
	DL_FOREACH(n->files, f) {
		if (f->id == id && f->kind == BEACON && r >= 0)
			r = wake(n, f, pid);
	}
	return r;
}

void on_demand_drop(struct on_demand *n, int id)
{
	struct file *f, *next;

	DL_FOREACH_SAFE(n->files, f, next) {
		if (f->id == id)
			file_free(n, f);
	}
}

/* ---- captures ------------------------------------------------------------------------------------ */

struct look {
	struct on_demand *n;
	pid_t pid;
	struct on_demand_found found;
	int error;
};

/* A process that has ended needs nothing. */
static void note(struct look *l, int error)
{
	l->found.failed |= error < 0 && error != -ESRCH;
	if (error == -ENOMEM)
		l->error = error;
}

static void look_at_object(void *u, int id)
{
	struct look *l = u;
	const struct file *f;

	DL_FOREACH(l->n->files, f) {
		l->found.heard |= f->id == id && f->kind == FRAMEWORK;
	}
	note(l, on_demand_mapped(l->n, id, l->pid));
}

/* Names that can't be had stay unknown, as they would in a trace. */
static void place(struct look *l, const struct file *f)
{
	struct on_demand *n = l->n;

	if (f->kind == NAMES && n->names && place_probe(n, f) == -ENOMEM)
		l->error = -ENOMEM;
	if (f->kind == FRAMEWORK && n->xpti)
		note(l, place_probe(n, f));
	if (f->kind == BEACON && n->xpti && !n->npids)
		note(l, wake(n, f, 0));
	l->found.heard |= f->kind == FRAMEWORK && !n->npids;
}

static int place_all(struct on_demand *n, const struct discover *d, struct on_demand_found *ret)
{
	struct look l = { .n = n };
	const struct file *f;

	DL_FOREACH(n->files, f) {
		place(&l, f);
	}
	for (size_t i = 0; i < n->npids; i++) {
		l.pid = n->pids[i];
		discover_each(d, l.pid, look_at_object, &l);
	}
	*ret = l.found;
	return l.error;
}

int on_demand_begin(struct on_demand *n, const struct discover *d,
		    const struct on_demand_wish *wish, struct on_demand_found *ret)
{
	int r;

	n->pids = calloc(wish->npids + 1, sizeof(*n->pids));
	if (!n->pids)
		return -ENOMEM;
	for (size_t i = 0; i < wish->npids; i++)
		n->pids[i] = wish->pids[i];
	n->npids = wish->npids;
	n->xpti = wish->xpti;
	n->names = wish->names;
	r = place_all(n, d, ret);
	if (r < 0)
		on_demand_end(n);
	return r;
}

void on_demand_end(struct on_demand *n)
{
	const struct file *f;

	if (n->xpti)
		attacher_remove_xpti(n->attacher);
	DL_FOREACH(n->files, f) {
		if (n->names && f->kind == NAMES)
			attacher_remove_part(n->attacher, f->id, NAMES_PART);
	}
	n->xpti = n->names = false;
	free(n->pids);
	n->pids = NULL;
	n->npids = 0;
}
