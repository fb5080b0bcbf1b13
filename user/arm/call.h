// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call.h - stops a thread, makes it call functions of its process, and returns it unchanged.
 *
 * One thread of xptibpf does all of this for a borrowed thread; if it ends in any way, the borrowed thread is free
 * (call.c).
 */
#ifndef XB_ARM_CALL_H
#define XB_ARM_CALL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/user.h>

#include "arm/image.h"

/*
 * The kernel continues an interrupted call that has a timeout as restart_syscall(), and no longer knows which call it
 * was. This remembers it for the calls that were interrupted here.
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
	uint64_t since; /* ns: when it was stopped */
	/* Its state when it was stopped, except that a call that returned EINTR because of the stop is made again. */
	struct user_regs_struct regs;
	bool again;	 /* that is so */
	long nr;	 /* of the call that it is in; negative: none, or not known */
	uint64_t mask;	 /* of signals */
	uint8_t *xstate; /* FP and vector registers, in the format of ptrace() */
	size_t xsize;
	int64_t errno_value;
	uint64_t frame; /* the frame for its way back, on its own stack */
	bool filtered;	/* has seccomp filters: calls can't be skipped unseen */
	int signal;	/* it is about to take, when it is released */
};

/*
 * Attaches and stops. 0; -ESRCH: it has ended; -EPERM: it may not be traced; -EBUSY: it is stopped by others;
 * -ETIMEDOUT: it does not stop in time, and only the end of the calling thread detaches from it. If the process execs,
 * this may wait longer; the calling thread, whose cancellation is switched off, can be cancelled then.
 */
int call_stop(pid_t tid, int mem, const struct image_calls *calls, struct sleepers *known,
	      uint64_t until, struct borrowed *ret);
/* Detaches, with nothing changed. */
int call_leave(struct borrowed *b);

/*
 * Whether it may be borrowed, according to its registers. -EBUSY: *ret_why says why not (a constant). filtered must be
 * set.
 */
int call_is_possible(const struct borrowed *b, const struct image *im, const char **ret_why);
/* Keeps what is needed to restore it, and writes the way back below its stack. */
int call_prepare(struct borrowed *b);
/* Writes another way back that ends at top (downwards). */
int call_write_frame(struct borrowed *b, uint64_t top, uint64_t *ret_frame);

/*
 * Sends it to a function, with its stack at frame, which has its way back. Call it for the first time, or when the
 * thread is at the end of a call.
 */
int call_send(struct borrowed *b, uint64_t function, const uint64_t args[6], uint64_t frame);

/* If it is before the rt_sigreturn of frame: makes this lead to a function, on its own stack. */
int call_redirect(struct borrowed *b, uint64_t frame, uint64_t function, const uint64_t args[6]);

struct call_seen {
	long nr; /* of the last one that began */
	bool entry;
	int64_t result; /* at its end */
};
/* Lets it run to its next system call's begin or end. -ETIMEDOUT: it is still on its way. */
int call_next(struct borrowed *b, uint64_t until, struct call_seen *ret);
/* Whether it is before the rt_sigreturn of that frame. */
bool call_returns(const struct borrowed *b, uint64_t frame);

/* Restores it, from the end of a call, or from before rt_sigreturn. */
int call_restore(struct borrowed *b, uint64_t until);
/* Detaches from a thread that was restored. */
int call_release(struct borrowed *b);
void call_free(struct borrowed *b);

#endif
