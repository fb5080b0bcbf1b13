// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* uses.c - see uses.h. */
#include "live/uses.h"

#include <stdbool.h>
#include <string.h>

#include "discover/discover.h"
#include "live/objects.h"
#include "live/runtimes.h"
#include "session/snapshots.h"

#define OTHER "other"

struct counting {
	const struct discover *d;
	const struct objects *o;
	struct session_runtimes *to;
	bool armed;			 /* this process */
	bool seen[XPTIBPF_RUNTIMES_MAX]; /* by this process */
};

/* The last row is that of all for which there is no other. */
static size_t row_of(struct session_runtimes *to, const char *name, const char *release)
{
	size_t i;

	for (i = 0; i < to->n; i++)
		if (!strcmp(to->all[i].runtime, name) && !strcmp(to->all[i].release, release))
			return i;
	if (i >= XPTIBPF_RUNTIMES_MAX - 1 && strcmp(name, OTHER) != 0)
		return row_of(to, OTHER, OTHER);
	to->all[i].runtime = name;
	memcpy(to->all[i].release, release, strnlen(release, XPTIBPF_RELEASE - 1));
	return to->n++;
}

static void on_object(void *u, int obj)
{
	struct counting *c = u;
	const struct runtime *r = objects_runtime(c->o, obj);
	size_t row;

	c->armed |= objects_is_beacon(c->o, obj);
	if (!r)
		return;
	row = row_of(c->to, r->name, r->release);
	c->to->all[row].processes += !c->seen[row];
	c->seen[row] = true;
}

static void on_process(void *u, pid_t pid)
{
	struct counting *c = u;

	c->armed = false;
	memset(c->seen, 0, sizeof(c->seen));
	discover_each(c->d, pid, on_object, c);
	c->to->armed += c->armed;
}

void uses_count(const struct discover *d, const struct objects *o, struct session_runtimes *ret)
{
	struct counting c = { .d = d, .o = o, .to = ret };

	*ret = (struct session_runtimes){ 0 };
	discover_each_process(d, on_process, &c);
}
