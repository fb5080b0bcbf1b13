// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* captures.c - see captures.h. */
#include "attach/captures.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/inside.h"
#include "base/cleanup.h"

static int set_filter(struct api_bpf *s, const struct xb_filter *f)
{
	uint32_t key = XB_FILTER_CAPTURE;

	return bpf_map__update_elem(s->maps.filter, &key, sizeof(key), f, sizeof(*f), BPF_ANY);
}

static int take_names(const struct attach_capture *c, struct xb_filter *f)
{
	if (c->ncomms > XB_FILTER_COMMS || c->ncgroups > XB_FILTER_CGROUPS)
		return -E2BIG;
	for (size_t i = 0; i < c->ncomms; i++)
		memcpy(f->comm[f->ncomm++], c->comms[i], strnlen(c->comms[i], XB_COMM - 1));
	return 0;
}

/* The sets of the trace, which a trace of all processes does not use. */
static int fill_sets(struct api_bpf *s, const struct attach_capture *c, struct xb_filter *f)
{
	uint8_t one = 1;
	int r = 0;

	for (size_t i = 0; i < c->npids && r >= 0; i++)
		r = bpf_map__update_elem(s->maps.pids, &c->pids[i], sizeof(c->pids[i]), &one,
					 sizeof(one), BPF_ANY);
	for (uint32_t i = 0; i < c->ncgroups && r >= 0; i++, f->ncgroup++)
		r = bpf_map__update_elem(s->maps.cgroups, &i, sizeof(i), &c->cgroups[i],
					 sizeof(c->cgroups[i]), BPF_ANY);
	return r;
}

static void empty_sets(struct api_bpf *s)
{
	uint32_t pid;

	while (!bpf_map__get_next_key(s->maps.pids, NULL, &pid, sizeof(pid)))
		if (bpf_map__delete_elem(s->maps.pids, &pid, sizeof(pid), 0))
			break;
	for (uint32_t i = 0; i < XB_FILTER_CGROUPS; i++)
		(void)bpf_map__delete_elem(s->maps.cgroups, &i, sizeof(i), 0);
}

/* Code is defined again for those who read the stacks of this capture. */
static void forget_python(struct api_bpf *s)
{
	_cleanup_free_ void *key = malloc(bpf_map__key_size(s->maps.py_codes));
	size_t size = bpf_map__key_size(s->maps.py_codes);

	while (key && !bpf_map__get_next_key(s->maps.py_codes, NULL, key, size))
		if (bpf_map__delete_elem(s->maps.py_codes, key, size, 0))
			break;
}

static int begin(struct api_bpf *s, uint32_t number, const struct attach_capture *c)
{
	struct xb_filter f = { .self = (uint32_t)getpid() };
	int r = take_names(c, &f);

	if (r >= 0)
		r = fill_sets(s, c, &f);
	if (c->npids)
		f.flags |= XB_FILTER_PID;
	if (c->ncomms)
		f.flags |= XB_FILTER_COMM;
	if (c->ncgroups)
		f.flags |= XB_FILTER_CGROUP;
	if (r >= 0)
		r = set_filter(s, &f);
	if (r < 0) {
		empty_sets(s);
		return r;
	}
	s->bss->capture_lost = 0;
	s->bss->capture_exceeded = 0;
	s->bss->capture_memory = c->memory;
	if (c->stacks)
		forget_python(s);
	s->bss->stacks_missed = 0;
	s->bss->capture_stacks = c->stacks;
	s->bss->capture_last = number ?: 1;
	__atomic_store_n(&s->bss->capture_now, s->bss->capture_last, __ATOMIC_RELEASE);
	return 0;
}

int attacher_capture_begin(struct attacher *a, const struct attach_capture *c)
{
	a->xpti_lost = 0;
	return a->opts.captures ? begin(a->api, ++a->captured, c) : -ENOTSUP;
}

void attacher_capture_end(struct attacher *a)
{
	struct api_bpf *s = a->api;
	struct xb_filter nobody = { .flags = XB_FILTER_NOBODY };

	__atomic_store_n(&s->bss->capture_now, 0, __ATOMIC_RELEASE);
	s->bss->capture_stacks = 0;
	(void)set_filter(s, &nobody);
	empty_sets(s);
}

void attacher_capture_over(struct attacher *a)
{
	a->api->bss->capture_last = 0;
}

uint64_t attacher_capture_lost(const struct attacher *a)
{
	uint64_t xpti = a->xpti ? __atomic_load_n(&a->xpti->bss->xpti_lost, __ATOMIC_RELAXED)
				: a->xpti_lost;

	return __atomic_load_n(&a->api->bss->capture_lost, __ATOMIC_RELAXED) + xpti;
}

uint64_t attacher_capture_stackless(const struct attacher *a)
{
	return __atomic_load_n(&a->api->bss->stacks_missed, __ATOMIC_RELAXED);
}

uint64_t attacher_capture_exceeded(const struct attacher *a)
{
	return __atomic_load_n(&a->api->bss->capture_exceeded, __ATOMIC_RELAXED);
}
