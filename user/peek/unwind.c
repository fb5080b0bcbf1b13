// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind.c - walks the stack of another process, in a copy of it.
 *
 * One step of the walk finds the mapping of an address, its file, the row of the file's unwind table
 * (elf/cfi.c), and by this row the registers of the caller. The first two are kept for each process, the
 * third for each file and address, so a step that was made before costs a search among the mappings and one
 * hash look-up; a program calls from few places, again and again.
 *
 * Nothing except the copy is read from the process's memory, so the result belongs to the moment of the call.
 * The mappings may be stale: they are read after the call, and a library may have been unloaded and
 * another one loaded at its addresses in between. They are read again after some time, and if an address is in
 * no mapping.
 *
 * The process controls the stack, the files and their tables, and the number of its mappings. Every step of the
 * walk goes up the stack, the walk ends with the copy, and it has at most UNWIND_FRAMES_MAX steps. What all files,
 * mappings and tables take together is bounded in memory (mapped.c) and time (base/allowance.h).
 */
#include "peek/unwind.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"

#define FILES_MAX     512
#define PROCESSES_MAX 256
#define MAPS_MAX      32768	    /* executable mappings of a process */
#define MAPS_ALL_MAX  (1U << 17)    /* of all processes */
#define SAVED_NS      2000000000LL  /* of the time for reading */
#define RENEW_NS      1000000000ULL /* mappings older than that are read again */
#define MISSED_NS     100000000ULL  /* the same, when an address was in none of them */

struct process {
	uint32_t tgid;
	struct mapped_list maps;
	uint64_t read_at; /* ns */
	bool gone;	  /* when they were read last, there were none any more */
	UT_hash_handle hh;
};

struct unwinder {
	struct process *processes; /* the one used last is last */
	size_t nmaps;		   /* of all of them */
	struct mapped_files *files;
	struct allowance time; /* for reading mappings and tables */
};

/* ---- processes ----------------------------------------------------------------------------------- */

static void process_drop(struct unwinder *u, struct process *p)
{
	HASH_DEL(u->processes, p);
	u->nmaps -= p->maps.n;
	mapped_list_clear(&p->maps);
	free(p);
}

void unwinder_drop(struct unwinder *u, uint32_t tgid)
{
	struct process *p;

	HASH_FIND_INT(u->processes, &tgid, p);
	if (p)
		process_drop(u, p);
}

/* Replaces what is known, unless the process has ended (-ESRCH) or there is no time (-EAGAIN). */
static int read_maps(struct unwinder *u, struct process *p)
{
	int r;

	u->nmaps -= p->maps.n;
	r = mapped_list_read(&p->maps, u->files, (pid_t)p->tgid);
	u->nmaps += p->maps.n;
	if (r == -EAGAIN)
		return r;
	p->read_at = now_ns();
	if (r < 0)
		p->gone = r == -ESRCH;
	/* It is the last one itself. */
	while (u->nmaps > MAPS_ALL_MAX && u->processes != p)
		process_drop(u, u->processes);
	return r;
}

static int get_process(struct unwinder *u, uint32_t tgid, uint64_t ts, struct process **ret)
{
	struct process *p;
	int r = 0;

	HASH_FIND_INT(u->processes, &tgid, p);
	if (p) {
		/* To the end of the line. */
		HASH_DEL(u->processes, p);
	} else {
		if (HASH_COUNT(u->processes) >= PROCESSES_MAX)
			process_drop(u, u->processes);
		p = calloc(1, sizeof(*p));
		if (!p)
			return -ENOMEM;
		p->tgid = tgid;
		p->maps = (struct mapped_list){ .code_only = true, .max = MAPS_MAX };
	}
	HASH_ADD_INT(u->processes, tgid, p);
	if (!p->read_at || ts > p->read_at + RENEW_NS)
		r = read_maps(u, p);
	if (r < 0 && r != -ESRCH && r != -EAGAIN)
		return r;
	*ret = p;
	return p->maps.n ? 0 : r < 0 ? r : -ESRCH;
}

static const struct mapped *map_at(struct unwinder *u, struct process *p, uint64_t addr)
{
	const struct mapped *m = mapped_list_find(&p->maps, addr);

	if (m || p->gone || now_ns() < p->read_at + MISSED_NS)
		return m;
	return read_maps(u, p) < 0 ? NULL : mapped_list_find(&p->maps, addr);
}

/* ---- walking ------------------------------------------------------------------------------------- */

struct walk {
	const struct xb_stack *rec;
	struct cfi_regs regs;
};

static int read_stack(void *userdata, uint64_t addr, uint64_t *ret)
{
	const struct walk *w = userdata;
	uint64_t off = addr - w->rec->sp;

	for (unsigned i = 0; i < w->rec->nreal; i++) {
		if (w->rec->real[i].sp != addr)
			continue;
		*ret = w->rec->real[i].caller;
		return 0;
	}
	if (addr < w->rec->sp || off > w->rec->size || w->rec->size - off < sizeof(*ret))
		return -ENODATA;
	memcpy(ret, w->rec->bytes + off, sizeof(*ret));
	return 0;
}

/* At its entry a function has pushed nothing yet. */
static int begin(struct walk *w)
{
	const struct xb_stack *s = w->rec;
	uint64_t *v = w->regs.v;

	v[CFI_BX] = s->bx;
	v[CFI_BP] = s->bp;
	v[CFI_R12] = s->r12;
	v[CFI_R12 + 1] = s->r13;
	v[CFI_R12 + 2] = s->r14;
	v[CFI_R15] = s->r15;
	v[CFI_SP] = s->sp + 8;
	w->regs.known = CFI_KEPT;
	return read_stack(w, s->sp, &v[CFI_IP]);
}

static void describe(struct unwinder *u, struct process *p, struct unwind_place *place)
{
	/* A call may be a function's last instruction, so that its return address belongs to the next function. */
	uint64_t at = place->address - !place->exact, vaddr;
	const struct mapped *m = map_at(u, p, at);

	place->file = NULL;
	place->vaddr = place->address;
	if (!mapped_vaddr(m, at, &vaddr))
		return;
	place->file = m->file;
	place->vaddr = vaddr + !place->exact;
}

/* One step up. XB_SITE_ENDS: go on. */
static enum xb_site_end step(struct unwinder *u, const struct process *p, struct walk *w,
			     const struct unwind_place *place, bool *ret_exact)
{
	uint64_t sp = w->regs.v[CFI_SP];
	enum xb_site_end beyond = w->rec->h.flags & XB_STACK_CUT ? XB_SITE_UNREAD : XB_SITE_BYTES;
	const struct cfi_row *row;
	int r;

	if (!place->file) /* A process that has ended has no mappings to read. */
		return p->gone ? XB_SITE_GONE : XB_SITE_NO_TABLE;
	r = mapped_row(u->files, place->file, place->vaddr - !place->exact, NULL, &row);
	if (r < 0)
		return r == -EAGAIN   ? XB_SITE_TIME
		       : r == -ENOENT ? XB_SITE_NO_TABLE
				      : XB_SITE_BAD_TABLE;
	r = cfi_step(row, &w->regs, read_stack, w);
	if (r == 0 || (r > 0 && !w->regs.v[CFI_IP]))
		return XB_SITE_WHOLE;
	if (r == -ENODATA)
		return beyond;
	if (r < 0)
		return XB_SITE_BAD_TABLE;
	/* It leaves a signal handler with a separate stack. */
	if (w->regs.v[CFI_SP] <= sp)
		return row->signal ? beyond : XB_SITE_BAD_TABLE;
	*ret_exact = row->signal;
	return XB_SITE_ENDS;
}

static bool is_sound(const struct xb_stack *rec)
{
	return rec->h.len >= sizeof(*rec) && rec->size <= rec->h.len - sizeof(*rec) &&
	       rec->nreal <= XB_MAX_DEPTH;
}

int unwinder_unwind(struct unwinder *u, const struct xb_stack *rec, struct unwind_place *ret,
		    unsigned *ret_n, enum xb_site_end *ret_end)
{
	struct walk w = { .rec = rec };
	enum xb_site_end end = XB_SITE_ENDS;
	struct process *p;
	unsigned n = 0;
	bool exact = false;
	int r;

	if (!is_sound(rec))
		return -EBADMSG;
	/* Make room now and not later, because the places of a walk refer to files. */
	mapped_files_make_room(u->files);
	r = get_process(u, rec->h.tgid, rec->h.ts, &p);
	if (r == -ESRCH || r == -EAGAIN) {
		*ret_n = 0;
		*ret_end = r == -ESRCH ? XB_SITE_GONE : XB_SITE_TIME;
		return 0;
	}
	if (r < 0)
		return r;
	if (begin(&w) < 0)
		end = XB_SITE_UNREAD;
	while (end == XB_SITE_ENDS) {
		struct unwind_place *place = &ret[n];

		place->address = w.regs.v[CFI_IP];
		place->sp = w.regs.v[CFI_SP];
		place->exact = exact;
		describe(u, p, place);
		n++;
		end = step(u, p, &w, place, &exact);
		if (end == XB_SITE_ENDS && n == UNWIND_FRAMES_MAX)
			end = XB_SITE_FRAMES;
	}
	*ret_n = n;
	*ret_end = end;
	return 0;
}

int unwinder_new(struct unwinder **ret)
{
	struct unwinder *u = calloc(1, sizeof(*u));
	int r;

	if (!u)
		return -ENOMEM;
	r = mapped_files_new(FILES_MAX, NULL, &u->files);
	if (r < 0) {
		free(u);
		return r;
	}
	u->time = allowance_new(SAVED_NS);
	mapped_files_limit(u->files, &u->time);
	*ret = u;
	return 0;
}

struct unwinder *unwinder_free(struct unwinder *u)
{
	struct process *p, *np;

	if (!u)
		return NULL;
	HASH_ITER(hh, u->processes, p, np) {
		process_drop(u, p);
	}
	mapped_files_free(u->files);
	free(u);
	return NULL;
}
