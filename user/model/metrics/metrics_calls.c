// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * metrics_calls.c - see metrics.h: what calls say of metrics.
 *
 * A tool first asks for the groups of a device, for the metrics of a group, and for what these are called. Later it
 * calculates values from raw data: one for each metric of the group, in that order, then the next ones. Each has its own
 * type, which has to be that of its metric; so data of another group, or values that a driver left out, do not become
 * numbers of the wrong metric.
 *
 * Which kernels values are of is known if a metric query enclosed the launches in their command list: its raw data are
 * recognised by the address to which they were written. Data that the program copied elsewhere are of no kernel that is
 * known.
 *
 * A call brings as many values as the kernel side reads of it (XB_REST_MAX), which may be fewer than were calculated. Those
 * that are missing are counted with their metrics.
 */
#include "model/metrics/metrics.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "decode/call.h"
#include "model/metrics/metrics_keep.h"
#include "model/role_args.h"

#define NAME_MAX_BYTES 256u

/* A call, with what its roles are about. */
struct work {
	struct metrics *m;
	const struct told *told;
	const struct event_call *c;
};

static struct metrics_key key_of(const struct work *w, uint64_t handle)
{
	return (struct metrics_key){ w->told->process_id, handle, catalog_family(w->c->fn->api) };
}

static uint64_t handle_of(const struct value *v)
{
	return v && v->kind == VALUE_HANDLE && !(v->flags & VALUE_F_FAULT) ? v->u : 0;
}

static uint64_t part_handle(const struct work *w, const struct cat_role *r, enum cat_part p)
{
	return handle_of(role_value(w->c, r, p));
}

/* texts_at(); 0: it was not read, or there is no room. */
static uint32_t part_text(const struct work *w, const struct cat_role *r, enum cat_part p)
{
	const struct value *v = role_value(w->c, r, p);
	char text[NAME_MAX_BYTES + 1];
	uint32_t len;

	if (!v || v->kind != VALUE_STRING || v->flags & VALUE_F_FAULT)
		return 0;
	len = v->len < NAME_MAX_BYTES ? v->len : NAME_MAX_BYTES;
	memcpy(text, v->str, len);
	text[len] = '\0';
	return texts_find(w->m->texts, text);
}

/* How many elements there were, whether they could all be read or not. */
static uint64_t elements(const struct value *v)
{
	return v->flags & (VALUE_F_TRUNC | VALUE_F_MORE) ? v->total : v->nitems;
}

/* Valid until the next one. */
static const struct value *element(const struct work *w, const struct value *v, uint32_t i,
				   struct value *room)
{
	arena_reset(&w->m->arena);
	return value_element(v, i, &w->m->arena, room);
}

/* ---- groups and metrics ------------------------------------------------------------------------ */

static struct metrics_group *group_get(const struct work *w, uint64_t handle)
{
	const struct metrics_key key = key_of(w, handle);

	return keyed_get(&w->m->groups, &key, sizeof(key));
}

/* Rows of two devices stay apart, known by number or not. */
static uint32_t device_text(const struct work *w, const struct value *v)
{
	const struct model_object *o = v ? told_object(w->told, v) : NULL;
	char text[OBJECT_TEXT];

	if (!o)
		return 0;
	if (o->number)
		object_text(o, text);
	else
		snprintf(text, sizeof(text), "%s 0x%llx", o->word, (unsigned long long)o->handle);
	return texts_find(w->m->texts, text);
}

static int learn_groups(const struct work *w, const struct cat_role *r, const struct value *v)
{
	uint32_t device = device_text(w, role_value(w->c, r, CAT_PART_PARENT));
	struct value room;

	for (uint32_t i = 0; i < value_elements(v); i++) {
		uint64_t handle = handle_of(element(w, v, i, &room));
		struct metrics_group *g = handle ? group_get(w, handle) : NULL;

		if (handle && !g)
			return -ENOMEM;
		if (g)
			g->device = device;
	}
	return 0;
}

static int on_group(const struct work *w, const struct cat_role *r)
{
	const struct value *v = role_value(w->c, r, CAT_PART_OBJECT);
	uint64_t handle = handle_of(v), size;
	struct metrics_group *g;
	bool known;

	if (v && v->kind == VALUE_ARRAY)
		return learn_groups(w, r, v);
	if (!handle || catalog_part(r, CAT_PART_NAME) == CAT_PART_NONE)
		return 0;
	g = group_get(w, handle);
	if (!g)
		return -ENOMEM;
	size = role_number(w->c, r, CAT_PART_SIZE, &known);
	g->name = part_text(w, r, CAT_PART_NAME);
	g->size = known && size <= UINT32_MAX ? (uint32_t)size : 0;
	return 0;
}

static int on_metrics(const struct work *w, const struct cat_role *r)
{
	const struct value *v = role_value(w->c, r, CAT_PART_OBJECT);
	uint64_t handle = part_handle(w, r, CAT_PART_PARENT), *list;
	struct metrics_group *g;
	struct value room;
	uint32_t n;

	/* It only asks how many there are. */
	if (!handle || !v || v->kind != VALUE_ARRAY)
		return 0;
	n = value_elements(v);
	if (n > METRICS_OF_GROUP)
		n = METRICS_OF_GROUP;
	g = group_get(w, handle);
	list = g ? calloc(n + 1, sizeof(*list)) : NULL;
	if (!list)
		return -ENOMEM;
	for (uint32_t i = 0; i < n; i++)
		list[i] = handle_of(element(w, v, i, &room));
	free(g->metrics);
	g->metrics = list;
	g->n = n;
	g->total = elements(v) <= UINT32_MAX ? (uint32_t)elements(v) : 0;
	return 0;
}

static int on_metric(const struct work *w, const struct cat_role *r)
{
	const struct value *type = role_value(w->c, r, CAT_PART_VALUE);
	uint64_t handle = part_handle(w, r, CAT_PART_OBJECT);
	const struct metrics_key key = key_of(w, handle);
	struct metrics_metric *x;

	if (!handle || !type || type->kind != VALUE_ENUM)
		return 0;
	x = keyed_get(&w->m->metrics, &key, sizeof(key));
	if (!x)
		return -ENOMEM;
	x->name = part_text(w, r, CAT_PART_NAME);
	x->unit = part_text(w, r, CAT_PART_UNIT);
	x->type = type->u;
	x->type_name = type->name ? texts_find(w->m->texts, type->name) : 0;
	return 0;
}

/* ---- queries ----------------------------------------------------------------------------------- */

static void close_query(struct metrics_list *l, uint64_t query)
{
	for (unsigned i = 0; i < METRICS_OPEN; i++) {
		if (l->open[i] == query)
			l->open[i] = 0;
	}
}

/* With no room for another one, its kernels are not known. */
static void open_query(struct metrics_list *l, uint64_t query)
{
	for (unsigned i = 0; i < METRICS_OPEN; i++) {
		if (!l->open[i]) {
			l->open[i] = query;
			return;
		}
	}
}

static int on_query(const struct work *w, const struct cat_role *r)
{
	uint64_t list = part_handle(w, r, CAT_PART_QUEUE);
	uint64_t handle = part_handle(w, r, CAT_PART_OBJECT);
	const struct metrics_key list_key = key_of(w, list), key = key_of(w, handle);
	struct metrics_query *q;
	struct metrics_list *l;

	if (!list || !handle)
		return 0;
	l = keyed_get(&w->m->lists, &list_key, sizeof(list_key));
	if (!l)
		return -ENOMEM;
	close_query(l, handle);
	if (r->kind == CAT_QUERY_END)
		return 0;
	q = keyed_get(&w->m->queries, &key, sizeof(key));
	if (!q)
		return -ENOMEM;
	q->kernels = (struct metrics_kernels){ 0 };
	open_query(l, handle);
	return 0;
}

static uint32_t kernel_text(const struct work *w)
{
	const struct model_object *k = &w->told->launch->kernel;
	char text[OBJECT_TEXT];

	return texts_find(w->m->texts, k->name ? k->name : object_text(k, text));
}

/* Whatever queries are open in its list enclose it. */
static void on_launch(const struct work *w)
{
	const struct cat_role *r = call_role(w->c, CAT_ACT_ENQUEUE);
	const struct metrics_key list_key = key_of(w, part_handle(w, r, CAT_PART_QUEUE));
	struct metrics_list *l = keyed_find(&w->m->lists, &list_key, sizeof(list_key));
	uint32_t name = l ? kernel_text(w) : 0;

	for (unsigned i = 0; l && i < METRICS_OPEN; i++) {
		const struct metrics_key key = key_of(w, l->open[i]);
		struct metrics_query *q = l->open[i] ? keyed_find(&w->m->queries, &key, sizeof(key))
						     : NULL;

		if (!q)
			continue;
		if (q->kernels.several || (q->kernels.name && q->kernels.name != name) || !name)
			q->kernels = (struct metrics_kernels){ .several = true };
		else
			q->kernels.name = name;
	}
}

static void on_sample(const struct work *w, const struct cat_role *r)
{
	const struct metrics_key key = key_of(w, part_handle(w, r, CAT_PART_OBJECT));
	const struct metrics_query *q = keyed_find(&w->m->queries, &key, sizeof(key));
	struct metrics_data d = { .process = w->told->process_id,
				  .at = value_address(role_value(w->c, r, CAT_PART_POINTER)),
				  .size = role_number(w->c, r, CAT_PART_SIZE, NULL) };

	if (q)
		d.kernels = q->kernels;
	metrics_data_add(w->m, &d);
}

/* ---- values ------------------------------------------------------------------------------------ */

/* One calculation. */
struct values {
	const struct metrics_group *group;
	uint32_t size;		/* metrics of the group */
	const struct value *at; /* the array */
	uint32_t n;		/* that were read */
	uint64_t total;		/* that there are */
	struct metrics_kernels kernels;
};

/* NULL: what it is called, or its type, is not known. */
static const struct metrics_metric *metric_at(const struct work *w, const struct values *v,
					      uint32_t i)
{
	const struct metrics_metric *x;
	struct metrics_key key;

	if (i >= v->group->n || !v->group->metrics[i])
		return NULL;
	key = key_of(w, v->group->metrics[i]);
	x = keyed_find(&w->m->metrics, &key, sizeof(key));
	return x && x->name && x->type_name ? x : NULL;
}

/* Does each set consist of whole reports? Their numbers are optional. */
static bool sets_fit(const struct work *w, const struct cat_role *r, const struct values *v)
{
	const struct value *sets = role_value(w->c, r, CAT_PART_INDEX);
	uint64_t sum = 0;

	if (!sets || sets->kind != VALUE_ARRAY)
		return true;
	for (uint32_t i = 0; i < sets->nitems; i++) {
		if (!value_is_number(&sets->items[i]) || sets->items[i].u % v->size)
			return false;
		sum += sets->items[i].u;
	}
	return sets->flags & VALUE_F_TRUNC ? sum <= v->total : sum == v->total;
}

/* The value with its tag, as a structure of both. */
static const struct value *value_in(const struct value *typed, const struct value **ret_tag)
{
	if (typed->kind != VALUE_STRUCT || typed->nitems != 2 || typed->flags & VALUE_F_FAULT ||
	    typed->items[0].kind != VALUE_ENUM)
		return NULL;
	*ret_tag = &typed->items[0];
	return &typed->items[1];
}

static bool types_fit(const struct work *w, const struct values *v, uint64_t first, uint32_t n)
{
	const struct value *tag;
	struct value room;

	for (uint32_t i = 0; i < n; i++) {
		const struct metrics_metric *x = metric_at(w, v, i);

		if (!value_in(element(w, v->at, (uint32_t)first + i, &room), &tag) ||
		    (x && tag->u != x->type))
			return false;
	}
	return true;
}

static int row_of(const struct work *w, const struct values *v, const struct metrics_metric *x,
		  struct metrics_row **ret)
{
	return metrics_row_get(w->m,
			       &(struct metrics_row_key){ .who = w->told->who,
							  .device = v->group->device,
							  .group = v->group->name,
							  .metric = x->name,
							  .unit = x->unit,
							  .type = x->type_name,
							  .kernel = v->kernels.name,
							  .several = v->kernels.several },
			       ret);
}

/* What is to be done with each metric of a report, or of several. */
enum fate { TAKEN, REFUSED, UNREAD };

static int one_value(const struct work *w, const struct values *v, uint32_t i, enum fate fate,
		     uint64_t first, uint64_t times)
{
	const struct metrics_metric *x = metric_at(w, v, i);
	struct metrics_row *row = NULL;
	const struct value *value = NULL, *tag;
	struct value room;
	int r;

	if (!x) {
		w->m->totals.unnamed += times;
		return 0;
	}
	r = row_of(w, v, x, &row);
	if (!row) {
		w->m->totals.folded += times;
		return r;
	}
	if (fate == TAKEN)
		value = value_in(element(w, v->at, (uint32_t)first + i, &room), &tag);
	if (fate == UNREAD) {
		row->unread += times;
	} else if (value && metrics_is_sample(value)) {
		metrics_row_add(row, value);
	} else {
		w->m->totals.no_numbers += value != NULL;
		row->refused += times;
	}
	return 0;
}

/* Those from..to of a report that begins with the value first. */
static int some_values(const struct work *w, const struct values *v, uint32_t from, uint32_t to,
		       enum fate fate, uint64_t first, uint64_t times)
{
	uint32_t known = to < v->group->n ? to : v->group->n;
	int r = 0;

	for (uint32_t i = from; i < known && r >= 0; i++)
		r = one_value(w, v, i, fate, first, times);
	if (to > known)
		w->m->totals.unnamed += (to - (from > known ? from : known)) * times;
	return r;
}

static int take_reports(const struct work *w, const struct values *v)
{
	uint64_t reports = v->total / v->size, i;
	int r = 0;

	for (i = 0; i < reports && i * v->size < v->n && r >= 0; i++) {
		uint64_t first = i * v->size;
		uint32_t have = v->n - first < v->size ? (uint32_t)(v->n - first) : v->size;
		bool fits = types_fit(w, v, first, have);

		w->m->totals.wrong_type += !fits;
		r = some_values(w, v, 0, fits ? have : v->size, fits ? TAKEN : REFUSED, first, 1);
		if (r >= 0 && fits)
			r = some_values(w, v, have, v->size, UNREAD, first, 1);
	}
	if (r >= 0 && i < reports)
		r = some_values(w, v, 0, v->size, UNREAD, 0, reports - i);
	w->m->totals.unread += v->total - v->n;
	return r;
}

static int on_values(const struct work *w, const struct cat_role *r)
{
	const struct value *v = role_value(w->c, r, CAT_PART_VALUE);
	uint64_t handle = part_handle(w, r, CAT_PART_PARENT);
	const struct metrics_key key = key_of(w, handle);
	struct values all = { .group = keyed_find(&w->m->groups, &key, sizeof(key)) };
	struct metrics_totals *t = &w->m->totals;
	uint64_t count = role_number(w->c, r, CAT_PART_COUNT, NULL);

	/* It only asks how many there would be. */
	if (!v || v->flags & VALUE_F_NULL || !count)
		return 0;
	if (!role_holds(w->c, r)) {
		t->maxima++;
		return 0;
	}
	t->calculations++;
	if (v->kind != VALUE_ARRAY || v->flags & VALUE_F_FAULT) {
		t->unreadable++;
		return 0;
	}
	if (all.group)
		all.size = all.group->size ? all.group->size : all.group->total;
	if (!all.size || !all.group->n || !all.group->name) {
		t->unknown++;
		return 0;
	}
	all.at = v;
	all.n = value_elements(v);
	all.total = elements(v);
	if (all.total != count || count % all.size || !sets_fit(w, r, &all)) {
		t->wrong_count++;
		return 0;
	}
	all.kernels = metrics_data_kernels(w->m, w->told->process_id,
					   value_address(role_value(w->c, r, CAT_PART_POINTER)),
					   role_number(w->c, r, CAT_PART_SIZE, NULL));
	return take_reports(w, &all);
}

/* ---- calls ------------------------------------------------------------------------------------- */

#define METRICS_ACTS                                                          \
	(1u << CAT_ACT_GROUP | 1u << CAT_ACT_METRICS | 1u << CAT_ACT_METRIC | \
	 1u << CAT_ACT_QUERY | 1u << CAT_ACT_SAMPLE | 1u << CAT_ACT_DROPPED | \
	 1u << CAT_ACT_VALUES)

static int do_role(const struct work *w, const struct cat_role *r, bool values)
{
	if (r->act == CAT_ACT_VALUES)
		return values ? on_values(w, r) : 0;
	if (r->act == CAT_ACT_DROPPED) {
		w->m->totals.dropped += values && role_holds(w->c, r);
		return 0;
	}
	switch ((enum cat_act)r->act) {
	case CAT_ACT_GROUP:
		return on_group(w, r);
	case CAT_ACT_METRICS:
		return on_metrics(w, r);
	case CAT_ACT_METRIC:
		return on_metric(w, r);
	case CAT_ACT_QUERY:
		return on_query(w, r);
	case CAT_ACT_SAMPLE:
		on_sample(w, r);
		return 0;
	default:
		return 0;
	}
}

/* What comes at its address is another. */
static void forget(const struct work *w)
{
	struct keyed *const tables[] = { &w->m->groups, &w->m->metrics, &w->m->queries,
					 &w->m->lists };
	const struct cat_role *r = call_role(w->c, CAT_ACT_RELEASE);
	const struct metrics_key key = key_of(w, part_handle(w, r, CAT_PART_OBJECT));

	for (unsigned i = 0; key.handle && i < sizeof(tables) / sizeof(tables[0]); i++) {
		if (tables[i]->all)
			keyed_drop(tables[i], keyed_find(tables[i], &key, sizeof(key)));
	}
}

static int take(struct metrics *m, const struct told *told, const struct event *e, bool values)
{
	const struct work w = { m, told, &e->call };
	int r = 0;

	/* A lower layer does the same with its own handles. */
	if (e->type != EVENT_CALL || e->rec->flags & XB_F_LOWER || !call_succeeded(&e->call))
		return 0;
	if (told->launch && m->lists.all)
		on_launch(&w);
	if (call_does(&e->call, CAT_ACT_RELEASE))
		forget(&w);
	for (unsigned i = 0; e->call.acts & METRICS_ACTS && i < e->call.fn->nroles && r >= 0; i++)
		r = do_role(&w, &e->call.fn->roles[i], values);
	return r;
}

int metrics_event(struct metrics *m, const struct told *told, const struct event *e)
{
	if (e->type == EVENT_SAMPLE)
		return metrics_sample(m, told, &e->sample);
	return take(m, told, e, true);
}

int metrics_left_out(struct metrics *m, const struct told *told, const struct event *e)
{
	return take(m, told, e, false);
}
