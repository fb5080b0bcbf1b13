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
#include "base/keyed.h"
#include "decode/text.h"

#define FRAMES_MAX     (1U << 17)
#define FRAME_TEXT_MAX (64U << 20) /* bytes of all frames' texts */
#define SITES_MAX      (1U << 17)
#define TIES_MAX       (1U << 16)

struct frame {
	struct keyed_row row;
	uint32_t id;
	uint32_t size;
	struct event_frame pub;
	char text[];
};

struct site {
	struct keyed_row row;
	uint32_t id, end, python, nframes;
	uint32_t frames[];
};

struct tie {
	struct keyed_row row;
	uint64_t call;
	uint32_t site;
};

struct site_defs {
	struct keyed frames, sites, ties;
	size_t text_bytes;
};

static void frame_done(void *u, void *row)
{
	struct site_defs *d = u;
	const struct frame *f = row;

	d->text_bytes -= f->size;
}

int site_defs_new(struct site_defs **ret)
{
	struct site_defs *d = calloc(1, sizeof(*d));

	if (!d)
		return -ENOMEM;
	d->frames = (struct keyed){
		.size = sizeof(struct frame), .max = FRAMES_MAX, .done = frame_done, .u = d
	};
	d->sites = (struct keyed){ .size = sizeof(struct site), .max = SITES_MAX };
	d->ties = (struct keyed){ .size = sizeof(struct tie), .max = TIES_MAX };
	*ret = d;
	return 0;
}

struct site_defs *site_defs_free(struct site_defs *d)
{
	if (!d)
		return NULL;
	keyed_clear(&d->frames);
	keyed_clear(&d->sites);
	keyed_clear(&d->ties);
	free(d);
	return NULL;
}

int site_defs_frame(struct site_defs *d, const struct xb_def_frame *rec)
{
	const char *end;
	size_t size = rec->h.len - sizeof(*rec);
	struct frame *f;

	keyed_drop(&d->frames, keyed_find(&d->frames, &rec->frame, sizeof(rec->frame)));
	while (d->frames.all && d->text_bytes + size > FRAME_TEXT_MAX)
		keyed_drop(&d->frames, d->frames.all);
	f = keyed_add_long(&d->frames, &rec->frame, sizeof(rec->frame), size);
	if (!f)
		return -ENOMEM;
	memcpy(f->text, rec->text, size);
	f->size = (uint32_t)size;
	d->text_bytes += size;
	end = f->text + size;
	f->pub.function = nth_text(f->text, end, 0);
	f->pub.module = nth_text(f->text, end, 1);
	f->pub.source = nth_text(f->text, end, 2);
	if (!f->pub.function || !f->pub.module || !f->pub.source) {
		keyed_drop(&d->frames, f);
		return -EBADMSG;
	}
	f->pub.line = rec->line;
	f->pub.python = rec->h.flags & XB_FRAME_PYTHON;
	f->pub.inlined = rec->h.flags & XB_FRAME_INLINE;
	f->pub.offset = rec->offset;
	f->pub.in_function = rec->in_function;
	return 0;
}

int site_defs_site(struct site_defs *d, const struct xb_def_site *rec)
{
	size_t size = rec->nframes * sizeof(rec->frames[0]);
	struct site *s;

	if (rec->nframes > SITE_FRAMES_MAX || size > rec->h.len - sizeof(*rec) ||
	    rec->end >= XB_SITE_ENDS || rec->python >= XB_SITE_PYS)
		return -EBADMSG;
	keyed_drop(&d->sites, keyed_find(&d->sites, &rec->site, sizeof(rec->site)));
	s = keyed_add_long(&d->sites, &rec->site, sizeof(rec->site), size);
	if (!s)
		return -ENOMEM;
	s->end = rec->end;
	s->python = rec->python;
	s->nframes = rec->nframes;
	memcpy(s->frames, rec->frames, size);
	return 0;
}

int site_defs_tie(struct site_defs *d, const struct xb_call_site *rec)
{
	struct tie *t;

	keyed_drop(&d->ties, keyed_find(&d->ties, &rec->call, sizeof(rec->call)));
	t = keyed_add(&d->ties, &rec->call, sizeof(rec->call));
	if (!t)
		return -ENOMEM;
	t->site = rec->site;
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
		struct frame *f = keyed_find(&d->frames, &s->frames[i], sizeof(s->frames[i]));

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
	struct tie *t = keyed_find(&d->ties, &call, sizeof(call));
	struct site *s;

	*ret = NULL;
	if (!t)
		return 0;
	s = keyed_find(&d->sites, &t->site, sizeof(t->site));
	if (last)
		keyed_drop(&d->ties, t);
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
