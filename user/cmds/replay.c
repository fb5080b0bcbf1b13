// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay.c - xptibpf replay: runs a program again, with the answers of a recording in place of its devices.
 *
 * The library makes a file of answers of the recording, in memory. The program is started so that its runtime loads an adapter
 * of ours and nothing else; the adapter finds the file by an environment variable, and writes there how far the program
 * came (replay_abi.h).
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/installed.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/replay_root.h"
#include "cmds/tracing.h"
#include "replay_abi.h"

#define ADAPTER	  "libur_adapter_replay.so"
#define INHERITED 100 /* descriptors of a program are below that */

enum { OPT_TIMING = 256, OPT_ADAPTER, OPT_FORCE };

static const char *timing_word(size_t i)
{
	static const char *const words[] = { "none", "recorded", NULL };

	return cmd_word_of(words, i);
}

static const struct option_row options[] = {
	{ OPT_TIMING, "timing", "HOW",
	  "calls that wait return at once (none, the default), or take as long as they did (recorded)",
	  false, timing_word },
	{ OPT_FORCE, "force", NULL, "replay a recording in which something is missing, too",
	  false },
	{ OPT_ADAPTER, "adapter", "FILE", "the adapter, if it is not beside this program", false },
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

struct args {
	struct tracing tracing;
	bool timing, force;
	const char *adapter;
	/* Of a pack: its files, and its program. */
	char root[PATH_MAX], recording[PATH_MAX];
	struct xptibpf_program *program;
};

static int own_option(void *u, int key)
{
	struct args *a = u;

	switch (key) {
	case OPT_TIMING:
		a->timing = cmd_word(timing_word, optarg) == 1;
		return 0;
	case OPT_ADAPTER:
		a->adapter = optarg;
		return 0;
	case OPT_FORCE:
		a->force = true;
		return 0;
	default:
		return -ENOENT;
	}
}

/* ---- the recording ------------------------------------------------------------------------------- */

/* Has the library make the adapter's file. 0, or the exit status; ret_lost: how much is missing in the recording. */
static int make_answers(const struct args *a, int fd, uint64_t *ret_lost)
{
	const struct xptibpf_output o = { .size = sizeof(o), .format = "answers", .fd = fd };
	struct xptibpf_opts opts = { .size = sizeof(opts),
				     .input = a->tracing.x.input,
				     .warn = a->tracing.x.warn };
	struct xptibpf_stats stats = { .size = sizeof(stats) };
	struct xptibpf *x = NULL;
	int r = xptibpf_new(&opts, &x);

	if (r < 0) {
		log_error("%s", xptibpf_error(NULL));
		return r == -EINVAL ? EXIT_USAGE : EXIT_FAILED;
	}
	r = xptibpf_add_output(x, &o);
	if (r >= 0)
		r = xptibpf_run(x);
	/* Cut off or damaged: what can be read of it has become answers. */
	if (r == -EBADMSG && a->force) {
		log_warn("%s", xptibpf_error(x));
		r = 0;
	}
	if (r < 0)
		log_error("%s", xptibpf_error(x));
	else if (!xptibpf_get_stats(x, &stats))
		*ret_lost = stats.lost;
	xptibpf_free(x);
	return r < 0 ? EXIT_FAILED : 0;
}

static void tell_lack(uint64_t n, const char *text)
{
	if (n)
		log_warn("%llu %s", (unsigned long long)n, text);
}

/* Says what it lacks. 0, or the exit status if it can't be replayed for that. */
static int check_recording(const struct args *a, const struct replay_header *h, uint64_t lost)
{
	const char *file = a->tracing.x.input;

	if (!*h->release && *h->said) {
		log_error(
			"'%s' is of a runtime of release %s, and only 2025.0 to 2026.2 can be replayed",
			file, h->said);
		return EXIT_NOTHING;
	}
	if (!h->calls.n) {
		log_error(
			"'%s' has no calls of Unified Runtime: record them with 'xptibpf record --data'",
			file);
		return EXIT_NOTHING;
	}
	if (!h->has_getters && !a->force) {
		log_error(
			"'%s' lacks the calls that ask, such as urDeviceGetInfo: record it with 'xptibpf record --data'",
			file);
		return EXIT_NOTHING;
	}
	if (lost && !a->force) {
		log_error(
			"'%s' is not complete: %llu calls or events are missing; --force replays what is there",
			file, (unsigned long long)lost);
		return EXIT_FAILED;
	}
	if (!h->has_data)
		log_warn(
			"'%s' has no data: long results and what devices have put into memory are missing (record --data)",
			file);
	if (!h->has_images)
		log_info(
			"'%s' has no device images, so that the program's are not compared (record --images)",
			file);
	tell_lack(lost, "calls or events are missing in the recording");
	tell_lack(h->cut, "results are there only in part: the program gets their beginning");
	tell_lack(
		h->uncopied,
		"commands have put something into memory that was not recorded: the program reads what was there before");
	tell_lack(
		h->early,
		"commands have put something into memory that was recorded with other waits only: it may have been too early");
	tell_lack(h->unfinished,
		  "calls had not returned, or their results were not recorded: they are left out");
	tell_lack(
		h->native,
		"times the program was given a native handle: with that it can call the driver itself, which is not there");
	tell_lack(h->others,
		  "calls are of other processes: only the first that called is replayed");
	return 0;
}

/* ---- the program --------------------------------------------------------------------------------- */

/* The environment that was recorded, which has no PATH: it says nothing of a program that has started. */
static int set_environment(const struct xptibpf_program *p)
{
	clearenv();
	if (setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1))
		return -errno;
	for (const char *const *v = p->env; *v; v++) {
		if (putenv((char *)*v))
			return -errno;
	}
	return 0;
}

/* Returns after an error, which it has told, with the exit status of a shell. */
static int execute(char *const *argv, const char *path)
{
	execvp(path, argv);
	log_error("cannot start '%s': %s", path, strerror(errno));
	return errno == ENOENT ? 127 : 126;
}

static int become_packed(const struct args *a, const char *adapter)
{
	const struct xptibpf_program *p = a->program;

	if (replay_root_enter(a->root, adapter) < 0)
		return EXIT_FAILED;
	if (chdir(p->cwd) < 0) {
		log_error("cannot go to '%s' in the pack: %s", p->cwd, strerror(errno));
		return EXIT_FAILED;
	}
	return 0;
}

/*
 * Where the program finds the answers: with its parent, who keeps them open. From another user namespace that can't be looked
 * into, so that a packed program inherits them.
 */
static int set_answers(const struct args *a, int fd, pid_t parent)
{
	char path[64];

	if (a->program)
		snprintf(path, sizeof(path), "/proc/self/fd/%d", fcntl(fd, F_DUPFD, INHERITED));
	else
		snprintf(path, sizeof(path), "/proc/%d/fd/%d", (int)parent, fd);
	return setenv(REPLAY_VARIABLE, path, 1);
}

static int become_program(const struct args *a, const char *adapter, int fd, pid_t parent)
{
	int r = a->program ? become_packed(a, adapter) : 0;

	if (r)
		return r;
	if ((a->program && set_environment(a->program) < 0) || set_answers(a, fd, parent) ||
	    setenv("UR_ADAPTERS_FORCE_LOAD", a->program ? REPLAY_ROOT_ADAPTER : adapter, 1)) {
		log_error("cannot set the program's environment: %s", strerror(errno));
		return EXIT_FAILED;
	}
	if (a->program)
		return execute((char *const *)a->program->args, a->program->path);
	return execute(a->tracing.x.argv, *a->tracing.x.argv);
}

/* Its exit status, as a shell tells it, or -errno. *ret_started: it is the program's own. */
static int run_program(const struct args *a, const char *adapter, int fd, bool *ret_started)
{
	_cleanup_close_ int got = -1, failed = -1;
	pid_t self = getpid(), pid;
	int status, ends[2];
	char c;

	if (pipe2(ends, O_CLOEXEC) < 0)
		return -errno;
	got = ends[0];
	failed = ends[1];
	pid = fork();
	if (pid < 0)
		return -errno;
	if (!pid) {
		status = become_program(a, adapter, fd, self);
		_exit(write(failed, "", 1) < 0 ? EXIT_FAILED : status);
	}
	/* It gets those of the terminal itself, and what became of it is told in any case. */
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	close(TAKE_FD(failed));
	*ret_started = read(got, &c, 1) == 0;
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* ---- what became of it --------------------------------------------------------------------------- */

/* The program can write to all of the file. So what is needed of it in the end is copied before, but for the status. */
struct end {
	uint64_t ncalls, nthreads;
	struct replay_call *calls;
	struct replay_function *functions;
	struct replay_thread *threads;
	const struct replay_status *s;
};

static void end_done(struct end *e)
{
	free(e->calls);
	free(e->functions);
	free(e->threads);
}

static void *copy_of(const struct replay_header *h, const struct replay_array *a, size_t size)
{
	void *copy = malloc(a->n * size + 1);

	return copy ? memcpy(copy, (const char *)h + a->offset, a->n * size) : NULL;
}

/* *ret: to be released by end_done(), also after an error. */
static int end_new(const struct replay_header *h, struct end *ret)
{
	*ret = (struct end){
		.ncalls = h->calls.n,
		.nthreads = h->threads.n,
		.calls = copy_of(h, &h->calls, sizeof(*ret->calls)),
		.functions = copy_of(h, &h->functions, sizeof(*ret->functions)),
		.threads = copy_of(h, &h->threads, sizeof(*ret->threads)),
		.s = (const void *)((const char *)h + h->status),
	};
	return ret->calls && ret->functions && ret->threads ? 0 : -ENOMEM;
}

/* Calls that were not made and should have been; *ret_first: the first of them. */
static uint64_t missing(const struct end *e, uint64_t *ret_first)
{
	bool several = e->s->several || e->nthreads > 1;
	uint64_t n = 0;

	for (uint64_t i = e->ncalls; i-- > 0;) {
		if (e->s->done[i] ||
		    (several && e->functions[e->calls[i].function].kind != REPLAY_COMMAND))
			continue;
		*ret_first = i;
		n++;
	}
	return n;
}

static void tell_missing(const struct end *e, uint64_t n, uint64_t first)
{
	const struct replay_call *c = &e->calls[first];
	uint64_t number = 1;

	for (uint64_t i = 0; i < first; i++)
		number += e->calls[i].thread == c->thread;
	log_error(
		"the program left the recording: it ended without %llu of its calls, the first of them call %llu of thread %u, %s",
		(unsigned long long)n, (unsigned long long)number, e->threads[c->thread].tid,
		e->functions[c->function].name);
}

static void tell_done(const struct end *e)
{
	log_note("%llu of %llu calls were made as recorded", (unsigned long long)e->s->made,
		 (unsigned long long)e->ncalls);
	if (e->s->several)
		log_info(
			"several threads made calls: %llu asked or waited once more, %llu waited for something else, %llu commands "
			"waited for others than recorded",
			(unsigned long long)e->s->again, (unsigned long long)e->s->unwaited,
			(unsigned long long)e->s->loose);
}

/* The program can write to it, and so it may be anything. */
static void tell_text(const char *before, const char *text)
{
	_cleanup_(strbuf_done) struct strbuf safe = STRBUF_INIT;
	char copy[REPLAY_TEXT];

	memcpy(copy, text, sizeof(copy));
	strbuf_add_escaped(&safe, copy, strnlen(copy, sizeof(copy)), '\0');
	log_error("%s%s", before, strbuf_str(&safe));
}

/* The exit status. status: the program's. */
static int judge(const struct end *e, int status)
{
	uint64_t first = 0, n = missing(e, &first);

	switch (e->s->state) {
	case REPLAY_UNUSED:
		log_error(
			"the program (exit status %d) has loaded no adapter: its runtime is none of 2025.0 to 2026.2, or it did not use one",
			status);
		return EXIT_FAILED;
	case REPLAY_REFUSED:
		tell_text("", e->s->text);
		return EXIT_FAILED;
	case REPLAY_LEFT:
		tell_text("the program left the recording: ", e->s->text);
		log_note("that call failed, and the program's exit status is %d", status);
		return EXIT_FAILED;
	default:
		if (!n) {
			tell_done(e);
			return status;
		}
		tell_missing(e, n, first);
		log_note("the program's exit status is %d", status);
		return EXIT_FAILED;
	}
}

static int replay_answers(const struct args *a, int fd, size_t size, uint64_t lost,
			  const char *adapter)
{
	struct replay_header *h = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	struct end e = { 0 };
	bool started = false;
	int r;

	if (h == MAP_FAILED) {
		log_error("cannot map the answers: %s", strerror(errno));
		return EXIT_FAILED;
	}
	h->timing = a->timing;
	r = check_recording(a, h, lost);
	if (!r && (end_new(h, &e) < 0 ||
		   fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL))) {
		log_error("cannot keep the answers: %s", strerror(errno));
		r = EXIT_FAILED;
	} else if (!r) {
		r = run_program(a, adapter, fd, &started);
		r = r < 0 ? EXIT_FAILED : started ? judge(&e, r) : r;
	}
	end_done(&e);
	munmap(h, size);
	return r;
}

static int replay(const struct args *a)
{
	_cleanup_close_ int fd = memfd_create("xptibpf-replay", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	char adapter[PATH_MAX];
	uint64_t lost = 0;
	struct stat st;
	int r = installed_find(ADAPTER, a->adapter, adapter);

	if (r < 0) {
		log_error("cannot find the adapter '%s': %s; --adapter says where it is",
			  a->adapter ?: ADAPTER, strerror(-r));
		return EXIT_FAILED;
	}
	if (fd < 0) {
		log_error("cannot make a file in memory: %s", strerror(errno));
		return EXIT_FAILED;
	}
	r = make_answers(a, fd, &lost);
	if (r)
		return r;
	if (fstat(fd, &st) < 0 || (size_t)st.st_size < sizeof(struct replay_header)) {
		log_error("cannot make the answers of '%s'", a->tracing.x.input);
		return EXIT_FAILED;
	}
	return replay_answers(a, fd, (size_t)st.st_size, lost, adapter);
}

/* ---- what is replayed ---------------------------------------------------------------------------- */

/* Sets errno where it isn't one. */
static bool is_folder(const char *path)
{
	struct stat st;

	if (stat(path, &st) < 0)
		return false;
	errno = ENOTDIR;
	return S_ISDIR(st.st_mode);
}

/* 0, or the exit status after saying why. */
static int take_pack(struct args *a, const char *folder)
{
	if (snprintf(a->root, sizeof(a->root), "%s/root", folder) >= (int)sizeof(a->root) ||
	    snprintf(a->recording, sizeof(a->recording), "%s/run.xbt", folder) >=
		    (int)sizeof(a->recording)) {
		log_error("'%s' is too long", folder);
		return EXIT_FAILED;
	}
	if (!is_folder(a->root)) {
		log_error("'%s' is not a pack: its folder 'root': %s (xptibpf pack makes it)",
			  folder, strerror(errno));
		return EXIT_FAILED;
	}
	if (xptibpf_program_read(a->recording, 0, &a->program) < 0) {
		log_error("%s", xptibpf_error(NULL));
		return EXIT_FAILED;
	}
	if (a->program->cut)
		log_warn(
			"the recording has only the first of the program's arguments and variables");
	a->tracing.x.input = a->recording;
	return 0;
}

/* The same for the operands. */
static int take_operands(struct args *a, const char *const *words, size_t n, char **argv, int argc)
{
	if (!n)
		return cmd_usage_error(&cmd_replay, "no recording given");
	if (is_folder(words[0]))
		return n > 1 ? cmd_usage_error(&cmd_replay, "a pack has a program of its own")
			     : take_pack(a, words[0]);
	if (n < 2)
		return cmd_usage_error(&cmd_replay,
				       "no program given: xptibpf replay %s -- PROGRAM", words[0]);
	a->tracing.x.input = words[0];
	a->tracing.x.argv = argv + argc - (n - 1);
	return 0;
}

static int run(int argc, char **argv)
{
	struct args a = { .tracing = { TRACING_INIT(&cmd_replay) } };
	_cleanup_free_ const char **words = NULL;
	size_t n = 0;
	int r = tracing_parse_files(&a.tracing, argc, argv, own_option, &a, &words, &n);

	if (!r)
		r = take_operands(&a, words, n, argv, argc);
	if (!r) {
		tracing_begin(&a.tracing);
		r = replay(&a);
	} else {
		r = tracing_status(r);
	}
	xptibpf_program_free(a.program);
	tracing_done(&a.tracing);
	return r;
}

const struct command cmd_replay = {
	.name = "replay",
	.usage = "[OPTIONS] FILE -- PROGRAM ARGS | DIR",
	.summary = "Runs a recorded or packed program again, without its devices.",
	.options = options,
	.operand = "FILE",
	.epilogue =
		"The recording is made with: xptibpf record --data --images -o run.xbt -- PROGRAM ARGS\n"
		"Runtimes: Unified Runtime of 2025.0 to 2026.2.\n\n"
		"Example:\n"
		"  xptibpf replay run.xbt -- ./program\n"
		"  xptibpf replay program.pack      (a folder by 'xptibpf pack')\n\n"
		"Exit status: the program's own; 1 failed, or the program left the recording, which is said; 2 wrong usage;\n"
		"3 the recording has nothing to replay.\n",
	.run = run,
};
