// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * consume.c - what is done with one record, live or of a file: decode -> model -> outputs, and the recording.
 *
 * A record is shown after the model has taken it in, so that outputs are told what the event is part of.
 */
#include <errno.h>

#include "base/clock.h"
#include "base/losses.h"
#include "decode/event.h"
#include "decode/xpti.h"
#include "lib/snapshots.h"
#include "lib/tracer.h"
#include "model/model.h"

#define PROGRESS_NS 500000000

static bool call_is_wanted(const struct xptibpf *x, const struct event_call *c)
{
	const struct cat_api *api = catalog_api_by_name(c->api);

	if (c->fn)
		return selection_has_func(x->select, c->fn);
	return api && selection_has_unknown(x->select, api->id, c->name);
}

static bool event_is_wanted(const struct xptibpf *x, const struct event *e)
{
	/* A stream was selected from when it was made; what it has is shown unless a choice is made. */
	if (x->replay && !x->opts.select)
		return true;
	if (x->replay && e->type == EVENT_CALL)
		return call_is_wanted(x, &e->call);
	if (e->type == EVENT_GPU_JOB)
		return selection_has_gpu(x->select);
	if (e->type != EVENT_XPTI)
		return true;
	return selection_has_xpti(x->select, e->xpti->stream, e->xpti->event);
}

static int show_record(struct xptibpf *x, const struct xb_hdr *rec)
{
	int r = x->tape ? tape_record(x->tape, rec) : 0;

	for (size_t i = 0; r >= 0 && i < x->noutputs; i++)
		r = output_record(x->outputs[i], rec);
	return r;
}

static int show_event(struct xptibpf *x, const struct event *e)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < x->noutputs; i++)
		r = output_event(x->outputs[i], e, model_told(x->model));
	return r;
}

/* Recording alone: calls are not looked into, for nobody asks what they are. */
static bool goes_by(const struct xptibpf *x, const struct xb_hdr *rec)
{
	return !x->noutputs && !x->snapshots && !x->measured.wanted && rec->type == XB_CALL &&
	       !(x->replay && x->opts.select);
}

int tracer_consume_decoded(struct xptibpf *x, const struct xb_hdr *rec, int decoded,
			   const struct event *e)
{
	int r;

	if (decoded == -ENOMEM)
		return decoded;
	if (decoded <= 0)
		return show_record(x, rec); /* a broken record is counted by the decoder */
	if (!event_is_wanted(x, e))
		return model_event_unasked(x->model, e);
	r = model_event(x->model, e);
	if (r < 0)
		return r;
	r = show_record(x, rec);
	return r < 0 ? r : show_event(x, e);
}

/* One record of the stream, complete: the road's last part. */
int tracer_consume(struct xptibpf *x, const struct xb_hdr *rec)
{
	struct event e;

	if (goes_by(x, rec))
		return show_record(x, rec);
	return tracer_consume_decoded(x, rec, decoder_decode(x->decoder, rec, &e), &e);
}

int tracer_consume_unasked(struct xptibpf *x, const struct xb_hdr *rec)
{
	struct event e;
	int r = decoder_decode(x->decoder, rec, &e);

	if (r == -ENOMEM)
		return r;
	return r > 0 ? model_event_unasked(x->model, &e) : 0;
}

int tracer_introduce(struct xptibpf *x, const struct xb_hdr *rec)
{
	struct event e;
	int decoded = decoder_decode(x->decoder, rec, &e), r;

	if (decoded == -ENOMEM)
		return decoded;
	if (decoded <= 0)
		return show_record(x, rec);
	r = model_event_again(x->model, &e);
	if (r >= 0)
		r = show_record(x, rec);
	return r < 0 ? r : show_event(x, &e);
}

static int show_progress(struct xptibpf *x)
{
	uint64_t now;

	if (!x->tape || !x->recording.progress)
		return 0;
	now = now_ns();
	if (now < x->next_progress)
		return 0;
	x->next_progress = now + PROGRESS_NS;
	x->recording.progress(x->recording.u, now);
	return 0;
}

int tracer_tick(struct xptibpf *x, uint64_t now)
{
	int r = x->tape ? tape_tick(x->tape, now) : 0;

	for (size_t i = 0; !r && i < x->noutputs; i++)
		r = output_tick(x->outputs[i], x->model, now);
	return r < 0 ? r : show_progress(x);
}

int tracer_snapshot(struct xptibpf *x, uint64_t now, bool last)
{
	return x->snapshots
		       ? snapshots_take(x->snapshots, x->model, now, x->asked, x->counters, last)
		       : 0;
}

static void on_remark(void *u, const char *line)
{
	tracer_warn(u, "%s", line);
}

int tracer_finish_outputs(struct xptibpf *x)
{
	int r = 0, e;

	x->lost += losses_sum(x->counters, LOSSES_EVENTS);
	x->incomplete += losses_sum(x->counters, LOSSES_VALUES);
	for (size_t i = 0; i < x->noutputs; i++) {
		e = output_finish(x->outputs[i], x->model, x->counters);
		e = e < 0 ? e : output_remarks(x->outputs[i], on_remark, x);
		if (e < 0 && !r)
			r = e;
	}
	e = x->tape ? tape_end(x->tape, x->counters) : 0;
	return r ?: e;
}
