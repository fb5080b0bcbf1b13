// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * service.h - for tests: a machine that computes for ever, as decoded events.
 *
 * Some processes with some threads each serve requests: memory, copies, launches that wait for each other's events,
 * waits, times asked for, and the runtime's XPTI notifications of the same. Events, memory and process numbers
 * are used again at once, as allocators and kernels do; a few calls fail, a few things leak, processes begin,
 * end or crash, others come that compute nothing, and now and then records are lost.
 *
 * Each kind of record goes through the real decoder once. What differs between two of a kind are its handles
 * and identities: they are numbers that occur nowhere else (VAR()) when it is decoded, and are put everywhere
 * that they are found in, in the record and in its decoded values. So what a model is fed costs nearly nothing.
 */
#ifndef XB_TESTS_SERVICE_H
#define XB_TESTS_SERVICE_H

#include <stdlib.h>

#include "base/cleanup.h"
#include "decode/event.h"
#include "decode/xpti.h"
#include "unit/records.h"

#define SERVICE_KERNELS	  16u
#define SERVICE_PROCESSES 6u
#define SERVICE_THREADS	  3u
#define SERVICE_SITES	  4u
#define SERVICE_VARS	  4u
#define SERVICE_PLACES	  8u
#define SERVICE_POOL	  4096u
#define VAR(i)		  (0x5eed7a6b3c000000ull + 0x1000ull * ((i) + 1))

struct service_kind {
	struct rec r;
	struct decoder *d;
	struct event e;
	uint64_t *at[SERVICE_VARS][SERVICE_PLACES];
	unsigned n[SERVICE_VARS];
};

enum service_name {
	SK_CONTEXT,
	SK_QUEUE,
	SK_QUEUE_IN_ORDER,
	SK_ALLOC_HOST,
	SK_ALLOC_FAILS,
	SK_COPY_FIRST,
	SK_COPY_LAST,
	SK_SET_ARG,
	SK_LAUNCH_ONE,
	SK_LAUNCH_TWO,
	SK_WAIT,
	SK_FINISH,
	SK_START,
	SK_END,
	SK_RELEASE,
	SK_RELEASE_KERNEL,
	SK_RELEASE_QUEUE,
	SK_RELEASE_CONTEXT,
	SK_FREE,
	SK_EDGE,
	SK_TASK_BEGIN,
	SK_TASK_END,
	SK_SIGNAL,
	SK_WAIT_BEGIN,
	SK_WAIT_END,
	SK_FORK,
	SK_EXEC,
	SK_EXIT,
	SK_LOSS,
	SK_ALLOC,			      /* one a site */
	SK_KERNEL = SK_ALLOC + SERVICE_SITES, /* one a name */
	SK_NODE = SK_KERNEL + SERVICE_KERNELS,
	SK_MAX = SK_NODE + SERVICE_KERNELS,
};

/* Addresses: what was given back last is given away first. */
struct service_pool {
	uint64_t base, stride;
	uint32_t fresh, nfree;
	uint32_t back[SERVICE_POOL];
};

struct service_thread {
	uint32_t tid;
	unsigned step;
	uint64_t a, b, e[3], instance, node, kernel;
	unsigned which;
	bool leaks;
};

struct service_process {
	uint32_t tgid;
	unsigned step; /* of its beginning or end */
	bool up, ending;
	uint32_t requests; /* that it will still serve */
	uint64_t context, queue[2], kernels[SERVICE_KERNELS];
	struct service_pool events, memory;
	struct service_thread threads[SERVICE_THREADS];
};

struct service {
	struct service_kind *kinds; /* SK_MAX */
	struct service_process processes[SERVICE_PROCESSES];
	uint64_t now, calls, instances, seed, made, lost;
	uint64_t idle_ns; /* on average, from request to request, while there is little to do */
	uint32_t next_pid, visitor;
	unsigned visiting;
	bool loses;
};

static inline uint64_t service_chance(struct service *s, uint64_t n)
{
	s->seed ^= s->seed << 13;
	s->seed ^= s->seed >> 7;
	s->seed ^= s->seed << 17;
	return (s->seed >> 20) % n;
}

/* ---- kinds ------------------------------------------------------------------------------------- */

static const char *const service_functions[] = {
	"urContextCreate",
	"urQueueCreate",
	"urUSMHostAlloc",
	"urUSMDeviceAlloc",
	"urUSMSharedAlloc",
	"urEnqueueUSMMemcpy",
	"urKernelSetArgPointer",
	"urEnqueueKernelLaunch",
	"urEventWait",
	"urQueueFinish",
	"urEventGetProfilingInfo",
	"urEventRelease",
	"urKernelRelease",
	"urQueueRelease",
	"urContextRelease",
	"urUSMFree",
	"urKernelCreate",
};

static inline void service_place(struct service_kind *k, uint64_t *p)
{
	unsigned i;

	for (i = 0; i < SERVICE_VARS; i++) {
		if (*p != VAR(i))
			continue;
		assert(k->n[i] < SERVICE_PLACES);
		k->at[i][k->n[i]++] = p;
	}
}

static inline void service_places_in(struct service_kind *k, const struct value *v)
{
	uint32_t i;

	/* The decoder's own memory, which nobody else looks at. */
	service_place(k, (uint64_t *)&v->u);
	service_place(k, (uint64_t *)&v->addr);
	for (i = 0; i < v->nitems; i++)
		service_places_in(k, &v->items[i]);
}

static inline void service_decode(struct service_kind *k)
{
	const struct event_xpti *x;
	uint32_t i;
	int r = decoder_decode(k->d, rec_hdr(&k->r), &k->e);

	assert(r == 1);
	(void)r;
	for (i = 0; i < rec_hdr(&k->r)->len; i += 8)
		service_place(k, (uint64_t *)(k->r.bytes + i));
	if (k->e.type == EVENT_CALL) {
		for (i = 0; i < k->e.call.nargs; i++)
			service_places_in(k, &k->e.call.args[i]);
		service_places_in(k, &k->e.call.ret);
	}
	if (k->e.type != EVENT_XPTI)
		return;
	x = k->e.xpti;
	service_places_in(k, &x->data);
	for (i = 0; i < x->nmetadata; i++)
		service_places_in(k, &x->metadata[i]);
}

static inline void service_feed(struct service_kind *k, struct rec *r)
{
	struct event e;
	int err = decoder_decode(k->d, rec_hdr(r), &e);

	assert(err == 0);
	(void)err;
}

/* A decoder that all functions are defined in. */
static inline void service_begin(struct service_kind *k)
{
	struct rec r;
	unsigned i;
	int err = decoder_new(&k->d);

	assert(err == 0);
	(void)err;
	for (i = 0; i < ARRAY_SIZE(service_functions); i++) {
		rec_func(&r, i, service_functions[i], NULL);
		service_feed(k, &r);
	}
}

struct service_item {
	unsigned arg;
	const void *bytes;
	uint16_t len;
};

static inline void service_site(struct service_kind *k, uint32_t site)
{
	struct rec r;
	struct xb_def_frame *f = rec_start(&r, XB_DEF_FRAME, sizeof(*f), 0, 0, 1);
	struct xb_def_site *s;
	struct xb_call_site *c;

	f->frame = site;
	f->line = 10 * site;
	rec_texts(&r, "serve", "service", "service.cpp");
	service_feed(k, &r);
	s = rec_start(&r, XB_DEF_SITE, sizeof(*s), 0, 0, 1);
	s->site = site;
	s->nframes = 1;
	rec_add(&r, &site, sizeof(site));
	service_feed(k, &r);
	c = rec_start(&r, XB_CALL_SITE, sizeof(*c), 4242, 4243, 1);
	c->call = 7;
	c->site = site;
	service_feed(k, &r);
}

/* site 0: none. */
static inline void service_call(struct service *s, unsigned kind, const char *name,
				const uint64_t *words, unsigned n, const struct service_item *items,
				unsigned nitems, uint64_t ret, uint32_t site)
{
	struct service_kind *k = &s->kinds[kind];
	struct xb_plan plan;
	unsigned slot = 0, i;
	int op;

	service_begin(k);
	if (site)
		service_site(k, site);
	while (strcmp(service_functions[slot], name) != 0)
		slot++;
	rec_func(&k->r, slot, name, &plan);
	rec_call(&k->r, (uint16_t)slot, words, n)->ret = ret;
	for (i = 0; i < nitems; i++) {
		op = rec_op(&plan, -1, items[i].arg);
		assert(op >= 0);
		rec_item(&k->r, (unsigned)op, 0, items[i].bytes, items[i].len, items[i].len);
	}
	service_decode(k);
}

#define WORDS(...) (const uint64_t[]){ __VA_ARGS__ }, sizeof((const uint64_t[]){ __VA_ARGS__ }) / 8
#define ITEMS(...)                                    \
	(const struct service_item[]){ __VA_ARGS__ }, \
		sizeof((const struct service_item[]){ __VA_ARGS__ }) / sizeof(struct service_item)
#define NO_ITEMS NULL, 0

static inline void service_define(struct service_kind *k, unsigned type, int32_t id, uint8_t vtype,
				  const char *text)
{
	struct rec r;
	struct xb_xpti_def *d = rec_start(&r, type, sizeof(*d), 1, 1, 1);

	d->fw = 0x100;
	d->id = id;
	d->len = d->total = (uint32_t)strlen(text);
	d->vtype = vtype;
	rec_add(&r, text, d->len);
	service_feed(k, &r);
}

static inline void service_text(struct rec *r, unsigned kind, const char *text)
{
	struct xb_xpti_item it = { .len = (uint16_t)strlen(text),
				   .kind = (uint8_t)kind,
				   .addr = 0x7000 };

	rec_add(r, &it, sizeof(it));
	rec_add(r, text, it.len);
}

/* VAR(0): which of the node's instances, VAR(1): the notification's instance, VAR(2): user data, VAR(3): uid. */
static inline void service_xpti(struct service *s, unsigned kind, const char *type,
				const char *kernel, unsigned data)
{
	const struct xb_xpti_pair pair = { 7, 9 };
	struct service_kind *k = &s->kinds[kind];
	struct xb_xpti *x;
	const char *name;
	uint16_t n = 0;

	service_begin(k);
	service_define(k, XB_XPTI_STREAM, 3, 0, "sycl");
	service_define(k, XB_XPTI_STRING, 7, 0, "kernel_name");
	if (kernel)
		service_define(k, XB_XPTI_OBJECT, 9, 1, kernel);
	while (!(name = xpti_type_name(XB_XPTI_TYPES_2024, n)) || strcmp(name, type) != 0)
		n++;
	x = rec_start(&k->r, XB_XPTI, sizeof(*x), 1, 1, 1);
	x->h.flags = XB_XPTI_EVENT | XB_XPTI_PAYLOAD | XB_XPTI_UID128;
	x->fw = 0x100;
	x->instance = VAR(1);
	x->user_data = VAR(2);
	x->uid = (struct xb_xpti_uid){ 0x77, VAR(3), VAR(0) };
	x->trace_type = n;
	x->stream = 3;
	x->numbering = XB_XPTI_TYPES_2024;
	x->data = (uint8_t)data;
	x->line = 12;
	if (!strcmp(type, "edge_create")) {
		x->h.flags |= XB_XPTI_EDGE;
		x->source = (struct xb_xpti_uid){ 0x77, VAR(1), VAR(0) };
		x->target = (struct xb_xpti_uid){ 0x77, VAR(2), VAR(0) };
	}
	if (kernel) {
		x->npairs = 1;
		x->total_pairs = 1;
		rec_add(&k->r, &pair, sizeof(pair));
	}
	service_text(&k->r, XB_XPTI_ITEM_NAME, kernel ? kernel : "serve");
	service_text(&k->r, XB_XPTI_ITEM_FILE, "service.cpp");
	if (data == XB_XPTI_DATA_TEXT)
		service_text(&k->r, XB_XPTI_ITEM_DATA, "command_group_node");
	service_decode(k);
}

static inline void service_plain(struct service *s, unsigned kind, unsigned type, uint32_t len)
{
	struct service_kind *k = &s->kinds[kind];

	service_begin(k);
	rec_start(&k->r, type, len, 1, 1, 1);
	if (type == XB_FORK)
		memcpy(((struct xb_fork *)k->r.bytes)->comm, "serve", 6);
	if (type == XB_EXEC)
		memcpy(((struct xb_exec *)k->r.bytes)->comm, "serve", 6);
	if (type == XB_FORK)
		((struct xb_fork *)k->r.bytes)->start_ns = VAR(0);
	if (type == XB_EXEC)
		((struct xb_exec *)k->r.bytes)->start_ns = VAR(0);
	service_decode(k);
}

static inline void service_kinds(struct service *s)
{
	static const char *const allocs[] = { "urUSMDeviceAlloc", "urUSMSharedAlloc" };
	const uint64_t var[] = { VAR(0), VAR(1), VAR(2), VAR(3) };
	struct {
		uint32_t stype, pad;
		uint64_t next;
		uint32_t flags, pad2;
	} q = { .stype = 0x14, .flags = 1 };
	char name[64];
	unsigned i;

	service_call(s, SK_CONTEXT, "urContextCreate", WORDS(1, 0x7000, 0, 0x7100),
		     ITEMS({ 3, &var[0], 8 }), 0, 0);
	service_call(s, SK_QUEUE, "urQueueCreate", WORDS(VAR(1), 0x200, 0x6000, 0x7000),
		     ITEMS({ 2, &q, sizeof(q) }, { 3, &var[0], 8 }), 0, 0);
	q.flags = 0;
	service_call(s, SK_QUEUE_IN_ORDER, "urQueueCreate", WORDS(VAR(1), 0x200, 0x6000, 0x7000),
		     ITEMS({ 2, &q, sizeof(q) }, { 3, &var[0], 8 }), 0, 0);
	for (i = 0; i < SERVICE_SITES; i++)
		service_call(s, SK_ALLOC + i, allocs[i % 2],
			     WORDS(VAR(1), 0x200, 0, 0, 4096u << i, 0x7000),
			     ITEMS({ 5, &var[0], 8 }), 0, i + 1);
	service_call(s, SK_ALLOC_HOST, "urUSMHostAlloc", WORDS(VAR(1), 0, 0, 65536, 0x7000),
		     ITEMS({ 4, &var[0], 8 }), 0, SERVICE_SITES + 1);
	/* 39: UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY */
	service_call(s, SK_ALLOC_FAILS, "urUSMDeviceAlloc",
		     WORDS(VAR(1), 0x200, 0, 0, 1u << 30, 0x7000), NO_ITEMS, 39, 0);
	service_call(s, SK_COPY_FIRST, "urEnqueueUSMMemcpy",
		     WORDS(VAR(0), 0, VAR(1), VAR(2), 4096, 0, 0, 0x7200), ITEMS({ 7, &var[3], 8 }),
		     0, 0);
	service_call(s, SK_COPY_LAST, "urEnqueueUSMMemcpy",
		     WORDS(VAR(0), 1, VAR(1), VAR(2), 4096, 1, 0x7100, 0), ITEMS({ 6, &var[3], 8 }),
		     0, 0);
	service_call(s, SK_SET_ARG, "urKernelSetArgPointer", WORDS(VAR(0), 0, 0, VAR(1)), NO_ITEMS,
		     0, 0);
	/* VAR(0): queue, VAR(1): kernel, VAR(2): the event before, VAR(3): its own */
	service_call(s, SK_LAUNCH_ONE, "urEnqueueKernelLaunch",
		     WORDS(VAR(0), VAR(1), 1, 0, 0x7000, 0, 0, 1, 0x7100, 0x7200),
		     ITEMS({ 8, &var[2], 8 }, { 9, &var[3], 8 }), 0, 0);
	service_call(s, SK_LAUNCH_TWO, "urEnqueueKernelLaunch",
		     WORDS(VAR(0), 0x5a5a, 1, 0, 0x7000, 0, 0, 2, 0x7100, 0x7200),
		     ITEMS({ 8, &var[1], 16 }, { 9, &var[3], 8 }), 0, 0);
	service_call(s, SK_WAIT, "urEventWait", WORDS(1, 0x7000), ITEMS({ 1, &var[0], 8 }), 0, 0);
	service_call(s, SK_FINISH, "urQueueFinish", WORDS(VAR(0)), NO_ITEMS, 0, 0);
	/* UR_PROFILING_INFO_COMMAND_START and _END */
	service_call(s, SK_START, "urEventGetProfilingInfo", WORDS(VAR(0), 2, 8, 0x7000, 0),
		     ITEMS({ 3, &var[1], 8 }), 0, 0);
	service_call(s, SK_END, "urEventGetProfilingInfo", WORDS(VAR(0), 3, 8, 0x7000, 0),
		     ITEMS({ 3, &var[1], 8 }), 0, 0);
	service_call(s, SK_RELEASE, "urEventRelease", WORDS(VAR(0)), NO_ITEMS, 0, 0);
	service_call(s, SK_RELEASE_KERNEL, "urKernelRelease", WORDS(VAR(0)), NO_ITEMS, 0, 0);
	service_call(s, SK_RELEASE_QUEUE, "urQueueRelease", WORDS(VAR(0)), NO_ITEMS, 0, 0);
	service_call(s, SK_RELEASE_CONTEXT, "urContextRelease", WORDS(VAR(0)), NO_ITEMS, 0, 0);
	service_call(s, SK_FREE, "urUSMFree", WORDS(VAR(1), VAR(0)), NO_ITEMS, 0, 0);
	for (i = 0; i < SERVICE_KERNELS; i++) {
		snprintf(name, sizeof(name), "kernel_number_%u_of_the_service", i);
		service_call(s, SK_KERNEL + i, "urKernelCreate", WORDS(0x300, 0x7000, 0x7100),
			     ITEMS({ 1, name, (uint16_t)(strlen(name) + 1) }, { 2, &var[0], 8 }), 0,
			     0);
		service_xpti(s, SK_NODE + i, "node_create", name, XB_XPTI_DATA_TEXT);
	}
	service_xpti(s, SK_EDGE, "edge_create", NULL, XB_XPTI_DATA_ADDR);
	service_xpti(s, SK_TASK_BEGIN, "task_begin", NULL, XB_XPTI_DATA_ADDR);
	service_xpti(s, SK_TASK_END, "task_end", NULL, XB_XPTI_DATA_ADDR);
	service_xpti(s, SK_SIGNAL, "signal", NULL, XB_XPTI_DATA_HANDLE);
	service_xpti(s, SK_WAIT_BEGIN, "wait_begin", NULL, XB_XPTI_DATA_ADDR);
	service_xpti(s, SK_WAIT_END, "wait_end", NULL, XB_XPTI_DATA_ADDR);
	service_plain(s, SK_FORK, XB_FORK, sizeof(struct xb_fork));
	service_plain(s, SK_EXEC, XB_EXEC, sizeof(struct xb_exec));
	service_plain(s, SK_EXIT, XB_EXIT, sizeof(struct xb_exit));
	service_plain(s, SK_LOSS, XB_LOSS, sizeof(struct xb_loss));
}

/* ---- what happens ------------------------------------------------------------------------------ */

static inline const struct event *service_emit(struct service *s, unsigned kind, uint32_t tgid,
					       uint32_t tid, uint64_t dur, uint64_t v0, uint64_t v1,
					       uint64_t v2, uint64_t v3)
{
	const uint64_t vars[SERVICE_VARS] = { v0, v1, v2, v3 };
	struct service_kind *k = &s->kinds[kind];
	struct xb_hdr *h = (struct xb_hdr *)k->e.rec; /* ours, or the decoder's copy */
	struct xb_call *c;
	unsigned i, j;

	h->tgid = tgid;
	h->tid = tid;
	h->ts = s->now;
	s->now += dur + 50;
	for (i = 0; i < SERVICE_VARS; i++)
		for (j = 0; j < k->n[i]; j++)
			*k->at[i][j] = vars[i];
	if (k->e.type == EVENT_CALL) {
		c = (struct xb_call *)k->r.bytes;
		c->dur = dur;
		c->id = ++s->calls;
	}
	s->made++;
	return &k->e;
}

static inline uint64_t service_take(struct service_pool *p)
{
	return p->base + p->stride * (p->nfree ? p->back[--p->nfree] : p->fresh++);
}

static inline void service_give(struct service_pool *p, uint64_t address)
{
	if (p->nfree < SERVICE_POOL)
		p->back[p->nfree++] = (uint32_t)((address - p->base) / p->stride);
}

static inline uint32_t service_pid(struct service *s)
{
	s->next_pid = s->next_pid >= 32767 ? 1000 : s->next_pid + 1;
	return s->next_pid;
}

static inline void service_born(struct service *s, struct service_process *p)
{
	unsigned i;
	uint64_t where = 0x7f0000000000ull + (service_chance(s, 1u << 16) << 20);

	memset(p, 0, sizeof(*p));
	p->tgid = service_pid(s);
	p->requests = (uint32_t)(200 + service_chance(s, 3000));
	p->events = (struct service_pool){ .base = where, .stride = 0x80 };
	p->memory = (struct service_pool){ .base = where + (1ull << 36), .stride = 0x20000 };
	p->context = where + (1ull << 34);
	for (i = 0; i < 2; i++)
		p->queue[i] = p->context + 0x1000 * (i + 1);
	for (i = 0; i < SERVICE_KERNELS; i++)
		p->kernels[i] = p->context + 0x10000 + 0x200 * i;
	for (i = 0; i < SERVICE_THREADS; i++)
		p->threads[i].tid = i ? service_pid(s) : p->tgid;
}

static inline const struct event *service_fork(struct service *s, uint32_t tgid,
					       uint32_t child_tgid, uint32_t child_tid)
{
	struct xb_fork *f = (struct xb_fork *)s->kinds[SK_FORK].r.bytes;

	f->child_tgid = child_tgid;
	f->child_tid = child_tid;
	return service_emit(s, SK_FORK, tgid, tgid, 0, s->now, 0, 0, 0);
}

static inline const struct event *service_exit(struct service *s, uint32_t tgid, uint32_t tid,
					       bool last)
{
	rec_hdr(&s->kinds[SK_EXIT].r)->flags = last ? XB_EXIT_GROUP : 0;
	return service_emit(s, SK_EXIT, tgid, tid, 0, 0, 0, 0, 0);
}

static inline const struct event *service_starts(struct service *s, struct service_process *p)
{
	unsigned step = p->step++;

	if (step == 0)
		return service_fork(s, 500, p->tgid, p->tgid);
	if (step == 1)
		return service_emit(s, SK_EXEC, p->tgid, p->tgid, 0, s->now, 0, 0, 0);
	step -= 2;
	if (step < SERVICE_THREADS - 1)
		return service_fork(s, p->tgid, p->tgid, p->threads[step + 1].tid);
	step -= SERVICE_THREADS - 1;
	if (step == 0)
		return service_emit(s, SK_CONTEXT, p->tgid, p->tgid, 5000, p->context, 0, 0, 0);
	if (step < 3)
		return service_emit(s, step == 1 ? SK_QUEUE : SK_QUEUE_IN_ORDER, p->tgid, p->tgid,
				    900, p->queue[step - 1], p->context, 0, 0);
	step -= 3;
	p->up = step == SERVICE_KERNELS - 1;
	if (p->up)
		p->step = 0;
	return service_emit(s, SK_KERNEL + step, p->tgid, p->tgid, 700, p->kernels[step], 0, 0, 0);
}

/* An orderly end, of every second process; the others just end. */
static inline const struct event *service_ends(struct service *s, struct service_process *p)
{
	unsigned step = p->step++;
	uint32_t tgid = p->tgid;

	if (tgid % 2 && step < SERVICE_KERNELS)
		return service_emit(s, SK_RELEASE_KERNEL, tgid, tgid, 100, p->kernels[step], 0, 0,
				    0);
	if (tgid % 2 && step < SERVICE_KERNELS + 2)
		return service_emit(s, SK_RELEASE_QUEUE, tgid, tgid, 100,
				    p->queue[step - SERVICE_KERNELS], 0, 0, 0);
	if (tgid % 2 && step == SERVICE_KERNELS + 2)
		return service_emit(s, SK_RELEASE_CONTEXT, tgid, tgid, 100, p->context, 0, 0, 0);
	if (tgid % 2)
		step -= SERVICE_KERNELS + 3;
	if (step < SERVICE_THREADS - 1)
		return service_exit(s, tgid, p->threads[step + 1].tid, false);
	service_born(s, p);
	return service_exit(s, tgid, tgid, true);
}

/* A process that computes nothing. */
static inline const struct event *service_visits(struct service *s)
{
	switch (s->visiting--) {
	case 3:
		s->visitor = service_pid(s);
		return service_fork(s, 500, s->visitor, s->visitor);
	case 2:
		return service_emit(s, SK_EXEC, s->visitor, s->visitor, 0, s->now, 0, 0, 0);
	default:
		s->visiting = 0;
		return service_exit(s, s->visitor, s->visitor, true);
	}
}

static inline void service_request(struct service *s, struct service_process *p,
				   struct service_thread *t)
{
	t->which = (unsigned)service_chance(s, SERVICE_KERNELS);
	t->kernel = p->kernels[t->which];
	t->node = 0x9000 + t->which;
	t->instance = ++s->instances;
	t->leaks = service_chance(s, 500) == 0;
	/* Days are busy, nights are not. */
	if (s->idle_ns && !(s->instances >> 16 & 1))
		s->now += service_chance(s, 4 * s->idle_ns);
	if (p->requests && --p->requests == 0)
		p->ending = true;
}

static inline const struct event *service_serves(struct service *s, struct service_process *p,
						 struct service_thread *t)
{
	unsigned ordered = t->which & 1;
	uint64_t queue = p->queue[ordered];
	unsigned step = t->step++;

#define EMIT(kind, dur, ...) service_emit(s, kind, p->tgid, t->tid, dur, __VA_ARGS__)
	switch (step) {
	case 0:
		service_request(s, p, t);
		return EMIT(SK_NODE + t->which, 0, t->instance, 0, 0, t->node);
	case 1:
		return EMIT(SK_EDGE, 0, 1, 0x9000 + (t->which + 1) % SERVICE_KERNELS, t->node,
			    0xa000 + t->which);
	case 2:
		return EMIT(SK_TASK_BEGIN, 0, t->instance, t->instance, 0, t->node);
	case 3:
		if (service_chance(s, 1000) == 0)
			return EMIT(SK_ALLOC_FAILS, 3000, 0, p->context, 0, 0);
		/* fall through */
	case 4:
		t->step = 5;
		t->a = service_take(&p->memory);
		return EMIT(SK_ALLOC + t->which % SERVICE_SITES, 800, t->a, p->context, 0, 0);
	case 5:
		t->b = service_take(&p->memory);
		return EMIT(SK_ALLOC_HOST, 600, t->b, p->context, 0, 0);
	case 6:
		t->e[0] = service_take(&p->events);
		return EMIT(SK_COPY_FIRST, 900, queue, t->a, t->b, t->e[0]);
	case 7:
		return EMIT(SK_SET_ARG, 50, t->kernel, t->a, 0, 0);
	case 8:
		t->e[1] = service_take(&p->events);
		return EMIT(SK_LAUNCH_ONE, 1200 + service_chance(s, 4000), queue, t->kernel,
			    t->e[0], t->e[1]);
	case 9:
		return EMIT(SK_SIGNAL, 0, t->instance, 0, t->e[1], t->node);
	case 10:
		return EMIT(SK_TASK_END, 0, t->instance, t->instance, 0, t->node);
	case 11:
		t->e[2] = service_take(&p->events);
		return EMIT(SK_LAUNCH_TWO, 1100, queue, t->e[0], t->e[1], t->e[2]);
	case 12:
		return EMIT(SK_WAIT_BEGIN, 0, t->instance, t->instance + 1, 0, t->node);
	case 13:
		return ordered ? EMIT(SK_FINISH, 20000, queue, 0, 0, 0)
			       : EMIT(SK_WAIT, 10000 + service_chance(s, 90000), t->e[2], 0, 0, 0);
	case 14:
		return EMIT(SK_WAIT_END, 0, t->instance, t->instance + 1, 0, t->node);
	case 15:
		return EMIT(SK_START, 100, t->e[1], s->now - 9000, 0, 0);
	case 16:
		return EMIT(SK_END, 100, t->e[1], s->now - 1000, 0, 0);
	case 17:
		return EMIT(SK_COPY_LAST, 5000, queue, t->b, t->a, t->e[2]);
	case 18:
	case 19:
		service_give(&p->events, t->e[step - 18]);
		return EMIT(SK_RELEASE, 60, t->e[step - 18], 0, 0, 0);
	case 20:
		if (!t->leaks) {
			service_give(&p->events, t->e[2]);
			return EMIT(SK_RELEASE, 60, t->e[2], 0, 0, 0);
		}
		/* fall through */
	case 21:
		if (!t->leaks) {
			service_give(&p->memory, t->b);
			return EMIT(SK_FREE, 300, t->b, p->context, 0, 0);
		}
		/* fall through */
	default:
		t->step = 0;
		service_give(&p->memory, t->a);
		return EMIT(SK_FREE, 400, t->a, p->context, 0, 0);
	}
#undef EMIT
}

/* The next event: valid until the next call. */
static inline const struct event *service_next(struct service *s)
{
	struct service_process *p = &s->processes[service_chance(s, SERVICE_PROCESSES)];

	if (s->visiting)
		return service_visits(s);
	if (s->made % 4096 == 4095)
		s->visiting = 3;
	if (s->loses && s->made % (1u << 20) == (1u << 20) - 1) {
		((struct xb_loss *)s->kinds[SK_LOSS].e.rec)->count[XB_C_RING_FULL] = ++s->lost;
		return service_emit(s, SK_LOSS, 0, 0, 0, 0, 0, 0, 0);
	}
	if (!p->up)
		return service_starts(s, p);
	if (p->ending)
		return service_ends(s, p);
	return service_serves(s, p, &p->threads[service_chance(s, SERVICE_THREADS)]);
}

static inline struct service *service_free(struct service *s)
{
	unsigned i;

	if (!s)
		return NULL;
	for (i = 0; i < SK_MAX && s->kinds; i++)
		decoder_free(s->kinds[i].d);
	free(s->kinds);
	free(s);
	return NULL;
}

/* idle_ns: of s->idle_ns, 0: always busy. loses: 1 record in a million is lost. NULL: no memory. */
static inline struct service *service_new(uint64_t idle_ns, bool loses)
{
	struct service *s = calloc(1, sizeof(*s));
	unsigned i;

	if (!s)
		return NULL;
	s->kinds = calloc(SK_MAX, sizeof(*s->kinds));
	if (!s->kinds)
		return service_free(s);
	s->seed = 0x9e3779b97f4a7c15ull;
	s->next_pid = 1000;
	s->idle_ns = idle_ns;
	s->loses = loses;
	service_kinds(s);
	s->now = 1000000000;
	for (i = 0; i < SERVICE_PROCESSES; i++)
		service_born(s, &s->processes[i]);
	return s;
}

#endif
