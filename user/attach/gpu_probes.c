// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_probes.c - see gpu_probes.h; the kernel side: bpf/gpu.bpf.c.
 *
 * These trace points exist:
 * - "gpu_scheduler": the scheduler that most drivers share (amdgpu, xe, nouveau, panfrost, v3d, ...). Since 6.17, its
 *   names and fields are a stable interface (DOC: uAPI trace events, in its header). A job is queued in the system call
 *   of the thread that submits it, is run when what it waits for is done, and is done when the hardware reports this.
 *   The ring that runs it is named; for xe, which has a scheduler for each queue, this is the queue ("ccs12") and not
 *   an engine.
 * - The same before 6.17, with other names, and a job is identified by the address of its fence.
 * - "i915" has its own scheduler. It only reports jobs that enter and leave the hardware if it was built with
 *   CONFIG_DRM_I915_LOW_LEVEL_TRACEPOINTS, which distributions do not set. Without this, it is not known when a job
 *   runs: the time from its queuing to the signal of its fence is not a time on the device.
 * The kernel runs no program at a trace point while another one is running on that processor, or while a map is being
 * changed there. An event may therefore be missed; the kernel counts how often.
 * The drivers' own trace points (amdgpu, xe) are not used, because they report the same events again.
 */
#include "attach/gpu_probes.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/link.h"
#include "attach/trace_format.h"
#include "base/cleanup.h"
#include "base/read.h"
#include "discover/skips.h"
#include "gpu.skel.h"

#define FORMAT_MAX (64u << 10) /* bytes of a description */

const struct gpu_family gpu_families[] = {
	{ .group = "gpu_scheduler",
	  .events = { "drm_sched_job_queue", "drm_sched_job_run", "drm_sched_job_done" },
	  .key = { "fence_context", "fence_seqno" },
	  .client = "client_id",
	  .dev = "dev",
	  .ring = "name" },
	{ .group = "gpu_scheduler",
	  .events = { "drm_sched_job", "drm_run_job", "drm_sched_process_job" },
	  .key = { "fence" },
	  .ring = "name",
	  .flags = XB_GPU_F_ADDRESS },
	{ .group = "i915",
	  .events = { "i915_request_queue", "i915_request_in", "i915_request_out" },
	  .key = { "ctx", "seqno" },
	  .card = "dev",
	  .engine = "class",
	  .instance = "instance",
	  .completed = "completed",
	  .flags = XB_GPU_F_NUMBERS },
};
const size_t gpu_nfamilies = ARRAY_SIZE(gpu_families);

/* ---- descriptions ------------------------------------------------------------------------------ */

static bool is_number(const struct trace_field *f)
{
	return f->where == TRACE_HERE && !f->is_array &&
	       (f->size == 1 || f->size == 2 || f->size == 4 || f->size == 8);
}

static int number_of(const char *format, const char *name, struct xb_gpu_field *ret)
{
	struct trace_field f;
	int r = trace_format_find(format, name, &f);

	if (r < 0)
		return r;
	if (!is_number(&f))
		return -EBADMSG;
	*ret = (struct xb_gpu_field){ f.offset, (uint8_t)f.size, XB_GPU_NUMBER };
	return 0;
}

static int text_of(const char *format, const char *name, struct xb_gpu_field *ret)
{
	struct trace_field f;
	int r = trace_format_find(format, name, &f);

	if (r < 0)
		return r;
	if (!f.is_text)
		return -EBADMSG;
	*ret = (struct xb_gpu_field){ .offset = f.offset, .size = (uint8_t)f.size };
	if (f.where == TRACE_DATA_LOC)
		ret->kind = XB_GPU_LOC;
	else if (f.where == TRACE_REL_LOC)
		ret->kind = XB_GPU_REL;
	else if (f.is_pointer && f.size == 8)
		ret->kind = XB_GPU_PTR;
	else
		return -EBADMSG;
	return 0;
}

/* Fields that are useful but not necessary. */
static void want(int (*find)(const char *, const char *, struct xb_gpu_field *), const char *format,
		 const char *name, struct xb_gpu_field *ret)
{
	if (name)
		(void)find(format, name, ret);
}

int gpu_event_of(const struct gpu_family *f, enum xb_gpu_stage stage, const char *format,
		 struct xb_gpu_event *ret)
{
	struct xb_gpu_event e = { .stage = (uint8_t)stage, .flags = f->flags };
	int r;

	for (size_t i = 0; i < ARRAY_SIZE(f->key) && f->key[i]; i++) {
		r = number_of(format, f->key[i], &e.key[i]);
		if (r < 0)
			return r;
	}
	if (stage == XB_GPU_DONE && f->completed) {
		r = number_of(format, f->completed, &e.completed);
		if (r < 0)
			return r;
	} else if (stage != XB_GPU_DONE) {
		want(number_of, format, f->client, &e.client);
		want(text_of, format, f->dev, &e.dev);
		want(text_of, format, f->ring, &e.ring);
		want(number_of, format, f->card, &e.card);
		want(number_of, format, f->engine, &e.engine);
		want(number_of, format, f->instance, &e.instance);
	}
	*ret = e;
	return 0;
}

/* ---- what there is ----------------------------------------------------------------------------- */

static int read_format(const char *root, const char *group, const char *event, char **ret)
{
	_cleanup_free_ char *text = malloc(FORMAT_MAX + 1);
	long n;

	if (!text)
		return -ENOMEM;
	n = read_text(text, FORMAT_MAX + 1, "%s/events/%s/%s/format", root, group, event);
	if (n < 0)
		return (int)n;
	*ret = TAKE_PTR(text);
	return 0;
}

/* Keeps the first reason that is more specific than "none": what prevented the use of a trace point. */
static void because(struct gpu_look *l, enum xb_gpu_state state, const char *text)
{
	if (l->state == XB_GPU_MEASURED || l->state >= state)
		return;
	l->state = state;
	snprintf(l->text, sizeof(l->text), "%s", text);
}

static void look_at(const struct gpu_family *f, uint16_t number, const char *root,
		    struct gpu_look *l)
{
	struct xb_gpu_event e[XB_GPU_STAGES];
	int r;

	if (l->n + XB_GPU_STAGES > XB_GPU_EVENTS)
		return;
	for (unsigned i = 0; i < l->n; i++)
		if (!strcmp(l->names[i].group, f->group))
			return;
	for (unsigned stage = 0; stage < XB_GPU_STAGES; stage++) {
		_cleanup_free_ char *format = NULL;

		r = read_format(root, f->group, f->events[stage], &format);
		if (r < 0 && stage == XB_GPU_QUEUE)
			return;
		if (r < 0) {
			because(l, XB_GPU_NO_RUNS, f->group);
			return;
		}
		r = gpu_event_of(f, (enum xb_gpu_stage)stage, format, &e[stage]);
		if (r < 0) {
			because(l, XB_GPU_STRANGE, f->events[stage]);
			return;
		}
		e[stage].family = number;
	}
	for (unsigned stage = 0; stage < XB_GPU_STAGES; stage++) {
		l->events[l->n] = e[stage];
		l->names[l->n].group = f->group;
		l->names[l->n++].event = f->events[stage];
	}
	if (l->state != XB_GPU_MEASURED)
		l->text[0] = '\0';
	l->state = XB_GPU_MEASURED;
	if (*l->text)
		strncat(l->text, ", ", sizeof(l->text) - strlen(l->text) - 1);
	strncat(l->text, f->group, sizeof(l->text) - strlen(l->text) - 1);
}

void gpu_look(const struct gpu_family *families, size_t n, const char *root, struct gpu_look *ret)
{
	static const char *const places[] = { "/sys/kernel/tracing", "/sys/kernel/debug/tracing" };
	char events[PATH_MAX];
	int error = ENOENT;

	*ret = (struct gpu_look){ .state = XB_GPU_NO_EVENTS };
	for (size_t i = 0; !root && i < ARRAY_SIZE(places); i++) {
		snprintf(events, sizeof(events), "%s/events", places[i]);
		if (!access(events, R_OK | X_OK))
			root = places[i];
		else if (errno != ENOENT)
			error = errno;
	}
	if (!root) {
		ret->state = XB_GPU_NO_TRACEFS;
		snprintf(ret->text, sizeof(ret->text), "%s",
			 error == ENOENT ? "it is not mounted" : strerror(error));
		return;
	}
	for (size_t i = 0; i < n; i++)
		look_at(&families[i], (uint16_t)i, root, ret);
}

/* ---- reading ----------------------------------------------------------------------------------- */

struct gpu_probes {
	struct gpu_bpf *bpf;
	struct bpf_link *links[XB_GPU_EVENTS];
};

void gpu_probes_detach(struct gpu_probes *p)
{
	for (size_t i = 0; p && i < ARRAY_SIZE(p->links); i++) {
		bpf_link__destroy(p->links[i]);
		p->links[i] = NULL;
	}
}

struct gpu_probes *gpu_probes_free(struct gpu_probes *p)
{
	if (!p)
		return NULL;
	gpu_probes_detach(p);
	gpu_bpf__destroy(p->bpf);
	free(p);
	return NULL;
}

static void gpu_probes_freep(struct gpu_probes **p)
{
	gpu_probes_free(*p);
}

uint64_t gpu_probes_unfinished(const struct gpu_probes *p)
{
	int64_t n = p ? p->bpf->bss->gpu_open : 0;

	return n > 0 ? (uint64_t)n : 0;
}

uint64_t gpu_probes_missed(const struct gpu_probes *p)
{
	return p ? skips_of(p->bpf->progs.gpu_event) : 0;
}

/* The later events of a job are attached first, so that each job whose begin is seen can be seen to end. */
static int attach_all(struct gpu_probes *p, const struct gpu_look *l)
{
	for (unsigned i = l->n; i--;) {
		LIBBPF_OPTS(bpf_tracepoint_opts, opts, .bpf_cookie = i);

		p->links[i] = bpf_program__attach_tracepoint_opts(
			p->bpf->progs.gpu_event, l->names[i].group, l->names[i].event, &opts);
		if (!p->links[i])
			return -errno;
	}
	return 0;
}

static int load(struct gpu_probes *p, const struct gpu_look *l, const struct bpf_object *shared)
{
	int r;

	p->bpf = gpu_bpf__open();
	if (!p->bpf)
		return -errno;
	memcpy((void *)p->bpf->rodata->gpu_events, l->events, sizeof(l->events));
	r = link_share_maps(shared, p->bpf->obj);
	if (r < 0)
		return r;
	r = gpu_bpf__load(p->bpf);
	return r < 0 ? r : attach_all(p, l);
}

int gpu_probes_new(struct gpu_look *look, const struct bpf_object *shared, struct gpu_probes **ret)
{
	_cleanup_(gpu_probes_freep) struct gpu_probes *p = calloc(1, sizeof(*p));
	int r = p ? load(p, look, shared) : -ENOMEM;

	if (r < 0) {
		look->state = XB_GPU_REFUSED;
		snprintf(look->text, sizeof(look->text), "%s", strerror(-r));
		return r;
	}
	*ret = TAKE_PTR(p);
	return 0;
}
