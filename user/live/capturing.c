// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* capturing.c - see capturing.h. */
#include "live/capturing.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "attach/captures.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/losses.h"
#include "base/thread.h"
#include "live/signs.h"
#include "proc/procfs.h"
#include "ring/bulk.h"
#include "ring/live_defs.h"
#include "ring/recording.h"

#define FINISH_NS 10000000000ull /* how long its reader may take for the rest after the end */
#define FREE_MS	  300

enum state { NONE, RUNS, CLOSES, FINISHES };

struct capturing {
	struct attacher *attacher;
	struct live_defs *defs;
	struct signs *signs;
	uint64_t number; /* of records of the stream */
	enum state state;
	enum xptibpf_capture_end why;
	struct recorder *recorder; /* NULL: there was none yet */
	bool ring;		   /* it is written at its end, and only what is kept until then */
	int fd;			   /* where it is written, a second descriptor */
	uint64_t until, bytes, ended; /* ns; limit; ns */
	uint64_t before[XB_C_MAX];
	uint64_t dropped; /* calls, pieces of them and XPTI events that the reader was too slow for */
	uint64_t unplaced;   /* calls whose sites it was too slow for */
	uint64_t incomplete; /* values and stacks, once it has ended */
	const char *remark;  /* NULL: it has all that was asked for */
	int error;	     /* of the recorder */
	pthread_t thread;    /* FINISHES */
	bool finished;	     /* by the thread; atomic */
};

int capturing_new(struct attacher *a, struct capturing **ret)
{
	struct capturing *c = calloc(1, sizeof(*c));

	if (!c || live_defs_new(&c->defs) < 0 || signs_new(&c->signs) < 0) {
		if (c)
			live_defs_free(c->defs);
		free(c);
		return -ENOMEM;
	}
	c->attacher = a;
	c->fd = -1;
	*ret = c;
	return 0;
}

/* ---- the end of one ------------------------------------------------------------------------------ */

static int write_ring(struct capturing *c)
{
	int fd = fcntl(c->fd, F_DUPFD_CLOEXEC, 3);

	return fd < 0 ? -errno : recorder_dump(c->recorder, fd);
}

static void *finish(void *u)
{
	struct capturing *c = u;
	int written = c->ring ? write_ring(c) : 0;
	int finished = recorder_finish(c->recorder);

	c->error = c->error ?: written ?: finished;
	/* Its reader sees the end. */
	shutdown(c->fd, SHUT_WR);
	__atomic_store_n(&c->finished, true, __ATOMIC_RELEASE);
	return NULL;
}

static bool has_finished(const struct capturing *c)
{
	return __atomic_load_n(&c->finished, __ATOMIC_ACQUIRE);
}

/* Nobody waits for its reader any longer: writes fail from now on. */
static void give_up(struct capturing *c)
{
	shutdown(c->fd, SHUT_RDWR);
}

static void let_finish(struct capturing *c)
{
	if (c->state != FINISHES)
		return;
	if (!has_finished(c) && now_ns() > c->ended + FINISH_NS)
		give_up(c);
	if (!has_finished(c))
		return;
	pthread_join(c->thread, NULL);
	close(TAKE_FD(c->fd));
	c->state = NONE;
}

struct capturing *capturing_free(struct capturing *c)
{
	if (!c)
		return NULL;
	for (int ms = 0; c->state == FINISHES && !has_finished(c) && ms < FREE_MS; ms += 5)
		poll(NULL, 0, 5);
	if (c->fd >= 0)
		give_up(c);
	if (c->state == FINISHES)
		pthread_join(c->thread, NULL);
	recorder_free(c->recorder);
	if (c->fd >= 0)
		close(c->fd);
	live_defs_free(c->defs);
	signs_free(c->signs);
	free(c);
	return NULL;
}

/* ---- the stream ---------------------------------------------------------------------------------- */

/* Stacks, rests and XPTI events are for a capture alone, and all that they need is defined again for each. */
static bool is_extra(const struct xb_hdr *rec)
{
	switch (rec->type) {
	case XB_DEF_FRAME:
	case XB_DEF_SITE:
	case XB_CALL_SITE:
	case XB_REST:
	case XB_XPTI:
	case XB_XPTI_STRING:
	case XB_XPTI_OBJECT:
	case XB_XPTI_STREAM:
	case XB_XPTI_POINT:
		return true;
	default:
		return false;
	}
}

/* What fails ends the capture, and not the trace. */
static void record(struct capturing *c, const struct xb_hdr *rec)
{
	int r;

	if (c->error < 0)
		return;
	if (record_is_bulk(rec) && !recorder_has_room(c->recorder)) {
		c->dropped += rec->type != XB_CALL_SITE;
		c->unplaced += rec->type == XB_CALL_SITE;
		return;
	}
	r = recorder_record(c->recorder, rec);
	if (r < 0)
		c->error = r;
}

/* Only a ring is looked at for what has failed: others need no memory for it. */
static int note_function(struct capturing *c, const struct xb_hdr *rec)
{
	if (!c->ring || rec->type != XB_DEF_FUNC)
		return 0;
	return signs_define(c->signs, (const struct xb_def_func *)rec);
}

static int record_def(void *u, const struct xb_hdr *rec)
{
	/* Those of the trace itself. */
	if (rec->type != XB_DEF_CLOCK && rec->type != XB_LOSS)
		record(u, rec);
	return note_function(u, rec);
}

/* The mark is only the kernel side's. */
static void record_in_flight(struct capturing *c, const struct xb_hdr *rec)
{
	_cleanup_free_ struct xb_hdr *copy = NULL;

	if (!(rec->flags & XB_F_CAPTURED))
		return;
	copy = malloc(rec->len);
	if (!copy) {
		c->dropped++;
		return;
	}
	memcpy(copy, rec, rec->len);
	copy->flags &= (uint16_t)~XB_F_CAPTURED;
	record(c, copy);
}

static int take_call(struct capturing *c, const struct xb_hdr *rec)
{
	bool in_flight = rec->flags & XB_F_IN_FLIGHT;

	if (c->ring && c->state == RUNS && (!in_flight || rec->flags & XB_F_CAPTURED) &&
	    signs_call(c->signs, (const struct xb_call *)rec) < 0)
		return -ENOMEM;
	if (in_flight && c->state != CLOSES)
		return 0;
	if (in_flight)
		record_in_flight(c, rec);
	else if (c->state == RUNS || c->state == CLOSES)
		record(c, rec);
	return 1;
}

int capturing_take(struct capturing *c, const struct xb_hdr *rec)
{
	if (rec->type == XB_CALL)
		return take_call(c, rec);
	if (rec->type == XB_COUNT || rec->type == XB_COUNTED || rec->type == XB_LOSS)
		return 0;
	if (c->state == RUNS || c->state == CLOSES)
		record(c, rec);
	if (is_extra(rec))
		return 1;
	if (rec->type == XB_EXIT)
		signs_exit(c->signs, (const struct xb_exit *)rec);
	if (note_function(c, rec) < 0)
		return -ENOMEM;
	if (live_defs_matters(c->defs, rec) && live_defs_apply(c->defs, rec, c->number++) < 0)
		return -ENOMEM;
	return 0;
}

/* ---- the beginning of one ------------------------------------------------------------------------ */

static int new_recorder(struct capturing *c, const struct xptibpf_capture *o,
			const struct xb_def_clock *clock)
{
	char host[256];
	struct recorder_opts ro = {
		.host = procfs_host(host, sizeof(host)),
		.writer = o->writer ?: "",
		.ring_ns = o->ring_ns,
		.ring_bytes = o->ring_bytes,
	};
	int fd, r;

	r = recorder_identify(clock, &ro.file);
	if (r < 0)
		return r;
	c->recorder = recorder_free(c->recorder);
	r = recorder_new(&ro, &c->recorder);
	if (r < 0 || o->ring_ns)
		return r;
	fd = fcntl(o->fd, F_DUPFD_CLOEXEC, 3);
	return fd < 0 ? -errno : recorder_file(c->recorder, fd);
}

static int begin(struct capturing *c, const struct xptibpf_capture *o)
{
	const struct attach_capture who = {
		.pids = (const uint32_t *)o->pids,
		.npids = o->npids,
		.comms = o->comms,
		.ncomms = o->ncomms,
		.cgroups = o->cgroups,
		.ncgroups = o->ncgroups,
		.memory = o->ring_ns ? o->memory : 0,
		.stacks = o->stacks,
	};
	struct xb_def_clock clock = {
		.h = { .len = sizeof(clock),
		       .type = XB_DEF_CLOCK,
		       .flags = o->npids == 1 && !o->ncomms && !o->ncgroups ? XB_CLOCK_ONE : 0 },
		.version = XB_WIRE_VERSION,
	};
	int r;

	procfs_clock(&clock);
	r = new_recorder(c, o, &clock);
	if (r < 0)
		return r;
	record(c, &clock.h);
	r = live_defs_each(c->defs, 0, record_def, c);
	if (r < 0)
		return r;
	return c->error < 0 ? c->error : attacher_capture_begin(c->attacher, &who);
}

int capturing_prepare(struct capturing *c, struct errline *e)
{
	let_finish(c);
	if (c->state != NONE)
		return errline_set(e, -EBUSY, "another capture runs");
	c->remark = NULL;
	return 0;
}

void capturing_remark(struct capturing *c, const char *line)
{
	c->remark = line;
}

int capturing_begin(struct capturing *c, const struct xptibpf_capture *o, const uint64_t before[],
		    struct errline *e)
{
	int r;

	c->fd = fcntl(o->fd, F_DUPFD_CLOEXEC, 3);
	if (c->fd < 0)
		return errline_set(e, -errno, "%s", strerror(errno));
	c->error = 0;
	c->dropped = c->unplaced = c->incomplete = 0;
	c->finished = false;
	c->why = XPTIBPF_CAPTURE_RUNS;
	c->ring = o->ring_ns;
	signs_begin(c->signs, o->slow_ns);
	memcpy(c->before, before, sizeof(c->before));
	r = begin(c, o);
	if (r < 0) {
		close(TAKE_FD(c->fd));
		c->recorder = recorder_free(c->recorder);
		return errline_set(e, r, "%s",
				   r == -EBADF ? "a control group is none of cgroup v2"
					       : strerror(-r));
	}
	c->until = c->ring ? UINT64_MAX : now_ns() + o->duration_ns;
	c->bytes = c->ring ? UINT64_MAX : o->bytes;
	c->state = RUNS;
	return 0;
}

/* ---- while one runs ------------------------------------------------------------------------------ */

bool capturing_is_due(struct capturing *c, uint64_t now)
{
	struct recorder_stats s;
	int r;

	let_finish(c);
	if (c->state != RUNS)
		return false;
	r = c->error < 0 ? c->error : recorder_look(c->recorder, now);
	recorder_get_stats(c->recorder, &s);
	if (r < 0) {
		c->error = r;
		c->why = XPTIBPF_CAPTURE_FAILED;
	} else if (s.bytes >= c->bytes) {
		c->why = XPTIBPF_CAPTURE_BYTES;
	} else if (now >= c->until) {
		c->why = XPTIBPF_CAPTURE_TIME;
	}
	return c->why != XPTIBPF_CAPTURE_RUNS;
}

void capturing_stop(struct capturing *c)
{
	if (c->state == RUNS && c->why == XPTIBPF_CAPTURE_RUNS)
		c->why = XPTIBPF_CAPTURE_STOPPED;
}

bool capturing_close(struct capturing *c)
{
	if (c->state != RUNS)
		return false;
	if (c->why == XPTIBPF_CAPTURE_RUNS)
		c->why = XPTIBPF_CAPTURE_STOPPED;
	attacher_capture_end(c->attacher);
	c->state = CLOSES;
	return true;
}

/* What can be missing in a capture: of these, those of other processes count, too. */
static void losses(const struct capturing *c, const uint64_t after[], uint64_t ret[])
{
	static const enum xb_counter causes[] = {
		XB_C_UNREADABLE, XB_C_TOO_DEEP,	       XB_C_NO_STATE,
		XB_C_MISSED,	 XB_C_XPTI_UNREADABLE, XB_C_XPTI_TRUNCATED,
		XB_C_STACK_LATE, XB_C_STACK_CUT,       XB_C_STACK_UNNAMED,
	};

	memset(ret, 0, XB_C_MAX * sizeof(ret[0]));
	for (size_t i = 0; i < ARRAY_SIZE(causes); i++)
		if (after[causes[i]] > c->before[causes[i]])
			ret[causes[i]] = after[causes[i]] - c->before[causes[i]];
	ret[XB_C_RING_FULL] = attacher_capture_lost(c->attacher) + c->dropped;
	ret[XB_C_STACK_LIMIT] = attacher_capture_stackless(c->attacher) + c->unplaced;
}

void capturing_end(struct capturing *c, const uint64_t after[])
{
	uint64_t counters[XB_C_MAX];
	int r;

	losses(c, after, counters);
	c->dropped = counters[XB_C_RING_FULL];
	c->incomplete = losses_sum(counters, LOSSES_VALUES);
	attacher_capture_over(c->attacher);
	r = c->error < 0 ? c->error : recorder_end(c->recorder, counters);
	c->error = r < 0 ? r : 0;
	c->ended = now_ns();
	c->state = FINISHES;
	if (thread_start(&c->thread, finish, c) < 0) {
		give_up(c);
		c->error = -EAGAIN;
		c->state = NONE;
		close(TAKE_FD(c->fd));
	}
}

bool capturing_is_active(const struct capturing *c)
{
	return c->state != NONE;
}

void capturing_get(struct capturing *c, struct xptibpf_capture_now *ret)
{
	struct recorder_stats s = { 0 };
	struct signs_now signs;

	let_finish(c);
	signs_get(c->signs, &signs);
	if (c->recorder)
		recorder_get_stats(c->recorder, &s);
	*ret = (struct xptibpf_capture_now){
		.active = c->state != NONE,
		.end = c->why,
		.error = c->state == FINISHES ? 0 : c->error,
		.remark = c->remark,
		.records = s.records,
		.bytes = c->ring ? s.file_bytes : s.bytes,
		.slow = signs.slow,
		.failed = signs.failed,
		.killed = signs.killed,
		.exceeded = c->ring ? attacher_capture_exceeded(c->attacher) : 0,
		.lost = c->dropped + s.dropped +
			(c->state == RUNS ? attacher_capture_lost(c->attacher) : 0),
		.incomplete = c->incomplete,
	};
}
