// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes.c - memory from birth to death.
 *
 * One allocation, several views. A program's sycl::malloc_device() becomes an XPTI event, a call of
 * Unified Runtime and one of OpenCL or Level Zero inside it: three tales of the same bytes. Records
 * come when calls return, so the innermost tells first. Views are joined in two ways: by what
 * they name (a pointer is the same in all layers), if the later one encloses the earlier on its thread; and
 * where each layer has a handle of its own (buffers, images), by being nested and alike. The outermost
 * tells the size that counts, for that is what was asked for; other sizes are noted as differences.
 *
 * So what is made inside a call waits until the outermost call of its thread returns. What no layer
 * above has claimed by then is that layer's own doing (a pool's chunk, a queue's counters): it is
 * "by the runtime", and is not counted as the program's.
 *
 * Frees are told inside out, too. The innermost one ends the life; one that encloses it is the same free.
 * A layer that saw the birth may tell of the end once, whenever it does (a pool gives its chunk back
 * late). A free that nothing of this excuses is a second free. Which frees are wrong is decided by what
 * was called, not by what came of it: a driver that refuses a second free was asked for it all the same.
 *
 * A free lets other threads have the address before it returns, and they may tell first. So a birth at an
 * address that lives replaces what was there, and a free that began before a birth is of an older one.
 *
 * Claims. That something was never allocated can be said only of a process that was seen from its exec
 * on, of an API whose ways to allocate are all traced, and if no records were lost. Else the free is of
 * something older, which is counted and is no error. After a loss all that lived then "may be" freed.
 *
 * What is memory: pointers that were allocated, buffers, images and physical memory count. Addresses without
 * memory, parts of buffers, pools, imported memory and SYCL's own buffers (which have memory only where
 * they are used) are followed and can leak, but have no bytes of their own in the total.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uthash.h>
#include <utlist.h>

#include "base/cleanup.h"
#include "decode/xpti.h"
#include "model/lifetimes.h"
#include "model/model.h"
#include "model/parts.h"

#define LINGER_NS 1000000000ull
#define BUCKETS	  65536u /* a power of two */
#define TEXT_MAX  512u	 /* bytes of one label */
#define TEXTS_ALL (8u << 20)
#define FORKS_MAX 8u /* generations that are asked for what a child frees */

/* Addresses and handles are different numbers; SYCL's buffers are numbered by their own addresses. */
enum space { SPACE_ADDRESS, SPACE_HANDLE, SPACE_SYCL };

/* enum cat_mem goes on here. */
enum {
	MEM_SYCL_BUFFER = CAT_MEM_IMPORTED + 1,
	MEM_SYCL_IMAGE,
	MEM_MAX,
};

static const struct {
	const char *name, *below;
	bool counts;
} kinds[MEM_MAX] = {
	[CAT_MEM_UNKNOWN] = { "unknown", "unknown, by the runtime", true },
	[CAT_MEM_DEVICE] = { "device", "device, by the runtime", true },
	[CAT_MEM_HOST] = { "host", "host, by the runtime", true },
	[CAT_MEM_SHARED] = { "shared", "shared, by the runtime", true },
	[CAT_MEM_VIRTUAL] = { "virtual addresses", "virtual addresses, by the runtime", false },
	[CAT_MEM_BUFFER] = { "buffer", "buffer, by the runtime", true },
	[CAT_MEM_IMAGE] = { "image", "image, by the runtime", true },
	[CAT_MEM_PART] = { "sub-buffer", "sub-buffer, by the runtime", false },
	[CAT_MEM_POOL] = { "pool", "pool, by the runtime", false },
	[CAT_MEM_PHYSICAL] = { "physical", "physical, by the runtime", true },
	[CAT_MEM_IMPORTED] = { "imported", "imported, by the runtime", false },
	[MEM_SYCL_BUFFER] = { "SYCL buffer", "SYCL buffer", false },
	[MEM_SYCL_IMAGE] = { "SYCL image", "SYCL image", false },
};

struct alloc;

struct view {
	uint64_t key;
	uint64_t size;
	struct alloc *a;
	const char *call;   /* NULL: XPTI */
	const char *object; /* word of the catalog for what the handle is of; NULL: not told */
	struct view *next;  /* of the allocation, from the outermost in */
	struct view *chain; /* of the hash */
	uint64_t changed_from;
	uint32_t owners, changer;
	uint8_t space, api;
	bool has_size;
};

struct alloc {
	struct view *views;
	struct proc *p;
	struct lifetimes_row *row[LIFETIMES_BY_MAX];
	struct alloc *prev, *next; /* of the living or the dead of its process */
	uint64_t context;
	uint64_t native; /* as XPTI tells it */
	uint64_t size;
	uint64_t made_from, made_at, died_from, died_at;
	uint64_t site_peak; /* of its site's row, before it came */
	uint64_t late_from; /* the last end that a layer told of late */
	uint32_t tid, died_tid, late_tid, epoch;
	uint16_t freed; /* bits of APIs that told of the end */
	uint16_t held;	/* that may still tell of it, for the one before at this address */
	uint8_t kind, context_api;
	bool has_size, settled, below, dead, late, leaked;
};

struct proc {
	uint32_t tgid, parent;
	uint64_t serial, parent_serial, forked_at;
	const char *label;
	struct alloc *living, *dead;
	uint32_t ndead;
	bool whole; /* all since its program began was seen */
	bool ended;
	uint64_t ended_at;
	UT_hash_handle hh;
};

/* The last begin of XPTI whose end has not come: allocations and releases don't nest. */
struct frame {
	uint64_t instance, from;
	const char *site, *device;
	uint32_t epoch;
	bool open, release;
	bool maps; /* memory that is there already is mapped, not made */
};

struct inner_copy {
	struct model_copy c;
	bool fill;
	uint8_t api;
};

struct lthread {
	uint32_t tid;
	struct proc *p;
	struct alloc *pending[LIFETIMES_PENDING_MAX];
	struct inner_copy copies[LIFETIMES_PENDING_MAX];
	struct frame frame;
	unsigned npending, ncopies;
	/* The last wrong free: the layers around it tell of it again. */
	struct lifetimes_fault *fault;
	uint64_t fault_key, fault_from;
	uint64_t older_key, older_from; /* the same of what is older than the trace */
	UT_hash_handle hh;
};

struct text {
	UT_hash_handle hh;
	char s[];
};

/* What the tables hold; the members' keys are of pointers to labels, which are interned. */
union thing {
	struct lifetimes_row row;
	struct lifetimes_leak leak;
	struct lifetimes_fault fault;
	struct lifetimes_copy copy;
	struct lifetimes_failure failure;
	struct lifetimes_difference difference;
};

#define KEY_WORDS 8
struct entry {
	uint64_t key[KEY_WORDS];
	UT_hash_handle hh;
	union thing u;
};

enum table {
	TABLE_ROWS, /* and as many as there are LIFETIMES_BY_... */
	TABLE_LEAKS = TABLE_ROWS + LIFETIMES_BY_MAX,
	TABLE_LIVE, /* made anew when it is asked for */
	TABLE_FAULTS,
	TABLE_COPIES,
	TABLE_FAILURES,
	TABLE_DIFFERENCES,
	TABLES,
};

struct lifetimes {
	struct proc *procs;
	struct lthread *threads;
	struct text *texts;
	size_t text_bytes;
	struct entry *tables[TABLES];
	struct lifetimes_row total;
	struct lifetimes_gaps gaps;
	struct lifetimes_point points[LIFETIMES_POINTS_MAX];
	size_t npoints;
	uint64_t step;
	uint64_t serial, secret, unseen, next_look;
	uint32_t nlive, ndead, epoch;
	void (*watch)(void *u, const struct lifetimes_life *x);
	void *watch_u;
	struct view *buckets[BUCKETS];
};

/* One tale of a birth or an end: by a call, or by the begin and end of XPTI. */
struct span {
	uint64_t from, to;
	const char *call, *site, *device;
	const char *object; /* what the handle at hand is of; NULL: not told, or no handle */
	const struct event_call *c; /* NULL: XPTI */
	uint32_t tid;
	uint8_t api;
	bool nested; /* in another call that is traced */
	bool begun;  /* from is known */
};

/* ---- labels and tables ------------------------------------------------------------------------- */

static const char *intern(struct lifetimes *l, const char *s)
{
	size_t len = strnlen(s, TEXT_MAX);
	struct text *t;

	HASH_FIND(hh, l->texts, s, len, t);
	if (t)
		return t->s;
	if (l->text_bytes + len > TEXTS_ALL)
		return "(others)";
	t = calloc(1, sizeof(*t) + len + 1);
	if (!t)
		return "(others)";
	memcpy(t->s, s, len);
	HASH_ADD_KEYPTR(hh, l->texts, t->s, len, t);
	l->text_bytes += len + sizeof(*t);
	return t->s;
}

static uint64_t word(const void *p)
{
	return (uintptr_t)p;
}

/* NULL: there is no room, and that was counted. */
static union thing *table_get(struct lifetimes *l, unsigned table, const uint64_t key[KEY_WORDS],
			      bool *ret_new)
{
	struct entry *e;

	*ret_new = false;
	HASH_FIND(hh, l->tables[table], key, sizeof(e->key), e);
	if (e)
		return &e->u;
	if (HASH_COUNT(l->tables[table]) >= LIFETIMES_ROWS_MAX) {
		l->gaps.folded++;
		return NULL;
	}
	e = calloc(1, sizeof(*e));
	if (!e)
		return NULL;
	memcpy(e->key, key, sizeof(e->key));
	HASH_ADD(hh, l->tables[table], key, sizeof(e->key), e);
	*ret_new = true;
	return &e->u;
}

static void table_clear(struct lifetimes *l, unsigned table)
{
	struct entry *e, *next;

	HASH_ITER(hh, l->tables[table], e, next) {
		HASH_DEL(l->tables[table], e); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(e);
	}
}

static struct lifetimes_row *row_get(struct lifetimes *l, enum lifetimes_by by, const char *label)
{
	const uint64_t key[KEY_WORDS] = { word(label) };
	union thing *u;
	bool is_new;

	u = table_get(l, TABLE_ROWS + by, key, &is_new);
	if (!u)
		return NULL;
	u->row.label = label;
	return &u->row;
}

/* ---- the timeline ------------------------------------------------------------------------------ */

static void halve(struct lifetimes *l)
{
	size_t i, n = 0;

	l->step *= 2;
	for (i = 0; i < l->npoints; i++) {
		struct lifetimes_point p = l->points[i];

		p.at -= p.at % l->step;
		if (n && l->points[n - 1].at == p.at) {
			l->points[n - 1].live = p.live;
			if (p.peak > l->points[n - 1].peak)
				l->points[n - 1].peak = p.peak;
		} else {
			l->points[n++] = p;
		}
	}
	l->npoints = n;
}

static void mark(struct lifetimes *l, uint64_t at)
{
	struct lifetimes_point *p = l->npoints ? &l->points[l->npoints - 1] : NULL;

	/* Time that went back belongs to the step before. */
	if (p && at < p->at + l->step) {
		p->live = l->total.live;
		if (p->live > p->peak)
			p->peak = p->live;
		return;
	}
	while (l->npoints == LIFETIMES_POINTS_MAX)
		halve(l);
	p = &l->points[l->npoints++];
	*p = (struct lifetimes_point){ at - at % l->step, l->total.live, l->total.live };
	if (l->npoints > 1 && p->at <= p[-1].at)
		l->npoints--;
}

/* ---- counting ---------------------------------------------------------------------------------- */

static void add_to(struct lifetimes_row *r, const struct alloc *a)
{
	if (!r)
		return;
	r->live += a->size;
	r->bytes += a->size;
	r->live_count++;
	r->count++;
	r->unsized += !a->has_size;
	if (r->live > r->peak)
		r->peak = r->live;
}

static void take_from(struct lifetimes_row *r, const struct alloc *a)
{
	if (!r)
		return;
	r->live -= a->size;
	r->live_count--;
}

static bool counts(const struct alloc *a)
{
	return kinds[a->kind].counts && !a->below;
}

static const char *kind_name(const struct alloc *a)
{
	return a->below ? kinds[a->kind].below : kinds[a->kind].name;
}

static void count(struct lifetimes *l, struct alloc *a, uint64_t at)
{
	struct lifetimes_row *site = a->row[LIFETIMES_BY_SITE];
	unsigned i;

	a->settled = true;
	a->row[LIFETIMES_BY_KIND] = row_get(l, LIFETIMES_BY_KIND, kind_name(a));
	if (a->row[LIFETIMES_BY_KIND])
		a->row[LIFETIMES_BY_KIND]->counts = counts(a);
	add_to(a->row[LIFETIMES_BY_KIND], a);
	if (!counts(a))
		return;
	a->site_peak = site ? site->peak : 0;
	for (i = LIFETIMES_BY_KIND + 1; i < LIFETIMES_BY_MAX; i++)
		add_to(a->row[i], a);
	add_to(&l->total, a);
	mark(l, at);
}

static void uncount(struct lifetimes *l, struct alloc *a, uint64_t at)
{
	unsigned i;

	take_from(a->row[LIFETIMES_BY_KIND], a);
	if (!counts(a))
		return;
	for (i = LIFETIMES_BY_KIND + 1; i < LIFETIMES_BY_MAX; i++)
		take_from(a->row[i], a);
	take_from(&l->total, a);
	mark(l, at);
}

/* Its place becomes known after it was counted: the row that it was in must look as if it hadn't been. */
static void move_site(struct lifetimes *l, struct alloc *a, const char *site)
{
	struct lifetimes_row *from = a->row[LIFETIMES_BY_SITE];
	struct lifetimes_row *to = row_get(l, LIFETIMES_BY_SITE, site);

	if (from == to || !to)
		return;
	a->row[LIFETIMES_BY_SITE] = to;
	if (!a->settled || a->dead || !counts(a))
		return;
	if (from) {
		take_from(from, a);
		from->bytes -= a->size;
		from->count--;
		from->unsized -= !a->has_size;
		if (from->peak == from->live + a->size)
			from->peak = a->site_peak > from->live ? a->site_peak : from->live;
	}
	a->site_peak = to->peak;
	add_to(to, a);
}

/* ---- finding ----------------------------------------------------------------------------------- */

static size_t bucket_of(const struct lifetimes *l, const struct proc *p, enum space space,
			uint64_t key)
{
	uint64_t x = key ^ l->secret ^ p->serial << 40 ^ (uint64_t)space << 32;

	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27) ^ l->secret) * 0x94d049bb133111ebull;
	return (x ^ (x >> 31)) & (BUCKETS - 1);
}

static struct view *find(const struct lifetimes *l, const struct proc *p, enum space space,
			 uint64_t key)
{
	struct view *v = l->buckets[bucket_of(l, p, space, key)];

	while (v && (v->key != key || v->space != space || v->a->p != p))
		v = v->chain;
	return v;
}

static void unlink_view(struct lifetimes *l, struct view *v)
{
	struct view **at = &l->buckets[bucket_of(l, v->a->p, v->space, v->key)];

	while (*at && *at != v)
		at = &(*at)->chain;
	if (*at)
		*at = v->chain;
}

/* The layer whose release ends it: the outermost that is called. */
static struct view *decider(const struct alloc *a)
{
	struct view *v;

	for (v = a->views; v && !v->call; v = v->next)
		;
	return v ? v : a->views;
}

/* ---- processes and threads --------------------------------------------------------------------- */

static struct proc *proc_find(struct lifetimes *l, uint32_t tgid)
{
	struct proc *p;

	HASH_FIND(hh, l->procs, &tgid, sizeof(tgid), p);
	return p;
}

static struct lthread *thread_find(struct lifetimes *l, const struct proc *p, uint32_t tid)
{
	struct lthread *t;

	HASH_FIND(hh, l->threads, &tid, sizeof(tid), t);
	return t && t->p == p ? t : NULL;
}

static void thread_drop(struct lifetimes *l, struct lthread *t)
{
	HASH_DEL(l->threads, t); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(t);
}

static void settle(struct lifetimes *l, struct lthread *t, unsigned api);

/* NULL: no memory. */
static struct lthread *thread_get(struct lifetimes *l, struct proc *p, uint32_t tid)
{
	struct lthread *t;

	HASH_FIND(hh, l->threads, &tid, sizeof(tid), t);
	if (t && t->p == p)
		return t;
	if (t || HASH_COUNT(l->threads) >= LIFETIMES_THREADS) {
		t = t ? t : l->threads;
		settle(l, t, CAT_API_NONE);
		thread_drop(l, t);
	}
	t = calloc(1, sizeof(*t));
	if (!t)
		return NULL;
	t->tid = tid;
	t->p = p;
	HASH_ADD(hh, l->threads, tid, sizeof(t->tid), t);
	return t;
}

/* ---- life and death ---------------------------------------------------------------------------- */

static const char *label_of(const struct lifetimes_row *r)
{
	return r ? r->label : NULL;
}

static void tell(struct lifetimes *l, const struct alloc *a)
{
	const struct view *v = decider(a);
	struct lifetimes_life x;

	if (!l->watch || !a->settled)
		return;
	x = (struct lifetimes_life){
		.process = a->p->label,
		.kind = kind_name(a),
		.device = label_of(a->row[LIFETIMES_BY_DEVICE]),
		.site = label_of(a->row[LIFETIMES_BY_SITE]),
		.made_by = v ? v->call : NULL,
		.pid = a->p->tgid,
		.tid = a->tid,
		.address = v ? v->key : 0,
		.size = a->size,
		.made_at = a->made_at,
		.freed_at = a->dead ? a->died_at : 0,
		.has_size = a->has_size,
		.ended = a->leaked,
		.may_be = !a->dead && a->epoch != l->epoch,
		.counts = counts(a),
	};
	l->watch(l->watch_u, &x);
}

static void alloc_free(struct lifetimes *l, struct alloc *a)
{
	struct view *v, *next;

	tell(l, a);
	for (v = a->views; v; v = next) {
		next = v->next;
		unlink_view(l, v);
		free(v);
	}
	free(a);
}

static void forget_dead(struct lifetimes *l, struct proc *p)
{
	struct alloc *a = p->dead;

	DL_DELETE(p->dead, a);
	p->ndead--;
	l->ndead--;
	alloc_free(l, a);
}

static void no_longer_pending(struct lifetimes *l, const struct alloc *a)
{
	struct lthread *t = thread_find(l, a->p, a->tid);
	unsigned i;

	for (i = 0; t && i < t->npending; i++) {
		if (t->pending[i] != a)
			continue;
		t->pending[i] = t->pending[--t->npending];
		return;
	}
}

static void die(struct lifetimes *l, struct alloc *a, const struct span *s)
{
	struct proc *p = a->p;

	if (!a->settled) {
		/* Made and freed inside one call: by the layer that was called. */
		no_longer_pending(l, a);
		a->below = true;
		count(l, a, s->to);
	}
	uncount(l, a, s->to);
	a->dead = true;
	a->died_from = s->from;
	a->died_at = s->to;
	a->died_tid = s->tid;
	a->freed |= (uint16_t)(1u << s->api);
	DL_DELETE(p->living, a);
	l->nlive--;
	DL_APPEND(p->dead, a);
	p->ndead++;
	l->ndead++;
	if (p->ndead > LIFETIMES_DEAD_MAX || l->ndead > LIFETIMES_DEAD_ALL) {
		l->gaps.dead_forgotten++;
		forget_dead(l, p);
	}
}

static bool encloses(const struct span *s, uint32_t tid, uint64_t from)
{
	return s->begun && s->tid == tid && s->from <= from;
}

static void note_difference(struct lifetimes *l, const struct view *upper, const struct view *lower)
{
	const char *a = upper->call ? upper->call : "XPTI", *b = lower->call ? lower->call : "XPTI";
	const uint64_t key[KEY_WORDS] = { word(a), word(b) };
	union thing *u;
	bool is_new;

	if (!upper->has_size || !lower->has_size || upper->size == lower->size)
		return;
	u = table_get(l, TABLE_DIFFERENCES, key, &is_new);
	if (!u)
		return;
	if (is_new) {
		u->difference.upper = a;
		u->difference.lower = b;
		u->difference.first_address = lower->key;
	}
	u->difference.count++;
	u->difference.upper_bytes += upper->size;
	u->difference.lower_bytes += lower->size;
}

static struct view *view_of_api(const struct alloc *a, const struct span *s, enum space space,
				uint64_t key)
{
	struct view *v;

	for (v = a->views; v; v = v->next) {
		if (v->api == s->api && v->space == space && v->key == key)
			return v;
	}
	return NULL;
}

/* s sees a, too, from further out than those before. 0 or -ENOMEM. */
static int add_view(struct lifetimes *l, struct alloc *a, const struct span *s, enum space space,
		    uint64_t key, uint64_t size, bool has_size)
{
	struct view *v = view_of_api(a, s, space, key), **at;
	unsigned n = 0;

	if (v) {
		/* A loader and its driver. */
		v->call = s->call;
		return 0;
	}
	for (v = a->views; v; v = v->next)
		n++;
	if (n >= LIFETIMES_VIEWS_MAX)
		return 0;
	v = calloc(1, sizeof(*v));
	if (!v)
		return -ENOMEM;
	v->key = key;
	v->space = (uint8_t)space;
	v->api = s->api;
	v->call = s->call;
	v->object = s->object;
	v->size = size;
	v->has_size = has_size;
	v->owners = 1;
	v->a = a;
	at = &l->buckets[bucket_of(l, a->p, space, key)];
	v->chain = *at;
	*at = v;
	v->next = a->views;
	a->views = v;
	if (v->next)
		note_difference(l, v, v->next);
	return 0;
}

static const char *device_label(struct lifetimes *l, struct model *m, const struct span *s,
				const struct proc *p, unsigned kind)
{
	struct model_object o;
	char text[TEXT_MAX];
	uint32_t i;

	if (kind == CAT_MEM_HOST)
		return "host";
	for (i = 0; s->c && i < s->c->nargs; i++) {
		const struct value *v = &s->c->args[i];

		if (v->kind != VALUE_HANDLE || !model_object(m, s->c, v, &o) ||
		    strcmp(o.word, "device") != 0)
			continue;
		if (o.name)
			return intern(l, o.name);
		if (s->device)
			return s->device;
		if (o.number)
			snprintf(text, sizeof(text), "device#%u of %s", o.number, p->label);
		else
			snprintf(text, sizeof(text), "device#? 0x%llx of %s",
				 (unsigned long long)v->u, p->label);
		return intern(l, text);
	}
	if (s->device)
		return s->device;
	if (!s->c || !model_context(m, s->c, &o))
		return "not told";
	if (o.number)
		snprintf(text, sizeof(text), "any of context#%u of %s", o.number, p->label);
	else
		snprintf(text, sizeof(text), "any of context#? 0x%llx of %s",
			 (unsigned long long)o.handle, p->label);
	return intern(l, text);
}

static bool is_header(const char *source)
{
	const char *dot = strrchr(source, '.');

	return !dot || dot[1] == 'h' || dot[1] == 'H';
}

/* CPython's own lines say nothing of the script that it runs. */
static bool is_interpreter(const char *module)
{
	const char *slash = strrchr(module, '/');
	const char *name = slash ? slash + 1 : module;

	return !strncmp(name, "python", 6) || !strncmp(name, "libpython", 9);
}

/*
 * The frame of a stack that a person looks for: the innermost with a line of source, for runtimes come
 * without, but for what their headers have in the program; else the innermost of another file than the
 * caller's; else the caller.
 */
static const struct event_frame *own_frame(const struct event_site *s)
{
	const struct event_frame *caller = s->nframes ? s->frames[0] : NULL;
	const struct event_frame *header = NULL;
	uint32_t i;

	for (i = 0; i < s->nframes; i++) {
		if (!s->frames[i] || !s->frames[i]->line || is_interpreter(s->frames[i]->module))
			continue;
		if (!is_header(s->frames[i]->source))
			return s->frames[i];
		header = header ? header : s->frames[i];
	}
	if (header)
		return header;
	for (i = 1; caller && i < s->nframes; i++) {
		if (s->frames[i] && !s->frames[i]->inlined && *s->frames[i]->function &&
		    strcmp(s->frames[i]->module, caller->module) != 0)
			return s->frames[i];
	}
	return caller;
}

/* NULL: it tells nothing. */
static const char *stack_label(struct lifetimes *l, const struct event_site *s)
{
	const struct event_frame *f = s ? own_frame(s) : NULL;
	char text[TEXT_MAX];

	if (!f)
		return NULL;
	if (f->line)
		snprintf(text, sizeof(text), "%s (%s:%u)", f->function, f->source, f->line);
	else
		snprintf(text, sizeof(text), "%s (%s+0x%llx)", f->function, f->module,
			 (unsigned long long)f->offset);
	return intern(l, text);
}

/* What XPTI tells of the place before the call, or the stack, else what the call itself tells. */
static const char *site_label(struct lifetimes *l, struct model *m, const struct span *s,
			      const struct proc *p)
{
	char text[TEXT_MAX];

	const char *stack;

	if (s->site)
		return s->site;
	stack = s->c ? stack_label(l, s->c->site) : NULL;
	if (stack)
		return stack;
	snprintf(text, sizeof(text), "%s, thread %s", s->call ? s->call : "XPTI",
		 model_thread_name(m, p->tgid, s->tid));
	return intern(l, text);
}

static void settle_one(struct lifetimes *l, struct alloc *a, unsigned api)
{
	const struct view *v = decider(a);

	a->below = api != CAT_API_NONE && v && v->call && v->api != api;
	count(l, a, a->made_at);
}

/* The outermost call, of that API, has returned: nobody can claim what was made inside any more. */
static void settle(struct lifetimes *l, struct lthread *t, unsigned api)
{
	while (t->npending)
		settle_one(l, t->pending[--t->npending], api);
}

/* It is told of after all that is inside it. */
static void settle_or_wait(struct lifetimes *l, struct alloc *a, const struct span *s)
{
	struct lthread *t;

	if (!s->nested) {
		no_longer_pending(l, a);
		settle_one(l, a, CAT_API_NONE);
		return;
	}
	t = thread_get(l, a->p, s->tid);
	if (!t || t->npending == LIFETIMES_PENDING_MAX) {
		settle_one(l, a, CAT_API_NONE);
		return;
	}
	t->pending[t->npending++] = a;
}

/* Of what was made inside s: that which is the same memory under another handle. */
static struct alloc *same_inside(struct lifetimes *l, struct proc *p, const struct span *s,
				 enum space space, unsigned kind, uint64_t size, bool has_size)
{
	struct lthread *t = thread_find(l, p, s->tid);
	struct alloc *best = NULL;
	unsigned i;

	for (i = 0; t && i < t->npending; i++) {
		struct alloc *a = t->pending[i];

		/* Another address is other memory: a pool's. */
		if (!encloses(s, a->tid, a->made_from) ||
		    (space == SPACE_ADDRESS && a->views->space == SPACE_ADDRESS))
			continue;
		if (a->kind == kind || (has_size && a->has_size && a->size == size)) {
			if (!best || (has_size && a->size == size && best->size != size))
				best = a;
		}
	}
	return best;
}

static uint16_t still_held(const struct alloc *a)
{
	uint16_t held = a->held;
	const struct view *v;

	for (v = a->views; v; v = v->next)
		held |= (uint16_t)(1u << v->api);
	return held & (uint16_t)~a->freed;
}

static void remove_from_index(struct lifetimes *l, struct alloc *a)
{
	struct proc *p = a->p;

	if (a->dead) {
		DL_DELETE(p->dead, a);
		p->ndead--;
		l->ndead--;
	}
	alloc_free(l, a);
}

static int new_alloc(struct lifetimes *l, struct proc *p, const struct span *s, struct alloc **ret)
{
	struct alloc *a;

	if (l->nlive >= LIFETIMES_LIVE_MAX) {
		l->gaps.untracked++;
		p->whole = false;
		return -ENOSPC;
	}
	a = calloc(1, sizeof(*a));
	if (!a)
		return -ENOMEM;
	a->p = p;
	a->tid = s->tid;
	a->epoch = l->epoch;
	a->row[LIFETIMES_BY_PROCESS] = row_get(l, LIFETIMES_BY_PROCESS, p->label);
	DL_APPEND(p->living, a);
	l->nlive++;
	*ret = a;
	return 0;
}

/* s is a view of a from further out: what it says of time, size and place holds. */
static void outer_tells(struct lifetimes *l, struct model *m, struct alloc *a, const struct span *s,
			unsigned kind, uint64_t size, bool has_size)
{
	struct model_object context;

	a->made_from = s->from;
	a->made_at = s->to;
	if (s->c && model_context(m, s->c, &context)) {
		a->context = context.handle;
		a->context_api = s->api;
	}
	if (!a->settled) {
		if (kind != CAT_MEM_UNKNOWN)
			a->kind = (uint8_t)kind;
		if (has_size) {
			a->size = size;
			a->has_size = true;
		}
		a->row[LIFETIMES_BY_DEVICE] =
			row_get(l, LIFETIMES_BY_DEVICE, device_label(l, m, s, a->p, a->kind));
	}
	if (s->site || !a->settled)
		move_site(l, a, site_label(l, m, s, a->p));
}

static int birth(struct lifetimes *l, struct model *m, struct proc *p, const struct span *s,
		 enum space space, uint64_t key, unsigned kind, uint64_t size, bool has_size)
{
	struct view *v = find(l, p, space, key);
	struct alloc *a = v ? v->a : NULL;
	uint16_t held = 0;
	int r;

	if (a && !a->dead &&
	    (encloses(s, a->tid, a->made_from) ||
	     (!s->c && a->tid == s->tid && !view_of_api(a, s, space, key)))) {
		r = add_view(l, a, s, space, key, size, has_size);
		outer_tells(l, m, a, s, kind, size, has_size);
		if (!a->settled && !s->nested)
			settle_or_wait(l, a, s);
		return r;
	}
	if (a && !a->dead) {
		/* A layer above gives out the start of what a layer below had made: no end of that. */
		if (!(a->settled && a->below))
			l->gaps.replaced++;
		die(l, a, s);
	}
	/* die() may have forgotten it. */
	v = a ? find(l, p, space, key) : NULL;
	if (v) {
		held = still_held(v->a);
		remove_from_index(l, v->a);
	}
	a = same_inside(l, p, s, space, kind, size, has_size);
	if (a) {
		r = add_view(l, a, s, space, key, size, has_size);
		a->held |= held;
		outer_tells(l, m, a, s, kind, size, has_size);
		if (!s->nested)
			settle_or_wait(l, a, s);
		return r;
	}
	r = new_alloc(l, p, s, &a);
	if (r < 0)
		return r == -ENOSPC ? 0 : r;
	a->held = held;
	a->kind = (uint8_t)kind;
	outer_tells(l, m, a, s, kind, size, has_size);
	r = add_view(l, a, s, space, key, size, has_size);
	if (r < 0) {
		DL_DELETE(p->living, a);
		l->nlive--;
		free(a);
		return r;
	}
	settle_or_wait(l, a, s);
	return 0;
}

/* ---- wrong frees ------------------------------------------------------------------------------- */

const char *lifetimes_fault_text(enum lifetimes_fault_type t)
{
	static const char *const texts[] = {
		[LIFETIMES_DOUBLE_FREE] = "freed twice",
		[LIFETIMES_UNKNOWN_FREE] = "freed, but not allocated",
		[LIFETIMES_OTHER_PROCESS] = "freed in another process than allocated",
		[LIFETIMES_OTHER_CONTEXT] = "freed in another context than allocated",
	};

	return t < ARRAY_SIZE(texts) ? texts[t] : "?";
}

static const char *result_text(struct lifetimes *l, const struct event_call *c)
{
	char text[TEXT_MAX];
	uint32_t i;

	if (!c || c->ret.kind == VALUE_UNKNOWN)
		return NULL;
	if (c->ret.kind == VALUE_ENUM && c->ret.name)
		return intern(l, c->ret.name);
	/* What returns the thing itself says why not by an argument. */
	for (i = 0; c->ret.kind != VALUE_ENUM && i < c->nargs; i++) {
		if (c->args[i].kind == VALUE_ENUM && c->args[i].flags & VALUE_F_OUT &&
		    c->args[i].name)
			return intern(l, c->args[i].name);
	}
	if (c->ret.kind == VALUE_HANDLE || c->ret.kind == VALUE_PTR)
		return c->ret.u ? NULL : "NULL";
	snprintf(text, sizeof(text), "%lld", (long long)c->ret.u);
	return intern(l, text);
}

static void fault(struct lifetimes *l, struct model *m, struct proc *p, const struct span *s,
		  enum lifetimes_fault_type type, uint64_t address, const struct alloc *a,
		  bool may_be)
{
	const struct view *made = a ? decider(a) : NULL;
	const char *call = s->call ? s->call : "XPTI", *made_by = made ? made->call : NULL;
	const char *site = site_label(l, m, s, p);
	const char *made_at = a && a->row[LIFETIMES_BY_SITE] ? a->row[LIFETIMES_BY_SITE]->label
							     : NULL;
	const uint64_t key[KEY_WORDS] = { word(p->label), type,		 word(call),
					  word(site),	  word(made_at), word(made_by) };
	struct lthread *t = thread_get(l, p, s->tid);
	struct lifetimes_fault *f;
	union thing *u;
	bool is_new;

	u = table_get(l, TABLE_FAULTS, key, &is_new);
	if (!u)
		return;
	f = &u->fault;
	if (is_new)
		*f = (struct lifetimes_fault){
			.type = type,
			.process = p->label,
			.call = call,
			.site = site,
			.result = result_text(l, s->c),
			.made_by = made_by,
			.made_at = made_at,
			.made_process = a ? a->p->label : NULL,
			.address = address,
			.at = s->from,
			.tid = s->tid,
			.refused = s->c && s->c->error,
			.may_be = true,
		};
	f->count++;
	f->may_be &= may_be;
	if (!t)
		return;
	t->fault = f;
	t->fault_key = address;
	t->fault_from = s->from;
}

/* The layer above made the layer below do it: the fault is told already, and is the upper one's. */
static bool is_told_fault(struct lifetimes *l, struct model *m, const struct proc *p,
			  const struct span *s, uint64_t key)
{
	struct lthread *t = thread_find(l, p, s->tid);

	if (!t || !t->fault || t->fault_key != key || !encloses(s, t->tid, t->fault_from))
		return false;
	t->fault_from = s->from;
	if (s->c && t->fault->count == 1) {
		t->fault->call = s->call;
		t->fault->site = site_label(l, m, s, p);
		t->fault->result = result_text(l, s->c);
		t->fault->refused = s->c->error;
	}
	return t->fault->type != LIFETIMES_OTHER_CONTEXT;
}

static void failure(struct lifetimes *l, struct proc *p, const struct event_call *c, uint64_t bytes)
{
	const char *result = result_text(l, c);
	const uint64_t key[KEY_WORDS] = { word(p->label), word(c->fn->name), word(result) };
	union thing *u;
	bool is_new;

	/* Inside another call it is that one's to fail. */
	if (c->rec->parent)
		return;
	u = table_get(l, TABLE_FAILURES, key, &is_new);
	if (!u)
		return;
	u->failure.process = p->label;
	u->failure.call = c->fn->name;
	u->failure.result = result;
	u->failure.count++;
	u->failure.bytes += bytes;
}

/* What the parent had of it when it forked. */
static const struct alloc *inherited(struct lifetimes *l, const struct proc *p, enum space space,
				     uint64_t key, bool *ret_gone)
{
	unsigned i;

	for (i = 0; p->parent && i < FORKS_MAX; i++) {
		const struct proc *q = proc_find(l, p->parent);
		const struct view *v;

		if (!q || q->serial != p->parent_serial) {
			*ret_gone = true;
			return NULL;
		}
		v = find(l, q, space, key);
		if (v && v->a->made_at <= p->forked_at &&
		    (!v->a->dead || v->a->died_at > p->forked_at))
			return v->a;
		p = q;
	}
	return NULL;
}

static void check_context(struct lifetimes *l, struct model *m, struct proc *p,
			  const struct span *s, const struct alloc *a, uint64_t key)
{
	struct model_object context;

	if (!s->c || !a->context || a->context_api != s->api || !model_context(m, s->c, &context) ||
	    context.handle == a->context)
		return;
	fault(l, m, p, s, LIFETIMES_OTHER_CONTEXT, key, a, context.uncertain);
}

/* A free of what has died. True: it is told of again, or by a layer that may. */
static bool is_same_end(struct alloc *a, const struct span *s)
{
	uint16_t bit = (uint16_t)(1u << s->api);

	if (encloses(s, a->died_tid, a->died_from)) {
		a->died_from = s->from;
		a->freed |= bit;
		a->held &= (uint16_t)~bit;
		return true;
	}
	/* A late end, as a loader has it after its driver. */
	if (a->late && encloses(s, a->late_tid, a->late_from)) {
		a->late_from = s->from;
		return true;
	}
	if (!(still_held(a) & bit))
		return false;
	a->late = true;
	a->late_tid = s->tid;
	a->late_from = s->from;
	a->freed |= bit;
	a->held &= (uint16_t)~bit;
	return true;
}

/* The layers around a call tell of the same. */
static void older_free(struct lifetimes *l, struct proc *p, const struct span *s, uint64_t key)
{
	struct lthread *t = s->nested ? thread_get(l, p, s->tid) : thread_find(l, p, s->tid);

	if (!t || t->older_key != key || !encloses(s, t->tid, t->older_from))
		l->gaps.older_frees++;
	if (!t)
		return;
	t->older_key = key;
	t->older_from = s->from;
}

static void death(struct lifetimes *l, struct model *m, struct proc *p, const struct span *s,
		  uint64_t key, bool ok, bool all_memory)
{
	struct view *v = find(l, p, SPACE_ADDRESS, key);
	struct alloc *a = v ? v->a : NULL;
	const struct alloc *theirs;
	bool gone = false;

	if (is_told_fault(l, m, p, s, key))
		return;
	if (a && !a->dead) {
		if (!ok) {
			check_context(l, m, p, s, a, key);
			failure(l, p, s->c, 0);
			return;
		}
		if (s->from < a->made_at && !encloses(s, a->tid, a->made_from)) {
			l->gaps.replaced -= l->gaps.replaced > 0;
			return;
		}
		check_context(l, m, p, s, a, key);
		die(l, a, s);
		return;
	}
	if (a) {
		if (is_same_end(a, s))
			check_context(l, m, p, s, a, key);
		else if (s->begun)
			fault(l, m, p, s, LIFETIMES_DOUBLE_FREE, key, a,
			      a->epoch != l->epoch || !all_memory);
		return;
	}
	theirs = inherited(l, p, SPACE_ADDRESS, key, &gone);
	if (theirs)
		fault(l, m, p, s, LIFETIMES_OTHER_PROCESS, key, theirs, theirs->epoch != l->epoch);
	else if (p->whole && all_memory && s->c && !gone)
		fault(l, m, p, s, LIFETIMES_UNKNOWN_FREE, key, NULL, false);
	else
		older_free(l, p, s, key);
}

/* ---- calls ------------------------------------------------------------------------------------- */

static struct span span_of(struct lifetimes *l, const struct proc *p, const struct event_call *c)
{
	const struct lthread *t = thread_find(l, p, c->rec->h.tid);
	struct span s = {
		.from = c->rec->h.ts,
		.to = call_end(c),
		.call = c->fn->name,
		.c = c,
		.tid = c->rec->h.tid,
		.api = (uint8_t)c->fn->api,
		.nested = c->rec->parent != 0,
		.begun = true,
	};

	/* What was lost may have been its end. */
	if (t && t->frame.open && t->frame.epoch == l->epoch) {
		s.site = t->frame.site;
		s.device = t->frame.device;
	}
	return s;
}

static int on_alloc(struct lifetimes *l, struct model *m, struct proc *p,
		    const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_POINTER);
	struct span s = span_of(l, p, c);
	bool has_size;
	uint64_t size = part_number(c, r, CAT_PART_SIZE, &has_size);

	if (!call_succeeded(c)) {
		if (c->error || (c->fn->ok == CAT_OK_NOT_NULL && c->ret.kind != VALUE_UNKNOWN))
			failure(l, p, c, size);
		return 0;
	}
	if (!v || v->kind != VALUE_PTR || v->flags & VALUE_F_FAULT ||
	    (v != &c->ret && !(v->flags & VALUE_F_POINTEE))) {
		l->gaps.no_address++;
		p->whole = false;
		return 0;
	}
	if (!v->u)
		return 0;
	return birth(l, m, p, &s, SPACE_ADDRESS, v->u, r->kind, size, has_size);
}

/* Then that frees, in its own way, and maybe what never came from the API. */
static bool has_callback(const struct event_call *c)
{
	uint32_t i;

	for (i = 0; i < c->nargs; i++) {
		if (c->args[i].type && c->args[i].type->kind == CAT_FUNC && c->args[i].u)
			return true;
	}
	return false;
}

static void on_free(struct lifetimes *l, struct model *m, struct proc *p,
		    const struct event_call *c, const struct cat_role *r, bool all_memory)
{
	const struct value *v = part_value(c, r, CAT_PART_POINTER);
	struct span s = span_of(l, p, c);
	bool ok = call_succeeded(c);
	uint32_t i;

	if (!v || (!ok && !c->error) || has_callback(c))
		return;
	if (v->kind != VALUE_ARRAY) {
		if (value_address(v))
			death(l, m, p, &s, value_address(v), ok, all_memory);
		return;
	}
	for (i = 0; i < v->nitems; i++) {
		if (value_address(&v->items[i]))
			death(l, m, p, &s, value_address(&v->items[i]), ok, all_memory);
	}
}

static int on_create(struct lifetimes *l, struct model *m, struct proc *p,
		     const struct event_call *c, const struct cat_role *r)
{
	const struct value *v = part_value(c, r, CAT_PART_OBJECT);
	struct span s = span_of(l, p, c);
	bool has_size;
	uint64_t size = part_number(c, r, CAT_PART_SIZE, &has_size);

	if (!r->kind)
		return 0;
	if (!call_succeeded(c)) {
		if (c->error || (c->fn->ok == CAT_OK_NOT_NULL && c->ret.kind != VALUE_UNKNOWN))
			failure(l, p, c, size);
		return 0;
	}
	if (!v || v->kind != VALUE_HANDLE || !(v->flags & VALUE_F_OUT || v == &c->ret) || !v->u)
		return 0;
	s.object = v->type ? v->type->object : NULL;
	return birth(l, m, p, &s, SPACE_HANDLE, v->u, r->kind, size, has_size);
}

/* Is c the outer layer of a change that an inner one has told of? */
static bool is_told(struct view *v, const struct span *s)
{
	bool told = v->changer == s->tid && v->changed_from >= s->from;

	v->changer = s->tid;
	v->changed_from = s->from;
	return told;
}

static void change_owners(struct lifetimes *l, struct model *m, struct proc *p,
			  const struct event_call *c, const struct cat_role *r, uint32_t n)
{
	const struct value *value = part_value(c, r, CAT_PART_OBJECT);
	struct view *v = NULL;
	struct span s = span_of(l, p, c);

	if (value && value->kind == VALUE_HANDLE && call_succeeded(c))
		v = find(l, p, SPACE_HANDLE, value->u);
	v = v ? view_of_api(v->a, &s, SPACE_HANDLE, v->key) : NULL;
	if (!v)
		return;
	/* What is there now may be of another kind, whose making is not followed. */
	if (v->object && value->type && value->type->object &&
	    strcmp(v->object, value->type->object) != 0)
		return;
	if (!v->a->dead && s.from < v->a->made_at && !encloses(&s, v->a->tid, v->a->made_from))
		return;
	if (is_told(v, &s)) {
		if (v->a->dead && s.from < v->a->died_from && v->a->died_tid == s.tid)
			v->a->died_from = s.from;
		return;
	}
	if (r->act == CAT_ACT_RETAIN) {
		if (v->owners + n >= v->owners)
			v->owners += n;
		return;
	}
	if (v->a->dead && !v->owners) {
		fault(l, m, p, &s, LIFETIMES_DOUBLE_FREE, v->key, v->a, v->a->epoch != l->epoch);
		return;
	}
	v->owners -= v->owners < n ? v->owners : n;
	if (!v->owners && !v->a->dead && v == decider(v->a))
		die(l, v->a, &s);
}

static void on_owners(struct lifetimes *l, struct model *m, struct proc *p,
		      const struct event_call *c, const struct cat_role *r)
{
	bool counted;
	uint64_t n = part_number(c, r, CAT_PART_COUNT, &counted);

	change_owners(l, m, p, c, r, counted && n && n < UINT32_MAX ? (uint32_t)n : 1);
}

/* ---- copies ------------------------------------------------------------------------------------ */

static void count_copy(struct lifetimes *l, const struct proc *p, const struct inner_copy *i,
		       bool below)
{
	char from = i->fill ? 0 : i->c.from;
	const uint64_t key[KEY_WORDS] = { word(p->label),
					  (uint64_t)from << 16 | (uint64_t)i->c.to << 8 | below };
	struct lifetimes_copy *c;
	unsigned size;
	union thing *u;
	bool is_new;

	u = table_get(l, TABLE_COPIES, key, &is_new);
	if (!u)
		return;
	c = &u->copy;
	if (is_new)
		*c = (struct lifetimes_copy){ .process = p->label,
					      .from = from,
					      .to = i->c.to,
					      .below = below,
					      .min = UINT64_MAX };
	c->count++;
	if (!i->c.has_size) {
		c->unsized++;
		return;
	}
	c->bytes += i->c.bytes;
	if (i->c.bytes < c->min)
		c->min = i->c.bytes;
	if (i->c.bytes > c->max)
		c->max = i->c.bytes;
	size = i->c.bytes ? 63 - (unsigned)__builtin_clzll(i->c.bytes) : 0;
	c->sizes[size < LIFETIMES_SIZES ? size : LIFETIMES_SIZES - 1]++;
}

static bool is_fill(struct model *m, const struct event_call *c, struct inner_copy *ret)
{
	const struct cat_role *r = catalog_role(c->fn, CAT_ACT_FILL);
	const struct value *v = r ? part_value(c, r, CAT_PART_DST) : NULL;

	if (!v)
		return false;
	*ret = (struct inner_copy){ .fill = true, .api = (uint8_t)c->fn->api };
	ret->c.bytes = part_number(c, r, CAT_PART_SIZE, &ret->c.has_size);
	ret->c.to = model_memory(m, c, v);
	return true;
}

static void on_copy(struct lifetimes *l, struct model *m, struct proc *p,
		    const struct event_call *c)
{
	struct inner_copy i = { .api = (uint8_t)c->fn->api };
	struct lthread *t = NULL;
	bool is_one;
	unsigned n;

	is_one = call_succeeded(c) && (model_copy(m, c, &i.c) || is_fill(m, c, &i));
	if (c->rec->parent) {
		t = is_one ? thread_get(l, p, c->rec->h.tid) : NULL;
		if (!t)
			return;
		if (t->ncopies < LIFETIMES_PENDING_MAX)
			t->copies[t->ncopies++] = i;
		else
			count_copy(l, p, &i, true);
		return;
	}
	if (is_one)
		count_copy(l, p, &i, false);
	t = thread_find(l, p, c->rec->h.tid);
	for (n = 0; t && n < t->ncopies; n++) {
		/* Inside another copy it is that one, as the layer below has it. */
		if (!is_one)
			count_copy(l, p, &t->copies[n], t->copies[n].api != c->fn->api);
	}
	if (t)
		t->ncopies = 0;
}

static int on_role(struct lifetimes *l, struct model *m, struct proc *p, const struct event_call *c,
		   const struct cat_role *r, bool all_memory)
{
	switch ((enum cat_act)r->act) {
	case CAT_ACT_ALLOC:
		return on_alloc(l, m, p, c, r);
	case CAT_ACT_CREATE:
		return on_create(l, m, p, c, r);
	case CAT_ACT_FREE:
		on_free(l, m, p, c, r, all_memory);
		return 0;
	case CAT_ACT_RETAIN:
	case CAT_ACT_RELEASE:
		on_owners(l, m, p, c, r);
		return 0;
	default:
		return 0;
	}
}

static int proc_get(struct lifetimes *l, struct model *m, uint32_t tgid, uint64_t now,
		    struct proc **ret);

static int on_call(struct lifetimes *l, struct model *m, const struct event_call *c,
		   bool all_memory)
{
	struct lthread *t;
	struct proc *p;
	unsigned i;
	int r;

	if (!c->fn || c->rec->h.flags & (XB_F_UNFINISHED | XB_F_ENTRY_ONLY))
		return 0;
	r = proc_get(l, m, c->rec->h.tgid, c->rec->h.ts, &p);
	for (i = 0; r >= 0 && i < c->fn->nroles; i++) {
		if (role_holds(c, &c->fn->roles[i]))
			r = on_role(l, m, p, c, &c->fn->roles[i], all_memory);
	}
	if (r < 0)
		return r;
	on_copy(l, m, p, c);
	t = c->rec->parent ? NULL : thread_find(l, p, c->rec->h.tid);
	if (t)
		settle(l, t, c->fn->api);
	return 0;
}

/* ---- XPTI -------------------------------------------------------------------------------------- */

static const struct value *named(const struct value *v, uint32_t n, const char *key)
{
	uint32_t i;

	for (i = 0; i < n; i++) {
		if (v[i].key && !strcmp(v[i].key, key))
			return &v[i];
	}
	return NULL;
}

static bool number_of(const struct value *v, uint64_t *ret)
{
	if (!v || v->flags & (VALUE_F_FAULT | VALUE_F_NULL) ||
	    (v->kind > VALUE_BOOL && v->kind != VALUE_HANDLE && v->kind != VALUE_PTR))
		return false;
	*ret = v->u;
	return true;
}

static bool field_of(const struct event_xpti *x, const char *key, uint64_t *ret)
{
	return x->data.kind == VALUE_STRUCT &&
	       number_of(named(x->data.items, x->data.nitems, key), ret);
}

static bool text_is(const struct value *v, const char *s)
{
	return v->kind == VALUE_STRING && v->len == strlen(s) && !memcmp(v->str, s, v->len);
}

/* "main (prog.cpp:12)"; NULL: there is no place. */
static const char *place(struct lifetimes *l, const struct event_xpti *x)
{
	char text[TEXT_MAX];

	if (!x->has_event || x->file.kind != VALUE_STRING || !x->file.len ||
	    x->name.kind != VALUE_STRING)
		return NULL;
	snprintf(text, sizeof(text), "%.*s (%.*s:%u)", (int)x->name.len, x->name.str,
		 (int)x->file.len, x->file.str, x->has_line ? x->rec->line : 0);
	return intern(l, text);
}

static const char *device_of(struct lifetimes *l, const struct event_xpti *x)
{
	const struct value *v = named(x->metadata, x->nmetadata, "sycl_device_name");
	char text[TEXT_MAX];

	if (!v || v->kind != VALUE_STRING || !v->len)
		return NULL;
	snprintf(text, sizeof(text), "%.*s", (int)v->len, v->str);
	return intern(l, text);
}

static void on_begin(struct lifetimes *l, struct proc *p, const struct event_xpti *x, bool release)
{
	struct lthread *t = thread_get(l, p, x->rec->h.tid);
	uint64_t handle = 0;

	if (!t)
		return;
	field_of(x, "mem_object_handle", &handle);
	t->frame = (struct frame){
		.instance = x->rec->instance,
		.from = x->rec->h.ts,
		.site = place(l, x),
		.device = release ? NULL : device_of(l, x),
		.epoch = l->epoch,
		.open = true,
		.release = release,
		.maps = !release && handle,
	};
}

/* The span from the begin of the same instance on. */
static struct span on_end(struct lifetimes *l, struct proc *p, const struct event_xpti *x,
			  bool release, bool *ret_maps)
{
	struct lthread *t = thread_find(l, p, x->rec->h.tid);
	struct span s = {
		.from = x->rec->h.ts, .to = x->rec->h.ts, .tid = x->rec->h.tid, .api = CAT_API_SYCL
	};

	s.site = place(l, x);
	s.device = device_of(l, x);
	if (t && t->frame.open && t->frame.instance == x->rec->instance &&
	    t->frame.release == release) {
		s.from = t->frame.from;
		s.begun = true;
		t->frame.open = false;
		*ret_maps = t->frame.maps;
	}
	return s;
}

static unsigned usm_kind(const struct event_xpti *x)
{
	return text_is(&x->data, "malloc_host") ? CAT_MEM_HOST : CAT_MEM_UNKNOWN;
}

static int on_alloc_end(struct lifetimes *l, struct model *m, struct proc *p,
			const struct event_xpti *x)
{
	bool has_size, maps = false;
	struct span s = on_end(l, p, x, false, &maps);
	uint64_t key = 0, size = 0, native = 0;
	struct view *v;
	int r;

	if (x->has_event) {
		if (!number_of(named(x->metadata, x->nmetadata, "memory_ptr"), &key) || !key)
			return 0;
		has_size = number_of(named(x->metadata, x->nmetadata, "memory_size"), &size);
		return birth(l, m, p, &s, SPACE_ADDRESS, key, usm_kind(x), size, has_size);
	}
	if (!field_of(x, "mem_object_handle", &key) || !key || maps)
		return 0;
	/* Without its begin: what is known to XPTI already is mapped. */
	v = find(l, p, SPACE_HANDLE, key);
	if (!s.begun && v && !v->a->dead && view_of_api(v->a, &s, SPACE_HANDLE, key))
		return 0;
	has_size = field_of(x, "alloc_size", &size);
	r = birth(l, m, p, &s, SPACE_HANDLE, key, CAT_MEM_BUFFER, size, has_size);
	v = find(l, p, SPACE_HANDLE, key);
	if (r >= 0 && v && field_of(x, "alloc_pointer", &native))
		v->a->native = native;
	return r;
}

static void on_release_end(struct lifetimes *l, struct model *m, struct proc *p,
			   const struct event_xpti *x)
{
	bool maps;
	struct span s = on_end(l, p, x, true, &maps);
	uint64_t key, native = 0;
	struct view *v;

	if (x->has_event) {
		if (number_of(named(x->metadata, x->nmetadata, "memory_ptr"), &key) && key)
			death(l, m, p, &s, key, true, false);
		return;
	}
	/* Where calls are seen they tell better: handles have owners. */
	if (!field_of(x, "mem_object_handle", &key))
		return;
	field_of(x, "alloc_pointer", &native);
	v = find(l, p, SPACE_HANDLE, key);
	/* Another pointer than it was made with: it is unmapped. */
	if (v && !v->a->dead && !decider(v->a)->call && v->a->native == native)
		die(l, v->a, &s);
}

static int on_construct(struct lifetimes *l, struct model *m, struct proc *p,
			const struct event_xpti *x)
{
	const struct value *range =
		x->data.kind == VALUE_STRUCT ? named(x->data.items, x->data.nitems, "range") : NULL;
	struct span s = { .from = x->rec->h.ts,
			  .to = x->rec->h.ts,
			  .tid = x->rec->h.tid,
			  .api = CAT_API_SYCL,
			  .site = place(l, x) };
	uint64_t key, dim, size = 0;
	bool image = !field_of(x, "element_size", &size), has_size = !image;
	struct view *v;
	uint32_t i;

	if (!field_of(x, "user_object_handle", &key) || !key)
		return 0;
	/* The part of a buffer shows itself by the buffer's own handle. */
	v = find(l, p, SPACE_SYCL, key);
	if (v && !v->a->dead && v->a->epoch == l->epoch)
		return 0;
	if (!field_of(x, "dim", &dim) || !range || range->kind != VALUE_ARRAY)
		has_size = false;
	for (i = 0; has_size && i < dim && i < range->nitems; i++)
		has_size = !__builtin_mul_overflow(size, range->items[i].u, &size);
	return birth(l, m, p, &s, SPACE_SYCL, key, image ? MEM_SYCL_IMAGE : MEM_SYCL_BUFFER,
		     has_size ? size : 0, has_size);
}

static void on_destruct(struct lifetimes *l, struct proc *p, const struct event_xpti *x)
{
	struct span s = {
		.from = x->rec->h.ts, .to = x->rec->h.ts, .tid = x->rec->h.tid, .api = CAT_API_SYCL
	};
	struct view *v;
	uint64_t key;

	if (!field_of(x, "user_object_handle", &key))
		return;
	v = find(l, p, SPACE_SYCL, key);
	if (v && !v->a->dead)
		die(l, v->a, &s);
}

/* A SYCL buffer has got memory: that memory is where the buffer was made. */
static void on_associate(struct lifetimes *l, struct proc *p, const struct event_xpti *x)
{
	const struct view *buffer, *memory, *inner;
	uint64_t user, mem;

	if (!field_of(x, "user_object_handle", &user) || !field_of(x, "mem_object_handle", &mem))
		return;
	buffer = find(l, p, SPACE_SYCL, user);
	memory = find(l, p, SPACE_HANDLE, mem);
	if (!buffer || !memory || !buffer->a->row[LIFETIMES_BY_SITE] || memory->a->dead)
		return;
	move_site(l, memory->a, buffer->a->row[LIFETIMES_BY_SITE]->label);
	/* Smaller is no difference: buffers that are parts of others have the others' memory. */
	inner = decider(memory->a);
	if (kinds[memory->a->kind].counts && buffer->size > inner->size)
		note_difference(l, buffer, inner);
}

static int on_xpti(struct lifetimes *l, struct model *m, const struct event_xpti *x)
{
	static const char *const names[] = {
		"mem_alloc_begin",
		"mem_alloc_end",
		"mem_release_begin",
		"mem_release_end",
		"offload_alloc_memory_object_construct",
		"offload_alloc_memory_object_associate",
		"offload_alloc_memory_object_destruct",
	};
	struct proc *p;
	unsigned i;
	int r;

	for (i = 0; i < ARRAY_SIZE(names) && strcmp(names[i], x->event) != 0; i++)
		;
	if (i == ARRAY_SIZE(names))
		return 0;
	r = proc_get(l, m, x->rec->h.tgid, x->rec->h.ts, &p);
	if (r < 0)
		return r;
	switch (i) {
	case 0:
	case 2:
		on_begin(l, p, x, i == 2);
		return 0;
	case 1:
		return on_alloc_end(l, m, p, x);
	case 3:
		on_release_end(l, m, p, x);
		return 0;
	case 4:
		return on_construct(l, m, p, x);
	case 5:
		on_associate(l, p, x);
		return 0;
	default:
		on_destruct(l, p, x);
		return 0;
	}
}

/* ---- processes --------------------------------------------------------------------------------- */

static void leak(struct lifetimes *l, unsigned table, const struct alloc *a)
{
	const struct view *v = decider(a);
	const char *device = a->row[LIFETIMES_BY_DEVICE] ? a->row[LIFETIMES_BY_DEVICE]->label
							 : NULL;
	const char *site = a->row[LIFETIMES_BY_SITE] ? a->row[LIFETIMES_BY_SITE]->label : NULL;
	const char *made_by = v && v->call ? v->call : NULL;
	bool may_be = a->epoch != l->epoch;
	const uint64_t key[KEY_WORDS] = { word(a->p->label),
					  word(kind_name(a)),
					  word(device),
					  word(site),
					  word(made_by),
					  a->size,
					  may_be,
					  a->has_size };
	struct lifetimes_leak *k;
	union thing *u;
	bool is_new;

	u = table_get(l, table, key, &is_new);
	if (!u)
		return;
	k = &u->leak;
	if (is_new)
		*k = (struct lifetimes_leak){
			.process = a->p->label,
			.kind = kind_name(a),
			.device = device,
			.site = site,
			.made_by = made_by,
			.size = a->size,
			.has_size = a->has_size,
			.first_address = v ? v->key : 0,
			.first_at = a->made_at,
			.ended = table == TABLE_LEAKS,
			.may_be = may_be,
			.counts = counts(a),
		};
	k->count++;
	k->bytes += a->size;
	if (a->made_at > k->last_at)
		k->last_at = a->made_at;
}

static void leak_row(struct lifetimes_row *r, const struct alloc *a)
{
	if (!r)
		return;
	r->leaked += a->size;
	r->leaked_count++;
}

static void leak_and_count(struct lifetimes *l, struct alloc *a)
{
	unsigned i;

	leak(l, TABLE_LEAKS, a);
	leak_row(a->row[LIFETIMES_BY_KIND], a);
	if (!counts(a))
		return;
	for (i = LIFETIMES_BY_KIND + 1; i < LIFETIMES_BY_MAX; i++)
		leak_row(a->row[i], a);
	leak_row(&l->total, a);
}

static void threads_drop(struct lifetimes *l, const struct proc *p)
{
	struct lthread *t, *next;

	HASH_ITER(hh, l->threads, t, next) {
		if (t->p != p)
			continue;
		settle(l, t, CAT_API_NONE);
		thread_drop(l, t);
	}
}

/* Its program is over; or not, and there is no room for it. */
static void proc_drop(struct lifetimes *l, struct proc *p, uint64_t at, bool over)
{
	threads_drop(l, p);
	while (p->living) {
		struct alloc *a = p->living;

		a->leaked = over;
		if (over)
			leak_and_count(l, a);
		else
			l->gaps.untracked++;
		uncount(l, a, at);
		DL_DELETE(p->living, a);
		l->nlive--;
		alloc_free(l, a);
	}
	while (p->dead)
		forget_dead(l, p);
	HASH_DEL(l->procs, p); /* NOLINT(clang-analyzer-core.NullDereference): in the macro */
	free(p);
}

/* The oldest that has nothing goes, else the oldest. */
static void make_room(struct lifetimes *l, uint64_t now)
{
	struct proc *p = l->procs;

	while (p && p->living)
		p = p->hh.next;
	p = p ? p : l->procs;
	proc_drop(l, p, now, p->ended);
}

static int proc_add(struct lifetimes *l, struct model *m, uint32_t tgid, uint64_t now,
		    struct proc **ret)
{
	const struct model_process *k = model_process(m, tgid);
	char text[64];
	struct proc *p;

	if (HASH_COUNT(l->procs) >= LIFETIMES_PROCESSES)
		make_room(l, now);
	p = calloc(1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	p->tgid = tgid;
	p->serial = ++l->serial;
	if (k && k->exec_count > 1)
		snprintf(text, sizeof(text), "%u %s (program %u)", tgid, k->comm, k->exec_count);
	else
		snprintf(text, sizeof(text), "%u %s", tgid, k ? k->comm : "?");
	p->label = intern(l, text);
	HASH_ADD(hh, l->procs, tgid, sizeof(p->tgid), p);
	*ret = p;
	return 0;
}

/* Of a process that does something. */
static int proc_get(struct lifetimes *l, struct model *m, uint32_t tgid, uint64_t now,
		    struct proc **ret)
{
	struct proc *p = proc_find(l, tgid);

	if (p) {
		*ret = p;
		return 0;
	}
	l->gaps.older = true;
	return proc_add(l, m, tgid, now, ret);
}

static int on_exec(struct lifetimes *l, struct model *m, const struct xb_hdr *h)
{
	struct proc *p = proc_find(l, h->tgid);
	int r;

	if (p)
		proc_drop(l, p, h->ts, true);
	r = proc_add(l, m, h->tgid, h->ts, &p);
	if (r >= 0)
		p->whole = true;
	return r;
}

static int on_fork(struct lifetimes *l, struct model *m, const struct xb_fork *f)
{
	struct proc *parent = proc_find(l, f->h.tgid), *p = proc_find(l, f->child_tgid);
	int r;

	if (f->child_tgid == f->h.tgid)
		return 0;
	if (p)
		proc_drop(l, p, f->h.ts, true);
	if (!parent)
		return 0;
	r = proc_add(l, m, f->child_tgid, f->h.ts, &p);
	if (r < 0)
		return r;
	/* Making room may have been at its cost. */
	parent = proc_find(l, f->h.tgid);
	if (!parent)
		return 0;
	p->whole = parent->whole;
	p->parent = parent->tgid;
	p->parent_serial = parent->serial;
	p->forked_at = f->h.ts;
	return 0;
}

static void on_end_of(struct lifetimes *l, const struct xb_hdr *h)
{
	struct proc *p = proc_find(l, h->tgid);
	struct lthread *t = p ? thread_find(l, p, h->tid) : NULL;

	if (t) {
		settle(l, t, CAT_API_NONE);
		thread_drop(l, t);
	}
	if (!p || p->ended || !(h->flags & XB_EXIT_GROUP))
		return;
	p->ended = true;
	p->ended_at = h->ts;
}

static void on_loss(struct lifetimes *l, const struct xb_loss *r)
{
	static const uint8_t causes[] = { XB_C_RING_FULL, XB_C_TOO_DEEP,    XB_C_NO_STATE,
					  XB_C_BAD_PLAN,  XB_C_FIRST_CALLS, XB_C_LATE_FILE,
					  XB_C_DAMAGED };
	struct proc *p, *next;
	uint64_t unseen = 0;
	size_t i;

	for (i = 0; i < ARRAY_SIZE(causes); i++)
		unseen += r->count[causes[i]];
	if (unseen == l->unseen)
		return;
	l->unseen = unseen;
	l->gaps.lossy = true;
	l->epoch++;
	HASH_ITER(hh, l->procs, p, next) {
		p->whole = false;
	}
}

static void forget_ended(struct lifetimes *l, uint64_t now)
{
	struct proc *p, *next;

	if (now < l->next_look)
		return;
	l->next_look = now + LINGER_NS / 4;
	HASH_ITER(hh, l->procs, p, next) {
		if (p->ended && now > p->ended_at && now - p->ended_at > LINGER_NS)
			proc_drop(l, p, p->ended_at, true);
	}
}

int lifetimes_event(struct lifetimes *l, struct model *m, const struct event *e, bool all_memory)
{
	forget_ended(l, e->rec->ts);
	switch (e->type) {
	case EVENT_CALL:
		return on_call(l, m, &e->call, all_memory);
	case EVENT_XPTI:
		return on_xpti(l, m, e->xpti);
	case EVENT_FORK:
		return on_fork(l, m, (const struct xb_fork *)e->rec);
	case EVENT_EXEC:
		return on_exec(l, m, e->rec);
	case EVENT_EXIT:
		on_end_of(l, e->rec);
		return 0;
	case EVENT_LOSS:
		on_loss(l, (const struct xb_loss *)e->rec);
		return 0;
	default:
		return 0;
	}
}

/* ---- what is known ----------------------------------------------------------------------------- */

void lifetimes_finish(struct lifetimes *l)
{
	struct proc *p, *next;

	HASH_ITER(hh, l->procs, p, next) {
		if (p->ended)
			proc_drop(l, p, p->ended_at, true);
	}
}

void lifetimes_watch(struct lifetimes *l, void (*fn)(void *u, const struct lifetimes_life *x),
		     void *u)
{
	l->watch = fn;
	l->watch_u = u;
}

void lifetimes_watch_rest(struct lifetimes *l)
{
	const struct alloc *a;
	struct proc *p, *next;

	HASH_ITER(hh, l->procs, p, next) {
		for (a = p->dead; a; a = a->next)
			tell(l, a);
		for (a = p->living; a; a = a->next)
			tell(l, a);
	}
}

const struct lifetimes_row *lifetimes_total(const struct lifetimes *l)
{
	return &l->total;
}

static int by_peak(const void *a, const void *b)
{
	const struct lifetimes_row *x = *(const struct lifetimes_row *const *)a;
	const struct lifetimes_row *y = *(const struct lifetimes_row *const *)b;

	if (x->peak != y->peak)
		return x->peak > y->peak ? -1 : 1;
	if (x->count != y->count)
		return x->count > y->count ? -1 : 1;
	return strcmp(x->label, y->label);
}

static int by_bytes(const void *a, const void *b)
{
	const struct lifetimes_leak *x = *(const struct lifetimes_leak *const *)a;
	const struct lifetimes_leak *y = *(const struct lifetimes_leak *const *)b;

	if (x->bytes != y->bytes)
		return x->bytes > y->bytes ? -1 : 1;
	if (x->count != y->count)
		return x->count > y->count ? -1 : 1;
	if (x->first_at != y->first_at)
		return x->first_at < y->first_at ? -1 : 1;
	return x->first_address < y->first_address ? -1 : x->first_address > y->first_address;
}

/* Pointers to what n tables from the first on hold. */
static int collect(struct lifetimes *l, unsigned first, unsigned n, const void ***ret,
		   size_t *ret_n)
{
	size_t have = 0, all = 0;
	struct entry *e, *next;
	const void **p;
	unsigned i;

	for (i = first; i < first + n; i++)
		all += HASH_COUNT(l->tables[i]);
	p = calloc(all + 1, sizeof(*p));
	if (!p)
		return -ENOMEM;
	for (i = first; i < first + n; i++) {
		HASH_ITER(hh, l->tables[i], e, next) {
			p[have++] = &e->u;
		}
	}
	*ret = p;
	*ret_n = have;
	return 0;
}

int lifetimes_rows(struct lifetimes *l, enum lifetimes_by by, const struct lifetimes_row ***ret,
		   size_t *ret_n)
{
	size_t n, i, kept = 0;
	const void **p;
	int r;

	r = collect(l, TABLE_ROWS + by, 1, &p, &n);
	if (r < 0)
		return r;
	for (i = 0; i < n; i++) {
		/* Some were only asked for. */
		if (((const struct lifetimes_row *)p[i])->count)
			p[kept++] = p[i];
	}
	qsort(p, kept, sizeof(*p), by_peak);
	*ret = (const struct lifetimes_row **)p;
	*ret_n = kept;
	return 0;
}

int lifetimes_leaks(struct lifetimes *l, const struct lifetimes_leak ***ret, size_t *ret_n)
{
	const struct proc *p;
	const struct alloc *a;
	int r;

	table_clear(l, TABLE_LIVE);
	for (p = l->procs; p; p = p->hh.next) {
		for (a = p->living; a; a = a->next)
			leak(l, TABLE_LIVE, a);
	}
	r = collect(l, TABLE_LEAKS, 2, (const void ***)ret, ret_n);
	if (r >= 0)
		qsort(*ret, *ret_n, sizeof(**ret), by_bytes);
	return r;
}

int lifetimes_faults(struct lifetimes *l, const struct lifetimes_fault ***ret, size_t *ret_n)
{
	return collect(l, TABLE_FAULTS, 1, (const void ***)ret, ret_n);
}

int lifetimes_copies(struct lifetimes *l, const struct lifetimes_copy ***ret, size_t *ret_n)
{
	return collect(l, TABLE_COPIES, 1, (const void ***)ret, ret_n);
}

int lifetimes_failures(struct lifetimes *l, const struct lifetimes_failure ***ret, size_t *ret_n)
{
	return collect(l, TABLE_FAILURES, 1, (const void ***)ret, ret_n);
}

int lifetimes_differences(struct lifetimes *l, const struct lifetimes_difference ***ret,
			  size_t *ret_n)
{
	return collect(l, TABLE_DIFFERENCES, 1, (const void ***)ret, ret_n);
}

size_t lifetimes_timeline(const struct lifetimes *l, const struct lifetimes_point **ret,
			  uint64_t *ret_step)
{
	*ret = l->points;
	*ret_step = l->step;
	return l->npoints;
}

void lifetimes_gaps(const struct lifetimes *l, struct lifetimes_gaps *ret)
{
	*ret = l->gaps;
}

int lifetimes_new(struct lifetimes **ret)
{
	struct lifetimes *l = calloc(1, sizeof(*l));
	struct timespec now;

	if (!l)
		return -ENOMEM;
	clock_gettime(CLOCK_MONOTONIC, &now);
	l->secret = ((uint64_t)now.tv_nsec ^ (uintptr_t)l) * 0x9fb21c651e98df25ull;
	l->step = LIFETIMES_STEP;
	*ret = l;
	return 0;
}

struct lifetimes *lifetimes_free(struct lifetimes *l)
{
	struct text *t, *next;
	unsigned i;

	if (!l)
		return NULL;
	l->watch = NULL;
	while (l->procs)
		proc_drop(l, l->procs, 0, false);
	for (i = 0; i < TABLES; i++)
		table_clear(l, i);
	HASH_ITER(hh, l->texts, t, next) {
		HASH_DEL(l->texts, t); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(t);
	}
	free(l);
	return NULL;
}
