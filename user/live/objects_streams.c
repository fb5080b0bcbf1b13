// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* objects_streams.c - which functions the call streams of an XPTI framework may report (see objects_inside.h). */
#include "attach/streams.h"
#include "live/objects_inside.h"
#include "plan/streams.h"

static int hear_func(struct scan *s, const struct cat_func *fn, const struct pi_kinds *kinds)
{
	int r = s->o->defines_late ? slots_for_stream(&s->o->slots, fn)
				   : slots_for(&s->o->slots, fn);
	struct xb_stream_func f;

	if (r < 0)
		return r;
	if (!plan_stream(fn, kinds, (uint32_t)r, &f))
		return 0;
	r = attacher_add_stream_func(s->o->attacher, s->id, plan_stream_name(fn), &f);
	if (r < 0)
		return r;
	s->streams++;
	s->apis |= 1u << fn->api;
	return 0;
}

/* The functions of a group that the framework's release has. */
static int hear_api(struct scan *s, const struct cat_api *api, const struct pi_kinds *kinds)
{
	bool others = api->streams_since != NULL; /* its releases are not the framework's */
	const char *release = others ? NULL : s->plan->release;
	int r = 0;

	for (size_t i = 0; i < api->nfuncs && r >= 0; i++) {
		const struct cat_func *fn = api->funcs[i];

		if (objects_wants(s->o, s->plan, fn) && (others || catalog_in_release(fn, release)))
			r = hear_func(s, catalog_variant(fn, release), kinds);
	}
	return r;
}

/* All forms of the functions of a group whose streams report symbols, each in its newest signature. */
static int hear_symbols(struct scan *s, const struct cat_api *api, const struct pi_kinds *kinds)
{
	int r = 0;

	for (size_t i = 0; i < api->nfuncs && r >= 0; i++) {
		const struct cat_func *fn = api->funcs[i];

		for (; fn && objects_wants(s->o, s->plan, fn) && r >= 0; fn = catalog_next_form(fn))
			r = hear_func(s, fn, kinds);
	}
	return r;
}

int objects_scan_streams(struct scan *s)
{
	struct pi_kinds kinds;
	int r = 0;

	/* Where XPTI's probes are only there for captures, its notifications cost nothing in between. */
	if (!file_is(s->plan, FILE_PLAN_XPTIFW) || s->plan->xpti.error || s->o->on_demand)
		return 0;
	pi_kinds_of(s->plan->release, &kinds);
	for (unsigned id = 0; id < CAT_API_MAX && r >= 0; id++) {
		const struct cat_api *api = catalog_api(id);

		if (api && catalog_streams_in(api, s->plan->release))
			r = api->streams == CAT_STREAMS_MEMBERS ? hear_symbols(s, api, &kinds)
								: hear_api(s, api, &kinds);
	}
	return r;
}
