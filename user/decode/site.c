// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * site.c - keeps frames, sites, and the sites of calls whose record has not come yet.
 *
 * All three are bounded; the oldest makes room. The code that defines them (peek/sites.c) keeps fewer, so the
 * limits are only reached by a stream that was made for this, or by calls without an end.
 */
#include "decode/site.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "decode/text.h"

#define FRAMES_MAX     (1U << 17)
#define FRAME_TEXT_MAX (64U << 20) /* bytes of all frames' texts */
#define SITES_MAX      (1U << 17)
#define TIES_MAX       (1U << 16)

struct frame {
	uint32_t id;
	uint32_t size;
	UT_hash_handle hh;
	struct event_frame pub;
	char text[];
};

struct site {
	uint32_t id, end, python, nframes;
	UT_hash_handle hh;
	uint32_t frames[];
};

struct tie {
	uint64_t call;
	uint32_t site;
	UT_hash_handle hh;
};

struct site_defs {
	struct frame *frames;
	struct site *sites;
	struct tie *ties;
	size_t text_bytes;
};

int site_defs_new(struct site_defs **ret)
{
	struct site_defs *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	*ret = d;
	return 0;
}

static void frame_drop(struct site_defs *d, struct frame *f)
{
	HASH_DEL(d->frames, f);
	d->text_bytes -= f->size;
	free(f);
}

struct site_defs *site_defs_free(struct site_defs *d)
{
	struct frame *f, *nf;
	struct site *s, *ns;
	struct tie *t, *nt;

	if (!d)
		return NULL;
	HASH_ITER(hh, d->frames, f, nf) {
		frame_drop(d, f);
	}
	HASH_ITER(hh, d->sites, s, ns) {
		HASH_DEL(d->sites, s);
		free(s);
	}
	HASH_ITER(hh, d->ties, t, nt) {
		HASH_DEL(d->ties, t);
		free(t);
	}
	free(d);
	return NULL;
}

int site_defs_frame(struct site_defs *d, const struct xb_def_frame *rec)
{
	const char *end;
	size_t size = rec->h.len - sizeof(*rec);
	struct frame *f;

	HASH_FIND(hh, d->frames, &rec->frame, sizeof(rec->frame), f);
	if (f)
		frame_drop(d, f);
	while (d->frames &&
	       (HASH_COUNT(d->frames) >= FRAMES_MAX || d->text_bytes + size > FRAME_TEXT_MAX))
		frame_drop(d, d->frames);
	f = calloc(1, sizeof(*f) + size);
	if (!f)
		return -ENOMEM;
	memcpy(f->text, rec->text, size);
	f->id = rec->frame;
	f->size = (uint32_t)size;
	end = f->text + size;
	f->pub.function = nth_text(f->text, end, 0);
	f->pub.module = nth_text(f->text, end, 1);
	f->pub.source = nth_text(f->text, end, 2);
	if (!f->pub.function || !f->pub.module || !f->pub.source) {
		free(f);
		return -EBADMSG;
	}
	f->pub.line = rec->line;
	f->pub.python = rec->h.flags & XB_FRAME_PYTHON;
	f->pub.inlined = rec->h.flags & XB_FRAME_INLINE;
	f->pub.offset = rec->offset;
	f->pub.in_function = rec->in_function;
	d->text_bytes += size;
	HASH_ADD(hh, d->frames, id, sizeof(f->id), f);
	return 0;
}

int site_defs_site(struct site_defs *d, const struct xb_def_site *rec)
{
	size_t size = rec->nframes * sizeof(rec->frames[0]);
	struct site *s;

	if (rec->nframes > SITE_FRAMES_MAX || size > rec->h.len - sizeof(*rec) ||
	    rec->end >= XB_SITE_ENDS || rec->python >= XB_SITE_PYS)
		return -EBADMSG;
	HASH_FIND(hh, d->sites, &rec->site, sizeof(rec->site), s);
	if (!s && HASH_COUNT(d->sites) >= SITES_MAX)
		s = d->sites;
	if (s) {
		HASH_DEL(d->sites, s);
		free(s);
	}
	s = calloc(1, sizeof(*s) + size);
	if (!s)
		return -ENOMEM;
	s->id = rec->site;
	s->end = rec->end;
	s->python = rec->python;
	s->nframes = rec->nframes;
	memcpy(s->frames, rec->frames, size);
	HASH_ADD(hh, d->sites, id, sizeof(s->id), s);
	return 0;
}

int site_defs_tie(struct site_defs *d, const struct xb_call_site *rec)
{
	struct tie *t;

	HASH_FIND(hh, d->ties, &rec->call, sizeof(rec->call), t);
	if (!t && HASH_COUNT(d->ties) >= TIES_MAX)
		t = d->ties;
	if (t)
		HASH_DEL(d->ties, t);
	else
		t = calloc(1, sizeof(*t));
	if (!t)
		return -ENOMEM;
	t->call = rec->call;
	t->site = rec->site;
	HASH_ADD(hh, d->ties, call, sizeof(t->call), t);
	return 0;
}

static int resolve(struct site_defs *d, const struct site *s, struct arena *a,
		   const struct event_site **ret)
{
	const struct event_frame **frames = arena_alloc(a, (s->nframes ?: 1) * sizeof(*frames));
	struct event_site *site = arena_alloc(a, sizeof(*site));

	if (!frames || !site)
		return -ENOMEM;
	for (uint32_t i = 0; i < s->nframes; i++) {
		struct frame *f;

		HASH_FIND(hh, d->frames, &s->frames[i], sizeof(s->frames[i]), f);
		frames[i] = f ? &f->pub : NULL;
	}
	*site = (struct event_site){
		.id = s->id,
		.end = s->end,
		.python = s->python,
		.nframes = s->nframes,
		.frames = frames,
	};
	*ret = site;
	return 0;
}

int site_defs_of(struct site_defs *d, uint64_t call, bool last, struct arena *a,
		 const struct event_site **ret)
{
	struct site *s = NULL;
	struct tie *t;

	*ret = NULL;
	HASH_FIND(hh, d->ties, &call, sizeof(call), t);
	if (!t)
		return 0;
	HASH_FIND(hh, d->sites, &t->site, sizeof(t->site), s);
	if (last) {
		HASH_DEL(d->ties, t);
		free(t);
	}
	return s ? resolve(d, s, a, ret) : 0;
}

const char *site_end_text(uint32_t end)
{
	static const char *const texts[XB_SITE_ENDS] = {
		[XB_SITE_WHOLE] = "",
		[XB_SITE_BYTES] = "the stack goes on beyond what was copied (--stack-size)",
		[XB_SITE_UNREAD] = "the rest of the stack could not be read",
		[XB_SITE_NO_TABLE] = "no unwind table from here on",
		[XB_SITE_BAD_TABLE] = "the unwind table makes no sense here",
		[XB_SITE_FRAMES] = "more frames than are kept",
		[XB_SITE_GONE] = "the process had ended before its stack could be unwound",
		[XB_SITE_TIME] = "reading mappings and unwind tables took too long",
	};

	return end < XB_SITE_ENDS ? texts[end] : "";
}

const char *site_python_text(uint32_t python)
{
	static const char *const texts[XB_SITE_PYS] = {
		[XB_SITE_PY_NONE] = "",
		[XB_SITE_PY_MANY] = "more Python frames than are kept",
		[XB_SITE_PY_UNREAD] = "Python frames are missing that could not be read",
		[XB_SITE_PY_LOST] = "Python frames were lost on the way",
		[XB_SITE_PY_MISFIT] = "Python frames left out: they don't fit this stack",
	};

	return python < XB_SITE_PYS ? texts[python] : "";
}
