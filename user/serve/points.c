// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* points.c - see points.h. */
#include "serve/points.h"

#include <string.h>

#include "base/losses.h"
#include "catalog/catalog.h"
#include "serve/collect.h"
#include "serve/labels.h"

#define COUNTER	  POINTS_COUNTER
#define GAUGE	  POINTS_GAUGE
#define HISTOGRAM POINTS_HISTOGRAM
#define INFO	  POINTS_INFO
#define UPDOWN	  POINTS_UPDOWN

enum metric {
#define METRIC(id, ...) M_##id,
#include "serve/schema.h"
#undef METRIC
};

static const struct points_metric schema[] = {
#define METRIC(id, name, type, unit, labels, otlp, ucum, help) \
	[M_##id] = { name, type, unit, otlp, ucum, help },
#include "serve/schema.h"
#undef METRIC
};

static const struct {
	const char *api;
	struct points_metric metric;
} named[] = {
#define NAMED(id, api, otlp, functions, help) \
	[STATE_##id] = { api, { "", COUNTER, "", otlp, "", help } },
#include "serve/named.h"
#undef NAMED
};

struct walk {
	const struct points_ops *ops;
	void *u;
};

bool points_are_fractions(const struct points_metric *m)
{
	return !strcmp(m->unit, "seconds") || !strcmp(m->unit, "ratio") ||
	       !strcmp(m->unit, "watts") || !strcmp(m->unit, "celsius");
}

/* ---- pieces -------------------------------------------------------------------------------------- */

static void begin(const struct walk *w, enum metric id)
{
	w->ops->metric(w->u, &schema[id]);
}

/* label NULL: it has none. */
static void point(const struct walk *w, const char *label, const char *value, uint64_t v)
{
	const struct points_label one = { label, value };

	w->ops->point(w->u, &one, label ? 1 : 0, v);
}

static void each_one(const struct walk *w, enum metric id, const char *label, const char *value,
		     uint64_t v)
{
	begin(w, id);
	point(w, label, value, v);
}

static uint64_t number_of(const struct state_row *r, enum metric id)
{
	return id == M_CALLS ? r->calls : id == M_SLOW ? r->slow : r->errors;
}

/* ---- families ------------------------------------------------------------------------------------ */

static void each_row(const struct walk *w, enum metric id, const struct state *s)
{
	begin(w, id);
	for (uint32_t i = 0; i < s->nrows; i++) {
		const struct state_row *r = &s->rows[i];
		const struct points_label labels[] = { { "api", r->api },
						       { "function", r->function } };

		if (id == M_DURATION)
			w->ops->durations(w->u, labels, 2, r);
		else
			w->ops->point(w->u, labels, 2, number_of(r, id));
	}
}

static void each_api(const struct walk *w, enum metric id, const struct state *s)
{
	begin(w, id);
	for (uint32_t i = 0; i < s->napis; i++) {
		const struct state_api *a = &s->apis[i];
		uint64_t v = id == M_PROGRAMS	? a->programs
			     : id == M_LAUNCHES ? a->launches
			     : id == M_WAITED	? a->wait_ns
						: a->unfinished;

		point(w, "api", a->name, v);
	}
}

static bool has_programs(const struct state *s, const char *api)
{
	for (uint32_t i = 0; i < s->napis; i++)
		if (!strcmp(s->apis[i].name, api))
			return s->apis[i].programs;
	return false;
}

static void each_named(const struct walk *w, const struct state *s)
{
	for (unsigned i = 0; i < STATE_NAMED; i++) {
		if (!has_programs(s, named[i].api))
			continue;
		w->ops->metric(w->u, &named[i].metric);
		point(w, NULL, NULL, s->named[i]);
	}
}

static void each_runtime(const struct walk *w, const struct state *s)
{
	begin(w, M_PROCESSES);
	for (uint32_t i = 0; i < s->nruntimes; i++) {
		const struct state_runtime *r = &s->runtimes[i];
		const struct points_label labels[] = { { "runtime", r->name },
						       { "release", r->release } };

		w->ops->point(w->u, labels, 2, r->processes);
	}
	each_one(w, M_ARMED, NULL, NULL, s->armed);
}

static const char *const sides[] = {
	[XPTIBPF_SIDE_UNKNOWN] = "unknown",
	[XPTIBPF_SIDE_DEVICE] = "device",
	[XPTIBPF_SIDE_HOST] = "host",
	[XPTIBPF_SIDE_SHARED] = "shared",
};

/* A member of struct xptibpf_memory_sum, by kind. */
static void each_kind(const struct walk *w, enum metric id, const struct state *s, size_t member)
{
	begin(w, id);
	for (unsigned i = XPTIBPF_SIDE_DEVICE; i < XPTIBPF_SIDES; i++) {
		const char *at = (const char *)&s->memory[i] + member;

		point(w, "kind", sides[i], *(const uint64_t *)at);
	}
}

#define EACH_KIND(w, id, s, member) each_kind(w, id, s, offsetof(struct xptibpf_memory_sum, member))

static void each_memory(const struct walk *w, const struct state *s)
{
	EACH_KIND(w, M_PEAK, s, peak);
	/* Nothing is known of what lives while memory is off, and 0 would look like knowledge. */
	if (!s->costs.memory_off) {
		EACH_KIND(w, M_LIVE, s, live);
		EACH_KIND(w, M_OLD, s, old);
		EACH_KIND(w, M_LIVE_COUNT, s, live_count);
		EACH_KIND(w, M_OLD_COUNT, s, old_count);
	}
	EACH_KIND(w, M_ALLOCATED, s, allocated);
	EACH_KIND(w, M_ALLOCATIONS, s, allocated_count);
	EACH_KIND(w, M_FREES, s, freed_count);
	EACH_KIND(w, M_LEAKED, s, ended);
	EACH_KIND(w, M_LEAKS, s, ended_count);
	each_one(w, M_FAILED, NULL, NULL, s->failed);
	each_one(w, M_UNKNOWN_FREES, NULL, NULL, s->unknown_frees);
	each_one(w, M_UNTRACKED, NULL, NULL, s->untracked);
}

static void each_copy(const struct walk *w, const struct state *s)
{
	uint64_t unsized = 0;

	begin(w, M_COPIED);
	for (unsigned from = 0; from < XPTIBPF_SIDES; from++) {
		for (unsigned to = 0; to < XPTIBPF_SIDES; to++) {
			const struct points_label labels[] = { { "from", sides[from] },
							       { "to", sides[to] } };

			w->ops->point(w->u, labels, 2, s->copies[from][to].bytes);
			unsized += s->copies[from][to].unsized;
		}
	}
	each_one(w, M_UNSIZED, NULL, NULL, unsized);
}

/* ---- by labels ----------------------------------------------------------------------------------- */

/* A point of a group, with one label more; name NULL: without. */
static void group_point(const struct walk *w, unsigned chosen, const struct state_group *g,
			const char *name, const char *value, uint64_t v)
{
	struct points_label labels[LABELS_MAX + 1];
	size_t n = 0;

	for (unsigned i = 0; i < LABELS_MAX; i++)
		if (chosen & 1u << i)
			labels[n++] = (struct points_label){ labels_names[i], g->values[i] };
	if (name)
		labels[n++] = (struct points_label){ name, value };
	w->ops->point(w->u, labels, n, v);
}

/* A member of struct state_group_api, of the APIs that the group has called. */
static void each_group_api(const struct walk *w, enum metric id, const struct state *s,
			   size_t member)
{
	begin(w, id);
	for (uint32_t i = 0; i < s->ngroups; i++) {
		const struct state_group *g = &s->groups[i];

		for (unsigned k = 0; k < CAT_API_MAX; k++) {
			const struct cat_api *api = catalog_api(k);
			const char *at = (const char *)&g->numbers.apis[k] + member;

			if (g->numbers.apis[k].calls)
				group_point(w, s->labels, g, "api", api ? api->name : COLLECT_OTHER,
					    *(const uint64_t *)at);
		}
	}
}

/* A member of struct state_group_memory. */
static void each_group_kind(const struct walk *w, enum metric id, const struct state *s,
			    size_t member)
{
	begin(w, id);
	for (uint32_t i = 0; i < s->ngroups; i++) {
		const struct state_group *g = &s->groups[i];

		for (unsigned k = XPTIBPF_SIDE_DEVICE; k < XPTIBPF_SIDES; k++) {
			const char *at = (const char *)&g->numbers.memory[k] + member;

			group_point(w, s->labels, g, "kind", sides[k], *(const uint64_t *)at);
		}
	}
}

#define EACH_GROUP_API(w, id, s, member) \
	each_group_api(w, id, s, offsetof(struct state_group_api, member))
#define EACH_GROUP_KIND(w, id, s, member) \
	each_group_kind(w, id, s, offsetof(struct state_group_memory, member))

static void each_group(const struct walk *w, const struct state *s)
{
	begin(w, M_GROUP_PROCESSES);
	for (uint32_t i = 0; i < s->ngroups; i++)
		group_point(w, s->labels, &s->groups[i], NULL, NULL,
			    s->groups[i].numbers.processes);
	EACH_GROUP_API(w, M_GROUP_CALLS, s, calls);
	EACH_GROUP_API(w, M_GROUP_ERRORS, s, errors);
	EACH_GROUP_API(w, M_GROUP_TIME, s, ns);
	EACH_GROUP_API(w, M_GROUP_LAUNCHES, s, launches);
	EACH_GROUP_API(w, M_GROUP_WAITED, s, wait_ns);
	if (!s->costs.memory_off)
		EACH_GROUP_KIND(w, M_GROUP_LIVE, s, live);
	EACH_GROUP_KIND(w, M_GROUP_ALLOCATED, s, allocated);
	EACH_GROUP_KIND(w, M_GROUP_LEAKED, s, ended);
	each_one(w, M_GROUPS_FOLDED, NULL, NULL, s->groups_folded);
}

/* ---- our own ------------------------------------------------------------------------------------- */

static void each_loss(const struct walk *w, const struct state *s)
{
	begin(w, M_LOSSES);
	for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
		point(w, "cause", losses_name(i), s->losses[i]);
}

static void each_cost(const struct walk *w, const struct state *s)
{
	static const char *const hits[] = {
		[STATE_ENTRY] = "entry",
		[STATE_CALL] = "call",
		[STATE_STEPPED_ENTRY] = "stepped_entry",
		[STATE_STEPPED_CALL] = "stepped_call",
	};
	const struct state_costs *c = &s->costs;

	begin(w, M_HIT_COST);
	for (unsigned i = 0; i < STATE_HITS; i++)
		point(w, "hit", hits[i], c->hit_ns[i]);
	each_one(w, M_OVERHEAD, NULL, NULL, c->spent_ns);
	begin(w, M_OVERHEAD_RATIO);
	point(w, "of", "thread", c->thread_share * POINTS_MILLIONTH);
	point(w, "of", "machine", c->machine_share * POINTS_MILLIONTH);
	each_one(w, M_OVERHEAD_LIMIT, NULL, NULL, c->limit * POINTS_MILLIONTH);
	each_one(w, M_FUNCTIONS_OFF, NULL, NULL, c->functions_off);
	begin(w, M_SWITCHED);
	point(w, "to", "off", c->switched_off);
	point(w, "to", "on", c->switched_on);
	each_one(w, M_UNSEEN, NULL, NULL, c->unseen);
	each_one(w, M_MEMORY_OFF, NULL, NULL, c->memory_off);
}

static void each_own(const struct walk *w, const struct state *s)
{
	begin(w, M_CPU);
	point(w, "process", "tracer", s->tracer.cpu_ns);
	point(w, "process", "web", s->web.cpu_ns);
	if (s->sends)
		point(w, "process", "otlp", s->otlp.cpu_ns);
	if (s->has_devices)
		point(w, "process", "devices", s->devices_process.cpu_ns);
	begin(w, M_MEMORY);
	point(w, "process", "tracer", s->tracer.bytes);
	point(w, "process", "web", s->web.bytes);
	if (s->sends)
		point(w, "process", "otlp", s->otlp.bytes);
	if (s->has_devices)
		point(w, "process", "devices", s->devices_process.bytes);
	each_one(w, M_RESTARTS, NULL, NULL, s->web_restarts);
	begin(w, M_RELOADS);
	point(w, "result", "done", s->reloads);
	point(w, "result", "refused", s->failed_reloads);
}

static void each_sending(const struct walk *w, const struct state *s)
{
	const struct state_otlp *o = &s->sending;

	begin(w, M_EXPORTS);
	point(w, "result", "done", o->done);
	point(w, "result", "failed", o->failed);
	point(w, "result", "replaced", o->replaced);
	each_one(w, M_REPEATED, NULL, NULL, o->repeated);
	each_one(w, M_REJECTED, NULL, NULL, o->rejected);
	each_one(w, M_SENT, NULL, NULL, o->bytes);
	each_one(w, M_TAKEN, NULL, NULL, o->taken_ns);
	if (s->has_slow) {
		begin(w, M_SPANS);
		point(w, "result", "done", o->spans_done);
		point(w, "result", "failed", o->spans_failed);
		point(w, "result", "dropped", o->spans_dropped);
	}
	each_one(w, M_SENDER_RESTARTS, NULL, NULL, s->otlp_restarts);
}

static void each_of_flight(const struct walk *w, const struct state_flight *f)
{
	begin(w, M_FLIGHT_FILES);
	for (unsigned i = 0; i < STATE_FLIGHT_REASONS; i++)
		point(w, "reason", state_flight_reasons[i], f->files[i]);
	each_one(w, M_FLIGHT_FAILURES, NULL, NULL, f->failures);
	each_one(w, M_FLIGHT_LEFT_OUT, NULL, NULL, f->left_out);
	each_one(w, M_FLIGHT_LOST, NULL, NULL, f->lost);
	each_one(w, M_FLIGHT_KEEPS, NULL, NULL, f->keeps);
	each_one(w, M_FLIGHT_HELD, NULL, NULL, f->held);
}

static void each_device(const struct walk *w, enum metric id, const struct devices *d,
			enum devices_value which)
{
	begin(w, id);
	for (uint32_t i = 0; i < d->n; i++) {
		const struct devices_one *one = &d->all[i];
		const struct points_label labels[] = { { "device", one->name },
						       { "model", one->model } };

		if (one->known & 1u << which)
			w->ops->point(w->u, labels, 2, one->values[which]);
	}
}

static void each_of_devices(const struct walk *w, const struct state *s)
{
	const struct devices *d = &s->devices;

	each_one(w, M_DEVICES, NULL, NULL, d->told);
	each_device(w, M_DEVICE_BUSY, d, DEVICES_BUSY);
	each_device(w, M_DEVICE_USED, d, DEVICES_MEMORY_USED);
	each_device(w, M_DEVICE_MEMORY, d, DEVICES_MEMORY);
	each_device(w, M_DEVICE_POWER, d, DEVICES_POWER);
	each_device(w, M_DEVICE_TEMPERATURE, d, DEVICES_TEMPERATURE);
	each_device(w, M_DEVICE_PROCESSES, d, DEVICES_PROCESSES);
	each_device(w, M_DEVICE_PROCESSES_MEMORY, d, DEVICES_PROCESSES_MEMORY);
	each_one(w, M_DEVICES_RESTARTS, NULL, NULL, s->devices_restarts);
}

void points_each(const struct state *s, const char *version, const struct points_ops *ops, void *u)
{
	const struct walk w = { ops, u };

	each_one(&w, M_BUILD, "version", version, 1);
	each_one(&w, M_START, NULL, NULL, s->start_ns);
	each_one(&w, M_READ, NULL, NULL, s->taken_ns);
	each_api(&w, M_PROGRAMS, s);
	each_runtime(&w, s);
	each_row(&w, M_CALLS, s);
	each_row(&w, M_ERRORS, s);
	each_row(&w, M_DURATION, s);
	each_api(&w, M_UNFINISHED, s);
	if (s->has_slow) {
		each_row(&w, M_SLOW, s);
		each_one(&w, M_SLOW_DROPPED, NULL, NULL, s->slow_dropped);
	}
	each_api(&w, M_LAUNCHES, s);
	each_api(&w, M_WAITED, s);
	each_named(&w, s);
	each_one(&w, M_OLDEST, NULL, NULL, s->oldest_ns);
	each_memory(&w, s);
	each_copy(&w, s);
	each_one(&w, M_FOLDED, NULL, NULL, s->folded);
	if (s->labels)
		each_group(&w, s);
	each_loss(&w, s);
	each_cost(&w, s);
	each_own(&w, s);
	if (s->sends)
		each_sending(&w, s);
	if (s->has_devices)
		each_of_devices(&w, s);
	if (s->flies)
		each_of_flight(&w, &s->flight);
}
