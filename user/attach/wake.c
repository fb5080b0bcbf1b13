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
#include <stdlib.h>
#include <unistd.h>

#include "attach/link.h"
#include "attach/remover.h"

#define WAKE_COUNTERS 4

struct wake {
	int id;
	pid_t pid;
	int fds[WAKE_COUNTERS]; /* of links */
	size_t nfds;
	struct wake *next;
};

struct wake *wake_free(struct wake *w)
{
	if (!w)
		return NULL;
	for (size_t i = 0; i < w->nfds; i++)
		close(w->fds[i]);
	free(w);
	return NULL;
}

static int link_multi(struct wake *w, const struct bpf_program *prog, int fd,
		      const struct attach_counter *counters, size_t n)
{
	uint64_t offsets[WAKE_COUNTERS], refs[WAKE_COUNTERS];
	int r;

	for (size_t i = 0; i < n; i++) {
		offsets[i] = counters[i].probe;
		refs[i] = counters[i].counter;
	}
	r = link_counters(bpf_program__fd(prog), fd, w->pid, offsets, refs, n);
	if (r < 0)
		return r;
	w->fds[w->nfds++] = r;
	return 0;
}

static int link_single(struct wake *w, const struct bpf_program *prog,
		       const struct event_kind *kind, struct remover *remover, int fd,
		       const struct attach_counter *counters, size_t n)
{
	int r;

	for (size_t i = 0; i < n; i++) {
		r = link_uprobe(kind, bpf_program__fd(prog), fd, w->pid, counters[i].probe, 0,
				counters[i].counter, false);
		if (r < 0)
			return r;
		w->fds[w->nfds++] = r;
		/* The program pays for what it tells as long as the counter is raised. */
		remover_give(remover, w, r, true);
	}
	return 0;
}

int wake_add(struct wake **all, struct bpf_program *prog, const struct event_kind *kind,
	     struct remover *remover, int id, int fd, pid_t pid,
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
	r = kind ? link_single(w, prog, kind, remover, fd, counters, n)
		 : link_multi(w, prog, fd, counters, n);
	if (r < 0) {
		remover_remove(remover, w, false);
		wake_free(w);
		return r;
	}
	w->next = *all;
	*all = w;
	return 0;
}

void wake_remove(struct wake **all, struct remover *remover, int id, pid_t pid)
{
	struct wake **p = all;

	while (*p) {
		struct wake *w = *p;

		if ((id && w->id != id) || (pid && w->pid != pid)) {
			p = &w->next;
			continue;
		}
		*p = w->next;
		remover_remove(remover, w, false);
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
