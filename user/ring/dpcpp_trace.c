// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_trace.c - see dpcpp_trace.h.
 *
 * A file neither says what it is nor by which release's numbers it names functions (catalog/pi_kinds.h). Both is found out
 * by the sizes of arguments: a record has exactly those of its function, and no other file has numbers that say so by
 * chance. The release is the one in which the most records at the beginning fit, one after the other.
 *
 * There are no checksums. Behind something that is no record, the next place is searched that may be one.
 *
 * The tool writes outputs of some functions only, and some that are no argument's: the memory that a copy or map led to.
 * They have no names, so that those that fit no argument are counted.
 */
#include "ring/dpcpp_trace.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "catalog/dpcpp_format.h"
#include "catalog/pi_kinds.h"
#include "plan/capture.h"

#define LOOK_BYTES   (1u << 20) /* at the beginning, by which the release is chosen */
#define TEXT_MAX     (1u << 20) /* bytes of a call's strings: no name is longer */
#define OUTPUT_MAX   (1ULL << 40)
#define US_MAX	     (1ULL << 53)
#define ARGS_MAX     32u
#define BACKENDS_MAX 16u
#define RELEASES_MAX 8u
#define QUEUE_BYTES  (32u << 10) /* one call's records, its function's and its plugin's */

/* A function as a record has it. */
struct kind {
	const struct cat_func *fn; /* NULL: the release has no such number */
	uint32_t size;		   /* bytes of its arguments that are no strings */
	uint8_t nstrings;
	bool defined;
	struct xb_plan plan;
	struct capture_place places[ARGS_MAX];
};

struct numbers {
	const char *release;
	struct kind kinds[PI_KINDS_MAX];
};

struct head {
	uint32_t function;
	uint8_t backend;
	uint64_t start, end, inputs, outputs, size;
};

struct text {
	uint32_t total; /* bytes, without its end */
	uint32_t len;	/* that are kept */
	char bytes[XB_OP_MAX];
};

struct output {
	uint64_t size;
	uint32_t len; /* that are kept */
	unsigned char bytes[XB_OP_MAX];
};

struct dpcpp_trace {
	struct input *in;
	struct numbers numbers;
	char others[64];
	char thread[32];
	uint64_t offset, calls, last; /* ns: the end of the last call */
	uint32_t damaged;
	uint64_t homeless;
	uint32_t backends; /* bits: defined */
	bool clocked, begun, over;

	/* The call at hand. */
	struct head head;
	uint64_t words[ARGS_MAX];
	struct text texts[2];
	struct output outputs[ARGS_MAX];
	uint32_t result;

	_Alignas(8) unsigned char queue[QUEUE_BYTES];
	size_t at, have;
};

/* ---- what a record may be ------------------------------------------------------------------------ */

static uint64_t get(const unsigned char *p, unsigned size)
{
	uint64_t v = 0;

	while (size)
		v = v << 8 | p[--size];
	return v;
}

static struct head head_of(const unsigned char *p)
{
	return (struct head){
		.function = (uint32_t)get(p, 4),
		.backend = p[4],
		.start = get(p + 5, 8),
		.end = get(p + 13, 8),
		.inputs = get(p + 21, 8),
		.outputs = get(p + 29, 8),
		.size = get(p + 37, 8),
	};
}

static bool is_possible(const struct numbers *n, const struct head *h)
{
	const struct kind *k = h->function < PI_KINDS_MAX ? &n->kinds[h->function] : NULL;

	if (!k || !k->fn || h->backend >= BACKENDS_MAX || h->start > h->end || h->end > US_MAX ||
	    h->inputs > k->fn->nargs || h->outputs > k->fn->nargs)
		return false;
	if (!k->nstrings)
		return h->size == k->size;
	return h->size >= k->size + k->nstrings && h->size <= k->size + TEXT_MAX;
}

/* Whether a record may begin at p. Nearly all other places are refused by their first bytes. */
static bool may_begin(const struct numbers *n, const unsigned char *p)
{
	struct head h;

	if (get(p, 4) >= PI_KINDS_MAX || p[4] >= BACKENDS_MAX)
		return false;
	h = head_of(p);
	return is_possible(n, &h);
}

/* The end of a string: the tool wrote a line's. */
static bool is_end(unsigned char c)
{
	return !c || c == '\n';
}

/* ---- which release ------------------------------------------------------------------------------- */

static void add_kind(struct kind *k, const struct cat_func *fn)
{
	if (fn->nargs > ARGS_MAX || !fn->nargs)
		return;
	k->fn = fn;
	for (unsigned i = 0; i < fn->nargs; i++) {
		if (fn->args[i].type->kind == CAT_STRING)
			k->nstrings++;
		else
			k->size += dpcpp_argument_size(fn->args[i].type);
	}
	if (k->nstrings > ARRAY_SIZE(((struct dpcpp_trace *)NULL)->texts))
		*k = (struct kind){ 0 };
}

static void numbers_of(const char *release, struct numbers *ret)
{
	struct pi_kinds kinds;

	memset(ret, 0, sizeof(*ret));
	ret->release = release;
	pi_kinds_of(release, &kinds);
	for (unsigned i = 0; i < kinds.n; i++)
		add_kind(&ret->kinds[kinds.at[i].number],
			 catalog_variant(catalog_find(kinds.at[i].name), release));
}

/* The bytes of the record at p, of which len are there; 0: it does not end in them. */
static size_t length_of(const unsigned char *p, size_t len, const struct head *h)
{
	size_t at = DPCPP_HEAD_BYTES;

	if (h->size > len - at)
		return 0;
	at += h->size;
	for (uint64_t i = 0; i < h->inputs + h->outputs; i++) {
		uint64_t size;

		if (len - at < 8)
			return 0;
		size = get(p + at, 8);
		at += 8;
		if (size > len - at)
			return 0;
		at += size;
	}
	return len - at < 4 ? 0 : at + 4;
}

/* How many records there may be; their functions are marked. 0: the first one is none. */
static unsigned count_fitting(const struct numbers *n, const unsigned char *p, size_t len,
			      bool used[PI_KINDS_MAX])
{
	unsigned fitting = 0;
	size_t size = 1;

	memset(used, 0, PI_KINDS_MAX * sizeof(used[0]));
	for (; size && len >= DPCPP_HEAD_BYTES; p += size, len -= size) {
		struct head h;

		size = 1;
		if (!may_begin(n, p)) {
			if (!fitting)
				return 0;
			continue;
		}
		h = head_of(p);
		used[h.function] = true;
		fitting++;
		size = length_of(p, len, &h);
	}
	return fitting;
}

static bool same_names(const struct numbers *a, const struct numbers *b,
		       const bool used[PI_KINDS_MAX])
{
	for (unsigned i = 0; i < PI_KINDS_MAX; i++)
		if (used[i] && (!a->kinds[i].fn || !b->kinds[i].fn ||
				strcmp(a->kinds[i].fn->name, b->kinds[i].fn->name) != 0))
			return false;
	return true;
}

/* Of those in which as many fit, the last one; d->others names the rest, if names differ there. */
static int choose_release(struct dpcpp_trace *d, const unsigned char *p, size_t len)
{
	_cleanup_free_ struct numbers *n = malloc(sizeof(*n));
	unsigned fitting[RELEASES_MAX] = { 0 }, most = 0, best = 0, i;
	bool used[PI_KINDS_MAX];

	if (!n)
		return -ENOMEM;
	for (i = 0; i < RELEASES_MAX && pi_kinds_release(i); i++) {
		numbers_of(pi_kinds_release(i), n);
		fitting[i] = count_fitting(n, p, len, used);
		if (fitting[i] && fitting[i] >= most) {
			most = fitting[i];
			best = i;
		}
	}
	if (!most)
		return -EPROTO;
	numbers_of(pi_kinds_release(best), &d->numbers);
	count_fitting(&d->numbers, p, len, used);
	for (i = 0; i < best; i++) {
		size_t have = strlen(d->others);

		if (fitting[i] != most)
			continue;
		numbers_of(pi_kinds_release(i), n);
		if (!same_names(n, &d->numbers, used))
			snprintf(d->others + have, sizeof(d->others) - have, "%s%s",
				 have ? ", " : "", n->release);
	}
	return 0;
}

int dpcpp_trace_new(struct input *in, struct dpcpp_trace **ret)
{
	struct dpcpp_trace *d;
	int r = input_fill(in, LOOK_BYTES);

	if (r < 0)
		return r;
	if (in->have < DPCPP_HEAD_BYTES)
		return -EPROTO;
	d = calloc(1, sizeof(*d));
	if (!d)
		return -ENOMEM;
	d->in = in;
	r = choose_release(d, input_data(in), in->have < LOOK_BYTES ? in->have : LOOK_BYTES);
	if (r < 0) {
		free(d);
		return r;
	}
	*ret = d;
	return 0;
}

struct dpcpp_trace *dpcpp_trace_free(struct dpcpp_trace *d)
{
	free(d);
	return NULL;
}

void dpcpp_trace_thread(struct dpcpp_trace *d, const char *name, size_t len)
{
	if (len && len < sizeof(d->thread)) {
		memcpy(d->thread, name, len);
		d->thread[len] = '\0';
	}
}

void dpcpp_trace_get_state(const struct dpcpp_trace *d, struct dpcpp_trace_state *ret)
{
	*ret = (struct dpcpp_trace_state){
		.release = d->numbers.release,
		.others = d->others,
		.damaged = d->damaged,
		.homeless = d->homeless,
	};
}

uint64_t dpcpp_trace_offset(const struct dpcpp_trace *d)
{
	return d->offset;
}

/* ---- reading a record ---------------------------------------------------------------------------- */

/* As input_fill(), but all of it has to be there. */
static int fill(struct dpcpp_trace *d, size_t want)
{
	int r = input_fill(d->in, want);

	return r < 0 ? r : d->in->have < want ? -ENODATA : 0;
}

static int skip(struct dpcpp_trace *d, uint64_t n)
{
	while (n) {
		size_t step = n < LOOK_BYTES ? n : LOOK_BYTES;
		int r = fill(d, step);

		if (r < 0)
			return r;
		input_skip(d->in, step);
		n -= step;
	}
	return 0;
}

static uint32_t tid_of(const struct dpcpp_trace *d)
{
	return *d->thread && strcmp(d->thread, "main") != 0 ? DPCPP_TRACE_OTHER
							    : DPCPP_TRACE_PROCESS;
}

/* A string, of which the last one has what the others leave; how many bytes it has in the record, 0: it has no end. */
static size_t take_text(const unsigned char *p, size_t room, bool last, struct text *ret)
{
	size_t n = 0;

	while (n < room && !is_end(p[n]))
		n++;
	if (n == room || (last && n + 1 != room))
		return 0;
	ret->total = (uint32_t)n;
	ret->len = n < sizeof(ret->bytes) ? (uint32_t)n : sizeof(ret->bytes) - 1;
	memcpy(ret->bytes, p, ret->len);
	ret->bytes[ret->len] = '\0';
	return n + 1;
}

/* The arguments into d->words and d->texts. -EBADMSG: they are none. */
static int take_arguments(struct dpcpp_trace *d, const struct kind *k, const unsigned char *p)
{
	size_t texts = d->head.size - k->size;
	unsigned ntexts = 0;

	memset(d->words, 0, sizeof(d->words));
	for (unsigned i = 0; i < k->fn->nargs; i++) {
		const struct cat_type *t = k->fn->args[i].type;
		unsigned size = dpcpp_argument_size(t), word = k->places[i].word;
		uint64_t v = 1; /* a string's address, which is not in the file, and not zero */

		if (t->kind == CAT_STRING) {
			bool last = ntexts + 1 == k->nstrings;
			size_t n = take_text(p, texts, last, &d->texts[ntexts]);

			if (!n)
				return -EBADMSG;
			ntexts++;
			texts -= n;
			p += n;
		} else {
			v = get(p, size);
			p += size;
		}
		if (word < ARGS_MAX)
			d->words[word] = v;
	}
	return 0;
}

/* A length and so many bytes, of which the beginning is kept, if there is somewhere to keep it. */
static int take_bytes(struct dpcpp_trace *d, struct output *ret)
{
	uint64_t size;
	size_t keep;
	int r = fill(d, 8);

	if (r < 0)
		return r;
	size = get(input_data(d->in), 8);
	if (size > OUTPUT_MAX)
		return -EBADMSG;
	input_skip(d->in, 8);
	keep = !ret ? 0 : size < sizeof(ret->bytes) ? size : sizeof(ret->bytes);
	r = fill(d, keep);
	if (r < 0)
		return r;
	if (ret) {
		ret->size = size;
		ret->len = (uint32_t)keep;
		memcpy(ret->bytes, input_data(d->in), keep);
	}
	return skip(d, size);
}

/* The record at hand, whole: 0; -EBADMSG: it is none; -ENODATA: it is cut. */
static int read_record(struct dpcpp_trace *d, struct kind *k)
{
	int r = fill(d, DPCPP_HEAD_BYTES + d->head.size);

	if (r >= 0)
		r = take_arguments(d, k,
				   (const unsigned char *)input_data(d->in) + DPCPP_HEAD_BYTES);
	if (r < 0)
		return r;
	input_skip(d->in, DPCPP_HEAD_BYTES + d->head.size);
	for (uint64_t i = 0; i < d->head.inputs && r >= 0; i++)
		r = take_bytes(d, NULL);
	for (uint64_t i = 0; i < d->head.outputs && r >= 0; i++)
		r = take_bytes(d, &d->outputs[i]);
	if (r >= 0)
		r = fill(d, 4);
	if (r < 0)
		return r;
	d->result = (uint32_t)get(input_data(d->in), 4);
	input_skip(d->in, 4);
	return 0;
}

/* Goes to the next place that may be a record: 1; 0: there is none. */
static int find_record(struct dpcpp_trace *d)
{
	for (;;) {
		int r = fill(d, DPCPP_HEAD_BYTES);

		if (r < 0)
			return r == -ENODATA ? 0 : r;
		if (may_begin(&d->numbers, input_data(d->in)))
			return 1;
		input_skip(d->in, 1);
	}
}

/* ---- our records --------------------------------------------------------------------------------- */

static void *push(struct dpcpp_trace *d, unsigned type, size_t len, uint64_t ts)
{
	struct xb_hdr *h = (void *)(d->queue + d->have);

	len = (len + 7) & ~(size_t)7;
	memset(h, 0, len);
	*h = (struct xb_hdr){ .len = (uint32_t)len,
			      .type = (uint16_t)type,
			      .tgid = DPCPP_TRACE_PROCESS,
			      .tid = tid_of(d),
			      .ts = ts };
	d->have += len;
	return h;
}

static void push_clock(struct dpcpp_trace *d)
{
	struct head h = head_of(input_data(d->in));
	struct xb_def_clock *c;

	d->last = h.start * 1000;
	c = push(d, XB_DEF_CLOCK, sizeof(*c), d->last);
	c->h.tgid = c->h.tid = 0;
	c->h.flags = XB_CLOCK_ONE;
	c->version = XB_WIRE_VERSION;
}

/* Apart from the clock, as the thread's name comes once that is known. */
static void push_thread(struct dpcpp_trace *d)
{
	struct xb_def_thread *t;
	struct xb_def_gpu *g;

	g = push(d, XB_DEF_GPU, sizeof(*g) + 1, d->last);
	g->h.tgid = g->h.tid = 0;
	g->state = XB_GPU_NO_PLACE;
	t = push(d, XB_DEF_THREAD, sizeof(*t) + strlen(d->thread) + 1, d->last);
	memcpy(t->text, d->thread, strlen(d->thread));
}

static void push_losses(struct dpcpp_trace *d, unsigned flags)
{
	struct xb_loss *l = push(d, XB_LOSS, sizeof(*l), d->last);

	l->h.tgid = l->h.tid = 0;
	l->h.flags = (uint16_t)flags;
	l->count[XB_C_DAMAGED] = d->damaged;
	l->count[XB_C_CALLS] = l->count[XB_C_RECORDS] = d->calls;
}

static void push_plugin(struct dpcpp_trace *d)
{
	const char *name = dpcpp_plugin_of(d->head.backend);
	size_t len = strlen(name) + 1;
	struct xb_def_object *o;

	if (d->backends & 1u << d->head.backend)
		return;
	d->backends |= 1u << d->head.backend;
	o = push(d, XB_DEF_OBJECT, sizeof(*o) + len + strlen(d->numbers.release) + 1, d->last);
	o->h.flags = 0;
	o->obj = d->head.backend + 1u;
	memcpy(o->text, name, len);
	memcpy(o->text + len, d->numbers.release, strlen(d->numbers.release));
}

static void plan_op(struct xb_plan *p, const struct cat_arg *a, unsigned word, bool out)
{
	const bool one = a->len_kind == CAT_LEN_ONE, text = a->type->kind == CAT_STRING;
	const uint32_t size = a->type->elem ? a->type->elem->size : 0;
	/* A text that came out is one operation more: after the pointer. */
	const bool behind = out && one && a->type->elem && a->type->elem->kind == CAT_STRING;
	struct xb_op op = {
		.kind = text  ? XB_OP_STR
			: one ? XB_OP_MEM
			      : XB_OP_ARR,
		.flags = out ? XB_OP_AT_RETURN : 0,
		.src = (uint8_t)word,
		.len_src = XB_SRC_CONST,
		.elem = one ? (uint16_t)size : 1,
		.max = XB_OP_MAX,
	};

	if (word >= XB_MAX_ARGS || size > XB_OP_MAX || p->nops + behind >= XB_MAX_OPS)
		return;
	p->ops[p->nops++] = op;
	p->nret += out;
	if (!behind)
		return;
	op.kind = XB_OP_STR;
	op.src = (uint8_t)(XB_SRC_OP | (p->nops - 1));
	op.elem = 1;
	p->ops[p->nops++] = op;
	p->nret++;
}

/* What a record may have besides the words: strings, and outputs. */
static void make_plan(struct kind *k, uint32_t slot)
{
	struct xb_plan *p = &k->plan;

	capture_layout(k->fn, k->places, ARGS_MAX);
	capture_plan(k->fn, slot, NULL, p, NULL);
	p->nops = p->nret = 0;
	for (unsigned out = 0; out < 2; out++)
		for (unsigned i = 0; i < k->fn->nargs; i++) {
			const struct cat_arg *a = &k->fn->args[i];

			if (out ? dpcpp_is_output(a) : a->type->kind == CAT_STRING)
				plan_op(p, a, k->places[i].word, out);
		}
}

static int push_function(struct dpcpp_trace *d, struct kind *k)
{
	_cleanup_free_ struct xb_def_func *def = NULL;
	int r;

	if (k->defined)
		return 0;
	r = capture_define(k->fn, &k->plan, &def);
	if (r < 0)
		return r;
	k->defined = true;
	memcpy(d->queue + d->have, def, def->h.len);
	d->have += def->h.len;
	return 0;
}

static void add_item(struct dpcpp_trace *d, struct xb_call *c, unsigned op, unsigned flags,
		     const void *bytes, size_t len, uint64_t total)
{
	struct xb_item *it = (void *)(d->queue + d->have);
	size_t size = sizeof(*it) + ((len + 7) & ~(size_t)7);

	memset(it, 0, size);
	*it = (struct xb_item){ .len = (uint16_t)len,
				.op = (uint8_t)op,
				.flags = (uint8_t)flags,
				.total = total < UINT32_MAX ? (uint32_t)total : UINT32_MAX };
	memcpy(it + 1, bytes, len);
	d->have += size;
	c->h.len += (uint32_t)size;
	c->datalen = (uint16_t)(c->datalen + size);
	if (flags & XB_ITEM_FAULT)
		c->h.flags |= XB_F_FAULT;
	if (flags & XB_ITEM_TRUNC)
		c->h.flags |= XB_F_TRUNC;
}

static void add_texts(struct dpcpp_trace *d, struct xb_call *c, const struct kind *k)
{
	const struct text *t = d->texts;

	for (unsigned op = 0; op < k->plan.nops && k->plan.ops[op].kind == XB_OP_STR; op++, t++)
		add_item(d, c, op, t->len < t->total ? XB_ITEM_TRUNC : 0, t->bytes, t->len + 1,
			 t->total + 1);
}

/* The operation behind that pointer, for a text that came out; NULL: it is no such pointer. */
static const struct xb_op *text_behind(const struct kind *k, unsigned op)
{
	const struct xb_op *next = &k->plan.ops[op + 1];

	return op + 1u < k->plan.nops && next->src == (XB_SRC_OP | op) ? next : NULL;
}

/* Whether it may be what the operation's pointer led to. The tool writes eight bytes of a number of four. */
static bool fits(const struct kind *k, unsigned at, const struct output *o)
{
	const struct xb_op *op = &k->plan.ops[at];

	if (op->kind == XB_OP_MEM && !text_behind(k, at))
		return !o->size || o->size == op->elem || (op->elem == 4 && o->size == 8);
	return true;
}

static void add_output(struct dpcpp_trace *d, struct xb_call *c, const struct kind *k, unsigned op,
		       const struct output *o)
{
	static const uint64_t somewhere = 1;
	const struct xb_op *how = &k->plan.ops[op];
	uint32_t len = how->kind == XB_OP_MEM && o->len > how->elem ? how->elem : o->len;

	if (o->size && text_behind(k, op)) {
		add_item(d, c, op, 0, &somewhere, 8, 8);
		add_item(d, c, op + 1, o->len < o->size ? XB_ITEM_TRUNC : 0, o->bytes, o->len,
			 o->size);
	} else if (o->size)
		add_item(d, c, op, len == o->len && o->len < o->size ? XB_ITEM_TRUNC : 0, o->bytes,
			 len, how->kind == XB_OP_MEM ? len : o->size);
	else if (how->kind == XB_OP_MEM)
		add_item(d, c, op, XB_ITEM_FAULT, &d->words[how->src], 8, 0);
}

/* They are in the order of the pointers that led to them, if there is one for each. */
static void add_outputs(struct dpcpp_trace *d, struct xb_call *c, const struct kind *k)
{
	unsigned ops[XB_MAX_OPS], n = 0;

	for (unsigned op = k->plan.nops - k->plan.nret; op < k->plan.nops; op++)
		if (!(k->plan.ops[op].src & XB_SRC_OP) && d->words[k->plan.ops[op].src])
			ops[n++] = op;
	for (unsigned i = 0; i < d->head.outputs; i++) {
		const struct output *o = &d->outputs[i];

		if (n == d->head.outputs && fits(k, ops[i], o))
			add_output(d, c, k, ops[i], o);
		else
			d->homeless++;
	}
}

static int push_call(struct dpcpp_trace *d, struct kind *k)
{
	const struct head *h = &d->head;
	struct xb_call *c;
	int r;

	push_plugin(d);
	r = push_function(d, k);
	if (r < 0)
		return r;
	c = push(d, XB_CALL, sizeof(*c) + k->plan.nargs * 8u, h->start * 1000);
	c->dur = (h->end - h->start) * 1000;
	c->ret = d->result;
	c->id = ++d->calls;
	c->func = (uint16_t)k->plan.func;
	c->obj = (uint16_t)(h->backend + 1u);
	c->nargs = k->plan.nargs;
	memcpy(c->body, d->words, k->plan.nargs * 8u);
	add_texts(d, c, k);
	add_outputs(d, c, k);
	d->last = h->end * 1000;
	return 0;
}

/* ---- the stream ---------------------------------------------------------------------------------- */

static int note_damage(struct dpcpp_trace *d)
{
	d->damaged++;
	if (d->in->have)
		input_skip(d->in, 1);
	push_losses(d, XB_LOSS_GAP);
	return find_record(d);
}

/* The next record of the file, as ours. 0, or -ENODATA, or another error of reading. */
static int take_record(struct dpcpp_trace *d)
{
	struct kind *k;
	int r = input_fill(d->in, DPCPP_HEAD_BYTES);

	if (r < 0)
		return r;
	d->offset = d->in->offset;
	if (!d->in->have) {
		d->over = true;
		push_losses(d, XB_LOSS_END);
		return 0;
	}
	if (d->in->have < DPCPP_HEAD_BYTES)
		return -ENODATA;
	d->head = head_of(input_data(d->in));
	r = -EBADMSG;
	if (is_possible(&d->numbers, &d->head)) {
		k = &d->numbers.kinds[d->head.function];
		if (!k->plan.func)
			make_plan(k, d->head.function + 1);
		r = read_record(d, k);
		if (r >= 0)
			return push_call(d, k);
	}
	if (r != -EBADMSG)
		return r;
	r = note_damage(d);
	if (!r)
		return skip(d, d->in->have);
	return r < 0 ? r : 0;
}

int dpcpp_trace_next(struct dpcpp_trace *d, const struct xb_hdr **ret)
{
	const struct xb_hdr *h;
	int r = 0;

	while (d->at == d->have && !d->over && r >= 0) {
		d->at = d->have = 0;
		if (d->begun)
			r = take_record(d);
		else if (d->clocked)
			push_thread(d);
		else
			push_clock(d);
		d->begun = d->clocked;
		d->clocked = true;
	}
	if (r < 0 || d->at == d->have)
		return r;
	h = (const void *)(d->queue + d->at);
	d->at += h->len;
	*ret = h;
	return 1;
}
