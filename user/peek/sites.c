// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sites.c - names and numbers for stacks (see sites.h).
 *
 * A place is a file and an address in it, so it is the same in every process, wherever the file is
 * mapped. One place may be several frames, for functions that were inlined there. Names are found
 * when a place is met for the first time.
 *
 * Both tables are bounded: a full one is emptied. Numbers are not used again, so what was defined
 * before stays true; it is only defined a second time, under a new number, when it comes again.
 */
#include "peek/sites.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"
#include "elf/demangle.h"
#include "elf/elf_file.h"
#include "elf/lines.h"
#include "peek/unwind.h"

#define PLACES_MAX   65536
#define SITES_MAX    65536
#define NAME_MAX_LEN 1024 /* bytes of a function's name that are kept */
#define PATH_MAX_LEN 4096
#define DEBUG_MAX    (512UL << 20)	     /* bytes of debug information of all files */
#define CHAIN_MAX    (UNWIND_FRAMES_MAX * 2) /* frames of a site, inlined ones included */

struct place_key {
	uint64_t vaddr;
	uint32_t file, exact;
};

struct place {
	struct place_key key;
	UT_hash_handle hh;
	unsigned nframes;
	uint32_t frames[]; /* innermost first */
};

struct chain {
	uint32_t end; /* enum xb_site_end */
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
	uint64_t debug_left; /* bytes of debug information that may still be loaded */
	struct place *places;
	struct site *sites;
	uint32_t next_frame, next_site;
	struct sites_stats stats;
	struct unwind_place walked[UNWIND_FRAMES_MAX];
	struct chain chain;
};

static void places_clear(struct sites *s)
{
	struct place *p, *next;

	HASH_ITER(hh, s->places, p, next) {
		HASH_DEL(s->places, p);
		free(p);
	}
}

static void sites_clear(struct sites *s)
{
	struct site *p, *next;

	HASH_ITER(hh, s->sites, p, next) {
		HASH_DEL(s->sites, p);
		free(p);
	}
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

/* What symbols and debug information say of a place, as frames. */
static int name_place(struct sites *s, const struct xb_hdr *cause, const struct unwind_place *w,
		      uint32_t frames[static LINES_MAX], unsigned *ret_n)
{
	uint64_t at = w->vaddr - !w->exact;
	char name[NAME_MAX_LEN] = "";
	struct naming n = { .cause = cause, .module = "", .source = "", .vaddr = w->vaddr };
	struct lines_frame lines[LINES_MAX];
	struct elf_sym sym;
	unsigned nlines = 0;
	int r;

	if (!w->file) {
		n.function = "";
		n.flags = XB_FRAME_ADDRESS;
		*ret_n = 1;
		return define_frame(s, &n, &frames[0]);
	}
	n.module = w->file->path;
	r = elf_file_function_at(w->file->elf, at, &sym);
	if (r == -ENOMEM)
		return r;
	if (r == 0) {
		demangle(sym.name, name, sizeof(name));
		n.in_function = w->vaddr - sym.vaddr;
	}
	r = lines_at(w->file->elf, at, &s->debug_left, lines, &nlines);
	if (r < 0)
		return r;
	*ret_n = nlines ? nlines : 1;
	for (unsigned i = 0; i < *ret_n; i++) {
		bool last = i + 1 == *ret_n;

		n.flags = last ? 0 : XB_FRAME_INLINE;
		n.function = last && *name ? name : nlines ? lines[i].function : "";
		n.source = nlines ? lines[i].file : "";
		n.line = nlines ? lines[i].line : 0;
		r = define_frame(s, &n, &frames[i]);
		if (r < 0)
			return r;
	}
	return 0;
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
		p->nframes = n;
		memcpy(p->frames, frames, n * sizeof(frames[0]));
		HASH_ADD(hh, s->places, key, sizeof(p->key), p);
	}
	*ret = p;
	return 0;
}

/* ---- sites --------------------------------------------------------------------------------------- */

static int make_chain(struct sites *s, const struct xb_hdr *cause, unsigned n, enum xb_site_end end)
{
	struct chain *c = &s->chain;

	c->end = end;
	c->nframes = 0;
	for (unsigned i = 0; i < n; i++) {
		const struct place *p;
		int r = get_place(s, cause, &s->walked[i], &p);

		if (r < 0)
			return r;
		if (p->nframes > CHAIN_MAX - c->nframes) {
			c->end = XB_SITE_FRAMES;
			break;
		}
		memcpy(c->frames + c->nframes, p->frames, p->nframes * sizeof(p->frames[0]));
		c->nframes += p->nframes;
	}
	return 0;
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

int sites_stack(struct sites *s, const struct xb_stack *rec)
{
	struct xb_call_site tie = { .h = { .len = sizeof(tie), .type = XB_CALL_SITE } };
	enum xb_site_end end;
	unsigned n;
	int r;

	r = unwinder_unwind(s->unwinder, rec, s->walked, &n, &end);
	if (r == -EBADMSG)
		return 0;
	if (r < 0)
		return r;
	s->stats.stacks++;
	s->stats.late += end == XB_SITE_GONE;
	s->stats.cut += end != XB_SITE_GONE && end != XB_SITE_WHOLE;
	r = make_chain(s, &rec->h, n, end);
	if (r < 0)
		return r;
	r = get_site(s, &rec->h, &tie.site);
	if (r < 0)
		return r;
	tie.h.tgid = rec->h.tgid;
	tie.h.tid = rec->h.tid;
	tie.h.ts = rec->h.ts;
	tie.call = rec->call;
	return s->fn(s->u, &tie.h);
}

void sites_drop(struct sites *s, uint32_t tgid)
{
	unwinder_drop(s->unwinder, tgid);
}

void sites_get_stats(const struct sites *s, struct sites_stats *ret)
{
	*ret = s->stats;
}

int sites_new(sites_fn fn, void *u, struct sites **ret)
{
	struct sites *s = calloc(1, sizeof(*s));
	int r;

	if (!s)
		return -ENOMEM;
	s->fn = fn;
	s->u = u;
	s->debug_left = DEBUG_MAX;
	r = unwinder_new(&s->unwinder);
	if (r < 0) {
		sites_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct sites *sites_free(struct sites *s)
{
	if (!s)
		return NULL;
	places_clear(s);
	sites_clear(s);
	unwinder_free(s->unwinder);
	free(s);
	return NULL;
}
