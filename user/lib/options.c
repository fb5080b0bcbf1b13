// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* options.c - see options.h. */
#include "lib/options.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "sample/sampler.h"
#include "select/select.h"
#include "select/stacks.h"

static int check_select(const char *spec, struct errline *e, struct selection **ret)
{
	_cleanup_free_ char *why = NULL;
	int r = selection_new(spec, ret, &why);

	return r == -EINVAL ? errline_set(e, r, "-e: %s", why ?: "not understood") : r;
}

/* What the beacon tells is a group of its own. */
static int select_all(const struct xptibpf_opts *o, struct errline *e, struct selection **ret)
{
	_cleanup_free_ char *spec = NULL;

	if (!o->select || !o->device_times)
		return check_select(o->select, e, ret);
	if (asprintf(&spec, "%s,%s", o->select, catalog_api(CAT_API_BEACON)->name) < 0) {
		spec = NULL;
		return -ENOMEM;
	}
	return check_select(spec, e, ret);
}

static int check_stacks(const struct xptibpf_opts *o, struct errline *e, struct live_opts *l)
{
	_cleanup_free_ char *why = NULL;
	int r;

	if (!o->stacks || o->no_stacks)
		return 0;
	if (o->stack_bytes > XB_STACK_MAX)
		return errline_set(e, -EINVAL, "more than %d bytes of a stack", XB_STACK_MAX);
	r = stacks_choice_new(o->stacks, &l->stacks, &why);
	if (r == -EINVAL)
		return errline_set(
			e, r,
			"--stacks %s: %s; expected alloc, free, create, launch, wait, copy, all or items as for -e",
			o->stacks, why ?: "not understood");
	return r;
}

static int check_counts(const struct xptibpf_opts *o, const struct selection *s, struct errline *e,
			struct live_opts *l)
{
	static const char *const words[] = {
		[XB_BY_FUNCTION] = "function", [XB_BY_PROCESS] = "process", [XB_BY_THREAD] = "thread"
	};

	if (!o->count_by)
		return 0;
	if (o->stacks || o->min_dur_ns || o->errors_only || o->xpti || o->nkernels || o->ndevices ||
	    o->nqueues || o->device_times || o->images || o->data || o->files || o->metrics)
		return errline_set(
			e, -EINVAL,
			"calls are only counted, not recorded: there are no stacks, XPTI events, "
			"times on devices, device images, data, opened files, samples of metrics or filters on calls");
	if (selection_wants_only_xpti(s))
		return errline_set(e, -EINVAL,
				   "-e: XPTI events can't be counted in the kernel (use --full)");
	l->launches_only = !strcmp(o->count_by, "kernel");
	for (unsigned i = XB_BY_FUNCTION; i < ARRAY_SIZE(words); i++)
		if (!strcmp(o->count_by, words[i]))
			l->count_by = i;
	if (!l->launches_only && !l->count_by)
		return errline_set(e, -EINVAL, "calls can't be counted by '%s'", o->count_by);
	return 0;
}

_Static_assert(XPTIBPF_STRING_MAX == XB_OP_MAX, "what one operation can read");
_Static_assert(XPTIBPF_CHAIN_MAX == CAPTURE_NEXT_MAX, "links that one operation can follow");

static int take_limit(struct errline *e, const char *what, unsigned value, unsigned max,
		      unsigned *limit)
{
	if (value > max)
		return errline_set(e, -EINVAL, "%s: %u is more than %u", what, value, max);
	if (value)
		*limit = value;
	return 0;
}

static int take_limits(const struct xptibpf_opts *o, struct errline *e, struct capture_limits *l)
{
	int r;

	*l = capture_default_limits;
	if (o->data) {
		l->str_max = XPTIBPF_STRING_MAX;
		l->arr_max = XPTIBPF_ELEMENTS_MAX;
	}
	r = take_limit(e, "bytes of a string", o->str_max, XPTIBPF_STRING_MAX, &l->str_max);
	if (r >= 0)
		r = take_limit(e, "elements of an array", o->arr_max, XPTIBPF_ELEMENTS_MAX,
			       &l->arr_max);
	if (r >= 0)
		r = take_limit(e, "structures of a chain", o->chain_max, XPTIBPF_CHAIN_MAX,
			       &l->next_max);
	return r;
}

static int check_metrics(const struct xptibpf_opts *o, struct errline *e)
{
	const uint64_t ns = o->metrics_period_ns;

	if (ns && (ns < SAMPLER_PERIOD_NS_MIN || ns > SAMPLER_PERIOD_NS_MAX))
		return errline_set(
			e, -EINVAL,
			"device metrics can be sampled every 10 us to 4 s, not every %g s",
			(double)ns / 1e9);
	return 0;
}

int options_check(const struct xptibpf_opts *o, struct errline *e, struct live_opts *ret,
		  struct selection **ret_select)
{
	struct live_opts l = { .o = o };
	struct selection *s = NULL;
	int r = take_limits(o, e, &l.limits);

	if (r < 0)
		return r;
	if (o->errors_only && o->entry_only)
		return errline_set(e, -EINVAL,
				   "errors are not known without return probes (entry_only)");
	r = check_metrics(o, e);
	if (r >= 0)
		r = select_all(o, e, &s);
	if (r >= 0 && o->images)
		selection_add_act(s, CAT_ACT_BINARY);
	if (r >= 0)
		r = check_stacks(o, e, &l);
	if (r >= 0)
		r = check_counts(o, s, e, &l);
	if (r < 0) {
		selection_free(s);
		stacks_choice_free(l.stacks);
		return r;
	}
	*ret = l;
	*ret_select = s;
	return 0;
}
