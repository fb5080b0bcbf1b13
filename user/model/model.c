// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * model.c - the owner of the core and of the parts: each event goes to the core first, and then to the parts, with what
 * the core knows of it.
 */
#include <errno.h>
#include <stdlib.h>

#include "model/core.h"
#include "model/graph/graph.h"
#include "model/memory/lifetimes.h"
#include "model/metrics/metrics.h"
#include "model/model.h"
#include "model/time/commands.h"
#include "model/time/gpu_busy.h"
#include "model/time/latency.h"
#include "model/time/tally.h"
#include "model/time/waits.h"

struct model {
	struct core *core;
	bool has_parts;		   /* any of these */
	struct commands *commands; /* for the next two */
	struct waits *waits;
	struct latency *latency;
	struct gpu_busy *gpu;
	struct tally *tally;
	struct metrics *metrics;
	struct graph *graph;
	struct lifetimes *lifetimes;
};

static int enable_waits(struct model *m, unsigned parts)
{
	int r = 0;

	if (parts & (MODEL_WAITS | MODEL_LATENCY | MODEL_COMMANDS) && !m->commands)
		r = commands_new(core_whos(m->core), &m->commands);
	if (r >= 0 && parts & MODEL_WAITS && !m->waits)
		r = waits_new(m->commands, &m->waits);
	if (r >= 0 && parts & MODEL_LATENCY && !m->latency)
		r = latency_new(m->commands, &m->latency);
	if (r >= 0 && parts & MODEL_GPU && !m->gpu)
		r = gpu_busy_new(core_whos(m->core), &m->gpu);
	if (r >= 0 && parts & MODEL_TALLY && !m->tally)
		r = tally_new(core_whos(m->core), &m->tally);
	if (r >= 0 && parts & MODEL_METRICS && !m->metrics)
		r = metrics_new(core_whos(m->core), &m->metrics);
	return r;
}

#define ALL_PARTS                                                                                \
	(MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_COMMANDS | MODEL_GPU | \
	 MODEL_TALLY | MODEL_METRICS)

/* What the parts need to be told. */
static unsigned needs_of(unsigned parts)
{
	unsigned needs = 0;

	if (parts & MODEL_GRAPH)
		needs |= GRAPH_NEEDS;
	if (parts & (MODEL_WAITS | MODEL_LATENCY | MODEL_COMMANDS))
		needs |= COMMANDS_NEEDS;
	if (parts & MODEL_MEMORY)
		needs |= LIFETIMES_NEEDS;
	if (parts & (MODEL_GPU | MODEL_TALLY))
		needs |= TOLD_WHO;
	if (parts & MODEL_METRICS)
		needs |= METRICS_NEEDS;
	return needs;
}

int model_enable(struct model *m, unsigned needs)
{
	int r;

	if (needs & MODEL_GRAPH && !m->graph) {
		r = graph_new(NULL, &m->graph);
		if (r < 0)
			return r;
	}
	r = enable_waits(m, needs);
	if (r < 0)
		return r;
	if (needs & MODEL_MEMORY && !m->lifetimes) {
		r = lifetimes_new(&m->lifetimes);
		if (r < 0)
			return r;
	}
	m->has_parts |= needs & ALL_PARTS;
	core_need(m->core, needs | needs_of(needs));
	return 0;
}

/* ---- events ------------------------------------------------------------------------------------ */

/* Of waits and latency there is none without commands. */
static int commands_take(struct model *m, const struct told *told, const struct event *e)
{
	int r = commands_event(m->commands, told, e);

	if (r >= 0 && m->waits)
		r = waits_event(m->waits, told, e);
	if (r >= 0 && m->latency)
		r = latency_event(m->latency, told, e);
	return r;
}

int model_event_unasked(struct model *m, const struct event *e)
{
	return core_event(m->core, e);
}

static int parts_event(struct model *m, const struct event *e)
{
	const struct told *told = core_told(m->core);
	int r = 0;

	if (m->graph)
		r = graph_event(m->graph, told, e);
	if (r >= 0 && m->lifetimes)
		r = lifetimes_event(m->lifetimes, told, e);
	if (r >= 0 && m->commands)
		r = commands_take(m, told, e);
	if (r >= 0 && m->gpu)
		r = gpu_busy_event(m->gpu, told, e);
	if (r >= 0 && m->tally)
		r = tally_event(m->tally, told, e);
	if (r >= 0 && m->metrics)
		r = metrics_event(m->metrics, told, e);
	return r;
}

int model_event_again(struct model *m, const struct event *e)
{
	core_tell(m->core, e);
	return m->has_parts ? parts_event(m, e) : 0;
}

void model_tell(struct model *m, const struct event *e)
{
	core_tell(m->core, e);
}

int model_event_left_out(struct model *m, const struct event *e)
{
	const struct told *told = core_told(m->core);
	int r = m->commands ? commands_event(m->commands, told, e) : 0;

	if (r >= 0 && m->lifetimes)
		r = lifetimes_left_out(m->lifetimes, told, e);
	if (r >= 0 && m->metrics)
		r = metrics_left_out(m->metrics, told, e);
	return r;
}

int model_event(struct model *m, const struct event *e)
{
	int r = core_event(m->core, e);

	return r < 0 ? r : model_event_again(m, e);
}

const struct told *model_told(const struct model *m)
{
	return core_told(m->core);
}

/* ---- questions --------------------------------------------------------------------------------- */

const char *model_host(const struct model *m, uint32_t tgid)
{
	return core_host(m->core, tgid);
}

const struct model_process *model_process(struct model *m, uint32_t tgid)
{
	return core_process(m->core, tgid);
}

uint64_t model_forgotten(const struct model *m)
{
	return core_forgotten(m->core);
}

struct waits *model_waits(struct model *m)
{
	return m->waits;
}

struct commands *model_commands(struct model *m)
{
	return m->commands;
}

struct latency *model_latency(struct model *m)
{
	return m->latency;
}

struct gpu_busy *model_gpu(struct model *m)
{
	return m->gpu;
}

const struct tally *model_tally(const struct model *m)
{
	return m->tally;
}

const struct metrics *model_metrics(const struct model *m)
{
	return m->metrics;
}

struct lifetimes *model_lifetimes(struct model *m)
{
	return m->lifetimes;
}

struct graph *model_graph(struct model *m)
{
	return m->graph;
}

int model_new(struct model **ret)
{
	struct model *m = calloc(1, sizeof(*m));
	int r;

	if (!m)
		return -ENOMEM;
	r = core_new(&m->core);
	if (r < 0) {
		free(m);
		return r;
	}
	*ret = m;
	return 0;
}

struct model *model_free(struct model *m)
{
	if (!m)
		return NULL;
	core_free(m->core);
	graph_free(m->graph);
	lifetimes_free(m->lifetimes);
	latency_free(m->latency);
	gpu_busy_free(m->gpu);
	tally_free(m->tally);
	metrics_free(m->metrics);
	waits_free(m->waits);
	commands_free(m->commands);
	free(m);
	return NULL;
}
