// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report_ran.c - the report's answer to what ran: kernels, copies, rings of GPUs, and the longest path.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "model/graph/graph.h"
#include "sink/gpu.h"
#include "sink/analysis/mem.h"
#include "sink/analysis/path.h"
#include "sink/analysis/report_parts.h"
#include "sink/rows.h"

#define KERNELS_SHOWN 6u
#define COPIES_SHOWN  5u
#define RINGS_SHOWN   5u

/* One kernel of one process, by the API that saw most of its launches: lower layers see the same. */
struct kernel {
	const struct latency_command *most, *measured;
	char apis[48]; /* "ur", "ur 3, cl 2" when they differ */
	bool differ;
};

static uint64_t launches(const struct latency_command *c)
{
	return c->submit.count - c->lower;
}

static int by_kernel(const void *a, const void *b)
{
	const struct latency_command *x = *(const struct latency_command *const *)a;
	const struct latency_command *y = *(const struct latency_command *const *)b;

	if (x->who != y->who)
		return x->who < y->who ? -1 : 1;
	return strcmp(x->label, y->label) ?: strcmp(x->api, y->api);
}

static int by_use(const void *a, const void *b)
{
	const struct kernel *x = a, *y = b;
	uint64_t tx = x->measured ? x->measured->device.total : 0;
	uint64_t ty = y->measured ? y->measured->device.total : 0;

	if (tx != ty)
		return tx > ty ? -1 : 1;
	if (launches(x->most) != launches(y->most))
		return launches(x->most) > launches(y->most) ? -1 : 1;
	return strcmp(x->most->label, y->most->label);
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

struct sums {
	uint64_t launches, measured, device, sized, items;
};

static void sum_up(struct sums *s, const struct kernel *k)
{
	s->launches += launches(k->most);
	s->sized += k->most->sized;
	s->items += k->most->items;
	if (k->measured) {
		s->measured += k->measured->device.count;
		s->device += k->measured->device.total;
	}
}

static void add_device_time(struct strbuf *out, const struct sums *s)
{
	if (!s->measured) {
		strbuf_addf(out, " %12s %9s", "not measured", "-");
		return;
	}
	strbuf_adds(out, "  ");
	rows_add_duration(out, true, s->device);
	strbuf_addf(out, " %9llu", (unsigned long long)s->measured);
}

static void add_items(struct strbuf *out, const struct sums *s)
{
	if (s->sized)
		strbuf_addf(out, " %13llu", (unsigned long long)s->items);
	else
		strbuf_addf(out, " %13s", "not known");
}

static void add_kernel(struct strbuf *out, const struct kernel *k, const struct latency *l,
		       bool several, struct names *names)
{
	struct sums s = { 0 };

	sum_up(&s, k);
	strbuf_addf(out, " %10llu", (unsigned long long)s.launches);
	add_device_time(out, &s);
	add_items(out, &s);
	strbuf_adds(out, "  ");
	if (several) {
		rows_add_process(out, latency_who(l, k->most->who));
		strbuf_adds(out, ": ");
	}
	strbuf_adds_escaped(out, names_brief(names, k->most->label,
					     page_room(out, strlen(k->apis) + 3)));
	strbuf_addf(out, " (%s)\n", k->apis);
}

static int add_kernels(struct strbuf *out, const struct latency *l, bool several,
		       struct names *names)
{
	_cleanup_free_ struct kernel *k = NULL;
	struct sums all = { 0 };
	size_t n, i;
	int r = find_kernels(l, &k, &n);

	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no kernels\n");
		return 0;
	}
	strbuf_addf(out, " %10s %12s %9s %13s  %s\n", "launches", "device time", "measured",
		    "work-items", "kernel");
	for (i = 0; i < n; i++) {
		sum_up(&all, &k[i]);
		if (i < KERNELS_SHOWN)
			add_kernel(out, &k[i], l, several, names);
	}
	page_more(out, n, KERNELS_SHOWN, "kernels");
	strbuf_addf(out, " %10llu", (unsigned long long)all.launches);
	add_device_time(out, &all);
	add_items(out, &all);
	strbuf_adds(out, "  all kernels\n");
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

	if (x->bytes != y->bytes)
		return x->bytes > y->bytes ? -1 : 1;
	return x->count > y->count ? -1 : x->count < y->count;
}

static void add_copy(struct strbuf *out, const struct lifetimes_copy *c)
{
	strbuf_addf(out, " %10llu", (unsigned long long)c->count);
	rows_add_bytes(out, c->bytes);
	strbuf_adds(out, "  ");
	mem_add_direction(out, c);
	if (c->below)
		strbuf_adds(out, ", by the runtime");
	if (c->unsized)
		strbuf_addf(out, " (%llu of unknown size)", (unsigned long long)c->unsized);
	strbuf_addc(out, '\n');
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
	strbuf_addf(out, " %10s %10s  %s\n", "number", "bytes",
		    "copies and fills; D device, H host, S shared, M other memory, ? not known");
	for (i = 0; i < page_least(nsums, COPIES_SHOWN); i++)
		add_copy(out, &sums[i]);
	page_more(out, nsums, i, "directions");
	return 0;
}

int report_ran(struct strbuf *out, struct model *m, bool several, struct names *names)
{
	int r;

	strbuf_adds(out, "\nWHAT RAN\n");
	r = add_kernels(out, model_latency(m), several, names);
	if (r >= 0)
		r = add_copies(out, model_lifetimes(m));
	if (r >= 0)
		r = gpu_add(out, model_gpu(m), "  ", RINGS_SHOWN);
	return r < 0 ? r : path_add(out, model_graph(m), "  ");
}
