// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xptibpf.h - the public C API of libxptibpf: the tracer as an object.
 *
 * Call xptibpf_new(), then xptibpf_add_output() any number of times, then xptibpf_run() and xptibpf_free(). Only one
 * thread at a time may use an object; only xptibpf_stop() and xptibpf_dump() may be called from anywhere, including
 * signal handlers, and those that switch callbacks on and off by any thread.
 *
 * Functions return 0 or a negative errno. If they fail, they leave their outputs unchanged.
 *
 * A struct that a program fills in begins with its size, which the program sets:
 *
 * 	struct xptibpf_opts opts = { .size = sizeof(opts), .select = "ur" };
 *
 * All members that are not used must be zero. A program then also works with a later release of the library, in which
 * the struct may have more members. With an earlier release, it gets -E2BIG if it has set a member that this release
 * does not know. If size is not set, the result is -EINVAL. A struct that the library fills in, such as
 * struct xptibpf_stats, has a size, too: the library writes as much as the program has room for, and sets members that
 * it does not know to zero. The structs that callbacks get have no size: they only change when the name of the shared
 * library (libxptibpf.so.0) changes.
 *
 * The library writes nothing except its outputs and never exits: messages for people come as text through the warn
 * callback and xptibpf_error(). If the reader of an output has gone away, writing fails with -EPIPE. SIGPIPE is blocked
 * in the calling thread during each write, so the program's disposition of this signal is not changed. The library's
 * own threads have all signals blocked. libbpf, which by default writes to standard error, is silent in threads that
 * are inside this library, including its callbacks, and works as before in all other threads: the first call sets
 * libbpf's print function (libbpf_set_print()) to one that passes messages of other threads to the function that was
 * set before. If a program sets another print function later, that one also gets libbpf's messages to this library.
 */
#ifndef XPTIBPF_H
#define XPTIBPF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "xptibpf/arming.h"
#include "xptibpf/event.h"
#include "xptibpf/view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The library exports what is declared here; all of its other symbols are hidden. */
#pragma GCC visibility push(default)

struct xptibpf;

/* The library's release, "0.2.0", followed by the commit in parentheses if it was built from a checkout. */
const char *xptibpf_version(void);

/* Upper limits for members of struct xptibpf_opts. */
#define XPTIBPF_STRING_MAX   1024 /* bytes; an array is not longer than this either */
#define XPTIBPF_ELEMENTS_MAX 256
#define XPTIBPF_CHAIN_MAX    16

enum xptibpf_link {
	XPTIBPF_LINK_AUTO,    /* the best that this kernel has */
	XPTIBPF_LINK_SESSION, /* since 6.13: processes that are not traced don't pay for the return */
	XPTIBPF_LINK_MULTI,   /* since 6.6 */
	XPTIBPF_LINK_PERF,    /* one link for each probe: slow to remove */
};

struct xptibpf_opts {
	size_t size;
	/*
	 * Who is traced: processes by pid, threads by tid, and processes that have one of these names, belong to one of
	 * these users and are in one of these cgroups (paths below the v2 root, or absolute). Without any of these, all
	 * processes are traced.
	 */
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
	bool follow; /* also trace the children of traced processes */

	/*
	 * A recording, or a stream of the format "raw", to read instead of tracing; "-" is standard input. It is shown
	 * as it would have been shown live. Of the other options, these are used then: from and to; pids, tids, comms,
	 * and follow; select, min_dur_ns and errors_only; kernels, devices and queues; and no_stacks. What they leave
	 * out still gives objects their names, and is counted in outputs. No privileges are needed. NULL: none.
	 */
	const char *input;
	/*
	 * Only show what happened in input between these two times: events, and calls that were running. A time is an
	 * offset from the beginning of input ("2.5s", "500ms"); a local time of day ("18:09:54.5", on the day on which
	 * input begins, or on the next day if it would be more than half a day before that); or a date and a time
	 * ("2026-11-22 18:09:54"). NULL: no limit.
	 */
	const char *from, *to;

	/*
	 * A program to start and to trace from its first call, NULL-terminated. Its children are always traced. NULL:
	 * none.
	 */
	char *const *argv;
	/* Its descriptors 0, 1 and 2, borrowed until xptibpf_new() returns. NULL: those of the caller. */
	const int *program_stdio;
	bool xpti; /* start it with the beacon, the subscriber that makes it emit XPTI events */
	/* The beacon's path. NULL: beside the program, or where it was installed. */
	const char *beacon;

	/*
	 * Arm these processes (pids, or those of tids) while they are traced, as xptibpf_arm() does; -EINVAL with
	 * other targets. xptibpf_new() fails if none of them can be armed, and xptibpf_run() if none was.
	 */
	bool arm;
	unsigned arm_timeout_ms; /* for each process; 0: 2000 */
	/*
	 * Called for each of these processes when it was armed and when it was disarmed, by the thread of xptibpf_new()
	 * or xptibpf_run(). It is not called for a failure that makes one of these functions fail. May be NULL.
	 */
	void (*armed)(void *armed_u, const struct xptibpf_armed *a);
	void *armed_u;

	const char *select;   /* as for -e; NULL: everything except getters that say little */
	uint64_t duration_ns; /* 0: until it is stopped, or nothing is left to trace */
	uint64_t min_dur_ns;  /* calls shorter than this are not reported */
	bool errors_only; /* of calls that return, only report failed ones; not with entry_only */
	bool all_layers;  /* report a loader's call and its driver's, not only the outer one */
	/* Longer values are cut, and marked. 0: the default; -EINVAL if it is more than the maximum. */
	unsigned str_max;   /* bytes of a string: 256, at most XPTIBPF_STRING_MAX */
	unsigned arr_max;   /* elements of an array: 32, at most XPTIBPF_ELEMENTS_MAX */
	unsigned chain_max; /* structures of a pNext chain: 8, at most XPTIBPF_CHAIN_MAX */

	/* Calls whose stack is taken, as for --stacks. "": the default selection; NULL: none. */
	const char *stacks;
	uint32_t stack_bytes; /* of a stack; 0: 16384, at most 49152 */
	uint32_t stack_limit; /* stacks per second, for all threads together; 0: 4000, UINT32_MAX: no limit */

	/*
	 * Count calls in the kernel instead of recording them, which costs much less: by "function", "process" or
	 * "thread". With "kernel", only launches and the calls that give kernels their names are recorded, and nothing
	 * else is traced. NULL: record all calls. -EINVAL together with options that need each call (stacks,
	 * min_dur_ns, errors_only, xpti).
	 */
	const char *count_by;
	uint64_t interval_ns; /* with count_by: how often counts are reported; 0: at the end */

	uint32_t ring_size; /* bytes, a power of two; 0: 16 MiB, with stacks 64, with count_by 1 */
	/* At the end, also search the stacks of threads for calls that began before the trace. */
	bool in_flight;
	enum xptibpf_link link;
	bool entry_only; /* no return probes: no durations and results, and the stack is not changed */

	/* Called with a line for the user: what went wrong, why, and what to do. May be NULL. */
	void (*warn)(void *u, const char *line);
	/*
	 * Called with a line for debugging this library: libbpf's messages about the calls made through it. May be
	 * NULL.
	 */
	void (*debug)(void *u, const char *line);
	void *u; /* passed to both */

	/*
	 * Called about twice a second while input, a regular file of size bytes, is read: this many bytes of it were
	 * read. By the thread of xptibpf_run(). May be NULL.
	 */
	void (*progress)(void *progress_u, uint64_t bytes, uint64_t size);
	void *progress_u;

	/*
	 * Called when a trace of processes that already run begins, with a line for the user that says who is traced
	 * and how many functions have probes. What happened before is not in the trace. May be NULL.
	 */
	void (*begun)(void *begun_u, const char *line);
	void *begun_u;

	/*
	 * Only show calls and events that are about one of these kernels, one of these devices, and one of these
	 * queues: globs that match its name, its number as outputs show it ("kernel#3" or "3"), or its handle
	 * ("0x5581c0"). Without any, all are shown. Those that are left out still give objects their names, and are
	 * counted in outputs. -EINVAL together with count_by.
	 */
	const char *const *kernels;
	size_t nkernels;
	const char *const *devices;
	size_t ndevices;
	const char *const *queues;
	size_t nqueues;
	bool no_stacks; /* calls are shown without their stacks, which input may have; stacks has no effect */

	/*
	 * Start the program as this user, with its groups, which takes the right to change them. NULL: as who the caller
	 * is, with all that the caller may do.
	 */
	const char *user;

	/*
	 * Ask for the times at which commands ran on their devices, in processes with a beacon (xpti, arm, or started with
	 * it): of queues with profiling their begin and end, of others only when they were seen to have completed. This
	 * changes the program: the beacon keeps each command's event until it has completed, and calls the runtime from a
	 * thread of its own. -EINVAL together with count_by.
	 */
	bool device_times;

	/*
	 * Also take the device images that calls are given (of up to 64 MiB, 256 MiB in all, each content once): for
	 * recordings, and outputs of the format "images". -EINVAL together with count_by.
	 */
	bool images;

	/*
	 * Also take what calls put into memory, whole (up to 16 MiB of one, 256 MiB in all, each content once): long outputs,
	 * what is copied to the host or mapped, and host and shared allocations whenever a call has waited. For recordings
	 * that are to be replayed: what is not asked for in other ways is as large as it may be. -EINVAL together with count_by.
	 */
	bool data;

	/*
	 * Also take which files traced processes open, with results, and with what processes are started: program,
	 * arguments, working directory, and of the environment what matters to the traced runtimes and what env names
	 * (names of variables, which may have wildcards). Of processes that were not asked for by pid, nor are started
	 * by a traced process, this begins with their first traced call. -EINVAL together with count_by; -ENOSYS: the
	 * kernel has no trace points of system calls.
	 */
	bool files;
	const char *const *env;
	size_t nenv;

	/*
	 * Also sample these groups of device metrics of Level Zero by time, beside the trace: names of groups, separated by
	 * commas, each of all devices that have it, or of one: "ze0:NAME" (xptibpf_metrics() lists them). Drivers run in a
	 * process of their own without privileges; if one fails later, there is a warning, and the trace goes on. NULL: none.
	 * The period is in ns, from 10000 to 4000000000; 0: 10 ms. begun is called for each group. -EINVAL together with
	 * count_by, or if no device samples such a group; -ENOSYS: there is no driver, or it has no metrics.
	 */
	const char *metrics;
	uint64_t metrics_period_ns;
};

struct xptibpf_output {
	size_t size;
	const char *by; /* how rows are grouped, see xptibpf_groups(); NULL: the format's default */
	unsigned view;	/* flags of enum xptibpf_view */
	/* A name of xptibpf_format(): "text", "json", "raw" (binary; see input). */
	const char *format;
	int fd;		      /* written to, not closed */
	uint64_t interval_ns; /* stat: also show each interval of this length; 0: none */
	/* For formats that make files of their own, such as a database: their path; fd is -1 then. */
	const char *path;
	bool colour;
	unsigned str_max; /* bytes of a string that are shown; 0: all that were read */
	/* The machine that was traced. NULL: the one in the recording, or this one. */
	const char *host;
	bool force; /* formats that make files of their own: overwrite existing files */
	enum xptibpf_sort sort;
	/* Tables of functions: "self" (as NULL), "total", "calls", "errors", "mean", "max" or "name". */
	const char *order;
	/*
	 * Text for people, on a terminal: how many columns it has (more than 0), asked for whenever lines are
	 * written. Names in tables are cut to what is left of a line; two that differ still do. NULL: nothing is cut.
	 */
	unsigned (*width)(void *u);
	void *width_u;
};

/*
 * A recording: the stream as a file that can be read with input. Whatever happens, the file is valid up to its last
 * complete block. docs/wire-format.md describes the format.
 */
struct xptibpf_recording {
	size_t size;
	const char *
		path; /* "-": standard output; an existing file that is not regular is written to */
	bool force;   /* overwrite an existing file */
	const char *writer; /* the program that writes it, for the header: "xptibpf 1.0" */
	/*
	 * Begin a new file when the current one has this many bytes, or after this many ns; 0: never. The files are
	 * named like path, with "-0001" and so on before ".xbt". keep: how many of the last files to keep, 0: all.
	 */
	uint64_t rotate_bytes, rotate_ns;
	unsigned keep;
	/*
	 * If not 0, only the last ring_ns are kept, in memory (256 MiB at most). They are written when xptibpf_dump()
	 * is called or the trigger fires, and at the end if there is no trigger. The first file is path, the next one
	 * has "-0002", and so on.
	 */
	uint64_t ring_ns;
	/*
	 * Words separated by commas: "errors", "dur>10ms", "exit" (of a process), or patterns of function names. After
	 * it has fired, it waits for ring_ns before it can fire again. NULL: none.
	 */
	const char *trigger;
	/* Called about twice a second, by the thread of xptibpf_run(); may be NULL. */
	void (*progress)(void *u, uint64_t ns);
	void *u;
};

struct xptibpf_recording_stats {
	size_t size;			   /* set by the program */
	uint64_t records;		   /* how many came */
	uint64_t bytes;			   /* on disk; with ring_ns: in memory */
	uint64_t written;		   /* bytes on disk */
	uint64_t dropped;		   /* records that could not be written */
	uint64_t calls, xpti_events, lost; /* so far */
	unsigned files;			   /* how many were begun */
	const char *path;		   /* of the last one, or "" */
	uint64_t incomplete; /* so far: values, images and data that could not be read, or were cut */
};

/* Totals, for the exit status and for people. */
struct xptibpf_stats {
	size_t size; /* set by the program */
	uint64_t calls, xpti_events;
	uint64_t lost; /* calls and events that were not seen, over all causes */
	uint64_t incomplete; /* values, images and data of what was seen that could not be read, or were cut */
	unsigned objects, probes, failed; /* files with probes, probes placed, probes refused */
	size_t rss_max;
};

/*
 * Checks the options and, with argv, prepares the program, which waits before its exec. Call it before you start
 * threads. -EINVAL: select or a limit is wrong; -ESRCH: a pid does not exist; -EPERM: tracing is not allowed here;
 * -ENOSYS: this kernel lacks what tracing needs (xptibpf_error() says what is missing and what to do).
 */
int xptibpf_new(const struct xptibpf_opts *opts, struct xptibpf **ret);
struct xptibpf *xptibpf_free(struct xptibpf *x);
int xptibpf_add_output(struct xptibpf *x, const struct xptibpf_output *o);
/* The i-th output format; NULL after the last. It is valid as long as the library is loaded. */
const struct xptibpf_format *xptibpf_format(size_t i);
/* The words for xptibpf_output.by, NULL-terminated, the default first. NULL: no groups, or no such format. */
const char *const *xptibpf_groups(const char *format);
/* The i-th word that xptibpf_opts.stacks accepts in addition to those of select; NULL after the last. */
const char *xptibpf_stacks_word(size_t i);

/*
 * Adds a recording; there can be only one. Options and strings are borrowed until xptibpf_free(). -EEXIST: the file
 * exists and force is not set; -EINVAL: trigger is wrong; other errors are those of open().
 */
int xptibpf_add_recording(struct xptibpf *x, const struct xptibpf_recording *o);
/* With ring_ns: makes the thread of xptibpf_run() write what is kept. Async-signal-safe. */
void xptibpf_dump(struct xptibpf *x);
/* Called by the thread that runs x, or after that. -EINVAL: the size is not set; -ENOENT: there is no recording. */
int xptibpf_get_recording_stats(struct xptibpf *x, struct xptibpf_recording_stats *ret);

/*
 * Traces until xptibpf_stop(), the end of the duration, or the end of the last process that was asked for. Afterwards,
 * outputs are complete. Fails with the errno of the first output that can't be written (-ENOSPC, -EPIPE, ...), or with
 * that of exec if the program can't be started. -ECANCELED: xptibpf_stop() came before the end of input, a regular file,
 * and the outputs have no end; or none of the processes that were to be armed could be.
 */
int xptibpf_run(struct xptibpf *x);
/* Ends xptibpf_run() within a second. Async-signal-safe. */
void xptibpf_stop(struct xptibpf *x);

/*
 * How two runs are compared. Both must be over, and both must have had an output of the format "measure", which writes
 * nothing (fd is -1, and by is as for "stat").
 */
struct xptibpf_diff {
	size_t size;
	const char *a, *b; /* their names in the output */
	double threshold;  /* percent, 0 or more: a smaller change is no difference */
	bool json;	   /* one object per line, all rows; otherwise text for people */
	bool all;	   /* in text: all rows that differ */
	unsigned view;	   /* an or of enum xptibpf_view */
	unsigned width; /* text: columns of the terminal, as in xptibpf_output; 0: nothing is cut */
};
/* Writes the differences to fd. -EINVAL: a run was not measured, or the two were grouped differently. */
int xptibpf_diff(struct xptibpf *a, struct xptibpf *b, const struct xptibpf_diff *o, int fd);

/* Makes one recording of those of several processes, machines or ranks. Files of one recording count as one. */
#define XPTIBPF_MERGE_MAX 1024
struct xptibpf_merge {
	size_t size;
	const char *const *files;		 /* regular files, because each is read twice */
	size_t n;				 /* at most XPTIBPF_MERGE_MAX */
	const char *path;			 /* of the new recording; "-": standard output */
	bool force;				 /* overwrite an existing file */
	const char *writer;			 /* the program that writes it, for the header */
	void (*warn)(void *u, const char *line); /* may be NULL */
	void *u;
};
struct xptibpf_merge_stats {
	size_t size; /* set by the program */
	unsigned recordings, machines;
	unsigned damaged; /* recordings that were cut off or are damaged */
	uint64_t records;
};
/*
 * -EINVAL: a size is not set, or a file is given twice, is not regular, or does not have the time; -EPROTO,
 * -EPROTONOSUPPORT: a file is not a recording, or has another version; -EEXIST: path exists; or another errno.
 * xptibpf_error(NULL) names the file.
 */
int xptibpf_merge(const struct xptibpf_merge *o, struct xptibpf_merge_stats *ret);

/*
 * Makes a folder with which the program of a recording can be run elsewhere: the recording, which has files (see
 * xptibpf_opts), what the program and its children opened, and device images. docs/xptibpf-pack.1 describes it.
 */
struct xptibpf_pack {
	size_t size;
	const char *input; /* the recording: a regular file, because it is read several times */
	const char *path;  /* of the folder: there is none, or an empty one */
	pid_t pid;	   /* of the program; 0: the first that is started in the recording */
	/*
	 * Patterns of paths, as of fnmatch(3) without flags, or of names, if they have no slash: of files that are packed
	 * although they look like secrets, and of files that are left out.
	 */
	const char *const *include;
	size_t ninclude;
	const char *const *exclude;
	size_t nexclude;
	uint64_t max_bytes;			 /* -EFBIG: it would have more; 0: 4 GiB */
	const char *writer;			 /* the program that writes it: "xptibpf 1.0" */
	void (*warn)(void *u, const char *line); /* may be NULL */
	bool (*stop)(void *u); /* asked all the time: true ends it with -ECANCELED; may be NULL */
	void *u;
};
struct xptibpf_pack_stats {
	size_t size;	       /* set by the program */
	uint64_t files, bytes; /* in the folder */
	uint64_t changed;      /* of these: they are not what the program opened */
	uint64_t missing;      /* they could not be read */
	uint64_t left_out;     /* they look like secrets, or were excluded */
	uint64_t elsewhere;    /* they are in the root of another process */
	uint64_t unknown;      /* files that were opened, but whose paths are not known */
	bool whole;	       /* the recording is, and has all from the beginning of the program */
};
/*
 * -EINVAL: a size is not set, input is no regular file or was merged; -EPROTO, -EPROTONOSUPPORT: it is not a recording, or
 * has another version; -ESRCH: it does not have the start of a program; -EEXIST: there is something at path; -EFBIG;
 * -ECANCELED; or another errno. Nothing is left of the folder then. xptibpf_error(NULL) says why.
 */
int xptibpf_pack(const struct xptibpf_pack *o, struct xptibpf_pack_stats *ret);
/*
 * Whether a folder has all files that its list has, with these sizes and then these hashes. -EBADMSG: one is missing or another
 * one, or the list is; or another errno. xptibpf_error(NULL) says which, and why. Else the number of files that this user may not
 * read, and whose bytes were not compared.
 */
int xptibpf_pack_check(const char *folder);

/* With what the program of a recording with files was started. It may be anybody's, so don't trust any of it. */
struct xptibpf_program {
	pid_t pid;
	const char *path; /* by which it was executed */
	const char *cwd;
	const char *const *args, *const *env; /* end with NULL; env: what was recorded of it */
	unsigned nenv_left_out;		      /* variables that were not */
	bool cut;			      /* arguments or variables are missing in the end */
};
/* pid 0: the first that is started in the recording. Errors as of xptibpf_pack(). *ret: for xptibpf_program_free(). */
int xptibpf_program_read(const char *input, pid_t pid, struct xptibpf_program **ret);
/* Takes NULL, returns NULL. */
struct xptibpf_program *xptibpf_program_free(struct xptibpf_program *p);

/* The wait status of the program that was started. -EAGAIN: it is running; -ENOENT: there is none. */
int xptibpf_exit_status(struct xptibpf *x, int *ret_status);
/* -EINVAL: the size is not set. */
int xptibpf_get_stats(const struct xptibpf *x, struct xptibpf_stats *ret);
/* One line about the last failure of this object, or without an object if x is NULL. Never NULL. */

const char *xptibpf_error(const struct xptibpf *x);

/* ---- callbacks ----------------------------------------------------------------------------------- */

/*
 * A function of the program gets each event when it comes, in the manner of PTI's callback API: what begins while it is
 * enabled, and is not disabled again until it is passed on. Nothing is enabled at first.
 *
 * It is called by the thread of xptibpf_run(), in the order of the stream, which is that of a recording of the same run:
 * calls come when they have ended. Everything waits for it; if it is too slow, events are lost, which is reported to it
 * (XPTIBPF_CRITICAL_LOST). It may call the functions below, xptibpf_stop() and xptibpf_dump(); others of the object are
 * not for callbacks. A C++ exception that it throws leaves xptibpf_run(): nothing but xptibpf_free() may follow.
 */
struct xptibpf_subscriber;

/*
 * Before xptibpf_run(). *ret lives until xptibpf_free(). -EBUSY: it runs; -EINVAL: calls are counted
 * (xptibpf_opts.count_by), so there are no events.
 */
int xptibpf_subscribe(struct xptibpf *x, xptibpf_callback *callback, void *user,
		      struct xptibpf_subscriber **ret);
/* At any time, by any thread: when it returns, the callback does not run, unless it is the one that calls this. */
void xptibpf_unsubscribe(struct xptibpf_subscriber *s);

/*
 * Enables what has that id in the group, the whole group, or the whole domain, for the phases of which on is an or
 * (XPTIBPF_ON_EXIT, or true; XPTIBPF_ON_ENTER), and disables it for all others. At any time, by any thread, and
 * in callbacks. When it returns, no event comes any more of what it has disabled, and all events come of what begins after
 * that and is enabled. No probe is moved: functions that nobody has enabled, and that neither make, name nor release
 * objects, cost a traced program no more than a probe that does nothing, if there is no output, recording or watch.
 *
 * Only what xptibpf_opts.select selects is seen at all. -EINVAL: no such domain, group, id or phase; xptibpf_error(NULL)
 * says what is wrong. -ENOTSUP: XPTIBPF_ON_ENTER of a recording, which has no entries.
 */
int xptibpf_enable_domain(struct xptibpf_subscriber *s, enum xptibpf_domain domain, unsigned on);
int xptibpf_enable_group(struct xptibpf_subscriber *s, unsigned group_id, unsigned on);
int xptibpf_enable_api(struct xptibpf_subscriber *s, unsigned group_id, unsigned id, unsigned on);

/* For callbacks, of the event that they are given. -ENOENT: there is none; -EINVAL: the size is not set. */

/* The i-th argument of a call, or the i-th metadata of XPTI, of e->nvalues. */
int xptibpf_event_value(const struct xptibpf_event *e, size_t i, struct xptibpf_value *ret);
/* What a call returned, or the data of a notification of XPTI. */
int xptibpf_event_result(const struct xptibpf_event *e, struct xptibpf_value *ret);
/* The i-th item of a structure or array, of v->nitems. */
int xptibpf_value_item(const struct xptibpf_value *v, size_t i, struct xptibpf_value *ret);
/* What a handle stands for. */
int xptibpf_value_object(const struct xptibpf_event *e, const struct xptibpf_value *v,
			 struct xptibpf_object *ret);
/* The kernel, queue, device or context that a call is about. */
int xptibpf_event_object(const struct xptibpf_event *e, enum xptibpf_about about,
			 struct xptibpf_object *ret);
int xptibpf_event_notification(const struct xptibpf_event *e, struct xptibpf_notification *ret);

/* ---- snapshots of a running trace ----------------------------------------------------------------- */

/* Calls of a process, or of one of its functions. new_...: since the previous snapshot, or the beginning. */
struct xptibpf_calls {
	uint64_t calls; /* calls that have ended, in whatever way */
	uint64_t errors;
	uint64_t unfinished; /* those that never returned */
	uint64_t timed, ns;  /* those that returned, and their time, including calls inside them */
	uint64_t p99;	     /* ns, with an error of at most 3.125 %; 0 if timed is 0 */
	uint64_t new_calls, new_errors, new_timed, new_ns, new_p99;
};

/* Kinds of the program's own memory. */
enum xptibpf_memory {
	XPTIBPF_DEVICE_MEMORY,
	XPTIBPF_HOST_MEMORY,
	XPTIBPF_SHARED_MEMORY,
	XPTIBPF_OTHER_MEMORY, /* buffers, images, physical memory, and memory of unknown kind */
	XPTIBPF_MEMORY_KINDS,
};

/* An id stands for one program in one process (pid, start and exec count), so a pid may have several. */
struct xptibpf_process_now {
	uint32_t id; /* 0: all for which there was no room, added up */
	pid_t pid;
	uint32_t exec_count;
	char comm[16]; /* the process's name; not escaped */
	bool ended;
	bool lossy; /* records were lost while it ran: calls and time in them may be missing */
	struct xptibpf_calls calls;
	uint32_t threads;		     /* those that made calls and have not ended */
	uint32_t waiting;		     /* how many of them are inside a call that waits */
	uint64_t wait_ns, new_wait_ns;	     /* time of all its threads inside calls that wait */
	uint64_t live[XPTIBPF_MEMORY_KINDS]; /* bytes */
	uint64_t live_count;
};

struct xptibpf_function_now {
	uint32_t process;
	const char *name, *api; /* api: NULL if not known */
	struct xptibpf_calls calls;
};

/* A thread that made calls. Times are those of its outermost calls, by kind. */
struct xptibpf_thread_now {
	uint32_t process;
	pid_t tid;     /* 0: threads that have ended, added up */
	char name[24]; /* "main_1", cut */
	bool ended;
	uint64_t calls;
	uint64_t submit_ns, wait_ns, other_ns, new_wait_ns;
	const char *in;	       /* innermost function that it is in; NULL: none, or not known */
	const char *waits_for; /* NULL: it is not waiting */
	uint64_t since_ns;     /* for how long it has been in the outermost call, or in the wait */
};

/* Live allocations that are alike. */
struct xptibpf_allocations_now {
	uint32_t process;
	const char *kind, *device, *site; /* device and site: NULL if not known; not escaped */
	bool counts;			  /* it is included in xptibpf_process_now.live */
	uint64_t bytes, count, unsized;	  /* unsized: of unknown size */
};

/* Waits that have ended, by one function for the same thing. */
struct xptibpf_wait_now {
	uint32_t process;
	const char *function, *api,
		*what; /* what: kernels as the compiler named them, not escaped */
	uint64_t waits, failed, ns, max_ns;
	uint64_t new_waits, new_ns;
};

/*
 * Commands of one name that one API's calls submitted: launches of a kernel, copies of one direction. What several layers
 * show counts once. Device times are of those whose times the program asked for.
 */
struct xptibpf_command_now {
	uint32_t process;
	const char *kind, *name, *api; /* kind: "kernel", "copy"; name: as the compiler named it */
	uint64_t submitted, submit_ns; /* submit_ns: in the calls that submitted them */
	uint64_t measured, device_ns;
	uint64_t new_submitted, new_submit_ns, new_measured, new_device_ns;
};

struct xptibpf_loss_now {
	const char *where,
		*text; /* the name of the cause, and a text for people without a full stop */
	uint64_t count;
};

/* Programs that use an API: an exec begins another one, and so does a fork of such a program. */
struct xptibpf_users_now {
	const char *api;
	uint64_t programs; /* so far; live traces only */
};

/*
 * What the kernel side adds up of the program's own memory, without records that could be lost. Of several layers, the
 * outermost call of a thread counts. Bytes; live and old change, all else only grows.
 */
enum xptibpf_side {
	XPTIBPF_SIDE_UNKNOWN, /* only of copies */
	XPTIBPF_SIDE_DEVICE,
	XPTIBPF_SIDE_HOST, /* of copies: also memory that no API has allocated */
	XPTIBPF_SIDE_SHARED,
	XPTIBPF_SIDES,
};

struct xptibpf_memory_sum {
	uint64_t live, live_count, peak; /* peak: the most bytes at once */
	uint64_t old, old_count;	 /* of those that live: older than xptibpf_watch.old_ns */
	uint64_t allocated, allocated_count;
	uint64_t freed, freed_count; /* by calls */
	uint64_t ended, ended_count; /* that lived when their process ended */
};

struct xptibpf_copy_sum {
	uint64_t copies, bytes, unsized; /* unsized: of copies, those whose bytes are not known */
};

struct xptibpf_wait_sum {
	const char *api;
	uint64_t waits, ns; /* a wait inside a wait is the same wait */
};

#define XPTIBPF_APIS_MAX 32
struct xptibpf_sums_now {
	struct xptibpf_memory_sum memory[XPTIBPF_SIDES];
	struct xptibpf_copy_sum copies[XPTIBPF_SIDES][XPTIBPF_SIDES]; /* from, to */
	struct xptibpf_wait_sum waits[XPTIBPF_APIS_MAX];
	size_t nwaits;
	uint64_t unknown_frees; /* of what is older than the trace, or was never allocated */
	uint64_t untracked; /* allocations without room (65536 live at once) or whose address is unknown */
	uint64_t failed; /* calls that should have allocated and failed */
};

/*
 * What the kernel side counts by groups of processes that are alike in what xptibpf_watch.group_by names. A process is in
 * one from its first call to its end or exec.
 */
#define XPTIBPF_GROUP_CGROUP  1u /* the same control groups */
#define XPTIBPF_GROUP_USER    2u
#define XPTIBPF_GROUP_COMMAND 4u /* the same name */

struct xptibpf_group_api {
	const char *api; /* NULL: functions whose API is not known */
	uint64_t calls, errors, unfinished, launches;
	uint64_t ns, wait_ns;
};

struct xptibpf_group_memory {
	uint64_t live, live_count;
	uint64_t allocated, allocated_count;
	uint64_t ended, ended_count; /* that lived when their process ended */
};

struct xptibpf_group_now {
	uint64_t id; /* 0: processes without a group, because there were too many */
	/* As in /proc/PID/cgroup, but seen from the machine's root. "": no cgroups. Valid during the callback. */
	const char *cgroups;
	uint32_t uid;					 /* if users were asked for */
	char comm[16];					 /* if names were */
	pid_t pid;					 /* a process of it, which may have ended */
	uint64_t processes;				 /* that are in it now */
	bool over;					 /* this is the last snapshot that has it */
	struct xptibpf_group_api apis[XPTIBPF_APIS_MAX]; /* those with calls */
	size_t napis;
	struct xptibpf_group_memory memory[XPTIBPF_SIDES];
};

/* Processes that have mapped a runtime, by what its file says of its release. */
#define XPTIBPF_RELEASE	     16 /* bytes, with its NUL: digits and dots, or "other" */
#define XPTIBPF_RUNTIMES_MAX 8
struct xptibpf_runtime_now {
	const char *runtime; /* "sycl", "unified-runtime", "level-zero", "opencl", "cuda", "other" */
	char release[XPTIBPF_RELEASE]; /* "": not known */
	uint64_t processes;
};

/*
 * What the probes cost the programs, and what was done about it. Hits are counted in the kernel, and what one costs is
 * measured when the trace begins, so times are estimates.
 */
struct xptibpf_costs_now {
	/* ns of a hit at an entry alone, and at entry and return; of instructions that the kernel single-steps, too */
	uint32_t entry_ns, call_ns, stepped_entry_ns, stepped_call_ns;
	uint64_t spent_ns; /* by all threads in hits, so far */
	/* In the last interval, in millionths: of the busiest thread's time, of the time of all processors. */
	uint32_t thread_share, machine_share;
	uint32_t functions_off; /* they have no probes now, because of xptibpf_watch.max_overhead */
	uint64_t switched_off,
		switched_on; /* how often functions lost their probes, and got them back */
	uint64_t unseen;     /* calls that they have made meanwhile, if they went on as before */
	/*
	 * Those that allocate or free are off: sums of memory are as they were then, except that nothing lives. When they are
	 * back, only what is allocated from then on is known.
	 */
	bool memory_off;
	const char *last; /* one of the functions that were switched last; NULL: none was */
};

/*
 * A call that lasted at least xptibpf_watch.slow_ns, and has returned. Each call around it that is traced lasted longer, so
 * parent and root are ids of slow calls, too, which follow; they may be left out where there were too many.
 */
struct xptibpf_slow_now {
	const char *name; /* of the function; "": not known */
	const char *api;  /* NULL: not known */
	uint64_t ts, ns;  /* CLOCK_MONOTONIC: when it began; how long it lasted */
	uint64_t ret;	  /* the register of its result */
	bool failed;
	uint64_t id, parent,
		root; /* of calls of this trace; parent 0: none; root: the outermost, or id */
	pid_t pid, tid;
	char comm[16]; /* the process's name */
};

struct xptibpf_slow_function {
	const char *name;
	const char *api; /* NULL: not known */
	uint64_t calls;	 /* that were slow, so far; the same name may have several rows */
};

/* The arrays are valid during the callback, and the strings in them until xptibpf_free(). */
struct xptibpf_snapshot {
	uint64_t ts;	     /* CLOCK_MONOTONIC, ns; with input, in the recording */
	uint64_t ns, new_ns; /* since the trace began; since the previous snapshot */
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
	const struct xptibpf_command_now *commands;
	size_t ncommands;
	const struct xptibpf_loss_now *losses; /* causes that occurred */
	size_t nlosses;
	uint64_t xpti_events, new_xpti_events;
	/* What kernels, errors_only, min_duration_ns and the like have left out so far. */
	uint64_t calls_left_out, events_left_out;
	uint64_t lost; /* calls and events that were not seen, over all causes */
	/*
	 * With xptibpf_watch.limits, for each function one number for each limit, in their order: how many of its timed
	 * calls were not longer. Otherwise NULL.
	 */
	const uint64_t *within;
	const struct xptibpf_users_now *users; /* all groups */
	size_t nusers;
	const struct xptibpf_sums_now *sums;	/* NULL without xptibpf_watch.sums */
	const struct xptibpf_group_now *groups; /* with xptibpf_watch.group_by */
	size_t ngroups;
	uint64_t ungrouped;			    /* programs without a group */
	const struct xptibpf_runtime_now *runtimes; /* with xptibpf_watch.sums */
	size_t nruntimes; /* at most XPTIBPF_RUNTIMES_MAX; then the last one may be "other" */
	uint64_t armed;	  /* processes that have the beacon; the same */
	const struct xptibpf_costs_now *costs; /* NULL without xptibpf_watch.costs */
	/* With xptibpf_watch.slow_ns: slow calls since the previous snapshot, and how many each function had. */
	const struct xptibpf_slow_now *slow;
	size_t nslow;
	const struct xptibpf_slow_function *slow_functions;
	size_t nslow_functions;
	uint64_t slow_dropped; /* that are in no snapshot's slow, so far, because there were too many at once */
};

/* The most limits of a struct xptibpf_watch. */
#define XPTIBPF_LIMITS_MAX 64

struct xptibpf_watch {
	size_t size;
	uint64_t interval_ns;
	/*
	 * Called by the thread of xptibpf_run(), while events wait. If it does not return 0, the run ends with its
	 * result.
	 */
	int (*snapshot)(void *u, const struct xptibpf_snapshot *s);
	void *u;
	/*
	 * Durations in ns, each a power of two from 32 on, for xptibpf_snapshot.within: a call that lasted exactly that
	 * long is longer, because time is counted in whole ns that have passed. Borrowed; NULL: none.
	 */
	const uint64_t *limits;
	size_t nlimits; /* at most XPTIBPF_LIMITS_MAX */
	/* In live traces with xptibpf_opts.count_by: for xptibpf_snapshot.sums. */
	bool sums;
	uint64_t old_ns; /* 0: the age of allocations is not looked at */
	unsigned group_by; /* with sums: XPTIBPF_GROUP_ bits, for xptibpf_snapshot.groups; 0: no groups */
	/* In live traces with xptibpf_opts.count_by: for xptibpf_snapshot.costs. */
	bool costs;
	/*
	 * With costs: what probes may add to the time of a thread, in millionths. Functions that cost most lose their
	 * probes while they are called too often. 0: no limit.
	 */
	uint32_t max_overhead;
	bool captures; /* in the same traces, if they are of all processes: xptibpf_capture_begin() is possible */
	uint64_t slow_ns; /* with costs: calls that last this long are in xptibpf_snapshot.slow; 0: none */
	/*
	 * With costs, in traces of all processes: the interval while no traced process has a file with selected functions, so
	 * that there is nothing to count. 0: interval_ns.
	 */
	uint64_t idle_ns;
};

/*
 * Requests a snapshot at each interval and at the end. Call it once, before xptibpf_run(). A wait that has not returned
 * counts with the time that it has lasted so far.
 */
int xptibpf_set_watch(struct xptibpf *x, const struct xptibpf_watch *w);

/*
 * A capture: while a trace counts the calls of all processes, those of some are also recorded for some time, by the same
 * probes. The counts stay exact.
 */
struct xptibpf_capture {
	size_t size;
	/*
	 * Whose calls: processes that are one of the pids, or have one of the names in one of the control groups, as far
	 * as these are given; nothing: all.
	 */
	const pid_t *pids;
	size_t npids;
	const char *const *comms; /* names, of which the kernel compares 15 bytes */
	size_t ncomms;		  /* at most 8 */
	const int *cgroups;	  /* descriptors of folders of cgroup v2 */
	size_t ncgroups;	  /* at most 8 */
	/* A stream socket, borrowed. The recording is written there, and its writing side is shut down at the end. */
	int fd;
	uint64_t duration_ns,
		bytes;	    /* the capture ends after this time, or soon after this many bytes */
	const char *writer; /* as in struct xptibpf_recording */
	/*
	 * Not 0: it goes on until it is stopped. What happened in the last ring_ns, and at most ring_bytes of it, is kept in memory
	 * and only written then. What was dropped for that is not lost.
	 */
	uint64_t ring_ns, ring_bytes;
	uint64_t slow_ns; /* calls that take longer are counted as slow; 0: none are */
	/* With ring_ns and xptibpf_watch.sums: bytes that live in one process, of all kinds; more are counted; 0: none are. */
	uint64_t memory;
	/* As in xptibpf_opts; NULL: no stacks. They are taken by the probes that count, too. */
	const char *stacks;
	/* XPTI events, too: frameworks have their probes, and beacons are woken, for as long as it runs. */
	bool xpti;
};
enum xptibpf_capture_end {
	XPTIBPF_CAPTURE_RUNS,
	XPTIBPF_CAPTURE_TIME,	 /* the time is over */
	XPTIBPF_CAPTURE_BYTES,	 /* it has that many bytes */
	XPTIBPF_CAPTURE_STOPPED, /* by xptibpf_capture_stop(), or with the trace */
	XPTIBPF_CAPTURE_FAILED,	 /* its reader has gone */
};
struct xptibpf_capture_now {
	size_t size; /* set by the program */
	bool active; /* it runs, or its end is still being written: no other one can begin */
	enum xptibpf_capture_end end;
	int error; /* negative errno: it could not be written; 0: nothing of that kind */
	uint64_t records, bytes; /* with ring_ns: bytes that are kept */
	uint64_t lost; /* calls and events that there was no room for, or that its reader was too slow for */
	/* With ring_ns, since its beginning: */
	uint64_t slow;	 /* calls that took longer than slow_ns, or have not returned for so long */
	uint64_t failed; /* calls whose result is an error */
	uint64_t killed; /* processes that had called something, and that a signal ended which is no request to end */
	uint64_t exceeded; /* how often a process had more memory than that, after it had not */
	/* What was asked for and is not there: a line, valid as long as the tracer; NULL: nothing. */
	const char *remark;
	uint64_t incomplete; /* once it is not active: values and stacks that are missing or cut, maybe of other processes, too */
};
/*
 * These are for the thread of xptibpf_run(), in xptibpf_watch.snapshot. -EBUSY: one is active; -EINVAL: stacks is not
 * understood; -E2BIG: too many names or groups; -EBADF: no control group of v2; -ENOTSUP: there are no captures.
 * xptibpf_error(NULL) has a line.
 */
int xptibpf_capture_begin(struct xptibpf *x, const struct xptibpf_capture *o);
/* Ends it soon. What has been recorded is written. */
int xptibpf_capture_stop(struct xptibpf *x);
/* Of the one that is active, or of the last one. */
int xptibpf_capture_get(struct xptibpf *x, struct xptibpf_capture_now *ret);

/* ---- what this machine allows -------------------------------------------------------------------- */

enum xptibpf_state {
	XPTIBPF_OK,
	XPTIBPF_INFO, /* neither good nor bad */
	XPTIBPF_LIMITED, /* tracing works with limits: the advice says with which, and how to remove them */
	XPTIBPF_MISSING, /* tracing can't work without it */
	XPTIBPF_UNKNOWN, /* it can't be determined with these privileges */
};

/* Strings are valid during the callback; those that come from other processes are not escaped. */
struct xptibpf_check {
	const char
		*group; /* "privileges", "kernel", "probes", "discovery", "settings", "processes" */
	const char *name; /* a few words, always the same for one check */
	enum xptibpf_state state;
	const char *detail; /* what was found; never NULL */
	const char *advice; /* what to do about it, NULL when nothing needs to be done */
};

/* The functions of one API group in one library. */
struct xptibpf_api_count {
	const char *api;    /* its name for -e */
	unsigned functions; /* functions of the library that the catalog knows */
	unsigned stepped; /* those whose probe the kernel can't emulate, so that a hit costs some 10 us */
	unsigned refused; /* those on which no probe is possible */
};

struct xptibpf_library {
	const char *path;    /* in the mount namespace of its process */
	const char *release; /* "2026.2.0", "" if it is not known */
	const struct xptibpf_api_count *apis;
	size_t napis;
	bool xpti; /* a libxptifw whose events can be read */
	bool libsycl;
	bool stripped;	  /* it has no symbol table: only exported functions are found */
	unsigned unknown; /* functions that look like those of its APIs, but are not in the catalog */
	const char *unknown_names; /* the names of the first of them; "" for none */
};

/* A variable for Level Zero's tools in the environment of a process. */
struct xptibpf_variable {
	const char *name, *value;
	bool on;	    /* false: it is set to a value that switches it off */
	const char *effect; /* what it changes, in one line */
};

enum xptibpf_xpti {
	XPTIBPF_XPTI_NONE,    /* no libxptifw is mapped: no XPTI events can come */
	XPTIBPF_XPTI_SILENT,  /* one is mapped, but the process was started without a subscriber */
	XPTIBPF_XPTI_ARMED,   /* a subscriber makes it emit events */
	XPTIBPF_XPTI_UNKNOWN, /* its environment can't be read, so this is not known */
	XPTIBPF_XPTI_QUIET,   /* the subscriber is the beacon, which waits for a tracer */
};

struct xptibpf_process {
	pid_t pid;
	const char *comm;
	enum xptibpf_xpti xpti;
	bool armed; /* it was armed while it ran: xptibpf_arm() */
	/* The streams to which another subscriber than the beacon listens. NULL: there is none. */
	const char *subscribed;
	const char *remark;  /* what will not be seen, and why; NULL: nothing */
	bool environ_unread; /* its environment can't be read, so variables are not known */
	const struct xptibpf_variable *variables;
	size_t nvariables;
	const struct xptibpf_library *libraries; /* may be none if the pid was asked for */
	size_t nlibraries;
	/* XPTI is silent in it, and why it can't be armed, as for xptibpf_arm_list(). NULL: it can, or needs not. */
	const char *cannot_arm;
};

struct xptibpf_doctor_opts {
	size_t size;
	const pid_t *pids; /* only these; none: all processes that map a library that can be traced */
	size_t npids;
	/* Called for each finding. Either may be NULL. */
	void (*check)(void *u, const struct xptibpf_check *c);
	void (*process)(void *u, const struct xptibpf_process *p);
	void *u;
};

/*
 * Checks whether tracing works here, by trying each thing that it needs, and looks at processes. It leaves nothing
 * behind, and takes less than a second, or more if there are very many processes. It works without privileges: what
 * can't be determined then is XPTIBPF_UNKNOWN. *ret_works: no check was XPTIBPF_MISSING. -ESRCH: one of pids does not
 * exist, as xptibpf_error(NULL) says; no callback was called then.
 */
int xptibpf_doctor(const struct xptibpf_doctor_opts *opts, bool *ret_works);

/* ---- arming processes that run -------------------------------------------------------------------- */

/*
 * XPTI is silent in a program that was started without a subscriber. Arming makes it emit events: the library starts a
 * thread in the process, which loads the framework and the beacon and switches XPTI on where the program's libsycl
 * looks for it. No environment variable and no code of the program is changed. Disarming switches XPTI off again; both
 * libraries stay mapped then, and do nothing. docs/xpti.md explains this.
 */

/* Strings are valid during the callback. comm and path come from the process, and are not escaped. */
struct xptibpf_arm_process {
	pid_t pid;
	const char *comm;
	enum xptibpf_arming state;
	bool speaks;	     /* with PREPARED and ARMED: there is a tracer now */
	const char *release; /* of its libsycl; "": not known */
	const char *path;    /* of its libsycl; NULL: it has none */
	const char *why;     /* with CANNOT the reason, otherwise a remark, or NULL */
};

/*
 * Calls each for these processes, or if none are given, for all that have a libsycl, until it returns anything other
 * than 0, which is then returned. It changes nothing in the processes. -ESRCH: one does not exist; -EACCES: one may not
 * be examined; xptibpf_error(NULL) says which one. Without given ones, those that may not be examined are left out; after
 * 0 it then says to others than root how many these were, and otherwise nothing ("").
 */
int xptibpf_arm_list(const pid_t *pids, size_t npids,
		     int (*each)(void *u, const struct xptibpf_arm_process *p), void *u);

struct xptibpf_arm_opts {
	size_t size;
	const char *beacon;  /* its path; NULL: beside the program, or where it was installed */
	unsigned timeout_ms; /* after which an arming that has not finished is undone; 0: 2000 */
};
#define XPTIBPF_ARM_TIMEOUT_MAX 60000

/*
 * Arms a process until xptibpf_disarm(), its end, or its next exec. opts may be NULL. After a failure, the process is
 * unchanged, and xptibpf_error(NULL) says why it failed: -ESRCH: it does not exist, or has ended; -EPERM: the caller
 * may not change it; -EBUSY: it is stopped or traced; -ENOENT: it has no libsycl, or there is no framework beside its
 * libsycl, or no beacon; -EOPNOTSUPP: this kind of process, or release, can't be armed; -EACCES: its seccomp filter
 * forbids it; -ETIMEDOUT: no suitable moment was found, or arming did not finish in time; -EIO: its dynamic linker
 * refuses the libraries; -EINVAL: an option is wrong.
 */
int xptibpf_arm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret);
/*
 * Disarms a process. -ENOENT: it is not armed; -ETIMEDOUT: the beacon, which looks once a second, did not answer,
 * because the process is stopped or very busy.
 */
int xptibpf_disarm(pid_t pid, const struct xptibpf_arm_opts *opts, struct xptibpf_armed *ret);

/* ---- what is known of APIs ------------------------------------------------------------------------ */

struct xptibpf_argument {
	const char *name, *type; /* as in the header */
	const char *unit;	 /* the unit that the header gives: "ns", "bytes"; NULL: none */
	bool in, out, optional;
};

/* One signature of one function. Strings are valid for ever unless stated otherwise. */
struct xptibpf_function {
	const char *group; /* its name for -e */
	const char *name;  /* its name for -e */
	/* The name that libraries export. It differs from name only if they export several forms. */
	const char *symbol;
	/* The first and last release of the API with this signature; "": not known, or no limit. */
	const char *since, *until;
	const char *returns; /* the result's type */
	const char *
		classes; /* "memory copy", separated by blanks; "": none. Only valid during the callback */
	unsigned group_id, id; /* id is the function's number in its group; both never change */
	unsigned pti_group, pti_domain;	     /* numbers of PTI's callback API; 0: it has none */
	unsigned variant;		     /* 0 is the newest signature */
	bool by_default;		     /* it is traced if nothing is selected */
	const struct xptibpf_argument *args; /* only valid during the callback */
	size_t nargs;
};

/*
 * Calls each for every known signature that pattern matches, ordered by group, name and age, until it returns anything
 * other than 0, which is then returned. The pattern is as for -e; NULL: all. -EINVAL: it names something that does not
 * exist; xptibpf_error(NULL) says what, and suggests similar names. -ENOENT: it selects nothing.
 */
int xptibpf_apis(const char *pattern, int (*each)(void *u, const struct xptibpf_function *f),
		 void *u);

/* A name of SYCL's XPTI streams. Strings are valid for ever, and "" is none. */
struct xptibpf_xpti_name {
	const char *kind; /* "stream", "trace_point", "metadata": a key */
	const char *name;
	const char *old_name;	   /* trace points: what earlier releases called it */
	const char *since, *until; /* streams: the first and the last release of SYCL that has it */
	const char *type;	   /* metadata: what a value is, such as "number" or "text" */
	const char *about;	   /* what it is, in a few words */
	unsigned trace_type;	   /* trace points: its number from 2024.0 on, */
	unsigned trace_type_2023;  /* and before */
	bool numbered, numbered_2023; /* there is such a number */
};

/*
 * Calls each for every known name of streams, of trace points and of metadata, in this order, as xptibpf_apis() does.
 * Metadata are only named if the pattern selects all of XPTI, as "sycl" does.
 */
int xptibpf_xpti_names(const char *pattern, int (*each)(void *u, const struct xptibpf_xpti_name *n),
		       void *u);

/* A device of Level Zero, a group of its metrics, and one of those. Strings are valid during the callback; "" is none. */
struct xptibpf_metric {
	const char *device; /* "ze0" */
	const char *model;
	const char *
		error; /* why the device's groups are not known: then nothing below is; NULL: they are */
	const char *group, *group_about;
	unsigned domain; /* a device measures one group of a domain at once */
	bool by_time,
		by_event; /* how it can be sampled: by a streamer, by queries in command lists */
	size_t metrics;	  /* of the group, of which each call gives one; 0: nothing below is set */
	const char *metric, *about, *component, *unit;
	const char *
		type; /* in the API's words, "ZET_METRIC_TYPE_RATIO"; NULL: newer than this release */
	const char *value_type; /* "ZET_VALUE_TYPE_UINT64" */
	unsigned tier;
};

/*
 * Calls each for every metric of every group of every device of this machine that Level Zero has, in the drivers' order,
 * until it returns anything other than 0, which is then returned. Drivers run in a process of its own without privileges,
 * which is forked, so call it before you start threads. -ENODEV: there is no loader, no driver or no device;
 * xptibpf_error(NULL) says what is missing. -EIO, -ETIMEDOUT: a driver failed, or does not answer.
 */
int xptibpf_metrics(int (*each)(void *u, const struct xptibpf_metric *m), void *u);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif
