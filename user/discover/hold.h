// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hold.h - starts a program so that not one of its calls is lost: every executable mapping that it or
 * its children make is held until the probes are in place.
 *
 * The way is seccomp user notification; the listener belongs to a guardian, a small process of its
 * own that goes on letting mappings through when the tracer is gone, and ends with the last traced
 * process. Where a listener exists already (EBUSY), fanotify on a mount namespace of the child's.
 * Never a SIGSTOP. The program, its parent and its threads can't tell, its exit status is its own.
 */
#ifndef XB_DISCOVER_HOLD_H
#define XB_DISCOVER_HOLD_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct hold;

struct hold_ops {
	/* pid maps this file (executable), and waits until we return. fd is valid during the call. */
	void (*mapping)(void *u, pid_t pid, int fd);
	/*
	 * pid is at its start: its program and interpreter are mapped, no code of the program has run.
	 * Once a program, children included; with seccomp at its set_tid_address(), when the loader has
	 * mapped its libraries; with fanotify at the loader's first open (static programs: never, but
	 * mapping() had their file).
	 */
	void (*started)(void *u, pid_t pid);
	const int *stdio; /* what the program has as 0, 1 and 2, instead of ours; NULL: ours */
};

/*
 * Forks a child that waits, prepared, before its exec. argv as for execvp; envp NULL: ours.
 * -ENOENT and the like are told by hold_release(). Must be called before big memory or many
 * descriptors are taken (it forks), and before any thread is made.
 */
int hold_new(char *const argv[], char *const envp[], const struct hold_ops *ops, void *u,
	     struct hold **ret);
pid_t hold_pid(const struct hold *h);
/* Lets the child exec. Returns 0, or exec's own -errno (the child is reaped then). */
int hold_release(struct hold *h);
int hold_fd(const struct hold *h); /* poll for input, then hold_dispatch() */
int hold_dispatch(struct hold *h);
/* Program's end: 0 and the wait status once it exited, -EAGAIN while it runs. */
int hold_reap(struct hold *h, int *ret_status);
const char *hold_method(const struct hold *h); /* "seccomp", "fanotify" or "none" */
uint64_t hold_missed(const struct hold *h);    /* mappings that had to be let go unseen */
struct hold_stats {
	uint64_t held, missed; /* system calls */
	uint64_t held_ns;      /* sum of the times that they waited */
};
void hold_get_stats(const struct hold *h, struct hold_stats *ret);
/* Leaves the guardian in charge if the program still runs. */
struct hold *hold_free(struct hold *h);

#endif
