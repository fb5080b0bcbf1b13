// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * decode.c - the decoder: keeps the definitions and turns every other record into an event.
 *
 * A record comes from the kernel, or from a file that anybody may have written. Before anything else uses it,
 * the fixed part of its type must fit its length, each text must end inside it, and each index must be in
 * range. Otherwise, the result is -EBADMSG, which is counted, and no state changes.
 *
 * Memory is bounded: at most XB_MAX_FUNCS slots, the names of LIBRARIES_MAX libraries, and the newest texts
 * (TEXTS_MAX of them, TEXT_BYTES_MAX together), which are removed when their process execs or ends. See also rest.h.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/keyed.h"
#include "decode/arena.h"
#include "decode/call.h"
#include "decode/event.h"
#include "decode/sampled.h"
#include "decode/xpti.h"
#include "decode/text.h"
#include "ring/least.h"

#define LIBRARIES_MAX  4096u
#define LIBRARY_BYTES  256u
#define TEXTS_MAX      4096u
#define TEXT_BYTES_MAX (4u << 20)

struct text_key {
	uint64_t addr;
	uint32_t tgid;
	uint32_t zero;
};

struct text {
	struct keyed_row row;
	struct text_key key;
	uint32_t size;
	char bytes[];
};

/* Functions by group and id; greater ids count as not traced. */
#define TRACED_IDS 8192u
struct event_traced {
	uint8_t bits[CAT_API_MAX][TRACED_IDS / 8];
};

struct decoder {
	struct decode_slot *slots[XB_MAX_FUNCS];
	char *libraries[LIBRARIES_MAX]; /* file names, by object */
	bool layers;			/* calls are shown with their library */
	struct keyed texts;
	size_t text_bytes;
	struct xpti_defs *xpti;
	struct site_defs *sites;
	struct sampled_defs *sampled;
	struct rest *rest;
	struct xb_loss loss;
	struct arena arena, *at; /* at: that of the current event */
	uint64_t bad;
	uint8_t mem_kinds[CAT_API_MAX]; /* see event_call */
	struct event_traced traced;
};

/* ---- slots ------------------------------------------------------------------------------------- */

static struct decode_slot *slot_free(struct decode_slot *s)
{
	if (!s)
		return NULL;
	free(s->name);
	free(s->places);
	free(s->blank);
	free(s);
	return NULL;
}

static void slot_freep(struct decode_slot **s)
{
	slot_free(*s);
}

static bool op_holds(const struct xb_op *op, unsigned index, unsigned nargs)
{
	if (op->src & XB_SRC_OP ? (op->src & ~XB_SRC_OP) >= index : op->src >= nargs)
		return false;
	if (op->max > XB_OP_MAX)
		return false;
	switch (op->kind) {
	case XB_OP_NONE:
	case XB_OP_STR:
	case XB_OP_MEM:
	case XB_OP_CHAIN:
		return true;
	case XB_OP_EACH:
		return op->stride && op->src & XB_SRC_OP;
	case XB_OP_ARR:
		if (!op->elem)
			return false;
		if (op->len_src == XB_SRC_CONST)
			return true;
		return op->len_src & XB_SRC_OP ? (op->len_src & ~XB_SRC_OP) < index
					       : op->len_src < nargs;
	default:
		return false;
	}
}

static bool plan_holds(const struct xb_plan *p)
{
	unsigned i;

	if (p->nargs > XB_MAX_ARGS || p->nops > XB_MAX_OPS || p->nret > p->nops ||
	    p->nanswers > XB_PLAN_ANSWERS || p->family >= XB_FAMILIES)
		return false;
	for (i = 0; i < p->nops; i++) {
		if (!op_holds(&p->ops[i], i, p->nargs))
			return false;
	}
	return true;
}

/* The members of XB_DEF_FUNC that identify a signature, apart from the function's name. */
struct signature {
	uint32_t variant;
	const char *symbol, *since, *until; /* NULL: it does not tell them */
};

static bool same(const char *a, const char *b)
{
	return !strcmp(a ? a : "", b ? b : "");
}

/*
 * The row of a signature. The stream may be older than this catalog, in which a newer signature may precede it
 * or end it (until), or an older release may already have it (since).
 */
static const struct cat_func *find_signature(const char *name, const struct signature *want)
{
	const struct cat_func *newest = catalog_find(name), *f, *begun = NULL, *form = NULL;

	if (!want->symbol || !*want->symbol || !want->since || !want->until) {
		for (f = newest; f && f->variant != want->variant;)
			f = f->next_variant;
		return f;
	}
	for (f = newest; f; f = f->next_variant) {
		if (!same(f->symbol, want->symbol))
			continue;
		if (same(f->since, want->since) && same(f->until, want->until))
			return f;
		if (!form)
			form = f;
		if (!begun && same(f->since, want->since))
			begun = f;
	}
	return begun ? begun : catalog_variant(form, want->since);
}

/*
 * The row must be the one from which the plan was made, otherwise words would get wrong names. A recording may
 * be older than this catalog.
 */
static int bind_signature(struct decode_slot *s, const struct signature *want)
{
	const struct cat_func *f = find_signature(s->name, want);
	unsigned words, i;

	if (!f)
		return 0;
	s->places = calloc(f->nargs ? f->nargs : 1, sizeof(*s->places));
	s->blank = calloc(f->nargs ? f->nargs : 1, sizeof(*s->blank));
	if (!s->places || !s->blank)
		return -ENOMEM;
	for (i = 0; i < f->nargs; i++) {
		s->blank[i].kind = VALUE_UNKNOWN;
		s->blank[i].key = f->args[i].name;
		s->blank[i].type = f->args[i].type;
		s->blank[i].unit = f->args[i].unit;
	}
	words = capture_layout(f, s->places, f->nargs);
	if ((words < XB_MAX_ARGS ? words : XB_MAX_ARGS) == s->plan.nargs)
		s->fn = f;
	s->acts = catalog_acts(s->fn);
	return 0;
}

/* Notes what is traced, because the model must know whether the ends of objects and memory would be seen. */
static void note_function(struct decoder *d, const struct cat_func *f)
{
	const struct cat_role *r = catalog_role(f, CAT_ACT_ALLOC);

	if (!f || f->api >= CAT_API_MAX)
		return;
	if (f->id < TRACED_IDS)
		d->traced.bits[f->api][f->id / 8] |= (uint8_t)(1u << f->id % 8);
	if (r && r->kind < 8)
		d->mem_kinds[f->api] |= (uint8_t)(1u << r->kind);
	if (catalog_role(f, CAT_ACT_FREE))
		d->mem_kinds[f->api] |= 1u << CAT_MEM_UNKNOWN;
}

bool event_traces(const struct event_call *c, unsigned api, uint32_t id)
{
	return c->traced && api < CAT_API_MAX && id < TRACED_IDS &&
	       c->traced->bits[api][id / 8] & 1u << id % 8;
}

static int define_func(struct decoder *d, const struct xb_def_func *rec)
{
	_cleanup_(slot_freep) struct decode_slot *s = NULL;
	const char *end = (const char *)rec + rec->h.len, *name = nth_text(rec->text, end, 0);
	const struct cat_api *api;
	const struct signature want = {
		.variant = rec->variant,
		.symbol = nth_text(rec->text, end, 1),
		.since = nth_text(rec->text, end, 2),
		.until = nth_text(rec->text, end, 3),
	};
	int r;

	if (rec->slot >= XB_MAX_FUNCS || !name || !*name || !plan_holds(&rec->plan))
		return -EBADMSG;
	s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->name = strdup(name);
	if (!s->name)
		return -ENOMEM;
	s->plan = rec->plan;
	for (unsigned i = 0; i < s->plan.nops; i++)
		s->rests |= s->plan.ops[i].flags & XB_OP_REST;
	api = catalog_api(rec->api);
	s->api = api ? api->name : "";
	r = bind_signature(s, &want);
	if (r < 0)
		return r;
	note_function(d, s->fn);
	slot_free(d->slots[rec->slot]);
	d->slots[rec->slot] = TAKE_PTR(s);
	return 0;
}

/* ---- libraries --------------------------------------------------------------------------------- */

static int define_object(struct decoder *d, const struct xb_def_object *rec)
{
	const char *slash, *name = rec->text;
	char *copy;

	if (rec->obj >= LIBRARIES_MAX)
		return 0;
	slash = strrchr(name, '/');
	copy = strndup(slash ? slash + 1 : name, LIBRARY_BYTES);
	if (!copy)
		return -ENOMEM;
	free(d->libraries[rec->obj]);
	d->libraries[rec->obj] = copy;
	return 0;
}

/* ---- texts ------------------------------------------------------------------------------------- */

static void text_done(void *u, void *row)
{
	struct decoder *d = u;
	const struct text *t = row;

	d->text_bytes -= t->size;
}

static void drop_texts_of(struct decoder *d, uint32_t tgid)
{
	struct text *t, *next;

	KEYED_EACH_SAFE(&d->texts, t, next)
	if (t->key.tgid == tgid)
		keyed_drop(&d->texts, t);
}

static int define_text(struct decoder *d, const struct xb_def_text *rec)
{
	struct text_key key = { .addr = rec->addr, .tgid = rec->h.tgid };
	struct text *t;

	if (rec->size > rec->h.len - sizeof(*rec))
		return -EBADMSG;
	keyed_drop(&d->texts, keyed_find(&d->texts, &key, sizeof(key)));
	if (rec->size > TEXT_BYTES_MAX)
		return 0;
	while (d->texts.all && d->text_bytes + rec->size > TEXT_BYTES_MAX)
		keyed_drop(&d->texts, d->texts.all);
	t = keyed_add_long(&d->texts, &key, sizeof(key), rec->size);
	if (!t)
		return -ENOMEM;
	t->size = rec->size;
	memcpy(t->bytes, rec->text, rec->size);
	d->text_bytes += t->size;
	return 0;
}

static bool find_text(void *userdata, uint32_t tgid, uint64_t addr, struct decode_text *ret)
{
	struct text_key key = { .addr = addr, .tgid = tgid };
	struct decoder *d = userdata;
	const struct text *t = keyed_find(&d->texts, &key, sizeof(key));

	if (!t)
		return false;
	*ret = (struct decode_text){ .bytes = t->bytes, .size = t->size };
	return true;
}

/* ---- records ----------------------------------------------------------------------------------- */

/* Where the strings of a definition begin, and how many it must have; 0: none. */
static size_t texts_of(const struct xb_hdr *rec, unsigned *ret_n)
{
	const struct xb_start *start = (const void *)rec;

	switch (rec->type) {
	case XB_FILE:
		*ret_n = 2;
		return sizeof(struct xb_file);
	case XB_START:
		*ret_n = 2 + start->nargs + start->nenv;
		return sizeof(*start);
	case XB_DEF_PROCESS:
		*ret_n = 3;
		return sizeof(struct xb_def_process);
	case XB_DEF_THREAD:
		*ret_n = 1;
		return rec->len > sizeof(struct xb_def_thread) ? sizeof(struct xb_def_thread) : 0;
	case XB_DEF_RANK:
		*ret_n = 1;
		return sizeof(struct xb_def_rank);
	case XB_DEF_HOST:
		*ret_n = 1;
		return sizeof(struct xb_def_host);
	case XB_WHERE:
		*ret_n = 1;
		return sizeof(struct xb_where);
	case XB_DEF_OBJECT:
		*ret_n = 2;
		return sizeof(struct xb_def_object);
	case XB_DEF_GPU:
		*ret_n = 1;
		return sizeof(struct xb_def_gpu);
	case XB_ARM:
		*ret_n = 2;
		return sizeof(struct xb_arm);
	case XB_UNPROBED:
		*ret_n = 2;
		return sizeof(struct xb_unprobed);
	default:
		return 0;
	}
}

const char *event_text(const struct event *e, unsigned n)
{
	const char *base = (const char *)e->rec, *s;
	unsigned have;
	size_t off = texts_of(e->rec, &have);

	if (!off || n >= have)
		return "";
	s = nth_text(base + off, base + e->rec->len, n);
	return s ? s : "";
}

static bool record_holds(const struct xb_hdr *rec)
{
	const char *base = (const char *)rec;
	unsigned n;
	size_t off;

	if (rec->len % 8 || rec->len < record_least(rec->type))
		return false;
	off = texts_of(rec, &n);
	return !off || nth_text(base + off, base + rec->len, n - 1);
}

/* Its numbers are no more than there can be texts, so that nothing overflows. */
static bool start_holds(const struct xb_start *s)
{
	const char *end = (const char *)s + s->h.len;

	return s->nargs < s->h.len && s->nenv < s->h.len &&
	       nth_text(s->text, end, 1 + s->nargs + s->nenv);
}

int loss_decode(const struct xb_hdr *rec, struct xb_loss *ret)
{
	const size_t others = XB_C_MAX - XB_C_LOSS_MAX;
	const __u64 *count = ((const struct xb_loss *)rec)->count;
	size_t n, losses;

	if (rec->len < sizeof(*rec) + others * sizeof(*count))
		return -EBADMSG;
	n = (rec->len - sizeof(*rec)) / sizeof(*count);
	if (n > XB_C_MAX)
		n = XB_C_MAX;
	losses = n - others;
	*ret = (struct xb_loss){ .h = *rec };
	ret->h.len = sizeof(*ret);
	memcpy(ret->count, count, losses * sizeof(*count));
	memcpy(ret->count + XB_C_LOSS_MAX, count + losses, others * sizeof(*count));
	return 0;
}

int source_decode(const struct xb_hdr *rec, struct event_source *ret)
{
	const struct xb_source *s = (const void *)rec;
	const char *end = (const char *)rec + rec->len, *text;

	if (rec->type != XB_SOURCE || rec->len < sizeof(*s) ||
	    s->ncount > (rec->len - sizeof(*s)) / sizeof(s->count[0]))
		return -EBADMSG;
	text = (const char *)(s->count + s->ncount);
	if (!memchr(text, '\0', (size_t)(end - text)))
		return -EBADMSG;
	*ret = (struct event_source){
		.source = s->source,
		.host = s->host,
		.begin = s->begin,
		.end = rec->ts,
		.records = s->records,
		.cut = rec->flags & XB_SOURCE_CUT,
		.file = text,
	};
	memcpy(ret->count, s->count,
	       (s->ncount < XB_C_LOSS_MAX ? s->ncount : XB_C_LOSS_MAX) * sizeof(s->count[0]));
	return 0;
}

static int simple(const struct xb_hdr *rec, enum event_type type, struct event *ret)
{
	*ret = (struct event){ .type = type, .rec = rec };
	return 1;
}

static int decode_call(struct decoder *d, const struct xb_call *rec, struct event *ret)
{
	struct call_ctx ctx = { .arena = d->at, .text = find_text, .userdata = d };
	struct event_call *call = &ret->call;
	const struct event_site *site;
	int r;

	r = site_defs_of(d->sites, rec->id, !(rec->h.flags & XB_F_IN_FLIGHT), d->at, &site);
	if (r < 0)
		return r;
	if (rec->func < XB_MAX_FUNCS)
		ctx.slot = d->slots[rec->func];
	if (ctx.slot && ctx.slot->plan.flags & XB_PLAN_NAMES) {
		*ret = (struct event){ .type = EVENT_NAME, .rec = &rec->h };
		return call_name(&ctx, rec, &ret->name);
	}
	if (ctx.slot && ctx.slot->rests)
		ctx.rest = d->rest;
	r = call_decode(&ctx, rec, call);
	if (ctx.rest)
		rest_drop(d->rest, rec->id);
	if (r < 0)
		return r;
	ret->type = EVENT_CALL;
	ret->rec = &rec->h;
	if (call->fn && call->fn->api < CAT_API_MAX)
		call->mem_kinds = d->mem_kinds[call->fn->api];
	call->traced = &d->traced;
	if (d->layers && rec->obj && rec->obj < LIBRARIES_MAX)
		call->library = d->libraries[rec->obj];
	call->site = site;
	return 1;
}

static int decode_xpti(struct decoder *d, const struct xb_xpti *rec, struct event *ret)
{
	struct xpti_ctx ctx = { .arena = d->at, .defs = d->xpti, .text = find_text, .userdata = d };
	struct event_xpti *x = arena_alloc(d->at, sizeof(*x));
	int r = x ? xpti_decode(&ctx, rec, x) : -ENOMEM;

	if (r < 0)
		return r;
	*ret = (struct event){
		.type = rec->h.type == XB_XPTI ? EVENT_XPTI : EVENT_XPTI_POINT,
		.rec = &rec->h,
		.xpti = x,
	};
	return 1;
}

/* Its ring by numbers, in the words that the driver has for its engines. */
static int name_engine(struct decoder *d, const struct xb_gpu_job *rec, struct event_gpu_job *ret)
{
	static const char *const engines[] = { "rcs", "bcs", "vcs", "vecs", "ccs" };
	const size_t room = 24;
	char *dev = arena_alloc(d->at, room), *ring = arena_alloc(d->at, room);

	if (!dev || !ring)
		return -ENOMEM;
	snprintf(dev, room, "card%u", rec->card);
	if (rec->engine < ARRAY_SIZE(engines))
		snprintf(ring, room, "%s%u", engines[rec->engine], rec->instance);
	else
		snprintf(ring, room, "class%u:%u", rec->engine, rec->instance);
	ret->dev = dev;
	ret->ring = ring;
	return 0;
}

static int decode_gpu_job(struct decoder *d, const struct xb_gpu_job *rec, struct event *ret)
{
	struct event e = { .type = EVENT_GPU_JOB, .rec = &rec->h };
	int r;

	if (!memchr(rec->dev, 0, sizeof(rec->dev)) || !memchr(rec->ring, 0, sizeof(rec->ring)) ||
	    rec->done < rec->h.ts || (rec->run && (rec->run < rec->h.ts || rec->run > rec->done)))
		return -EBADMSG;
	e.gpu = (struct event_gpu_job){ rec, (const char *)rec->dev, (const char *)rec->ring };
	if (rec->h.flags & XB_GPU_NUMBERS) {
		r = name_engine(d, rec, &e.gpu);
		if (r < 0)
			return r;
	}
	*ret = e;
	return 1;
}

static int decode_count(struct decoder *d, const struct xb_count *rec, struct event *ret)
{
	size_t room = (rec->h.len - sizeof(*rec)) / sizeof(rec->buckets[0]);
	const struct decode_slot *slot;
	uint32_t i;

	if (rec->nbuckets > room || rec->func >= XB_MAX_FUNCS)
		return -EBADMSG;
	for (i = 0; i < rec->nbuckets; i++) {
		if (rec->buckets[i].bucket >= XB_BUCKETS)
			return -EBADMSG;
	}
	*ret = (struct event){ .type = EVENT_COUNT, .rec = &rec->h, .count.rec = rec };
	if (!rec->func)
		return 1;
	slot = d->slots[rec->func];
	ret->count.name = slot ? slot->name : call_unknown_name(d->at, rec->func);
	ret->count.api = slot ? slot->api : "";
	ret->count.fn = slot ? slot->fn : NULL;
	return 1;
}

/* Names of kernels that compilers make consist of printable ASCII. */
static bool is_name(const struct xb_def_name *rec)
{
	const char *end = (const char *)rec + rec->h.len, *p = rec->text;

	while (p < end && *p >= 0x20 && *p <= 0x7e)
		p++;
	return p < end && !*p;
}

static int decode_record(struct decoder *d, const struct xb_hdr *rec, struct event *ret)
{
	if (!record_holds(rec))
		return -EBADMSG;
	switch (rec->type) {
	case XB_CALL:
		return decode_call(d, (const struct xb_call *)rec, ret);
	case XB_COUNT:
		return decode_count(d, (const struct xb_count *)rec, ret);
	case XB_COUNTED:
		return simple(rec, EVENT_COUNTED, ret);
	case XB_XPTI:
	case XB_XPTI_POINT:
		return decode_xpti(d, (const struct xb_xpti *)rec, ret);
	case XB_XPTI_STRING:
	case XB_XPTI_OBJECT:
	case XB_XPTI_STREAM:
		return xpti_defs_add(d->xpti, (const struct xb_xpti_def *)rec);
	case XB_FORK:
		return simple(rec, EVENT_FORK, ret);
	case XB_EXEC:
		drop_texts_of(d, rec->tgid);
		xpti_defs_drop(d->xpti, rec->tgid);
		return simple(rec, EVENT_EXEC, ret);
	case XB_EXIT:
		if (rec->flags & XB_EXIT_GROUP) {
			drop_texts_of(d, rec->tgid);
			xpti_defs_drop(d->xpti, rec->tgid);
		}
		return simple(rec, EVENT_EXIT, ret);
	case XB_GPU_JOB:
		return decode_gpu_job(d, (const struct xb_gpu_job *)rec, ret);
	case XB_DEF_GPU:
		return simple(rec, EVENT_GPU, ret);
	case XB_DEF_PROCESS:
		return simple(rec, EVENT_PROCESS, ret);
	case XB_DEF_RANK:
		return simple(rec, EVENT_RANK, ret);
	case XB_ARM:
		return simple(rec, EVENT_ARM, ret);
	case XB_UNPROBED:
		return simple(rec, EVENT_UNPROBED, ret);
	case XB_FILE:
		return simple(rec, EVENT_FILE, ret);
	case XB_START:
		return start_holds((const void *)rec) ? simple(rec, EVENT_START, ret) : -EBADMSG;
	case XB_DEF_METRICS:
		return sampled_defs_group(d->sampled, (const void *)rec, ret);
	case XB_DEF_METRIC:
		return sampled_defs_metric(d->sampled, (const void *)rec, ret);
	case XB_SAMPLE:
		return sampled_defs_sample(d->sampled, (const void *)rec, d->at, ret);
	case XB_DEF_THREAD:
		return simple(rec, EVENT_THREAD, ret);
	case XB_WHERE:
		return simple(rec, EVENT_WHERE, ret);
	case XB_DEF_OBJECT:
		return define_object(d, (const struct xb_def_object *)rec)
			       ?: simple(rec, EVENT_OBJECT, ret);
	case XB_DEF_CLOCK:
		d->layers |= rec->flags & XB_CLOCK_LAYERS;
		return simple(rec, EVENT_CLOCK, ret);
	case XB_DEF_HOST:
		return ((const struct xb_def_host *)rec)->host < XB_HOST_MAX
			       ? simple(rec, EVENT_HOST, ret)
			       : -EBADMSG;
	case XB_SOURCE: {
		struct event_source s;

		return source_decode(rec, &s) ?: simple(rec, EVENT_SOURCE, ret);
	}
	case XB_LOSS:
		if (loss_decode(rec, &d->loss) < 0)
			return -EBADMSG;
		return simple(&d->loss.h, EVENT_LOSS, ret);
	case XB_DEF_FUNC:
		return define_func(d, (const struct xb_def_func *)rec);
	case XB_DEF_TEXT:
		return define_text(d, (const struct xb_def_text *)rec);
	case XB_DEF_NAME:
		return is_name((const struct xb_def_name *)rec) ? simple(rec, EVENT_HANDLE, ret)
								: -EBADMSG;
	case XB_DEF_FRAME:
		return site_defs_frame(d->sites, (const struct xb_def_frame *)rec);
	case XB_DEF_SITE:
		return site_defs_site(d->sites, (const struct xb_def_site *)rec);
	case XB_REST:
		return rest_add(d->rest, (const struct xb_rest *)rec);
	case XB_CALL_SITE:
		return site_defs_tie(d->sites, (const struct xb_call_site *)rec);
	default:
		/* It has a later version, or is not for the decoder. */
		return 0;
	}
}

int decoder_decode_in(struct decoder *d, struct arena *a, const struct xb_hdr *rec,
		      struct event *ret)
{
	int r;

	d->at = a;
	ret->stays = false;
	r = decode_record(d, rec, ret);
	if (r == -EBADMSG)
		d->bad++;
	return r;
}

int decoder_decode(struct decoder *d, const struct xb_hdr *rec, struct event *ret)
{
	arena_reset(&d->arena);
	return decoder_decode_in(d, &d->arena, rec, ret);
}

bool decoder_function(const struct decoder *d, uint32_t slot, const char **ret_api,
		      const char **ret_name, const struct cat_func **ret_fn)
{
	const struct decode_slot *s = slot < XB_MAX_FUNCS ? d->slots[slot] : NULL;

	if (!s)
		return false;
	*ret_api = s->api;
	*ret_name = s->name;
	*ret_fn = s->fn;
	return true;
}

int decoder_each_function(const struct decoder *d, int (*fn)(void *u, const char *name), void *u)
{
	int r = 0;

	for (unsigned i = 0; r >= 0 && i < XB_MAX_FUNCS; i++)
		if (d->slots[i] && !(d->slots[i]->plan.flags & XB_PLAN_NAMES))
			r = fn(u, d->slots[i]->name);
	return r;
}

uint64_t decoder_bad(const struct decoder *d)
{
	return d->bad;
}

uint64_t decoder_missing(const struct decoder *d)
{
	return xpti_defs_missing(d->xpti) + sampled_defs_missing(d->sampled);
}

int decoder_new(struct decoder **ret)
{
	struct decoder *d = calloc(1, sizeof(*d));
	int r;

	if (!d)
		return -ENOMEM;
	d->texts = (struct keyed){
		.size = sizeof(struct text), .max = TEXTS_MAX, .done = text_done, .u = d
	};
	r = xpti_defs_new(&d->xpti);
	if (r >= 0)
		r = site_defs_new(&d->sites);
	if (r >= 0)
		r = sampled_defs_new(&d->sampled);
	if (r >= 0)
		r = rest_new(&d->rest);
	if (r < 0) {
		decoder_free(d);
		return r;
	}
	*ret = d;
	return 0;
}

struct decoder *decoder_free(struct decoder *d)
{
	unsigned i;

	if (!d)
		return NULL;
	for (i = 0; i < XB_MAX_FUNCS; i++)
		slot_free(d->slots[i]);
	for (i = 0; i < LIBRARIES_MAX; i++)
		free(d->libraries[i]);
	keyed_clear(&d->texts);
	xpti_defs_free(d->xpti);
	site_defs_free(d->sites);
	sampled_defs_free(d->sampled);
	rest_free(d->rest);
	arena_done(&d->arena);
	free(d);
	return NULL;
}
