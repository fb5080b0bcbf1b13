// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * listening.c - see listening.h.
 *
 * The tables may change while they are read, and belong to a process that may contain anything: all walks together are
 * bounded, and what does not look like a table ends them with an error. The result is only shown to the user.
 */
#include "arm/listening.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "decode/xpti.h"
#include "peek/peek.h"
#include "wire_xpti.h"

/* Usually there are some ten streams with some hundred types each. */
#define ENTRIES_MAX 32768 /* of all tables, as maps are in maps */
#define BUCKETS_MAX (1U << 20)
#define SLOTS_MAX   8192

/* ---- tables -------------------------------------------------------------------------------------- */

struct reading {
	pid_t pid;
	const struct xpti_heard *where;
	struct listening *l;
	struct listening_stream *stream; /* whose types are read */
	unsigned entries;		 /* by now */
};

static int take_entries(struct reading *r, unsigned n)
{
	r->entries += n;
	return r->entries > ENTRIES_MAX ? -EBADMSG : 0;
}

/* std::unordered_map: buckets, how many, the first node; each begins with a pointer to the next one. */
static int each_node(struct reading *r, uint64_t map, int (*fn)(struct reading *r, uint64_t node))
{
	uint64_t node;
	int e = peek_mem(r->pid, map + 16, &node, sizeof(node));

	while (!e && node) {
		e = take_entries(r, 1);
		if (!e)
			e = fn(r, node);
		if (!e)
			e = peek_mem(r->pid, node, &node, sizeof(node));
	}
	return e;
}

/* emhash7::HashMap: a bitmap of what is free, pairs of any size, a mask. */
static int each_pair(struct reading *r, uint64_t map, size_t size,
		     int (*fn)(struct reading *r, uint64_t pair))
{
	_cleanup_free_ uint8_t *vacant = NULL;
	struct {
		uint64_t bitmap, pairs;
		uint32_t unused, mask;
	} t;
	int e = peek_mem(r->pid, map, &t, sizeof(t));

	if (e)
		return e;
	if (t.mask >= BUCKETS_MAX || (t.mask & (t.mask + 1)))
		return -EBADMSG;
	vacant = malloc(t.mask / 8 + 1);
	if (!vacant)
		return -ENOMEM;
	e = peek_mem(r->pid, t.bitmap, vacant, t.mask / 8 + 1);
	for (uint32_t i = 0; !e && i <= t.mask; i++) {
		if (vacant[i / 8] >> i % 8 & 1)
			continue;
		e = take_entries(r, 1);
		if (!e)
			e = fn(r, t.pairs + i * size);
	}
	return e;
}

/* ---- streams ------------------------------------------------------------------------------------- */

static int add_stream(struct reading *r, uint64_t name, uint32_t id)
{
	struct listening *l = r->l;
	struct listening_stream *s = &l->streams[l->n];
	long n;

	if (id > UINT8_MAX || l->n == LISTENING_STREAMS)
		return -EBADMSG;
	n = peek_str(r->pid, name, s->name, sizeof(s->name) - 1);
	if (n < 0)
		return (int)n;
	s->id = (uint8_t)id;
	l->n++;
	return 0;
}

static int stream_node(struct reading *r, uint64_t node)
{
	struct {
		uint64_t next;
		uint32_t id, unused;
		uint64_t name;
	} d;
	int e = peek_mem(r->pid, node, &d, sizeof(d));

	return e ?: add_stream(r, d.name, d.id);
}

struct stream_pair {
	uint64_t name;
	uint32_t next, id;
};

static int stream_pair(struct reading *r, uint64_t pair)
{
	struct stream_pair d;
	int e = peek_mem(r->pid, pair, &d, sizeof(d));

	return e ?: add_stream(r, d.name, d.id);
}

static struct listening_stream *find_stream(struct listening *l, unsigned id)
{
	for (size_t i = 0; i < l->n; i++)
		if (l->streams[i].id == id)
			return &l->streams[i];
	return NULL;
}

/* ---- trace types --------------------------------------------------------------------------------- */

static void add_type(struct reading *r, uint16_t type, bool heard)
{
	if (type < LISTENING_TYPES)
		r->stream->heard[type] = heard;
}

static int type_node(struct reading *r, uint64_t node)
{
	struct {
		uint64_t next;
		uint16_t type;
		uint8_t heard, unused[5];
	} d;
	int e = peek_mem(r->pid, node, &d, sizeof(d));

	if (!e)
		add_type(r, d.type, r->where->kind == XPTI_HEARD_LISTS || d.heard);
	return e;
}

static int heard_node(struct reading *r, uint64_t node)
{
	uint16_t id;
	int e = peek_mem(r->pid, node + 8, &id, sizeof(id));

	if (e)
		return e;
	r->stream = find_stream(r->l, r->where->kind == XPTI_HEARD_LISTS ? id : (uint8_t)id);
	return r->stream ? each_node(r, node + 16, type_node) : 0;
}

/* phmap::flat_hash_map: a byte for each slot, negative if it is free. */
struct flat_map {
	uint64_t used, slots, size, capacity;
};

struct flat_slot {
	uint16_t type;
	uint8_t heard, unused;
};

static int read_flat(struct reading *r, const struct flat_map *m)
{
	_cleanup_free_ struct flat_slot *slots = NULL;
	_cleanup_free_ int8_t *used = NULL;
	int e;

	if (!m->capacity || !m->size)
		return 0;
	if (m->capacity >= SLOTS_MAX || m->size > m->capacity ||
	    take_entries(r, (unsigned)m->capacity))
		return -EBADMSG;
	slots = calloc(m->capacity, sizeof(*slots));
	used = malloc(m->capacity);
	if (!slots || !used)
		return -ENOMEM;
	e = peek_mem(r->pid, m->used, used, m->capacity);
	if (!e)
		e = peek_mem(r->pid, m->slots, slots, m->capacity * sizeof(*slots));
	for (uint64_t i = 0; !e && i < m->capacity; i++)
		if (used[i] >= 0)
			add_type(r, slots[i].type, slots[i].heard);
	return e;
}

struct heard_pair {
	struct flat_map types;
	uint64_t unused[2];
	uint32_t next;
	uint8_t id, padding[3];
};

static int heard_pair(struct reading *r, uint64_t pair)
{
	struct heard_pair d;
	int e = peek_mem(r->pid, pair, &d, sizeof(d));

	if (e)
		return e;
	r->stream = find_stream(r->l, d.id);
	return r->stream ? read_flat(r, &d.types) : 0;
}

/* ---- all of it ----------------------------------------------------------------------------------- */

static int read_streams(struct reading *r, uint64_t framework)
{
	uint64_t table = framework + r->where->stream_off;

	if (r->where->table == XB_XPTI_TABLE_STD)
		return each_node(r, table, stream_node);
	return each_pair(r, table, sizeof(struct stream_pair), stream_pair);
}

static void hear_all(struct listening *l)
{
	for (size_t i = 0; i < l->n; i++)
		memset(l->streams[i].heard, true, sizeof(l->streams[i].heard));
}

static int read_heard(struct reading *r, uint64_t framework)
{
	uint64_t table = framework + r->where->heard_off;

	switch (r->where->kind) {
	case XPTI_HEARD_UNASKED:
		hear_all(r->l);
		return 0;
	case XPTI_HEARD_LISTS:
	case XPTI_HEARD_BITS:
		return each_node(r, table, heard_node);
	default:
		return each_pair(r, table, sizeof(struct heard_pair), heard_pair);
	}
}

int listening_read(pid_t pid, uint64_t bias, const struct xpti_heard *where, struct listening *ret)
{
	struct listening l = { .on = false };
	struct reading r = { .pid = pid, .where = where, .l = &l };
	uint64_t framework;
	uint8_t on;
	int e = peek_mem(pid, bias + where->instance, &framework, sizeof(framework));

	if (!e && !framework)
		e = -ENODATA;
	if (!e)
		e = peek_mem(pid, framework + where->enabled_off, &on, sizeof(on));
	if (!e)
		e = read_streams(&r, framework);
	if (!e)
		e = read_heard(&r, framework);
	if (e)
		return e;
	l.on = on;
	*ret = l;
	return 0;
}

/* ---- what is missing ----------------------------------------------------------------------------- */

/* What libsycl and Unified Runtime notify of on their streams, by the trace types of 2024.0 and later; ended by 0. */
static const struct {
	const char *stream;
	uint8_t types[16];
} sent[] = {
	{ "sycl", { 2, 4, 6, 10, 11, 16, 22, 23, 42, 43 } },
	{ "sycl.debug", { 2, 4, 6, 10, 11, 16, 22, 23, 42, 43 } },
	{ "sycl.experimental.buffer", { 36, 37, 38, 39, 40 } },
	{ "sycl.experimental.image", { 36, 37, 38, 39, 40 } },
	{ "sycl.experimental.mem_alloc", { 4, 32, 33, 34, 35 } },
	{ "sycl.pi", { 24, 25 } },
	{ "sycl.pi.debug", { 28, 29 } },
	{ "ur.call", { 28, 29 } },
	{ "ur.call.debug", { 28, 29 } },
};

static const uint8_t *sent_on(const char *stream)
{
	for (size_t i = 0; i < ARRAY_SIZE(sent); i++)
		if (!strcmp(sent[i].stream, stream))
			return sent[i].types;
	return NULL;
}

static bool is_heard(const struct listening *l, const struct listening_stream *s)
{
	const uint8_t *types = sent_on(s->name);

	for (; l->on && types && *types; types++)
		if (s->heard[*types])
			return true;
	return false;
}

/* Since 2026.0: if somebody listens to that stream's debug stream, its events go there. */
static bool has_moved(const struct listening *l, const struct listening_stream *s)
{
	bool moves = !strcmp(s->name, "sycl") || !strcmp(s->name, "ur.call");
	size_t n = strlen(s->name);

	for (size_t i = 0; moves && i < l->n; i++)
		if (!strncmp(l->streams[i].name, s->name, n) &&
		    !strcmp(l->streams[i].name + n, ".debug"))
			return is_heard(l, &l->streams[i]);
	return false;
}

struct gap {
	bool (*wanted)(void *u, const char *stream, const char *event);
	void *u;
	unsigned types, n;
	bool missing[LISTENING_TYPES];
};

static void look_for_gap(const struct listening *l, const struct listening_stream *s, struct gap *g)
{
	const uint8_t *types = sent_on(s->name);

	memset(g->missing, 0, sizeof(g->missing));
	g->types = g->n = 0;
	for (; types && *types; types++) {
		const char *event = xpti_type_name(XB_XPTI_TYPES_2024, *types);

		if (g->wanted && !g->wanted(g->u, s->name, event))
			continue;
		g->types++;
		g->missing[*types] = !l->on || !s->heard[*types];
		g->n += g->missing[*types];
	}
}

static void add_gap(const struct listening_stream *s, const struct gap *g, struct strbuf *text)
{
	const char *between = " (";

	strbuf_adds(text, s->name); /* one of those in sent */
	if (g->n == g->types)
		return;
	for (unsigned type = 0; type < LISTENING_TYPES; type++) {
		if (!g->missing[type])
			continue;
		strbuf_adds(text, between);
		strbuf_adds(text, xpti_type_name(XB_XPTI_TYPES_2024, type));
		between = ", ";
	}
	strbuf_addc(text, ')');
}

unsigned listening_gaps(const struct listening *l,
			bool (*wanted)(void *u, const char *stream, const char *event), void *u,
			struct strbuf *text)
{
	struct gap g = { .wanted = wanted, .u = u };
	unsigned n = 0;

	for (size_t i = 0; i < l->n; i++) {
		if (has_moved(l, &l->streams[i]))
			continue;
		look_for_gap(l, &l->streams[i], &g);
		if (!g.n)
			continue;
		if (n++)
			strbuf_adds(text, ", ");
		add_gap(&l->streams[i], &g, text);
	}
	return n;
}
