// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff.c - compares two runs of the tracer, by what the model of each has kept. */
#include "sink/analysis/diff.h"

#include <errno.h>

#include "base/sized.h"
#include "base/write.h"
#include "lib/tracer.h"
#include "session/session.h"
#include "sink/fit.h"

int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd)
{
	struct strbuf text = STRBUF_INIT;
	struct diff_opts opts;
	struct diff_run runs[2];
	struct xptibpf_diff d;
	enum rows_by by[2];
	int r = sized_take(o, &d, sizeof(d));

	if (r < 0)
		return r;
	if (!session_get_measured(a->session, d.a, &by[0], &runs[0]) ||
	    !session_get_measured(b->session, d.b, &by[1], &runs[1]) || by[0] != by[1] ||
	    !(d.threshold >= 0))
		return -EINVAL;
	opts = (struct diff_opts){
		.by = by[0],
		.threshold = d.threshold,
		.all = d.all,
		.mangled = d.view & XPTIBPF_VIEW_MANGLED,
	};
	text.fits = d.width && !d.json;
	r = d.json ? diff_json(runs, &opts, &text) : diff_text(runs, &opts, &text);
	if (r >= 0 && text.fits)
		r = fit_lines(&text, d.width);
	if (r >= 0)
		r = write_all(fd, text.buf, text.len);
	strbuf_done(&text);
	return r;
}
