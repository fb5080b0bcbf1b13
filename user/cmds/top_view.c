// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* top_view.c - see top_view.h. */
#include "cmds/top_view.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/cleanup.h"
#include "sink/table.h"

/* ---- keys -------------------------------------------------------------------------------------- */

void top_view_init(struct top_view *v)
{
	*v = (struct top_view){ 0 };
	for (int i = 0; i < TOP_TABLES; i++)
		v->choice[i].column = top_kinds[i].sort;
}

void top_view_done(struct top_view *v)
{
	top_data_free(v->data);
	top_data_free(v->newest);
	names_done(&v->names);
	free(v->order);
}

void top_view_take(struct top_view *v, struct top_data *d)
{
	struct top_data **to = v->paused ? &v->newest : &v->data;

	top_data_free(*to);
	*to = d;
	if (v->paused)
		return;
	/* The last interval is whatever was left. */
	if (d->s.last)
		v->whole = true;
}

static void pause_or_go_on(struct top_view *v)
{
	struct top_data *d = v->newest;

	v->paused = !v->paused;
	v->newest = NULL;
	if (d)
		top_view_take(v, d);
}

/* Number of the selected row; of one that is gone: the first. */
static size_t selected(const struct top_view *v)
{
	const struct top_choice *c = &v->choice[v->what];

	for (size_t i = 0; c->follows && i < v->norder; i++)
		if (v->order[i] == c->selected)
			return i;
	return 0;
}

static void move(struct top_view *v, long by)
{
	struct top_choice *c = &v->choice[v->what];
	long at = (long)selected(v) + by;

	if (!v->norder)
		return;
	at = at < 0 ? 0 : at >= (long)v->norder ? (long)v->norder - 1 : at;
	c->selected = v->order[at];
	c->follows = at > 0;
}

static void sort_by_next(struct top_view *v, int by)
{
	struct top_choice *c = &v->choice[v->what];

	c->column = (c->column + top_kinds[v->what].n + (size_t)by) % top_kinds[v->what].n;
	c->reverse = false;
}

static void enter(struct top_view *v)
{
	if (v->what != TOP_PROCESSES || !v->norder)
		return;
	v->process = (uint32_t)v->order[selected(v)];
	v->what = TOP_FUNCTIONS;
	for (int i = TOP_FUNCTIONS; i < TOP_TABLES; i++) {
		v->choice[i].follows = false;
		v->choice[i].filter[0] = '\0';
	}
}

static void turn(struct top_view *v, int by)
{
	int n = TOP_TABLES - TOP_FUNCTIONS;

	if (v->what != TOP_PROCESSES)
		v->what = (enum top_what)(TOP_FUNCTIONS +
					  ((int)v->what - TOP_FUNCTIONS + by + n) % n);
}

/* Escape goes back by what was done last. */
static void back(struct top_view *v)
{
	struct top_choice *c = &v->choice[v->what];

	if (*c->filter)
		c->filter[0] = '\0';
	else
		v->what = TOP_PROCESSES;
}

/* The last character, of several bytes maybe. */
static void cut_last(char *text)
{
	size_t n = strlen(text);

	while (n && (text[n - 1] & 0xc0) == 0x80)
		n--;
	text[n ? n - 1 : 0] = '\0';
}

static void add_character(char text[TOP_FILTER_MAX], int c)
{
	size_t n = strlen(text);

	/* Bytes of UTF-8 come one by one. */
	if (c >= ' ' && c < 0x100 && c != 0x7f && n + 1 < TOP_FILTER_MAX) {
		text[n] = (char)c;
		text[n + 1] = '\0';
	}
}

static void type(struct top_view *v, int key)
{
	struct top_choice *c = &v->choice[v->what];

	switch (key) {
	case TOP_KEY_ENTER:
		v->typing = false;
		break;
	case TOP_KEY_ESCAPE:
		v->typing = false;
		memcpy(c->filter, v->before, sizeof(c->filter));
		break;
	case TOP_KEY_BACKSPACE:
		cut_last(c->filter);
		break;
	default:
		add_character(c->filter, key);
		break;
	}
}

static void begin_typing(struct top_view *v)
{
	v->typing = true;
	memcpy(v->before, v->choice[v->what].filter, sizeof(v->before));
}

/* Keys that move; false: it is none. */
static bool move_key(struct top_view *v, int key)
{
	switch (key) {
	case TOP_KEY_UP:
	case 'k':
		move(v, -1);
		return true;
	case TOP_KEY_DOWN:
	case 'j':
		move(v, 1);
		return true;
	case TOP_KEY_PAGE_UP:
		move(v, -v->page);
		return true;
	case TOP_KEY_PAGE_DOWN:
		move(v, v->page);
		return true;
	case TOP_KEY_HOME:
	case 'g':
		move(v, -(long)v->norder);
		return true;
	case TOP_KEY_END:
	case 'G':
		move(v, (long)v->norder);
		return true;
	default:
		return false;
	}
}

/* Any other key leaves the help. */
static bool help_key(struct top_view *v, int key)
{
	if (key == TOP_KEY_DOWN || key == 'j')
		v->help_first++;
	else if (key == TOP_KEY_PAGE_DOWN)
		v->help_first += (uint64_t)v->page;
	else if ((key == TOP_KEY_UP || key == 'k') && v->help_first)
		v->help_first--;
	else if (key == TOP_KEY_PAGE_UP)
		v->help_first -= v->help_first < (uint64_t)v->page ? v->help_first
								   : (uint64_t)v->page;
	else
		v->help = false;
	return true;
}

bool top_view_key(struct top_view *v, int key)
{
	struct top_choice *c = &v->choice[v->what];

	if (v->typing) {
		type(v, key);
		return true;
	}
	if (v->help)
		return help_key(v, key);
	if (move_key(v, key))
		return true;
	switch (key) {
	case 'q':
		return false;
	case TOP_KEY_ENTER:
		enter(v);
		break;
	case TOP_KEY_ESCAPE:
	case TOP_KEY_BACKSPACE:
		back(v);
		break;
	case TOP_KEY_TAB:
	case TOP_KEY_RIGHT:
		turn(v, 1);
		break;
	case TOP_KEY_BACK_TAB:
	case TOP_KEY_LEFT:
		turn(v, -1);
		break;
	case '<':
		sort_by_next(v, -1);
		break;
	case '>':
		sort_by_next(v, 1);
		break;
	case 'r':
		c->reverse = !c->reverse;
		break;
	case '/':
		begin_typing(v);
		break;
	case 'p':
	case ' ':
		pause_or_go_on(v);
		break;
	case 'a':
		v->whole = !v->whole;
		break;
	case 'e':
		v->hide_ended = !v->hide_ended;
		break;
	case 'h':
	case '?':
		v->help = true;
		v->help_first = 0;
		break;
	default:
		break;
	}
	return true;
}

/* ---- frames ------------------------------------------------------------------------------------ */

void top_frame_done(struct top_frame *f)
{
	for (int i = 0; i < f->room; i++)
		strbuf_done(&f->line[i].text);
	free(f->line);
	*f = (struct top_frame){ 0 };
}

/* Room for height lines, empty. */
static int frame_start(struct top_frame *f, int height)
{
	if (f->room < height) {
		struct top_screen_line *l = reallocarray(f->line, (size_t)height, sizeof(*l));

		if (!l)
			return -ENOMEM;
		memset(l + f->room, 0, (size_t)(height - f->room) * sizeof(*l));
		f->line = l;
		f->room = height;
	}
	f->n = 0;
	f->height = height;
	return 0;
}

/* The next line, or one that nobody sees. */
static void add_line(struct top_frame *f, enum top_look look, const char *text, int width)
{
	struct top_screen_line *l;

	if (f->n == f->height)
		return;
	l = &f->line[f->n++];
	strbuf_reset(&l->text);
	top_add_cut(&l->text, text, width);
	l->look = look;
}

static const char *const help_keys[] = {
	"Up Down PgUp PgDn Home End   move (also j k g G)",
	"Enter      the details of a process",
	"Tab  < - ->  next: functions, kernels, threads, memory, waits",
	"Esc        back: drops the filter, then leaves the process",
	"< >        sort by the previous or next column",
	"r          reverse the order",
	"/          show only rows with this text; Enter keeps, Esc drops it",
	"a          switch between the whole time and the last interval",
	"p Space    pause the display, or continue",
	"e          hide what has ended",
	"h ?        this help",
	"q          quit; the traced programs keep running",
};

static void draw_help(struct top_view *v, int width, int height, struct top_frame *f)
{
	const struct top_column *c = top_kinds[v->what].columns;
	size_t keys = ARRAY_SIZE(help_keys), n = keys + 1 + top_kinds[v->what].n;
	struct strbuf line = STRBUF_INIT;

	add_line(f, TOP_HEAD, "Keys and columns; any other key closes this help", width);
	v->page = height > 2 ? height - 2 : 1;
	if (v->help_first + (uint64_t)v->page > n)
		v->help_first = n > (size_t)v->page ? n - (size_t)v->page : 0;
	for (size_t i = v->help_first; i < n; i++) {
		strbuf_reset(&line);
		if (i < keys)
			strbuf_adds(&line, help_keys[i]);
		else if (i > keys)
			strbuf_addf(&line, "%-10s %s", c[i - keys - 1].name, c[i - keys - 1].help);
		add_line(f, TOP_PLAIN, strbuf_str(&line), width);
	}
	strbuf_done(&line);
}

static const struct xptibpf_process_now *process_of(const struct xptibpf_snapshot *s, uint32_t id)
{
	for (size_t i = 0; i < s->nprocesses; i++)
		if (s->processes[i].id == id)
			return &s->processes[i];
	return NULL;
}

static void add_tabs(const struct top_view *v, struct strbuf *out)
{
	for (int i = TOP_FUNCTIONS; i < TOP_TABLES; i++)
		strbuf_addf(out, i == (int)v->what ? "[%s] " : " %s  ", top_kinds[i].title);
}

static void add_state(const struct top_view *v, struct strbuf *out)
{
	const struct xptibpf_snapshot *s = &v->data->s;

	if (s->last)
		strbuf_adds(out, ", the trace has ended");
	if (v->whole)
		strbuf_adds(out, ", of the whole time");
	if (v->paused)
		strbuf_adds(out, ", paused");
}

static void draw_head(struct top_view *v, int width, int lines, const char *clock,
		      struct top_frame *f)
{
	const struct xptibpf_snapshot *s = &v->data->s;
	const struct xptibpf_process_now *p = process_of(s, v->process);
	struct strbuf line = STRBUF_INIT;

	if (v->what == TOP_PROCESSES) {
		top_add_head(&line, s, clock);
	} else {
		strbuf_addf(&line, "xptibpf top %s, process %d ", clock, p ? p->pid : 0);
		strbuf_add_escaped(&line, p ? p->comm : "", p ? strlen(p->comm) : 0, '\0');
		if (!p || p->ended)
			strbuf_adds(&line, ", ended");
	}
	add_state(v, &line);
	add_line(f, TOP_HEAD, strbuf_str(&line), width);
	strbuf_reset(&line);
	if (lines > 1) {
		if (v->what == TOP_PROCESSES)
			top_add_totals(&line, s, v->whole);
		else
			add_tabs(v, &line);
		add_line(f, TOP_PLAIN, strbuf_str(&line), width);
		strbuf_reset(&line);
	}
	if (lines > 2) {
		if (v->what == TOP_PROCESSES)
			top_add_live(&line, s);
		top_add_losses(&line, s);
		if (v->message) {
			strbuf_adds(&line, "; ");
			strbuf_add_escaped(&line, v->message, strlen(v->message), '\0');
		}
		add_line(f, s->lost || v->message ? TOP_ALARM : TOP_PLAIN, strbuf_str(&line),
			 width);
	}
	strbuf_done(&line);
}

static const char *hints(const struct top_view *v, int width)
{
	if (width < 70)
		return "   h help";
	return v->what == TOP_PROCESSES
		       ? "   q quit, Enter details, / filter, < > sort, p pause, h help"
		       : "   Esc back, Tab next, / filter, < > sort, p pause, h help";
}

static void draw_foot(struct top_view *v, int width, int height, struct top_frame *f)
{
	const struct top_choice *c = &v->choice[v->what];
	struct strbuf line = STRBUF_INIT;

	while (f->n < height - 1)
		add_line(f, TOP_PLAIN, "", width);
	if (v->typing) {
		strbuf_adds(&line, "filter: ");
		strbuf_add_escaped(&line, c->filter, strlen(c->filter), '\0');
		strbuf_addc(&line, '_');
	} else {
		strbuf_addf(&line, "by %s%s", top_kinds[v->what].columns[c->column].name,
			    c->reverse ? ", reversed" : "");
		if (*c->filter) {
			strbuf_adds(&line, ", only '");
			strbuf_add_escaped(&line, c->filter, strlen(c->filter), '\0');
			strbuf_addc(&line, '\'');
		}
		strbuf_adds(&line, hints(v, width));
	}
	add_line(f, v->typing ? TOP_PLAIN : TOP_HINT, strbuf_str(&line), width);
	strbuf_done(&line);
}

static int keep_order(struct top_view *v, const struct top_table *t)
{
	uint64_t *order = reallocarray(v->order, t->n + 1, sizeof(*order));

	if (!order)
		return -ENOMEM;
	v->order = order;
	v->norder = t->n;
	for (size_t i = 0; i < t->n; i++)
		order[i] = t->row[i].id;
	return 0;
}

static void drop_ended(struct top_table *t)
{
	size_t kept = 0;

	for (size_t i = 0; i < t->n; i++) {
		struct top_row row = t->row[i];

		/* What is dropped goes to the end, and with the table. */
		if (row.dim)
			continue;
		t->row[i] = t->row[kept];
		t->row[kept++] = row;
	}
	while (t->n > kept) {
		t->n--;
		for (size_t i = 0; i < TOP_COLUMNS_MAX; i++)
			free(t->row[t->n].cell[i].text);
	}
}

static int draw_table(struct top_view *v, int width, int rows, struct top_frame *f)
{
	struct top_choice *c = &v->choice[v->what];
	struct top_table t = { 0 };
	struct strbuf line = STRBUF_INIT;
	int widths[TOP_COLUMNS_MAX], r;
	size_t at;

	top_fill(&t, v->what, &v->data->s, v->process, v->whole, &v->names);
	if (v->hide_ended && v->what != TOP_MEMORY)
		drop_ended(&t);
	top_table_filter(&t, c->filter);
	top_table_sort(&t, c->column, c->reverse);
	r = t.failed ? -ENOMEM : keep_order(v, &t);
	if (r < 0)
		goto out;
	top_table_fit(t.columns, t.ncolumns, width, widths);
	top_add_line(&line, &t, NULL, widths);
	add_line(f, TOP_TITLES, strbuf_str(&line), width);
	v->page = rows > 0 ? rows : 1;
	at = selected(v);
	if (at < c->first)
		c->first = at;
	if (at >= c->first + (size_t)v->page)
		c->first = at - (size_t)v->page + 1;
	if (t.n <= (size_t)v->page)
		c->first = 0;
	for (size_t i = c->first; i < t.n && (int)(i - c->first) < rows; i++) {
		const struct top_row *row = &t.row[i];

		strbuf_reset(&line);
		top_add_line(&line, &t, row, widths);
		add_line(f,
			 i == at      ? TOP_SELECTED
			 : row->alarm ? TOP_ALARM
			 : row->dim   ? TOP_DIM
				      : TOP_PLAIN,
			 strbuf_str(&line), width);
	}
	if (!t.n && rows > 0)
		add_line(f, TOP_DIM,
			 *c->filter		    ? "(nothing contains this text)"
			 : v->what == TOP_PROCESSES ? "(no process has made a call yet)"
						    : "(none)",
			 width);
out:
	strbuf_done(&line);
	top_table_done(&t);
	return r;
}

int top_view_draw(struct top_view *v, int width, int height, const char *clock, struct top_frame *f)
{
	int head = height >= 8 ? 3 : height >= 5 ? 1 : 0;
	bool foot = height >= 4 || v->typing;
	int rows = height - head - 1 - foot, r;

	r = frame_start(f, height);
	if (r < 0)
		return r;
	if (v->help) {
		draw_help(v, width, height, f);
		return 0;
	}
	if (!v->data) {
		add_line(f, TOP_HEAD, "xptibpf top: starting", width);
		return 0;
	}
	if (head)
		draw_head(v, width, head, clock, f);
	/* In a single line the table has no titles, but for what is typed. */
	if (height > 1 || !foot)
		r = draw_table(v, width, rows, f);
	if (r >= 0 && foot)
		draw_foot(v, width, height, f);
	return r;
}
