// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_probes.c - see file_probes.h. */
#include "attach/file_probes.h"

#include <bpf/libbpf.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "attach/link.h"
#include "base/cleanup.h"
#include "discover/skips.h"
#include "files.skel.h"

static const char *const points[] = {
	"sys_exit_openat", "sys_exit_open",   "sys_exit_openat2",
	"sys_exit_creat",  "sys_exit_execve", "sys_exit_execveat",
};

struct file_probes {
	struct files_bpf *bpf;
	struct bpf_link *links[ARRAY_SIZE(points)], *executed;
	struct bpf_link *any; /* instead of links */
};

static struct bpf_link *destroy(struct bpf_link *link)
{
	bpf_link__destroy(link);
	return NULL;
}

void file_probes_detach(struct file_probes *p)
{
	for (size_t i = 0; p && i < ARRAY_SIZE(p->links); i++)
		p->links[i] = destroy(p->links[i]);
	if (!p)
		return;
	p->executed = destroy(p->executed);
	p->any = destroy(p->any);
}

struct file_probes *file_probes_free(struct file_probes *p)
{
	if (!p)
		return NULL;
	file_probes_detach(p);
	files_bpf__destroy(p->bpf);
	free(p);
	return NULL;
}

static void file_probes_freep(struct file_probes **p)
{
	file_probes_free(*p);
}

uint64_t file_probes_missed(const struct file_probes *p)
{
	return p ? skips_of(p->bpf->progs.file_returns) + skips_of(p->bpf->progs.any_returns) +
			       skips_of(p->bpf->progs.file_executed)
		 : 0;
}

/* Whether libbpf will find the trace points: where it looks, tracefs has the one that every kernel with such points has. */
static bool has_points(void)
{
	return !access("/sys/kernel/tracing/events/syscalls/sys_exit_openat/id", F_OK) ||
	       !access("/sys/kernel/debug/tracing/events/syscalls/sys_exit_openat/id", F_OK);
}

/* openat is on every machine; a kernel may lack the others. */
static int attach_all(struct file_probes *p)
{
	p->executed = bpf_program__attach(p->bpf->progs.file_executed);
	if (!p->executed)
		return -errno;
	if (bpf_program__autoload(p->bpf->progs.any_returns)) {
		p->any = bpf_program__attach(p->bpf->progs.any_returns);
		return p->any ? 0 : -errno;
	}
	for (size_t i = 0; i < ARRAY_SIZE(points); i++) {
		p->links[i] = bpf_program__attach_tracepoint(p->bpf->progs.file_returns, "syscalls",
							     points[i]);
		if (!p->links[i] && (!i || errno != ENOENT))
			return -errno;
	}
	return 0;
}

static int load(struct file_probes *p, const struct bpf_object *shared, int ncpus)
{
	bool points_found = has_points();
	int r;

	p->bpf = files_bpf__open();
	if (!p->bpf)
		return -errno;
	bpf_program__set_autoload(p->bpf->progs.file_returns, points_found);
	bpf_program__set_autoload(p->bpf->progs.any_returns, !points_found);
	p->bpf->rodata->file_nbufs = (uint32_t)ncpus + 4;
	r = bpf_map__set_max_entries(p->bpf->maps.file_bufs, p->bpf->rodata->file_nbufs);
	if (r >= 0)
		r = link_share_maps(shared, p->bpf->obj);
	if (r >= 0)
		r = files_bpf__load(p->bpf);
	/* Its trace point has no type in this kernel. */
	if (r == -ESRCH)
		return -ENOENT;
	return r < 0 ? r : attach_all(p);
}

int file_probes_new(const struct bpf_object *shared, int ncpus, struct file_probes **ret)
{
	_cleanup_(file_probes_freep) struct file_probes *p = calloc(1, sizeof(*p));
	int r = p ? load(p, shared, ncpus) : -ENOMEM;

	if (r >= 0)
		*ret = TAKE_PTR(p);
	return r;
}
