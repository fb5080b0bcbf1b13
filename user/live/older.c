// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * older.c - finds calls that are older than the trace.
 *
 * The kernel side does not know such a call, because its entry had no probe. But the call's frame is on the
 * stack. This therefore takes the registers of every thread that is in the kernel (attach/look.c) and a copy
 * of its stack, and runs the unwinder of --stacks on them as if a call had been made there. A return address
 * inside a function that would have a probe is a call of it. Where another tracer waits for a call's return, the stack
 * has the kernel's trampoline, and the kernel's own list has the return address.
 *
 * The thread may continue meanwhile, and then the copy is inconsistent. The stack pointer and the instruction
 * are therefore compared with /proc afterwards, and a thread that has moved is examined again, a few times. A
 * thread that is on a processor each time is running its own code, and can't be examined without
 * stopping it, which xptibpf does not do.
 *
 * A loader's function and the driver's function below it have one name and are one call: only the outer one
 * counts, as for traced calls.
 */
#include "live/older.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <uthash.h>

#include "attach/look.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/grow.h"
#include "base/read.h"
#include "base/search.h"
#include "catalog/catalog.h"
#include "peek/unwind.h"
#include "plan/file_plan.h"

#define STACK_MAX   (256u << 10) /* bytes of a stack that are copied */
#define THREADS_MAX 65536u
#define TRIES	    8
#define PAUSE_NS    2000000
#define SMAPS_MAX   (64u << 20)	 /* bytes of /proc/PID/smaps that are read for one answer */
#define REAL_MAX    (1u << 18)	 /* replaced return addresses of all threads */
#define FIRST_ID    (1ull << 52) /* of such calls; those of the kernel side begin at 0 */

struct number {
	uint32_t number;
	UT_hash_handle hh;
};

/* A function of a file that would have a probe. */
struct range {
	uint64_t start, end; /* virtual addresses */
	const struct cat_func *fn;
};

struct file {
	uint32_t id;	      /* of mapped_file */
	struct range *ranges; /* by start */
	size_t n, room;
	UT_hash_handle hh;
};

struct seen {
	struct xb_look look;
	size_t real; /* in older.real, look.nreal of them */
};

struct older {
	struct objects *objects;
	struct ring *ring;
	struct unwinder *unwinder;
	struct number *processes, *traced;
	struct file *files;
	struct seen *seen;
	size_t nseen;
	struct xb_slot *real;
	size_t nreal, room;
	uint64_t next_id;
	struct xb_stack *stack; /* with room for STACK_MAX bytes */
};

static void drop_numbers(struct number **all)
{
	struct number *n, *next;

	HASH_ITER(hh, *all, n, next) {
		HASH_DEL(*all, n);
		free(n);
	}
}

struct older *older_free(struct older *o)
{
	struct file *f, *next;

	if (!o)
		return NULL;
	drop_numbers(&o->processes);
	drop_numbers(&o->traced);
	HASH_ITER(hh, o->files, f, next) {
		HASH_DEL(o->files, f);
		free(f->ranges);
		free(f);
	}
	unwinder_free(o->unwinder);
	free(o->seen);
	free(o->real);
	free(o->stack);
	free(o);
	return NULL;
}

int older_new(struct objects *objects, struct reader *reader, struct ring *ring, struct older **ret)
{
	struct older *o = calloc(1, sizeof(*o));
	int r;

	if (!o)
		return -ENOMEM;
	o->objects = objects;
	o->ring = ring;
	o->next_id = FIRST_ID;
	r = unwinder_new(reader, &o->unwinder);
	o->stack = malloc(sizeof(*o->stack) + STACK_MAX + 8);
	if (r < 0 || !o->stack) {
		older_free(o);
		return r < 0 ? r : -ENOMEM;
	}
	*ret = o;
	return 0;
}

static struct number *number_find(struct number *all, uint32_t number)
{
	struct number *n;

	HASH_FIND(hh, all, &number, sizeof(number), n);
	return n;
}

static int number_add(struct number **all, uint32_t number)
{
	struct number *n;

	if (number_find(*all, number) || HASH_COUNT(*all) >= THREADS_MAX)
		return 0;
	n = calloc(1, sizeof(*n));
	if (!n)
		return -ENOMEM;
	n->number = number;
	HASH_ADD(hh, *all, number, sizeof(n->number), n);
	return 0;
}

int older_add_process(struct older *o, pid_t pid)
{
	return number_add(&o->processes, (uint32_t)pid);
}

int older_add_traced(struct older *o, pid_t tid)
{
	return number_add(&o->traced, (uint32_t)tid);
}

/* ---- functions of a file ----------------------------------------------------------------------- */

static int add_range(struct file *to, const struct file_plan *plan, const struct file_plan_func *f,
		     const struct cat_func *fn)
{
	if (GROW_ROOM(to->ranges, to->n, to->room, 64) < 0)
		return -ENOMEM;
	to->ranges[to->n++] =
		(struct range){ f->vaddr, f->vaddr + f->size, catalog_variant(fn, plan->release) };
	return 0;
}

static int by_start(const void *a, const void *b)
{
	const struct range *x = a, *y = b;

	return (x->start > y->start) - (x->start < y->start);
}

static int read_ranges(struct older *o, struct file *to, const struct mapped_file *place)
{
	const struct file_plan *plan;
	int r = objects_read(o->objects, place->fd, &plan);

	if (r < 0)
		return r;
	for (uint32_t i = 0; i < plan->nfuncs && r >= 0; i++) {
		const struct file_plan_func *f = &plan->funcs[i];
		const struct cat_func *fn = catalog_find_symbol(f->symbol);

		if (f->size && fn && objects_wants(o->objects, plan, fn))
			r = add_range(to, plan, f, fn);
	}
	return r;
}

static int file_get(struct older *o, const struct mapped_file *place, struct file **ret)
{
	struct file *f;
	int r;

	HASH_FIND(hh, o->files, &place->id, sizeof(place->id), f);
	if (!f) {
		f = calloc(1, sizeof(*f));
		if (!f)
			return -ENOMEM;
		f->id = place->id;
		HASH_ADD(hh, o->files, id, sizeof(f->id), f);
		r = read_ranges(o, f, place);
		if (r == -ENOMEM)
			return r;
		if (f->n)
			qsort(f->ranges, f->n, sizeof(*f->ranges), by_start);
	}
	*ret = f;
	return 0;
}

/* NULL: no function that would have a probe. */
static const struct cat_func *function_at(const struct file *f, uint64_t vaddr)
{
	const size_t low = SEARCH_UP_TO(f->ranges, f->n, start, vaddr);

	return low && vaddr < f->ranges[low - 1].end ? f->ranges[low - 1].fn : NULL;
}

/* ---- a thread's stack -------------------------------------------------------------------------- */

/*
 * The end of the mapping that contains addr, if reading it can't block: memory without a file that nobody serves
 * (userfaultfd). 0: there is none.
 */
static uint64_t stack_end(uint32_t tgid, uint64_t addr)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%u/smaps", tgid);
	_cleanup_free_ char *line = NULL;
	unsigned long start, end = 0, ino;
	size_t size = 0, total = 0;
	bool here = false;
	ssize_t len;

	while (f && total < SMAPS_MAX && (len = getline(&line, &size, f)) > 0) {
		total += (size_t)len;
		if (sscanf(line, "%lx-%lx %*s %*x %*x:%*x %lu", &start, &end, &ino) == 3) {
			if (start > addr)
				return 0;
			here = addr >= start && addr < end;
			if (here && ino)
				return 0;
			continue;
		}
		if (here && !strncmp(line, "VmFlags:", 8))
			return strstr(line, " um") || strstr(line, " ui") ? 0 : end;
	}
	return 0;
}

/* Whether the thread is still where it was: it has not run in between, or is in the same wait again. */
static bool is_still_there(const struct xb_look *l)
{
	unsigned long long sp = 0, pc = 0, n[7];
	char text[256];

	if (read_text(text, sizeof(text), "/proc/%u/task/%u/syscall", l->tgid, l->tid) <= 0)
		return false;
	/* "-1 SP PC": in the kernel, and not by a system call. */
	if (!strncmp(text, "-1 ", 3))
		return sscanf(text, "-1 %llx %llx", &sp, &pc) == 2 && sp == l->sp && pc == l->ip;
	return sscanf(text, "%llu %llx %llx %llx %llx %llx %llx %llx %llx", &n[0], &n[1], &n[2],
		      &n[3], &n[4], &n[5], &n[6], &sp, &pc) == 9 &&
	       sp == l->sp && pc == l->ip;
}

/* The innermost calls are first, so that an outdated entry finds that a later one was at its place. */
static void restore_returns(struct xb_stack *s, const struct xb_look *l, const struct xb_slot *real)
{
	unsigned i;

	for (i = 0; l->trampoline && i < l->nreal; i++) {
		uint64_t off = real[i].sp - s->sp;

		if (real[i].sp < s->sp || off > s->size || s->size - off < sizeof(uint64_t))
			continue;
		if (!memcmp(s->bytes + off, &l->trampoline, sizeof(uint64_t)))
			memcpy(s->bytes + off, &real[i].caller, sizeof(uint64_t));
	}
}

/* As if a call had just been made from where the thread is: 8 bytes below its stack pointer. */
static int copy_stack(struct older *o, const struct xb_look *l, const struct xb_slot *real)
{
	uint64_t end = stack_end(l->tgid, l->sp), want;
	_cleanup_close_ int fd = -1;
	struct xb_stack *s = o->stack;
	ssize_t n;

	if (!end)
		return -EFAULT;
	want = end - l->sp < STACK_MAX ? end - l->sp : STACK_MAX;
	fd = read_fd("/proc/%u/mem", l->tgid);
	if (fd < 0)
		return -errno;
	n = pread(fd, s->bytes + 8, want, (off_t)l->sp);
	if (n <= 0)
		return n < 0 ? -errno : -EFAULT;
	*s = (struct xb_stack){
		.h = { .type = XB_STACK, .tgid = l->tgid, .tid = l->tid, .ts = now_ns() },
		.ip = l->ip,
		.sp = l->sp - 8,
		.bp = l->bp,
		.bx = l->bx,
		.r12 = l->r12,
		.r13 = l->r13,
		.r14 = l->r14,
		.r15 = l->r15,
		.nreal = 1,
		.size = (uint32_t)n + 8,
	};
	s->real[0].sp = l->sp - 8;
	s->real[0].caller = l->ip;
	memset(s->bytes, 0, 8);
	s->h.len = (uint32_t)(sizeof(*s) + s->size);
	restore_returns(s, l, real);
	return is_still_there(l) ? 0 : -EAGAIN;
}

/* ---- calls on it ------------------------------------------------------------------------------- */

struct found {
	const struct cat_func *fn;
	uint32_t file;
};

static int push_call(struct older *o, const struct xb_look *l, const struct found *f,
		     unsigned depth, uint64_t parent, uint64_t started)
{
	uint64_t now = now_ns();
	int slot = objects_slot(o->objects, f->fn);
	struct xb_call c = {
		.h = { .len = sizeof(c),
		       .type = XB_CALL,
		       .flags = XB_F_UNFINISHED | XB_F_IN_FLIGHT | XB_F_OLDER,
		       .tgid = l->tgid,
		       .tid = l->tid,
		       .ts = now },
		.dur = now > started ? now - started : 0,
		.id = o->next_id++,
		.parent = parent,
		.depth = (uint8_t)depth,
	};

	if (slot < 0)
		return slot;
	c.func = (uint16_t)slot;
	return ring_push(o->ring, &c.h);
}

static bool is_lower_layer(const struct found *found, unsigned n, const struct found *f)
{
	unsigned i;

	/* found has the inner ones first. */
	for (i = 0; i < n; i++) {
		if (found[i].file != f->file && !strcmp(found[i].fn->name, f->fn->name))
			return true;
	}
	return false;
}

static int push_all(struct older *o, const struct xb_look *l, const struct found *found, unsigned n,
		    uint64_t started, struct older_stats *ret)
{
	unsigned depth = 0, i;
	uint64_t parent = 0;
	int r;

	for (i = n; i-- > 0 && depth < XB_MAX_DEPTH;) {
		if (is_lower_layer(found + i + 1, n - i - 1, &found[i]))
			continue;
		r = push_call(o, l, &found[i], depth++, parent, started);
		if (r < 0)
			return r;
		parent = o->next_id - 1;
		ret->calls++;
	}
	return 0;
}

/* Of a thread that is in no traced call; or running, so that this is not known. */
static int push_where(struct older *o, const struct xb_look *l, bool running)
{
	union {
		struct xb_where w;
		char bytes[sizeof(struct xb_where) + 64];
	} u = { .w.h = { .len = sizeof(u),
			 .type = XB_WHERE,
			 .flags = running ? XB_WHERE_RUNNING : 0,
			 .tgid = l->tgid,
			 .tid = l->tid,
			 .ts = now_ns() } };
	_cleanup_close_ int fd = -1;
	char name[64];

	snprintf(name, sizeof(name), "/proc/%u/task/%u/wchan", l->tgid, l->tid);
	fd = running ? -1 : open(name, O_RDONLY | O_CLOEXEC);
	/* "0": it is not known. */
	if (fd >= 0 && (read(fd, u.w.text, 63) <= 0 || u.w.text[0] == '0'))
		memset(u.w.text, 0, 64);
	return ring_push(o->ring, &u.w.h);
}

static int walk(struct older *o, const struct xb_look *l, uint64_t started, struct older_stats *ret)
{
	struct unwind_place places[UNWIND_FRAMES_MAX];
	struct found found[UNWIND_FRAMES_MAX];
	enum xb_site_end end;
	unsigned n, i, nfound = 0;
	struct file *f;
	int r;

	r = unwinder_unwind(o->unwinder, o->stack, places, &n, &end);
	if (r < 0)
		return r;
	for (i = 0; i < n; i++) {
		if (!places[i].file)
			continue;
		r = file_get(o, places[i].file, &f);
		if (r < 0)
			return r;
		found[nfound] = (struct found){ function_at(f, places[i].vaddr - !places[i].exact),
						places[i].file->id };
		nfound += found[nfound].fn != NULL;
	}
	ret->cut += end != XB_SITE_WHOLE;
	return nfound ? push_all(o, l, found, nfound, started, ret) : push_where(o, l, false);
}

/* ---- all threads ------------------------------------------------------------------------------- */

static int on_look(void *u, const struct xb_look *l, const struct xb_slot *real)
{
	struct older *o = u;
	struct seen s = { *l, o->nreal };

	if (!number_find(o->processes, l->tgid) || number_find(o->traced, l->tid))
		return 0;
	if (o->nseen >= THREADS_MAX)
		return 0;
	/* Without them, its walk ends at the first trampoline, which is counted. */
	if (l->nreal > REAL_MAX - o->nreal)
		s.look.nreal = 0;
	if (GROW_ROOM(o->real, o->nreal + s.look.nreal, o->room, XB_MAX_REAL) < 0)
		return -ENOMEM;
	memcpy(o->real + o->nreal, real, s.look.nreal * sizeof(*real));
	o->nreal += s.look.nreal;
	return GROW_APPEND(o->seen, o->nseen, s);
}

/* 1: it is on the move, and worth another look. */
static int look_at(struct older *o, const struct seen *s, uint64_t started, struct older_stats *ret)
{
	const struct xb_look *l = &s->look;
	int r;

	if (l->running)
		return 1;
	r = copy_stack(o, l, o->real + s->real);
	if (r == -EAGAIN)
		return 1;
	/* Known from now on: another look is for the others. */
	if (r >= 0) {
		ret->threads++;
		r = walk(o, l, started, ret);
		if (r < 0)
			return r;
	} else {
		ret->unread++;
	}
	return older_add_traced(o, (pid_t)l->tid);
}

int older_look(struct older *o, uint64_t started, struct older_stats *ret)
{
	struct older_stats stats = { 0 };
	unsigned try;
	size_t i;
	int r;

	for (try = 0; try < TRIES; try++) {
		if (try)
			nanosleep(&(struct timespec){ .tv_nsec = PAUSE_NS }, NULL);
		o->nseen = o->nreal = 0;
		stats.running = 0;
		r = look_threads(on_look, o);
		if (r < 0)
			return r;
		for (i = 0; i < o->nseen; i++) {
			r = look_at(o, &o->seen[i], started, &stats);
			if (r < 0)
				return r;
			stats.running += (unsigned)r;
		}
		if (!stats.running)
			break;
	}
	for (i = 0, r = 0; r >= 0 && i < o->nseen; i++) {
		if (!number_find(o->traced, o->seen[i].look.tid))
			r = push_where(o, &o->seen[i].look, true);
	}
	if (r < 0)
		return r;
	*ret = stats;
	return 0;
}
