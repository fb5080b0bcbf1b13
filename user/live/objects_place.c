// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* objects_place.c - places the probes of a file and defines it in the stream (see objects_inside.h). */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "attach/place.h"
#include "attach/streams.h"
#include "attach/xpti.h"
#include "live/objects_inside.h"
#include "live/switched.h"
#include "live/unprobed.h"
#include "ring/ring.h"
#include "wire_xpti.h"

/* Without its numbers of probes. NULL: no memory. */
static struct xb_def_object *make_def(const struct scan *s, const struct inode_key *key,
				      const char *path, pid_t pid)
{
	const char *release = s->plan->release;
	struct xb_def_object *def;
	size_t plen = strlen(path) + 1, rlen = strlen(release) + 1;
	size_t size = (sizeof(*def) + plen + rlen + 7) & ~7UL;

	def = calloc(1, size);
	if (!def)
		return NULL;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_OBJECT;
	def->h.flags = s->unknown < 0xffff ? (uint16_t)s->unknown : 0xffff;
	def->h.tgid = (uint32_t)pid;
	def->ino = key->ino;
	def->dev = key->dev;
	def->obj = (uint32_t)s->id;
	memcpy(def->text, path, plen);
	memcpy(def->text + plen, release, rlen);
	return def;
}

static int push_def(struct objects *o, struct xb_def_object *def,
		    const struct attach_report *report)
{
	struct object *of = &o->all[def->obj];

	of->path = of->path ?: strdup(def->text);
	if (!of->path)
		return -ENOMEM;
	of->probes = report->placed;
	o->stats.objects++;
	o->stats.probes += report->placed;
	o->stats.failed += report->failed;
	def->probes = report->placed;
	def->failed += report->failed;
	o->stats.unprobed += def->failed;
	return ring_push(o->ring, &def->h);
}

static void add_report(struct attach_report *to, const struct attach_report *one)
{
	to->placed += one->placed;
	to->failed += one->failed;
	if (!to->first_error)
		to->first_error = one->first_error;
}

/* The XPTI probe of a libxptifw. If the layout of a library is not known, this is reported as a failure. */
static int place_xpti(struct scan *s, int fd, struct attach_report *report)
{
	struct attach_report one = { 0 };
	struct attach_probe probe = { 0 };
	const struct file_plan_xpti *xpti = &s->plan->xpti;
	int r;

	if (xpti->error) {
		report->failed++;
		if (!report->first_error)
			report->first_error = xpti->error;
		return 0;
	}
	probe.offset = xpti->offset;
	probe.cookie = XB_COOKIE(XB_XPTI_FUNC_NOTIFY, 0, xpti->regmap, 0);
	r = attacher_add_xpti(s->o->attacher, s->id, fd, &probe, &xpti->layout, &one);
	if (r == -ENOMEM)
		return r;
	if (r < 0)
		one = (struct attach_report){ .failed = 1, .first_error = r };
	add_report(report, &one);
	s->o->stats.xpti += one.placed;
	return 0;
}

/* The same place, where its call streams are heard. */
static int place_streams(struct scan *s, int fd, struct attach_report *report)
{
	const struct file_plan_xpti *xpti = &s->plan->xpti;
	struct attach_report one = { 0 };
	struct attach_probe probe = {
		.offset = xpti->offset,
		.cookie = XB_COOKIE(0, s->id, xpti->regmap, 0),
	};
	int r = attacher_add_streams(s->o->attacher, s->id, fd, &probe, &one);

	if (r < 0)
		return r;
	add_report(report, &one);
	return 0;
}

/* Its probes are placed by objects_choose(). Takes def. */
static int keep_chosen(struct scan *s, int fd, struct xb_def_object *def)
{
	struct chosen *c = calloc(1, sizeof(*c));

	if (!c) {
		free(def);
		return -ENOMEM;
	}
	c->def = def;
	c->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (c->fd < 0) {
		free(def);
		free(c);
		return -errno;
	}
	c->probes = s->probes;
	c->n = s->n;
	s->probes = NULL;
	s->o->all[s->id].chosen = c;
	return 0;
}

/* Without memory or a descriptor, nothing was placed, and the next process may be luckier. */
static bool is_for_later(const struct attach_report *report)
{
	return !report->placed && report->failed &&
	       (report->first_error == -ENOMEM || report->first_error == -EMFILE);
}

static int place_all(struct scan *s, int fd, struct attach_report *ret)
{
	struct attach_report report = { 0 };
	int r = 0;

	if (s->n && s->o->slots.switched)
		r = switched_place(s->o->slots.switched, s->id, fd, s->probes, s->n, &report);
	else if (s->n)
		r = attacher_add(s->o->attacher, s->id, 0, fd, s->probes, s->n, &report);
	if (r >= 0 && file_is(s->plan, FILE_PLAN_XPTIFW) && objects_want_xpti(s->o))
		r = place_xpti(s, fd, &report);
	if (r >= 0 && s->streams)
		r = place_streams(s, fd, &report);
	if (r >= 0 && is_for_later(&report))
		r = report.first_error;
	if (r >= 0)
		*ret = report;
	return r;
}

static bool has_threads_alone(const struct scan *s)
{
	return s->n && s->threads && !file_is(s->plan, FILE_PLAN_XPTIFW | FILE_PLAN_SYCL);
}

int objects_place(struct scan *s, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct xb_def_object *def = make_def(s, key, path, pid);
	struct attach_report report;
	struct objects *o = s->o;
	int r;

	if (!def)
		return -ENOMEM;
	/* Impossible ones are only counted here: they are named for each file. */
	def->failed = s->refused + s->plan->left + o->impossible;
	if (o->choosing && has_threads_alone(s)) {
		r = keep_chosen(s, fd, def);
	} else {
		r = place_all(s, fd, &report);
		if (r >= 0)
			r = push_def(o, def, &report);
		free(def);
	}
	if (r < 0)
		return r;
	o->stats.failed += s->refused + s->plan->left;
	o->all[s->id].used = true;
	o->all[s->id].is_api = s->api || file_is(s->plan, FILE_PLAN_XPTIFW);
	o->all[s->id].apis = s->apis;
	return 0;
}

int objects_choose(struct objects *o, int id, pid_t pid)
{
	const struct object *of = objects_at(o, id);
	struct chosen *c = of ? of->chosen : NULL;
	struct attach_report report;
	int r;

	if (!c)
		return 0;
	r = attacher_add(o->attacher, id, pid, c->fd, c->probes, c->n, &report);
	if (r < 0 || report.first_error == -ESRCH)
		return r;
	if (!c->defined) {
		r = push_def(o, c->def, &report);
		c->defined = r >= 0;
		return r;
	}
	o->stats.failed += report.failed;
	o->stats.unprobed += report.failed;
	return report.failed ? unprobed_push(o->ring, XB_UNPROBED_THREAD, pid, c->def->text,
					     report.failed, strerror(-report.first_error))
			     : 0;
}
