// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff.c - two runs of the tracer compared: what the model of each has kept, and what differs. */
#include "sink/analysis/diff.h"

#include <errno.h>
#include <stdio.h>

#include "base/sized.h"
#include "base/write.h"
#include "lib/tracer.h"

int tracer_measure(struct xptibpf *x, const char *by, const char *host)
{
	int group = sink_by(rows_by_words, by);

	if (group < 0)
		return group;
	snprintf(x->measured.host, sizeof(x->measured.host), "%s", host);
	x->measured.by = (enum rows_by)group;
	x->measured.wanted = true;
	return model_enable(x->model, DIFF_NEEDS);
}

int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd)
{
	struct strbuf text = STRBUF_INIT;
	struct diff_opts opts;
	struct xptibpf_diff d;
	int r = sized_take(o, &d, sizeof(d));

	if (r < 0)
		return r;
	if (!a->measured.wanted || !b->measured.wanted || a->measured.by != b->measured.by ||
	    !(d.threshold >= 0))
		return -EINVAL;
	const struct diff_run runs[2] = {
		{ d.a, a->measured.host, a->model, a->decoder, a->counters },
		{ d.b, b->measured.host, b->model, b->decoder, b->counters },
	};

	opts = (struct diff_opts){
		.by = a->measured.by,
		.threshold = d.threshold,
		.all = d.all,
		.mangled = d.view & XPTIBPF_VIEW_MANGLED,
	};
	r = d.json ? diff_json(runs, &opts, &text) : diff_text(runs, &opts, &text);
	if (r >= 0)
		r = write_all(fd, text.buf, text.len);
	strbuf_done(&text);
	return r;
}
