// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hold.h - starts a program so that none of its calls is lost: every executable mapping that it or its
 * children make is held until the probes are in place.
 *
 * This uses seccomp user notification. The listener belongs to a guardian, a small separate process that
 * continues to let mappings through when the tracer has ended, and that ends with the last traced process.
 * If a listener exists already (EBUSY), fanotify is used on a mount namespace of the child. SIGSTOP is never
 * used. The program, its parent and its threads notice nothing, and its exit status is unchanged.
 */
#ifndef XB_DISCOVER_HOLD_H
#define XB_DISCOVER_HOLD_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct hold;

/* Who the program is to be. */
struct hold_user {
	uid_t uid;
	gid_t gid;
	gid_t *groups;
	int ngroups;
};

struct hold_ops {
	/* pid maps this file executable, and waits until this returns. fd is valid during the call. */
	void (*mapping)(void *u, pid_t pid, int fd);
	/*
	 * pid is at its start: its program and interpreter are mapped, no code of the program has run.
	 * Once a program, children included; with seccomp at its set_tid_address(), when the loader has
	 * mapped its libraries; with fanotify at the loader's first open (static programs: never, but
	 * mapping() had their file).
	 */
	void (*started)(void *u, pid_t pid);
	const int *stdio; /* the program's descriptors 0, 1 and 2; NULL: those of the caller */
	const struct hold_user *user; /* NULL: who the caller is; only read by hold_new() */
};

/*
 * Forks a child that waits, prepared, before its exec. argv is as for execvp; envp NULL: that of the caller.
 * hold_release() reports -ENOENT and the like. Because it forks, it must be called before much memory or many
 * descriptors are allocated, and before any thread is started.
 */
int hold_new(char *const argv[], char *const envp[], const struct hold_ops *ops, void *u,
	     struct hold **ret);
pid_t hold_pid(const struct hold *h);
/* Lets the child exec. Returns 0, or exec's own -errno (the child is reaped then). */
int hold_release(struct hold *h);
int hold_fd(const struct hold *h); /* poll for input, then hold_dispatch() */
int hold_dispatch(struct hold *h);
/*
 * Whether the caller does something else than wait for hold_fd(), as it does from hold_new() on. Meanwhile mappings are
 * held longer, because it will come to them. h may be NULL.
 */
void hold_at_work(struct hold *h, bool at_work);
/* Program's end: 0 and the wait status once it exited, -EAGAIN while it runs. */
int hold_reap(struct hold *h, int *ret_status);
const char *hold_method(const struct hold *h); /* "seccomp", "fanotify" or "none" */
/* False: nothing can hold it here, so the program runs on while its libraries are looked at. */
bool hold_works(const struct hold *h);
uint64_t
hold_missed(const struct hold *h); /* mappings that had to be released without being seen */
struct hold_stats {
	uint64_t held, missed; /* system calls */
	uint64_t held_ns;      /* total time for which they waited */
};
void hold_get_stats(const struct hold *h, struct hold_stats *ret);
/* Leaves the guardian in charge if the program still runs. */
struct hold *hold_free(struct hold *h);

#endif
