// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff.c - two runs of the tracer compared: finds what each has measured, and writes what differs. */
#include <errno.h>

#include "base/sized.h"
#include "base/write.h"
#include "lib/tracer.h"
#include "sink/analysis/diff.h"

static const struct measure *measure_in(const struct xptibpf *x)
{
	for (size_t i = 0; i < x->noutputs; i++) {
		const struct sink *s = output_sink(x->outputs[i], &sink_measure);

		if (s && measure_of(s)->model)
			return measure_of(s);
	}
	return NULL;
}

int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd)
{
	const struct measure *m[2] = { measure_in(a), measure_in(b) };
	struct strbuf text = STRBUF_INIT;
	struct diff_opts opts;
	struct xptibpf_diff d;
	int r = sized_take(o, &d, sizeof(d));

	if (r < 0)
		return r;
	if (!m[0] || !m[1] || m[0]->by != m[1]->by || !(d.threshold >= 0))
		return -EINVAL;
	opts = (struct diff_opts){
		.names = { d.a, d.b },
		.threshold = d.threshold,
		.all = d.all,
		.mangled = d.view & XPTIBPF_VIEW_MANGLED,
	};
	r = d.json ? diff_json(m, &opts, &text) : diff_text(m, &opts, &text);
	if (r >= 0)
		r = write_all(fd, text.buf, text.len);
	strbuf_done(&text);
	return r;
}
