// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* trace.c - xptibpf trace: shows calls and events as they happen. */
#include <bpf/libbpf.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <malloc.h>
#include <math.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "cmds/cmd.h"
#include "xptibpf/xptibpf.h"

enum {
	OPT_COMM = 256,
	OPT_UID,
	OPT_CGROUP,
	OPT_XPTI,
	OPT_FORMAT,
	OPT_JSON,
	OPT_BUFFER,
	OPT_MIN_DURATION,
	OPT_ERRORS_ONLY,
	OPT_LAYERS,
	OPT_ELEMENTS,
	OPT_CHAIN,
	OPT_COLOR,
	OPT_STRICT,
	OPT_ENTRY_ONLY,
	OPT_LINK,
	OPT_STACK_SIZE,
	OPT_STACK_LIMIT,
};

static const struct option_row options[] = {
	{ 'p', "pid", "PID[,PID]", "trace these processes, all their threads" },
	{ 't', "tid", "TID[,TID]", "trace these threads" },
	{ 'f', "follow", NULL, "trace children too (always with a program)" },
	{ 'a', "all", NULL, "trace every process (the default without a target)" },
	{ OPT_COMM, "comm", "NAME", "trace processes of this name" },
	{ OPT_UID, "uid", "USER", "trace processes of this user (name or number)" },
	{ OPT_CGROUP, "cgroup", "PATH", "trace processes in this cgroup (v2) and below" },
	{ OPT_XPTI, "xpti", NULL, "start the program so that it emits its XPTI streams" },
	{ 'e', "event", "SPEC[,SPEC]", "what to trace: GROUP, CLASS, NAME, GROUP:NAME, !..." },
	{ 'd', "duration", "SECONDS", "stop after this time" },
	{ 'o', "output", "FILE", "write there ('-': standard output)" },
	{ 'i', "input", "FILE", "show what was written with --format raw ('-': standard input)" },
	{ OPT_FORMAT, "format", "NAME", "text (default), json or raw" },
	{ OPT_JSON, "json", NULL, "same as --format json: one object a line" },
	{ 'c', "summary", NULL, "print a table of calls and times at the end" },
	{ 's', "string-size", "BYTES",
	  "show at most so much of a string (default 256, at most 1024)" },
	{ OPT_ELEMENTS, "max-elements", "N",
	  "so many elements of an array (default 32, at most 256)" },
	{ OPT_CHAIN, "max-chain", "N",
	  "so many structures of a pNext chain (default 8, at most 16)" },
	{ 'k', "stacks", "[=SPEC]",
	  "show where calls are made: alloc, free, create, launch, wait, copy" },
	{ OPT_STACK_SIZE, "stack-size", "SIZE", "of a stack (as 16K, the default, at most 48K)" },
	{ OPT_STACK_LIMIT, "stack-limit", "N", "stacks a second (default 4000; 0: no limit)" },
	{ OPT_MIN_DURATION, "min-duration", "TIME",
	  "leave out shorter calls (as 10us, 1.5ms, 2s)" },
	{ OPT_ERRORS_ONLY, "errors-only", NULL, "only calls that failed, or did not return" },
	{ OPT_LAYERS, "layers", "WHICH",
	  "outer (default): a call once; all: in the driver behind it, too" },
	{ OPT_BUFFER, "buffer", "SIZE", "room for events that wait (as 16M, the default)" },
	{ OPT_COLOR, "color", "WHEN", "auto (default), always, never" },
	{ OPT_STRICT, "strict", NULL, "exit with status 4 if anything was lost" },
	{ OPT_ENTRY_ONLY, "entry-only", NULL, "no return probes: no results and durations" },
	{ OPT_LINK, "link", "HOW", "session, multi or perf instead of the best there is" },
	{ 'q', "quiet", NULL, "no remarks; -qq: no warnings either" },
	{ 'v', "verbose", NULL, "more remarks" },
	{ 0 },
};

struct args {
	struct xptibpf_opts x;
	const char *file, *format;
	const struct option_row *live; /* given, and only makes sense while something is traced */
	bool summary, strict, all;
	int colour; /* -1: as the terminal says */
	pid_t *pids, *tids;
	const char **comms, **cgroups;
	uid_t *uids;
	int verbose;
	unsigned show;
};

static void args_done(struct args *a)
{
	free(a->pids);
	free(a->tids);
	free(a->comms);
	free(a->cgroups);
	free(a->uids);
}

/* Appends to an array of anything. */
#define APPEND(array, n, value)                                                              \
	({                                                                                   \
		__typeof__(array) grown_ = reallocarray((array), (n) + 1, sizeof(*(array))); \
		if (grown_) {                                                                \
			(array) = grown_;                                                    \
			(array)[(n)++] = (value);                                            \
		}                                                                            \
		grown_ ? 0 : -ENOMEM;                                                        \
	})

static int parse_ids(const char *text, pid_t **array, size_t *n)
{
	_cleanup_free_ char *copy = strdup(text);
	char *rest = copy, *word;

	if (!copy)
		return -ENOMEM;
	while ((word = strsep(&rest, ","))) {
		char *end;
		long v;

		errno = 0;
		v = strtol(word, &end, 10);
		if (errno || end == word || *end || v <= 0 || v > 0x7fffffff)
			return -EINVAL;
		if (APPEND(*array, *n, (pid_t)v) < 0)
			return -ENOMEM;
	}
	return 0;
}

static int parse_uid(const char *text, uid_t *ret)
{
	struct passwd *pw = getpwnam(text);
	char *end;
	unsigned long v;

	if (pw) {
		*ret = pw->pw_uid;
		return 0;
	}
	errno = 0;
	v = strtoul(text, &end, 10);
	if (errno || end == text || *end || *text == '-' || v > 0xfffffffe)
		return -EINVAL;
	*ret = (uid_t)v;
	return 0;
}

/* A number and a unit of the table; the first unit is what a bare number means. */
static int parse_scaled(const char *text, const char *const units[], const double scale[],
			double *ret)
{
	char *end;
	double v = strtod(text, &end);

	if (end == text || !(v >= 0) || !isfinite(v))
		return -EINVAL;
	if (!*end) {
		*ret = v * scale[0];
		return 0;
	}
	for (size_t i = 0; units[i]; i++) {
		if (strcasecmp(end, units[i]))
			continue;
		*ret = v * scale[i];
		return 0;
	}
	return -EINVAL;
}

static int parse_time(const char *text, uint64_t *ret_ns)
{
	static const char *const units[] = { "s", "ms", "us", "ns", "m", NULL };
	static const double scale[] = { 1e9, 1e6, 1e3, 1, 60e9 };
	double ns;

	if (parse_scaled(text, units, scale, &ns) < 0 || ns > 1e18)
		return -EINVAL;
	*ret_ns = (uint64_t)ns;
	return 0;
}

/* A ring's size: rounded up to a power of two, as the kernel wants it. */
static int parse_size(const char *text, uint32_t *ret)
{
	static const char *const units[] = { "b", "k", "m", "g", NULL };
	static const double scale[] = { 1, 1024, 1024 * 1024, 1024 * 1024 * 1024 };
	uint32_t size = 4096;
	double v;

	if (parse_scaled(text, units, scale, &v) < 0 || v < 65536 || v > (1U << 30))
		return -EINVAL;
	while (size < v)
		size *= 2;
	*ret = size;
	return 0;
}

/* A number from 1 to max. */
static int parse_limit(const char *text, unsigned max, unsigned *ret)
{
	unsigned long v;
	char *end;

	errno = 0;
	v = strtoul(text, &end, 10);
	if (errno || end == text || *end || *text < '0' || *text > '9' || !v || v > max)
		return -EINVAL;
	*ret = (unsigned)v;
	return 0;
}

static int parse_stack_size(const char *text, uint32_t *ret)
{
	static const char *const units[] = { "b", "k", NULL };
	static const double scale[] = { 1, 1024 };
	double v;

	if (parse_scaled(text, units, scale, &v) < 0 || v < 256 || v > 48 * 1024)
		return -EINVAL;
	*ret = (uint32_t)v;
	return 0;
}

static int parse_stack_limit(const char *text, uint32_t *ret)
{
	static const char *const units[] = { "", "k", NULL };
	static const double scale[] = { 1, 1000 };
	double v;

	if (parse_scaled(text, units, scale, &v) < 0 || v > 1e9)
		return -EINVAL;
	*ret = v < 1 ? UINT32_MAX : (uint32_t)v;
	return 0;
}

static int parse_link(const char *text, enum xptibpf_link *ret)
{
	if (!strcmp(text, "session"))
		*ret = XPTIBPF_LINK_SESSION;
	else if (!strcmp(text, "multi"))
		*ret = XPTIBPF_LINK_MULTI;
	else if (!strcmp(text, "perf"))
		*ret = XPTIBPF_LINK_PERF;
	else
		return -EINVAL;
	return 0;
}

static int parse_layers(const char *text, bool *ret_all)
{
	if (strcmp(text, "outer") && strcmp(text, "all"))
		return -EINVAL;
	*ret_all = !strcmp(text, "all");
	return 0;
}

static int parse_colour(const char *text, int *ret)
{
	if (!strcmp(text, "auto"))
		*ret = -1;
	else if (!strcmp(text, "always"))
		*ret = 1;
	else if (!strcmp(text, "never"))
		*ret = 0;
	else
		return -EINVAL;
	return 0;
}

/* One option. Returns -EINVAL when its value makes no sense. */
static int take_option(struct args *a, int key)
{
	uid_t uid;
	int r;

	switch (key) {
	case 'p':
		return parse_ids(optarg, &a->pids, &a->x.npids);
	case 't':
		return parse_ids(optarg, &a->tids, &a->x.ntids);
	case 'f':
		a->x.follow = true;
		return 0;
	case 'a':
		a->all = true;
		return 0;
	case OPT_COMM:
		return *optarg ? APPEND(a->comms, a->x.ncomms, optarg) : -EINVAL;
	case OPT_CGROUP:
		return *optarg ? APPEND(a->cgroups, a->x.ncgroups, optarg) : -EINVAL;
	case OPT_UID:
		return parse_uid(optarg, &uid) ?: APPEND(a->uids, a->x.nuids, uid);
	case OPT_XPTI:
		a->x.xpti = true;
		return 0;
	case 'e':
		a->x.select = optarg;
		return 0;
	case 'd':
		return parse_time(optarg, &a->x.duration_ns) ?: (a->x.duration_ns ? 0 : -EINVAL);
	case 'i':
		a->x.input = optarg;
		return *optarg ? 0 : -EINVAL;
	case 'o':
		a->file = optarg;
		return 0;
	case OPT_FORMAT:
		a->format = optarg;
		return 0;
	case OPT_JSON:
		a->format = "json";
		return 0;
	case 'c':
		a->summary = true;
		return 0;
	case 's':
		r = parse_limit(optarg, XPTIBPF_STRING_MAX, &a->x.str_max);
		a->show = a->x.str_max;
		return r;
	case OPT_ELEMENTS:
		return parse_limit(optarg, XPTIBPF_ELEMENTS_MAX, &a->x.arr_max);
	case OPT_CHAIN:
		return parse_limit(optarg, XPTIBPF_CHAIN_MAX, &a->x.chain_max);
	case 'k':
		/* As --stacks=SPEC, so -k=SPEC. */
		a->x.stacks = !optarg ? "" : *optarg == '=' ? optarg + 1 : optarg;
		return 0;
	case OPT_STACK_SIZE:
		return parse_stack_size(optarg, &a->x.stack_bytes);
	case OPT_STACK_LIMIT:
		return parse_stack_limit(optarg, &a->x.stack_limit);
	case OPT_MIN_DURATION:
		return parse_time(optarg, &a->x.min_dur_ns);
	case OPT_ERRORS_ONLY:
		a->x.errors_only = true;
		return 0;
	case OPT_LAYERS:
		return parse_layers(optarg, &a->x.all_layers);
	case OPT_BUFFER:
		return parse_size(optarg, &a->x.ring_size);
	case OPT_COLOR:
		return parse_colour(optarg, &a->colour);
	case OPT_STRICT:
		a->strict = true;
		return 0;
	case OPT_ENTRY_ONLY:
		a->x.entry_only = true;
		return 0;
	case OPT_LINK:
		return parse_link(optarg, &a->x.link);
	case 'q':
		a->verbose--;
		return 0;
	case 'v':
		a->verbose++;
		return 0;
	default:
		return -EINVAL;
	}
}

/* The option, if it decides what is traced or how, and so says nothing to a stream that is there. */
static const struct option_row *live_option(int key)
{
	static const int shown[] = { 'i', 'e',	     'o',	 OPT_FORMAT, OPT_JSON, 'c',
				     's', OPT_COLOR, OPT_STRICT, 'q',	     'v' };

	for (size_t i = 0; i < ARRAY_SIZE(shown); i++)
		if (key == shown[i])
			return NULL;
	for (const struct option_row *o = options; o->name; o++)
		if (o->key == key)
			return o;
	return NULL;
}

static int parse(struct args *a, int argc, char **argv)
{
	int key;

	while ((key = cmd_next_option(&cmd_trace, argc, argv)) != -1) {
		int r;

		if (!key)
			return -ECANCELED; /* help was printed */
		if (key == '?')
			return -EINVAL;
		a->live = live_option(key) ?: a->live;
		r = take_option(a, key);
		if (r == -EINVAL) {
			cmd_usage_error(&cmd_trace, "'%s' makes no sense for %s", optarg,
					argv[optind - 1] == optarg ? argv[optind - 2]
								   : argv[optind - 1]);
			return r;
		}
		if (r < 0)
			return r;
	}
	if (optind == argc && argc > 1 && !strcmp(argv[argc - 1], "--")) {
		cmd_usage_error(&cmd_trace, "no program after '--'");
		return -EINVAL;
	}
	if (optind < argc)
		a->x.argv = argv + optind;
	a->x.pids = a->pids;
	a->x.tids = a->tids;
	a->x.comms = a->comms;
	a->x.cgroups = a->cgroups;
	a->x.uids = a->uids;
	return 0;
}

static bool same_file(const char *a, const char *b)
{
	struct stat x, y;

	return !stat(a, &x) && !stat(b, &y) && S_ISREG(x.st_mode) && x.st_dev == y.st_dev &&
	       x.st_ino == y.st_ino;
}

/* What can't go together. Returns 0 or EXIT_USAGE, and has told why. */
static int check(const struct args *a)
{
	bool some = a->x.npids || a->x.ntids || a->x.ncomms || a->x.nuids || a->x.ncgroups;

	if (a->x.argv && (some || a->all))
		return cmd_usage_error(&cmd_trace, "a program and other targets don't go together");
	if (a->all && some)
		return cmd_usage_error(&cmd_trace,
				       "-a is everyone: it doesn't go with other targets");
	if ((a->x.npids || a->x.ntids) && (a->x.ncomms || a->x.nuids || a->x.ncgroups))
		return cmd_usage_error(&cmd_trace,
				       "-p and -t don't go with --comm, --uid, --cgroup");
	if (a->x.xpti && !a->x.argv)
		return cmd_usage_error(&cmd_trace,
				       "--xpti prepares a program at its start: give one after --");
	if (a->x.errors_only && a->x.entry_only)
		return cmd_usage_error(&cmd_trace,
				       "--errors-only needs results, and --entry-only has none");
	if (!a->x.stacks && (a->x.stack_bytes || a->x.stack_limit))
		return cmd_usage_error(&cmd_trace,
				       "--stack-size and --stack-limit go with -k alone");
	if (strcmp(a->format, "text") && strcmp(a->format, "json") && strcmp(a->format, "raw"))
		return cmd_usage_error(&cmd_trace, "no format '%s' (text, json, raw)", a->format);
	if (!strcmp(a->format, "raw") && !a->file)
		return cmd_usage_error(&cmd_trace, "raw is not for reading: say where to with -o");
	if (a->x.input && (a->live || a->x.argv))
		return cmd_usage_error(&cmd_trace,
				       "-i shows what was traced before: %s%s doesn't go with it",
				       a->live ? "--" : "a program", a->live ? a->live->name : "");
	if (a->x.input && a->file && same_file(a->x.input, a->file))
		return cmd_usage_error(&cmd_trace, "-o would overwrite what -i reads");
	return 0;
}

/* For the signal handler, which gets no argument. */
static struct xptibpf *running;

static void on_signal(int sig)
{
	(void)sig;
	xptibpf_stop(running);
}

static void set_signals(struct xptibpf *x)
{
	struct sigaction stop = { .sa_handler = on_signal }, ignore = { .sa_handler = SIG_IGN };

	running = x;
	sigaction(SIGINT, &stop, NULL);
	sigaction(SIGTERM, &stop, NULL);
	sigaction(SIGHUP, &stop, NULL);
	sigaction(SIGPIPE, &ignore, NULL);
}

static void on_warning(void *u, const char *line)
{
	(void)u;
	log_warn("%s", line);
}

static int on_libbpf(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	char line[1024];

	/* libbpf speaks of every attempt that failed; what matters we say ourselves. */
	if (level == LIBBPF_DEBUG)
		return 0;
	vsnprintf(line, sizeof(line), fmt, ap);
	line[strcspn(line, "\n")] = '\0';
	log_debug("%s", line);
	return 0;
}

static int open_output(const struct args *a, int *ret)
{
	bool file = a->file && strcmp(a->file, "-");
	int fd, r;

	if (file)
		fd = open(a->file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
	else /* A program's own output keeps its place, as with strace. */
		fd = fcntl(a->x.argv && !a->file ? STDERR_FILENO : STDOUT_FILENO, F_DUPFD_CLOEXEC,
			   3);
	if (fd < 0) {
		r = errno ? -errno : -EIO;
		log_error("can't write %s%s%s: %s", file ? "'" : "", file ? a->file : "the output",
			  file ? "'" : "", strerror(-r));
		return r;
	}
	*ret = fd;
	return 0;
}

static int add_outputs(struct xptibpf *x, const struct args *a, int fd)
{
	bool json = strcmp(a->format, "text") != 0;
	bool colour = a->colour < 0 ? isatty(fd) && !getenv("NO_COLOR") : a->colour;
	struct xptibpf_output o = {
		.format = a->format,
		.fd = fd,
		.colour = colour && !json,
		.str_max = a->show,
	};
	int r;

	r = xptibpf_add_output(x, &o);
	if (r < 0 || !a->summary)
		return r;
	o.format = "summary";
	/* A table is neither JSON nor a stream: it goes to the person. */
	if (json)
		o.fd = STDERR_FILENO;
	return xptibpf_add_output(x, &o);
}

static int status_of_error(int r)
{
	switch (r) {
	case -EINVAL:
		return EXIT_USAGE;
	case -ESRCH:
		return EXIT_NOTHING;
	default:
		return EXIT_FAILED;
	}
}

/* Ends as the program ended. */
static int pass_on(int status)
{
	if (WIFEXITED(status))
		return WEXITSTATUS(status);
	if (WIFSIGNALED(status)) {
		/* The core, if any, was the program's: we leave none. */
		setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
		signal(WTERMSIG(status), SIG_DFL);
		raise(WTERMSIG(status));
		return 128 + WTERMSIG(status);
	}
	return EXIT_FAILED;
}

static int trace(struct args *a)
{
	_cleanup_close_ int fd = -1;
	struct xptibpf_stats stats;
	struct xptibpf *x = NULL;
	int r, status;

	r = xptibpf_new(&a->x, &x);
	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return status_of_error(r);
	}
	/* Only now: what was in the file is not lost to a slip in the command line. */
	if (open_output(a, &fd)) {
		xptibpf_free(x);
		return EXIT_FAILED;
	}
	if (!strcmp(a->format, "raw") && isatty(fd)) {
		log_error("raw is not for a terminal: say where to with -o");
		xptibpf_free(x);
		return EXIT_USAGE;
	}
	set_signals(x);
	r = add_outputs(x, a, fd);
	if (r >= 0)
		r = xptibpf_run(x);
	if (r == -EPIPE)
		log_info("whoever read the output has gone");
	else if (r < 0)
		log_error("%s", xptibpf_error(x));
	xptibpf_get_stats(x, &stats);
	log_info(
		"%llu calls, %llu XPTI events, %u probes in %u files, %llu lost, %llu values incomplete",
		(unsigned long long)stats.calls, (unsigned long long)stats.xpti_events,
		stats.probes, stats.objects, (unsigned long long)stats.lost,
		(unsigned long long)stats.incomplete);
	if (r < 0)
		status = status_of_error(r);
	else if (a->strict && stats.lost)
		status = EXIT_LOST;
	else if (xptibpf_exit_status(x, &status) == 0)
		status = pass_on(status);
	else
		status = EXIT_DONE;
	xptibpf_free(x);
	return status;
}

static int run(int argc, char **argv)
{
	struct args a = { .format = "text", .colour = -1 };
	int r;

	/*
	 * The symbol tables of large libraries take tens of MiB for a moment. Left to itself, malloc takes
	 * the next ones from the heap, where they stay; so all of them go back to the kernel.
	 */
	mallopt(M_MMAP_THRESHOLD, 256 << 10);
	a.x.warn = on_warning;
	libbpf_set_print(on_libbpf);
	r = parse(&a, argc, argv);
	if (!r)
		r = check(&a) ? -EINVAL : 0;
	if (!r) {
		int level = LOG_LVL_WARN + a.verbose;

		log_set_level((enum log_level)(level < LOG_LVL_ERROR   ? LOG_LVL_ERROR
					       : level > LOG_LVL_DEBUG ? LOG_LVL_DEBUG
								       : level));
		r = trace(&a);
	} else {
		if (r == -ENOMEM)
			log_error("out of memory");
		r = r == -ECANCELED ? EXIT_DONE : r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	args_done(&a);
	return r;
}

const struct command cmd_trace = {
	.name = "trace",
	.usage = "[OPTIONS] [-- PROGRAM ARGS]",
	.summary = "Shows calls and events of SYCL programs as they happen.",
	.options = options,
	.epilogue =
		"Groups: sycl (the XPTI streams), ur (Unified Runtime), thread (pthread_create), ze, zet,\n"
		"zes, zer, zel (Level Zero), cl (OpenCL), cu (CUDA driver), pi (SYCL's plugins before 2025).\n"
		"Classes: memory, kernel, sync, copy, module, query, metric, debug, sysman.\n"
		"xptibpf apis lists their functions. Without -e: all groups but zel, and not the getters,\n"
		"which ask and tell little.\n\n"
		"Examples:\n"
		"  sudo xptibpf trace -p 4242                 what does it do?\n"
		"  sudo xptibpf trace -p 4242 -d 5 -c         five seconds, and a table\n"
		"  sudo xptibpf trace -e 'ur:urUSM*' -a       everyone's USM allocations\n"
		"  sudo xptibpf trace -k -e memory -p 4242    who allocates, and where\n"
		"  sudo xptibpf trace --xpti -- ./prog        from its first call, with SYCL events\n\n"
		"Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing to trace, 4 lost events and\n"
		"--strict; with a program, the program's own.\n",
	.run = run,
};
