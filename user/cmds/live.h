// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * live.h - what all commands share that follow programs, or read what was traced before: whom, what,
 * where to, and the run itself.
 *
 * A command's table holds the LIVE_..._ROWS that it wants among its own rows; live_parse() takes both
 * kinds, and live_run() does the rest up to the exit status.
 */
#ifndef XB_CMDS_LIVE_H
#define XB_CMDS_LIVE_H

#include <stdbool.h>

#include "cmds/cmd.h"
#include "cmds/outfile.h"
#include "xptibpf/xptibpf.h"

enum {
	LIVE_COMM = 512,
	LIVE_UID,
	LIVE_CGROUP,
	LIVE_XPTI,
	LIVE_ARM,
	LIVE_BUFFER,
	LIVE_COLOR,
	LIVE_STRICT,
	LIVE_LINK,
	LIVE_STACK_SIZE,
	LIVE_STACK_LIMIT,
	LIVE_MIN_DURATION,
	LIVE_ERRORS_ONLY,
	LIVE_LAYERS,
	LIVE_ELEMENTS,
	LIVE_CHAIN,
	LIVE_ENTRY_ONLY,
	LIVE_FORCE,
	LIVE_NO_DEMANGLE,
	LIVE_FROM,
	LIVE_TO,
};

/* clang-format off */
#define LIVE_TARGET_ROWS \
	{ 'p', "pid", "PID[,PID]", "trace these processes with all their threads", true }, \
	{ 't', "tid", "TID[,TID]", "trace these threads", true }, \
	{ 'f', "follow", NULL, "also trace children (always with a program)", true }, \
	{ 'a', "all", NULL, "trace every process (the default without a target)", true }, \
	{ LIVE_COMM, "comm", "NAME", "trace processes with this name", true }, \
	{ LIVE_UID, "uid", "USER", "trace processes of this user (name or number)", true }, \
	{ LIVE_CGROUP, "cgroup", "PATH", "trace processes in this cgroup (v2) and below", true }, \
	{ LIVE_XPTI, "xpti", NULL, "start the program so that it emits its XPTI streams", true }, \
	{ LIVE_ARM, "arm", NULL, "make the running processes of -p and -t emit them during the trace", true }

#define LIVE_RUN_ROWS \
	{ 'e', "event", "SPEC[,SPEC]", "what to trace: GROUP, CLASS, NAME, GROUP:NAME, !...", false }, \
	{ 'd', "duration", "SECONDS", "stop after this time", true }, \
	{ 'o', "output", "FILE", "write to this file ('-': standard output)", false }, \
	{ 'i', "input", "FILE", "read a recording ('-': standard input)", false }, \
	LIVE_RANGE_ROWS

#define LIVE_RANGE_ROWS \
	{ LIVE_FROM, "from", "TIME", "of a recording, use only what ran from this time on (2.5s, 18:09:54.5)", false }, \
	{ LIVE_TO, "to", "TIME", "and before this time (since its beginning, or local time)", false }

/* How much of a call is told, and which calls: of commands that tell of each. */
#define LIVE_CAPTURE_ROWS \
	{ 's', "string-size", "BYTES", "show at most this much of a string (default 256, maximum 1024)", false }, \
	{ LIVE_ELEMENTS, "max-elements", "N", "show this many elements of an array (default 32, maximum 256)", true }, \
	{ LIVE_CHAIN, "max-chain", "N", "follow this many structures of a pNext chain (default 8, maximum 16)", true }, \
	{ LIVE_MIN_DURATION, "min-duration", "TIME", "leave out shorter calls (for example 10us, 1.5ms, 2s)", true }, \
	{ LIVE_ERRORS_ONLY, "errors-only", NULL, "show only calls that failed or did not return", true }, \
	{ LIVE_LAYERS, "layers", "WHICH", "outer (default): show a call once; all: also in the driver below", true, live_layers_word }, \
	{ LIVE_ENTRY_ONLY, "entry-only", NULL, "place no return probes: no results and no durations", true }

#define LIVE_STACK_ROWS \
	{ 'k', "stacks", "[=SPEC]", "show the stacks of calls: alloc, free, create, launch, wait, copy", true, xptibpf_stacks_word }, \
	{ LIVE_STACK_SIZE, "stack-size", "SIZE", "copy at most this much of a stack (default 16K, maximum 48K)", true }, \
	{ LIVE_STACK_LIMIT, "stack-limit", "N", "take this many stacks per second (default 4000; 0: no limit)", true }

#define LIVE_FORCE_ROW \
	{ LIVE_FORCE, "force", NULL, "overwrite the output file if it exists", false }
#define LIVE_NAME_ROWS \
	{ LIVE_NO_DEMANGLE, "no-demangle", NULL, "show names of kernels as the compiler mangled them", false }

#define LIVE_LAST_ROWS \
	{ LIVE_BUFFER, "buffer", "SIZE", "size of the kernel's buffer for events (default 16M)", true }, \
	{ LIVE_COLOR, "color", "WHEN", "use colours: auto (default), always or never", false, live_colour_word }, \
	{ LIVE_STRICT, "strict", NULL, "exit with status 4 if anything was lost", false }, \
	{ LIVE_LINK, "link", "HOW", "place probes with session, multi or perf links instead of the best", true, live_link_word }, \
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false }, \
	{ 'v', "verbose", NULL, "print more remarks", false }
/* clang-format on */

struct live {
	const struct command *command;
	struct xptibpf_opts x;
	const char *file;		 /* -o, or NULL */
	const struct option_row *traces; /* the last option that only makes sense without -i */
	bool strict, all, binary;	 /* binary: the output is not for a terminal */
	bool no_output;			 /* the command opens it itself: fd is -1 */
	void (*ended)(void *u, struct xptibpf *x); /* tells what became of it; or NULL */
	/* careful: a file of that name is not overwritten unless force is given, and how says how it is made. */
	bool careful, force;
	enum outfile_how how;
	struct outfile out; /* once it is open, of those that are careful */
	int colour;	    /* -1: as the terminal says */
	unsigned view;	    /* enum xptibpf_view, for the outputs */
	int verbose;
	pid_t *pids, *tids;
	const char **comms, **cgroups;
	uid_t *uids;
};

#define LIVE_INIT(command_)      \
	{ .command = (command_), \
	  .colour = -1,          \
	  .out = OUTFILE_INIT,   \
	  .x.size = sizeof(struct xptibpf_opts) }
void live_done(struct live *l);
/* What the library says of a format that it has. */
const struct xptibpf_format *live_format(const char *name);

/*
 * Takes the options and what stands behind them. own() takes the command's own: 0, -EINVAL (its value
 * makes no sense) or -ENOENT (it isn't one); may be NULL. 0; -ECANCELED: help was printed; -EINVAL:
 * a mistake, told already; -ENOMEM.
 */
int live_parse(struct live *l, int argc, char **argv, int (*own)(void *u, int key), void *u);
/* The same of commands that are given files, no program: these may stand anywhere. free() the array. */
int live_parse_files(struct live *l, int argc, char **argv, int (*own)(void *u, int key), void *u,
		     const char ***ret, size_t *ret_n);
/* What can't go together. 0 or EXIT_USAGE, and has told why. */
int live_check(const struct live *l);
/* The exit status for what live_parse() and live_check() returned. */
int live_status(int r);

/*
 * Runs to the end, with the outputs that add() gives to x, and returns the exit status. Has told what
 * went wrong. colour: what was asked for, or what suits fd.
 */
int live_run(struct live *l, int (*add)(void *u, struct xptibpf *x, int fd, bool colour), void *u);

/* Pieces of it, for commands that run more than one: remarks as asked for; what -o says, told of if it fails;
 * and signals that stop x, which must outlive the next call. */
void live_begin(struct live *l);
int live_open_output(struct live *l, int *ret);
void live_stop_by_signal(struct xptibpf *x);
/* Two names of one regular file. */
bool live_same_file(const char *a, const char *b);

/* Of rows above. */
const char *live_layers_word(size_t i);
const char *live_colour_word(size_t i);
const char *live_link_word(size_t i);

/* Values of options, for own() too. 0 or -EINVAL. */
int live_parse_time(const char *text, uint64_t *ret_ns);
/* A number from 1 to max. */
int live_parse_limit(const char *text, unsigned max, unsigned *ret);

#endif
