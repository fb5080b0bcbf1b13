// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf.h - the public C API of libxptibpf: the tracer as an object.
 *
 * Life: xptibpf_new(), any number of xptibpf_add_output(), xptibpf_run(), xptibpf_free(). One thread
 * uses an object at a time; only xptibpf_stop() may be called from anywhere, signal handlers too. The
 * library writes nothing but its outputs and never exits: what a person should know comes as text
 * through the warn callback and xptibpf_error().
 *
 * Functions return 0 or a negative errno, and leave ret_ outputs alone when they fail.
 */
#ifndef XPTIBPF_H
#define XPTIBPF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct xptibpf;

enum xptibpf_link {
	XPTIBPF_LINK_AUTO,    /* the best that this kernel has */
	XPTIBPF_LINK_SESSION, /* 6.13: filtered processes pay no return */
	XPTIBPF_LINK_MULTI,   /* 6.6 */
	XPTIBPF_LINK_PERF,    /* one link a probe: slow to remove */
};

struct xptibpf_opts {
	/* Who: processes by number, threads by number, or every process that has one of these names,
	 * of these users, in these cgroups (paths below the v2 root or absolute). None: everyone. */
	const pid_t *pids;
	size_t npids;
	const pid_t *tids;
	size_t ntids;
	const char *const *comms;
	size_t ncomms;
	const uid_t *uids;
	size_t nuids;
	const char *const *cgroups;
	size_t ncgroups;
	bool follow; /* the children of what is traced, too */

	/* A program to start and trace from its first call, NULL-terminated; NULL: none. Always
	 * followed. */
	char *const *argv;
	bool xpti; /* give it the subscriber that makes its XPTI speak */
	const char *beacon; /* that subscriber's path; NULL: beside the program or where it was installed */

	const char *select; /* as -e has it; NULL: everything but the cheap getters */
	uint64_t duration_ns; /* 0: until stopped, or until nothing is left to trace */
	uint64_t min_dur_ns;  /* calls shorter than this are not reported */
	unsigned str_max;     /* bytes of a string that are read; 0: 256 */

	uint32_t ring_size; /* bytes, a power of two; 0: 16 MiB */
	enum xptibpf_link link;
	bool entry_only; /* no return probes: no durations and results, no trace in the stack */

	/* A line for the person at the terminal: what, why, what to do. May be NULL. */
	void (*warn)(void *u, const char *line);
	void *u;
};

struct xptibpf_output {
	const char *format; /* "text", "json", "summary" */
	int fd;		    /* written to, not closed */
	bool colour;
	unsigned str_max;   /* bytes of a string that are shown; 0: all that was read */
};

/* Totals, for the exit status and for people. */
struct xptibpf_stats {
	uint64_t calls, xpti_events;
	uint64_t lost;	     /* calls and events that were not seen, over all causes */
	uint64_t incomplete; /* values that could not be read, or were cut, in what was seen */
	unsigned objects, probes, failed;  /* files with probes, probes placed, probes refused */
	size_t rss_max;
};

/*
 * Checks the options and, with argv, prepares the program (it waits before its exec). Call it early:
 * before threads are made. -EINVAL: select or a limit is wrong; -ESRCH: a pid does not exist; -EPERM,
 * -ENOTSUP: this machine can't (xptibpf_error() says what and what to do).
 */
int xptibpf_new(const struct xptibpf_opts *opts, struct xptibpf **ret);
struct xptibpf *xptibpf_free(struct xptibpf *x);
int xptibpf_add_output(struct xptibpf *x, const struct xptibpf_output *o);

/*
 * Traces until xptibpf_stop(), the end of the duration, or the end of the last process that was asked
 * for. Outputs are complete afterwards. Fails with the errno of the first output that can't be
 * written (-ENOSPC, -EPIPE, ...), or of exec when the program can't be started.
 */
int xptibpf_run(struct xptibpf *x);
/* Ends xptibpf_run() within a second. Async-signal-safe. */
void xptibpf_stop(struct xptibpf *x);

/* The started program's wait status, -EAGAIN while it runs, -ENOENT without one. */
int xptibpf_exit_status(struct xptibpf *x, int *ret_status);
void xptibpf_get_stats(const struct xptibpf *x, struct xptibpf_stats *ret);
/* One line about the last failure of this object, or of xptibpf_new() when x is NULL. Never NULL. */
const char *xptibpf_error(const struct xptibpf *x);

#ifdef __cplusplus
}
#endif

#endif
