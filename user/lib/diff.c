// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff.c - two runs of the tracer compared: finds what each has measured, and writes what differs. */
#include <errno.h>
#include <unistd.h>

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

static int write_out(int fd, const struct strbuf *text)
{
	size_t done = 0;

	while (done < text->len) {
		ssize_t n = write(fd, text->buf + done, text->len - done);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -errno;
		done += (size_t)n;
	}
	return 0;
}

int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd)
{
	const struct measure *m[2] = { measure_in(a), measure_in(b) };
	const struct diff_opts opts = {
		.names = { o->a, o->b },
		.threshold = o->threshold,
		.all = o->all,
		.mangled = o->view & XPTIBPF_VIEW_MANGLED,
	};
	struct strbuf text = STRBUF_INIT;
	int r;

	if (!m[0] || !m[1] || m[0]->by != m[1]->by || !(o->threshold >= 0))
		return -EINVAL;
	r = o->json ? diff_json(m, &opts, &text) : diff_text(m, &opts, &text);
	if (r >= 0)
		r = write_out(fd, &text);
	strbuf_done(&text);
	return r;
}
