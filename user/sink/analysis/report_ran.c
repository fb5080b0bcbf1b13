// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_ran.c - the report's answer to what ran: kernels, copies, rings of GPUs, device metrics, and the
 * longest path.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "model/graph/graph.h"
#include "sink/gpu_text.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/path.h"
#include "sink/analysis/report_sections.h"
#include "sink/fit.h"
#include "sink/metrics_text.h"
#include "sink/rows.h"

#define KERNELS_SHOWN 6u
#define COPIES_SHOWN  5u
#define RINGS_SHOWN   5u
#define METRICS_SHOWN 12u

/*
 * One kernel of one process, by the API that saw most of its launches: lower layers see the same. Or all kernels,
 * which have no label.
 */
struct kernel {
	const struct latency_command *most, *measured;
	char apis[48]; /* "ur", "ur 3, cl 2" when they differ */
	bool differ;
	uint64_t launches, runs, device, sized, items;
};

static uint64_t launches(const struct latency_command *c)
{
	return c->submit.count - c->lower;
}

static int by_kernel(const void *a, const void *b)
{
	const struct latency_command *x = *(const struct latency_command *const *)a;
	const struct latency_command *y = *(const struct latency_command *const *)b;

	return COMPARE_UP(x->who, y->who) ?: strcmp(x->label, y->label) ?: strcmp(x->api, y->api);
}

static int by_use(const void *a, const void *b)
{
	const struct kernel *x = a, *y = b;
	uint64_t tx = x->measured ? x->measured->device.total : 0;
	uint64_t ty = y->measured ? y->measured->device.total : 0;

	return COMPARE_DOWN(tx, ty)
		?: COMPARE_DOWN(launches(x->most), launches(y->most))
		?: strcmp(x->most->label, y->most->label);
}

static void take_view(struct kernel *k, const struct latency_command *c)
{
	if (k->most && launches(k->most) != launches(c))
		k->differ = true;
	if (!k->most || launches(c) > launches(k->most))
		k->most = c;
	if (c->device.count && (!k->measured || c->device.count > k->measured->device.count))
		k->measured = c;
}

static void name_apis(struct kernel *k, const struct latency_command *const *c, size_t n)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	size_t i;

	for (i = 0; i < n; i++) {
		strbuf_addf(&text, "%s%s", i ? ", " : "", c[i]->api);
		if (k->differ)
			strbuf_addf(&text, " %llu", (unsigned long long)launches(c[i]));
	}
	snprintf(k->apis, sizeof(k->apis), "%s", strbuf_str(&text));
}

/* The views of different layers together. */
static int find_kernels(const struct latency *l, struct kernel **ret, size_t *ret_n)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	const struct latency_command **c;
	size_t n = 0, i, start = 0, found = 0;
	struct kernel *k;
	int r = rows_commands(l, &all);

	if (r < 0)
		return r;
	k = calloc(all.n + 1, sizeof(*k));
	if (!k)
		return -ENOMEM;
	c = (const struct latency_command **)all.at;
	for (i = 0; i < all.n; i++) {
		if (c[i]->kind == COMMAND_KERNEL)
			c[n++] = c[i];
	}
	if (n)
		qsort(c, n, sizeof(*c), by_kernel);
	for (i = 0; i < n; i++) {
		take_view(&k[found], c[i]);
		if (i + 1 < n && c[i]->who == c[i + 1]->who &&
		    !strcmp(c[i]->label, c[i + 1]->label))
			continue;
		name_apis(&k[found], c + start, i + 1 - start);
		start = i + 1;
		found++;
	}
	if (found)
		qsort(k, found, sizeof(*k), by_use);
	*ret = k;
	*ret_n = found;
	return 0;
}

/* Into one of its own, or into that of all. */
static void sum_up(struct kernel *sum, const struct kernel *k)
{
	sum->launches += launches(k->most);
	sum->sized += k->most->sized;
	sum->items += k->most->items;
	if (k->measured) {
		sum->runs += k->measured->device.count;
		sum->device += k->measured->device.total;
	}
}

static void kernel_label(struct strbuf *out, const void *row, const struct table_view *v)
{
	const struct kernel *k = row;

	if (!k->most) {
		strbuf_adds(out, "  all kernels");
		return;
	}
	strbuf_adds(out, "  ");
	page_process(out, k->most->who, v);
	fit_add_name(out, names_shown(v->names, k->most->label));
	strbuf_addf(out, " (%s)", k->apis);
}

#define T_ROW struct kernel
static const TABLE(kernels, T_INSET, T_COLUMN("launches", NULL, COUNT, 10, launches),
		   T_COLUMN("device time", NULL, NS, 12, device, T_IF(runs),
			    .absent = "not measured"),
		   T_COLUMN("measured", NULL, COUNT, 9, runs, T_IF(runs)),
		   T_COLUMN("work-items", NULL, COUNT, 13, items, T_IF(sized),
			    .absent = "not known"),
		   T_LABEL_BY(kernel_label));
#undef T_ROW
#define T_ROW struct lifetimes_copy
static const TABLE(copies, T_INSET, T_COLUMN("number", NULL, COUNT, 10, count),
		   T_COLUMN("bytes", NULL, BYTES, 10, bytes), MEM_COPY_LABEL);
#undef T_ROW

static int add_kernels(struct strbuf *out, const struct latency *l, const struct table_view *v)
{
	_cleanup_free_ struct kernel *k = NULL;
	struct kernel all = { 0 };
	size_t n, i;
	int r = find_kernels(l, &k, &n);

	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no kernels\n");
		return 0;
	}
	table_titles(out, kernels, "  kernel");
	for (i = 0; i < n; i++) {
		sum_up(&all, &k[i]);
		sum_up(&k[i], &k[i]);
		if (i < KERNELS_SHOWN)
			table_line(out, kernels, &k[i], v);
	}
	page_more(out, n, KERNELS_SHOWN, "kernels");
	table_line(out, kernels, &all, v);
	return 0;
}

/* Copies of one direction, of all processes. */
static void add_to(struct lifetimes_copy *sum, const struct lifetimes_copy *c)
{
	sum->from = c->from;
	sum->to = c->to;
	sum->below = c->below;
	sum->count += c->count;
	sum->bytes += c->bytes;
	sum->unsized += c->unsized;
}

static int by_bytes(const void *a, const void *b)
{
	const struct lifetimes_copy *x = a, *y = b;

	return COMPARE_DOWN(x->bytes, y->bytes) ?: COMPARE_DOWN(x->count, y->count);
}

static int add_copies(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_copy **c = NULL;
	_cleanup_free_ struct lifetimes_copy *sums = NULL;
	size_t n, nsums = 0, i, k;
	int r = lifetimes_copies(l, &c, &n);

	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no copies or fills\n");
		return 0;
	}
	sums = calloc(n, sizeof(*sums));
	if (!sums)
		return -ENOMEM;
	for (i = 0; i < n; i++) {
		for (k = 0; k < nsums; k++) {
			if (sums[k].from == c[i]->from && sums[k].to == c[i]->to &&
			    sums[k].below == c[i]->below)
				break;
		}
		nsums += k == nsums;
		add_to(&sums[k], c[i]);
	}
	qsort(sums, nsums, sizeof(*sums), by_bytes);
	table_titles(out, copies,
		     "  copies and fills; D device, H host, S shared, M other memory, ? not known");
	for (i = 0; i < page_least(nsums, COPIES_SHOWN); i++)
		table_line(out, copies, &sums[i], NULL);
	page_more(out, nsums, i, "directions");
	return 0;
}

int report_ran(struct strbuf *out, const struct table_view *v)
{
	struct model *m = ((const struct report *)v->own)->model;
	int r;

	strbuf_adds(out, "\nWHAT RAN\n");
	r = add_kernels(out, model_latency(m), v);
	if (r >= 0)
		r = add_copies(out, model_lifetimes(m));
	if (r >= 0)
		r = gpu_text_rows(out, model_gpu(m), "  ", RINGS_SHOWN);
	if (r >= 0)
		r = metrics_text_rows(out, model_metrics(m), v, "  ", METRICS_SHOWN);
	return r < 0 ? r : path_add(out, model_graph(m), "  ");
}
