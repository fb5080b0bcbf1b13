// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tally.c - see tally.h. */
#include "model/time/tally.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/compare.h"
#include "base/strbuf.h"
#include "decode/xpti.h"

#define TEXT_MAX 1024u /* bytes of a message or a name that are kept */

/* ---- processes --------------------------------------------------------------------------------- */

/* Of what is happening now. 0 with NULL: there is no room. */
static int process_at(struct tally *t, const struct told *told, uint64_t ts,
		      struct tally_process **ret)
{
	const uint64_t number = told->who;
	struct tally_process *p = keyed_find(&t->processes, &number, sizeof(number));

	*ret = p;
	if (p)
		return 0;
	if (!number || keyed_is_full(&t->processes)) {
		t->other_processes++;
		return 0;
	}
	p = keyed_add(&t->processes, &number, sizeof(number));
	if (!p)
		return -ENOMEM;
	p->first = p->last = ts;
	t->nprocesses++;
	*ret = p;
	return 0;
}

static void stretch_process(struct tally_process *p, uint64_t from, uint64_t to)
{
	if (from < p->first)
		p->first = from;
	if (to > p->last)
		p->last = to;
}

static void on_exit_of(struct tally *t, const struct told *told, const struct xb_exit *r)
{
	const uint64_t number = told->who;
	struct tally_process *p = keyed_find(&t->processes, &number, sizeof(number));

	if (!p || !(r->h.flags & XB_EXIT_GROUP))
		return;
	p->ended = true;
	p->code = r->code;
	stretch_process(p, r->h.ts, r->h.ts);
}

/* ---- failures ---------------------------------------------------------------------------------- */

/* NULL: it did what it should, or nobody knows. */
static const char *how_left(unsigned flags)
{
	if (!(flags & XB_F_UNFINISHED) || flags & XB_F_IN_FLIGHT)
		return NULL;
	if (flags & XB_F_UNWOUND)
		return "left by an exception, longjmp or cancellation";
	return flags & XB_F_EXITED ? "its thread ended inside" : "never returned";
}

/* What says of a call that it failed is an enumerator, a number or NULL. */
static void add_result(struct strbuf *out, const struct value *v)
{
	if (v->kind == VALUE_ENUM && v->name)
		strbuf_adds(out, v->name);
	else if (v->kind == VALUE_INT)
		strbuf_addf(out, "%lld", (long long)v->u);
	else if (v->kind == VALUE_BOOL)
		strbuf_adds(out, v->u ? "true" : "false");
	else if (v->kind == VALUE_UINT || v->kind == VALUE_ENUM)
		strbuf_add_u64(out, v->u);
	else if (v->kind == VALUE_UNKNOWN)
		strbuf_addc(out, '?');
	else if (v->u)
		strbuf_add_hex(out, v->u);
	else
		strbuf_adds(out, "NULL");
}

static int on_failure(struct tally *t, const struct event_call *c, const char *left)
{
	_cleanup_(strbuf_done) struct strbuf key = STRBUF_INIT;
	struct tally_failure *f;
	size_t name;

	strbuf_adds(&key, c->name);
	strbuf_addc(&key, ' ');
	name = key.len;
	if (left)
		strbuf_adds(&key, left);
	else
		add_result(&key, &c->ret);
	if (strbuf_failed(&key))
		return -ENOMEM;
	HASH_FIND(hh, t->failures, strbuf_str(&key), key.len, f);
	if (!f && t->nfailures >= TALLY_FAILURES_MAX) {
		t->other_failures++;
		return 0;
	}
	if (!f) {
		f = calloc(1, sizeof(*f));
		if (!f)
			return -ENOMEM;
		*f = (struct tally_failure){ .key = key.buf,
					     .result = key.buf + name,
					     .name_len = name - 1,
					     .api = c->fn ? c->api : NULL,
					     .left = left != NULL,
					     .first = c->rec->h.ts,
					     .tgid = c->rec->h.tgid };
		/* Found by the whole, shown in two. */
		HASH_ADD_KEYPTR(hh, t->failures, f->key, key.len, f);
		key.buf = NULL;
		t->nfailures++;
	}
	f->count++;
	if (c->rec->h.ts < f->first) {
		f->first = c->rec->h.ts;
		f->tgid = c->rec->h.tgid;
	}
	return 0;
}

/* ---- diagnostics ------------------------------------------------------------------------------- */

/* Appends what there is of a text, as a string of its own; *ret_at: where it begins. False: it is not there. */
static bool add_part(struct strbuf *key, const struct value *v, size_t *ret_at)
{
	bool there = v->kind == VALUE_STRING && v->str &&
		     !(v->flags & (VALUE_F_NULL | VALUE_F_FAULT));

	*ret_at = key->len;
	if (there)
		strbuf_add(key, v->str, strnlen(v->str, v->len < TEXT_MAX ? v->len : TEXT_MAX));
	strbuf_addc(key, '\0');
	return there;
}

static int new_diagnostic(struct tally *t, const struct strbuf *key, struct tally_diagnostic **ret)
{
	struct tally_diagnostic *d = calloc(1, sizeof(*d) + key->len);

	if (!d)
		return -ENOMEM;
	d->key_len = key->len;
	memcpy(d->key, key->buf, key->len);
	HASH_ADD_KEYPTR(hh, t->diagnostics, d->key, d->key_len, d);
	t->ndiagnostics++;
	*ret = d;
	return 0;
}

static int on_diagnostic(struct tally *t, const struct event_xpti *x)
{
	_cleanup_(strbuf_done) struct strbuf key = STRBUF_INIT;
	struct tally_diagnostic *d;
	size_t text, function, file;
	bool has_text = add_part(&key, &x->data, &text), placed = xpti_has_place(x);
	bool has_function = add_part(&key, &x->name, &function) && placed;
	int r;

	add_part(&key, &x->file, &file);
	if (placed && x->has_line)
		strbuf_addf(&key, "%u", x->rec->line);
	if (strbuf_failed(&key))
		return -ENOMEM;
	HASH_FIND(hh, t->diagnostics, key.buf, key.len, d);
	if (!d && t->ndiagnostics >= TALLY_DIAGNOSTICS_MAX) {
		t->other_diagnostics++;
		return 0;
	}
	r = d ? 0 : new_diagnostic(t, &key, &d);
	if (r < 0)
		return r;
	d->text = has_text ? d->key + text : NULL;
	d->function = has_function ? d->key + function : NULL;
	d->file = placed ? d->key + file : NULL;
	d->line = x->rec->line;
	d->has_line = placed && x->has_line;
	if (!d->count++ || x->rec->h.ts < d->first) {
		d->first = x->rec->h.ts;
		d->tgid = x->rec->h.tgid;
	}
	return 0;
}

/* ---- events ------------------------------------------------------------------------------------ */

static void stretch(struct tally *t, uint64_t from, uint64_t to)
{
	if (!t->first || from < t->first)
		t->first = from;
	if (to > t->last)
		t->last = to;
}

static int on_call(struct tally *t, const struct told *told, const struct event_call *c)
{
	unsigned flags = c->rec->h.flags;
	uint64_t end = c->rec->h.ts + (flags & XB_F_ENTRY_ONLY ? 0 : c->rec->dur);
	const char *left = how_left(flags);
	struct tally_process *p;
	int r;

	r = process_at(t, told, c->rec->h.ts, &p);
	if (r < 0)
		return r;
	/* A call from before the trace has the time when it was looked for. */
	if (!(flags & XB_F_OLDER))
		stretch(t, c->rec->h.ts, end);
	if (p) {
		if (!(flags & XB_F_OLDER))
			stretch_process(p, c->rec->h.ts, end);
		p->calls++;
	}
	t->calls++;
	t->in_flight += flags & XB_F_IN_FLIGHT ? 1 : 0;
	t->only_names += c->unknown;
	t->left += left != NULL;
	t->errors += c->error && !left;
	return left || c->error ? on_failure(t, c, left) : 0;
}

static int on_xpti(struct tally *t, const struct told *told, const struct event_xpti *x)
{
	const struct xb_hdr *h = &x->rec->h;
	struct tally_process *p;
	int r = process_at(t, told, h->ts, &p);

	stretch(t, h->ts, h->ts);
	t->xpti++;
	if (r < 0)
		return r;
	if (p) {
		stretch_process(p, h->ts, h->ts);
		p->xpti++;
	}
	return strcmp(x->event, "diagnostics") ? 0 : on_diagnostic(t, x);
}

static void on_clock(struct tally *t, const struct xb_def_clock *c)
{
	if (t->wall)
		return;
	t->mono = c->h.ts;
	t->wall = c->realtime;
	t->clock = c->h.flags;
}

static int on_library(struct tally *t, const struct event *e)
{
	const struct xb_def_object *o = (const void *)e->rec;
	const char *path = event_text(e, 0), *slash = strrchr(path, '/');
	struct tally_library *l;
	char text[512];
	size_t len;

	t->refused += o->failed;
	snprintf(text, sizeof(text), "%s %s", slash ? slash + 1 : path, event_text(e, 1));
	len = strlen(text);
	HASH_FIND(hh, t->libraries, text, len, l);
	if (l || !o->probes || HASH_COUNT(t->libraries) >= TALLY_LIBRARIES_MAX)
		return 0;
	l = calloc(1, sizeof(*l) + len + 1);
	if (!l)
		return -ENOMEM;
	memcpy(l->text, text, len);
	HASH_ADD(hh, t->libraries, text[0], len, l);
	return 0;
}

int tally_event(struct tally *t, const struct told *told, const struct event *e)
{
	if (!t->begin)
		t->begin = e->rec->ts;
	switch (e->type) {
	case EVENT_CALL:
		return call_is_told(&e->call) ? 0 : on_call(t, told, &e->call);
	case EVENT_XPTI:
		return on_xpti(t, told, e->xpti);
	case EVENT_COUNTED:
		stretch(t, ((const struct xb_counted *)e->rec)->from, e->rec->ts);
		return 0;
	case EVENT_CLOCK:
		on_clock(t, (const struct xb_def_clock *)e->rec);
		return 0;
	case EVENT_OBJECT:
		return on_library(t, e);
	case EVENT_EXIT:
		on_exit_of(t, told, (const struct xb_exit *)e->rec);
		return 0;
	default:
		return 0;
	}
}

/* ---- answers ----------------------------------------------------------------------------------- */

static int by_first(const void *a, const void *b)
{
	const struct tally_process *x = *(const struct tally_process *const *)a;
	const struct tally_process *y = *(const struct tally_process *const *)b;

	return x->first < y->first ? -1 : x->first > y->first;
}

int tally_processes(const struct tally *t, const struct tally_process ***ret)
{
	const struct tally_process **all = calloc(t->nprocesses + 1, sizeof(*all));
	struct tally_process *p;
	size_t n = 0;

	if (!all)
		return -ENOMEM;
	KEYED_EACH(&t->processes, p)
	{
		p->who = *whos_at(t->whos, (uint32_t)p->number);
		all[n++] = p;
	}
	qsort(all, n, sizeof(*all), by_first);
	*ret = all;
	return 0;
}

static int by_count(const void *a, const void *b)
{
	const struct tally_failure *x = *(const struct tally_failure *const *)a;
	const struct tally_failure *y = *(const struct tally_failure *const *)b;

	return COMPARE_DOWN(x->count, y->count) ?: strcmp(x->key, y->key);
}

/* The n rows of a table whose first one is given, with their place in it at that offset. free() the array. */
static int sorted(const void *first, size_t hh, size_t n, int (*by)(const void *, const void *),
		  const void ***ret)
{
	const void **all = calloc(n + 1, sizeof(*all));
	size_t i = 0;

	if (!all)
		return -ENOMEM;
	for (const void *row = first; row && i < n;
	     row = ((const UT_hash_handle *)((const char *)row + hh))->next)
		all[i++] = row;
	qsort(all, i, sizeof(*all), by);
	*ret = all;
	return 0;
}

int tally_failures(const struct tally *t, const struct tally_failure ***ret)
{
	return sorted(t->failures, offsetof(struct tally_failure, hh), t->nfailures, by_count,
		      (const void ***)ret);
}

static int by_number(const void *a, const void *b)
{
	const struct tally_diagnostic *x = *(const struct tally_diagnostic *const *)a;
	const struct tally_diagnostic *y = *(const struct tally_diagnostic *const *)b;

	return COMPARE_DOWN(x->count, y->count) ?: COMPARE_UP(x->first, y->first);
}

int tally_diagnostics(const struct tally *t, const struct tally_diagnostic ***ret)
{
	return sorted(t->diagnostics, offsetof(struct tally_diagnostic, hh), t->ndiagnostics,
		      by_number, (const void ***)ret);
}

int tally_new(const struct whos *whos, struct tally **ret)
{
	struct tally *t = calloc(1, sizeof(*t));

	if (!t)
		return -ENOMEM;
	t->whos = whos;
	t->processes =
		(struct keyed){ .size = sizeof(struct tally_process), .max = TALLY_PROCESSES_MAX };
	*ret = t;
	return 0;
}

struct tally *tally_free(struct tally *t)
{
	struct tally_failure *f, *next_f;
	struct tally_diagnostic *d, *next_d;
	struct tally_library *l, *next_l;

	if (!t)
		return NULL;
	keyed_clear(&t->processes);
	HASH_ITER(hh, t->failures, f, next_f) {
		HASH_DEL(t->failures, f);
		free(f->key);
		free(f);
	}
	HASH_ITER(hh, t->diagnostics, d, next_d) {
		HASH_DEL(t->diagnostics, d);
		free(d);
	}
	HASH_ITER(hh, t->libraries, l, next_l) {
		HASH_DEL(t->libraries, l);
		free(l);
	}
	free(t);
	return NULL;
}
