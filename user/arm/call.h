// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call.h - stops a thread, has it call functions of its process, and gives it back as it was.
 *
 * All of one borrowing is done by one thread of ours; that it ends, however, sets the other free (call.c).
 */
#ifndef XB_ARM_CALL_H
#define XB_ARM_CALL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/user.h>

#include "arm/image.h"

/*
 * The kernel goes on with an interrupted call with a timeout as restart_syscall(), and no longer knows which one it
 * was. We do, of those that we interrupted.
 */
struct sleeper {
	pid_t tid;
	long nr;
	struct user_regs_struct regs;
};
#define SLEEPERS 64
struct sleepers {
	struct sleeper of[SLEEPERS];
	unsigned next;
};

struct borrowed {
	pid_t tid;
	int mem; /* /proc/PID/mem; not owned */
	const struct image_calls *calls;
	uint64_t since; /* it stands still, ns */
	/* How it was found, but that a call that returned EINTR because of us is made again. */
	struct user_regs_struct regs;
	bool again;	 /* that is so */
	long nr;	 /* of the call that it is in; negative: none, or not known which */
	uint64_t mask;	 /* of signals */
	uint8_t *xstate; /* FP and vector registers, as ptrace() has them */
	size_t xsize;
	int64_t errno_value;
	uint64_t frame; /* the way back, on its own stack */
	bool filtered;	/* has seccomp filters: calls can't be skipped unseen */
	int signal;	/* it is about to take, when it is released */
};

/*
 * Attaches and stops. 0; -ESRCH: it has ended; -EPERM: it may not be traced; -EBUSY: it is stopped by
 * others; -ETIMEDOUT: it doesn't stop in time, and nothing but our own thread's end detaches from it.
 * May wait longer where the process execs: the calling thread, whose cancelling is switched off, can be cancelled then.
 */
int call_stop(pid_t tid, int mem, const struct image_calls *calls, struct sleepers *known,
	      uint64_t until, struct borrowed *ret);
/* Detaches, with nothing changed. */
int call_leave(struct borrowed *b);

/*
 * May it be sent somewhere, as far as its registers tell? -EBUSY: *ret_why says why not (a constant).
 * filtered must be set.
 */
int call_is_possible(const struct borrowed *b, const struct image *im, const char **ret_why);
/* Keeps what is needed to restore it, and writes the way back below its stack. */
int call_prepare(struct borrowed *b);
/* Writes another way back that ends at top (downwards). */
int call_write_frame(struct borrowed *b, uint64_t top, uint64_t *ret_frame);

/*
 * Sends it to a function, with its stack at frame, where it finds its way back. At the first time, or when it
 * stands at a call's end.
 */
int call_send(struct borrowed *b, uint64_t function, const uint64_t args[6], uint64_t frame);

/* Where it stands before the rt_sigreturn of frame: have that lead to a function, on its own stack. */
int call_redirect(struct borrowed *b, uint64_t frame, uint64_t function, const uint64_t args[6]);

struct call_seen {
	long nr; /* of the last one that began */
	bool entry;
	int64_t result; /* at its end */
};
/* Lets it run to its next system call's begin or end. -ETIMEDOUT: it is still on its way. */
int call_next(struct borrowed *b, uint64_t until, struct call_seen *ret);
/* Does it stand before the rt_sigreturn of that frame? */
bool call_returns(const struct borrowed *b, uint64_t frame);

/* As it was, from a call's end, or before rt_sigreturn. */
int call_restore(struct borrowed *b, uint64_t until);
/* Detaches from a thread that was restored. */
int call_release(struct borrowed *b);
void call_free(struct borrowed *b);

#endif
