// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * attach.c - loads the programs and links them to the probes that the planner found.
 *
 * An object's probes are linked together, in one system call, so hundreds of probes take milliseconds. The
 * kernel refuses the whole link if one probe is bad; then the list is halved until the bad ones are alone,
 * so that one unusual function never prevents the others.
 *
 * Links own the probes: when a link's descriptor is closed, by xptibpf or by the kernel when xptibpf ends,
 * they are removed. Nothing is pinned. Where each probe has a link of its own, the remover has them, too (remover.h).
 */
#include "attach/attach.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uthash.h>

#include "api.skel.h"
#include "attach/calib.h"
#include "attach/closer.h"
#include "attach/event.h"
#include "attach/gpu_probes.h"
#include "attach/groups.h"
#include "attach/known_map.h"
#include "attach/link.h"
#include "attach/price.h"
#include "attach/remover.h"
#include "attach/wake.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/grow.h"
#include "base/thread.h"
#include "wire_python.h"
#include "wire_xpti.h"
#include "xpti.skel.h"

#define PAGE	  4096
#define XPTI_PART UINT_MAX /* what attacher_add_xpti() places */

#define RING_DEFAULT (16U << 20)
#define REMOVERS     63 /* threads that remove links at the end, besides the one that asks for it */
#define STATES	     1024 /* threads, where their states are in a table: 60 MiB */
#define CAPTURE_BUFS 32	  /* of stacks, at most, where stacks are rare */
#define ENTRY_ONLY   XB_COOKIE(0, 0, 0, XB_COOKIE_F_ENTRY_ONLY)

/* What one attacher_add() placed. */
struct links {
	struct {
		int id;
		pid_t pid;     /* 0: in all processes */
		unsigned part; /* 0: not a part */
	} key;
	int *fds;
	size_t nfds;
	int layout; /* slot of the layout table, or -1 */
	UT_hash_handle hh;
};

struct attacher {
	struct calib calib;
	struct attach_opts opts;
	enum attach_link link;
	bool returns;
	bool knows; /* stacks that were taken before */
	struct api_bpf *api;
	struct xpti_bpf *xpti;
	struct gpu_probes *gpu;		  /* NULL: none */
	struct event_kind kind;		  /* of single links */
	struct remover *remover;	  /* NULL: removing them takes no time, or there is none */
	uint8_t layouts[XB_XPTI_LAYOUTS]; /* slots in use */
	struct bpf_link *fork, *exec, *exit, *snapshot;
	struct links *links;
	struct wake *wakes;
	struct closer *closer; /* of links whose process has ended */
	struct groups *groups; /* NULL: nothing is counted by group */
	int ncpus;
	uint32_t captured;		     /* number of captures */
	uint64_t xpti_lost;		     /* of the capture, if its programs are gone */
	uint64_t since;			     /* when the trace began; 0: not yet */
	uint64_t before[XB_C_MAX];	     /* the counters then */
	struct bpf_map *counts, *counts_old; /* where is counted now, and where was before */
	uint32_t prices[PRICES];
	unsigned left; /* probes that are not removed yet, by that process */
	pid_t left_to;
};

/*
 * The programs for one kind of link: entry with return, return (pairs only), and entry alone. A session
 * program also serves entries alone: the cookie says so, and it skips the return then.
 */
struct programs {
	struct bpf_program *entry, *leave, *only;
	int type;      /* of the entry's link; 0: plain */
	int only_type; /* of the link of an entry alone */
};

static struct programs api_programs(const struct attacher *a)
{
	struct api_bpf *s = a->api;

	switch (a->link) {
	case ATTACH_LINK_SESSION:
		return (struct programs){ s->progs.api_session, NULL, s->progs.api_session,
					  LINK_UPROBE_SESSION, LINK_UPROBE_SESSION };
	case ATTACH_LINK_MULTI:
		return (struct programs){ s->progs.api_multi_entry, s->progs.api_multi_return,
					  s->progs.api_multi_only, LINK_UPROBE_MULTI,
					  LINK_UPROBE_MULTI };
	default:
		return (struct programs){ s->progs.api_entry, s->progs.api_return,
					  s->progs.api_only, 0, 0 };
	}
}

static int choose_perf(struct attacher *a)
{
	if (!a->calib.uprobe || !a->calib.cookie)
		return -ENOTSUP;
	a->link = ATTACH_LINK_PERF;
	return event_kind_read(&a->kind);
}

static int choose_link(struct attacher *a)
{
	const struct calib *c = &a->calib;

	switch (a->opts.link) {
	case ATTACH_LINK_SESSION:
		if (!c->uprobe_session)
			return -ENOTSUP;
		a->link = ATTACH_LINK_SESSION;
		return 0;
	case ATTACH_LINK_MULTI:
		if (!c->uprobe_multi)
			return -ENOTSUP;
		a->link = ATTACH_LINK_MULTI;
		return 0;
	case ATTACH_LINK_PERF:
		return choose_perf(a);
	default:
		break;
	}
	if (c->uprobe_session)
		a->link = ATTACH_LINK_SESSION;
	else if (c->uprobe_multi)
		a->link = ATTACH_LINK_MULTI;
	else
		return choose_perf(a);
	return 0;
}

static void prepare_programs(struct attacher *a)
{
	struct api_bpf *s = a->api;
	bool session = a->link == ATTACH_LINK_SESSION, multi = a->link == ATTACH_LINK_MULTI;
	bool plain = a->link == ATTACH_LINK_PERF;

	s->rodata->can_find_vma = a->calib.find_vma;
	bpf_program__set_autoload(s->progs.api_session, session);
	bpf_program__set_autoload(s->progs.api_multi_entry, multi);
	bpf_program__set_autoload(s->progs.api_multi_return, multi);
	bpf_program__set_autoload(s->progs.api_multi_only, multi);
	bpf_program__set_autoload(s->progs.api_entry, plain);
	bpf_program__set_autoload(s->progs.api_return, plain);
	bpf_program__set_autoload(s->progs.api_only, plain);
	bpf_program__set_expected_attach_type(s->progs.api_session, LINK_UPROBE_SESSION);
}

/* When they are first needed, because most processes that are attached to have no framework. */
static int load_xpti(struct attacher *a)
{
	bool plain = a->link == ATTACH_LINK_PERF;
	struct xpti_bpf *x;
	int r;

	if (a->xpti)
		return 0;
	x = xpti_bpf__open();
	if (!x)
		return -errno;
	x->rodata->can_find_vma = a->calib.find_vma;
	x->rodata->for_captures = a->opts.captures;
	x->rodata->states_in_table = !a->calib.task_room;
	bpf_program__set_autoload(x->progs.xpti_multi, !plain);
	bpf_program__set_autoload(x->progs.xpti_plain, plain);
	bpf_program__set_autoload(x->progs.wake_multi, !plain);
	bpf_program__set_autoload(x->progs.wake_plain, plain);
	/* They use the maps of the API programs that have the same names. */
	r = link_share_maps(a->api->obj, x->obj);
	if (r >= 0 && !a->calib.task_room)
		r = bpf_map__set_max_entries(x->maps.scratch_table, STATES);
	if (r >= 0)
		r = xpti_bpf__load(x);
	if (r < 0) {
		xpti_bpf__destroy(x);
		return r;
	}
	a->xpti = x;
	return 0;
}

/* See bpf/stack.bpf.h. A window is 268 ms. */
static int prepare_stacks(struct attacher *a)
{
	const struct attach_opts *o = &a->opts;
	struct api_bpf *s = a->api;
	uint64_t window = (uint64_t)o->stack_limit * 268 / 1000;
	int r;

	/* Programs that are run by system call have the functions that this needs since 6.10, sessions since 6.13. */
	a->knows = o->stack_bytes && a->calib.uprobe_session && a->calib.find_vma;
	s->rodata->knows_stacks = a->knows;
	bpf_program__set_autoload(s->progs.tell_code, a->knows);
	r = a->knows ? 0 : bpf_map__set_max_entries(s->maps.known, 1);
	if (r < 0)
		return r;
	if (!o->stack_bytes)
		return bpf_map__set_max_entries(s->maps.py_codes, 1);
	s->rodata->stack_bytes = (o->stack_bytes < XB_STACK_MAX ? o->stack_bytes : XB_STACK_MAX) &
				 ~7U;
	s->rodata->stack_nbufs = (uint32_t)a->ncpus + 4;
	if (o->captures && s->rodata->stack_nbufs > CAPTURE_BUFS)
		s->rodata->stack_nbufs = CAPTURE_BUFS;
	s->rodata->stack_per_window = o->stack_limit == UINT32_MAX ? 0 : window ?: 1;
	return bpf_map__set_max_entries(s->maps.stack_bufs, s->rodata->stack_nbufs);
}

/* See bpf/count.bpf.h. */
static int prepare_counts(struct attacher *a)
{
	struct api_bpf *s = a->api;
	struct bpf_map *maps[] = { s->maps.counts_a, s->maps.counts_b };
	int r = 0;

	s->rodata->counts_by = a->opts.count_by;
	s->rodata->captures = a->opts.captures;
	a->counts = s->maps.counts_a;
	a->counts_old = s->maps.counts_b;
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.count_by; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/account.bpf.h. */
static int prepare_accounts(struct attacher *a)
{
	struct bpf_map *maps[] = { a->api->maps.accounts_of, a->api->maps.live,
				   a->api->maps.owners };
	int r = 0;

	a->api->rodata->accounts = a->opts.accounts;
	bpf_program__set_autoload(a->api->progs.forget_live, a->opts.accounts);
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.accounts; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/state.bpf.h. */
static int prepare_states(struct attacher *a)
{
	a->api->rodata->states_in_table = !a->calib.task_room;
	return a->calib.task_room ? 0 : bpf_map__set_max_entries(a->api->maps.thread_table, STATES);
}

/* See bpf/slow.bpf.h. */
static int prepare_slow(struct attacher *a)
{
	a->api->rodata->slow_ns = a->opts.count_by ? a->opts.slow_ns : 0;
	return a->opts.slow_ns ? 0 : bpf_map__set_max_entries(a->api->maps.slow_calls, 1);
}

/* See bpf/groups.bpf.h. */
static int prepare_groups(struct attacher *a)
{
	struct bpf_map *maps[] = { a->api->maps.group_of, a->api->maps.groups,
				   a->api->maps.group_rows, a->api->maps.groups_free };
	int r = 0;

	a->api->rodata->groups_by = a->opts.group_by;
	for (size_t i = 0; i < ARRAY_SIZE(maps) && r >= 0 && !a->opts.group_by; i++)
		r = bpf_map__set_max_entries(maps[i], 1);
	return r;
}

/* See bpf/cost.bpf.h. */
static int prepare_costs(struct attacher *a)
{
	/* Of a virtual machine of 2025, until they are measured. */
	static const uint32_t prices[PRICES] = {
		[PRICE_ENTRY] = 700,
		[PRICE_CALL] = 1600,
		[PRICE_STEPPED_ENTRY] = 8000,
		[PRICE_STEPPED_CALL] = 9000,
	};

	memcpy(a->prices, prices, sizeof(prices));
	a->api->rodata->costs = a->opts.costs;
	return a->opts.costs ? 0 : bpf_map__set_max_entries(a->api->maps.costs_of, 1);
}

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
	r = calib_suffices(&a->calib) ? choose_link(a) : -ENOTSUP;
	if (r == -ENOTSUP && a->calib.btf && a->calib.refused)
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
	r = bpf_map__set_max_entries(a->api->maps.ring,
				     opts->ring_size ? opts->ring_size : RING_DEFAULT);
	if (r < 0)
		goto fail;
	r = prepare_stacks(a);
	if (r >= 0)
		r = prepare_counts(a);
	if (r >= 0)
		r = prepare_accounts(a);
	if (r >= 0)
		r = prepare_groups(a);
	if (r >= 0)
		r = prepare_costs(a);
	if (r >= 0)
		r = prepare_slow(a);
	if (r >= 0)
		r = prepare_states(a);
	if (r < 0)
		goto fail;
	r = closer_new(&a->closer);
	if (r < 0)
		goto fail;
	prepare_programs(a);
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

/* The row for everything that has no row of its own. */
static int make_rest(struct bpf_map *table)
{
	_cleanup_free_ struct xb_count_row *none = calloc(1, sizeof(*none));
	struct xb_count_key rest = { 0 };

	if (!none)
		return -ENOMEM;
	return bpf_map__update_elem(table, &rest, sizeof(rest), none, sizeof(*none), BPF_ANY);
}

/* Returns when no program uses another table any more. */
static int count_in(struct attacher *a, struct bpf_map *table)
{
	uint32_t zero = 0;
	int fd = bpf_map__fd(table), r;

	r = make_rest(table);
	if (r < 0)
		return r;
	return bpf_map__update_elem(a->api->maps.counts_now, &zero, sizeof(zero), &fd, sizeof(fd),
				    BPF_ANY);
}

int attacher_load(struct attacher *a)
{
	int r;

	r = api_bpf__load(a->api);
	if (r >= 0 && a->opts.count_by)
		r = count_in(a, a->counts);
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
	r = attach_tracing(a->api->progs.on_fork, &a->fork);
	if (r < 0)
		return r;
	r = attach_tracing(a->api->progs.on_exec, &a->exec);
	if (r < 0)
		return r;
	return attach_tracing(a->api->progs.on_exit, &a->exit);
}

int attacher_try(struct attacher *a)
{
	int r = api_bpf__load(a->api);

	return r < 0 ? r : load_xpti(a);
}

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

/*
 * While the trace goes on. Unless their process has ended, this returns when the probes are removed: the file may get new
 * ones, and a call must not hit those and the old ones.
 */
static void links_remove(struct attacher *a, struct links *l, bool ended)
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
		links_remove(a, l, ended);
	}
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
static void remove_links(struct attacher *a)
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

/*
 * From now on no call is told that returns, either, although the probes are still there. This returns when no program runs
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
	remove_links(a);
	a->closer = closer_free(a->closer);
	a->left = remover_end(TAKE_PTR(a->remover), &a->left_to) ?: a->left;
	gpu_probes_detach(a->gpu);
	a->fork = destroy(a->fork);
	a->exec = destroy(a->exec);
	a->exit = destroy(a->exit);
	a->snapshot = destroy(a->snapshot);
}

struct attacher *attacher_free(struct attacher *a)
{
	if (!a)
		return NULL;
	attacher_detach(a);
	gpu_probes_free(a->gpu);
	xpti_bpf__destroy(a->xpti);
	groups_free(a->groups);
	api_bpf__destroy(a->api);
	free(a);
	return NULL;
}

enum attach_link attacher_link(const struct attacher *a)
{
	return a->link;
}

/* The pid of a link is right from 6.10 on, which has no feature to try; sessions came later. */
bool attacher_can_choose(const struct attacher *a)
{
	return a->calib.uprobe_session && a->link != ATTACH_LINK_PERF;
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

int attacher_set_plan(struct attacher *a, const struct xb_plan *plan)
{
	return bpf_map__update_elem(a->api->maps.plans, &plan->func, sizeof(plan->func), plan,
				    sizeof(*plan), BPF_ANY);
}

int attacher_set_account(struct attacher *a, uint32_t slot, const struct xb_account *account)
{
	if (!a->opts.accounts)
		return 0;
	return bpf_map__update_elem(a->api->maps.accounts_of, &slot, sizeof(slot), account,
				    sizeof(*account), BPF_ANY);
}

/* ---- placing probes ----------------------------------------------------------------------------- */

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

/* Links the entries and, for a pair, the returns first: an entry without its return would leak. */
static int link_batch(struct placing *p, const struct programs *progs, bool ret,
		      const uint64_t *offsets, const uint64_t *cookies, size_t n)
{
	struct bpf_program *entry = ret ? progs->entry : progs->only;
	int type = ret ? progs->type : progs->only_type, back = -1, fd, r;

	if (ret && progs->leave) {
		back = link_uprobes(bpf_program__fd(progs->leave), LINK_UPROBE_MULTI, LINK_F_RETURN,
				    p->fd, p->links->key.pid, offsets, cookies, n);
		if (back < 0)
			return back;
	}
	fd = link_uprobes(bpf_program__fd(entry), type, 0, p->fd, p->links->key.pid, offsets,
			  cookies, n);
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
		       bool ret, const struct attach_probe *probe)
{
	int fd = link_uprobe(&a->kind, bpf_program__fd(prog), p->fd, 0, probe->offset,
			     probe->cookie, 0, ret);

	if (fd < 0)
		return fd;
	remover_give(a->remover, p->links, fd, false);
	return keep_fd(p->links, fd);
}

static void place_single(const struct attacher *a, struct placing *p, const struct programs *progs,
			 const struct attach_probe *probe, bool ret)
{
	int r = 0;

	if (ret)
		r = link_single(a, p, progs->leave, true, probe);
	if (!r)
		r = link_single(a, p, ret ? progs->entry : progs->only, false, probe);
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
			cookies[k++] = probes[i].cookie | (ret ? 0 : ENTRY_ONLY);
		}
		place_multi(p, progs, ret, offsets, cookies, k);
	}
	return 0;
}

static struct links *links_of(struct attacher *a, int id, pid_t pid, unsigned part)
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

static int add(struct attacher *a, struct links *links, int fd, const struct programs *progs,
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

int attacher_add(struct attacher *a, int id, pid_t pid, int fd, const struct attach_probe *probes,
		 size_t n, struct attach_report *ret)
{
	struct programs progs = api_programs(a);
	struct links *l = links_of(a, id, pid, 0);

	/* It has them already. */
	if (pid && l && l->nfds) {
		*ret = (struct attach_report){ 0 };
		return 0;
	}
	return add(a, l, fd, &progs, probes, n, ret);
}

int attacher_add_part(struct attacher *a, int id, unsigned part, int fd,
		      const struct attach_probe *probes, size_t n, struct attach_report *ret)
{
	struct programs progs = api_programs(a);

	return add(a, links_of(a, id, 0, part), fd, &progs, probes, n, ret);
}

static int free_layout(const struct attacher *a)
{
	for (int i = 0; i < XB_XPTI_LAYOUTS; i++)
		if (!a->layouts[i])
			return i;
	return -ENOSPC;
}

int attacher_add_xpti(struct attacher *a, int id, int fd, struct attach_probe *probe,
		      const struct xb_xpti_layout *layout, struct attach_report *ret)
{
	struct programs progs;
	struct links *l;
	uint32_t slot;
	int r;

	r = load_xpti(a);
	if (r < 0)
		return r;
	progs = (struct programs){ .entry = a->xpti->progs.xpti_plain };
	progs.only = a->link == ATTACH_LINK_PERF ? a->xpti->progs.xpti_plain
						 : a->xpti->progs.xpti_multi;
	progs.type = progs.only_type = a->link == ATTACH_LINK_PERF ? 0 : LINK_UPROBE_MULTI;
	l = links_of(a, id, 0, XPTI_PART);
	if (!l)
		return -ENOMEM;
	r = free_layout(a);
	if (r < 0)
		return r;
	slot = (uint32_t)r;
	r = bpf_map__update_elem(a->xpti->maps.xpti_layouts, &slot, sizeof(slot), layout,
				 sizeof(*layout), BPF_ANY);
	if (r < 0)
		return r;
	probe->ret = false;
	probe->cookie =
		XB_COOKIE(XB_COOKIE_FUNC(probe->cookie), slot, XB_COOKIE_REGMAP(probe->cookie), 0);
	a->layouts[slot] = 1;
	l->layout = (int)slot;
	return add(a, l, fd, &progs, probe, 1, ret);
}

void attacher_remove_xpti(struct attacher *a)
{
	struct links *l, *tmp;

	if (!a->xpti)
		return;
	wake_remove(&a->wakes, a->remover, 0, 0);
	HASH_ITER(hh, a->links, l, tmp) {
		if (l->key.part != XPTI_PART)
			continue;
		HASH_DEL(a->links, l);
		links_remove(a, l, false);
	}
	memset(a->layouts, 0, sizeof(a->layouts));
	a->xpti_lost = a->xpti->bss->xpti_lost;
	xpti_bpf__destroy(a->xpti);
	a->xpti = NULL;
}

int attacher_wake(struct attacher *a, int id, int fd, pid_t pid,
		  const struct attach_counter *counters, size_t n)
{
	bool multi = a->link != ATTACH_LINK_PERF;
	int r = load_xpti(a);

	if (r < 0)
		return r;
	return wake_add(&a->wakes, multi ? a->xpti->progs.wake_multi : a->xpti->progs.wake_plain,
			multi ? NULL : &a->kind, a->remover, id, fd, pid, counters, n);
}

/* One that goes on may have its next links before these are closed, and each call would be seen twice. */
void attacher_process_over(struct attacher *a, pid_t pid, bool ended)
{
	remove_links_of(a, 0, pid, ended);
}

void attacher_remove(struct attacher *a, int id)
{
	remove_links_of(a, id, 0, false);
}

void attacher_remove_part(struct attacher *a, int id, unsigned part)
{
	struct links find = { .key = { id, 0, part } }, *l;

	HASH_FIND(hh, a->links, &find.key, sizeof(find.key), l);
	if (!l)
		return;
	HASH_DEL(a->links, l);
	links_remove(a, l, false);
}

/* ---- what probes cost --------------------------------------------------------------------------- */

/* Only the child is traced, as if the trace had begun. */
static int measure_child(struct attacher *a, const struct price_child *c, uint32_t prices[PRICES])
{
	const struct xb_filter before = a->opts.filter;
	struct xb_filter alone = { .flags = XB_FILTER_PID, .self = before.self };
	int r = attacher_add_pid(a, (uint32_t)c->pid), e;

	a->since = 1;
	if (r >= 0)
		r = attacher_set_filter(a, &alone);
	if (r >= 0)
		r = price_measure(c, prices);
	a->since = 0;
	attacher_remove_pid(a, (uint32_t)c->pid);
	e = attacher_set_filter(a, &before);
	return r < 0 ? r : e;
}

/* A call that was measured may have been slow: its thread had to wait for a processor. */
static void forget_slow(struct attacher *a)
{
	struct xb_slow s;

	if (!a->opts.slow_ns)
		return;
	for (unsigned i = 0; i < XB_SLOW_MAX; i++)
		if (bpf_map__lookup_and_delete_elem(a->api->maps.slow_calls, NULL, 0, &s, sizeof(s),
						    0))
			break;
	a->api->bss->slow_counts[XB_PRICED % XB_MAX_FUNCS] = 0;
	a->api->bss->slow_dropped = 0;
}

/* What was measured counts nowhere. */
static void forget_measured(struct attacher *a)
{
	_cleanup_free_ struct xb_group *none = calloc(1, sizeof(*none));
	const struct xb_count_key key = { .func = XB_PRICED };
	const struct xb_plan plan = { 0 };
	uint32_t slot = XB_PRICED, zero = 0;

	forget_slow(a);
	(void)bpf_map__delete_elem(a->counts, &key, sizeof(key), 0);
	(void)bpf_map__update_elem(a->api->maps.plans, &slot, sizeof(slot), &plan, sizeof(plan),
				   BPF_ANY);
	if (a->opts.group_by && none)
		(void)bpf_map__update_elem(a->api->maps.group_rows, &zero, sizeof(zero), none,
					   sizeof(*none), BPF_ANY);
}

static int measure_probes(struct attacher *a, uint32_t prices[PRICES])
{
	const struct xb_plan plan = { .func = XB_PRICED };
	struct programs progs = api_programs(a);
	struct attach_probe probes[PRICES];
	struct attach_report report;
	struct price_child c;
	_cleanup_close_ int exe = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
	uint64_t offsets[PRICES];
	int r = exe < 0 ? -errno : price_offsets(offsets);

	if (r >= 0)
		r = price_start(&c);
	if (r < 0)
		return r;
	for (unsigned i = 0; i < PRICES; i++)
		probes[i] = (struct attach_probe){ .offset = offsets[i],
						   .cookie = XB_COOKIE(XB_PRICED, 0, 0, 0),
						   .ret = price_returns(i) };
	r = attacher_set_plan(a, &plan);
	if (r >= 0)
		r = add(a, links_of(a, -1, 0, 0), exe, &progs, probes, PRICES, &report);
	if (r >= 0)
		r = report.failed ? -EIO : measure_child(a, &c, prices);
	price_end(&c);
	remove_links_of(a, -1, 0, false);
	forget_measured(a);
	return r;
}

int attacher_measure(struct attacher *a, uint32_t ret[])
{
	int r = a->opts.costs ? measure_probes(a, a->prices) : 0;

	memcpy(ret, a->prices, sizeof(a->prices));
	return r;
}

int attacher_set_price(struct attacher *a, uint32_t slot, bool stepped)
{
	struct bpf_map *map = a->api->maps.costs_of;
	struct xb_cost cost;
	int r;

	if (!a->opts.costs)
		return 0;
	r = bpf_map__lookup_elem(map, &slot, sizeof(slot), &cost, sizeof(cost), 0);
	if (r < 0)
		return r;
	cost.entry_ns = a->prices[stepped ? PRICE_STEPPED_ENTRY : PRICE_ENTRY];
	cost.call_ns = a->prices[stepped ? PRICE_STEPPED_CALL : PRICE_CALL];
	return bpf_map__update_elem(map, &slot, sizeof(slot), &cost, sizeof(cost), BPF_ANY);
}

int attacher_costs(const struct attacher *a, uint32_t n, struct xb_cost ret[])
{
	_cleanup_free_ uint32_t *keys = calloc(n + 1, sizeof(*keys));
	uint32_t at = 0, got = n;
	int r;

	if (!keys)
		return -ENOMEM;
	memset(ret, 0, n * sizeof(*ret));
	if (!a->opts.costs || !n)
		return 0;
	r = bpf_map_lookup_batch(bpf_map__fd(a->api->maps.costs_of), NULL, &at, keys, ret, &got,
				 NULL);
	return r == -ENOENT ? 0 : r;
}

uint64_t attacher_busiest(const struct attacher *a)
{
	return a->api->bss->busiest;
}

/* ---- GPU jobs ----------------------------------------------------------------------------------- */

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

void attacher_gpu_counters(const struct attacher *a, uint64_t counters[XB_C_MAX])
{
	counters[XB_C_GPU_JOBS] += gpu_probes_unfinished(a->gpu);
	counters[XB_C_GPU_MISSED] += gpu_probes_missed(a->gpu);
}

/* ---- who is traced ------------------------------------------------------------------------------ */

int attacher_set_filter(struct attacher *a, const struct xb_filter *f)
{
	struct xb_filter now = *f;
	uint32_t zero = 0;
	int r;

	now.since = a->since;
	r = bpf_map__update_elem(a->api->maps.filter, &zero, sizeof(zero), &now, sizeof(now),
				 BPF_ANY);
	if (r < 0)
		return r;
	a->opts.filter = now;
	return 0;
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

static int add_key(struct bpf_map *map, uint32_t key)
{
	uint8_t one = 1;

	return bpf_map__update_elem(map, &key, sizeof(key), &one, sizeof(one), BPF_ANY);
}

int attacher_add_pid(struct attacher *a, uint32_t tgid)
{
	int r = add_key(a->api->maps.pids, tgid);

	if (!r && !a->api->bss->first_pid)
		a->api->bss->first_pid = tgid;
	return r;
}

int attacher_set_python(struct attacher *a, uint32_t tgid, const struct xb_python *python)
{
	struct bpf_map *map = a->api->maps.pythons;

	if (python)
		return bpf_map__update_elem(map, &tgid, sizeof(tgid), python, sizeof(*python),
					    BPF_ANY);
	return bpf_map__delete_elem(map, &tgid, sizeof(tgid), 0);
}

void attacher_remove_pid(struct attacher *a, uint32_t tgid)
{
	bpf_map__delete_elem(a->api->maps.pids, &tgid, sizeof(tgid), 0);
	if (a->api->bss->first_pid == tgid)
		a->api->bss->first_pid = 0;
}

int attacher_add_tid(struct attacher *a, uint32_t tid)
{
	return add_key(a->api->maps.tids, tid);
}

int attacher_add_uid(struct attacher *a, uint32_t uid)
{
	return add_key(a->api->maps.uids, uid);
}

int attacher_add_cgroup(struct attacher *a, int cgroup_fd)
{
	struct xb_filter f = a->opts.filter;
	uint32_t fd = (uint32_t)cgroup_fd;
	int r;

	if (f.ncgroup >= XB_FILTER_CGROUPS)
		return -E2BIG;
	r = bpf_map__update_elem(a->api->maps.cgroups, &f.ncgroup, sizeof(f.ncgroup), &fd,
				 sizeof(fd), BPF_ANY);
	if (r < 0)
		return r;
	f.ncgroup++;
	return attacher_set_filter(a, &f);
}

bool attacher_is_target(struct attacher *a, uint32_t tgid)
{
	uint8_t v;

	return !bpf_map__lookup_elem(a->api->maps.pids, &tgid, sizeof(tgid), &v, sizeof(v), 0);
}

static bool is_empty(struct bpf_map *map)
{
	uint32_t key;

	return bpf_map__get_next_key(map, NULL, &key, sizeof(key)) == -ENOENT;
}

bool attacher_targets_left(struct attacher *a)
{
	return !is_empty(a->api->maps.pids);
}

/* ---- reading back ------------------------------------------------------------------------------- */

int attacher_turn_counts(struct attacher *a)
{
	struct bpf_map *next = a->counts_old;
	int r = count_in(a, next);

	if (r < 0)
		return r;
	a->counts_old = a->counts;
	a->counts = next;
	return 0;
}

/* Reads all keys of the table first, because a walk restarts if its current key is removed. */
static int keys_of(struct bpf_map *table, struct xb_count_key **ret, size_t *ret_n)
{
	_cleanup_free_ struct xb_count_key *keys = calloc(XB_COUNT_ROWS, sizeof(*keys));
	const struct xb_count_key *before = NULL;
	size_t n = 0;

	if (!keys)
		return -ENOMEM;
	while (n < XB_COUNT_ROWS && !bpf_map__get_next_key(table, before, &keys[n], sizeof(*keys)))
		before = &keys[n++];
	*ret = TAKE_PTR(keys);
	*ret_n = n;
	return 0;
}

int attacher_take_counts(
	struct attacher *a, bool now,
	bool (*wanted)(void *u, const struct xb_count_key *key, const struct xb_count_row *row),
	int (*fn)(void *u, const struct xb_count_key *key, const struct xb_count_row *row), void *u)
{
	struct bpf_map *table = now ? a->counts : a->counts_old;
	_cleanup_free_ struct xb_count_row *row = malloc(sizeof(*row));
	_cleanup_free_ struct xb_count_key *keys = NULL;
	size_t n;
	int r;

	if (!row)
		return -ENOMEM;
	r = keys_of(table, &keys, &n);
	for (size_t i = 0; i < n && r >= 0; i++) {
		if (bpf_map__lookup_elem(table, &keys[i], sizeof(*keys), row, sizeof(*row), 0))
			continue;
		if (wanted && !wanted(u, &keys[i], row))
			continue;
		r = fn(u, &keys[i], row);
		bpf_map__delete_elem(table, &keys[i], sizeof(*keys), 0);
	}
	return r;
}

void attacher_sums(const struct attacher *a, struct xb_sums *ret)
{
	memcpy(ret, &a->api->bss->sums, sizeof(*ret));
}

int attacher_follow(struct attacher *a, bool follows)
{
	LIBBPF_OPTS(bpf_test_run_opts, run);

	if (!a->opts.accounts)
		return 0;
	a->api->bss->follows_since = follows ? now_ns() : UINT64_MAX;
	return bpf_prog_test_run_opts(bpf_program__fd(a->api->progs.forget_live), &run);
}

struct groups *attacher_groups(const struct attacher *a, uint64_t *ret_full)
{
	*ret_full = a->api->bss->groups_full;
	return a->groups;
}

#define LIVE_BATCH 1024u

int attacher_each_live(const struct attacher *a, void (*fn)(void *u, const struct xb_live *l),
		       void *u)
{
	_cleanup_free_ struct xb_live_key *keys = calloc(LIVE_BATCH, sizeof(*keys));
	_cleanup_free_ struct xb_live *rows = calloc(LIVE_BATCH, sizeof(*rows));
	int fd = bpf_map__fd(a->api->maps.live), r = 0;
	uint32_t at = 0, n;

	if (!keys || !rows)
		return -ENOMEM;
	if (!a->opts.accounts)
		return 0;
	for (bool first = true; r >= 0; first = false) {
		n = LIVE_BATCH;
		r = bpf_map_lookup_batch(fd, first ? NULL : &at, &at, keys, rows, &n, NULL);
		/* At the end, the last ones come with -ENOENT. */
		for (uint32_t i = 0; i < n && (r >= 0 || r == -ENOENT); i++)
			fn(u, &rows[i]);
	}
	return r == -ENOENT ? 0 : r;
}

/* Hits for which the kernel did not run our program because another one was running there. */
static uint64_t misses(struct attacher *a)
{
	struct bpf_program *prog;
	uint64_t n = 0;

	bpf_object__for_each_program(prog, a->api->obj)
	{
		struct bpf_prog_info info = { 0 };
		uint32_t len = sizeof(info);
		int fd = bpf_program__fd(prog);

		if (fd >= 0 && !bpf_prog_get_info_by_fd(fd, &info, &len))
			n += info.recursion_misses;
	}
	return n;
}

int attacher_counters(struct attacher *a, uint64_t ret[XB_C_MAX])
{
	_cleanup_free_ uint64_t *cpu = NULL;
	uint64_t sums[XB_C_MAX] = { 0 };
	int r;

	cpu = calloc(a->ncpus, sizeof(*cpu));
	if (!cpu)
		return -ENOMEM;
	for (uint32_t i = 0; i < XB_C_MAX; i++) {
		r = bpf_map__lookup_elem(a->api->maps.counters, &i, sizeof(i), cpu,
					 a->ncpus * sizeof(*cpu), 0);
		if (r < 0)
			return r;
		for (int c = 0; c < a->ncpus; c++)
			sums[i] += cpu[c];
	}
	sums[XB_C_MISSED] += misses(a);
	/* A capture has its own. */
	if (!a->opts.captures)
		sums[XB_C_STACK_LIMIT] += a->api->bss->stacks_missed;
	for (uint32_t i = 0; i < XB_C_MAX; i++)
		sums[i] -= a->before[i];
	memcpy(ret, sums, sizeof(sums));
	return 0;
}

int attacher_capture_begin(struct attacher *a, const struct attach_capture *c)
{
	a->xpti_lost = 0;
	return a->opts.captures ? told_begin(a->api, ++a->captured, c) : -ENOTSUP;
}

void attacher_capture_end(struct attacher *a)
{
	told_end(a->api);
}

void attacher_capture_over(struct attacher *a)
{
	told_over(a->api);
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

int attacher_each_slow(struct attacher *a, int (*fn)(void *u, const struct xb_slow *s), void *u,
		       uint64_t *ret_dropped)
{
	struct xb_slow s;
	int r = 0;

	if (!a->opts.slow_ns)
		return 0;
	/* Those that come meanwhile are left to the next time. */
	for (unsigned i = 0; i < XB_SLOW_MAX && r >= 0; i++) {
		if (bpf_map__lookup_and_delete_elem(a->api->maps.slow_calls, NULL, 0, &s, sizeof(s),
						    0))
			break;
		r = fn(u, &s);
	}
	*ret_dropped = __atomic_load_n(&a->api->bss->slow_dropped, __ATOMIC_RELAXED);
	return r < 0 ? r : 0;
}

uint64_t attacher_slow(const struct attacher *a, uint32_t slot)
{
	return slot < XB_MAX_FUNCS
		       ? __atomic_load_n(&a->api->bss->slow_counts[slot], __ATOMIC_RELAXED)
		       : 0;
}

int attacher_snapshot(struct attacher *a)
{
	_cleanup_close_ int fd = -1;
	char buf[64];
	ssize_t n;

	if (!a->snapshot) {
		int r = attach_tracing(a->api->progs.snapshot, &a->snapshot);

		if (r < 0)
			return r;
	}
	fd = bpf_iter_create(bpf_link__fd(a->snapshot));
	if (fd < 0)
		return fd;
	a->api->bss->busiest = 0;
	do {
		n = read(fd, buf, sizeof(buf));
	} while (n > 0 || (n < 0 && errno == EAGAIN));
	return n < 0 ? -errno : 0;
}
