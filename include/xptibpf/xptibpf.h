// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf.h - the public C API of libxptibpf: the tracer as an object.
 *
 * Life: xptibpf_new(), any number of xptibpf_add_output(), xptibpf_run(), xptibpf_free(). One thread
 * uses an object at a time; only xptibpf_stop() and xptibpf_dump() may be called from anywhere, signal handlers
 * included.
 *
 * Functions return 0 or a negative errno, and leave ret_ outputs alone when they fail.
 *
 * A struct that a program fills in begins with its size, which the program sets:
 *
 *	struct xptibpf_opts opts = { .size = sizeof(opts), .select = "ur" };
 *
 * Everything that is not set has to be zero. So a program works with a later release of the library, which may know
 * more members. With an earlier one it gets -E2BIG if it has set a member that is not known there, and -EINVAL if it
 * has set no size.
 *
 * The library keeps to itself. It writes nothing except its outputs and never exits: what a person should know comes as
 * text through the warn callback and xptibpf_error(). An output whose reader has gone away fails with -EPIPE: SIGPIPE
 * is blocked in the calling thread during each write, so that its disposition stays the program's. The library's own
 * threads have all signals blocked. libbpf, which writes to standard error unless it is told not to, is kept silent in
 * threads that are inside this library, callbacks included, and works as before in all others: the first call sets
 * libbpf's print function (libbpf_set_print()) to one that hands on what it hears in other threads to the function that
 * was set before. A program that sets another one after that hears what libbpf says to this library, too.
 */
#ifndef XPTIBPF_H
#define XPTIBPF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "xptibpf/arming.h"
#include "xptibpf/view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is declared here is what the library shows; it is compiled with everything else hidden. */
#pragma GCC visibility push(default)

struct xptibpf;

/* The library's release, "0.2.0", followed by the commit in parentheses if it was built from a checkout. */
const char *xptibpf_version(void);

/* How much of a value can be asked for: see struct xptibpf_opts. */
#define XPTIBPF_STRING_MAX   1024 /* bytes; of arrays too, which are that long at most */
#define XPTIBPF_ELEMENTS_MAX 256
#define XPTIBPF_CHAIN_MAX    16

enum xptibpf_link {
	XPTIBPF_LINK_AUTO,    /* the best that this kernel has */
	XPTIBPF_LINK_SESSION, /* 6.13: filtered processes pay no return */
	XPTIBPF_LINK_MULTI,   /* 6.6 */
	XPTIBPF_LINK_PERF,    /* one link a probe: slow to remove */
};

struct xptibpf_opts {
	size_t size;
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

	/* A recording, or a stream of the format "raw", "-" for standard input, instead of anybody: what it
	 * has is shown as it would have been then. Of the rest only select matters. No privileges
	 * are needed. NULL: none. */
	const char *input;
	/* Of input only what happened from then on, and before that: calls that ran then, and events. A time is an
	 * offset from where it begins ("2.5s", "500ms"), a local time of day ("18:09:54.5", of the day on which it
	 * begins, or of the next one if that is more than half a day before), or both: "2026-11-22 18:09:54". NULL: no
	 * limit. */
	const char *from, *to;

	/* A program to start and trace from its first call, NULL-terminated; NULL: none. Always
	 * followed. */
	char *const *argv;
	/* What it has as descriptors 0, 1 and 2; borrowed until xptibpf_new() returns. NULL: ours. */
	const int *program_stdio;
	bool xpti; /* give it the subscriber that makes its XPTI speak */
	const char *
		beacon; /* that subscriber's path; NULL: beside the program or where it was installed */

	/*
	 * Arm these processes (pids, or those of tids) while they are traced, as xptibpf_arm() does; -EINVAL with
	 * other targets. xptibpf_new() fails if none of them can be, xptibpf_run() if none was.
	 */
	bool arm;
	unsigned arm_timeout_ms; /* for each; 0: 2000 */
	/*
	 * Called for each of them, and at the end, by the thread of xptibpf_new() or xptibpf_run(); a failure that makes
	 * one of these fail is told by their error alone. May be NULL.
	 */
	void (*armed)(void *armed_u, const struct xptibpf_armed *a);
	void *armed_u;

	const char *select;   /* as -e has it; NULL: everything but the cheap getters */
	uint64_t duration_ns; /* 0: until stopped, or until nothing is left to trace */
	uint64_t min_dur_ns;  /* calls shorter than this are not reported */
	bool errors_only; /* of the calls that return, only those that failed; not with entry_only */
	bool all_layers; /* a loader's call and its driver's: both, instead of the outer one alone */
	/* What is longer is cut, and marked. 0: the default; more than can be is -EINVAL. */
	unsigned str_max;   /* bytes of a string that are read: 256, at most XPTIBPF_STRING_MAX */
	unsigned arr_max;   /* elements of an array: 32, at most XPTIBPF_ELEMENTS_MAX */
	unsigned chain_max; /* structures of a pNext chain: 8, at most XPTIBPF_CHAIN_MAX */

	/* Calls of which the stack is taken, too: as --stacks has it; "" the default choice, NULL none. */
	const char *stacks;
	uint32_t stack_bytes; /* of a stack; 0: 16384, at most 49152 */
	uint32_t stack_limit; /* stacks a second, over all threads; 0: 4000, UINT32_MAX: no limit */

	/*
	 * Calls are counted where they happen instead of told one by one, which costs a fraction: by "function",
	 * "process" or "thread". "kernel": launches are told, and what names
	 * kernels, and nothing else is traced. NULL: all is told. -EINVAL with what needs each call (stacks,
	 * min_dur_ns, errors_only, xpti).
	 */
	const char *count_by;
	uint64_t interval_ns; /* with count_by: tell what was counted as often; 0: at the end */

	uint32_t ring_size; /* bytes, a power of two; 0: 16 MiB, with count_by 1 MiB */
	/* At the end look on the stacks of threads for calls that began before the trace, too. */
	bool in_flight;
	enum xptibpf_link link;
	bool entry_only; /* no return probes: no durations and results, no trace in the stack */

	/* A line for the person at the terminal: what, why, what to do. May be NULL. */
	void (*warn)(void *u, const char *line);
	/* A line for whoever looks for a mistake in this library: what libbpf says of the calls made through it. May be NULL. */
	void (*debug)(void *u, const char *line);
	void *u; /* given to both */
};

struct xptibpf_output {
	size_t size;
	const char *by; /* what is grouped by; NULL: the format's own way */
	unsigned view;	/* an or of enum xptibpf_view */
	const char *
		format; /* a name that xptibpf_format() gives: "text", "json", "raw" (binary; see input) */
	int fd;		/* written to, not closed */
	uint64_t interval_ns; /* stat: what happened in each interval of that length, too; 0: not */
	const char *
		path; /* instead of fd, -1 then: formats that make files of their own (a database) */
	bool colour;
	unsigned str_max; /* bytes of a string that are shown; 0: all that was read */
	const char *
		host; /* the machine that it was traced on; NULL: as the recording says, or this one */
	bool force; /* formats that make files of their own: write over those that are there */
	enum xptibpf_sort sort;
};

/*
 * A recording: the stream as a file that any of the commands reads (input). It is usable up to its last
 * whole block whatever happens; docs/wire-format.md says what is in it.
 */
struct xptibpf_recording {
	size_t size;
	const char *path; /* "-": standard output; what is there and no regular file is written to */
	bool force;	  /* write over a file that is there */
	const char *writer; /* what wrote it, for its header: "xptibpf 1.0" */
	/* A new file when one has so many bytes, or so many ns have passed; 0: never. They are named as path,
	 * but "-0001" and so on before ".xbt". keep: the last so many of them, 0: all. */
	uint64_t rotate_bytes, rotate_ns;
	unsigned keep;
	/* Not 0: only so many ns are kept, in memory (256 MiB at most), and written when xptibpf_dump() is
	 * called, or trigger holds; without a trigger also at the end. The first file is path, then "-0002"
	 * and so on. */
	uint64_t ring_ns;
	/* Words with commas between: "errors", "dur>10ms", "exit" (of a process), names of functions as
	 * patterns; NULL: none. After it held it waits for ring_ns. */
	const char *trigger;
	/* Called about twice a second, by the thread of xptibpf_run(); may be NULL. */
	void (*progress)(void *u, uint64_t ns);
	void *u;
};

struct xptibpf_recording_stats {
	uint64_t records;		   /* that came */
	uint64_t bytes;			   /* on disk; with ring_ns: in memory */
	uint64_t written;		   /* bytes on disk */
	uint64_t dropped;		   /* records that came and could not be written */
	uint64_t calls, xpti_events, lost; /* by now */
	unsigned files;			   /* that were begun */
	const char *path;		   /* of the last of them; "" */
};

/* Totals, for the exit status and for people. */
struct xptibpf_stats {
	uint64_t calls, xpti_events;
	uint64_t lost;	     /* calls and events that were not seen, over all causes */
	uint64_t incomplete; /* values that could not be read, or were cut, in what was seen */
	unsigned objects, probes, failed; /* files with probes, probes placed, probes refused */
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
/* The i-th format that outputs have; NULL after the last. It lives as long as the library. */
const struct xptibpf_format *xptibpf_format(size_t i);
/* The words for xptibpf_output.by, up to a NULL, the format's own way first. NULL: it has no groups, or is none. */
const char *const *xptibpf_groups(const char *format);
/* The i-th word that xptibpf_opts.stacks takes beside what select takes; NULL behind the last. */
const char *xptibpf_stacks_word(size_t i);

/*
 * Adds a recording, once. Options and strings are borrowed until xptibpf_free(). -EEXIST: there is a file
 * and force is not given; -EINVAL: trigger; other errors are those of open().
 */
int xptibpf_add_recording(struct xptibpf *x, const struct xptibpf_recording *o);
/* With ring_ns: has what is kept written. Async-signal-safe. */
void xptibpf_dump(struct xptibpf *x);
/* Of the thread that runs x, or afterwards. */
void xptibpf_get_recording_stats(struct xptibpf *x, struct xptibpf_recording_stats *ret);

/*
 * Traces until xptibpf_stop(), the end of the duration, or the end of the last process that was asked
 * for. Outputs are complete afterwards. Fails with the errno of the first output that can't be
 * written (-ENOSPC, -EPIPE, ...), or of exec when the program can't be started.
 */
int xptibpf_run(struct xptibpf *x);
/* Ends xptibpf_run() within a second. Async-signal-safe. */
void xptibpf_stop(struct xptibpf *x);

/* How two runs are compared, each of which had an output of format "measure" (fd -1, which writes nothing; by as of "stat") and is over. */
struct xptibpf_diff {
	size_t size;
	const char *a, *b; /* what to call them */
	double threshold;  /* percent, 0 or more: less is no difference */
	bool json;	   /* one object a line, all rows; else for people */
	bool all;	   /* for people: all rows that differ */
	unsigned view;	   /* an or of enum xptibpf_view */
};
/* Writes what differs between the two to fd. -EINVAL: they have nothing that was measured, or not by the same. */
int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd);

/* Recordings that become one, of several processes, machines or ranks; files of one recording are one. */
#define XPTIBPF_MERGE_MAX 1024
struct xptibpf_merge {
	size_t size;
	const char *const *files; /* regular ones: each is read twice */
	size_t n;		  /* at most XPTIBPF_MERGE_MAX */
	const char *path;	  /* of the recording that is made; "-": standard output */
	bool force;		  /* write over a file that is there */
	const char *writer;	  /* what wrote it, for its header */
	void (*warn)(void *u, const char *line); /* may be NULL */
	void *u;
};
struct xptibpf_merge_stats {
	unsigned recordings, machines;
	unsigned damaged; /* recordings that were cut off, or lack something */
	uint64_t records;
};
/*
 * -EINVAL: one is given twice, is no regular file, or does not tell the time; -EPROTO, -EPROTONOSUPPORT: it is no recording, or of
 * another version; -EEXIST; -errno. xptibpf_error(NULL) says which.
 */
int xptibpf_merge(const struct xptibpf_merge *o, struct xptibpf_merge_stats *ret);

/* The started program's wait status, -EAGAIN while it runs, -ENOENT without one. */
int xptibpf_exit_status(struct xptibpf *x, int *ret_status);
void xptibpf_get_stats(const struct xptibpf *x, struct xptibpf_stats *ret);
/* One line about the last failure of this object, or of xptibpf_new() when x is NULL. Never NULL. */
const char *xptibpf_error(const struct xptibpf *x);

/* ---- what is known by now ------------------------------------------------------------------------ */

/* Of a process, or one of its functions. new_...: since the snapshot before, or the beginning. */
struct xptibpf_calls {
	uint64_t calls; /* that have ended, in whatever way */
	uint64_t errors;
	uint64_t unfinished; /* that never returned */
	uint64_t timed, ns;  /* those that returned, and their time, with what they called */
	uint64_t p99;	     /* ns, at most 3.125 % off; 0 if timed is */
	uint64_t new_calls, new_errors, new_timed, new_ns, new_p99;
};

/* Memory that is the program's own, by kind. */
enum xptibpf_memory {
	XPTIBPF_DEVICE_MEMORY,
	XPTIBPF_HOST_MEMORY,
	XPTIBPF_SHARED_MEMORY,
	XPTIBPF_OTHER_MEMORY, /* buffers, images, physical memory, and what isn't known */
	XPTIBPF_MEMORY_KINDS,
};

/* Numbers of processes are of one run: pid, start and exec count, so a pid may have several. */
struct xptibpf_process_now {
	uint32_t id; /* 0: all for which there was no room any more, together */
	pid_t pid;
	uint32_t exec_count;
	char comm[16]; /* as the process names itself: not escaped */
	bool ended;
	bool lossy; /* records were lost while it ran: calls and time in them may be missing */
	struct xptibpf_calls calls;
	uint32_t threads;		     /* that made calls and have not ended */
	uint32_t waiting;		     /* of those: that are inside a call that waits */
	uint64_t wait_ns, new_wait_ns;	     /* of all its threads, inside calls that wait */
	uint64_t live[XPTIBPF_MEMORY_KINDS]; /* bytes, by now */
	uint64_t live_count;
};

struct xptibpf_function_now {
	uint32_t process;
	const char *name, *api; /* api: NULL if not known */
	struct xptibpf_calls calls;
};

/* A thread that made calls. Times are in its outermost calls, by what was done there. */
struct xptibpf_thread_now {
	uint32_t process;
	pid_t tid;     /* 0: threads that have ended, together */
	char name[24]; /* "main_1", cut */
	bool ended;
	uint64_t calls;
	uint64_t submit_ns, wait_ns, other_ns, new_wait_ns;
	const char *in; /* function that it is in, the innermost; NULL: in none, or it isn't known */
	const char *waits_for; /* NULL: it doesn't wait */
	uint64_t since_ns;     /* how long in the outermost call, or the wait */
};

/* Allocations alike that live. */
struct xptibpf_allocations_now {
	uint32_t process;
	const char *kind, *device, *site; /* the last two NULL if not known; not escaped */
	bool counts;			  /* it is in xptibpf_process_now.live */
	uint64_t bytes, count, unsized;	  /* unsized: of unknown size */
};

/* Waits by one function for the same, that have ended. */
struct xptibpf_wait_now {
	uint32_t process;
	const char *function, *api,
		*what; /* what: kernels as the compiler named them, not escaped */
	uint64_t waits, failed, ns, max_ns;
	uint64_t new_waits, new_ns;
};

struct xptibpf_loss_now {
	const char *where, *text; /* a word, and a sentence without its end */
	uint64_t count;
};

/* The arrays are valid during the callback; strings that they point to, until xptibpf_free(). */
struct xptibpf_snapshot {
	uint64_t ts;	     /* CLOCK_MONOTONIC, ns; of the recording, with input */
	uint64_t ns, new_ns; /* since the trace began; since the snapshot before */
	bool last;	     /* the trace has ended */
	const struct xptibpf_process_now *processes;
	size_t nprocesses;
	const struct xptibpf_function_now *functions;
	size_t nfunctions;
	const struct xptibpf_thread_now *threads;
	size_t nthreads;
	const struct xptibpf_allocations_now *allocations;
	size_t nallocations;
	const struct xptibpf_wait_now *waits;
	size_t nwaits;
	const struct xptibpf_loss_now *losses; /* those that there were */
	size_t nlosses;
	uint64_t xpti_events, new_xpti_events;
	uint64_t lost; /* calls and events that were not seen, over all causes */
};

struct xptibpf_watch {
	size_t size;
	uint64_t interval_ns;
	/* In the thread of xptibpf_run(): what it takes, events wait. Not 0: the run ends with that. */
	int (*snapshot)(void *u, const struct xptibpf_snapshot *s);
	void *u;
};

/*
 * Has snapshots taken, at each interval and at the end; once, before xptibpf_run(). Calls that have begun and
 * not returned count as waits for as long as they have lasted by then.
 */
int xptibpf_set_watch(struct xptibpf *x, const struct xptibpf_watch *w);

/* ---- what this machine allows -------------------------------------------------------------------- */

enum xptibpf_state {
	XPTIBPF_OK,
	XPTIBPF_INFO,	 /* neither good nor bad */
	XPTIBPF_LIMITED, /* tracing works, with less: the advice tells what and how to have it */
	XPTIBPF_MISSING, /* tracing can't work without */
	XPTIBPF_UNKNOWN, /* could not be told, with these privileges */
};

/* Strings live during the callback; what comes from other processes is not escaped. */
struct xptibpf_check {
	const char
		*group; /* "privileges", "kernel", "probes", "discovery", "settings", "processes" */
	const char *name; /* one word or a few, always the same for one check */
	enum xptibpf_state state;
	const char *detail; /* what was found; "" at least */
	const char *advice; /* what to do about it, NULL when nothing needs to be done */
};

/* Functions of one API group in one library. */
struct xptibpf_api_count {
	const char *api;    /* as -e names it */
	unsigned functions; /* that the catalog knows and the library has */
	unsigned stepped; /* of those: probes that the kernel can't emulate and so cost some 10 us a hit */
	unsigned refused; /* of those: no probe is possible */
};

struct xptibpf_library {
	const char *path;    /* as its process sees it */
	const char *release; /* "2026.2.0", "" if the file doesn't tell */
	const struct xptibpf_api_count *apis;
	size_t napis;
	bool xpti; /* a libxptifw whose events can be read */
	bool libsycl;
	bool stripped;	  /* has no symbol table: only what it exports is found */
	unsigned unknown; /* functions that look like its APIs' and that the catalog does not know */
	const char *unknown_names; /* of the first of them; "" for none */
};

/* A variable of Level Zero's tools that a process was started with. */
struct xptibpf_variable {
	const char *name, *value;
	bool on;	    /* false: set, but to what switches it off */
	const char *effect; /* what it changes, a line */
};

enum xptibpf_xpti {
	XPTIBPF_XPTI_NONE,    /* no libxptifw is mapped: no XPTI events can come */
	XPTIBPF_XPTI_SILENT,  /* one is, but the process was started without a subscriber */
	XPTIBPF_XPTI_ARMED,   /* a subscriber makes it speak */
	XPTIBPF_XPTI_UNKNOWN, /* its environment can't be read */
	XPTIBPF_XPTI_QUIET,   /* armed, by the beacon, which waits for a tracer */
};

struct xptibpf_process {
	pid_t pid;
	const char *comm;
	enum xptibpf_xpti xpti;
	bool armed; /* while it ran: xptibpf_arm() */
	const char *
		subscribed; /* what another subscriber than the beacon listens to; NULL: there is none */
	const char *remark;  /* what will not be seen and why; NULL: nothing to say */
	bool environ_unread; /* what it was started with can't be read: variables are not known */
	const struct xptibpf_variable *variables;
	size_t nvariables;
	const struct xptibpf_library *libraries; /* none for a pid that was asked for and has none */
	size_t nlibraries;
};

struct xptibpf_doctor_opts {
	size_t size;
	const pid_t *pids; /* only these; none: all processes that map a library of ours */
	size_t npids;
	/* Called for each finding. Either may be NULL. */
	void (*check)(void *u, const struct xptibpf_check *c);
	void (*process)(void *u, const struct xptibpf_process *p);
	void *u;
};

/*
 * Tries what tracing needs, each thing by doing it, and looks at processes; leaves nothing behind and
 * takes below a second, more with very many processes. Works without privileges: what can't be told
 * then is XPTIBPF_UNKNOWN. *ret_works: no check was MISSING. -ESRCH: a pid of pids does not exist;
 * nothing was called then.
 */
int xptibpf_doctor(const struct xptibpf_doctor_opts *opts, bool *ret_works);

/* ---- arming processes that run -------------------------------------------------------------------- */

/*
 * XPTI is silent in a program that was started without a subscriber. Arming makes it speak: a thread of ours is
 * started in the process, which loads the framework and the beacon and switches XPTI on where the program's
 * libsycl asks for it. No environment variable and no code of the program's is changed; disarming switches it
 * off again. Both libraries stay mapped, and do nothing then. docs/xpti.md tells more.
 */

/* Strings live during the callback; name and path come from the process, and are not escaped. */
struct xptibpf_arm_process {
	pid_t pid;
	const char *comm;
	enum xptibpf_arming state;
	bool speaks;	     /* of PREPARED and ARMED: a tracer is there by now */
	const char *release; /* of its libsycl; "": not told */
	const char *path;    /* of its libsycl; NULL: it has none */
	const char *why;     /* of CANNOT, and what else there is to say; NULL */
};

/*
 * Calls each for these processes, or, none given, for all that have a libsycl, until it returns anything else than
 * 0, which is returned. Changes nothing in them. -ESRCH: one does not exist, -EACCES: one may not be looked at;
 * xptibpf_error(NULL) says which.
 */
int xptibpf_arm_list(const pid_t *pids, size_t npids,
		     int (*each)(void *u, const struct xptibpf_arm_process *p), void *u);

struct xptibpf_arm_opts {
	size_t size;
	const char *beacon;  /* its path; NULL: beside the program, or where it was installed */
	unsigned timeout_ms; /* until all is undone that could not be brought to an end; 0: 2000 */
};
#define XPTIBPF_ARM_TIMEOUT_MAX 60000

/*
 * Arms a process, until xptibpf_disarm(), its end, or its next exec. opts may be NULL. On failure it is as before,
 * and xptibpf_error(NULL) says why: -ESRCH there is none, or it has ended meanwhile; -EPERM it is not ours to
 * change; -EBUSY it is stopped or traced; -ENOENT it has no libsycl, or no framework beside it, or there is no beacon;
 * -EOPNOTSUPP that kind of process, or release, can't be armed; -EACCES its seccomp filter forbids it; -ETIMEDOUT
 * no moment was found, or it did not come to an end; -EIO its dynamic linker refuses the libraries; -EINVAL a limit.
 */
int xptibpf_arm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret);
/* -ENOENT: it is not armed; -ETIMEDOUT: the beacon did not answer (once a second it looks): the process is stopped, or very busy. */
int xptibpf_disarm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret);

/* ---- what is known of APIs ------------------------------------------------------------------------ */

struct xptibpf_argument {
	const char *name, *type; /* as in the header */
	const char *unit;	 /* that the header gives numbers: "ns", "bytes"; NULL: none */
	bool in, out, optional;
};

/* One signature of one function. Strings live for ever unless said otherwise. */
struct xptibpf_function {
	const char *group; /* as -e names it */
	const char *name;  /* as -e names it */
	const char *
		symbol; /* what libraries export; another word than name only where they have several forms */
	const char *since,
		*until; /* releases of the API that have this signature; "": not told, or all */
	const char *returns; /* the result's type */
	const char *classes; /* "memory copy", blanks between; "": none. Only during the callback */
	unsigned group_id, id;		/* id is the function's in its group; both never change */
	unsigned pti_group, pti_domain; /* numbers of PTI's callback API; 0: it has none */
	unsigned variant;		/* 0 is the newest signature */
	bool by_default;		/* traced when nothing is selected */
	const struct xptibpf_argument *args; /* only during the callback */
	size_t nargs;
};

/*
 * Calls each for every known signature that pattern matches, ordered by group, name and age, until it
 * returns anything else than 0, which is returned. The pattern is what -e takes; NULL: all. -EINVAL: it
 * names what there is not, xptibpf_error(NULL) says so and what is alike. -ENOENT: it selects nothing.
 */
int xptibpf_apis(const char *pattern, int (*each)(void *u, const struct xptibpf_function *f),
		 void *u);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif
