// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* objects_streams.c - which functions the call streams of an XPTI framework may tell of (see objects_inside.h). */
#include "attach/streams.h"
#include "live/objects_inside.h"
#include "plan/streams.h"

/* The functions of a group that the framework's release has. */
static int hear_api(struct scan *s, const struct cat_api *api, const struct pi_kinds *kinds)
{
	bool others = api->streams_since != NULL; /* its releases are not the framework's */
	const char *release = others ? NULL : s->plan->release;
	struct xb_stream_func f;

	for (size_t i = 0; i < api->nfuncs; i++) {
		const struct cat_func *fn = api->funcs[i];
		int r;

		if (!objects_wants(s->o, s->plan, fn) ||
		    (!others && !catalog_in_release(fn, release)))
			continue;
		fn = catalog_variant(fn, release);
		r = slots_for(&s->o->slots, fn);
		if (r < 0)
			return r;
		if (!plan_stream(fn, kinds, (uint32_t)r, &f))
			continue;
		r = attacher_add_stream_func(s->o->attacher, s->id, fn->name, &f);
		if (r < 0)
			return r;
		s->streams++;
		s->apis |= 1u << fn->api;
	}
	return 0;
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
			r = hear_api(s, api, &kinds);
	}
	return r;
}
