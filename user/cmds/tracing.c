// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tracing.c - see tracing.h. */
#include "cmds/tracing.h"
#include "base/grow.h"
#include "sink/order.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <malloc.h>
#include <math.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "base/log.h"
#include "base/number.h"
#include "base/strbuf.h"
#include "cmds/armlog.h"
#include "cmds/pager.h"

void tracing_done(struct tracing *l)
{
	free(l->pids);
	free(l->tids);
	free(l->comms);
	free(l->cgroups);
	free(l->uids);
	free(l->kernels);
	free(l->devices);
	free(l->queues);
}

/* ---- values ------------------------------------------------------------------------------------ */

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
		if (GROW_APPEND(*array, *n, (pid_t)v) < 0)
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

int tracing_parse_time(const char *text, uint64_t *ret_ns)
{
	static const char *const units[] = { "s", "ms", "us", "ns", "m", NULL };
	static const double scale[] = { 1e9, 1e6, 1e3, 1, 60e9 };
	double ns;

	if (parse_scaled(text, units, scale, &ns) < 0 || ns > 1e18)
		return -EINVAL;
	*ret_ns = (uint64_t)ns;
	return 0;
}

int tracing_parse_size(const char *text, uint64_t *ret)
{
	static const char *const units[] = { "b", "k", "m", "g", "t", NULL };
	static const double scale[] = { 1, 1 << 10, 1 << 20, 1 << 30, (double)(1ll << 40) };
	double v;

	if (parse_scaled(text, units, scale, &v) < 0 || v < 1 || v > 1e18)
		return -EINVAL;
	*ret = (uint64_t)v;
	return 0;
}

void tracing_add_size(struct strbuf *out, uint64_t bytes)
{
	if (bytes < 10 << 20)
		strbuf_addf(out, "%.1f KiB", (double)bytes / 1024);
	else
		strbuf_addf(out, "%.1f MiB", (double)bytes / (1 << 20));
}

void tracing_add_losses(struct strbuf *out, uint64_t lost, uint64_t incomplete)
{
	strbuf_addf(out, "%llu lost", (unsigned long long)lost);
	if (incomplete)
		strbuf_addf(out, ", %llu values incomplete", (unsigned long long)incomplete);
}

/* A ring's size, rounded up to a power of two, as the kernel requires. */
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

const char *tracing_layers_word(size_t i)
{
	static const char *const words[] = { "outer", "all", NULL };

	return cmd_word_of(words, i);
}

const char *tracing_order_word(size_t i)
{
	return cmd_word_of(rows_sort_words, i);
}

const char *tracing_colour_word(size_t i)
{
	static const char *const words[] = { "auto", "never", "always", NULL };

	return cmd_word_of(words, i);
}

/* In the order of enum xptibpf_link, after AUTO. */
const char *tracing_link_word(size_t i)
{
	static const char *const words[] = { "session", "multi", "perf", NULL };

	return cmd_word_of(words, i);
}

/* ---- the command line -------------------------------------------------------------------------- */

/* An option of everybody's. */
static int take_option(struct tracing *l, int key)
{
	uid_t uid;

	switch (key) {
	case 'p':
		return parse_ids(optarg, &l->pids, &l->x.npids);
	case 't':
		return parse_ids(optarg, &l->tids, &l->x.ntids);
	case 'f':
		l->x.follow = true;
		return 0;
	case 'a':
		l->all = true;
		return 0;
	case TRACING_COMM:
		return *optarg ? GROW_APPEND(l->comms, l->x.ncomms, optarg) : -EINVAL;
	case TRACING_CGROUP:
		return *optarg ? GROW_APPEND(l->cgroups, l->x.ncgroups, optarg) : -EINVAL;
	case TRACING_UID:
		return parse_uid(optarg, &uid) ?: GROW_APPEND(l->uids, l->x.nuids, uid);
	case TRACING_XPTI:
		l->x.xpti = true;
		return 0;
	case TRACING_USER:
		l->x.user = optarg;
		return *optarg ? 0 : -EINVAL;
	case TRACING_TIMES:
		l->x.device_times = true;
		return 0;
	case TRACING_ARM:
		l->x.arm = true;
		return 0;
	case 'e':
		l->x.select = optarg;
		return 0;
	case 'd':
		return tracing_parse_time(optarg, &l->x.duration_ns)
			       ?: (l->x.duration_ns ? 0 : -EINVAL);
	case 'i':
		l->x.input = optarg;
		return *optarg ? 0 : -EINVAL;
	case TRACING_FROM:
		l->x.from = optarg;
		return *optarg ? 0 : -EINVAL;
	case TRACING_TO:
		l->x.to = optarg;
		return *optarg ? 0 : -EINVAL;
	case 'o':
		l->file = optarg;
		return 0;
	case 'k':
		/* As --stacks=SPEC, so -k=SPEC. */
		l->x.stacks = !optarg ? "" : *optarg == '=' ? optarg + 1 : optarg;
		return 0;
	case TRACING_STACK_SIZE:
		return parse_stack_size(optarg, &l->x.stack_bytes);
	case TRACING_STACK_LIMIT:
		return parse_stack_limit(optarg, &l->x.stack_limit);
	case 's':
		return number_parse(optarg, XPTIBPF_STRING_MAX, &l->x.str_max);
	case TRACING_ELEMENTS:
		return number_parse(optarg, XPTIBPF_ELEMENTS_MAX, &l->x.arr_max);
	case TRACING_CHAIN:
		return number_parse(optarg, XPTIBPF_CHAIN_MAX, &l->x.chain_max);
	case TRACING_MIN_DURATION:
		return tracing_parse_time(optarg, &l->x.min_dur_ns);
	case TRACING_ERRORS_ONLY:
		l->x.errors_only = true;
		return 0;
	case TRACING_KERNEL:
		return *optarg ? GROW_APPEND(l->kernels, l->x.nkernels, optarg) : -EINVAL;
	case TRACING_DEVICE:
		return *optarg ? GROW_APPEND(l->devices, l->x.ndevices, optarg) : -EINVAL;
	case TRACING_QUEUE:
		return *optarg ? GROW_APPEND(l->queues, l->x.nqueues, optarg) : -EINVAL;
	case TRACING_NO_STACKS:
		l->x.no_stacks = true;
		return 0;
	case TRACING_LAYERS:
		l->x.all_layers = cmd_word(tracing_layers_word, optarg) == 1;
		return 0;
	case TRACING_ENTRY_ONLY:
		l->x.entry_only = true;
		return 0;
	case TRACING_NO_DEMANGLE:
		l->view |= XPTIBPF_VIEW_MANGLED;
		return 0;
	case TRACING_BUFFER:
		return parse_size(optarg, &l->x.ring_size);
	case TRACING_COLOR:
		l->colour = cmd_word(tracing_colour_word, optarg) - 1;
		return 0;
	case TRACING_STRICT:
		l->strict = true;
		return 0;
	case TRACING_FORCE:
		l->force = true;
		return 0;
	case TRACING_LINK:
		l->x.link = XPTIBPF_LINK_SESSION +
			    (enum xptibpf_link)cmd_word(tracing_link_word, optarg);
		return 0;
	case 'q':
		l->verbose--;
		return 0;
	case 'v':
		l->verbose++;
		return 0;
	default:
		return -EINVAL;
	}
}

int tracing_parse(struct tracing *l, int argc, char **argv, int (*own)(void *u, int key), void *u)
{
	int key;

	while ((key = cmd_next_option(l->command, argc, argv)) != -1) {
		const struct option_row *row = cmd_option_row(l->command, key);
		int r;

		if (!key)
			return -ECANCELED; /* help was printed */
		if (key == '?')
			return -EINVAL;
		if (row && row->traces)
			l->traces = row;
		l->why = NULL;
		r = own ? own(u, key) : -ENOENT;
		if (r == -ENOENT)
			r = take_option(l, key);
		if (r == -EINVAL) {
			cmd_value_error(l->command, key, argv, l->why);
			return r;
		}
		if (r < 0)
			return r;
	}
	if (optind == argc && argc > 1 && !strcmp(argv[argc - 1], "--")) {
		cmd_usage_error(l->command, "no program given after '--'");
		return -EINVAL;
	}
	if (optind < argc)
		l->x.argv = argv + optind;
	l->x.pids = l->pids;
	l->x.tids = l->tids;
	l->x.comms = l->comms;
	l->x.cgroups = l->cgroups;
	l->x.uids = l->uids;
	l->x.kernels = l->kernels;
	l->x.devices = l->devices;
	l->x.queues = l->queues;
	if (l->x.ndevices && !l->x.select && !l->x.input)
		l->x.select = TRACING_SELECT_DEVICES;
	return 0;
}

int tracing_parse_files(struct tracing *l, int argc, char **argv, int (*own)(void *u, int key),
			void *u, const char ***ret, size_t *ret_n)
{
	_cleanup_free_ const char **files = NULL;
	size_t n = 0;
	int r = tracing_parse(l, argc, argv, own, u);

	if (r)
		return r;
	while (optind < argc)
		if (GROW_APPEND(files, n, argv[optind++]) < 0)
			return -ENOMEM;
	l->x.argv = NULL;
	*ret = TAKE_PTR(files);
	*ret_n = n;
	return 0;
}

bool tracing_same_file(const char *a, const char *b)
{
	struct stat x, y;

	return !stat(a, &x) && !stat(b, &y) && S_ISREG(x.st_mode) && x.st_dev == y.st_dev &&
	       x.st_ino == y.st_ino;
}

int tracing_check(const struct tracing *l)
{
	bool some = l->x.npids || l->x.ntids || l->x.ncomms || l->x.nuids || l->x.ncgroups;

	if (l->x.argv && (some || l->all))
		return cmd_usage_error(l->command, "a program cannot be used with other targets");
	if (l->all && some)
		return cmd_usage_error(
			l->command,
			"-a traces every process and cannot be used with other targets");
	if ((l->x.npids || l->x.ntids) && (l->x.ncomms || l->x.nuids || l->x.ncgroups))
		return cmd_usage_error(l->command,
				       "-p and -t cannot be used with --comm, --uid or --cgroup");
	if (l->x.xpti && !l->x.argv)
		return cmd_usage_error(l->command,
				       "--xpti needs a program to start: give one after '--'");
	if (l->x.user && !l->x.argv)
		return cmd_usage_error(l->command,
				       "--user needs a program to start: give one after '--'");
	if (l->x.device_times && l->x.argv && !l->x.xpti)
		return cmd_usage_error(
			l->command,
			"--device-times needs the beacon in the program: start it with --xpti, too");
	if (l->x.arm && l->x.argv)
		return cmd_usage_error(l->command,
				       "--arm is for running processes; use --xpti for a program");
	if (l->x.arm && !l->x.input && !l->x.npids && !l->x.ntids)
		return cmd_usage_error(l->command,
				       "--arm changes processes: name them with -p or -t");
	if (l->x.errors_only && l->x.entry_only)
		return cmd_usage_error(
			l->command,
			"--errors-only needs results, which --entry-only does not have");
	if (l->x.stacks && l->x.no_stacks)
		return cmd_usage_error(l->command, "-k cannot be used with --no-stacks");
	if (!l->x.stacks && (l->x.stack_bytes || l->x.stack_limit))
		return cmd_usage_error(l->command, "--stack-size and --stack-limit need -k");
	if (l->x.input && (l->traces || l->x.argv))
		return cmd_usage_error(l->command,
				       "%s%s cannot be used with -i, which reads a recording",
				       l->traces ? "--" : "a program",
				       l->traces ? l->traces->name : "");
	if ((l->x.from || l->x.to) && !l->x.input)
		return cmd_usage_error(l->command,
				       "--from and --to need a recording: give one with -i FILE");
	if (l->x.input && l->file && tracing_same_file(l->x.input, l->file))
		return cmd_usage_error(l->command, "-o would overwrite the file that -i reads");
	return 0;
}

bool tracing_selects_calls(const struct tracing *l)
{
	return l->x.min_dur_ns || l->x.errors_only || l->x.nkernels || l->x.ndevices ||
	       l->x.nqueues;
}

int tracing_status(int r)
{
	if (r == -ENOMEM)
		log_error("out of memory");
	return r == 0 || r == -ECANCELED	 ? EXIT_DONE
	       : r == -EINVAL || r == EXIT_USAGE ? EXIT_USAGE
						 : EXIT_FAILED;
}

/* ---- the run ----------------------------------------------------------------------------------- */

/* For the signal handler, which gets no argument. */
static struct xptibpf *running;
static volatile sig_atomic_t stopped_by; /* 0: by no signal */

static void on_signal(int sig)
{
	stopped_by = sig;
	if (running)
		xptibpf_stop(running);
}

int tracing_interrupted(void)
{
	return stopped_by ? 128 + stopped_by : 0;
}

void tracing_stop_by_signal(struct xptibpf *x)
{
	struct sigaction stop = { .sa_handler = on_signal }, ignore = { .sa_handler = SIG_IGN };

	running = x;
	sigaction(SIGINT, &stop, NULL);
	sigaction(SIGTERM, &stop, NULL);
	sigaction(SIGHUP, &stop, NULL);
	sigaction(SIGPIPE, &ignore, NULL);
}

void tracing_show_line(const char *line)
{
	int fd = pager_terminal(STDERR_FILENO), most = INT_MAX;
	struct winsize size = { 0 };

	if (!ioctl(fd, TIOCGWINSZ, &size) && size.ws_col)
		most = size.ws_col - 1;
	dprintf(fd, "\r%.*s\033[K", most, line);
}

/* The progress of a long read is shown in the last line of the terminal. */
static void show_read(void *u, uint64_t bytes, uint64_t size)
{
	_cleanup_(strbuf_done) struct strbuf line = STRBUF_INIT;
	struct tracing *l = u;

	/* Nobody needs it in the first second. */
	if (!l->reads++)
		return;
	strbuf_addf(&line, "reading %s: %u %%", l->x.input, (unsigned)(bytes * 100 / size));
	tracing_show_line(strbuf_str(&line));
}

static void end_read(struct tracing *l)
{
	/* A pager has removed it, and the last line is the pager's. */
	if (l->reads > 1 && !pager_is_on())
		tracing_show_line("");
	l->reads = 0;
}

static void on_warning(void *u, const char *line)
{
	(void)u;
	log_warn("%s", line);
}

static void on_begun(void *u, const char *line)
{
	(void)u;
	log_note("%s", line);
}

static void on_armed(void *u, const struct xptibpf_armed *a)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const struct tracing *l = u;

	armlog_text(&text, a);
	if (a->what != XPTIBPF_ARM_ALREADY)
		armlog_system(strbuf_str(&text));
	l->x.warn(l->x.u, strbuf_str(&text));
}

static void on_debug(void *u, const char *line)
{
	(void)u;
	log_debug("%s", line);
}

static void tell_of_output(const struct tracing *l, int r)
{
	if (l->file && strcmp(l->file, "-") != 0)
		log_error("cannot write '%s': %s", l->file, create_why(l->file, r));
	else
		log_error("cannot write the output: %s", strerror(-r));
}

/* Whether it ends by itself, so that its output is complete or nothing. */
static bool reads_a_file(const struct tracing *l)
{
	struct stat st;

	return l->x.input && strcmp(l->x.input, "-") && !stat(l->x.input, &st) &&
	       S_ISREG(st.st_mode);
}

/* For commands that overwrite nothing by mistake, or whose output is complete. *ret: -1 if the sink opens it. */
static int open_careful(struct tracing *l, int *ret)
{
	enum outfile_how how = l->how == OUTFILE_STREAM && reads_a_file(l) ? OUTFILE_WHOLE : l->how;
	int r = outfile_open(l->file, how, l->force || !l->careful, &l->out);

	if (r < 0) {
		tell_of_output(l, r);
		return r;
	}
	*ret = l->out.fd < 0 ? -1 : fcntl(l->out.fd, F_DUPFD_CLOEXEC, 3);
	return 0;
}

int tracing_open_output(struct tracing *l, int *ret)
{
	bool file = l->file && strcmp(l->file, "-");
	int fd, r;

	if (l->no_output)
		return 0;
	if (l->careful || (file && reads_a_file(l)))
		return open_careful(l, ret);
	if (file)
		fd = create_or_open(l->file, true);
	else /* A program's own output keeps its place, as with strace. */
		fd = fcntl(l->x.argv && !l->file ? STDERR_FILENO : STDOUT_FILENO, F_DUPFD_CLOEXEC,
			   3);
	if (fd < 0) {
		r = file ? fd : -errno;
		tell_of_output(l, r);
		return r;
	}
	*ret = fd;
	return 0;
}

static int status_of_error(int r)
{
	switch (r) {
	case -EINVAL:
		return EXIT_USAGE;
	case -ESRCH:
	case -ENOSYS:
		return EXIT_NOTHING;
	default:
		return EXIT_FAILED;
	}
}

/* Ends in the same way as the program. */
static int pass_on(int status)
{
	if (WIFEXITED(status))
		return WEXITSTATUS(status);
	if (WIFSIGNALED(status)) {
		/* A core file, if any, is that of the program; xptibpf leaves none. */
		setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
		signal(WTERMSIG(status), SIG_DFL);
		raise(WTERMSIG(status));
		return 128 + WTERMSIG(status);
	}
	return EXIT_FAILED;
}

/* Of outputs that the sink opens there is no descriptor. */
static bool is_terminal(int fd)
{
	return pager_terminal(fd) >= 0;
}

/* That somebody wanted to arm a process is for the system's log, too. */
static void tell_error(const struct tracing *l, const char *line)
{
	log_error("%s", line);
	if (l->x.arm)
		armlog_system(line);
}

static unsigned width_of(void *u)
{
	return pager_width((int)(intptr_t)u);
}

void tracing_fit(struct xptibpf_output *o)
{
	if (!is_terminal(o->fd))
		return;
	o->width = width_of;
	o->width_u = (void *)(intptr_t)o->fd;
}

static int add_output(void *u, struct xptibpf *x, int fd, bool colour)
{
	struct tracing *l = u;

	l->output.colour = colour;
	l->output.fd = fd;
	l->output.path = fd < 0 ? outfile_path(&l->out) : NULL;
	l->output.force = l->force;
	tracing_fit(&l->output);
	l->output.view |= l->view;
	return xptibpf_add_output(x, &l->output);
}

static int run_outputs(struct tracing *l, struct xptibpf *x, int fd,
		       int (*add)(void *u, struct xptibpf *x, int fd, bool colour), void *u)
{
	struct xptibpf_stats stats = { .size = sizeof(stats) };
	int r, e, status;
	bool added, stopped;

	r = (add ?: add_output)(add ? u : l, x, fd,
				l->colour < 0 ? is_terminal(fd) && !getenv("NO_COLOR") : l->colour);
	added = r >= 0;
	if (added)
		r = xptibpf_run(x);
	if (l->ended && added)
		l->ended(u, x);
	end_read(l);
	/* Of a live trace, the same error says that a process could not be armed. */
	stopped = (r == -ECANCELED || (r == -ETIMEDOUT && tracing_interrupted())) && l->x.input;
	if (r == -EPIPE)
		log_info("the reader of the output has gone away");
	else if (r < 0 && (!stopped || tracing_interrupted()))
		tell_error(l, xptibpf_error(x));
	xptibpf_get_stats(x, &stats);
	log_info(
		"%llu calls, %llu XPTI events, %u probes in %u files, %llu lost, %llu values incomplete",
		(unsigned long long)stats.calls, (unsigned long long)stats.xpti_events,
		stats.probes, stats.objects, (unsigned long long)stats.lost,
		(unsigned long long)stats.incomplete);
	/* Everything readable of a recording that was cut off has been shown. */
	e = outfile_close(&l->out, r >= 0 || r == -EBADMSG);
	if (e < 0)
		tell_of_output(l, e);
	if (stopped && tracing_interrupted())
		return tracing_interrupted();
	/* The reader has read enough, or has stopped it by a key. */
	if (r == -EPIPE || stopped)
		r = 0;
	if (r < 0 || e < 0)
		return status_of_error(r < 0 ? r : e);
	if (l->strict && stats.lost)
		return EXIT_LOST;
	if (xptibpf_exit_status(x, &status) == 0)
		return pass_on(status);
	return EXIT_DONE;
}

/* Its output is not only written at the end. */
static bool writes_early(const struct tracing *l)
{
	return l->at_once || l->output.interval_ns;
}

/* What is shown while it happens is no text to be read from its beginning. */
static void start_pager(const struct tracing *l)
{
	bool file = reads_a_file(l);

	if (!l->command->pages || l->binary || l->no_output || (l->file && strcmp(l->file, "-")) ||
	    (l->x.argv && !l->file) || (writes_early(l) && !file))
		return;
	pager_start(file || !cmd_takes_program(l->command));
}

void tracing_begin(struct tracing *l)
{
	int level = LOG_LVL_NOTE + l->verbose;

	/*
	 * The symbol tables of large libraries take tens of MiB for a moment. By default, malloc would take
	 * later ones from the heap, where they would stay; with this, all of them are returned to the kernel.
	 */
	mallopt(M_MMAP_THRESHOLD, 256 << 10);
	log_set_level((enum log_level)(level < LOG_LVL_ERROR   ? LOG_LVL_ERROR
				       : level > LOG_LVL_DEBUG ? LOG_LVL_DEBUG
							       : level));
	if (!l->x.warn)
		l->x.warn = on_warning;
	l->x.armed = on_armed;
	l->x.armed_u = l;
	l->x.debug = on_debug;
	start_pager(l);
	if (!l->verbose && !l->no_output && is_terminal(STDERR_FILENO) &&
	    !(pager_is_on() && writes_early(l))) {
		l->x.progress = show_read;
		l->x.progress_u = l;
	}
}

const struct xptibpf_format *tracing_format(const char *name)
{
	const struct xptibpf_format *f = NULL;

	for (size_t i = 0; (f = xptibpf_format(i)) && strcmp(f->name, name) != 0; i++)
		;
	return f;
}

int tracing_run(struct tracing *l, int (*add)(void *u, struct xptibpf *x, int fd, bool colour),
		void *u)
{
	_cleanup_close_ int fd = -1;
	struct xptibpf *x = NULL;
	int r;

	tracing_begin(l);
	/* What is shown at once says itself that it has begun. */
	if (!l->at_once || l->file)
		l->x.begun = on_begun;
	r = xptibpf_new(&l->x, &x);
	if (r < 0) {
		tell_error(l, xptibpf_error(NULL));
		return status_of_error(r);
	}
	/* Before there is a file that would be left. */
	tracing_stop_by_signal(x);
	/* The file is only opened now, so that its contents are not lost because of a mistake in the command line. */
	if (tracing_open_output(l, &fd)) {
		r = tracing_interrupted() ?: EXIT_FAILED;
	} else if (l->binary && is_terminal(fd)) {
		log_error("this format can't be written to a terminal: give a file with -o");
		outfile_close(&l->out, false);
		r = EXIT_USAGE;
	} else {
		r = run_outputs(l, x, fd, add, u);
	}
	tracing_stop_by_signal(NULL);
	xptibpf_free(x);
	return r;
}
