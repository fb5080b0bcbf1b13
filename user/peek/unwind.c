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
#define CHANGES_MAX   16	    /* in MISSED_NS, that make them be read again at once */
#define WORDS_MAX     (XB_KNOWN_WORDS * XB_KNOWN_STEPS)

struct process {
	uint32_t tgid;
	struct mapped_list maps;
	uint64_t read_at; /* ns */
	uint64_t changes_since;
	unsigned changes; /* since then, that made them be read again */
	bool gone;	  /* when they were read last, there were none any more */
	UT_hash_handle hh;
};

struct unwinder {
	struct process *processes; /* the one used last is last */
	size_t nmaps;		   /* of all of them */
	struct mapped_files *files;
	struct allowance time; /* for reading mappings and tables */
	const struct known *known;
	/* What the last walk depended on, if exact. */
	struct xb_word words[WORDS_MAX];
	unsigned nwords;
	struct known_code code;
	bool exact;
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

/* A program that makes code all the time would otherwise use up the time that others need. */
static bool may_change(struct process *p, uint64_t now)
{
	if (now > p->changes_since + MISSED_NS) {
		p->changes_since = now;
		p->changes = 0;
	}
	return p->changes++ < CHANGES_MAX;
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
	struct unwinder *u;
};

/* Notes what the walk depends on. */
static void on_used(void *userdata, uint64_t from, uint64_t value, bool absolute)
{
	static const uint8_t regs[CFI_REGS] = {
		[CFI_BX] = XB_WORD_BX,	     [CFI_BP] = XB_WORD_BP,	  [CFI_R12] = XB_WORD_R12,
		[CFI_R12 + 1] = XB_WORD_R13, [CFI_R12 + 2] = XB_WORD_R14, [CFI_R15] = XB_WORD_R15,
	};
	const struct walk *w = userdata;
	struct unwinder *u = w->u;
	struct xb_word *word = &u->words[u->nwords];

	if (!from || u->nwords == WORDS_MAX) {
		u->exact = false;
		return;
	}
	u->nwords++;
	*word = (struct xb_word){ .value = value };
	if (from <= CFI_FROM_REG(CFI_REGS - 1)) {
		word->at = regs[from - CFI_FROM_REG(0)];
		word->how = XB_WORD_REG;
	} else {
		/* The walk has read it, so it is in the copy. */
		word->at = (uint32_t)(from - w->rec->sp);
	}
	if (!absolute) {
		word->how |= XB_WORD_SP;
		word->value -= w->rec->sp;
	}
}

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
	int r;

	v[CFI_BX] = s->bx;
	v[CFI_BP] = s->bp;
	v[CFI_R12] = s->r12;
	v[CFI_R12 + 1] = s->r13;
	v[CFI_R12 + 2] = s->r14;
	v[CFI_R15] = s->r15;
	v[CFI_SP] = s->sp + 8;
	w->regs.known = CFI_KEPT;
	w->regs.used = on_used;
	for (unsigned i = 0; i < CFI_REGS; i++)
		w->regs.from[i] = CFI_FROM_REG(i);
	r = read_stack(w, s->sp, &v[CFI_IP]);
	if (r >= 0)
		on_used(w, s->sp, v[CFI_IP], true);
	return r;
}

/* Returns whether there was no time for it. */
static bool describe(struct unwinder *u, struct process *p, struct unwind_place *place)
{
	/* A call may be a function's last instruction, so that its return address belongs to the next function. */
	uint64_t at = place->address - !place->exact, vaddr;
	const struct mapped *m = map_at(u, p, at);

	int r = mapped_vaddr(u->files, m, at, &vaddr);

	place->file = NULL;
	place->vaddr = place->address;
	if (r < 0)
		return r == -EAGAIN;
	place->file = m->file;
	place->vaddr = vaddr + !place->exact;
	return false;
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
	       rec->nreal <= XB_MAX_REAL;
}

/* Walks the stack with the mappings that are known. */
static void walk(struct unwinder *u, struct process *p, const struct xb_stack *rec,
		 struct unwind_place *ret, unsigned *ret_n, enum xb_site_end *ret_end)
{
	struct walk w = { .rec = rec, .u = u };
	enum xb_site_end end = XB_SITE_ENDS;
	unsigned n = 0;
	bool exact = false, late;

	u->nwords = 0;
	u->exact = true;
	if (begin(&w) < 0)
		end = XB_SITE_UNREAD;
	while (end == XB_SITE_ENDS) {
		struct unwind_place *place = &ret[n];

		place->address = w.regs.v[CFI_IP];
		place->sp = w.regs.v[CFI_SP];
		place->exact = exact;
		late = describe(u, p, place);
		n++;
		end = late ? XB_SITE_TIME : step(u, p, &w, place, &exact);
		if (end == XB_SITE_ENDS && n == UNWIND_FRAMES_MAX)
			end = XB_SITE_FRAMES;
	}
	/* Another end may have other reasons than the words. */
	u->exact &= end == XB_SITE_WHOLE ||
		    (end == XB_SITE_BYTES && !(rec->h.flags & XB_STACK_CUT));
	*ret_n = n;
	*ret_end = end;
}

/* ---- which code it was --------------------------------------------------------------------------- */

static bool is_same_code(const struct xb_code *a, const struct xb_code *b)
{
	return a->ino == b->ino && a->base == b->base && a->dev == b->dev && a->gen == b->gen;
}

/* The mappings that the walk passed, and addresses in them. False: there are too many. */
static bool find_code(struct unwinder *u, struct process *p, const struct unwind_place *places,
		      unsigned n, struct mapped *maps[static XB_KNOWN_CODE])
{
	struct known_code *code = &u->code;
	struct mapped *last = NULL;

	*code = (struct known_code){ .tgid = p->tgid };
	for (unsigned i = 0; i < n; i++) {
		uint64_t at = places[i].address - !places[i].exact;
		struct mapped *m = (struct mapped *)mapped_list_find(&p->maps, at);
		unsigned k = 0;

		if (!m || m == last)
			continue;
		last = m;
		while (k < code->n && maps[k] != m)
			k++;
		if (k < code->n)
			continue;
		if (k == XB_KNOWN_CODE)
			return false;
		maps[k] = m;
		code->code[k].addr = at;
		code->n++;
	}
	return true;
}

/* Learns which code the kernel has there. The mappings are still there meanwhile, so it is theirs. */
static bool learn_code(struct unwinder *u, struct process *p, struct mapped *const *maps)
{
	struct known_code after = u->code;

	if (!mapped_still((pid_t)p->tgid, (const struct mapped *const *)maps, u->code.n) ||
	    known_code(u->known, &after) < 0)
		return false;
	for (unsigned i = 0; i < u->code.n; i++) {
		if (!is_same_code(&after.code[i], &u->code.code[i]))
			return false;
		maps[i]->code = after.code[i];
	}
	return true;
}

/*
 * Whether the code of the walk is still where it was when the mappings were read; then it is in u->code. 0: that can't
 * be found out; -ESTALE: no, there is other code.
 */
static int check_code(struct unwinder *u, struct process *p, const struct unwind_place *places,
		      unsigned n)
{
	struct mapped *maps[XB_KNOWN_CODE];
	bool known = true;
	unsigned ncode;

	if (!u->known || !find_code(u, p, places, n, maps))
		return 0;
	ncode = u->code.n;
	if (known_code(u->known, &u->code) < 0)
		return 0;
	for (unsigned i = 0; i < ncode; i++) {
		const struct xb_code *was = &maps[i]->code;

		known &= was->ino != 0;
		if (was->ino && !is_same_code(was, &u->code.code[i]))
			return -ESTALE;
	}
	return known || learn_code(u, p, maps);
}

int unwinder_unwind(struct unwinder *u, const struct xb_stack *rec, struct unwind_place *ret,
		    unsigned *ret_n, enum xb_site_end *ret_end)
{
	struct process *p;
	int r;

	u->exact = false;
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
	walk(u, p, rec, ret, ret_n, ret_end);
	r = check_code(u, p, ret, *ret_n);
	if (r == -ESTALE && may_change(p, now_ns()) && read_maps(u, p) >= 0) {
		walk(u, p, rec, ret, ret_n, ret_end);
		r = check_code(u, p, ret, *ret_n);
	}
	u->exact &= r > 0;
	return 0;
}

bool unwinder_depends(const struct unwinder *u, struct known_stack *ret)
{
	if (!u->exact)
		return false;
	*ret = (struct known_stack){ .words = u->words, .n = u->nwords, .code = u->code };
	return true;
}

void unwinder_set_known(struct unwinder *u, const struct known *known)
{
	u->known = known;
}

int unwinder_new(struct reader *reader, struct unwinder **ret)
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
	if (reader)
		mapped_files_read_by(u->files, reader);
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
