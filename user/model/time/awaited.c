// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * awaited.c - see awaited.h.
 *
 * What an event's wait is for is the command that signals it (commands.c). A queue's wait is for all that
 * was put into it since somebody last waited for it; what of that had been done by then is not known.
 */
#include "model/time/awaited.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "base/keyed.h"
#include "model/role_args.h"

#define QUEUE_LABELS 8u
#define WHAT_MAX     512u /* one name may be longer: templates' are */
#define NUMBERED_MAX 64u  /* objects of a kind that have rows of their own */

struct queue_key {
	uint64_t handle;
	uint32_t number, who, family, zero;
};

struct queue_label {
	uint32_t label;
	uint64_t n, last; /* commands, and when the last of them was submitted */
};

struct queue {
	struct keyed_row row;
	struct queue_key key;
	struct queue_label of[QUEUE_LABELS];
	uint64_t others; /* commands of further labels */
};

struct awaited {
	struct commands *commands;
	struct texts *texts; /* of commands */
	struct texts *whats; /* of groups: these may be many */
	struct keyed queues;
	struct strbuf what; /* while it is put together */
	uint64_t unread;
};

int awaited_new(struct commands *cs, struct awaited **ret)
{
	struct awaited *a = calloc(1, sizeof(*a));
	int r;

	if (!a)
		return -ENOMEM;
	r = texts_new(&a->whats);
	if (r < 0) {
		free(a);
		return r;
	}
	a->queues = (struct keyed){ .size = sizeof(struct queue), .max = WAITS_QUEUES_MAX };
	a->commands = cs;
	a->texts = commands_texts(cs);
	*ret = a;
	return 0;
}

struct awaited *awaited_free(struct awaited *a)
{
	if (!a)
		return NULL;
	keyed_clear(&a->queues);
	texts_free(a->whats);
	strbuf_done(&a->what);
	free(a);
	return NULL;
}

uint64_t awaited_unread(const struct awaited *a)
{
	return a->unread;
}

/* ---- what a call waits for --------------------------------------------------------------------- */

static const struct cat_role *wait_role(const struct event_call *c)
{
	unsigned i;

	for (i = 0; c->fn && i < c->fn->nroles; i++) {
		const struct cat_role *r = &c->fn->roles[i];

		if (r->act != CAT_ACT_WAIT || !role_holds(c, r))
			continue;
		if (catalog_part(r, CAT_PART_BLOCKING) == CAT_PART_NONE ||
		    role_number(c, r, CAT_PART_BLOCKING, NULL))
			return r;
	}
	return NULL;
}

static const struct cat_role *enqueue_role(const struct event_call *c)
{
	const struct cat_role *r = call_role(c, CAT_ACT_ENQUEUE);

	return r && role_holds(c, r) ? r : NULL;
}

/* A copy that goes into no queue is over when the call is. */
static bool is_plain_copy(const struct event_call *c)
{
	return call_does(c, CAT_ACT_COPY) && !call_does(c, CAT_ACT_ENQUEUE);
}

enum waits_kind awaited_kind(const struct event_call *c)
{
	if (wait_role(c) || is_plain_copy(c))
		return WAITS_WAITS;
	return enqueue_role(c) ? WAITS_SUBMITS : WAITS_OTHER;
}

static void add_word(struct strbuf *what, const char *word)
{
	size_t len = strlen(word);
	const char *at = strbuf_str(what);

	/* Each word once. */
	while ((at = strstr(at, word))) {
		if (at[len] == '\0' || at[len] == ',' || at[len] == ')')
			return;
		at += len;
	}
	if (what->len && what->len + len + 2 > WHAT_MAX) {
		if (strstr(strbuf_str(what), "..."))
			return;
		word = "...";
	}
	if (what->len && what->buf[what->len - 1] != '(')
		strbuf_adds(what, ", ");
	strbuf_adds(what, word);
}

/* "scale?" where it may be another one. */
static void add_command(struct strbuf *what, const char *label, bool uncertain)
{
	struct strbuf text = STRBUF_INIT;

	if (!uncertain) {
		add_word(what, label);
		return;
	}
	strbuf_adds(&text, label);
	strbuf_addc(&text, '?');
	add_word(what, strbuf_str(&text));
	strbuf_done(&text);
}

/*
 * Queues, devices and their like are few and live long, and are named by number; events are many. Where they
 * aren't few, the rows must not be all theirs.
 */
static void add_object(struct strbuf *what, const struct model_object *o)
{
	char text[OBJECT_TEXT];

	if (!strcmp(o->word, "event") || !o->number || o->number > NUMBERED_MAX) {
		add_word(what, o->word);
		return;
	}
	add_word(what, object_text(o, text));
}

static bool queue_key(const struct told *told, const struct event_call *c, const struct value *v,
		      struct queue_key *ret)
{
	const struct model_object *o = v ? told_object(told, v) : NULL;

	if (!o)
		return false;
	*ret = (struct queue_key){ .handle = o->handle,
				   .number = o->number,
				   .who = told->who,
				   .family = catalog_family(c->fn->api) };
	return true;
}

static struct queue *queue_find(struct awaited *a, const struct queue_key *key)
{
	return keyed_find(&a->queues, key, sizeof(*key));
}

/* What is in the queue, as far as that is known, in brackets. */
static void add_queued(struct awaited *a, const struct queue *q, struct waits_wait *x,
		       struct strbuf *what)
{
	unsigned i;
	bool any = false;

	for (i = 0; i < QUEUE_LABELS; i++) {
		if (!q->of[i].n)
			continue;
		if (!any)
			strbuf_adds(what, " (");
		any = true;
		add_word(what, texts_at(a->texts, q->of[i].label));
		x->queued += q->of[i].n;
	}
	if (any)
		strbuf_addc(what, ')');
	x->queued += q->others;
}

static void add_for(struct awaited *a, const struct told *told, const struct event_call *c,
		    const struct value *v, struct waits_wait *x, struct strbuf *what)
{
	const struct command *d = commands_find(a->commands, told, c, v);
	const struct model_object *o = told_object(told, v);
	struct waits_for f = { 0 };
	struct queue_key key;
	struct queue *q = NULL;

	if (!o)
		return;
	f.word = o->word;
	f.number = o->number;
	f.uncertain = o->uncertain;
	if (d) {
		f.command = texts_at(a->texts, d->label);
		f.by = d->tid;
		f.submitted = d->ts;
	} else if (queue_key(told, c, v, &key)) {
		q = queue_find(a, &key);
	}
	if (x->n < WAITS_FOR_MAX)
		x->for_[x->n] = f;
	x->n++;
	if (f.command) {
		add_command(what, f.command, f.uncertain);
		return;
	}
	add_object(what, o);
	if (q)
		add_queued(a, q, x, what);
}

static void add_all(struct awaited *a, const struct told *told, const struct event_call *c,
		    const struct value *v, struct waits_wait *x, struct strbuf *what)
{
	uint32_t i;

	if (!v)
		return;
	if (v->flags & VALUE_F_FAULT) {
		a->unread++;
		return;
	}
	if (v->kind == VALUE_HANDLE)
		add_for(a, told, c, v, x, what);
	for (i = 0; v->kind == VALUE_ARRAY && i < v->nitems; i++)
		add_for(a, told, c, &v->items[i], x, what);
	if (v->kind == VALUE_ARRAY && v->flags & VALUE_F_TRUNC && v->total > v->nitems)
		x->n += v->total - v->nitems;
}

/* A call that submits a command and waits for that. */
static void add_own(struct awaited *a, const struct told *told, const struct event_call *c,
		    struct waits_wait *x, struct strbuf *what)
{
	uint32_t label = commands_label(a->commands, told, c);

	x->for_[x->n++] = (struct waits_for){ .command = texts_at(a->texts, label),
					      .by = c->rec->h.tid,
					      .submitted = c->rec->h.ts };
	add_word(what, texts_at(a->texts, label));
}

void awaited_describe(struct awaited *a, const struct told *told, const struct event_call *c,
		      struct waits_wait *x)
{
	const struct cat_role *r = wait_role(c), *e = enqueue_role(c);
	struct strbuf *what = &a->what;

	strbuf_reset(what);
	if (e || is_plain_copy(c))
		add_own(a, told, c, x, what);
	else if (r)
		add_all(a, told, c, role_value(c, r, CAT_PART_OBJECT), x, what);
	if (e)
		add_all(a, told, c, role_value(c, e, CAT_PART_WAIT), x, what);
	if (!what->len)
		strbuf_adds(what, "(unknown)");
	x->what = texts_at(a->whats, texts_find(a->whats, strbuf_str(what)));
}

/* ---- queues ------------------------------------------------------------------------------------ */

static void count_queued(struct queue *q, const struct command *d)
{
	unsigned i;

	for (i = 0; i < QUEUE_LABELS && q->of[i].n && q->of[i].label != d->label; i++)
		;
	if (i == QUEUE_LABELS) {
		q->others++;
		return;
	}
	q->of[i].label = d->label;
	q->of[i].n++;
	q->of[i].last = d->ts;
}

int awaited_command(struct awaited *a, const struct command *d)
{
	struct queue_key key = { .handle = d->queue,
				 .number = d->queue_number,
				 .who = d->who,
				 .family = catalog_family(d->api) };
	struct queue *q;

	if (!d->has_queue)
		return 0;
	q = keyed_get(&a->queues, &key, sizeof(key));
	if (!q)
		return -ENOMEM;
	count_queued(q, d);
	return 0;
}

static void empty_queue(struct awaited *a, const struct told *told, const struct event_call *c,
			const struct value *v)
{
	struct queue_key key;
	struct queue *q = queue_key(told, c, v, &key) ? queue_find(a, &key) : NULL;
	unsigned i, n = 0;

	if (!q)
		return;
	/* What came after the wait had begun may not be done. */
	for (i = 0; i < QUEUE_LABELS; i++) {
		struct queue_label l = q->of[i];

		if (!l.n || l.last <= c->rec->h.ts)
			continue;
		l.n = 1;
		q->of[n++] = l;
	}
	for (i = n; i < QUEUE_LABELS; i++)
		q->of[i] = (struct queue_label){ 0 };
	q->others = 0;
}

void awaited_emptied(struct awaited *a, const struct told *told, const struct event_call *c)
{
	const struct cat_role *r = call_succeeded(c) ? wait_role(c) : NULL;
	const struct value *v = r ? role_value(c, r, CAT_PART_OBJECT) : NULL;
	uint32_t i;

	if (v && v->kind == VALUE_HANDLE)
		empty_queue(a, told, c, v);
	for (i = 0; v && v->kind == VALUE_ARRAY && i < v->nitems; i++)
		empty_queue(a, told, c, &v->items[i]);
}
