// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * write.c - the file of answers (replay_abi.h).
 *
 * Calls of a recording stand in the order in which they returned, and acts in that in which they became known. Here, calls
 * are in the order in which they began, and each has its acts side by side.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "sink/answers/answers.h"

struct order {
	uint64_t ts, index;
};

static int by_time(const void *a, const void *b)
{
	const struct order *x = a, *y = b;

	if (x->ts != y->ts)
		return x->ts < y->ts ? -1 : 1;
	return x->index < y->index ? -1 : x->index > y->index;
}

static void align(struct strbuf *out)
{
	while (out->len % 8)
		strbuf_addc(out, '\0');
}

static void put_array(struct strbuf *out, struct replay_array *ret, const void *from, size_t n,
		      size_t size)
{
	align(out);
	*ret = (struct replay_array){ out->len, n };
	if (n)
		strbuf_add(out, from, n * size);
}

static uint32_t slot_of(const struct answers *s, const char *name)
{
	for (size_t i = 0; *name && i < s->nfunctions; i++)
		if (!strcmp(s->functions[i].name, name))
			return (uint32_t)i;
	return REPLAY_NO_FUNCTION;
}

/* The tables of the release. */
static void put_tables(const struct answers *s, struct strbuf *out, struct replay_header *h)
{
	_cleanup_(strbuf_done) struct strbuf tables = STRBUF_INIT, slots = STRBUF_INIT;
	struct replay_table table = { .n = 0 };
	size_t n = 0, nslots = s->ddi.n;

	for (size_t i = 0; i < nslots; i++) {
		const struct ddi_slot *slot = &s->ddi.slots[i];
		uint32_t function = slot_of(s, slot->name);

		if (strcmp(table.getter, slot->getter) != 0) {
			if (table.n)
				strbuf_add(&tables, &table, sizeof(table));
			n++;
			table = (struct replay_table){ .first = (uint32_t)i, .at = s->ddi.at };
			snprintf(table.getter, sizeof(table.getter), "%s", slot->getter);
		}
		table.n++;
		strbuf_add(&slots, &function, sizeof(function));
	}
	if (table.n)
		strbuf_add(&tables, &table, sizeof(table));
	if (strbuf_failed(&tables) || strbuf_failed(&slots))
		out->failed = true;
	put_array(out, &h->tables, strbuf_str(&tables), n, sizeof(table));
	put_array(out, &h->slots, strbuf_str(&slots), nslots, sizeof(uint32_t));
}

/* The number of each thread, in the order of their first calls. */
static int put_threads(const struct answers *s, struct strbuf *out, struct replay_header *h,
		       const struct order *order, uint32_t *ret)
{
	_cleanup_free_ struct replay_thread *threads = calloc(s->ncalls + 1, sizeof(*threads));
	size_t n = 0;

	if (!threads)
		return -ENOMEM;
	for (size_t i = 0; i < s->ncalls; i++) {
		uint32_t tid = (uint32_t)s->calls[order[i].index].tid;
		size_t k = 0;

		while (k < n && threads[k].tid != tid)
			k++;
		if (k == n)
			threads[n++] = (struct replay_thread){ .tid = tid, .main = tid == s->tgid };
		ret[i] = (uint32_t)k;
	}
	put_array(out, &h->threads, threads, n, sizeof(*threads));
	return 0;
}

static int put_calls(const struct answers *s, struct strbuf *out, struct replay_header *h,
		     const struct order *order)
{
	_cleanup_free_ uint64_t *first = calloc(s->ncalls + 1, sizeof(*first));
	_cleanup_free_ uint32_t *threads = calloc(s->ncalls + 1, sizeof(*threads));
	_cleanup_free_ struct replay_call *calls = calloc(s->ncalls + 1, sizeof(*calls));
	_cleanup_free_ struct replay_act *acts = calloc(s->nacts + 1, sizeof(*acts));
	uint64_t at = 0;

	if (!first || !threads || !calls || !acts || put_threads(s, out, h, order, threads) < 0)
		return -ENOMEM;
	for (size_t i = 0; i < s->nacts; i++)
		first[s->acts[i].call]++;
	for (size_t i = 0; i < s->ncalls; i++) {
		uint64_t call = order[i].index, n = first[call];

		calls[i] = s->calls[call].call;
		calls[i].thread = threads[i];
		calls[i].act = at;
		calls[i].nacts = n;
		first[call] = at;
		at += n;
	}
	for (size_t i = 0; i < s->nacts; i++)
		acts[first[s->acts[i].call]++] = s->acts[i].act;
	put_array(out, &h->calls, calls, s->ncalls, sizeof(*calls));
	put_array(out, &h->acts, acts, s->nacts, sizeof(*acts));
	return 0;
}

/* Whether there must be calls of functions that OpenCL's plugin has handed out, and there are none. */
static bool lacks_handed_out(const struct answers *s)
{
	bool opencl = false;

	for (size_t i = 0; i < s->nplugins; i++)
		opencl |= s->plugins[i].used && strstr(s->plugins[i].name, "opencl");
	return opencl && s->ddi.hands_out && !s->has_handed_out;
}

static struct replay_header header_of(const struct answers *s)
{
	struct replay_header h = {
		.magic = REPLAY_MAGIC,
		.version = REPLAY_VERSION,
		.objects = s->next_object + 1,
		.regions = s->nregions,
		.cut = s->cut,
		.uncopied = s->uncopied,
		.unfinished = s->unfinished,
		.early = s->early,
		.others = s->others,
		.native = s->native,
		.has_data = s->has_data,
		.has_images = s->has_images,
		.has_getters = s->has_getters,
		.lacks_handed_out = lacks_handed_out(s),
		.interface = s->ddi.is_pi ? REPLAY_PI : REPLAY_UR,
	};
	size_t len = 0;

	snprintf(h.said, sizeof(h.said), "%s", s->said);
	snprintf(h.release, sizeof(h.release), "%s", s->ddi.release ?: "");
	for (size_t i = 0; i < s->nplugins && len < sizeof(h.plugins); i++)
		if (s->plugins[i].used)
			len += (size_t)snprintf(h.plugins + len, sizeof(h.plugins) - len, "%s%s",
						len ? " " : "", s->plugins[i].name);
	return h;
}

int answers_write(struct answers *s, struct strbuf *out)
{
	_cleanup_free_ struct order *order = calloc(s->ncalls + 1, sizeof(*order));
	struct replay_header h = header_of(s);
	int r;

	if (!order)
		return -ENOMEM;
	for (size_t i = 0; i < s->ncalls; i++)
		order[i] = (struct order){ s->calls[i].ts, i };
	qsort(order, s->ncalls, sizeof(*order), by_time);
	strbuf_add(out, &h, sizeof(h));
	put_array(out, &h.functions, s->functions, s->nfunctions, sizeof(*s->functions));
	put_tables(s, out, &h);
	r = put_calls(s, out, &h, order);
	if (r < 0)
		return r;
	strbuf_addc(&s->bytes, '\0'); /* the end of the last text */
	put_array(out, &h.bytes, strbuf_str(&s->bytes), s->bytes.len, 1);
	align(out);
	h.status = out->len;
	for (size_t i = 0; i < sizeof(struct replay_status) + s->ncalls; i++)
		strbuf_addc(out, '\0');
	align(out);
	h.size = out->len;
	if (strbuf_failed(out) || strbuf_failed(&s->bytes))
		return -ENOMEM;
	memcpy(out->buf, &h, sizeof(h));
	return 0;
}
