// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_text.c - see gpu_text.h. The lines above the table explain what a job is and what its time is not: a job is no kernel, and
 * nothing here is the time of one.
 */
#include "sink/gpu_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "model/time/gpu_busy.h"

static const struct {
	const char *word, *reason;
	bool text; /* the reason has a %s */
} states[XB_GPU_STATES] = {
	[XB_GPU_UNKNOWN] = { "unknown", "the recording is older than this measurement", false },
	[XB_GPU_MEASURED] = { "measured", "", false },
	[XB_GPU_UNASKED] = { "not_selected", "they were not selected (-e gpu)", false },
	[XB_GPU_NO_TRACEFS] = { "no_tracefs",
				"the kernel's trace points can't be looked up in tracefs: ", true },
	[XB_GPU_NO_EVENTS] = { "no_events",
			       "no driver is loaded whose GPU scheduler has trace points", false },
	[XB_GPU_NO_RUNS] = { "no_runs",
			     "no run times are reported (CONFIG_DRM_I915_LOW_LEVEL_TRACEPOINTS): ",
			     true },
	[XB_GPU_STRANGE] = { "strange", "a trace point's fields are not understood: ", true },
	[XB_GPU_REFUSED] = { "refused", "the kernel refuses its trace points: ", true },
	[XB_GPU_NO_PLACE] = { "no_place", "the file that was read has no place for them", false },
};

const char *gpu_text_state_word(enum xb_gpu_state state)
{
	return states[state].word;
}

void gpu_text_reason(struct strbuf *out, enum xb_gpu_state state, const char *text)
{
	strbuf_addf(out, "not measured: %s", states[state].reason);
	if (states[state].text)
		strbuf_adds_escaped(out, text);
}

struct list {
	const struct gpu_row **at;
	size_t n;
};

static int list_row(void *u, const struct gpu_row *r)
{
	struct list *l = u;

	l->at[l->n++] = r;
	return 0;
}

static int by_busy(const void *a, const void *b)
{
	const struct gpu_row *x = *(const struct gpu_row *const *)a;
	const struct gpu_row *y = *(const struct gpu_row *const *)b;

	return COMPARE_DOWN(x->busy, y->busy)
		?: COMPARE_DOWN(x->jobs, y->jobs)
		?: COMPARE_UP(x->who, y->who)
		?: strcmp(x->ring, y->ring) ?: strcmp(x->dev, y->dev);
}

static void ring_name(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct gpu_row *r = row;

	(void)v;
	strbuf_addc(out, ' ');
	strbuf_adds_escaped(out, *r->ring ? r->ring : "?");
	strbuf_adds(out, *r->dev ? " " : "");
	strbuf_adds_escaped(out, r->dev);
}

#define T_ROW struct gpu_row
const TABLE(gpu_rings, T_JSON("", WHO, who), T_JSON("device", FILLED, dev),
	    T_JSON("ring", FILLED, ring), T_COLUMN("jobs", "jobs", COUNT, 9, jobs),
	    T_JSON("untimed", COUNT, untimed), T_JSON("busy", NS, busy),
	    T_COLUMN("busy", NULL, NS, 10, busy, T_IF(runs.count)),
	    T_COLUMN("mean", NULL, MEAN, 10, runs),
	    T_COLUMN("max", NULL, NS, 10, runs.max, T_IF(runs.count)),
	    T_COLUMN("queued", NULL, MEAN, 10, waits, T_IF(runs.count)),
	    T_JSON("runs", PART, runs, .part = table_times),
	    T_JSON("queued", PART, waits, .part = table_times), T_LABEL_BY(ring_name),
	    T_LABEL("  [%s]", WHO, who), T_SOME(" (%s untimed)", COUNT, untimed));

int gpu_text_rows(struct strbuf *out, const struct gpu_busy *g, const char *indent, size_t shown)
{
	_cleanup_free_ const struct gpu_row **rows = NULL;
	const char *text;
	enum xb_gpu_state state = gpu_busy_state(g, &text);
	const struct table_view v = { .whos = gpu_whos(g) };
	struct list l = { 0 };

	strbuf_addf(out, "%sGPU jobs: ", indent);
	if (state != XB_GPU_MEASURED && !gpu_busy_count(g)) {
		gpu_text_reason(out, state, text);
		strbuf_addc(out, '\n');
		return 0;
	}
	if (!gpu_busy_count(g)) {
		strbuf_adds(out, "none\n");
		return 0;
	}
	rows = l.at = calloc(gpu_busy_count(g), sizeof(*l.at));
	if (!rows)
		return -ENOMEM;
	gpu_busy_each(g, list_row, &l);
	qsort(l.at, l.n, sizeof(*l.at), by_busy);
	strbuf_addf(
		out,
		"what drivers were given to run. Which kernels are in a job is not known, so this\n"
		"%sis not the time of a kernel: it lasts from when the hardware got a job until its end.\n",
		indent);
	strbuf_adds(out, indent);
	table_titles(out, gpu_rings, " ring; queued: mean time before");
	for (size_t i = 0; i < l.n && i < shown; i++) {
		strbuf_adds(out, indent);
		table_line(out, gpu_rings, l.at[i], &v);
	}
	if (l.n > shown)
		strbuf_addf(out, "%sand %zu more rings\n", indent, l.n - shown);
	if (gpu_busy_folded(g))
		strbuf_addf(out, "%s%llu jobs of further rings are not in this table\n", indent,
			    (unsigned long long)gpu_busy_folded(g));
	return 0;
}
