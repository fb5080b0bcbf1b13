// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * embed.c - a program in C that has libxptibpf inside, beside jansson, which has functions of the same names as rooms of
 * the library: see tests/golden/library.py. Its first argument says what to do; what it has to say goes to descriptor 3,
 * so that a word on the other two is the library's.
 */
#include <bpf/libbpf.h>
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <xptibpf/xptibpf.h>

static void on_debug(void *u, const char *line)
{
	(void)u;
	dprintf(3, "debug: %s\n", line);
}

static int show(const char *input, const char *format, int fd)
{
	struct xptibpf_opts opts = { .size = sizeof(opts), .input = input };
	struct xptibpf_output out = { .size = sizeof(out), .format = format, .fd = fd };
	struct xptibpf *x;
	int r;

	r = xptibpf_new(&opts, &x);
	if (r < 0)
		return r;
	r = xptibpf_add_output(x, &out);
	if (r >= 0)
		r = xptibpf_run(x);
	if (r < 0)
		dprintf(3, "%s\n", xptibpf_error(x));
	xptibpf_free(x);
	return r;
}

/* The version as an object that jansson makes and writes. */
static int version(void)
{
	json_t *o = json_object();
	char *text;

	json_object_set_new(o, "version", json_string(xptibpf_version()));
	text = json_dumps(o, 0);
	dprintf(3, "%s\n", text);
	free(text);
	json_decref(o);
	return 0;
}

/* A descriptor to write to that nobody reads. */
static int closed_pipe(void)
{
	int fd[2];

	if (pipe(fd) < 0)
		return -1;
	close(fd[0]);
	return fd[1];
}

/* Is what becomes of SIGPIPE as it was, and has none come? */
static bool is_untouched(void)
{
	struct sigaction now;
	sigset_t mask, pending;

	sigaction(SIGPIPE, NULL, &now);
	pthread_sigmask(SIG_BLOCK, NULL, &mask);
	sigpending(&pending);
	return now.sa_handler == SIG_DFL && !sigismember(&mask, SIGPIPE) &&
	       !sigismember(&pending, SIGPIPE);
}

/* Two that have nothing in common with each other but the lack of a reader: an output, and a recording. */
static int gone(const char *input, const char *format)
{
	struct xptibpf_opts opts = { .size = sizeof(opts), .input = input };
	struct xptibpf_recording rec = { .size = sizeof(rec), .path = "-", .writer = "embed" };
	struct xptibpf *x;
	int r;

	signal(SIGPIPE, SIG_DFL);
	dprintf(3, "%s\n", strerror(-show(input, format, closed_pipe())));
	dup2(closed_pipe(), STDOUT_FILENO);
	if (xptibpf_new(&opts, &x) < 0)
		return 1;
	r = xptibpf_add_recording(x, &rec);
	if (r >= 0)
		r = xptibpf_run(x);
	dprintf(3, "%s\n", strerror(-r));
	xptibpf_free(x);
	return is_untouched() ? 0 : 1;
}

/* Tracing everything, which is not allowed here. What libbpf says is to be heard from debug alone. */
static int attach(void)
{
	struct xptibpf_opts opts = { .size = sizeof(opts),
				     .duration_ns = 1000000,
				     .debug = on_debug };
	struct xptibpf_output out = { .size = sizeof(out), .format = "text", .fd = STDOUT_FILENO };
	struct xptibpf_doctor_opts doctor = { .size = sizeof(doctor) };
	struct xptibpf *x;
	bool works;
	int r;

	if (xptibpf_new(&opts, &x) < 0)
		return 1;
	r = xptibpf_add_output(x, &out);
	if (r >= 0)
		r = xptibpf_run(x);
	dprintf(3, "%s: %s\n", strerror(-r), xptibpf_error(x));
	xptibpf_free(x);
	if (xptibpf_doctor(&doctor, &works) < 0 || works)
		return 1;
	/* libbpf itself speaks as before. */
	return bpf_object__open_file("/dev/null", NULL) ? 1 : 0;
}

/* Structs of programs that know fewer members than the library, and more. */
static int sizes(const char *input)
{
	struct {
		struct xptibpf_opts opts;
		long later;
	} in = { .opts = { .size = sizeof(in), .input = input } };
	struct xptibpf *x;

	if (xptibpf_new(&in.opts, &x) < 0)
		return 1;
	xptibpf_free(x);
	in.later = 1;
	dprintf(3, "%s\n", strerror(-xptibpf_new(&in.opts, &x)));
	in.opts.size = 0;
	dprintf(3, "%s\n", strerror(-xptibpf_new(&in.opts, &x)));
	/* input stands before the end of this one, a select that is no selection after it. */
	in.opts.size = offsetof(struct xptibpf_opts, select);
	in.opts.select = "?";
	if (xptibpf_new(&in.opts, &x) < 0)
		return 1;
	xptibpf_free(x);
	return 0;
}

/* What the library fills in, for programs that know fewer members, and for one that has not said how many. */
static int given_sizes(const char *input)
{
	struct xptibpf_opts opts = { .size = sizeof(opts), .input = input };
	struct xptibpf_output out = { .size = sizeof(out), .format = "json", .fd = -1 };
	struct xptibpf_stats all = { .size = sizeof(all) }, none = { .calls = 77 };
	struct xptibpf_stats few = { .size = offsetof(struct xptibpf_stats, xpti_events),
				     .xpti_events = 77 };
	struct xptibpf_recording_stats rec = { .size = sizeof(rec) };
	struct xptibpf *x;
	int r;

	out.fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
	if (out.fd < 0 || xptibpf_new(&opts, &x) < 0)
		return 1;
	if (xptibpf_add_output(x, &out) < 0 || xptibpf_run(x) < 0 ||
	    xptibpf_get_stats(x, &all) < 0 || xptibpf_get_stats(x, &few) < 0)
		return 1;
	dprintf(3, "%d %d %d\n", all.calls > 0, few.calls == all.calls, few.xpti_events == 77);
	r = xptibpf_get_stats(x, &none);
	dprintf(3, "%s %d\n", strerror(-r), none.calls == 77);
	dprintf(3, "%s\n", strerror(-xptibpf_get_recording_stats(x, &rec)));
	xptibpf_free(x);
	close(out.fd);
	return 0;
}

/* Preparing a program that is to emit XPTI events, which needs the beacon. */
static int beacon(void)
{
	const char *program[] = { "/bin/true", NULL };
	struct xptibpf_opts opts = { .size = sizeof(opts), .argv = (char **)program, .xpti = true };
	struct xptibpf *x;

	if (xptibpf_new(&opts, &x) < 0) {
		dprintf(3, "%s\n", xptibpf_error(NULL));
		return 0;
	}
	dprintf(3, "prepared\n");
	xptibpf_free(x);
	return 0;
}

/* All formats, and that each of those that take a descriptor writes something. */
static int formats(const char *input)
{
	const struct xptibpf_format *f;
	char name[] = "/tmp/xptibpf-embed.XXXXXX";
	int fd = mkstemp(name), r = 0;

	unlink(name);
	for (size_t i = 0; fd >= 0 && r >= 0 && (f = xptibpf_format(i)); i++) {
		dprintf(3, "%s|%s|%d|%d\n", f->name, f->text, (int)f->place, f->binary);
		if (f->place != XPTIBPF_TO_FD)
			continue;
		if (ftruncate(fd, 0) < 0)
			return 1;
		r = show(input, f->name, fd);
		if (r >= 0 && lseek(fd, 0, SEEK_END) <= 0)
			return 1;
	}
	close(fd);
	return r < 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "version"))
		return version();
	if (argc == 4 && !strcmp(argv[1], "show"))
		return -show(argv[2], argv[3], STDOUT_FILENO);
	if (argc == 4 && !strcmp(argv[1], "gone"))
		return gone(argv[2], argv[3]);
	if (argc == 2 && !strcmp(argv[1], "attach"))
		return attach();
	if (argc == 2 && !strcmp(argv[1], "beacon"))
		return beacon();
	if (argc == 3 && !strcmp(argv[1], "formats"))
		return formats(argv[2]);
	if (argc == 3 && !strcmp(argv[1], "sizes"))
		return sizes(argv[2]);
	if (argc == 3 && !strcmp(argv[1], "given"))
		return given_sizes(argv[2]);
	return 99;
}
