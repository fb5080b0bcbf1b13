// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay.c - xptibpf replay: runs a program again, with the answers of a recording in place of its devices.
 *
 * The library makes a file of answers of the recording, in memory. The program is started so that its runtime loads an adapter
 * or plugin of ours and nothing else; that finds the file by an environment variable, and writes there how far the program
 * came (replay_abi.h).
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/installed.h"
#include "base/log.h"
#include "cmds/replay_end.h"
#include "cmds/replay_program.h"
#include "cmds/tracing.h"
#include "replay_abi.h"

static const char *const libraries[REPLAY_INTERFACES] = {
	[REPLAY_UR] = "libur_adapter_replay.so",
	[REPLAY_PI] = "libpi_replay.so",
};

#define RELEASES "2021.4, 2022.2, 2023.0, 2023.2, 2024.0, 2024.2 and 2025.0 to 2026.2"

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
	{ OPT_FORCE, "force", NULL,
	  "replay a recording in which something is missing, or a pack that was changed, too",
	  false },
	{ OPT_ADAPTER, "adapter", "FILE", "the adapter or plugin, if it is not beside this program",
	  false },
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
		log_error("'%s' is of a runtime of release %s, and only " RELEASES
			  " can be replayed",
			  file, h->said);
		return EXIT_NOTHING;
	}
	if (!h->calls.n) {
		log_error(
			"'%s' has no calls of Unified Runtime or PI: record them with 'xptibpf record --data'",
			file);
		return EXIT_NOTHING;
	}
	if (!h->has_getters && !a->force) {
		log_error(
			"'%s' lacks the calls that ask, such as %s: record it with 'xptibpf record --data'",
			file, h->interface == REPLAY_PI ? "piDeviceGetInfo" : "urDeviceGetInfo");
		return EXIT_NOTHING;
	}
	if (h->lacks_handed_out && !a->force) {
		log_error(
			"'%s' lacks calls of OpenCL's own functions, which the plugin of release %s hands out: record it with "
			"'xptibpf record --data -e pi,cl'",
			file, h->release);
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
	tell_lack(
		h->cut,
		"results are there only in part, or not at all: the program gets what is there of them");
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

/* Of the interface of the recording. */
static int find_library(const struct args *a, const struct replay_header *h, char ret[PATH_MAX])
{
	const char *name = libraries[h->interface];
	int r = installed_find(name, a->adapter, ret);

	if (r < 0)
		log_error("cannot find the adapter '%s': %s; --adapter says where it is",
			  a->adapter ?: name, strerror(-r));
	return r;
}

static int replay_answers(const struct args *a, int fd, size_t size, uint64_t lost)
{
	struct replay_header *h = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	struct replay_end e = { 0 };
	struct replay_program p = { .answers = h,
				    .fd = fd,
				    .argv = a->tracing.x.argv,
				    .packed = a->program,
				    .root = a->root };
	char library[PATH_MAX];
	bool started = false;
	int r;

	if (h == MAP_FAILED) {
		log_error("cannot map the answers: %s", strerror(errno));
		return EXIT_FAILED;
	}
	h->timing = a->timing;
	p.library = library;
	r = check_recording(a, h, lost);
	if (!r && find_library(a, h, library) < 0)
		r = EXIT_FAILED;
	if (!r && (replay_end_new(h, &e) < 0 ||
		   fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL))) {
		log_error("cannot keep the answers: %s", strerror(errno));
		r = EXIT_FAILED;
	} else if (!r) {
		r = replay_program_run(&p, &started);
		r = r < 0 ? EXIT_FAILED : started ? replay_end_judge(&e, r) : r;
	}
	replay_end_done(&e);
	munmap(h, size);
	return r;
}

static int replay(const struct args *a)
{
	_cleanup_close_ int fd = memfd_create("xptibpf-replay", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	uint64_t lost = 0;
	struct stat st;
	int r;

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
	return replay_answers(a, fd, (size_t)st.st_size, lost);
}

/* ---- what is replayed ---------------------------------------------------------------------------- */

/* Sets errno where it isn't one. */
static bool is_folder(const char *path, int flags)
{
	struct stat st;

	if (fstatat(AT_FDCWD, path, &st, flags) < 0)
		return false;
	errno = ENOTDIR;
	return S_ISDIR(st.st_mode);
}

/* The same for what a copy may have cut or left out. */
static int check_pack(const struct args *a, const char *folder)
{
	int r = xptibpf_pack_check(folder);

	if (r == -EBADMSG && a->force) {
		log_warn("%s", xptibpf_error(NULL));
		return 0;
	}
	if (r < 0)
		log_error("%s%s", xptibpf_error(NULL),
			  r == -EBADMSG ? "; --force replays it as it is" : "");
	if (r > 0)
		log_warn("files of the pack that you may not read, so they were not compared: %d",
			 r);
	return r < 0 ? EXIT_FAILED : 0;
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
	/* A link would lead out of the pack. */
	if (!is_folder(a->root, AT_SYMLINK_NOFOLLOW)) {
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
	return check_pack(a, folder);
}

/* The same for the operands. */
static int take_operands(struct args *a, const char *const *words, size_t n, char **argv, int argc)
{
	if (!n)
		return cmd_usage_error(&cmd_replay, "no recording given");
	if (is_folder(words[0], 0))
		return n > 1 ? cmd_usage_error(&cmd_replay, "a pack has a program of its own")
			     : take_pack(a, words[0]);
	if (n < 2 && errno != ENOTDIR) {
		log_error("'%s': %s", words[0], strerror(errno));
		return EXIT_FAILED;
	}
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
		"Runtimes: " RELEASES ".\n\n"
		"Example:\n"
		"  xptibpf replay run.xbt -- ./program\n"
		"  xptibpf replay program.pack      (a folder by 'xptibpf pack')\n\n"
		"Exit status: the program's own; 1 failed, or the program left the recording, which is said; 2 wrong usage;\n"
		"3 the recording has nothing to replay.\n",
	.run = run,
};
