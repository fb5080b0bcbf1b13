// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* refine.c - see refine.h. */
#include "live/refine.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "attach/attach.h"
#include "attach/known_map.h"
#include "base/cleanup.h"
#include "base/keyed.h"
#include "decode/call.h"
#include "decode/xpti.h"
#include "live/images.h"
#include "live/kernel_names.h"
#include "live/opened.h"
#include "peek/behind.h"
#include "peek/peek.h"
#include "peek/sites.h"
#include "proc/procfs.h"
#include "proc/ranks.h"

#define MAX_KNOWN 65536 /* processes that are remembered as defined */

struct known {
	struct keyed_row row;
	uint32_t tgid;
};

struct refine {
	struct ring *ring;
	ring_fn fn;
	void *u;
	struct keyed known; /* at worst, a process is defined again */
	struct reader *reader;
	struct sites *sites; /* NULL: no stacks are wanted */
	struct known_map known_map;
	struct kernel_names *names;
	struct images *images;	      /* NULL: device images are not wanted */
	struct opened *opened;	      /* NULL: opened files are not wanted */
	struct behind *behind;	      /* NULL: not yet */
	uint64_t mended, mended_xpti; /* items that were read after the fact */
};

int refine_new(struct reader *reader, struct ring *ring, ring_fn fn, void *u, struct refine **ret)
{
	struct refine *r = calloc(1, sizeof(*r));

	if (!r)
		return -ENOMEM;
	r->reader = reader;
	r->ring = ring;
	r->fn = fn;
	r->u = u;
	r->known = (struct keyed){ .size = sizeof(struct known), .max = MAX_KNOWN };
	if (kernel_names_new(reader, fn, u, &r->names) < 0) {
		free(r);
		return -ENOMEM;
	}
	*ret = r;
	return 0;
}

struct refine *refine_free(struct refine *r)
{
	if (!r)
		return NULL;
	keyed_clear(&r->known);
	sites_free(r->sites);
	kernel_names_free(r->names);
	images_free(r->images);
	opened_free(r->opened);
	behind_free(r->behind);
	free(r);
	return NULL;
}

static bool is_known(struct refine *r, uint32_t tgid)
{
	return keyed_find(&r->known, &tgid, sizeof(tgid));
}

static int remember(struct refine *r, uint32_t tgid)
{
	return keyed_get(&r->known, &tgid, sizeof(tgid)) ? 0 : -ENOMEM;
}

static void forget(struct refine *r, uint32_t tgid)
{
	keyed_drop(&r->known, keyed_find(&r->known, &tgid, sizeof(tgid)));
}

/* The rank of a process, if it has one. If it has ended already, it has none. */
static int tell_rank(struct refine *r, uint32_t tgid, uint64_t ts)
{
	_cleanup_free_ struct xb_def_rank *def = NULL;
	int e = ranks_process((pid_t)tgid, &def);

	if (e == -ENOMEM)
		return e;
	if (e < 0)
		return 0;
	def->h.ts = ts;
	return r->fn(r->u, &def->h);
}

static int push(void *u, const struct xb_hdr *rec)
{
	return ring_push(u, rec);
}

int refine_process(struct refine *r, pid_t pid)
{
	const struct opened_to later = { push, r->ring };
	_cleanup_free_ struct xb_def_process *def = NULL;
	_cleanup_free_ struct xb_def_rank *rank = NULL;
	int e;

	e = procfs_process(pid, &def);
	if (e < 0)
		return e;
	e = remember(r, (uint32_t)pid);
	if (e < 0)
		return e;
	e = ring_push(r->ring, &def->h);
	if (e >= 0 && ranks_process(pid, &rank) >= 0)
		e = ring_push(r->ring, &rank->h);
	return e < 0 || !r->opened ? e : opened_older(r->opened, &later, pid, 0);
}

/* A process that spoke without having been introduced. Gone already, and not heard of: it stays a number. */
static int introduce(struct refine *r, const struct xb_hdr *rec)
{
	const struct opened_to to = { r->fn, r->u };
	_cleanup_free_ struct xb_def_process *def = NULL;
	int e;

	if (is_known(r, rec->tgid))
		return 0;
	e = remember(r, rec->tgid);
	if (e < 0)
		return e;
	e = procfs_process((pid_t)rec->tgid, &def);
	if (e == -ESRCH && rec->type == XB_HEARD && rec->len >= sizeof(struct xb_heard))
		e = procfs_process_heard((const struct xb_heard *)rec, &def);
	if (e == -ESRCH)
		return 0;
	if (e < 0)
		return e;
	/* It must come before the record that it explains. */
	def->h.ts = rec->ts;
	e = r->fn(r->u, &def->h);
	if (e >= 0)
		e = tell_rank(r, rec->tgid, rec->ts);
	/* What executes a program reports that itself. */
	if (e < 0 || !r->opened || rec->type == XB_EXEC || rec->type == XB_FILE_SEEN)
		return e;
	return opened_older(r->opened, &to, (pid_t)rec->tgid, rec->ts);
}

/* From memory if it can't have changed, otherwise from its file: the process may have ended. */
static long read_late(struct refine *r, const struct xb_hdr *rec, uint64_t owner, uint64_t addr,
		      char *buf, size_t max)
{
	long n = -EAGAIN;

	if (peek_is_constant((pid_t)rec->tgid, addr) == 1)
		n = peek_str((pid_t)rec->tgid, addr, buf, max);
	return n < 0 && r->behind ? behind_str(r->behind, rec->tgid, owner, addr, buf, max) : n;
}

/* Reads addr after the fact, if it can't have changed, and defines it. 1: done, 0: not possible. */
static int mend(struct refine *r, const struct xb_hdr *rec, uint64_t owner, uint64_t addr,
		size_t max)
{
	struct {
		struct xb_def_text d;
		char text[XB_XPTI_VALUE + 8];
	} b;
	long n;
	int e;

	if (max > XB_XPTI_VALUE)
		max = XB_XPTI_VALUE;
	n = read_late(r, rec, owner, addr, b.d.text, max);
	if (n < 0)
		return 0;
	memset(&b.d, 0, sizeof(b.d));
	b.d.h.type = XB_DEF_TEXT;
	b.d.h.tgid = rec->tgid;
	b.d.h.tid = rec->tid;
	b.d.h.ts = rec->ts;
	b.d.addr = addr;
	b.d.size = (uint32_t)n + 1;
	b.d.h.len = (uint32_t)((sizeof(b.d) + b.d.size + 7) & ~7UL);
	e = r->fn(r->u, &b.d.h);
	return e < 0 ? e : 1;
}

static int mend_all(struct refine *r, const struct xb_hdr *rec, uint64_t owner,
		    const uint64_t *addrs, unsigned n, size_t max, uint64_t *mended)
{
	for (unsigned i = 0; i < n; i++) {
		int e = mend(r, rec, owner, addrs[i], max);

		if (e < 0)
			return e;
		*mended += (uint64_t)e;
	}
	return 0;
}

static int mend_call(struct refine *r, const struct xb_call *c)
{
	uint64_t addrs[CALL_WANTED_MAX];
	unsigned n = call_wanted(c, addrs, CALL_WANTED_MAX);

	return mend_all(r, &c->h, c->id, addrs, n, XB_OP_MAX, &r->mended);
}

static int mend_xpti(struct refine *r, const struct xb_xpti *x)
{
	uint64_t addrs[XPTI_WANTED_MAX];
	unsigned n = xpti_wanted(x, addrs, XPTI_WANTED_MAX);

	return mend_all(r, &x->h, x->h.ts, addrs, n, XB_XPTI_VALUE - 1, &r->mended_xpti);
}

int refine_files(struct refine *r, struct discover *d)
{
	return behind_new(d, &r->behind);
}

int refine_images(struct refine *r)
{
	return images_new(r->fn, r->u, &r->images);
}

int refine_opened(struct refine *r, const struct start_names *names)
{
	return opened_new(names, &r->opened);
}

static int take_opened(struct refine *r, const struct xb_hdr *rec)
{
	const struct opened_to to = { r->fn, r->u };
	int e = r->opened ? introduce(r, rec) : 0;

	return e < 0 || !r->opened ? e : opened_record(&to, rec);
}

static int take_image(struct refine *r, const struct xb_hdr *rec)
{
	int e = r->images ? introduce(r, rec) : 0;

	return e < 0 || !r->images ? e : images_record(r->images, r->behind, rec);
}

int refine_started(struct refine *r, pid_t pid)
{
	return behind_add_process(r->behind, pid);
}

static int code_of(void *u, uint32_t tgid, struct xb_code *code)
{
	const struct refine *r = u;

	return known_map_code(&r->known_map, tgid, code);
}

static int put_known(void *u, const struct xb_known_key *key, const struct xb_known *entry)
{
	const struct refine *r = u;

	return known_map_put(&r->known_map, key, entry);
}

static void remove_known(void *u, const struct xb_known_key *key)
{
	const struct refine *r = u;

	known_map_remove(&r->known_map, key);
}

static const struct known_ops known_ops = { code_of, put_known, remove_known };

int refine_stacks(struct refine *r, struct attacher *a)
{
	int e;

	if (r->sites)
		return 0;
	e = sites_new(r->reader, r->fn, r->u, &r->sites);
	if (e < 0 || !attacher_known(a, &r->known_map))
		return e;
	return sites_know(r->sites, &known_ops, r);
}

void refine_no_stacks(struct refine *r)
{
	if (r->sites)
		sites_forget(r->sites);
	r->sites = sites_free(r->sites);
}

static int take_stack(struct refine *r, const struct xb_hdr *rec)
{
	int e;

	if (!r->sites || rec->len < sizeof(struct xb_stack))
		return 0;
	e = introduce(r, rec);
	return e < 0 ? e : sites_stack(r->sites, (const struct xb_stack *)rec);
}

static int take_python(struct refine *r, const struct xb_hdr *rec)
{
	if (!r->sites)
		return 0;
	return rec->type == XB_PY_CODE ? sites_python_code(r->sites, (const void *)rec)
				       : sites_python_stack(r->sites, (const void *)rec);
}

int refine_record(struct refine *r, const struct xb_hdr *rec)
{
	const struct opened_to to = { r->fn, r->u };
	const struct xb_fork *f = (const void *)rec;
	int e = 0;

	switch (rec->type) {
	case XB_HEARD:
		return introduce(r, rec);
	case XB_COUNT:
		e = rec->tgid ? introduce(r, rec) : 0;
		break;
	case XB_FORK:
		e = introduce(r, rec);
		/* The child needs no definition, because its fork record is one. */
		if (e >= 0 && rec->len >= sizeof(*f) && f->child_tgid != rec->tgid)
			e = remember(r, f->child_tgid);
		break;
	case XB_CALL:
		e = introduce(r, rec);
		if (e >= 0 && (rec->flags & XB_F_FAULT))
			e = mend_call(r, (const void *)rec);
		if (e >= 0)
			e = kernel_names_record(r->names, rec);
		break;
	case XB_DEF_FUNC:
		e = kernel_names_record(r->names, rec);
		break;
	case XB_XPTI:
	case XB_XPTI_POINT:
		e = introduce(r, rec);
		if (e >= 0)
			e = mend_xpti(r, (const void *)rec);
		break;
	case XB_PY_CODE:
	case XB_PY_STACK:
		return take_python(r, rec);
	case XB_STACK:
		return take_stack(r, rec);
	case XB_CALL_SITE:
		e = introduce(r, rec);
		if (r->sites)
			sites_call_site(r->sites, (const void *)rec);
		break;
	case XB_IMAGE_SEEN:
	case XB_IMAGE_PAGE:
	case XB_IMAGE_SUMS:
		return take_image(r, rec);
	case XB_FILE_SEEN:
		return take_opened(r, rec);
	case XB_BEHIND:
		return r->behind ? behind_record(r->behind, (const void *)rec) : 0;
	case XB_EXEC:
		kernel_names_record(r->names, rec);
		if (r->sites)
			sites_drop(r->sites, rec->tgid);
		e = introduce(r, rec);
		if (e >= 0)
			e = r->fn(r->u, rec);
		if (e >= 0)
			e = tell_rank(r, rec->tgid, rec->ts);
		return e < 0 || !r->opened
			       ? e
			       : opened_start(r->opened, &to, (pid_t)rec->tgid, rec->ts);
	case XB_XPTI_STRING:
	case XB_XPTI_OBJECT:
	case XB_XPTI_STREAM:
	case XB_GPU_JOB:
	case XB_ENTER:
	case XB_REST:
		e = introduce(r, rec);
		break;
	case XB_EXIT:
		kernel_names_record(r->names, rec);
		e = r->fn(r->u, rec);
		if (rec->flags & XB_EXIT_GROUP) {
			forget(r, rec->tgid);
			if (r->images)
				images_process_over(r->images, rec->tgid);
			if (r->sites)
				sites_drop(r->sites, rec->tgid);
		}
		return e;
	default:
		break;
	}
	return e < 0 ? e : r->fn(r->u, rec);
}

void refine_counters(const struct refine *r, uint64_t counters[XB_C_MAX])
{
	uint64_t *u = &counters[XB_C_UNREADABLE], *v = &counters[XB_C_XPTI_UNREADABLE];
	struct sites_stats s;

	*u -= r->mended < *u ? r->mended : *u;
	*v -= r->mended_xpti < *v ? r->mended_xpti : *v;
	if (r->images)
		images_counters(r->images, counters);
	if (r->opened)
		opened_counters(r->opened, counters);
	if (r->sites) {
		sites_get_stats(r->sites, &s);
		counters[XB_C_STACK_LATE] += s.late;
		counters[XB_C_STACK_CUT] += s.cut;
		counters[XB_C_STACK_UNNAMED] += s.unnamed;
	}
}
