// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lifetimes_tables.c - what allocations come to: rows by kind, device, site and process, the timeline,
 * lists of leaks, and the labels that all of them are under. Labels are interned, so that a
 * pointer is as good as the text in a row's key.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/digits.h"
#include "model/memory/lifetimes_keep.h"
#include "model/told.h"

#define TEXTS_ALL (8u << 20)

const struct lifetimes_kind lifetimes_kinds[MEM_MAX] = {
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
	[MEM_MAPPED] = { "mapped", "mapped, by the runtime", false },
};
/* ---- labels and tables ----------------------------------------------------------------------- */

const char *lifetimes_intern(struct lifetimes *l, const char *s)
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

/* NULL: there is no room, and that was counted. */
union thing *lifetimes_table_get(struct lifetimes *l, unsigned table, const uint64_t key[KEY_WORDS],
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

void lifetimes_table_clear(struct lifetimes *l, unsigned table)
{
	struct entry *e, *next;

	HASH_ITER(hh, l->tables[table], e, next) {
		HASH_DEL(l->tables[table], e); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(e);
	}
}

struct lifetimes_row *lifetimes_row_get(struct lifetimes *l, enum lifetimes_by by,
					const char *label)
{
	const uint64_t key[KEY_WORDS] = { lifetimes_word(label) };
	union thing *u;
	bool is_new;

	u = lifetimes_table_get(l, TABLE_ROWS + by, key, &is_new);
	if (!u)
		return NULL;
	u->row.label = label;
	return &u->row;
}

/* No printf: every allocation has one. */
static void put(char text[TEXT_MAX], size_t *len, const char *s)
{
	size_t n = strnlen(s, TEXT_MAX - 1 - *len);

	memcpy(text + *len, s, n);
	*len += n;
	text[*len] = '\0';
}

static void put_number(char text[TEXT_MAX], size_t *len, uint32_t n)
{
	char digits[12], *at = digits + sizeof(digits) - 1;

	*at = '\0';
	do
		*--at = (char)('0' + n % 10);
	while (n /= 10);
	put(text, len, at);
}

/* "device#1 of 4711 prog"; before, which is static, is what it begins with. */
static const char *numbered_label(struct lifetimes *l, const struct model_object *o,
				  const char *before, struct proc *p)
{
	struct numbered *n = &p->labels[(o->handle >> 4) % LABELS_LATELY];
	char text[TEXT_MAX];
	size_t len = 0;

	if (n->label && n->handle == o->handle && n->number == o->number && n->before == before)
		return n->label;
	put(text, &len, before);
	if (o->number) {
		put_number(text, &len, o->number);
	} else {
		put(text, &len, "? ");
		*digits_hex(text + len, o->handle) = '\0';
		len += strlen(text + len);
	}
	put(text, &len, " of ");
	put(text, &len, p->label);
	*n = (struct numbered){ o->handle, o->number, before, lifetimes_intern(l, text) };
	return n->label;
}

static struct told_device *find_device(struct proc *p, const struct model_object *o)
{
	for (uint32_t i = 0; i < p->ndevices; i++)
		if (p->devices[i].handle == o->handle && p->devices[i].number == o->number)
			return &p->devices[i];
	return NULL;
}

/* NULL: there are too many. */
static struct told_device *get_device(struct proc *p, const struct model_object *o)
{
	struct told_device *d = find_device(p, o);

	if (d || p->ndevices == DEVICES_TOLD)
		return d;
	d = &p->devices[p->ndevices++];
	*d = (struct told_device){ .handle = o->handle, .number = o->number };
	return d;
}

static struct entry *find_row(struct lifetimes *l, enum lifetimes_by by, const char *label)
{
	const uint64_t key[KEY_WORDS] = { lifetimes_word(label) };
	struct entry *e;

	HASH_FIND(hh, l->tables[TABLE_ROWS + by], key, sizeof(e->key), e);
	return e;
}

/*
 * Its name is known: the row that it had is the name's. Not if there is one already, of another process's device or of
 * another one here: then both stay, as the most bytes that were there of both at once can't be told any more.
 */
static const char *named(struct lifetimes *l, struct told_device *d, const char *name)
{
	struct entry **rows = &l->tables[TABLE_ROWS + LIFETIMES_BY_DEVICE];
	struct entry *e = d && d->numbered ? find_row(l, LIFETIMES_BY_DEVICE, d->numbered) : NULL;

	if (e && !find_row(l, LIFETIMES_BY_DEVICE, name)) {
		HASH_DEL(*rows, e);
		e->key[0] = lifetimes_word(name);
		e->u.row.label = name;
		HASH_ADD(hh, *rows, key, sizeof(e->key), e);
	}
	if (d)
		d->numbered = NULL;
	return name;
}

/* A program that had its number and its name before may have left a row by that. */
static const char *unnamed(struct lifetimes *l, struct proc *p, const struct model_object *o)
{
	const char *label = numbered_label(l, o, "device#", p);
	bool is_new = !find_device(p, o);
	struct told_device *d = get_device(p, o);

	if (is_new && d && !find_row(l, LIFETIMES_BY_DEVICE, label))
		d->numbered = label;
	return label;
}

/* told: the name as XPTI has it, NULL: it says nothing, but it may have said so with an earlier allocation. */
static const char *device_label(struct lifetimes *l, struct proc *p, const struct model_object *o,
				const char *told)
{
	struct told_device *d;

	if (o->name)
		return named(l, find_device(p, o), lifetimes_intern(l, o->name));
	d = told ? get_device(p, o) : find_device(p, o);
	if (d && told)
		d->name = told;
	if (told || (d && d->name))
		return named(l, d, told ? told : d->name);
	return unnamed(l, p, o);
}

const char *lifetimes_device_label(struct lifetimes *l, const struct told *told,
				   const struct span *s, struct proc *p, unsigned kind)
{
	const struct model_object *device;

	if (kind == CAT_MEM_HOST)
		return "host";
	device = s->c ? told_device(told, s->c) : NULL;
	if (device)
		return device_label(l, p, device, s->device);
	if (s->device)
		return s->device;
	return told->context ? numbered_label(l, told->context, "any of context#", p) : "not known";
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

/* A Python file that the script imports, rather than one of its own. */
static bool is_package(const struct event_frame *f)
{
	static const char *const places[] = { "/site-packages/", "/dist-packages/", "/lib/python",
					      "<frozen " };

	for (size_t i = 0; f->python && i < sizeof(places) / sizeof(places[0]); i++)
		if (strstr(f->source, places[i]))
			return true;
	return false;
}

/*
 * The frame of a stack that a person looks for: the innermost with a line of source, because runtimes come
 * without, except what their headers and packages have in the program; otherwise the innermost of another file than the
 * caller's, with the same exception; otherwise the caller.
 */
/* Without lines, what the headers of runtimes have in the program is known by its namespace. */
static bool is_header_function(const char *function)
{
	static const char *const spaces[] = { "sycl::", "cl::sycl::", "oneapi::", "std::",
					      "__gnu_cxx::" };

	for (size_t i = 0; i < sizeof(spaces) / sizeof(spaces[0]); i++)
		if (!strncmp(function, spaces[i], strlen(spaces[i])))
			return true;
	return false;
}

static const struct event_frame *own_frame(const struct event_site *s)
{
	const struct event_frame *caller = s->nframes ? s->frames[0] : NULL;
	const struct event_frame *header = NULL;
	uint32_t i;

	for (i = 0; i < s->nframes; i++) {
		if (!s->frames[i] || !s->frames[i]->line || is_interpreter(s->frames[i]->module))
			continue;
		if (s->frames[i]->python ? !is_package(s->frames[i])
					 : !is_header(s->frames[i]->source))
			return s->frames[i];
		header = header ? header : s->frames[i];
	}
	if (header)
		return header;
	for (i = 1; caller && i < s->nframes; i++) {
		if (!s->frames[i] || s->frames[i]->inlined || !*s->frames[i]->function ||
		    !strcmp(s->frames[i]->module, caller->module))
			continue;
		if (!is_header_function(s->frames[i]->function))
			return s->frames[i];
		header = header ? header : s->frames[i];
	}
	return header ? header : caller;
}

/* NULL: it tells nothing. */
static const char *stack_label(struct lifetimes *l, const struct event_site *s)
{
	const struct event_frame *f = s ? own_frame(s) : NULL;
	char text[TEXT_MAX];
	size_t len = 0;

	if (!f)
		return NULL;
	if (f->line) {
		put(text, &len, f->function);
		put(text, &len, " (");
		put(text, &len, f->source);
		put(text, &len, ":");
		put_number(text, &len, f->line);
		put(text, &len, ")");
	} else {
		snprintf(text, sizeof(text), "%s (%s+0x%llx)", f->function, f->module,
			 (unsigned long long)f->offset);
	}
	return lifetimes_intern(l, text);
}

const char *lifetimes_known_site(struct lifetimes *l, const struct span *s)
{
	if (s->site)
		return s->site;
	return s->c ? stack_label(l, s->c->site) : NULL;
}

const char *lifetimes_site_label(struct lifetimes *l, const struct told *told, const struct span *s)
{
	const char *known = lifetimes_known_site(l, s);
	char text[TEXT_MAX];
	size_t len = 0;

	if (known)
		return known;
	put(text, &len, s->call ? s->call : "XPTI");
	put(text, &len, ", thread ");
	put(text, &len, told->thread);
	return lifetimes_intern(l, text);
}

/* ---- the timeline ---------------------------------------------------------------------------- */

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

/* ---- counting -------------------------------------------------------------------------------- */

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
	return lifetimes_kinds[a->kind].counts && !a->below;
}

static const char *kind_name(const struct alloc *a)
{
	return a->below ? lifetimes_kinds[a->kind].below : lifetimes_kinds[a->kind].name;
}

static const char *label_of(const struct lifetimes_row *r)
{
	return r ? r->label : NULL;
}

struct lifetimes_life lifetimes_life_of(const struct lifetimes *l, const struct alloc *a)
{
	const struct view *v = lifetimes_decider(a);

	return (struct lifetimes_life){
		.process = a->p->label,
		.kind = kind_name(a),
		.device = label_of(a->row[LIFETIMES_BY_DEVICE]),
		.site = label_of(a->row[LIFETIMES_BY_SITE]),
		.made_by = v ? v->call : NULL,
		.pid = a->p->tgid,
		.tid = a->tid,
		.stack = a->stack,
		.address = v ? v->key : 0,
		.size = a->size,
		.made_at = a->made_at,
		.freed_at = a->dead ? a->died_at : 0,
		.has_size = a->has_size,
		.ended = a->leaked,
		.may_be = !a->dead && a->epoch != l->epoch,
		.counts = counts(a),
		.mem = a->kind,
	};
}

void lifetimes_count(struct lifetimes *l, struct alloc *a, uint64_t at)
{
	struct lifetimes_row *site = a->row[LIFETIMES_BY_SITE];
	unsigned i;

	a->settled = true;
	a->row[LIFETIMES_BY_KIND] = lifetimes_row_get(l, LIFETIMES_BY_KIND, kind_name(a));
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

void lifetimes_uncount(struct lifetimes *l, struct alloc *a, uint64_t at)
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
void lifetimes_move_site(struct lifetimes *l, struct alloc *a, const char *site)
{
	struct lifetimes_row *from = a->row[LIFETIMES_BY_SITE];
	struct lifetimes_row *to = lifetimes_row_get(l, LIFETIMES_BY_SITE, site);

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

void lifetimes_note_difference(struct lifetimes *l, const struct view *upper,
			       const struct view *lower)
{
	const char *a = upper->call ? upper->call : "XPTI", *b = lower->call ? lower->call : "XPTI";
	const uint64_t key[KEY_WORDS] = { lifetimes_word(a), lifetimes_word(b) };
	union thing *u;
	bool is_new;

	if (!upper->has_size || !lower->has_size || upper->size == lower->size)
		return;
	u = lifetimes_table_get(l, TABLE_DIFFERENCES, key, &is_new);
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

/* ---- leaks ----------------------------------------------------------------------------------- */

static void leak(struct lifetimes *l, unsigned table, const struct alloc *a)
{
	const struct view *v = lifetimes_decider(a);
	const char *device = label_of(a->row[LIFETIMES_BY_DEVICE]);
	const char *site = label_of(a->row[LIFETIMES_BY_SITE]);
	const char *made_by = v && v->call ? v->call : NULL;
	bool may_be = a->epoch != l->epoch;
	/* Where only the call is known, sizes are what distinguishes allocations. */
	uint64_t of_size = a->placed ? 0 : a->size;
	const uint64_t key[KEY_WORDS] = { lifetimes_word(a->p->label),
					  lifetimes_word(kind_name(a)),
					  lifetimes_word(device),
					  lifetimes_word(site),
					  lifetimes_word(made_by),
					  of_size,
					  may_be,
					  a->has_size };
	struct lifetimes_leak *k;
	union thing *u;
	bool is_new;

	u = lifetimes_table_get(l, table, key, &is_new);
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
			.size_max = a->size,
			.has_size = a->has_size,
			.first_address = v ? v->key : 0,
			.first_at = a->made_at,
			.ended = table == TABLE_LEAKS,
			.may_be = may_be,
			.counts = counts(a),
		};
	k->count++;
	k->bytes += a->size;
	if (a->size < k->size)
		k->size = a->size;
	if (a->size > k->size_max)
		k->size_max = a->size;
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

void lifetimes_leak_and_count(struct lifetimes *l, struct alloc *a)
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

/* ---- what is known --------------------------------------------------------------------------- */

const struct lifetimes_row *lifetimes_total(const struct lifetimes *l)
{
	return &l->total;
}

static int by_peak(const void *a, const void *b)
{
	const struct lifetimes_row *x = *(const struct lifetimes_row *const *)a;
	const struct lifetimes_row *y = *(const struct lifetimes_row *const *)b;

	return COMPARE_DOWN(x->peak, y->peak)
		?: COMPARE_DOWN(x->count, y->count)
		?: strcmp(x->label, y->label);
}

static int by_bytes(const void *a, const void *b)
{
	const struct lifetimes_leak *x = *(const struct lifetimes_leak *const *)a;
	const struct lifetimes_leak *y = *(const struct lifetimes_leak *const *)b;

	return COMPARE_DOWN(x->bytes, y->bytes)
		?: COMPARE_DOWN(x->count, y->count)
		?: COMPARE_UP(x->first_at, y->first_at)
		?: COMPARE_UP(x->first_address, y->first_address);
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

	lifetimes_table_clear(l, TABLE_LIVE);
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

int lifetimes_imports(struct lifetimes *l, const struct lifetimes_import ***ret, size_t *ret_n)
{
	size_t n, i, kept = 0;
	const void **p;
	int r;

	r = collect(l, TABLE_IMPORTS, 1, &p, &n);
	if (r < 0)
		return r;
	for (i = 0; i < n; i++) {
		/* An outer layer has another row for it. */
		if (((const struct lifetimes_import *)p[i])->count)
			p[kept++] = p[i];
	}
	*ret = (const struct lifetimes_import **)p;
	*ret_n = kept;
	return 0;
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
