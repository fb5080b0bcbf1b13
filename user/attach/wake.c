// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wake.c - see wake.h.
 *
 * With a pid, the kernel only places the probe in the memory of that process. (Before 6.10, the pid filter of
 * uprobe_multi ignores hits of some threads, which does not matter, because there are no hits.) A child that is
 * forked by such a process begins with its parent's memory, including the counter, which is decremented when the
 * link is closed.
 */
#include "attach/wake.h"

#include <bpf/libbpf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "attach/link.h"

#define WAKE_COUNTERS 4

struct wake {
	int id;
	pid_t pid;
	int fd;				       /* of a multi link, or -1 */
	struct bpf_link *plain[WAKE_COUNTERS]; /* else */
	struct wake *next;
};

struct wake *wake_free(struct wake *w)
{
	if (!w)
		return NULL;
	if (w->fd >= 0)
		close(w->fd);
	for (size_t i = 0; i < WAKE_COUNTERS; i++)
		bpf_link__destroy(w->plain[i]);
	free(w);
	return NULL;
}

static int link_multi(struct wake *w, const struct bpf_program *prog, int fd,
		      const struct attach_counter *counters, size_t n)
{
	uint64_t offsets[WAKE_COUNTERS], refs[WAKE_COUNTERS];

	for (size_t i = 0; i < n; i++) {
		offsets[i] = counters[i].probe;
		refs[i] = counters[i].counter;
	}
	w->fd = link_counters(bpf_program__fd(prog), fd, w->pid, offsets, refs, n);
	return w->fd < 0 ? w->fd : 0;
}

static int link_plain(struct wake *w, const struct bpf_program *prog, int fd,
		      const struct attach_counter *counters, size_t n)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	for (size_t i = 0; i < n; i++) {
		LIBBPF_OPTS(bpf_uprobe_opts, opts, .ref_ctr_offset = counters[i].counter);

		w->plain[i] = bpf_program__attach_uprobe_opts(prog, w->pid ?: -1, path,
							      counters[i].probe, &opts);
		if (!w->plain[i])
			return -errno;
	}
	return 0;
}

int wake_add(struct wake **all, struct bpf_program *prog, bool multi, int id, int fd, pid_t pid,
	     const struct attach_counter *counters, size_t n)
{
	struct wake *w;
	int r;

	if (n > WAKE_COUNTERS)
		return -E2BIG;
	for (w = *all; w; w = w->next)
		if (w->id == id && w->pid == pid)
			return 0;
	w = calloc(1, sizeof(*w));
	if (!w)
		return -ENOMEM;
	w->id = id;
	w->pid = pid;
	w->fd = -1;
	r = multi ? link_multi(w, prog, fd, counters, n) : link_plain(w, prog, fd, counters, n);
	if (r < 0) {
		wake_free(w);
		return r;
	}
	w->next = *all;
	*all = w;
	return 0;
}

void wake_remove(struct wake **all, int id, pid_t pid)
{
	struct wake **p = all;

	while (*p) {
		struct wake *w = *p;

		if ((id && w->id != id) || (pid && w->pid != pid)) {
			p = &w->next;
			continue;
		}
		*p = w->next;
		wake_free(w);
	}
}

struct wake *wake_take(struct wake **all)
{
	struct wake *w = *all;

	if (w)
		*all = w->next;
	return w;
}
