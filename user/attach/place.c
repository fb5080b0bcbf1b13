// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * place.c - places probes and removes them (see place.h).
 *
 * An object's probes are linked together, in one system call, so hundreds of probes take milliseconds. The
 * kernel refuses the whole link if one probe is bad; then the list is halved until the bad ones are alone,
 * so that one unusual function never prevents the others.
 *
 * Links own the probes: when a link's descriptor is closed, by xptibpf or by the kernel when xptibpf ends,
 * they are removed. Nothing is pinned. Where each probe has a link of its own, the remover has them, too (remover.h).
 */
#include "attach/place.h"

#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "attach/closer.h"
#include "attach/inside.h"
#include "attach/link.h"
#include "attach/remover.h"
#include "attach/wake.h"
#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/grow.h"
#include "base/thread.h"

#define PAGE	 4096
#define REMOVERS 63 /* threads that remove links at the end, besides the one that asks for it */

/* One attacher_add() at work. */
struct placing {
	struct links *links;
	int fd;
	struct attach_report report;
};

static int keep_fd(struct links *l, int fd)
{
	if (GROW_APPEND(l->fds, l->nfds, fd) == 0)
		return 0;
	close(fd);
	return -ENOMEM;
}

static void note_failure(struct placing *p, int error, size_t n)
{
	p->report.failed += n;
	if (!p->report.first_error)
		p->report.first_error = error;
}

static uint64_t cookie_of(const struct attach_probe *probe, bool ret)
{
	return probe->cookie | (ret ? 0 : XB_COOKIE(0, 0, 0, XB_COOKIE_F_ENTRY_ONLY));
}

/* Links the entries and, for a pair, the returns first: an entry without its return would leak. */
static int link_batch(struct placing *p, const struct programs *progs, bool ret,
		      const uint64_t *offsets, const uint64_t *cookies, size_t n)
{
	int back = -1, fd, r;

	if (ret && progs->leave) {
		back = link_uprobes(bpf_program__fd(progs->leave), LINK_UPROBE_MULTI, LINK_F_RETURN,
				    p->fd, p->links->key.pid, offsets, cookies, n);
		if (back < 0)
			return back;
	}
	fd = link_uprobes(bpf_program__fd(progs->entry), progs->type, 0, p->fd, p->links->key.pid,
			  offsets, cookies, n);
	if (fd < 0) {
		if (back >= 0)
			close(back);
		return fd;
	}
	r = keep_fd(p->links, fd);
	if (back >= 0)
		r = keep_fd(p->links, back) ?: r;
	return r;
}

/* Halves a list that the kernel refuses, so that the good probes are placed. */
static void place_multi(struct placing *p, const struct programs *progs, bool ret,
			const uint64_t *offsets, const uint64_t *cookies, size_t n)
{
	int r;

	if (!n)
		return;
	r = link_batch(p, progs, ret, offsets, cookies, n);
	if (!r) {
		p->report.placed += n;
		return;
	}
	/* Not for one probe's sake: no memory, no file, no right, no process. */
	if (n == 1 || r == -ENOMEM || r == -EPERM || r == -EMFILE || r == -EBADF || r == -ESRCH) {
		note_failure(p, r, n);
		return;
	}
	place_multi(p, progs, ret, offsets, cookies, n / 2);
	place_multi(p, progs, ret, offsets + n / 2, cookies + n / 2, n - n / 2);
}

static int link_single(const struct attacher *a, struct placing *p, struct bpf_program *prog,
		       bool ret, uint64_t offset, uint64_t cookie)
{
	int fd = link_uprobe(&a->kind, bpf_program__fd(prog), p->fd, 0, offset, cookie, 0, ret);

	if (fd < 0)
		return fd;
	remover_give(a->remover, p->links, fd, false);
	return keep_fd(p->links, fd);
}

static void place_single(const struct attacher *a, struct placing *p, const struct programs *progs,
			 const struct attach_probe *probe, bool ret)
{
	uint64_t cookie = cookie_of(probe, ret);
	int r = 0;

	if (ret)
		r = link_single(a, p, progs->leave, true, probe->offset, cookie);
	if (!r)
		r = link_single(a, p, progs->entry, false, probe->offset, cookie);
	if (r < 0)
		note_failure(p, r, 1);
	else
		p->report.placed++;
}

/* Splits the probes in those with a return and those without, and places both. */
static int place(const struct attacher *a, struct placing *p, const struct programs *progs,
		 const struct attach_probe *probes, size_t n)
{
	_cleanup_free_ uint64_t *offsets = NULL, *cookies = NULL;

	if (!progs->type) {
		for (size_t i = 0; i < n; i++)
			place_single(a, p, progs, &probes[i], probes[i].ret && a->returns);
		return 0;
	}
	offsets = calloc(n, sizeof(*offsets));
	cookies = calloc(n, sizeof(*cookies));
	if (!offsets || !cookies)
		return -ENOMEM;
	for (int ret = 0; ret < 2; ret++) {
		size_t k = 0;

		for (size_t i = 0; i < n; i++) {
			if ((probes[i].ret && a->returns) != ret)
				continue;
			offsets[k] = probes[i].offset;
			cookies[k++] = cookie_of(&probes[i], ret);
		}
		place_multi(p, progs, ret, offsets, cookies, k);
	}
	return 0;
}

struct links *attacher_links(struct attacher *a, int id, pid_t pid, unsigned part)
{
	struct links find = { .key = { id, pid, part } }, *l;

	HASH_FIND(hh, a->links, &find.key, sizeof(find.key), l);
	if (l)
		return l;
	l = calloc(1, sizeof(*l));
	if (!l)
		return NULL;
	l->key = find.key;
	l->layout = -1;
	HASH_ADD(hh, a->links, key, sizeof(l->key), l);
	return l;
}

/*
 * The kernel reads the instructions at the probes itself, and would wait for whoever answers for the file. What was read
 * just before is in memory.
 */
static int touch(int fd, const struct attach_probe *probes, size_t n)
{
	uint64_t page = UINT64_MAX;
	ssize_t r = 0;
	uint8_t byte;

	if (!(fcntl(fd, F_GETFL) & O_PATH))
		return 0;
	for (size_t i = 0; r >= 0 && i < n; i++) {
		if (probes[i].offset / PAGE == page)
			continue;
		page = probes[i].offset / PAGE;
		r = foreign_read(fd, &byte, sizeof(byte), probes[i].offset);
	}
	return r < 0 ? (int)r : 0;
}

int attacher_place(struct attacher *a, struct links *links, int fd, const struct programs *progs,
		   const struct attach_probe *probes, size_t n, struct attach_report *ret)
{
	struct placing p = { .fd = fd, .links = links };
	int r;

	if (!links)
		return -ENOMEM;
	r = touch(fd, probes, n);
	if (r >= 0)
		r = place(a, &p, progs, probes, n);
	if (r < 0)
		return r;
	*ret = p.report;
	return 0;
}

static struct programs api_programs(const struct attacher *a)
{
	struct api_bpf *s = a->api;

	switch (a->link) {
	case ATTACH_LINK_SESSION:
		return (struct programs){ s->progs.api_session, NULL, LINK_UPROBE_SESSION };
	case ATTACH_LINK_MULTI:
		return (struct programs){ s->progs.api_multi_entry, s->progs.api_multi_return,
					  LINK_UPROBE_MULTI };
	default:
		return (struct programs){ s->progs.api_entry, s->progs.api_return, 0 };
	}
}

int attacher_add(struct attacher *a, int id, pid_t pid, int fd, const struct attach_probe *probes,
		 size_t n, struct attach_report *ret)
{
	struct programs progs = api_programs(a);
	struct links *l = attacher_links(a, id, pid, 0);

	/* It has them already. */
	if (pid && l && l->nfds) {
		*ret = (struct attach_report){ 0 };
		return 0;
	}
	return attacher_place(a, l, fd, &progs, probes, n, ret);
}

int attacher_add_part(struct attacher *a, int id, unsigned part, int fd,
		      const struct attach_probe *probes, size_t n, struct attach_report *ret)
{
	struct programs progs = api_programs(a);

	return attacher_place(a, attacher_links(a, id, 0, part), fd, &progs, probes, n, ret);
}

/* The pid of a link is right from 6.10 on, which has no feature to try; sessions came later. */
bool attacher_can_choose(const struct attacher *a)
{
	return a->calib.uprobe_session && a->link != ATTACH_LINK_PERF;
}

int attacher_set_plan(struct attacher *a, const struct xb_plan *plan)
{
	return bpf_map__update_elem(a->api->maps.plans, &plan->func, sizeof(plan->func), plan,
				    sizeof(*plan), BPF_ANY);
}

void attacher_ask(struct attacher *a, uint32_t slot, uint8_t asked)
{
	__atomic_store_n(&a->api->bss->asked[slot % XB_MAX_FUNCS], asked, __ATOMIC_SEQ_CST);
}

int attacher_set_account(struct attacher *a, uint32_t slot, const struct xb_account *account)
{
	if (!a->opts.accounts)
		return 0;
	return bpf_map__update_elem(a->api->maps.accounts_of, &slot, sizeof(slot), account,
				    sizeof(*account), BPF_ANY);
}

int attacher_set_format(struct attacher *a, const struct xb_format *format, uint32_t bytes)
{
	if (!a->opts.data)
		return 0;
	return bpf_map__update_elem(a->api->maps.formats, format, sizeof(*format), &bytes,
				    sizeof(bytes), BPF_ANY);
}

int attacher_set_images(struct attacher *a, uint32_t slot, const struct xb_image_plan *plan)
{
	if (!a->opts.images)
		return 0;
	return bpf_map__update_elem(a->api->maps.image_plans, &slot, sizeof(slot), plan,
				    sizeof(*plan), BPF_ANY);
}

/* ---- removing them ------------------------------------------------------------------------------- */

static struct links *links_free(struct links *l)
{
	if (!l)
		return NULL;
	for (size_t i = 0; i < l->nfds; i++)
		close(l->fds[i]);
	free(l->fds);
	free(l);
	return NULL;
}

void attacher_unlink(struct attacher *a, struct links *l, bool ended)
{
	for (size_t i = 0; i < l->nfds; i++) {
		if (ended)
			closer_add(a->closer, l->fds[i]);
		else
			close(l->fds[i]);
	}
	l->nfds = 0;
	remover_remove(a->remover, l, !ended);
	links_free(l);
}

/* id 0: of every object; pid 0: in every process. */
static void remove_links_of(struct attacher *a, int id, pid_t pid, bool ended)
{
	struct links *l, *tmp;

	wake_remove(&a->wakes, a->remover, id, pid);
	HASH_ITER(hh, a->links, l, tmp) {
		if ((id && l->key.id != id) || (pid && l->key.pid != pid))
			continue;
		if (l->layout >= 0)
			a->layouts[l->layout] = 0;
		HASH_DEL(a->links, l);
		attacher_unlink(a, l, ended);
	}
}

/* One that goes on may have its next links before these are closed, and each call would be seen twice. */
void attacher_process_over(struct attacher *a, pid_t pid, bool ended)
{
	remove_links_of(a, 0, pid, ended);
}

void attacher_remove(struct attacher *a, int id)
{
	remove_links_of(a, id, 0, false);
	attacher_forget_stream_funcs(a, (uint32_t)id);
}

void attacher_remove_part(struct attacher *a, int id, unsigned part)
{
	struct links find = { .key = { id, 0, part } }, *l;

	HASH_FIND(hh, a->links, &find.key, sizeof(find.key), l);
	if (!l)
		return;
	HASH_DEL(a->links, l);
	attacher_unlink(a, l, false);
}

/* What is to be removed, by threads that take one after the other. */
struct removal {
	pthread_mutex_t lock;
	struct wake *wakes;
	struct links *links;
};

static void *remove_all(void *u)
{
	struct removal *all = u;
	struct wake *w;
	struct links *l;

	do {
		pthread_mutex_lock(&all->lock);
		w = wake_take(&all->wakes);
		l = w ? NULL : all->links;
		if (l)
			HASH_DEL(all->links, l);
		pthread_mutex_unlock(&all->lock);
		wake_free(w);
		links_free(l);
	} while (w || l);
	return NULL;
}

/*
 * The kernel returns from the removal of a link when no program can run any more, which takes a twentieth of a second;
 * but those who wait for that at the same time wait once.
 */
void attacher_unlink_all(struct attacher *a)
{
	struct removal all = { PTHREAD_MUTEX_INITIALIZER, a->wakes, a->links };
	size_t most = HASH_COUNT(a->links), n = 0;
	pthread_t threads[REMOVERS];

	a->wakes = NULL;
	a->links = NULL;
	while (n + 1 < most && n < ARRAY_SIZE(threads) &&
	       thread_start(&threads[n], remove_all, &all) >= 0)
		n++;
	remove_all(&all);
	while (n)
		pthread_join(threads[--n], NULL);
	pthread_mutex_destroy(&all.lock);
}
