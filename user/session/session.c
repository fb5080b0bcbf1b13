// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * session.c - what is done with one record, live or from a file: decode -> model -> outputs, and the recording.
 *
 * The model gets an event before it is shown, so that outputs get what is known of it.
 */
#include "session/session.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/losses.h"
#include "catalog/types.h"
#include "decode/xpti.h"
#include "model/model.h"
#include "model/time/commands.h"
#include "session/archive.h"
#include "session/filter.h"
#include "session/output.h"
#include "session/snapshots.h"
#include "session/subscribers.h"
#include "sink/analysis/diff.h"

#define PROGRESS_NS 500000000

struct session {
	struct session_opts o;
	struct selection *select;
	struct filter *filter;	   /* NULL: everything passes */
	struct sink_part left_out; /* by it, and by a selection from a file */
	struct decoder *decoder;
	struct model *model;
	struct output *outputs[SESSION_OUTPUTS];
	size_t noutputs;
	struct archive *archive; /* NULL: nothing is recorded */
	bool shows_records;	 /* there is one, or an output wants records */
	struct xptibpf_recording recording;
	uint64_t next_progress;		 /* ns */
	struct snapshots *snapshots;	 /* NULL: nobody watches */
	struct subscribers *subscribers; /* NULL: there are none */
	struct {
		bool wanted; /* the model keeps what a comparison needs */
		enum rows_by by;
		char host[256];
	} measured;
	uint64_t counters[XB_C_MAX];
	uint64_t users[CAT_API_MAX];
	struct session_sums sums;
	struct session_groups groups;
	struct session_runtimes runtimes;
	struct session_slow slow;
	bool has_sums, has_costs, captures;
	struct session_costs costs;
	uint64_t lost, incomplete;
};

/* What the model has to know so that the filter can decide. */
static int enable_filter(struct session *s)
{
	int r;

	if (!s->filter || !filter_wants_objects(s->filter))
		return 0;
	r = model_enable(s->model, MODEL_COMMANDS | TOLD_CONTEXT);
	if (r >= 0)
		commands_follow_devices(model_commands(s->model));
	return r;
}

int session_new(const struct session_opts *o, struct selection *select, struct filter *filter,
		struct session **ret)
{
	struct session *s = calloc(1, sizeof(*s));
	int r;

	if (!s) {
		selection_free(select);
		filter_free(filter);
		return -ENOMEM;
	}
	s->o = *o;
	s->select = select;
	s->filter = filter;
	r = decoder_new(&s->decoder);
	if (r >= 0)
		r = model_new(&s->model);
	if (r >= 0)
		r = enable_filter(s);
	if (r < 0) {
		session_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct session *session_free(struct session *s)
{
	if (!s)
		return NULL;
	model_free(s->model);
	decoder_free(s->decoder);
	archive_free(s->archive);
	snapshots_free(s->snapshots);
	subscribers_free(s->subscribers);
	free(s->groups.all);
	free(s->slow.all);
	free(s->slow.functions);
	selection_free(s->select);
	filter_free(s->filter);
	for (size_t i = 0; i < s->noutputs; i++)
		output_free(s->outputs[i]);
	free(s);
	return NULL;
}

void session_select(struct session *s, struct selection *select)
{
	selection_free(s->select);
	s->select = select;
}

const struct selection *session_selection(const struct session *s)
{
	return s->select;
}

/* ---- who gets it --------------------------------------------------------------------------------- */

/* Why an output can't be, where its error is more than a number. */
static int explain_output(struct errline *e, const char *format, const char *path, int r)
{
	if (r == -ENOENT && !sink_find(format))
		return errline_set(e, -EINVAL, "unknown output format '%s'", format);
	if (r == -EOPNOTSUPP)
		return errline_set(e, r, "this xptibpf was built without '%s' (make PARQUET=1)",
				   format);
	if (r == -EEXIST && path)
		return errline_set(e, r, "'%s' exists (use --force to overwrite it)", path);
	return path ? errline_set(e, r, "%s: %s", path, strerror(-r)) : r;
}

int session_add_output(struct session *s, const char *format, const struct sink_opts *opts, int fd,
		       struct errline *e)
{
	struct output *added;
	int r;

	if (s->noutputs == SESSION_OUTPUTS)
		return errline_set(e, -E2BIG, "too many outputs (at most %d)", SESSION_OUTPUTS);
	r = output_new(format, opts, fd, s->o.stop_fd, &s->outputs[s->noutputs]);
	if (r < 0)
		return explain_output(e, format, opts->path, r);
	added = s->outputs[s->noutputs++];
	s->shows_records |= output_wants_records(added);
	r = model_enable(s->model, output_needs(added));
	if (r >= 0)
		output_start(added, s->model);
	return r;
}

int session_add_recording(struct session *s, const struct xptibpf_recording *o, const char *host,
			  struct errline *e)
{
	_cleanup_free_ char *why = NULL;
	int r;

	if (s->archive)
		return errline_set(e, -E2BIG, "there can be at most one recording");
	s->recording = *o;
	r = archive_new(o, host, !s->o.stored, &s->archive, &why);
	s->shows_records |= r >= 0;
	return r < 0 && why ? errline_set(e, r, "%s", why) : r;
}

int session_set_watch(struct session *s, const struct xptibpf_watch *w)
{
	int r = s->snapshots || !w->interval_ns
			? -EINVAL
			: snapshots_new(w, s->users, &s->sums, &s->groups, &s->runtimes,
					&s->costs.now, &s->slow, &s->snapshots);

	s->has_sums = w->sums;
	s->has_costs = w->costs;
	s->costs.limit = w->max_overhead;
	s->captures = w->captures;
	s->slow.over_ns = w->costs ? w->slow_ns : 0;
	s->sums.old_ns = w->old_ns;
	s->groups.by = w->sums ? w->group_by : 0;
	return r < 0 ? r : model_enable(s->model, SNAPSHOTS_NEEDS);
}

/* Whether somebody but subscribers gets them. */
static bool shows_events(const struct session *s)
{
	return s->noutputs || s->snapshots || s->measured.wanted;
}

bool session_uses_events(const struct session *s)
{
	return shows_events(s) || s->subscribers;
}

bool session_has_others(const struct session *s)
{
	return shows_events(s) || s->archive;
}

int session_subscribe(struct session *s, xptibpf_callback *callback, void *user,
		      struct xptibpf_subscriber **ret)
{
	int r = s->subscribers ? 0 : model_enable(s->model, SUBSCRIBERS_NEEDS);

	if (r >= 0 && !s->subscribers)
		r = subscribers_new(s->model, s->o.stored, &s->subscribers);
	if (r < 0)
		return r;
	commands_follow_devices(model_commands(s->model));
	return subscribers_add(s->subscribers, callback, user, ret);
}

struct subscribers *session_subscribers(struct session *s)
{
	return s->subscribers;
}

int session_measure(struct session *s, const char *by, const char *host)
{
	int group = sink_by(rows_by_words, by);

	if (group < 0)
		return group;
	snprintf(s->measured.host, sizeof(s->measured.host), "%s", host);
	s->measured.by = (enum rows_by)group;
	s->measured.wanted = true;
	return model_enable(s->model, DIFF_NEEDS);
}

bool session_get_measured(struct session *s, const char *name, enum rows_by *ret_by,
			  struct diff_run *ret)
{
	if (!s->measured.wanted)
		return false;
	*ret_by = s->measured.by;
	*ret = (struct diff_run){ name, s->measured.host, s->model, s->decoder, s->counters };
	return true;
}

void session_dump(struct session *s)
{
	if (s->archive)
		archive_want(s->archive);
}

bool session_get_recording(const struct session *s, struct xptibpf_recording_stats *ret)
{
	if (s->archive)
		archive_get_stats(s->archive, ret);
	return s->archive;
}

/* ---- the stream ---------------------------------------------------------------------------------- */

static bool call_is_wanted(const struct session *s, const struct event_call *c)
{
	const struct cat_api *api = catalog_api_by_name(c->api);

	if (c->fn)
		return selection_has_func(s->select, c->fn);
	return api && selection_has_unknown(s->select, api->id, c->name);
}

static bool count_is_wanted(const struct session *s, const struct event_count *c)
{
	return !c->fn || selection_has_func(s->select, c->fn);
}

static bool event_is_wanted(const struct session *s, const struct event *e)
{
	/* The selection was made when the stream was made; all of it is shown unless a new selection is given. */
	if (s->o.stored && !s->o.choose)
		return true;
	if (s->o.stored && e->type == EVENT_CALL)
		return call_is_wanted(s, &e->call);
	if (s->o.stored && e->type == EVENT_COUNT)
		return count_is_wanted(s, &e->count);
	/* -e says what is to be seen of a recording, and has no word for them. */
	if (e->type == EVENT_FILE)
		return !s->o.stored;
	if (e->type == EVENT_GPU_JOB)
		return selection_has_gpu(s->select);
	if (e->type != EVENT_XPTI)
		return true;
	/* What begins and ends a call is shown as that call. */
	if (!s->o.stored && e->xpti->rec->h.flags & XB_XPTI_IS_CALL)
		return selection_names_xpti(s->select, e->xpti->stream, e->xpti->event);
	return selection_has_xpti(s->select, e->xpti->stream, e->xpti->event);
}

/* What is written to be read again says whether calls are missing. */
static int show_record(struct session *s, const struct xb_hdr *rec)
{
	struct xb_def_clock clock;
	int r;

	if (!s->shows_records || (s->o.no_stacks && rec->type == XB_CALL_SITE))
		return 0;
	if (rec->type == XB_DEF_CLOCK && rec->len == sizeof(clock) && s->filter &&
	    filter_is_partial(s->filter)) {
		memcpy(&clock, rec, sizeof(clock));
		clock.h.flags |= XB_CLOCK_PARTIAL;
		rec = &clock.h;
	}
	r = s->archive ? archive_record(s->archive, rec) : 0;

	for (size_t i = 0; r >= 0 && i < s->noutputs; i++)
		r = output_record(s->outputs[i], rec);
	return r;
}

static int show_event(struct session *s, const struct event *e)
{
	int r = 0;

	for (size_t i = 0; r >= 0 && i < s->noutputs; i++)
		r = output_event(s->outputs[i], e, model_told(s->model));
	if (r >= 0 && s->subscribers)
		subscribers_event(s->subscribers, e);
	return r;
}

/* Whether the outputs and the model's parts get it, of which the core knows. 1, 0 or -ENOMEM. */
static int passes(struct session *s, const struct event *e)
{
	int r = event_is_wanted(s, e);

	if (r && s->filter)
		r = filter_passes(s->filter, model_commands(s->model), model_told(s->model), e);
	return r;
}

/*
 * Everybody who knows objects, commands and memory gets the event first, because an event that passes may be about what
 * an event that doesn't has made.
 */
static int take_filtered(struct session *s, const struct xb_hdr *rec, const struct event *e)
{
	int r = model_event_unasked(s->model, e);

	if (r < 0)
		return r;
	model_tell(s->model, e);
	r = passes(s, e);
	if (r < 0)
		return r;
	if (!r) {
		filter_count(e, &s->left_out);
		return model_event_left_out(s->model, e);
	}
	r = model_event_again(s->model, e);
	if (r >= 0)
		r = show_record(s, rec);
	return r < 0 ? r : show_event(s, e);
}

/* With only a recording, calls are not decoded, because nobody needs their events. */
static bool goes_by(const struct session *s, const struct xb_hdr *rec)
{
	bool of_call = rec->type == XB_CALL || rec->type == XB_REST;

	return !session_uses_events(s) && of_call && !s->filter && !(s->o.stored && s->o.choose);
}

int session_take_decoded(struct session *s, const struct xb_hdr *rec, int decoded,
			 const struct event *e)
{
	struct event bare;
	int r;

	if (decoded == -ENOMEM)
		return decoded;
	if (decoded <= 0)
		return show_record(s, rec); /* a broken record is counted by the decoder */
	if (s->o.no_stacks && e->type == EVENT_CALL) {
		bare = *e;
		bare.call.site = NULL;
		bare.stays = false;
		e = &bare;
	}
	if (!s->o.stored && !event_is_wanted(s, e))
		return model_event_unasked(s->model, e);
	if (s->filter || (s->o.stored && s->o.choose))
		return take_filtered(s, rec, e);
	r = model_event(s->model, e);
	if (r < 0)
		return r;
	r = show_record(s, rec);
	return r < 0 ? r : show_event(s, e);
}

int session_settle(struct session *s, bool all)
{
	int r = 0, e;

	for (size_t i = 0; i < s->noutputs; i++) {
		e = output_settle(s->outputs[i], all);
		r = r < 0 ? r : e;
	}
	return r;
}

void session_help(struct session *s, const struct sink_helper *h)
{
	for (size_t i = 0; i < s->noutputs; i++)
		output_help(s->outputs[i], h);
}

bool session_work(struct session *s)
{
	bool works = false;

	for (size_t i = 0; i < s->noutputs; i++)
		works |= output_work(s->outputs[i]);
	return works;
}

/* Handles one complete record of the stream. */
int session_take(struct session *s, const struct xb_hdr *rec)
{
	struct event e;

	if (goes_by(s, rec))
		return show_record(s, rec);
	return session_take_decoded(s, rec, decoder_decode(s->decoder, rec, &e), &e);
}

void session_enter(struct session *s, const struct xb_enter *rec)
{
	const char *api, *name;
	const struct cat_func *fn;

	if (s->subscribers && decoder_function(s->decoder, rec->func, &api, &name, &fn))
		subscribers_enter(s->subscribers, rec, api, name, fn);
}

int session_take_unasked(struct session *s, const struct xb_hdr *rec)
{
	struct event e;
	int r = decoder_decode(s->decoder, rec, &e);

	if (r == -ENOMEM)
		return r;
	return r > 0 ? model_event_unasked(s->model, &e) : 0;
}

int session_introduce(struct session *s, const struct xb_hdr *rec)
{
	struct event e;
	int decoded = decoder_decode(s->decoder, rec, &e), r;

	if (decoded == -ENOMEM)
		return decoded;
	if (decoded <= 0)
		return show_record(s, rec);
	r = model_event_again(s->model, &e);
	if (r >= 0)
		r = show_record(s, rec);
	return r < 0 ? r : show_event(s, &e);
}

static int show_progress(struct session *s)
{
	uint64_t now;

	if (!s->archive || !s->recording.progress)
		return 0;
	now = now_ns();
	if (now < s->next_progress)
		return 0;
	s->next_progress = now + PROGRESS_NS;
	s->recording.progress(s->recording.u, now);
	return 0;
}

int session_tick(struct session *s, uint64_t now)
{
	int r = s->archive ? archive_tick(s->archive, now) : 0;

	for (size_t i = 0; !r && i < s->noutputs; i++)
		r = output_tick(s->outputs[i], s->model, now);
	return r < 0 ? r : show_progress(s);
}

bool session_snapshot_is_due(struct session *s, uint64_t now, bool idle)
{
	return s->snapshots && snapshots_due(s->snapshots, now, idle);
}

uint64_t session_snapshot_left_ns(const struct session *s, uint64_t now, bool idle)
{
	return s->snapshots ? snapshots_left_ns(s->snapshots, now, idle) : 0;
}

int session_snapshot(struct session *s, uint64_t now, uint64_t asked, bool last)
{
	return s->snapshots ? snapshots_take(s->snapshots, s->model, now, asked, s->counters,
					     &s->left_out, last)
			    : 0;
}

static void on_remark(void *u, const char *line)
{
	session_warn(u, "%s", line);
}

int session_end(struct session *s)
{
	uint64_t shown[XB_C_MAX];
	int r = 0, e, said;

	memcpy(shown, s->counters, sizeof(shown));
	if (s->noutputs)
		output_counters(s->outputs[0], s->counters, shown);
	s->lost += losses_sum(s->counters, LOSSES_EVENTS);
	s->incomplete += losses_sum(shown, LOSSES_VALUES);
	for (size_t i = 0; i < s->noutputs; i++) {
		e = output_finish(s->outputs[i], s->model, &s->left_out, s->counters);
		said = e >= 0 || e == -ENOMSG ? output_remarks(s->outputs[i], on_remark, s) : 0;
		if (!r)
			r = said < 0 ? said : e < 0 ? e : 0;
	}
	e = s->archive ? archive_end(s->archive, s->counters) : 0;
	if (s->subscribers)
		subscribers_finish(s->subscribers, s->counters);
	return r ?: e;
}

/* ---- what there is to know of it ----------------------------------------------------------------- */

uint64_t *session_counters(struct session *s)
{
	return s->counters;
}

uint64_t *session_users(struct session *s)
{
	return s->users;
}

struct session_costs *session_costs(struct session *s)
{
	return s->has_costs ? &s->costs : NULL;
}

struct session_sums *session_sums(struct session *s)
{
	return s->has_sums ? &s->sums : NULL;
}

struct session_groups *session_groups(struct session *s)
{
	return &s->groups;
}

struct session_runtimes *session_runtimes(struct session *s)
{
	return &s->runtimes;
}

struct session_slow *session_slow(struct session *s)
{
	return s->slow.over_ns ? &s->slow : NULL;
}

bool session_captures(const struct session *s)
{
	return s->captures;
}

struct decoder *session_decoder(struct session *s)
{
	return s->decoder;
}

void session_get_losses(const struct session *s, uint64_t *ret_lost, uint64_t *ret_incomplete)
{
	*ret_lost = s->lost;
	*ret_incomplete = s->incomplete;
}

void session_cut(struct session *s)
{
	s->left_out.cut = true;
}

void session_warn(struct session *s, const char *fmt, ...)
{
	char line[512];
	va_list ap;

	if (!s->o.warn)
		return;
	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	s->o.warn(s->o.u, line);
}

void session_explain(const struct session *s, int error, struct errline *e)
{
	switch (error) {
	case -ENOSPC:
		errline_set(e, error, "writing the output: no space is left on its disk");
		return;
	case -EEXIST:
		errline_set(
			e, error,
			"writing the output: this recording is already in that folder (use --force to replace it)");
		return;
	case -ENOMSG:
		for (size_t i = 0; i < s->noutputs; i++)
			if (output_nothing(s->outputs[i]))
				errline_set(e, error, "nothing is written: %s",
					    output_nothing(s->outputs[i]));
		return;
	case -ETIMEDOUT:
		errline_set(e, error,
			    "writing the output: its reader is too slow, the end is missing");
		return;
	}
	if (s->archive && archive_failed(s->archive) == error) {
		errline_set(e, error, "writing the recording: %s", strerror(-error));
		return;
	}
	for (size_t i = 0; i < s->noutputs; i++)
		if (output_failed(s->outputs[i]) == error) {
			errline_set(e, error, "writing the output: %s", strerror(-error));
			return;
		}
}
