// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sites.c - names and numbers for stacks (see sites.h).
 *
 * A place is a file and an address in it, so it is the same in every process, wherever the file is mapped.
 * One place may be several frames, because of functions that were inlined there. Names are looked up when a
 * place occurs for the first time.
 *
 * In a Python program, the C frames of the interpreter (_PyEval_EvalFrameDefault) are of no use. The kernel side
 * sends the Python frames of the same moment, and where on the stack each run of the interpreter keeps its
 * record. The C frame that contains this address is the run, and its Python frames replace it, so neither
 * names nor the order of calls have to be trusted. If records are in no frame although the stack was walked to
 * its end, or if they go down the stack, they contradict it, and no Python frame is shown. A Python frame is a
 * function, a file and a line, so it is the same in all processes, too.
 *
 * All tables are bounded: a full one is emptied. Numbers are not reused, so earlier definitions stay valid;
 * if the same place occurs again, it is only defined a second time, with a new number.
 */
#include "peek/sites.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "peek/known.h"
#include "peek/namer.h"
#include "peek/python.h"
#include "peek/unwind.h"

#define PLACES_MAX   65536
#define SITES_MAX    65536
#define NAME_MAX_LEN NAMER_FUNCTION_MAX /* bytes of a function's name that are kept */
#define PATH_MAX_LEN 4096
#define CHAIN_MAX    (UNWIND_FRAMES_MAX * 2) /* frames of a site, inlined ones included */
#define LINES_KEPT   65536		     /* Python lines that are frames */
#define PENDING_MAX  4096		     /* Python stacks whose C stack did not come yet */

struct place_key {
	uint64_t vaddr;
	uint32_t file, exact;
};

struct place {
	struct place_key key;
	UT_hash_handle hh;
	bool later; /* its names are missing, and may be asked for again */
	unsigned nframes;
	uint32_t frames[]; /* innermost first */
};

/* A line of a Python program. */
struct line {
	uint32_t frame;
	UT_hash_handle hh;
	char key[]; /* function, NUL, file, NUL, line */
};

/* The Python part of a stack. */
struct pending {
	uint64_t call;
	UT_hash_handle hh;
	uint32_t n, end;
	struct xb_py_frame frames[];
};

struct chain {
	uint32_t end;	 /* enum xb_site_end */
	uint32_t python; /* enum xb_site_python */
	uint32_t nframes;
	uint32_t frames[CHAIN_MAX];
};

struct site {
	uint32_t site;
	UT_hash_handle hh;
	uint32_t key[]; /* a chain, as long as it is */
};

struct sites {
	sites_fn fn;
	void *u;
	struct unwinder *unwinder;
	struct known *known; /* NULL: the kernel side recognises no stack */
	struct namer *namer;
	struct place *places;
	struct site *sites;
	struct python_codes *codes;
	struct line *lines;
	struct pending *pending; /* the oldest first */
	uint32_t next_frame, next_site;
	struct sites_stats stats;
	struct named named; /* the place that was named last */
	bool later;	    /* a place of the last chain may have names later */
	struct unwind_place walked[UNWIND_FRAMES_MAX];
	struct chain chain;
};

static void places_clear(struct sites *s)
{
	struct place *p, *next;

	known_clear(s->known);
	HASH_ITER(hh, s->places, p, next) {
		HASH_DEL(s->places, p);
		free(p);
	}
}

static void sites_clear(struct sites *s)
{
	struct site *p, *next;

	known_clear(s->known);
	HASH_ITER(hh, s->sites, p, next) {
		HASH_DEL(s->sites, p);
		free(p);
	}
}

static void lines_clear(struct sites *s)
{
	struct line *p, *next;

	HASH_ITER(hh, s->lines, p, next) {
		HASH_DEL(s->lines, p);
		free(p);
	}
}

static void pending_drop(struct sites *s, struct pending *p)
{
	HASH_DEL(s->pending, p);
	free(p);
}

/* ---- frames -------------------------------------------------------------------------------------- */

struct naming {
	const struct xb_hdr *cause;
	const char *function, *module, *source;
	uint32_t line, flags;
	uint64_t vaddr, in_function;
};

static size_t put_text(char *to, const char *text, size_t max)
{
	size_t len = strnlen(text, max);

	memcpy(to, text, len);
	to[len] = '\0';
	return len + 1;
}

static int define_frame(struct sites *s, const struct naming *n, uint32_t *ret)
{
	_cleanup_free_ struct xb_def_frame *def = NULL;
	size_t size = sizeof(*def) + strnlen(n->function, NAME_MAX_LEN) +
		      strnlen(n->module, PATH_MAX_LEN) + strnlen(n->source, PATH_MAX_LEN) + 3;
	size_t at = 0;

	size = (size + 7) & ~7UL;
	def = calloc(1, size);
	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_FRAME;
	def->h.flags = (uint16_t)n->flags;
	def->h.ts = n->cause->ts;
	def->frame = ++s->next_frame;
	def->line = n->line;
	def->offset = n->vaddr;
	def->in_function = n->in_function;
	at += put_text(def->text + at, n->function, NAME_MAX_LEN);
	at += put_text(def->text + at, n->module, PATH_MAX_LEN);
	put_text(def->text + at, n->source, PATH_MAX_LEN);
	*ret = def->frame;
	return s->fn(s->u, &def->h);
}

/* The frames of a place, by symbols and debug information. */
static int name_place(struct sites *s, const struct xb_hdr *cause, const struct unwind_place *w,
		      uint32_t frames[static LINES_MAX], unsigned *ret_n)
{
	struct naming n = { .cause = cause, .module = "", .source = "", .vaddr = w->vaddr };
	const struct named *is = &s->named;
	int r;

	if (!w->file) {
		n.function = "";
		n.flags = XB_FRAME_ADDRESS;
		*ret_n = 1;
		return define_frame(s, &n, &frames[0]);
	}
	n.module = w->file->path;
	namer_name(s->namer, w->file, w->vaddr - !w->exact, &s->named);
	s->stats.unnamed += is->missing;
	if (is->has_function)
		n.in_function = w->vaddr - is->function_at;
	*ret_n = is->nlines ? is->nlines : 1;
	for (unsigned i = 0; i < *ret_n; i++) {
		bool last = i + 1 == *ret_n;

		n.flags = last ? 0 : XB_FRAME_INLINE;
		n.function = last && is->has_function ? is->function
			     : is->nlines	      ? is->lines[i].function
						      : "";
		n.source = is->nlines ? is->lines[i].file : "";
		n.line = is->nlines ? is->lines[i].line : 0;
		r = define_frame(s, &n, &frames[i]);
		if (r < 0)
			return r;
	}
	return 0;
}

static bool may_be_named_later(const struct unwind_place *w, const struct named *is)
{
	return w->file && is->missing && !is->has_function && !w->file->no_names;
}

static int get_place(struct sites *s, const struct xb_hdr *cause, const struct unwind_place *w,
		     const struct place **ret)
{
	struct place_key key = { w->vaddr, w->file ? w->file->id : 0, w->exact };
	uint32_t frames[LINES_MAX];
	struct place *p;
	unsigned n;
	int r;

	HASH_FIND(hh, s->places, &key, sizeof(key), p);
	if (p && p->later && namer_is_ready(s->namer)) {
		HASH_DEL(s->places, p);
		free(p);
		p = NULL;
	}
	if (!p) {
		r = name_place(s, cause, w, frames, &n);
		if (r < 0)
			return r;
		if (HASH_COUNT(s->places) >= PLACES_MAX)
			places_clear(s);
		p = malloc(sizeof(*p) + n * sizeof(frames[0]));
		if (!p)
			return -ENOMEM;
		p->key = key;
		p->later = may_be_named_later(w, &s->named);
		p->nframes = n;
		memcpy(p->frames, frames, n * sizeof(frames[0]));
		HASH_ADD(hh, s->places, key, sizeof(p->key), p);
	}
	*ret = p;
	return 0;
}

/* ---- Python -------------------------------------------------------------------------------------- */

int sites_python_code(struct sites *s, const struct xb_py_code *rec)
{
	int r = python_codes_add(s->codes, rec);

	return r == -EBADMSG ? 0 : r;
}

int sites_python_stack(struct sites *s, const struct xb_py_stack *rec)
{
	size_t head = offsetof(struct xb_py_stack, frames);
	struct pending *p;

	if (rec->h.len < head || rec->n > XB_PY_FRAMES || rec->end >= XB_PY_ENDS ||
	    rec->n * sizeof(rec->frames[0]) > rec->h.len - head)
		return 0;
	HASH_FIND(hh, s->pending, &rec->call, sizeof(rec->call), p);
	if (p)
		pending_drop(s, p);
	if (HASH_COUNT(s->pending) >= PENDING_MAX)
		pending_drop(s, s->pending);
	p = malloc(sizeof(*p) + rec->n * sizeof(p->frames[0]));
	if (!p)
		return -ENOMEM;
	p->call = rec->call;
	p->n = rec->n;
	p->end = rec->end;
	memcpy(p->frames, rec->frames, rec->n * sizeof(p->frames[0]));
	HASH_ADD(hh, s->pending, call, sizeof(p->call), p);
	return 0;
}

static int get_line(struct sites *s, const struct xb_hdr *cause, const struct python_code *code,
		    uint32_t instr, uint32_t *ret)
{
	struct naming n = {
		.cause = cause,
		.function = code->function,
		.module = "",
		.source = code->file,
		.line = python_code_line(code, instr),
		.flags = XB_FRAME_PYTHON,
	};
	_cleanup_free_ struct line *new = NULL;
	size_t size = strlen(n.function) + strlen(n.source) + 2;
	struct line *p;
	char *at;
	int r;

	new = malloc(sizeof(*new) + size + sizeof(n.line));
	if (!new)
		return -ENOMEM;
	at = stpcpy(new->key, n.function) + 1;
	at = stpcpy(at, n.source) + 1;
	memcpy(at, &n.line, sizeof(n.line));
	size += sizeof(n.line);
	HASH_FIND(hh, s->lines, new->key, size, p);
	if (!p) {
		r = define_frame(s, &n, &new->frame);
		if (r < 0)
			return r;
		if (HASH_COUNT(s->lines) >= LINES_KEPT)
			lines_clear(s);
		p = TAKE_PTR(new);
		HASH_ADD_KEYPTR(hh, s->lines, p->key, size, p);
	}
	*ret = p->frame;
	return 0;
}

/*
 * Takes from p the frames of a run whose record is below end, if it is the next run. Returns how many there are, with
 * their places in the chain; 0: another run is next.
 */
static int add_run(struct sites *s, const struct xb_hdr *cause, const struct pending *p,
		   unsigned *at, uint64_t below)
{
	struct chain *c = &s->chain;
	unsigned last = *at;
	uint32_t frame;
	int r;

	while (last < p->n && !p->frames[last].anchor)
		last++;
	if (last == p->n || p->frames[last].anchor >= below)
		return 0;
	for (unsigned i = *at; i <= last; i++) {
		const struct python_code *code = python_codes_find(s->codes, p->frames[i].code);

		if (!code) {
			c->python = XB_SITE_PY_LOST;
			continue;
		}
		r = get_line(s, cause, code, p->frames[i].instr, &frame);
		if (r < 0)
			return r;
		if (c->nframes == CHAIN_MAX) {
			c->end = XB_SITE_FRAMES;
			break;
		}
		c->frames[c->nframes++] = frame;
	}
	*at = last + 1;
	return 1;
}

/* Whether all records are on the stack, each further out than the one before. */
static bool fits(const struct sites *s, const struct pending *p, unsigned n, enum xb_site_end end)
{
	uint64_t above = n ? s->walked[0].sp : 0;

	for (unsigned i = 0; i < p->n; i++) {
		uint64_t anchor = p->frames[i].anchor;

		if (!anchor)
			continue;
		if (anchor < above || (end == XB_SITE_WHOLE && anchor >= s->walked[n - 1].sp))
			return false;
		above = anchor + 1;
	}
	return true;
}

static enum xb_site_python python_end(const struct pending *p)
{
	static const enum xb_site_python ends[XB_PY_ENDS] = {
		[XB_PY_WHOLE] = XB_SITE_PY_NONE,
		[XB_PY_MANY] = XB_SITE_PY_MANY,
		[XB_PY_UNREAD] = XB_SITE_PY_UNREAD,
		[XB_PY_LOST] = XB_SITE_PY_LOST,
	};

	return ends[p->end];
}

/* ---- sites --------------------------------------------------------------------------------------- */

/* Replaces the frames of the interpreter by the Python frames, if there are any. */
static int make_chain(struct sites *s, const struct xb_hdr *cause, unsigned n, enum xb_site_end end,
		      const struct pending *python)
{
	struct chain *c = &s->chain;
	unsigned at = 0;
	int r = 0;

	s->later = false;
	c->end = end;
	c->python = python ? python_end(python) : XB_SITE_PY_NONE;
	c->nframes = 0;
	if (python && !fits(s, python, n, end)) {
		c->python = XB_SITE_PY_MISFIT;
		python = NULL;
	}
	for (unsigned i = 0; i < n; i++) {
		const struct place *p;
		bool replaced = false;

		/* The last frame's other end isn't known. */
		while (python && i + 1 < n) {
			r = add_run(s, cause, python, &at, s->walked[i + 1].sp);
			if (r <= 0)
				break;
			replaced = true;
		}
		if (r < 0)
			return r;
		if (replaced)
			continue;
		r = get_place(s, cause, &s->walked[i], &p);
		if (r < 0)
			return r;
		s->later |= p->later;
		if (p->nframes > CHAIN_MAX - c->nframes) {
			c->end = XB_SITE_FRAMES;
			break;
		}
		memcpy(c->frames + c->nframes, p->frames, p->nframes * sizeof(p->frames[0]));
		c->nframes += p->nframes;
	}
	/* Those beyond the C frames that could be named. */
	do
		r = python ? add_run(s, cause, python, &at, UINT64_MAX) : 0;
	while (r > 0);
	return r;
}

static int define_site(struct sites *s, const struct xb_hdr *cause, uint32_t site)
{
	_cleanup_free_ struct xb_def_site *def = NULL;
	const struct chain *c = &s->chain;
	size_t size = (sizeof(*def) + c->nframes * sizeof(c->frames[0]) + 7) & ~7UL;

	def = calloc(1, size);
	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_SITE;
	def->h.ts = cause->ts;
	def->site = site;
	def->end = c->end;
	def->python = c->python;
	def->nframes = c->nframes;
	memcpy(def->frames, c->frames, c->nframes * sizeof(c->frames[0]));
	return s->fn(s->u, &def->h);
}

static int get_site(struct sites *s, const struct xb_hdr *cause, uint32_t *ret)
{
	size_t size = offsetof(struct chain, frames) + s->chain.nframes * sizeof(uint32_t);
	struct site *p;
	int r;

	HASH_FIND(hh, s->sites, &s->chain, size, p);
	if (!p) {
		if (HASH_COUNT(s->sites) >= SITES_MAX)
			sites_clear(s);
		p = malloc(sizeof(*p) + size);
		if (!p)
			return -ENOMEM;
		p->site = ++s->next_site;
		memcpy(p->key, &s->chain, size);
		HASH_ADD_KEYPTR(hh, s->sites, p->key, size, p);
		s->stats.defined++;
		r = define_site(s, cause, p->site);
		if (r < 0)
			return r;
	}
	*ret = p->site;
	return 0;
}

/* From now on, the kernel side recognises the stack. Not if it has Python frames, which are elsewhere. */
static int know(struct sites *s, const struct xb_stack *rec, uint32_t site, bool cut)
{
	struct known_stack stack;
	int r;

	if (!s->known || s->later || (rec->h.flags & XB_STACK_PYTHON) ||
	    !unwinder_depends(s->unwinder, &stack))
		return 0;
	stack.cut = cut;
	r = known_add(s->known, &stack, site);
	return r == -E2BIG ? 0 : r;
}

int sites_stack(struct sites *s, const struct xb_stack *rec)
{
	struct xb_call_site tie = { .h = { .len = sizeof(tie), .type = XB_CALL_SITE } };
	struct pending lost = { .end = XB_PY_LOST }, *python = NULL;
	enum xb_site_end end;
	unsigned n;
	int r;

	if (rec->h.flags & XB_STACK_PYTHON)
		HASH_FIND(hh, s->pending, &rec->call, sizeof(rec->call), python);
	r = unwinder_unwind(s->unwinder, rec, s->walked, &n, &end);
	if (r == -EBADMSG)
		return 0;
	if (r < 0)
		return r;
	s->stats.stacks++;
	s->stats.late += end == XB_SITE_GONE;
	s->stats.cut += end != XB_SITE_GONE && end != XB_SITE_WHOLE;
	r = make_chain(s, &rec->h, n, end,
		       python || !(rec->h.flags & XB_STACK_PYTHON) ? python : &lost);
	if (python)
		pending_drop(s, python);
	if (r < 0)
		return r;
	r = get_site(s, &rec->h, &tie.site);
	if (r < 0)
		return r;
	r = know(s, rec, tie.site, end != XB_SITE_WHOLE);
	if (r < 0)
		return r;
	tie.h.tgid = rec->h.tgid;
	tie.h.tid = rec->h.tid;
	tie.h.ts = rec->h.ts;
	tie.call = rec->call;
	return s->fn(s->u, &tie.h);
}

void sites_call_site(struct sites *s, const struct xb_call_site *rec)
{
	s->stats.stacks++;
	s->stats.cut += !!(rec->h.flags & XB_SITE_CUT);
}

void sites_drop(struct sites *s, uint32_t tgid)
{
	unwinder_drop(s->unwinder, tgid);
	known_drop(s->known, tgid);
	python_codes_drop(s->codes, tgid);
}

int sites_know(struct sites *s, const struct known_ops *ops, void *u)
{
	int r = known_new(ops, u, &s->known);

	if (r >= 0)
		unwinder_set_known(s->unwinder, s->known);
	return r;
}

void sites_get_stats(const struct sites *s, struct sites_stats *ret)
{
	*ret = s->stats;
}

int sites_new(struct reader *reader, sites_fn fn, void *u, struct sites **ret)
{
	struct sites *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	s->fn = fn;
	s->u = u;
	r = unwinder_new(reader, &s->unwinder);
	if (r >= 0)
		r = namer_new(&s->namer);
	if (r >= 0)
		r = python_codes_new(&s->codes);
	if (r < 0) {
		sites_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

void sites_forget(struct sites *s)
{
	known_clear(s->known);
}

struct sites *sites_free(struct sites *s)
{
	if (!s)
		return NULL;
	s->known = known_free(s->known);
	places_clear(s);
	sites_clear(s);
	lines_clear(s);
	while (s->pending)
		pending_drop(s, s->pending);
	python_codes_free(s->codes);
	namer_free(s->namer);
	unwinder_free(s->unwinder);
	free(s);
	return NULL;
}
