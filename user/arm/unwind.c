// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind.c - looks through a stopped thread's stack for functions that it must not be in (image.c says which).
 *
 * The answer is yes only if all of the stack is understood, from the instruction up to the thread's start in the C
 * library, or the program's. A frame without unwind table (generated code, hand-written), in no file, of a signal
 * handler, or a stack that is not the thread's own (fibres) means no. So does a function of the C library that has no
 * name and was called from outside of it by the looks of the stack: a function with a name was there and jumped, it
 * might be malloc().
 *
 * Walks of deep stacks are bounded, and read by pieces: a thread waits meanwhile.
 */
#include "arm/unwind.h"

#include <errno.h>
#include <string.h>
#include <sys/user.h>
#include <unistd.h>

#define FRAMES_MAX 512
#define PIECE	   16384

struct walk {
	struct image *im;
	int mem;
	bool waiting;
	struct cfi_regs regs;
	const struct mapped *maps[FRAMES_MAX]; /* of code, each once */
	unsigned nmaps;
	bool outside;  /* a frame of the program's or its libraries' was seen */
	bool nameless; /* the frames since then have no name */
	const char *why;
	uint64_t at; /* of piece */
	size_t have;
	uint8_t piece[PIECE];
};

static int read_stack(void *u, uint64_t addr, uint64_t *ret)
{
	struct walk *w = u;
	ssize_t n;

	if (addr < w->at || addr - w->at > w->have || w->have - (addr - w->at) < sizeof(*ret)) {
		n = pread(w->mem, w->piece, sizeof(w->piece), (off_t)addr);
		if (n < (ssize_t)sizeof(*ret)) {
			w->have = 0;
			return -ENODATA;
		}
		w->at = addr;
		w->have = (size_t)n;
	}
	memcpy(ret, w->piece + (addr - w->at), sizeof(*ret));
	return 0;
}

static int no(struct walk *w, const char *why)
{
	w->why = why;
	return -EBUSY;
}

static void note_map(struct walk *w, const struct mapped *m)
{
	for (unsigned i = 0; i < w->nmaps; i++)
		if (w->maps[i] == m)
			return;
	w->maps[w->nmaps++] = m;
}

static int look_at_libc(struct walk *w, enum image_function what)
{
	switch (what) {
	case IMAGE_UNNAMED:
		w->nameless = true;
		return 0;
	case IMAGE_WAITING:
		if (!w->waiting || w->outside)
			return no(w, "it makes or ends threads or processes");
		break;
	case IMAGE_FORBIDDEN:
		return no(w, "it is in the allocator, or makes or ends threads or processes");
	case IMAGE_HARMLESS:
		break;
	}
	w->nameless = false;
	return 0;
}

static int look_at(struct walk *w, const struct image_place *p)
{
	enum image_function what;
	int r;

	if (!p->file)
		return no(w, "it runs code that is in no file");
	if (p->map->vdso)
		return 0;
	if (p->kind == IMAGE_LINKER)
		return no(w, "it is in the dynamic linker");
	if (p->kind == IMAGE_ALLOCATOR)
		return no(w, "it is in the allocator");
	r = image_function(w->im, p, &what);
	if (r)
		return r;
	if (p->kind == IMAGE_LIBC)
		return look_at_libc(w, what);
	if (w->nameless)
		return no(w, "it is in a function of the C library that has no name");
	w->outside = true;
	if (what == IMAGE_FORBIDDEN || (p->own_malloc && what == IMAGE_UNNAMED))
		return no(w, "it is in the allocator");
	return 0;
}

/* Where threads begin: in the C library, or the program's _start. */
static int look_at_end(struct walk *w, const struct image_place *p)
{
	if (p->kind != IMAGE_LIBC && !p->program)
		return no(w, "its stack does not begin where those of threads do");
	if (!w->outside)
		return no(w, "it begins or ends");
	return image_holds(w->im, w->maps, w->nmaps) ? 0 : -EAGAIN;
}

static void begin(struct walk *w, const struct user_regs_struct *regs)
{
	uint64_t *v = w->regs.v;

	v[CFI_BX] = regs->rbx;
	v[CFI_BP] = regs->rbp;
	v[CFI_R12] = regs->r12;
	v[CFI_R12 + 1] = regs->r13;
	v[CFI_R12 + 2] = regs->r14;
	v[CFI_R15] = regs->r15;
	v[CFI_SP] = regs->rsp;
	v[CFI_IP] = regs->rip;
	w->regs.known = CFI_KEPT;
}

/* 1: a step up; 0: that was all. */
static int step(struct walk *w, bool first)
{
	const struct cfi_row *row;
	struct image_place p;
	uint64_t sp = w->regs.v[CFI_SP];
	int r;

	/* A call may be a function's last instruction: what follows is another's. */
	image_place(w->im, w->regs.v[CFI_IP] - !first, &p);
	r = look_at(w, &p);
	if (r)
		return r;
	note_map(w, p.map);
	r = image_row(w->im, &p, &row);
	if (r == -ENOMEM || r == -EAGAIN)
		return r;
	if (r < 0)
		return no(w, "it runs code without an unwind table");
	if (row->signal)
		return no(w, "it is in a signal handler");
	r = cfi_step(row, &w->regs, read_stack, w);
	if (r == 0 || (r > 0 && !w->regs.v[CFI_IP]))
		return look_at_end(w, &p);
	if (r < 0)
		return no(w, "its stack can't be followed");
	if (w->regs.v[CFI_SP] <= sp)
		return no(w, "its stack can't be followed");
	return 1;
}

int unwind_is_safe(struct image *im, int mem, const struct user_regs_struct *regs, bool waiting,
		   const char **ret_why)
{
	struct walk w = { .im = im, .mem = mem, .waiting = waiting };
	int r = 1;

	begin(&w, regs);
	for (unsigned n = 0; r == 1; n++)
		r = n < FRAMES_MAX ? step(&w, n == 0) : no(&w, "its stack is too deep");
	if (r == -EBUSY)
		*ret_why = w.why;
	return r;
}
