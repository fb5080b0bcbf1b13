// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* capture.c - captures of a trace that counts. */
#include <errno.h>

#include "base/sized.h"
#include "lib/last_error.h"
#include "lib/tracer.h"

int xptibpf_capture_begin(struct xptibpf *x, const struct xptibpf_capture *opts)
{
	struct xptibpf_capture o;
	struct errline e = { 0 };
	int r = sized_take(opts, &o, sizeof(o));

	if (r < 0)
		return r;
	r = x->live ? live_capture_begin(x->live, &o, &e) : -ENOTSUP;
	if (r < 0)
		last_error_set(e.text);
	return r;
}

int xptibpf_capture_stop(struct xptibpf *x)
{
	return x->live ? live_capture_stop(x->live) : -ENOTSUP;
}

int xptibpf_capture_get(struct xptibpf *x, struct xptibpf_capture_now *ret)
{
	struct xptibpf_capture_now now;
	int r = x->live ? live_capture_get(x->live, &now) : -ENOTSUP;

	if (r < 0)
		return r;
	now.size = sizeof(now);
	return sized_give(&now, sizeof(now), ret);
}
