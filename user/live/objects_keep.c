// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * objects_keep.c - what a file is besides its functions: a CPython, a beacon, a runtime, or something that captures want
 * (see objects_inside.h).
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "attach/filter.h"
#include "attach/xpti.h"
#include "base/cleanup.h"
#include "live/objects_inside.h"
#include "live/on_demand.h"

struct beacon *objects_free_beacon(struct beacon *b)
{
	if (!b)
		return NULL;
	close(b->fd);
	free(b);
	return NULL;
}

int objects_look_for_python(struct scan *s)
{
	const struct file_plan_python *said = &s->plan->python;
	struct plan_python *p;

	if (said->error == -ENOTSUP)
		s->o->stats.strange_pythons += !s->o->may_stack;
	if (said->error)
		return 0;
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->python.runtime = said->runtime;
	p->python.code_type = said->code_type;
	p->python.text_type = said->text_type;
	p->python.bytes_type = said->bytes_type;
	p->text = said->text;
	(void)plan_python_layout(said->minor, &p->python.at); /* checked to be known */
	s->o->all[s->id].python = p;
	s->o->stats.pythons++;
	return 1;
}

/*
 * In both of these the counter of events is the last that is raised. A beacon that looks in between is still quiet; if
 * events came first, it would be awake, and its debug streams silent until its next look, a second later.
 *
 * For captures: with all streams, as events are selected when they are read.
 */
static int keep_beacon(struct scan *s, int fd)
{
	const struct file_plan_beacon *plan = &s->plan->beacon;
	const struct attach_counter counters[] = {
		{ plan->details, plan->details_counter },
		{ plan->events, plan->events_counter },
	};

	return on_demand_beacon(s->o->on_demand, s->id, fd, counters, ARRAY_SIZE(counters));
}

/* Whether calls are selected of which only a debug stream tells. */
static bool wants_told_values(const struct objects *o)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (!api || api->streams != CAT_STREAMS_VALUES)
			continue;
		for (size_t i = 0; i < api->nfuncs; i++)
			if (selection_has_func(o->select, api->funcs[i]))
				return true;
	}
	return false;
}

/*
 * From 2026.0 on, whoever listens to the debug streams moves the events of the others there. If events are selected, it is
 * therefore these that decide.
 */
static bool wants_details(const struct objects *o)
{
	if (objects_want_xpti(o))
		return selection_wants_details(o->select);
	return o->wakes && wants_told_values(o);
}

int objects_look_for_beacon(struct scan *s, int fd)
{
	struct objects *o = s->o;
	const struct file_plan_beacon *plan = &s->plan->beacon;
	struct beacon *b;
	int r;

	if (plan->error || !(objects_want_xpti(o) || o->wakes || o->times || o->on_demand))
		return 0;
	if (o->on_demand)
		return keep_beacon(s, fd);
	b = calloc(1, sizeof(*b));
	if (!b)
		return -ENOMEM;
	b->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	if (b->fd < 0) {
		free(b);
		return -errno;
	}
	if (wants_details(o))
		b->counters[b->n++] =
			(struct attach_counter){ plan->details, plan->details_counter };
	if (o->times && plan->times)
		b->counters[b->n++] = (struct attach_counter){ plan->times, plan->times_counter };
	else if (o->times)
		o->stats.timeless++;
	b->counters[b->n++] = (struct attach_counter){ plan->events, plan->events_counter };
	r = o->wake_all ? attacher_wake(o->attacher, s->id, fd, 0, b->counters, b->n) : 0;
	if (r < 0) {
		objects_free_beacon(b);
		return r;
	}
	o->all[s->id].beacon = b;
	o->stats.beacons++;
	return 1;
}

int objects_keep_for_later(struct scan *s, int fd)
{
	struct on_demand *n = s->o->on_demand;
	int heard = 0, named = 0;

	if (n && !s->plan->xpti.error)
		heard = on_demand_framework(n, s->id, fd, &s->plan->xpti);
	if (n && heard >= 0 && s->late.offset)
		named = on_demand_names(n, s->id, fd, &s->late);
	return heard < 0 ? heard : named < 0 ? named : heard | named;
}

bool objects_look_for_runtime(struct scan *s, const char *path)
{
	struct object *of = &s->o->all[s->id];

	if (!s->o->keeps_runtimes)
		return false;
	of->arms = file_is(s->plan, FILE_PLAN_MAYBE_BEACON);
	return runtime_of(path, s->plan->release, &of->runtime) || of->arms;
}

int objects_mapped(struct objects *o, int id, pid_t pid)
{
	const struct object *of = objects_at(o, id);
	const struct beacon *b = of ? of->beacon : NULL;

	if (of && o->on_demand)
		return on_demand_mapped(o->on_demand, id, pid);
	if (!b || o->wake_all)
		return 0;
	return attacher_wake(o->attacher, id, b->fd, pid, b->counters, b->n);
}

void objects_placed(struct objects *o, int id, pid_t pid, const struct xb_map *m)
{
	const struct object *of = objects_at(o, id);
	struct xb_python at;

	if (!of || !of->python)
		return;
	plan_python_at(of->python, m->start, m->pgoff, &at);
	/* This only fails beyond thousands of processes, whose stacks then have native frames. */
	(void)attacher_set_python(o->attacher, (uint32_t)pid, &at);
}
