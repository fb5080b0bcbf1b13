// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* load.c - loads the programs, begins the trace and ends it (see attach.h). */
#include "attach/attach.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/closer.h"
#include "attach/file_probes.h"
#include "attach/filter.h"
#include "attach/gpu_probes.h"
#include "attach/groups.h"
#include "attach/inside.h"
#include "attach/known_map.h"
#include "attach/reading.h"
#include "attach/remover.h"
#include "base/cleanup.h"

int attacher_new(const struct attach_opts *opts, struct attacher **ret)
{
	struct attacher *a;
	int r = 0;

	a = calloc(1, sizeof(*a));
	if (!a)
		return -ENOMEM;
	a->opts = *opts;
	if (opts->calib)
		a->calib = *opts->calib;
	else
		r = calib_run(&a->calib);
	if (r < 0)
		goto fail;
	if (!a->calib.bpf) {
		r = -a->calib.bpf_errno;
		goto fail;
	}
	r = calib_suffices(&a->calib) ? attacher_choose_link(a) : -ENOSYS;
	if (r == -ENOSYS && a->calib.btf && a->calib.refused)
		r = a->calib.refused;
	if (r < 0)
		goto fail;
	a->returns = !opts->entry_only && a->calib.return_safe;
	a->ncpus = libbpf_num_possible_cpus();
	if (a->ncpus < 0) {
		r = a->ncpus;
		goto fail;
	}
	a->api = api_bpf__open();
	if (!a->api) {
		r = -errno;
		goto fail;
	}
	r = attacher_prepare(a);
	if (r < 0)
		goto fail;
	r = closer_new(&a->closer);
	if (r < 0)
		goto fail;
	/* Without a remover, the end takes longer. */
	if (a->link == ATTACH_LINK_PERF)
		(void)remover_new(&a->remover);
	*ret = a;
	return 0;
fail:
	attacher_free(a);
	return r;
}

static int attach_tracing(struct bpf_program *prog, struct bpf_link **ret)
{
	struct bpf_link *link = bpf_program__attach(prog);

	if (!link)
		return -errno;
	*ret = link;
	return 0;
}

/*
 * Those that do it again come after the others, for the kernel runs them in this order, and are the first to go: else they
 * would do again what nobody was skipped for.
 */
static int attach_processes(struct attacher *a)
{
	struct bpf_program *progs[ATTACH_PROCESSES] = {
		a->api->progs.on_exit_again, a->api->progs.on_exec_again,
		a->api->progs.on_fork_again, a->api->progs.on_fork,
		a->api->progs.on_exec,	     a->api->progs.on_exit,
	};
	int r = 0;

	for (size_t i = ATTACH_PROCESSES; i-- > 0 && r >= 0;)
		if (bpf_program__autoload(progs[i]))
			r = attach_tracing(progs[i], &a->processes[i]);
	return r;
}

int attacher_load(struct attacher *a)
{
	int r;

	r = api_bpf__load(a->api);
	if (r >= 0 && a->opts.count_by)
		r = attacher_count_in(a, a->counts);
	if (r < 0)
		return r;
	remover_set_filter(a->remover, bpf_map__fd(a->api->maps.filter));
	r = attacher_set_filter(a, &a->opts.filter);
	if (r >= 0 && a->opts.group_by)
		r = groups_new(bpf_map__fd(a->api->maps.groups),
			       bpf_map__fd(a->api->maps.group_rows),
			       bpf_map__fd(a->api->maps.groups_free), &a->groups);
	if (r < 0)
		return r;
	return attach_processes(a);
}

int attacher_try(struct attacher *a)
{
	int r = api_bpf__load(a->api);

	return r < 0 ? r : attacher_load_xpti(a);
}

int attacher_begin(struct attacher *a, uint64_t since)
{
	uint64_t before[XB_C_MAX];
	int r;

	r = attacher_counters(a, before);
	if (r < 0)
		return r;
	/* Records of processes that the ring had no room for are missing. */
	before[XB_C_RING_FULL] = 0;
	memcpy(a->before, before, sizeof(before));
	a->since = since;
	return attacher_set_filter(a, &a->opts.filter);
}

unsigned attacher_left(const struct attacher *a, pid_t *ret_pid, unsigned *ret_seconds)
{
	*ret_pid = a->left_to;
	*ret_seconds = remover_seconds(a->left);
	return a->left;
}

static struct bpf_link *destroy(struct bpf_link *link)
{
	bpf_link__destroy(link);
	return NULL;
}

/*
 * From now on no call that returns is reported, either, although the probes are still there. This returns when no program runs
 * that does not know: the kernel waits for that where a map is put into another one.
 */
static void silence(struct attacher *a)
{
	struct xb_filter over = a->opts.filter;
	uint32_t zero = 0;
	int fd = bpf_map__fd(a->counts);

	over.flags |= XB_FILTER_NOBODY | XB_FILTER_ENDED;
	(void)attacher_set_filter(a, &over);
	(void)bpf_map__update_elem(a->api->maps.counts_now, &zero, sizeof(zero), &fd, sizeof(fd),
				   BPF_ANY);
}

void attacher_detach(struct attacher *a)
{
	if (a->remover)
		silence(a);
	attacher_unlink_all(a);
	a->closer = closer_free(a->closer);
	a->left = remover_end(TAKE_PTR(a->remover), &a->left_to) ?: a->left;
	gpu_probes_detach(a->gpu);
	file_probes_detach(a->files);
	for (size_t i = 0; i < ATTACH_PROCESSES; i++)
		a->processes[i] = destroy(a->processes[i]);
	a->snapshot = destroy(a->snapshot);
}

struct attacher *attacher_free(struct attacher *a)
{
	if (!a)
		return NULL;
	attacher_detach(a);
	gpu_probes_free(a->gpu);
	file_probes_free(a->files);
	xpti_bpf__destroy(a->xpti);
	groups_free(a->groups);
	api_bpf__destroy(a->api);
	free(a->stream_funcs);
	free(a->count_keys);
	free(a);
	return NULL;
}

enum attach_link attacher_link(const struct attacher *a)
{
	return a->link;
}

bool attacher_returns(const struct attacher *a)
{
	return a->returns;
}

const struct calib *attacher_calib(const struct attacher *a)
{
	return &a->calib;
}

int attacher_ring_fd(const struct attacher *a)
{
	return bpf_map__fd(a->api->maps.ring);
}

bool attacher_known(const struct attacher *a, struct known_map *ret)
{
	if (!a->knows)
		return false;
	ret->tell_code = bpf_program__fd(a->api->progs.tell_code);
	ret->entries = bpf_map__fd(a->api->maps.known);
	return true;
}

int attacher_add_gpu(struct attacher *a, const struct gpu_family *families, size_t n,
		     struct gpu_look *ret)
{
	int r;

	gpu_look(families, n, NULL, ret);
	if (ret->state != XB_GPU_MEASURED)
		return 0;
	r = gpu_probes_new(ret, a->api->obj, &a->gpu);
	return r == -ENOMEM ? r : 0;
}

int attacher_add_files(struct attacher *a)
{
	return file_probes_new(a->api->obj, a->ncpus, &a->files);
}

void attacher_gpu_counters(const struct attacher *a, uint64_t counters[XB_C_MAX])
{
	counters[XB_C_GPU_JOBS] += gpu_probes_unfinished(a->gpu);
	counters[XB_C_GPU_MISSED] += gpu_probes_missed(a->gpu);
	counters[XB_C_FILES_MISSED] += file_probes_missed(a->files);
}

int attacher_snapshot(struct attacher *a, bool detached)
{
	_cleanup_close_ int fd = -1;
	char buf[64];
	ssize_t n;

	a->api->bss->busiest = 0;
	if (!a->links && !detached)
		return 0;
	if (!a->snapshot) {
		int r = attach_tracing(a->api->progs.snapshot, &a->snapshot);

		if (r < 0)
			return r;
	}
	fd = bpf_iter_create(bpf_link__fd(a->snapshot));
	if (fd < 0)
		return fd;
	do {
		n = read(fd, buf, sizeof(buf));
	} while (n > 0 || (n < 0 && errno == EAGAIN));
	return n < 0 ? -errno : 0;
}
