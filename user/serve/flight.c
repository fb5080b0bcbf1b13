// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* flight.c - see flight.h. */
#include "serve/flight.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "serve/flight_file.h"

#define AGAIN_NS (10 * NS_PER_S) /* until one that could not begin is tried again */

enum stage { OFF, RUNS, ENDS };

struct flight {
	struct flight_config config;
	struct flight_file *file;
	enum stage stage;
	int data;		      /* RUNS: where the recording will come from */
	uint64_t next;		      /* ns: none begins before that */
	uint64_t wrote;		      /* ns: when the last file was begun; 0: never */
	enum state_flight_reason why; /* of the file that is being written */
	struct xptibpf_capture_now before;
	uint64_t lost; /* by those that have ended */
	bool said;     /* that none can begin */
};

int flight_new(const struct flight_config *c, struct flight **ret, struct errline *e)
{
	struct flight *f = calloc(1, sizeof(*f));
	int r;

	if (!f)
		return -ENOMEM;
	f->config = *c;
	f->data = -1;
	r = flight_file_new(c->folder, c->files, &f->file, e);
	if (r < 0) {
		free(f);
		return r;
	}
	*ret = f;
	return 0;
}

struct flight *flight_free(struct flight *f)
{
	if (!f)
		return NULL;
	if (f->data >= 0)
		close(f->data);
	flight_file_free(f->file);
	free(f);
	return NULL;
}

/* ---- the beginning of a capture ------------------------------------------------------------------ */

static int begin_with(struct flight *f, struct xptibpf *x, int fd, const int groups[])
{
	const char *comms[FLIGHT_TARGETS_MAX];
	const struct xptibpf_capture o = {
		.size = sizeof(o),
		.comms = comms,
		.ncomms = f->config.ncommands,
		.cgroups = groups,
		.ncgroups = f->config.ncgroups,
		.fd = fd,
		.writer = xptibpf_version(),
		.ring_ns = f->config.seconds * NS_PER_S,
		.ring_bytes = (uint64_t)f->config.mib << 20,
		.slow_ns = f->config.slow * 1000000ull,
		.memory = (uint64_t)f->config.memory << 20,
	};

	for (unsigned i = 0; i < f->config.ncommands; i++)
		comms[i] = f->config.commands[i];
	return xptibpf_capture_begin(x, &o);
}

static int open_groups(const struct flight_config *c, int groups[])
{
	for (unsigned i = 0; i < c->ncgroups; i++) {
		groups[i] = open(c->cgroups[i], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
		if (groups[i] < 0)
			return -errno;
	}
	return 0;
}

static int try_begin(struct flight *f, struct xptibpf *x)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	int groups[FLIGHT_TARGETS_MAX], both[2], r;

	memset(groups, -1, sizeof(groups));
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, both))
		return -errno;
	ours = both[0];
	theirs = both[1];
	r = open_groups(&f->config, groups);
	if (r >= 0)
		r = begin_with(f, x, ours, groups);
	for (unsigned i = 0; i < f->config.ncgroups; i++)
		if (groups[i] >= 0)
			close(groups[i]);
	if (r >= 0)
		f->data = TAKE_FD(theirs);
	return r;
}

static void begin(struct flight *f, struct xptibpf *x)
{
	uint64_t now = now_ns();
	int r;

	if (now < f->next)
		return;
	r = try_begin(f, x);
	if (r >= 0) {
		f->stage = RUNS;
		f->said = false;
		f->before = (struct xptibpf_capture_now){ .size = sizeof(f->before) };
		return;
	}
	f->next = now + AGAIN_NS;
	if (!f->said)
		log_warn("the flight recorder can't begin, and is tried again: %s", strerror(-r));
	f->said = true;
}

/* ---- while it runs ------------------------------------------------------------------------------- */

/* The worst that has happened since the last time. False: nothing. */
static bool find_reason(const struct flight *f, const struct xptibpf_capture_now *now, bool asked,
			enum state_flight_reason *ret)
{
	if (now->killed > f->before.killed)
		*ret = STATE_FLIGHT_KILLED;
	else if (f->config.errors && now->failed - f->before.failed >= f->config.errors)
		*ret = STATE_FLIGHT_ERRORS;
	else if (now->exceeded > f->before.exceeded)
		*ret = STATE_FLIGHT_MEMORY;
	else if (now->slow > f->before.slow)
		*ret = STATE_FLIGHT_SLOW;
	else if (asked)
		*ret = STATE_FLIGHT_ASKED;
	else
		return false;
	return true;
}

static bool may_write(const struct flight *f, uint64_t now)
{
	if (flight_file_is_busy(f->file))
		return false;
	return !f->wrote || now - f->wrote >= f->config.every * NS_PER_S;
}

static void stop(struct flight *f, struct xptibpf *x)
{
	(void)xptibpf_capture_stop(x);
	f->stage = ENDS;
}

static void fail(struct state_flight *state, int error)
{
	state->failures++;
	log_warn("the flight recorder could not write a file: %s",
		 error == -EPIPE ? "what was kept did not come" : strerror(-error));
}

static void write_it(struct flight *f, struct xptibpf *x, enum state_flight_reason why,
		     struct state_flight *state)
{
	int r;

	f->wrote = now_ns();
	f->why = why;
	r = flight_file_write(f->file, TAKE_FD(f->data), state_flight_reasons[why]);
	if (r < 0)
		fail(state, r);
	stop(f, x);
}

static void look_at_capture(struct flight *f, struct xptibpf *x, bool asked,
			    struct state_flight *state)
{
	struct xptibpf_capture_now now = { .size = sizeof(now) };
	enum state_flight_reason why;

	if (xptibpf_capture_get(x, &now) < 0)
		return;
	state->held = now.bytes;
	state->lost = f->lost + now.lost;
	if (find_reason(f, &now, asked, &why)) {
		if (may_write(f, now_ns()))
			write_it(f, x, why, state);
		else
			state->left_out++;
	}
	f->before = now;
}

static void look_at_file(struct flight *f, struct state_flight *state)
{
	const char *name = NULL;
	int r = flight_file_look(f->file, &name);

	if (r < 0) {
		fail(state, r);
	} else if (r) {
		state->files[f->why]++;
		log_note("the flight recorder has written '%s/%s'", f->config.folder, name);
	}
}

/* ---- all of it ----------------------------------------------------------------------------------- */

bool flight_holds(struct flight *f, struct xptibpf *x)
{
	struct xptibpf_capture_now now = { .size = sizeof(now) };

	if (!f || f->stage == OFF)
		return false;
	if (xptibpf_capture_get(x, &now) < 0 || now.active)
		return true;
	if (f->stage == RUNS) {
		log_warn("the flight recorder has failed, and begins again: %s",
			 strerror(now.error < 0 ? -now.error : EIO));
		f->next = now_ns() + AGAIN_NS;
	}
	f->lost += now.lost;
	f->stage = OFF;
	if (f->data >= 0)
		close(TAKE_FD(f->data));
	return false;
}

static void look(struct flight *f, struct xptibpf *x, bool asked, bool others,
		 struct state_flight *state)
{
	if (flight_holds(f, x)) {
		if (f->stage == RUNS)
			look_at_capture(f, x, asked, state);
		if (f->stage == RUNS && others) {
			/* Nobody reads what was kept, which is an end, too. */
			close(TAKE_FD(f->data));
			stop(f, x);
		}
		return;
	}
	state->held = 0;
	state->lost = f->lost;
	state->left_out += asked;
	if (!others)
		begin(f, x);
}

void flight_look(struct flight *f, struct xptibpf *x, bool asked, bool others,
		 struct state_flight *state)
{
	if (!f)
		return;
	look_at_file(f, state);
	look(f, x, asked, others, state);
	state->keeps = f->stage == RUNS;
}
