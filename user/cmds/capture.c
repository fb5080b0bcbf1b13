// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture.c - xptibpf capture: has a running serve record what some processes do next.
 *
 * Serve streams the recording; this process, with the rights of whoever runs it, writes the file.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/number.h"
#include "base/strbuf.h"
#include "base/write.h"
#include "cmds/outfile.h"
#include "cmds/tracing.h"
#include "proc/container_find.h"
#include "serve/control.h"

#define ANSWER_NS (10 * NS_PER_S) /* serve looks once a second, and may be busy */
#define END_NS	  (15 * NS_PER_S) /* what serve waits for its reader, and a little more */

enum { OPT_CONTROL = 256, OPT_CONTAINER, OPT_POD, OPT_COMM, OPT_MAX_SIZE, OPT_XPTI };

static const struct option_row options[] = {
	{ 'p', "pid", "PID[,PID]", "these processes", false },
	{ OPT_COMM, "comm", "NAME", "processes with this name (may be given several times)",
	  false },
	{ OPT_CONTAINER, "container", "ID", "processes of the container whose id begins so",
	  false },
	{ OPT_POD, "pod", "UID", "processes of this pod of Kubernetes", false },
	{ 'a', "all", NULL, "all processes", false },
	{ 'k', "stacks", "[=SPEC]",
	  "with the stacks of calls: alloc, free, create, launch, wait, copy", false,
	  xptibpf_stacks_word },
	{ OPT_XPTI, "xpti", NULL, "with the XPTI events of those that have a subscriber", false },
	{ 'd', "duration", "SECONDS", "for this long (default 10)", false },
	{ 'o', "output", "FILE", "write to this file ('-': standard output)", false },
	{ OPT_MAX_SIZE, "max-size", "SIZE", "end it when it has this size, e.g. 100M", false },
	TRACING_FORCE_ROW,
	{ OPT_CONTROL, "control", "SOCKET", "where serve takes requests (default " CONTROL_PATH ")",
	  false },
	{ 'q', "quiet", NULL, "print no remarks; -qq: no warnings either", false },
	{ 'v', "verbose", NULL, "print more remarks", false },
	{ 0 },
};

struct capture {
	struct control_request request;
	const char *socket, *container, *pod, *file;
	bool all, force;
	int verbose;
	int groups[CONTROL_GROUPS];
	size_t ngroups;
	int control, data; /* -1: not there, or its end has come */
	struct outfile out;
	uint64_t written, until; /* bytes; ns: when serve must have said something */
	struct control_answer last;
	bool ended, stopping, terminal;
};

static volatile sig_atomic_t interrupted;

static void on_interrupt(int sig)
{
	(void)sig;
	interrupted++;
}

/* ---- the command line ---------------------------------------------------------------------------- */

static int take_comm(struct capture *c, const char *name)
{
	struct control_request *q = &c->request;

	if (!*name || q->ncomms == CONTROL_COMMS)
		return -EINVAL;
	/* As the kernel cuts names. */
	memcpy(q->comms[q->ncomms++], name, strnlen(name, CONTROL_COMM - 1));
	return 0;
}

static int take_pids(struct capture *c, const char *text)
{
	pid_t pids[CONTROL_PIDS];
	size_t n = 0;

	if (cmd_parse_pids(text, pids, CONTROL_PIDS, &n) < 0 || n + c->request.npids > CONTROL_PIDS)
		return -EINVAL;
	for (size_t i = 0; i < n; i++)
		c->request.pids[c->request.npids++] = pids[i];
	return 0;
}

static int take_seconds(struct capture *c, const char *text)
{
	unsigned seconds;
	int r = number_parse(text, CONTROL_SECONDS_MAX, &seconds);

	if (r >= 0)
		c->request.seconds = seconds;
	return r;
}

static int take_size(struct capture *c, const char *text)
{
	static const char units[] = "KMG";
	char *end;
	unsigned long long v;
	const char *unit;

	errno = 0;
	v = strtoull(text, &end, 10);
	if (errno || end == text || *text < '0' || *text > '9' || !v || v > 1ull << 40)
		return -EINVAL;
	unit = *end ? strchr(units, *end) : NULL;
	if (*end && (!unit || end[1]))
		return -EINVAL;
	c->request.bytes = unit ? v << 10 * (unit - units + 1) : v;
	return 0;
}

static int take_stacks(struct capture *c, const char *text)
{
	/* As --stacks=SPEC, so -k=SPEC. */
	const char *spec = !text ? "" : *text == '=' ? text + 1 : text;

	if (strlen(spec) >= CONTROL_CHOICE)
		return -EINVAL;
	c->request.wants |= CONTROL_STACKS;
	memset(c->request.stacks, 0, CONTROL_CHOICE);
	memcpy(c->request.stacks, spec, strlen(spec));
	return 0;
}

static int take_option(struct capture *c, int key)
{
	switch (key) {
	case 'p':
		return take_pids(c, optarg);
	case OPT_COMM:
		return take_comm(c, optarg);
	case OPT_CONTAINER:
		c->container = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_POD:
		c->pod = optarg;
		return *optarg ? 0 : -EINVAL;
	case 'a':
		c->all = true;
		return 0;
	case 'k':
		return take_stacks(c, optarg);
	case OPT_XPTI:
		c->request.wants |= CONTROL_XPTI;
		return 0;
	case 'd':
		return take_seconds(c, optarg);
	case 'o':
		c->file = optarg;
		return *optarg ? 0 : -EINVAL;
	case OPT_MAX_SIZE:
		return take_size(c, optarg);
	case TRACING_FORCE:
		c->force = true;
		return 0;
	case OPT_CONTROL:
		c->socket = optarg;
		return *optarg && strlen(optarg) < CONTROL_PATH_MAX ? 0 : -EINVAL;
	case 'q':
		c->verbose--;
		return 0;
	default:
		c->verbose++;
		return 0;
	}
}

static int check(const struct capture *c)
{
	bool some = c->request.npids || c->request.ncomms || c->container || c->pod;

	if (!some && !c->all)
		return cmd_usage_error(
			&cmd_capture,
			"nobody to capture: give -p, --comm, --container or --pod, or -a for all");
	if (some && c->all)
		return cmd_usage_error(&cmd_capture, "-a can't be used with other targets");
	if (c->request.npids && (c->request.ncomms || c->container || c->pod))
		return cmd_usage_error(&cmd_capture,
				       "-p can't be used with --comm, --container or --pod");
	if (!c->file)
		return cmd_usage_error(&cmd_capture, "no output file given: use -o FILE");
	if (!strcmp(c->file, "-") && isatty(STDOUT_FILENO))
		return cmd_usage_error(
			&cmd_capture,
			"a recording can't be written to a terminal: give a file with -o");
	return 0;
}

static int parse(struct capture *c, int argc, char **argv)
{
	int key;

	while ((key = cmd_next_option(&cmd_capture, argc, argv)) != -1) {
		if (key == 0 || key == '?')
			return key ? EXIT_USAGE : -1;
		if (take_option(c, key) < 0)
			return cmd_value_error(&cmd_capture, key, argv, NULL);
	}
	if (optind < argc)
		return cmd_usage_error(&cmd_capture, "'%s': it takes options alone", argv[optind]);
	return check(c);
}

/* ---- who it is ----------------------------------------------------------------------------------- */

static int find_pids(const struct capture *c)
{
	for (unsigned i = 0; i < c->request.npids; i++) {
		if (!kill(c->request.pids[i], 0) || errno == EPERM)
			continue;
		log_error("no such process: %d (see ps)", c->request.pids[i]);
		return EXIT_NOTHING;
	}
	return 0;
}

static int find_groups(struct capture *c)
{
	long n;

	if (!c->container && !c->pod)
		return 0;
	n = container_find(c->container, c->pod, c->groups, CONTROL_GROUPS);
	c->ngroups = n < 0 ? 0 : n > CONTROL_GROUPS ? CONTROL_GROUPS : (size_t)n;
	c->request.ngroups = (uint32_t)c->ngroups;
	if (n < 0) {
		log_error("containers can't be found: %s",
			  n == -ENOENT ? "this machine has no control groups of v2"
				       : strerror((int)-n));
		return EXIT_FAILED;
	}
	if (!n) {
		log_error("no container with %s '%s' runs on this machine",
			  c->container ? "id" : "pod", c->container ?: c->pod);
		return EXIT_NOTHING;
	}
	if (n > CONTROL_GROUPS) {
		log_error("'%s' means %ld containers: the maximum is %d", c->container ?: c->pod, n,
			  CONTROL_GROUPS);
		return EXIT_USAGE;
	}
	return 0;
}

/* ---- serve --------------------------------------------------------------------------------------- */

static int connect_serve(struct capture *c)
{
	struct sockaddr_un a = { .sun_family = AF_UNIX };
	int r;

	memcpy(a.sun_path, c->socket, strlen(c->socket) + 1);
	c->control = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (c->control >= 0 && !connect(c->control, (const struct sockaddr *)&a, sizeof(a)))
		return 0;
	r = errno;
	if (r == ENOENT || r == ECONNREFUSED)
		log_error(
			"no xptibpf serve takes requests at %s: start it, or name its socket with "
			"--control; without serve, use 'xptibpf record'",
			c->socket);
	else
		log_error("cannot connect to xptibpf serve at %s: %s", c->socket, strerror(r));
	return EXIT_FAILED;
}

static int send_request(struct capture *c)
{
	union {
		char room[CMSG_SPACE(CONTROL_GROUPS * sizeof(int))];
		struct cmsghdr align;
	} control = { 0 };
	struct iovec bytes = { &c->request, sizeof(c->request) };
	struct msghdr m = { .msg_iov = &bytes, .msg_iovlen = 1 };

	c->request.magic = CONTROL_MAGIC;
	c->request.version = CONTROL_VERSION;
	if (c->ngroups && c->request.ask == CONTROL_CAPTURE) {
		struct cmsghdr *h;

		m.msg_control = control.room;
		m.msg_controllen = CMSG_SPACE(c->ngroups * sizeof(int));
		h = CMSG_FIRSTHDR(&m);
		h->cmsg_level = SOL_SOCKET;
		h->cmsg_type = SCM_RIGHTS;
		h->cmsg_len = CMSG_LEN(c->ngroups * sizeof(int));
		memcpy(CMSG_DATA(h), c->groups, c->ngroups * sizeof(int));
	}
	return sendmsg(c->control, &m, MSG_NOSIGNAL) < 0 ? -errno : 0;
}

/* 1: there is one; 0: serve has ended; -EINTR. data: of BEGAN. */
static int read_answer(struct capture *c)
{
	union {
		char room[CMSG_SPACE(sizeof(int))];
		struct cmsghdr align;
	} control;
	struct iovec bytes = { &c->last, sizeof(c->last) };
	struct msghdr m = { .msg_iov = &bytes,
			    .msg_iovlen = 1,
			    .msg_control = control.room,
			    .msg_controllen = sizeof(control.room) };
	struct cmsghdr *h;
	ssize_t n;

	if (c->control < 0)
		return 0;
	n = recvmsg(c->control, &m, MSG_CMSG_CLOEXEC);
	/* Serve has gone without reading the request; what it has said comes next. */
	if (n < 0 && errno == ECONNRESET)
		n = recvmsg(c->control, &m, MSG_CMSG_CLOEXEC);
	if (n < 0 && errno == EINTR)
		return -EINTR;
	if (n != sizeof(c->last) || c->last.magic != CONTROL_MAGIC ||
	    c->last.version != CONTROL_VERSION)
		return 0;
	c->last.text[sizeof(c->last.text) - 1] = '\0';
	h = CMSG_FIRSTHDR(&m);
	if (h && h->cmsg_type == SCM_RIGHTS && c->data < 0)
		memcpy(&c->data, CMSG_DATA(h), sizeof(int));
	return 1;
}

static int begin(struct capture *c)
{
	struct pollfd p = { .events = POLLIN };
	uint64_t until = now_ns() + ANSWER_NS, now;
	int r;

	c->request.ask = CONTROL_CAPTURE;
	r = send_request(c);
	p.fd = c->control;
	/* Serve may have refused before it read the request. */
	while ((now = now_ns()) < until && !interrupted)
		if (poll(&p, 1, (int)((until - now) / 1000000) + 1) > 0)
			break;
	if (interrupted)
		return EXIT_FAILED;
	if (now >= until) {
		log_error("xptibpf serve does not answer at %s", c->socket);
		return EXIT_FAILED;
	}
	if (read_answer(c) <= 0) {
		log_error("xptibpf serve at %s has ended, or is another release%s%s", c->socket,
			  r < 0 ? ": " : "", r < 0 ? strerror(-r) : "");
		return EXIT_FAILED;
	}
	if (c->last.what != CONTROL_BEGAN || c->data < 0) {
		log_error("xptibpf serve refuses: %s", c->last.text);
		return c->last.usage ? EXIT_USAGE : EXIT_FAILED;
	}
	if (c->request.seconds > c->last.seconds)
		log_warn("serve allows %u s: it ends then (capture-seconds)", c->last.seconds);
	if (c->last.text[0])
		log_warn("%s", c->last.text);
	if (c->verbose >= 0)
		log_note("capturing for %u s", c->last.seconds);
	return 0;
}

/* ---- the recording ------------------------------------------------------------------------------- */

static void show_progress(struct capture *c)
{
	_cleanup_(strbuf_done) struct strbuf line = STRBUF_INIT;

	if (!c->terminal)
		return;
	strbuf_addf(&line, "%llu events, ", (unsigned long long)c->last.records);
	tracing_add_size(&line, c->last.bytes);
	strbuf_addf(&line, ", %llu lost", (unsigned long long)c->last.lost);
	tracing_show_line(strbuf_str(&line));
}

/* -errno of the file. */
static int take_data(struct capture *c)
{
	static char buf[1 << 16];
	ssize_t n = read(c->data, buf, sizeof(buf));
	int r;

	if (n < 0 && errno == EINTR)
		return 0;
	if (n <= 0) {
		close(TAKE_FD(c->data));
		return 0;
	}
	r = write_all(c->out.fd, buf, (size_t)n);
	if (r >= 0)
		c->written += (uint64_t)n;
	return r;
}

static void take_answer(struct capture *c)
{
	int r = read_answer(c);

	if (r == -EINTR)
		return;
	if (r == 0) {
		close(TAKE_FD(c->control));
		return;
	}
	c->until = now_ns() + END_NS;
	c->ended = c->last.what == CONTROL_ENDED;
	if (c->ended)
		close(TAKE_FD(c->control));
	else
		show_progress(c);
}

/* The second interrupt ends it at once. */
static void stop(struct capture *c)
{
	c->stopping = true;
	c->request.ask = CONTROL_STOP;
	c->ngroups = 0;
	if (c->control >= 0)
		(void)send_request(c);
}

/* Until both have ended. 0, or -errno of the file. */
static int follow(struct capture *c)
{
	int r = 0;

	c->until = now_ns() + END_NS;
	while (r >= 0 && (c->control >= 0 || c->data >= 0) && interrupted < 2 &&
	       now_ns() < c->until) {
		struct pollfd p[] = { { .fd = c->control, .events = POLLIN },
				      { .fd = c->data, .events = POLLIN } };

		if (interrupted && !c->stopping)
			stop(c);
		if (poll(p, 2, 200) <= 0)
			continue;
		if (p[1].revents)
			r = take_data(c);
		if (p[0].revents)
			take_answer(c);
	}
	return r;
}

static int say_what_was_written(const struct capture *c, int written)
{
	_cleanup_(strbuf_done) struct strbuf size = STRBUF_INIT, losses = STRBUF_INIT;
	const struct control_answer *a = &c->last;

	if (c->terminal)
		tracing_show_line("");
	if (written < 0) {
		log_error("writing '%s': %s", c->file, strerror(-written));
		return EXIT_FAILED;
	}
	tracing_add_size(&size, c->written);
	tracing_add_losses(&losses, a->lost, a->incomplete);
	if (c->verbose >= (a->lost || a->incomplete ? -1 : 0))
		fprintf(stderr, "%s: %llu records, %s, %s\n", c->file,
			(unsigned long long)a->records, strbuf_str(&size), strbuf_str(&losses));
	if (!c->ended) {
		log_error("xptibpf serve %s before the capture was over: '%s' has what came before",
			  c->control < 0 ? "ended" : "stopped answering", c->file);
		return EXIT_FAILED;
	}
	if (a->error < 0 || a->end == XPTIBPF_CAPTURE_FAILED) {
		log_error("the capture has failed: %s; '%s' has what came before",
			  strerror(-a->error), c->file);
		return EXIT_FAILED;
	}
	if (a->end == XPTIBPF_CAPTURE_BYTES)
		log_warn("it ended early, because it had reached its size");
	if (a->end == XPTIBPF_CAPTURE_STOPPED && !c->stopping) {
		log_warn("it ended early, because xptibpf serve has ended");
		return EXIT_FAILED;
	}
	return EXIT_DONE;
}

/* ---- all of it ----------------------------------------------------------------------------------- */

static void watch_signals(void)
{
	const struct sigaction a = { .sa_handler = on_interrupt }, none = { .sa_handler = SIG_IGN };

	sigaction(SIGINT, &a, NULL);
	sigaction(SIGTERM, &a, NULL);
	sigaction(SIGPIPE, &none, NULL);
}

static int open_output(struct capture *c)
{
	int r;

	r = outfile_open(c->file, OUTFILE_STREAM, c->force, &c->out);
	if (r < 0)
		log_error("cannot write '%s': %s", c->file, create_why(c->file, r));
	return r < 0 ? EXIT_FAILED : 0;
}

static int capture(struct capture *c)
{
	int r = find_pids(c) ?: find_groups(c) ?: connect_serve(c) ?: open_output(c);

	if (!r) {
		watch_signals();
		r = begin(c);
	}
	if (r) {
		/* An empty file is no recording. */
		if (c->out.fd >= 0 && c->out.path && !lseek(c->out.fd, 0, SEEK_END))
			(void)unlink(c->out.path);
		return r;
	}
	return say_what_was_written(c, follow(c));
}

static void done(struct capture *c)
{
	(void)outfile_close(&c->out, true);
	for (size_t i = 0; i < CONTROL_GROUPS; i++)
		if (c->groups[i] >= 0)
			close(c->groups[i]);
	if (c->control >= 0)
		close(c->control);
	if (c->data >= 0)
		close(c->data);
}

static int run(int argc, char **argv)
{
	struct capture c = { .socket = CONTROL_PATH,
			     .request = { .seconds = 10 },
			     .control = -1,
			     .data = -1,
			     .out = OUTFILE_INIT };
	int r;

	memset(c.groups, -1, sizeof(c.groups));
	r = parse(&c, argc, argv);
	if (r)
		return r < 0 ? EXIT_DONE : r;
	log_set_level(c.verbose < -1 ? LOG_LVL_ERROR : c.verbose < 0 ? LOG_LVL_WARN : LOG_LVL_NOTE);
	c.terminal = isatty(STDERR_FILENO) && c.verbose >= 0;
	r = capture(&c);
	done(&c);
	return r;
}

const struct command cmd_capture = {
	.name = "capture",
	.usage = "[OPTIONS] -o FILE",
	.summary = "Has a running serve record what some processes do next.",
	.options = options,
	.epilogue =
		"The file is a recording, which the other commands read with -i. Serve's own probes write the\n"
		"calls, and its counts stay exact. It begins within a second. Ctrl-C ends it early. --stacks is\n"
		"as in 'xptibpf trace'; -k=alloc,copy chooses.\n\n"
		"Examples:\n"
		"  sudo xptibpf capture -p 4242 -o run.xbt               the next 10 seconds\n"
		"  sudo xptibpf capture --comm python3 -d 30 -o run.xbt  of all processes with that name\n"
		"  sudo xptibpf capture -p 4242 -k --xpti -o run.xbt     with stacks and XPTI events\n"
		"  xptibpf trace -i run.xbt                              show what is in it\n\n"
		"The exit status is that of xptibpf trace.\n",
	.run = run,
};
