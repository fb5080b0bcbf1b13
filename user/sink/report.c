// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * report.c - a page that answers: what ran, where did the time go, what waited, what became of memory,
 * what failed, what was lost, and what could not be known. Written when the trace ends.
 *
 * Each section shows the largest and says how much there is more; 'xptibpf stat', 'mem' and 'graph'
 * tell all of it. Lines are at most COLUMNS wide, but for losses, of which nothing is cut.
 *
 * Every answer is there even when it is "none": an empty section would leave open whether there was
 * nothing, or nobody looked.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "model/graph.h"
#include "model/latency.h"
#include "model/lifetimes.h"
#include "model/waits.h"
#include "sink/bytes.h"
#include "sink/duration.h"
#include "sink/gpu.h"
#include "sink/host.h"
#include "sink/mem.h"
#include "sink/names.h"
#include "sink/path.h"
#include "sink/rows.h"
#include "sink/sink.h"
#include "sink/tally.h"
#include "xptibpf/xptibpf.h"

#define COLUMNS		100u
#define PROCESSES_SHOWN 5u
#define KERNELS_SHOWN	6u
#define COPIES_SHOWN	5u
#define RINGS_SHOWN	5u
#define THREADS_SHOWN	5u
#define FUNCTIONS_SHOWN 6u
#define WAITS_SHOWN	4u
#define LONGEST_SHOWN	3u
#define IN_FLIGHT_SHOWN 3u
#define KINDS_SHOWN	4u
#define LEAKS_SHOWN	4u
#define FAILURES_SHOWN	5u

struct sink {
	struct tally tally;
	struct names names;
	struct strbuf page;	 /* all but the last two sections, which losses are in */
	struct strbuf unknown;	 /* the last section, as far as finish() can tell */
	struct sink *stat, *mem; /* JSON: the sinks that write most of it */
};

static struct sink *report_free(struct sink *s)
{
	if (!s)
		return NULL;
	if (s->stat)
		sink_stat_json.free(s->stat);
	if (s->mem)
		sink_mem_json.free(s->mem);
	tally_done(&s->tally);
	names_done(&s->names);
	strbuf_done(&s->page);
	strbuf_done(&s->unknown);
	free(s);
	return NULL;
}

static int report_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	s->names.as_they_are = o->view & XPTIBPF_VIEW_MANGLED;
	*ret = s;
	return 0;
}

static int report_event(struct sink *s, struct model *m, const struct event *e, struct strbuf *out)
{
	(void)out;
	latency_show(model_latency(m));
	return tally_event(&s->tally, m, e);
}

/* ---- words ------------------------------------------------------------------------------------- */

static void add_escaped(struct strbuf *out, const char *text)
{
	strbuf_add_escaped(out, text, strlen(text), 0);
}

static void add_bytes(struct strbuf *out, uint64_t bytes)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	bytes_text(&text, bytes);
	strbuf_addf(out, " %10s", strbuf_str(&text));
}

static void add_more(struct strbuf *out, size_t n, size_t shown, const char *what)
{
	if (n > shown)
		strbuf_addf(out, "  and %zu more %s\n", n - shown, what);
}

/* Bytes that a name may have in the line that was begun, if so many come behind it. */
static size_t room(const struct strbuf *out, size_t behind)
{
	size_t i = out->len;

	while (i && out->buf[i - 1] != '\n')
		i--;
	behind += out->len - i;
	return behind + 16 < COLUMNS ? COLUMNS - behind : 16;
}

static void add_share(struct strbuf *out, uint64_t part, uint64_t all)
{
	strbuf_addf(out, "     %5.1f%%", all ? 100.0 * (double)part / (double)all : 0.0);
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* ---- processes --------------------------------------------------------------------------------- */

struct counting {
	const struct waits *waits;
	const struct tally_process *process;
	uint64_t threads;
};

static int count_thread(void *u, const struct waits_thread *t)
{
	struct counting *c = u;
	const struct who *who = waits_who(c->waits, t->who);
	const struct tally_process *p = c->process;

	if (who && who->tgid == p->tgid && who->exec_count == p->exec_count &&
	    (!who->start_ns || !p->start_ns || who->start_ns == p->start_ns))
		c->threads += t->threads;
	return 0;
}

/* Those that made calls. */
static uint64_t threads_of(const struct waits *w, const struct tally_process *p)
{
	struct counting c = { .waits = w, .process = p };

	waits_each_thread(w, count_thread, &c);
	return c.threads;
}

static void add_end(struct strbuf *out, const struct tally_process *p)
{
	if (!p->ended)
		strbuf_adds(out, "runs, or its end was not seen");
	else if (p->code & 0x7f)
		strbuf_addf(out, "killed by signal %u", p->code & 0x7f);
	else
		strbuf_addf(out, "exit status %u", p->code >> 8 & 0xff);
}

static void add_process(struct strbuf *out, const struct waits *w, const struct tally_process *p)
{
	rows_add_duration(out, true, p->last - p->first);
	strbuf_addf(out, " %7llu %9llu %9llu  %u ", (unsigned long long)threads_of(w, p),
		    (unsigned long long)p->calls, (unsigned long long)p->xpti, xb_id(p->tgid));
	add_escaped(out, p->comm[0] ? p->comm : "?");
	host_add(out, p->host);
	if (p->has_rank)
		strbuf_addf(out, ", rank %u", p->rank);
	if (p->has_rank && p->ranks)
		strbuf_addf(out, " of %u", p->ranks);
	strbuf_adds(out, ", ");
	add_end(out, p);
	strbuf_addc(out, '\n');
}

static int add_processes(struct strbuf *out, const struct sink *s, const struct waits *w)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	const struct tally *t = &s->tally;
	size_t i;
	int r = tally_processes(t, &all);

	if (r < 0)
		return r;
	strbuf_adds(out, "PROCESSES\n");
	if (!t->nprocesses) {
		strbuf_adds(out, "  none made calls\n");
		return 0;
	}
	strbuf_addf(out, " %10s %7s %9s %9s  %s\n", "time", "threads", "calls", "XPTI",
		    "process; time is from its first call to its end");
	for (i = 0; i < least(t->nprocesses, PROCESSES_SHOWN); i++)
		add_process(out, w, all[i]);
	add_more(out, t->nprocesses, i, "processes");
	if (t->other_processes)
		strbuf_addf(out, "  and %llu calls and events of further processes\n",
			    (unsigned long long)t->other_processes);
	return 0;
}

/* ---- what ran ---------------------------------------------------------------------------------- */

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
	add_escaped(out, names_brief(names, k->most->label, room(out, strlen(k->apis) + 3)));
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
	add_more(out, n, KERNELS_SHOWN, "kernels");
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
	add_bytes(out, c->bytes);
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
	for (i = 0; i < least(nsums, COPIES_SHOWN); i++)
		add_copy(out, &sums[i]);
	add_more(out, nsums, i, "directions");
	return 0;
}

static int add_ran(struct strbuf *out, struct sink *s, struct model *m)
{
	int r;

	strbuf_adds(out, "\nWHAT RAN\n");
	r = add_kernels(out, model_latency(m), s->tally.nprocesses > 1, &s->names);
	if (r >= 0)
		r = add_copies(out, model_lifetimes(m));
	if (r >= 0)
		r = gpu_add(out, model_gpu(m), "  ", RINGS_SHOWN);
	return r < 0 ? r : path_add(out, model_graph(m), "  ");
}

/* ---- where the time went ----------------------------------------------------------------------- */

static int add_threads(struct strbuf *out, const struct waits *w)
{
	_cleanup_(rows_threads_done) struct rows_threads all = { 0 };
	size_t i;
	int r = rows_threads(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_addf(out, " %10s %10s %10s %10s %10s  %s\n", "time", "submitting", "waiting",
		    "other API", "elsewhere", "thread, from first to last call");
	for (i = 0; i < least(all.n, THREADS_SHOWN); i++) {
		const struct waits_thread *t = &all.at[i];

		rows_add_duration(out, true, t->span);
		add_share(out, t->submit_ns, t->span);
		add_share(out, t->wait_ns, t->span);
		add_share(out, t->other_ns, t->span);
		add_share(out, t->elsewhere_ns, t->span);
		strbuf_adds(out, "  ");
		rows_add_thread(out, waits_who(w, t->who), t->name, t->tid);
		if (t->threads > 1)
			strbuf_addf(out, ", %u threads", t->threads);
		strbuf_adds(out, t->lossy ? ", records were lost\n" : "\n");
	}
	add_more(out, all.n, i, "threads");
	return 0;
}

static int add_functions(struct strbuf *out, const struct latency *l)
{
	_cleanup_(rows_done) struct rows rows = ROWS_INIT;
	size_t i;
	int r = rows_collect(l, ROWS_FUNCTION, &rows);

	if (r < 0)
		return r;
	if (!rows.n) {
		strbuf_adds(out, "  no calls\n");
		return 0;
	}
	strbuf_addf(out, " %10s %10s %10s %10s  %s\n", "self", "share", "calls", "p99",
		    "function, by its own time without traced calls inside");
	for (i = 0; i < least(rows.n, FUNCTIONS_SHOWN); i++) {
		const struct row *f = &rows.row[i];

		rows_add_duration(out, f->times.count, f->self);
		add_share(out, f->self, rows.self);
		strbuf_addf(out, " %10llu", (unsigned long long)f->calls);
		rows_add_duration(out, f->times.count, histogram_percentile(&f->times, 99));
		strbuf_adds(out, "  ");
		add_escaped(out, f->key);
		strbuf_addc(out, '\n');
	}
	add_more(out, rows.n, i, "functions");
	return 0;
}

static int add_time(struct strbuf *out, struct model *m)
{
	int r;

	strbuf_adds(out, "\nWHERE THE TIME WENT\n");
	r = add_threads(out, model_waits(m));
	return r < 0 ? r : add_functions(out, model_latency(m));
}

/* ---- what waited ------------------------------------------------------------------------------- */

static void add_group(struct strbuf *out, const struct waits *w, const struct waits_group *g,
		      bool several, struct names *names)
{
	strbuf_addf(out, " %10llu", (unsigned long long)g->waits);
	rows_add_duration(out, true, g->total);
	rows_add_duration(out, true, g->max);
	strbuf_adds(out, "  ");
	if (several) {
		rows_add_process(out, waits_who(w, g->who));
		strbuf_adds(out, ": ");
	}
	add_escaped(out, g->function);
	strbuf_adds(out, ", for ");
	add_escaped(out, names_brief(names, g->what, room(out, 0)));
	if (g->failed)
		strbuf_addf(out, " (%llu failed)", (unsigned long long)g->failed);
	if (g->unfinished)
		strbuf_addf(out, " (%llu never returned)", (unsigned long long)g->unfinished);
	strbuf_addc(out, '\n');
}

static int add_groups(struct strbuf *out, const struct waits *w, bool several, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	struct waits_totals t;
	uint64_t total = 0;
	size_t i;
	int r = rows_groups(w, &all);

	if (r < 0)
		return r;
	waits_get_totals(w, &t);
	if (!all.n) {
		strbuf_adds(out, "  nothing\n");
		return 0;
	}
	strbuf_addf(out, " %10s %10s %10s  %s\n", "waits", "total", "longest", "for what");
	for (i = 0; i < all.n; i++) {
		total += ((const struct waits_group *)all.at[i])->total;
		if (i < WAITS_SHOWN)
			add_group(out, w, all.at[i], several, names);
	}
	add_more(out, all.n, WAITS_SHOWN, "kinds");
	strbuf_addf(out, " %10llu", (unsigned long long)t.waits);
	rows_add_duration(out, true, total);
	strbuf_addf(out, " %10s  all waits\n", "");
	return 0;
}

static int add_longest(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i;
	int r = rows_longest(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "  the longest:\n");
	for (i = 0; i < least(all.n, LONGEST_SHOWN); i++) {
		const struct waits_wait *x = all.at[i];

		rows_add_duration(out, true, x->dur);
		strbuf_adds(out, "  ");
		add_escaped(out, x->thread);
		strbuf_addf(out, "(%u), %s, for ", xb_id(x->tid), x->function);
		rows_add_for(out, x, names);
		strbuf_adds(out, x->unfinished ? " (never returned)\n" : "\n");
	}
	return 0;
}

static int add_in_flight(struct strbuf *out, const struct waits *w, struct names *names)
{
	_cleanup_(rows_list_done) struct rows_list all = { 0 };
	size_t i;
	int r = rows_in_flight(w, &all);

	if (r < 0 || !all.n)
		return r;
	strbuf_adds(out, "  had not returned at the end:\n");
	for (i = 0; i < least(all.n, IN_FLIGHT_SHOWN); i++) {
		const struct waits_inflight *f = all.at[i];

		rows_add_duration(out, true, f->age);
		strbuf_adds(out, f->older ? " or more, " : "  ");
		add_escaped(out, f->thread);
		strbuf_addf(out, "(%u), %s", xb_id(f->tid), f->function);
		if (f->kind == WAITS_WAITS && !f->older) {
			strbuf_adds(out, ", for ");
			rows_add_for(out, &f->wait, names);
		}
		strbuf_addc(out, '\n');
	}
	add_more(out, all.n, i, "calls");
	return 0;
}

static int add_waits(struct strbuf *out, const struct waits *w, bool several, struct names *names)
{
	int r;

	strbuf_adds(out, "\nWHAT WAITED\n");
	r = add_groups(out, w, several, names);
	if (r >= 0)
		r = add_longest(out, w, names);
	return r < 0 ? r : add_in_flight(out, w, names);
}

/* ---- memory ------------------------------------------------------------------------------------ */

static void add_memory_row(struct strbuf *out, const struct lifetimes_row *r, const char *label)
{
	add_bytes(out, r->live);
	add_bytes(out, r->peak);
	add_bytes(out, r->bytes);
	strbuf_addf(out, " %9llu", (unsigned long long)r->count);
	add_bytes(out, r->leaked);
	strbuf_addf(out, " %9llu  ", (unsigned long long)r->leaked_count);
	add_escaped(out, label);
	if (r->unsized)
		strbuf_addf(out, " (%llu of unknown size)", (unsigned long long)r->unsized);
	strbuf_addc(out, '\n');
}

static int add_kinds(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_row **rows = NULL;
	size_t n, i, counted = 0;
	int r = lifetimes_rows(l, LIFETIMES_BY_KIND, &rows, &n);

	if (r < 0)
		return r;
	if (!n) {
		strbuf_adds(out, "  no allocations\n");
		return 0;
	}
	strbuf_addf(out, " %10s %10s %10s %9s %10s %9s  %s\n", "live", "peak", "ever", "number",
		    "leaked", "number", "kind");
	for (i = 0; i < n; i++) {
		if (!rows[i]->counts)
			continue;
		if (counted++ < KINDS_SHOWN)
			add_memory_row(out, rows[i], rows[i]->label);
	}
	add_more(out, counted, KINDS_SHOWN, "kinds");
	add_memory_row(out, lifetimes_total(l), "all");
	return 0;
}

static int add_leaks(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_leak **leaks = NULL;
	size_t n, i, ended = 0, live = 0;
	int r = lifetimes_leaks(l, &leaks, &n);

	if (r < 0)
		return r;
	for (i = 0; i < n; i++) {
		if (!leaks[i]->counts)
			continue;
		live += !leaks[i]->ended;
		if (!leaks[i]->ended)
			continue;
		if (!ended)
			strbuf_adds(out, "  never freed, as a process ended:\n");
		if (ended++ < LEAKS_SHOWN)
			mem_add_leak(out, leaks[i]);
	}
	if (!ended)
		strbuf_adds(out, live ? "  never freed: none so far, see what is live\n"
				      : "  never freed: none\n");
	add_more(out, ended, LEAKS_SHOWN, "kinds of leaks");
	return 0;
}

static int add_wrong_frees(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_fault **f = NULL;
	size_t n, i;
	int r = lifetimes_faults(l, &f, &n);

	if (r < 0)
		return r;
	strbuf_adds(out, n ? "  wrong frees:\n" : "  wrong frees: none\n");
	for (i = 0; i < least(n, LEAKS_SHOWN); i++)
		mem_add_fault(out, f[i]);
	add_more(out, n, i, "kinds of wrong frees");
	return 0;
}

static int add_imports(struct strbuf *out, struct lifetimes *l)
{
	_cleanup_free_ const struct lifetimes_import **imports = NULL;
	size_t n, i;
	int r = lifetimes_imports(l, &imports, &n);

	if (r < 0 || !n)
		return r;
	strbuf_addf(out, "  imported: views of what others have, in no sum above\n %10s %9s %9s\n",
		    "bytes", "number", "open");
	for (i = 0; i < least(n, LEAKS_SHOWN); i++) {
		add_bytes(out, imports[i]->bytes);
		strbuf_addf(out, " %9llu %9llu", (unsigned long long)imports[i]->count,
			    (unsigned long long)imports[i]->open);
		mem_add_import(out, imports[i], "\n             ");
	}
	add_more(out, n, i, "kinds of imports");
	return 0;
}

static int add_memory(struct strbuf *out, struct lifetimes *l)
{
	int r;

	strbuf_adds(out, "\nMEMORY\n");
	r = add_kinds(out, l);
	if (r >= 0)
		r = add_leaks(out, l);
	if (r >= 0)
		r = add_wrong_frees(out, l);
	return r < 0 ? r : add_imports(out, l);
}

/* ---- what failed ------------------------------------------------------------------------------- */

static int add_bad_ends(struct strbuf *out, const struct tally *t)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	size_t i, bad = 0;
	int r = tally_processes(t, &all);

	for (i = 0; r >= 0 && i < t->nprocesses; i++) {
		const struct tally_process *p = all[i];

		if (!p->ended || !p->code || bad++ >= PROCESSES_SHOWN)
			continue;
		strbuf_addf(out, "  process %u ", xb_id(p->tgid));
		add_escaped(out, p->comm);
		host_add(out, p->host);
		strbuf_adds(out, ": ");
		add_end(out, p);
		strbuf_addc(out, '\n');
	}
	add_more(out, bad, PROCESSES_SHOWN, "processes");
	return r;
}

static void add_failure(struct strbuf *out, const struct tally *t, const struct tally_failure *f)
{
	strbuf_addf(out, " %10llu", (unsigned long long)f->count);
	rows_add_duration(out, true, f->first > t->begin ? f->first - t->begin : 0);
	strbuf_adds(out, "  ");
	strbuf_add_escaped(out, f->key, f->name_len, 0);
	strbuf_adds(out, ": ");
	/* Escaped when it was made. */
	strbuf_adds(out, f->result);
	strbuf_addc(out, '\n');
}

static int add_failed(struct strbuf *out, const struct sink *s, struct model *m)
{
	_cleanup_free_ const struct tally_failure **f = NULL;
	const struct tally *t = &s->tally;
	uint64_t diagnostics = graph_totals(model_graph(m))->diagnostics;
	uint64_t failed = t->errors + t->left;
	size_t start, i;
	int r = tally_failures(t, &f);

	if (r < 0)
		return r;
	strbuf_adds(out, "\nWHAT FAILED\n");
	start = out->len;
	if (t->nfailures)
		strbuf_addf(out, " %10s %10s  %s\n", "calls", "first at",
			    "function and result; times are since the trace began");
	for (i = 0; i < least(t->nfailures, FAILURES_SHOWN); i++)
		add_failure(out, t, f[i]);
	add_more(out, t->nfailures, i, "kinds of failures");
	if (t->nfailures)
		strbuf_addf(out, " %10llu %10s  all: %llu returned an error, %llu did not return\n",
			    (unsigned long long)failed, "", (unsigned long long)t->errors,
			    (unsigned long long)t->left);
	if (diagnostics)
		strbuf_addf(out, "  %llu diagnostics by the runtime (XPTI)\n",
			    (unsigned long long)diagnostics);
	r = add_bad_ends(out, t);
	if (r >= 0 && out->len == start)
		strbuf_adds(out, "  nothing\n");
	return r;
}

/* ---- what could not be known ------------------------------------------------------------------- */

static void gap(struct strbuf *out, uint64_t n, const char *what)
{
	if (n)
		strbuf_addf(out, "  %llu %s\n", (unsigned long long)n, what);
}

static int find_unknown(struct sink *s, struct model *m)
{
	struct strbuf *out = &s->unknown;
	struct latency_totals l;
	struct waits_totals w;
	int r;

	latency_get_totals(model_latency(m), &l);
	waits_get_totals(model_waits(m), &w);
	mem_add_gaps(out, model_lifetimes(m), "  ");
	gap(out, s->tally.only_names, "calls of which only the name was known");
	gap(out, s->tally.in_flight, "calls had not returned when the trace ended");
	gap(out, l.folded_calls, "calls of functions for which there was no room");
	gap(out, l.folded_commands, "commands of names for which there was no room");
	gap(out, s->tally.other_failures, "failures of kinds for which there was no room");
	gap(out, w.folded, "waits of kinds for which there was no room");
	gap(out, w.unread, "lists of events that were waited for could not be read");
	gap(out, l.unattributed, "device times belong to commands that are not known");
	gap(out, l.ticks, "device times came in ticks of a clock whose rate is not known");
	gap(out, model_forgotten(m), "objects were forgotten to make room");
	r = path_add_missing(out, model_graph(m), "  ");
	if (!s->tally.xpti)
		strbuf_adds(out,
			    "  no XPTI events: nothing is told of host tasks, nor of places in "
			    "the source (see --xpti)\n");
	return r < 0 ? r : strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- the page ---------------------------------------------------------------------------------- */

/* Bytes of the line that fit, at a border of characters. */
static size_t cut(const char *line, size_t len)
{
	size_t i, width = 0, fits = 0;

	for (i = 0; i < len; i++) {
		if (((unsigned char)line[i] & 0xc0) == 0x80)
			continue;
		if (width++ == COLUMNS - 3)
			fits = i;
	}
	return width <= COLUMNS ? len : fits;
}

static void add_page(struct strbuf *out, const char *page)
{
	const char *end;
	size_t len, fits;

	for (; (end = strchr(page, '\n')); page = end + 1) {
		len = (size_t)(end - page);
		fits = cut(page, len);
		strbuf_add(out, page, fits);
		strbuf_adds(out, fits < len ? "...\n" : "\n");
	}
}

/* Written by report_lost(): what is lost stands at the top, too. */
static int report_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	bool several = s->tally.nprocesses > 1;
	struct strbuf *page = &s->page;
	int r;

	(void)out;
	lifetimes_finish(model_lifetimes(m));
	r = add_processes(page, s, model_waits(m));
	if (r >= 0)
		r = add_ran(page, s, m);
	if (r >= 0)
		r = add_time(page, m);
	if (r >= 0)
		r = add_waits(page, model_waits(m), several, &s->names);
	if (r >= 0)
		r = add_memory(page, model_lifetimes(m));
	if (r >= 0)
		r = add_failed(page, s, m);
	if (r >= 0)
		r = find_unknown(s, m);
	return r < 0 ? r : strbuf_failed(page) ? -ENOMEM : 0;
}

static int report_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	if (model_unseen(counters))
		strbuf_adds(out,
			    "Calls were lost, or may have been: they are in no number below, and "
			    "'none' means none was seen.\n\n");
	add_page(out, strbuf_str(&s->page));
	strbuf_adds(out, "\nWHAT WAS LOST\n");
	sink_loss_lines(counters, out);
	gap(&s->unknown, counters[XB_C_LOWER],
	    "calls of inner layers were left out: their outer calls tell the same");
	strbuf_adds(out, "\nWHAT COULD NOT BE KNOWN\n");
	if (counters[XB_C_CUT_OFF])
		strbuf_adds(out, "  how it went on: what was written was cut off before its end\n");
	add_page(out, s->unknown.len ? strbuf_str(&s->unknown) : "  nothing more\n");
	return strbuf_failed(out) || strbuf_failed(&s->unknown) ? -ENOMEM : 0;
}

const struct sink_ops sink_report = {
	.name = "report",
	.lines = SINK_FOR_PEOPLE,
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU,
	.open = report_open,
	.event = report_event,
	.finish = report_finish,
	.lost = report_lost,
	.free = report_free,
};

/* ---- JSON -------------------------------------------------------------------------------------- */

static int json_open(const struct sink_opts *o, struct sink **ret)
{
	struct sink *s;
	int r = report_open(o, &s);

	if (r < 0)
		return r;
	r = sink_stat_json.open(o, &s->stat);
	if (r >= 0)
		r = sink_mem_json.open(o, &s->mem);
	if (r < 0) {
		report_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

static int json_processes(struct strbuf *out, const struct sink *s, const struct waits *w)
{
	_cleanup_free_ const struct tally_process **all = NULL;
	struct json j;
	size_t i;
	int r = tally_processes(&s->tally, &all);

	for (i = 0; r >= 0 && i < s->tally.nprocesses; i++) {
		const struct tally_process *p = all[i];

		json_line(&j, out, "program");
		json_u64(&j, "pid", xb_id(p->tgid));
		json_str(&j, "process", p->comm);
		host_json(&j, p->host);
		json_u64(&j, "exec_count", p->exec_count);
		if (p->has_rank)
			json_u64(&j, "rank", p->rank);
		if (p->has_rank && p->ranks)
			json_u64(&j, "ranks", p->ranks);
		json_u64(&j, "from", p->first);
		json_u64(&j, "to", p->last);
		json_u64(&j, "threads", threads_of(w, p));
		json_u64(&j, "calls", p->calls);
		json_u64(&j, "xpti_events", p->xpti);
		json_bool(&j, "ended", p->ended);
		if (p->ended && p->code & 0x7f)
			json_u64(&j, "signal", p->code & 0x7f);
		else if (p->ended)
			json_u64(&j, "status", p->code >> 8 & 0xff);
		r = json_end_line(&j);
	}
	return r;
}

static int json_failures(struct strbuf *out, const struct sink *s)
{
	_cleanup_free_ const struct tally_failure **all = NULL;
	struct json j;
	size_t i;
	int r = tally_failures(&s->tally, &all);

	for (i = 0; r >= 0 && i < s->tally.nfailures; i++) {
		const struct tally_failure *f = all[i];

		json_line(&j, out, "failure");
		json_strn(&j, "function", f->key, f->name_len);
		json_str(&j, "api", f->api);
		json_str(&j, "result", f->result);
		json_bool(&j, "returned", !f->left);
		json_u64(&j, "count", f->count);
		json_u64(&j, "first_ts", f->first);
		json_u64(&j, "first_pid", xb_id(f->tgid));
		r = json_end_line(&j);
	}
	return r;
}

static int json_finish(struct sink *s, struct model *m, struct strbuf *out)
{
	int r = json_processes(out, s, model_waits(m));

	if (r >= 0)
		r = sink_stat_json.finish(s->stat, m, out);
	if (r >= 0)
		r = sink_mem_json.finish(s->mem, m, out);
	return r < 0 ? r : json_failures(out, s);
}

static int json_lost(struct sink *s, const uint64_t counters[], struct strbuf *out)
{
	return sink_json.lost(s, counters, out);
}

const struct sink_ops sink_report_json = {
	.name = "report-json",
	.lines = SINK_JSON_LINES,
	.needs = MODEL_GRAPH | MODEL_WAITS | MODEL_LATENCY | MODEL_MEMORY | MODEL_GPU,
	.open = json_open,
	.event = report_event,
	.finish = json_finish,
	.lost = json_lost,
	.free = report_free,
};
