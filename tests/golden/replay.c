// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay.c - for the golden tests: a file of records through decoder, model and sink to standard
 * output, as the tracer would have shown it. Loss counters are those of the last XB_LOSS record.
 *
 * replay FORMAT HOLD_NS <stream
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "decode/event.h"
#include "model/model.h"
#include "sink/sink.h"

static int fail(const char *what, int r)
{
	fprintf(stderr, "replay: %s: %s\n", what, strerror(-r));
	return 1;
}

int main(int argc, char **argv)
{
	struct sink_opts o = { .utc_offset_set = true, .str_max = 64, .show_process = true };
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	static _Alignas(8) unsigned char buf[65536];
	struct xb_hdr *h = (struct xb_hdr *)buf;
	uint64_t lost[XB_C_MAX] = { 0 };
	const struct sink_ops *ops;
	struct decoder *d = NULL;
	struct model *m = NULL;
	struct sink *s = NULL;
	struct event e;
	int r;

	ops = argc == 3 ? sink_find(argv[1]) : NULL;
	if (!ops)
		return fail("usage: replay FORMAT HOLD_NS", 0);
	o.hold_ns = strtoull(argv[2], NULL, 10);
	if (decoder_new(&d) < 0 || model_new(&m) < 0 || ops->open(&o, &s) < 0)
		return 1;
	while (fread(buf, sizeof(*h), 1, stdin) == 1) {
		if (h->len < sizeof(*h) || h->len > sizeof(buf))
			return fail("length", 0);
		if (h->len > sizeof(*h) &&
		    fread(buf + sizeof(*h), h->len - sizeof(*h), 1, stdin) != 1)
			return fail("cut off", 0);
		r = decoder_decode(d, h, &e);
		if (r < 0)
			return fail("decode", r);
		if (!r)
			continue;
		if (e.type == EVENT_LOSS)
			memcpy(lost, ((const struct xb_loss *)h)->count, sizeof(lost));
		r = model_event(m, &e);
		if (r >= 0)
			r = ops->event(s, m, &e, &out);
		if (r >= 0)
			r = ops->tick(s, m, h->ts, &out);
		if (r < 0)
			return fail("event", r);
	}
	if (ops->finish(s, m, &out) < 0 || ops->lost(s, lost, &out) < 0)
		return fail("end", 0);
	fwrite(strbuf_str(&out), 1, out.len, stdout);
	ops->free(s);
	model_free(m);
	decoder_free(d);
	return 0;
}
