// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay.c - see replay.h.
 *
 * Outputs must be the same as live, so everything that determines them is in the stream: the records, the
 * moments at which the clock was read between them (XB_TICK), and the counters at the end. Only a damaged
 * file adds to these counters: errors that the decoder finds now and did not find then, and records that a
 * recording lacks (XB_C_DAMAGED).
 *
 * For a range (--from, --to), everything is shown that ran or happened in it, including calls that began before and
 * had not returned. Earlier records are read without being shown, because they have the names of threads, kernels and
 * objects. When the range begins, outputs get the valid definitions, as after a late attach.
 */
#include "replay/replay.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "decode/event.h"
#include "replay/ahead.h"
#include "ring/live_defs.h"
#include "ring/stream.h"
#include "select/range.h"
#include "session/session.h"

#define LOOK_EVERY  4096   /* records between two looks whether to stop */
#define LOOKBACK    500000 /* records before a range that are read for their names */
#define PROGRESS_NS 500000000ull

struct replay {
	struct session *session;
	struct errline *error;
	int stop_fd;
	struct stream *stream;
	struct ahead *ahead;		 /* NULL: the stream is read without a second thread */
	struct sink_helper helper;	 /* its thread */
	const struct ahead_record *told; /* by that: the record at hand */
	char *name;			 /* for people */
	int fd;
	uint64_t size; /* bytes, of a regular file; else 0 */
	void (*progress)(void *u, uint64_t bytes, uint64_t size);
	void *progress_u;
	uint64_t shown;	  /* ns: when progress was called last */
	bool one;	  /* see replay_is_one() */
	bool ended;	  /* the record that ends a stream came */
	bool followed;	  /* by something else */
	uint64_t missing; /* records, in a recording that is damaged */
	uint64_t newest;  /* ns: the latest time of the stream so far */
	uint64_t watched; /* ns: when the newest record was written, for snapshots */
	bool range;	  /* only a range is shown: */
	bool begun;
	uint64_t from, to; /* ns; 0: no limit */
	struct live_defs *before;
	struct xb_def_clock clock;    /* the first record, as one of a range */
	uint64_t base[XB_C_LOSS_MAX]; /* losses from before */
	struct xptibpf_stats stats;   /* of the files and probes in the stream */
};

struct replay *replay_free(struct replay *p)
{
	if (!p)
		return NULL;
	ahead_free(p->ahead);
	stream_free(p->stream);
	live_defs_free(p->before);
	if (p->fd >= 0)
		close(p->fd);
	free(p->name);
	free(p);
	return NULL;
}

static void replay_freep(struct replay **p)
{
	replay_free(*p);
}

static int open_input(const char *path)
{
	int fd = strcmp(path, "-") ? open(path, O_RDONLY | O_CLOEXEC)
				   : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);

	return fd < 0 ? -errno : fd;
}

static bool is_regular(int fd, uint64_t *ret_size)
{
	struct stat st;

	if (fd < 0 || fstat(fd, &st) || !S_ISREG(st.st_mode))
		return false;
	*ret_size = (uint64_t)st.st_size;
	return true;
}

static bool is_empty(int fd)
{
	uint64_t size;

	return is_regular(fd, &size) && !size;
}

static int explain(const struct replay *p, int r, uint32_t version)
{
	switch (r) {
	case -EPROTO:
		return errline_set(
			p->error, r,
			"-i %s: not an xptibpf recording, nor a stream of 'trace --format raw', nor a .trace file of dpcpp_trace%s",
			p->name, is_empty(p->fd) ? " (the file is empty)" : "");
	case -EPROTONOSUPPORT:
		return errline_set(p->error, r,
				   "-i %s has version %u; this xptibpf reads version %u", p->name,
				   version, XB_WIRE_VERSION);
	default:
		return errline_set(p->error, r, "-i %s: %s", p->name, strerror(-r));
	}
}

static int parse_end(const struct replay *p, const char *option, const char *text, uint64_t *ret)
{
	if (!text || !range_time(text, stream_first(p->stream), ret))
		return 0;
	return errline_set(
		p->error, -EINVAL,
		"invalid value '%s' for %s: expected 2.5s (after the beginning), 18:09:54.5 or %s",
		text, option, "'2026-11-22 18:09:54'");
}

static int choose_range(struct replay *p, const char *from, const char *to)
{
	int r = parse_end(p, "--from", from, &p->from) ?: parse_end(p, "--to", to, &p->to);

	if (r < 0)
		return r;
	p->range = p->from || p->to;
	if (p->to && p->to <= p->from)
		return errline_set(p->error, -EINVAL, "--to %s is not after --from %s", to, from);
	if (!p->range)
		return 0;
	p->clock = *stream_first(p->stream);
	p->clock.h.len = sizeof(p->clock);
	p->clock.h.flags |= XB_CLOCK_RANGE;
	r = live_defs_new(&p->before);
	return r < 0 ? r : stream_range(p->stream, p->from, p->to, LOOKBACK);
}

/* Its name is that of the thread, as in dpcpp_trace's folders. What it lacks is said, as nothing shows it. */
static void introduce_foreign(const struct replay *p)
{
	const char *slash = strrchr(p->name, '/'), *name = slash ? slash + 1 : p->name;
	const char *dot = strrchr(name, '.');
	struct dpcpp_trace_state s;

	if (dot && !strcmp(dot, ".trace"))
		dpcpp_trace_thread(stream_foreign(p->stream), name, (size_t)(dot - name));
	dpcpp_trace_get_state(stream_foreign(p->stream), &s);
	session_warn(
		p->session,
		"-i %s: a .trace file of dpcpp_trace, without numbers of process and thread (shown as %u), time of day, stacks, and memory that calls were given; functions have the names of release %s%s%s%s",
		p->name, DPCPP_TRACE_PROCESS, s.release,
		*s.others ? " (some have other names in " : "", s.others,
		*s.others ? ", whose calls would look the same)" : "");
}

int replay_open(const struct replay_opts *o, struct session *session, struct errline *error,
		struct replay **ret)
{
	_cleanup_(replay_freep) struct replay *p = calloc(1, sizeof(*p));
	uint32_t version = 0;
	int r;

	if (!p)
		return -ENOMEM;
	p->fd = -1;
	p->stop_fd = o->stop_fd;
	p->progress = o->progress;
	p->progress_u = o->progress_u;
	p->session = session;
	p->error = error;
	p->name = strdup(o->path);
	if (!p->name)
		return -ENOMEM;
	r = open_input(o->path);
	if (r >= 0) {
		p->fd = r;
		(void)is_regular(p->fd, &p->size);
		r = stream_new(p->fd, p->stop_fd, &p->stream, &version);
	}
	if (r < 0)
		return explain(p, r, version);
	if (stream_foreign(p->stream))
		introduce_foreign(p);
	p->one = stream_first(p->stream)->h.flags & XB_CLOCK_ONE;
	r = choose_range(p, o->from, o->to);
	if (r < 0)
		return r;
	*ret = TAKE_PTR(p);
	return 0;
}

bool replay_is_one(const struct replay *p)
{
	return p->one;
}

const char *replay_host(const struct replay *p)
{
	const struct recording *r = stream_recording(p->stream);

	return r ? recording_host(r) : "";
}

void replay_get_stats(const struct replay *p, struct xptibpf_stats *ret)
{
	ret->objects = p->stats.objects;
	ret->probes = p->stats.probes;
	ret->failed = p->stats.failed;
}

static bool told_to_stop(const struct replay *p)
{
	struct pollfd fd = { .fd = p->stop_fd, .events = POLLIN };

	return poll(&fd, 1, 0) > 0;
}

/*
 * A snapshot of the losses, including what is missing in the recording so far, which the stream itself could not
 * know. ret is for the outputs.
 */
static const struct xb_hdr *take_counters(struct replay *p, const struct xb_hdr *rec,
					  struct xb_loss *ret)
{
	uint64_t *counters = session_counters(p->session);

	if (rec->flags & XB_LOSS_GAP) {
		p->missing = ((const struct xb_loss *)rec)->count[XB_C_DAMAGED];
		*ret = (struct xb_loss){
			.h = { .len = sizeof(*ret), .type = XB_LOSS, .ts = p->newest }
		};
		memcpy(ret->count, counters, sizeof(ret->count));
	} else if (loss_decode(rec, ret)) {
		return rec;
	}
	if (p->range && !(rec->flags & XB_LOSS_GAP))
		for (unsigned i = 0; i < XB_C_LOSS_MAX; i++)
			ret->count[i] -= ret->count[i] < p->base[i] ? ret->count[i] : p->base[i];
	if (ret->count[XB_C_DAMAGED] < p->missing)
		ret->count[XB_C_DAMAGED] = p->missing;
	memcpy(counters, ret->count, sizeof(ret->count));
	return p->missing || p->range ? &ret->h : rec;
}

/* ---- a range ----------------------------------------------------------------------------------- */

static bool is_definition(const struct xb_hdr *rec)
{
	return (rec->type >= XB_DEF_PROCESS && rec->type != XB_LOSS && rec->type != XB_TICK &&
		rec->type != XB_COUNT && rec->type != XB_COUNTED && rec->type != XB_SOURCE) ||
	       (rec->type >= XB_XPTI_STRING && rec->type <= XB_XPTI_POINT);
}

/* The end of what it covers. */
static uint64_t end_of(const struct xb_hdr *rec)
{
	const struct xb_call *c = (const void *)rec;
	const struct xb_gpu_job *job = (const void *)rec;

	if (rec->type == XB_GPU_JOB && rec->len >= sizeof(*job))
		return job->done;
	if (rec->type != XB_CALL || rec->len < sizeof(*c) || rec->flags & XB_F_ENTRY_ONLY)
		return rec->ts;
	return c->dur > UINT64_MAX - rec->ts ? UINT64_MAX : rec->ts + c->dur;
}

static bool is_inside(const struct replay *p, const struct xb_hdr *rec)
{
	return end_of(rec) >= p->from && (!p->to || rec->ts < p->to);
}

static int tell_one(void *u, const struct xb_hdr *rec)
{
	struct replay *p = u;

	if (rec->type == XB_LOSS)
		return 0;
	return session_introduce(p->session, rec->type == XB_DEF_CLOCK ? &p->clock.h : rec);
}

/* What is known by now of what comes. */
static int begin_range(struct replay *p)
{
	p->begun = true;
	return live_defs_each(p->before, 0, tell_one, p);
}

static void keep_losses(struct replay *p, const struct xb_hdr *rec)
{
	struct xb_loss loss;

	if (!(rec->flags & XB_LOSS_GAP) && !loss_decode(rec, &loss))
		memcpy(p->base, loss.count, sizeof(p->base));
}

/* Whether it is to be shown. 1; 0: no, and it has been handled; or an error. */
static int take_range(struct replay *p, const struct xb_hdr *rec)
{
	int r;

	if (rec->type == XB_LOSS) {
		if (!p->begun && rec->ts < p->from)
			keep_losses(p, rec);
		return p->begun || rec->ts >= p->from || rec->flags & (XB_LOSS_END | XB_LOSS_GAP);
	}
	if (rec->type == XB_SOURCE) {
		r = p->begun ? 0 : begin_range(p);
		return r < 0 ? r : 1;
	}
	if (rec->type == XB_TICK)
		return p->begun && is_inside(p, rec);
	if (p->begun && is_definition(rec))
		return 1;
	/* Definitions are repeated where reading begins, whatever their time. The rest of a call comes just before it. */
	if (is_inside(p, rec) && (!is_definition(rec) || rec->type == XB_REST)) {
		r = p->begun ? 0 : begin_range(p);
		return r < 0 ? r : 1;
	}
	r = p->begun ? 0 : live_defs_apply(p->before, rec, 0);
	return r < 0 ? r : session_take_unasked(p->session, rec);
}

/* Outputs get the same records as live: readings of the clock and the end came in other ways. */
static int take(struct replay *p, const struct xb_hdr *rec)
{
	struct xb_loss loss;

	if (p->range) {
		int r = take_range(p, rec);

		if (r <= 0)
			return r;
	}
	if (rec->ts)
		p->newest = rec->ts;
	switch (rec->type) {
	case XB_TICK:
		return session_tick(p->session, rec->ts);
	case XB_LOSS:
		p->ended = rec->flags & XB_LOSS_END && !loss_decode(rec, &loss);
		rec = take_counters(p, rec, &loss);
		return p->ended ? 0 : session_take(p->session, rec);
	case XB_DEF_OBJECT:
		if (rec->len >= sizeof(struct xb_def_object)) {
			const struct xb_def_object *o = (const void *)rec;

			p->stats.objects++;
			p->stats.probes += o->probes;
			p->stats.failed += o->failed;
		}
		return session_take(p->session, rec);
	default:
		return p->told && p->told->is_decoded
			       ? session_take_decoded(p->session, rec, p->told->decoded,
						      &p->told->event)
			       : session_take(p->session, rec);
	}
}

/* A snapshot at the stream's time, which is that of its newest record. */
static int look(struct replay *p, const struct xb_hdr *rec)
{
	uint64_t at = rec->type == XB_CALL && rec->len >= sizeof(struct xb_call)
			      ? rec->ts + ((const struct xb_call *)rec)->dur
			      : rec->ts;

	if (!rec->ts || (p->range && !is_inside(p, rec)))
		return 0;
	if (at > p->watched)
		p->watched = at;
	return session_snapshot_is_due(p->session, p->watched, false)
		       ? session_snapshot(p->session, p->watched, 0, false)
		       : 0;
}

/*
 * Whether the stream is complete (records of a pipe are wanted when they come) and there is a core for a second thread.
 */
static bool can_have_thread(int fd)
{
	struct stat st;
	cpu_set_t cpus;

	return !fstat(fd, &st) && S_ISREG(st.st_mode) &&
	       !sched_getaffinity(0, sizeof(cpus), &cpus) && CPU_COUNT(&cpus) > 1;
}

/* Whether all events of the file are shown. */
static bool can_go_ahead(const struct replay *p)
{
	return !p->range && session_uses_events(p->session) && can_have_thread(p->fd);
}

static int settle(void *u, bool all)
{
	const struct replay *p = u;

	return session_settle(p->session, all);
}

static bool work(void *u)
{
	const struct replay *p = u;

	return session_work(p->session);
}

static const struct ahead_ops ahead_ops = { .settle = settle, .work = work };

static void ask(void *u)
{
	const struct replay *p = u;

	ahead_ask(p->ahead);
}

static int go_ahead(struct replay *p)
{
	int r = ahead_new(p->stream, session_decoder(p->session), &ahead_ops, p, &p->ahead);

	if (r < 0)
		return r;
	p->helper = (struct sink_helper){ ask, p };
	session_help(p->session, &p->helper);
	return 0;
}

/* From here on, only this thread uses the stream and the decoder. */
static void end_ahead(struct replay *p)
{
	if (p->ahead)
		ahead_end(p->ahead);
	p->told = NULL;
}

static void free_ahead(struct replay *p)
{
	session_help(p->session, NULL);
	p->ahead = ahead_free(p->ahead);
}

static int next_record(struct replay *p, const struct xb_hdr **ret)
{
	int r;

	if (!p->ahead)
		return stream_next(p->stream, ret);
	r = ahead_next(p->ahead, &p->told);
	if (r > 0)
		*ret = p->told->rec;
	return r;
}

/* Calls progress, unless it was called a moment ago. The thread that reads ahead has its own position in the stream. */
static void show_progress(struct replay *p)
{
	uint64_t now;
	off_t at;

	if (!p->progress || !p->size)
		return;
	now = now_ns();
	if (!p->shown)
		p->shown = now;
	at = now - p->shown < PROGRESS_NS ? -1 : lseek(p->fd, 0, SEEK_CUR);
	if (at < 0)
		return;
	p->shown = now;
	p->progress(p->progress_u, (uint64_t)at, p->size);
}

/* Reads to the end of the stream, or of its readable part. */
static int read_all(struct replay *p)
{
	const struct xb_hdr *rec;
	unsigned n = 0;
	int r;

	while (!p->ended) {
		if (++n % LOOK_EVERY == 0) {
			show_progress(p);
			if (told_to_stop(p)) {
				if (!p->ahead)
					return -ECANCELED;
				ahead_stop(p->ahead);
			}
		}
		r = next_record(p, &rec);
		if (r <= 0)
			return r;
		r = take(p, rec);
		if (r >= 0)
			r = look(p, rec);
		if (r < 0)
			return r;
	}
	return 0;
}

static void at_least(uint64_t *counter, uint64_t n)
{
	if (*counter < n)
		*counter = n;
}

static int explain_followed(const struct replay *p)
{
	return errline_set(p->error, -EBADMSG,
			   "-i %s: other bytes follow its end, and are not read", p->name);
}

/* Reports the state of a recording; if a file is one of several, its end is not that of the stream. */
static int explain_recording(struct replay *p, int r)
{
	struct recording_state s;
	bool cut;

	recording_get_state(stream_recording(p->stream), &s);
	cut = !s.ended;
	if (r < 0)
		return errline_set(p->error, r, "-i %s: %s", p->name, strerror(-r));
	if (s.damaged || s.missing)
		return errline_set(p->error, -EBADMSG,
				   "-i %s: damaged in %u place%s: %llu records are missing%s",
				   p->name, s.damaged, s.damaged == 1 ? "" : "s",
				   (unsigned long long)s.missing,
				   cut ? ", and the end is cut off" : "");
	if (cut)
		return errline_set(p->error, -EBADMSG,
				   "-i %s was cut off: what came after byte %llu is missing",
				   p->name, (unsigned long long)stream_offset(p->stream));
	return s.followed ? explain_followed(p) : 0;
}

/* 0: whatever else there is to say of its end is as of any stream. */
static int explain_foreign(struct replay *p, int r)
{
	struct dpcpp_trace_state s;

	dpcpp_trace_get_state(stream_foreign(p->stream), &s);
	if (s.homeless)
		session_warn(
			p->session,
			"-i %s: %llu outputs of calls are not shown: the file does not say of which argument they are",
			p->name, (unsigned long long)s.homeless);
	if (!s.damaged)
		return 0;
	return errline_set(
		p->error, -EBADMSG,
		"-i %s: damaged in %u place%s, where at least one call each is missing%s", p->name,
		s.damaged, s.damaged == 1 ? "" : "s",
		r < 0 || !p->ended ? ", and the end is cut off" : "");
}

static int explain_end(struct replay *p, int r)
{
	unsigned long long at = stream_offset(p->stream);

	if (stream_foreign(p->stream)) {
		int e = explain_foreign(p, r);

		if (e < 0)
			return e;
	}
	if (r == -ECANCELED)
		return 0;
	if (stream_recording(p->stream))
		return explain_recording(p, r);
	if (r == -ENODATA || (!r && !p->ended))
		return errline_set(p->error, -EBADMSG,
				   "-i %s was cut off: what came after byte %llu is missing",
				   p->name, at);
	if (r == -EBADMSG)
		return errline_set(p->error, r,
				   "-i %s is damaged at byte %llu: nothing after that can be read",
				   p->name, at);
	return p->followed ? explain_followed(p) : r;
}

/* For whatever reason; whoever only sees the output must know. */
static bool is_whole(const struct replay *p)
{
	struct recording_state s;

	if (!stream_recording(p->stream))
		return p->ended;
	recording_get_state(stream_recording(p->stream), &s);
	return s.ended;
}

/* Reading has ended with r. */
static int finish(struct replay *p, int r)
{
	struct decoder *decoder = session_decoder(p->session);
	uint64_t *counters = session_counters(p->session);
	int e;

	if (!r && p->ended)
		r = stream_finish(p->stream);
	p->followed = r > 0;
	r = r > 0 ? 0 : r;
	if (r == -ECANCELED && p->size)
		return errline_set(p->error, r, "-i %s: interrupted before its end", p->name);
	if (p->range && !p->begun && r >= 0)
		r = begin_range(p);
	at_least(&counters[XB_C_BAD_RECORD], decoder_bad(decoder));
	at_least(&counters[XB_C_LATE_OBJECT], decoder_missing(decoder));
	at_least(&counters[XB_C_DAMAGED], p->missing);
	at_least(&counters[XB_C_CUT_OFF], !is_whole(p));
	if (!is_whole(p) && r != -ECANCELED)
		session_cut(p->session);
	e = session_end(p->session);
	if (e >= 0)
		e = session_snapshot(p->session, p->watched, 0, true);
	r = explain_end(p, r);
	r = e < 0 ? e : r;
	if (r < 0)
		session_explain(p->session, r, p->error);
	return r;
}

int replay_run(struct replay *p)
{
	int r = can_go_ahead(p) ? go_ahead(p) : 0, e;

	if (r < 0)
		return r;
	r = read_all(p);
	e = session_settle(p->session, true);
	end_ahead(p);
	r = finish(p, r < 0 ? r : e < 0 ? e : r);
	free_ahead(p);
	return r;
}
