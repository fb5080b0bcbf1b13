// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tracing.h - what all commands share that trace programs or read recordings: whom and what to trace, the output,
 * and the run itself.
 *
 * A command's table contains the TRACING_..._ROWS that it needs, besides its own rows; tracing_parse() handles both
 * kinds, and tracing_run() does the rest up to the exit status.
 */
#ifndef XB_CMDS_TRACING_H
#define XB_CMDS_TRACING_H

#include <stdbool.h>

#include "base/strbuf.h"
#include "cmds/cmd.h"
#include "cmds/outfile.h"
#include "xptibpf/xptibpf.h"

enum {
	TRACING_COMM = 512,
	TRACING_UID,
	TRACING_CGROUP,
	TRACING_XPTI,
	TRACING_USER,
	TRACING_ARM,
	TRACING_TIMES,
	TRACING_BUFFER,
	TRACING_COLOR,
	TRACING_STRICT,
	TRACING_LINK,
	TRACING_STACK_SIZE,
	TRACING_STACK_LIMIT,
	TRACING_MIN_DURATION,
	TRACING_ERRORS_ONLY,
	TRACING_LAYERS,
	TRACING_ELEMENTS,
	TRACING_CHAIN,
	TRACING_ENTRY_ONLY,
	TRACING_FORCE,
	TRACING_NO_DEMANGLE,
	TRACING_FROM,
	TRACING_TO,
	TRACING_KERNEL,
	TRACING_DEVICE,
	TRACING_QUEUE,
	TRACING_NO_STACKS,
};

/* clang-format off */
#define TRACING_TARGET_ROWS \
	{ 'p', "pid", "PID[,PID]", "trace these processes with all their threads", false }, \
	{ 't', "tid", "TID[,TID]", "trace these threads", false }, \
	{ 'f', "follow", NULL, "also trace children (always with a program)", false }, \
	{ 'a', "all", NULL, "trace every process (the default without a target)", true }, \
	{ TRACING_COMM, "comm", "NAME", "trace processes with this name", false }, \
	{ TRACING_UID, "uid", "USER", "trace processes of this user (name or number)", true }, \
	{ TRACING_CGROUP, "cgroup", "PATH", "trace processes in this cgroup (v2) and below", true }, \
	{ TRACING_XPTI, "xpti", NULL, "start the program so that it emits its XPTI streams", true }, \
	{ TRACING_USER, "user", "NAME", "start the program as this user, not with our privileges", true }, \
	{ TRACING_ARM, "arm", NULL, "make the running processes of -p and -t emit them during the trace", true }, \
	{ TRACING_TIMES, "device-times", NULL, "have their beacon ask when commands ran; this changes the program", true }

#define TRACING_RUN_ROWS \
	{ 'e', "event", "SPEC[,SPEC]", "what to trace: GROUP, CLASS, NAME, GROUP:NAME, !...", false }, \
	{ 'd', "duration", "SECONDS", "stop after this time", true }, \
	{ 'o', "output", "FILE", "write to this file ('-': standard output)", false }, \
	{ 'i', "input", "FILE", "read a recording ('-': standard input)", false }, \
	TRACING_RANGE_ROWS

#define TRACING_RANGE_ROWS \
	{ TRACING_FROM, "from", "TIME", "of a recording, use only what ran from this time on (2.5s, 18:09:54.5)", false }, \
	{ TRACING_TO, "to", "TIME", "and before this time (since its beginning, or local time)", false }

/* How much of a call is shown: for commands that show each call. */
#define TRACING_CAPTURE_ROWS \
	{ 's', "string-size", "BYTES", "show at most this much of a string (default 256, maximum 1024)", false }, \
	{ TRACING_ELEMENTS, "max-elements", "N", "show this many elements of an array (default 32, maximum 256)", true }, \
	{ TRACING_CHAIN, "max-chain", "N", "follow this many structures of a pNext chain (default 8, maximum 16)", true }, \
	{ TRACING_LAYERS, "layers", "WHICH", "outer (default): show a call once; all: also in the driver below", true, tracing_layers_word }, \
	{ TRACING_ENTRY_ONLY, "entry-only", NULL, "place no return probes: no results and no durations", true }

/* Which calls: for all commands. */
#define TRACING_CALL_ROWS \
	{ TRACING_MIN_DURATION, "min-duration", "TIME", "leave out shorter calls (for example 10us, 1.5ms, 2s)", false }, \
	{ TRACING_ERRORS_ONLY, "errors-only", NULL, "show only calls that failed or did not return", false }

/* The same by what they are about: not for what is written to be read again, which needs the others for their names. */
#define TRACING_FILTER_ROWS \
	TRACING_CALL_ROWS, \
	{ TRACING_KERNEL, "kernel", "GLOB", "show only what is about kernels with such a name, or number", false }, \
	{ TRACING_DEVICE, "device", "GLOB", "show only what is about such devices (name, or number as shown)", false }, \
	{ TRACING_QUEUE, "queue", "GLOB", "show only what is about such queues ('queue#2' or 2)", false }, \
	{ TRACING_NO_STACKS, "no-stacks", NULL, "show no stacks, even if the recording has them", false }

#define TRACING_STACK_ROWS \
	{ 'k', "stacks", "[=SPEC]", "show the stacks of calls: alloc, free, create, launch, wait, copy", true, xptibpf_stacks_word }, \
	{ TRACING_STACK_SIZE, "stack-size", "SIZE", "copy at most this much of a stack (default 16K, maximum 48K)", true }, \
	{ TRACING_STACK_LIMIT, "stack-limit", "N", "take this many stacks per second (default 4000; 0: no limit)", true }

#define TRACING_FORCE_ROW \
	{ TRACING_FORCE, "force", NULL, "overwrite the output file if it exists", false }
#define TRACING_NAME_ROWS \
	{ TRACING_NO_DEMANGLE, "no-demangle", NULL, "show names of kernels as the compiler mangled them", false }

#define TRACING_COLOR_ROW \
	{ TRACING_COLOR, "color", "WHEN", "use colours: auto (default), always or never", false, tracing_colour_word }
#define TRACING_LAST_ROWS \
	{ TRACING_BUFFER, "buffer", "SIZE", "size of the kernel's buffer for events (default 16M, with -k 64M)", true }, \
	{ TRACING_STRICT, "strict", NULL, "exit with status 4 if anything was lost", false }, \
	{ TRACING_LINK, "link", "HOW", "place probes with session, multi or perf links instead of the best", true, tracing_link_word }, \
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false }, \
	{ 'v', "verbose", NULL, "print more remarks", false }
/* clang-format on */

/* The default selection, and functions that give devices their numbers. Group zel is not in that selection. */
#define TRACING_SELECT_DEVICES \
	"!zel,ur:urDeviceGet,pi:piDevicesGet,cl:clGetDeviceIDs,ze:zeDeviceGet,cu:cuDeviceGet"

struct tracing {
	const struct command *command;
	struct xptibpf_opts x;
	struct xptibpf_output
		output; /* of a command that has one; format and what is of that: tracing_run() does the rest */
	const char *file; /* -o, or NULL */
	const char *why;  /* own() found the value of an option wrong; NULL: as its row says */
	const struct option_row *traces; /* the last option that only makes sense without -i */
	bool strict, all, binary;	 /* binary: the output is not for a terminal */
	bool no_output;			 /* the command opens it itself: fd is -1 */
	bool at_once;			 /* its output shows what happens when it happens */
	void (*ended)(void *u, struct xptibpf *x); /* tells what became of it; or NULL */
	/* careful: a file of that name is not overwritten unless force is given, and how says how it is made. */
	bool careful, force;
	enum outfile_how how;
	struct outfile out; /* for careful commands, when it is open */
	unsigned reads;	    /* how often the progress of reading was shown, or almost */
	int colour;	    /* -1: depends on the terminal */
	unsigned view;	    /* enum xptibpf_view, for the outputs */
	int verbose;
	pid_t *pids, *tids;
	const char **comms, **cgroups, **kernels, **devices, **queues;
	uid_t *uids;
};

#define TRACING_INIT(command_)                                    \
	.command = (command_), .colour = -1, .out = OUTFILE_INIT, \
	.x.size = sizeof(struct xptibpf_opts), .output.size = sizeof(struct xptibpf_output)
void tracing_done(struct tracing *l);
/* The library's description of a format. */
const struct xptibpf_format *tracing_format(const char *name);

/*
 * Handles the options and what follows them. own() handles the command's own options: 0, -EINVAL (its value
 * makes no sense) or -ENOENT (it is not one of them); may be NULL. 0; -ECANCELED: help was printed; -EINVAL:
 * a mistake, which was reported; -ENOMEM.
 */
int tracing_parse(struct tracing *l, int argc, char **argv, int (*own)(void *u, int key), void *u);
/* The same for commands with files instead of a program, which may be anywhere. The caller frees the array. */
int tracing_parse_files(struct tracing *l, int argc, char **argv, int (*own)(void *u, int key),
			void *u, const char ***ret, size_t *ret_n);
/* Checks for options that exclude each other. 0, or EXIT_USAGE after reporting why. */
int tracing_check(const struct tracing *l);
/* Whether options select calls by more than their functions, so that counting them in the kernel is not enough. */
bool tracing_selects_calls(const struct tracing *l);
/* The exit status for the result of tracing_parse() or tracing_check(). */
int tracing_status(int r);

/*
 * Runs to the end, with the outputs that add() adds to x, or otherwise with l->output, and returns the exit status, after
 * reporting what went wrong. colour: as requested, or as suits fd.
 */
int tracing_run(struct tracing *l, int (*add)(void *u, struct xptibpf *x, int fd, bool colour),
		void *u);

/* Pieces of it, for commands that run more than one: remarks as asked for; what -o says, with an error if it fails;
 * and signals that stop x, which must outlive the next call; NULL: the command asks tracing_interrupted(). */
void tracing_begin(struct tracing *l);
int tracing_open_output(struct tracing *l, int *ret);
/* Text for people is as wide as the terminal of its fd, if that is one. */
void tracing_fit(struct xptibpf_output *o);
void tracing_stop_by_signal(struct xptibpf *x);
/* The exit status after such a signal; 0: none came. */
int tracing_interrupted(void);
/* Writes over the last line of the terminal, cut to its width: a longer one would wrap, and stay there. "" removes it. */
void tracing_show_line(const char *line);
/* Two names of one regular file. */
bool tracing_same_file(const char *a, const char *b);

/* Of rows above. */
const char *tracing_layers_word(size_t i);
const char *tracing_colour_word(size_t i);
const char *tracing_link_word(size_t i);
const char *tracing_order_word(size_t i); /* of tables of functions */

/* Parse values of options, also for own(). 0 or -EINVAL. */
int tracing_parse_time(const char *text, uint64_t *ret_ns);
int tracing_parse_size(const char *text, uint64_t *ret); /* bytes, at least 1; with K, M, G or T */
/* "12.5 KiB" */
void tracing_add_size(struct strbuf *out, uint64_t bytes);
/* "3 lost", or "3 lost, 2 values incomplete" */
void tracing_add_losses(struct strbuf *out, uint64_t lost, uint64_t incomplete);

#endif
