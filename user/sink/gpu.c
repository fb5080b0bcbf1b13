// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu.c - see gpu.h. What a job is, and what its time is not, stands above the table: a job is no kernel, and nothing here
 * may be read as the time of one.
 */
#include "sink/gpu.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/time/gpu.h"
#include "sink/rows.h"

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
};

const char *gpu_state_word(enum xb_gpu_state state)
{
	return states[state].word;
}

void gpu_add_reason(struct strbuf *out, enum xb_gpu_state state, const char *text)
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

	if (x->busy != y->busy)
		return x->busy > y->busy ? -1 : 1;
	if (x->jobs != y->jobs)
		return x->jobs > y->jobs ? -1 : 1;
	if (x->who != y->who)
		return x->who < y->who ? -1 : 1;
	return strcmp(x->ring, y->ring) ?: strcmp(x->dev, y->dev);
}

static void add_row(struct strbuf *out, const struct gpu *g, const struct gpu_row *r)
{
	const struct histogram *h = &r->runs;
	bool have = h->count > 0;

	strbuf_addf(out, "%9llu", (unsigned long long)r->jobs);
	rows_add_duration(out, have, r->busy);
	rows_add_duration(out, have, histogram_mean(h));
	rows_add_duration(out, have, h->max);
	rows_add_duration(out, have, histogram_mean(&r->waits));
	strbuf_addc(out, ' ');
	strbuf_add_escaped(out, *r->ring ? r->ring : "?", strlen(*r->ring ? r->ring : "?"), 0);
	if (*r->dev) {
		strbuf_addc(out, ' ');
		strbuf_adds_escaped(out, r->dev);
	}
	strbuf_adds(out, "  [");
	rows_add_process(out, gpu_who(g, r->who));
	strbuf_addc(out, ']');
	if (r->untimed)
		strbuf_addf(out, " (%llu untimed)", (unsigned long long)r->untimed);
	strbuf_addc(out, '\n');
}

int gpu_add(struct strbuf *out, const struct gpu *g, const char *indent, size_t shown)
{
	_cleanup_free_ const struct gpu_row **rows = NULL;
	const char *text;
	enum xb_gpu_state state = gpu_state(g, &text);
	struct list l = { 0 };

	strbuf_addf(out, "%sGPU jobs: ", indent);
	if (state != XB_GPU_MEASURED && !gpu_count(g)) {
		gpu_add_reason(out, state, text);
		strbuf_addc(out, '\n');
		return 0;
	}
	if (!gpu_count(g)) {
		strbuf_adds(out, "none\n");
		return 0;
	}
	rows = l.at = calloc(gpu_count(g), sizeof(*l.at));
	if (!rows)
		return -ENOMEM;
	gpu_each(g, list_row, &l);
	qsort(l.at, l.n, sizeof(*l.at), by_busy);
	strbuf_addf(
		out,
		"what drivers were given to run. Which kernels are in a job is not known, so this\n"
		"%sis not the time of a kernel: it lasts from when the hardware got a job until its end.\n",
		indent);
	strbuf_addf(out, "%s%9s %10s %10s %10s %10s %s\n", indent, "jobs", "busy", "mean", "max",
		    "queued", "ring; queued: mean time before");
	for (size_t i = 0; i < l.n && i < shown; i++) {
		strbuf_adds(out, indent);
		add_row(out, g, l.at[i]);
	}
	if (l.n > shown)
		strbuf_addf(out, "%sand %zu more rings\n", indent, l.n - shown);
	if (gpu_folded(g))
		strbuf_addf(out, "%s%llu jobs of further rings are not in this table\n", indent,
			    (unsigned long long)gpu_folded(g));
	return 0;
}
