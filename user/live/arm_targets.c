// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* arm_targets.c - see arm_targets.h. */
#include "live/arm_targets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arm/arming.h"
#include "live/found.h"
#include "live/targets.h"
#include "proc/procfs.h"
#include "ring/ring.h"
#include "session/session.h"

struct arm_targets {
	const struct xptibpf_opts *o;
	struct session *session;
	struct errline *error;
	struct arming *arming;
	struct ring *ring;
	size_t to_arm, armed; /* of which nothing is known yet; that speak */
};

static const uint32_t arm_record[] = {
	[XPTIBPF_ARM_DONE] = XB_ARM_ARMED,    [XPTIBPF_ARM_ALREADY] = XB_ARM_ALREADY,
	[XPTIBPF_ARM_FAILED] = XB_ARM_FAILED, [XPTIBPF_ARM_DISARMED] = XB_ARM_DISARMED,
	[XPTIBPF_ARM_LEFT] = XB_ARM_LEFT,
};

static int push_armed(struct arm_targets *t, const struct xptibpf_armed *a)
{
	struct {
		struct xb_arm a;
		char text[sizeof(a->release) + sizeof(a->text)];
	} rec = { .a = { .h = { .len = sizeof(rec),
				.type = XB_ARM,
				.tgid = (uint32_t)a->pid,
				.tid = (uint32_t)a->pid },
			 .ns = a->ns,
			 .what = arm_record[a->what] } };
	size_t n = strlen(a->release) + 1;

	memcpy(rec.text, a->release, n);
	memcpy(rec.text + n, a->text, strlen(a->text));
	return ring_push(t->ring, &rec.a.h);
}

static int on_armed(void *u, const struct xptibpf_armed *a)
{
	bool begun = a->what != XPTIBPF_ARM_DISARMED && a->what != XPTIBPF_ARM_LEFT;
	struct arm_targets *t = u;
	int r = push_armed(t, a);

	t->to_arm -= begun;
	t->armed += a->what == XPTIBPF_ARM_DONE || a->what == XPTIBPF_ARM_ALREADY;
	/* If all processes failed, the run ends with the last error. */
	if (begun && !t->to_arm && !t->armed)
		return r < 0 ? r
			     : errline_set(t->error, -ECANCELED, "process %d can't be armed: %s",
					   a->pid, a->text);
	if (t->o->armed)
		t->o->armed(t->o->armed_u, a);
	return r;
}

static void tell_cannot(const struct arm_targets *t, pid_t pid, const char *why)
{
	struct xptibpf_armed a = { .pid = pid, .what = XPTIBPF_ARM_FAILED };
	struct procfs_state s;

	if (procfs_state(pid, &s) == 0)
		memcpy(a.comm, s.comm, sizeof(a.comm));
	snprintf(a.text, sizeof(a.text), "%s", why);
	if (t->o->armed)
		t->o->armed(t->o->armed_u, &a);
}

static bool is_selected(void *u, const char *stream, const char *event)
{
	return selection_has_xpti(session_selection(u), stream, event);
}

static int add_all(struct arm_targets *t, const struct targets *targets)
{
	size_t n = targets_count(targets);
	char why[ARM_WHY] = "";
	int r = 0;

	for (size_t i = 0; r >= 0 && i < n; i++) {
		pid_t pid = targets_pid(targets, i);

		r = arming_add(t->arming, pid, why);
		if (r >= 0)
			t->to_arm++;
		else if (i + 1 == n && !t->to_arm)
			return errline_set(t->error, r, "process %d can't be armed: %s", pid, why);
		else if (r != -ENOMEM)
			tell_cannot(t, pid, why), r = 0;
	}
	return r;
}

static int set_up(struct arm_targets *t, const struct targets *targets)
{
	const struct xptibpf_opts *o = t->o;
	int r;

	if (!targets_count(targets))
		return errline_set(t->error, -EINVAL,
				   "only processes that are named by number (-p, -t) can be armed");
	if (o->count_by || !selection_wants_xpti(session_selection(t->session)))
		return errline_set(
			t->error, -EINVAL,
			"arming makes programs emit XPTI events, which are not selected");
	r = arming_new(o->beacon, o->arm_timeout_ms, is_selected, t->session, &t->arming);
	return r < 0 ? r : add_all(t, targets);
}

int arm_targets_new(const struct xptibpf_opts *o, struct session *s, const struct targets *targets,
		    struct errline *e, struct arm_targets **ret)
{
	struct arm_targets *t = calloc(1, sizeof(*t));
	int r;

	if (!t)
		return -ENOMEM;
	t->o = o;
	t->session = s;
	t->error = e;
	r = set_up(t, targets);
	if (r < 0) {
		arm_targets_free(t);
		return r;
	}
	*ret = t;
	return 0;
}

struct arm_targets *arm_targets_free(struct arm_targets *t)
{
	if (!t)
		return NULL;
	arming_free(t->arming);
	free(t);
	return NULL;
}

static void on_file(void *u, pid_t pid, int fd, const char *path)
{
	found_file_to_come(u, pid, fd, path);
}

int arm_targets_start(struct arm_targets *t, struct found *found, struct ring *ring)
{
	t->ring = ring;
	arming_files(t->arming, on_file, found);
	return arming_start(t->arming);
}

int arm_targets_fd(const struct arm_targets *t)
{
	return arming_fd(t->arming);
}

int arm_targets_take(struct arm_targets *t)
{
	return arming_take(t->arming, on_armed, t);
}

int arm_targets_end(struct arm_targets *t)
{
	return arming_end(t->arming, on_armed, t);
}
