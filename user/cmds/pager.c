// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pager.c - see pager.h.
 *
 * The process that becomes the pager is made before anything else is open, waits for the first byte, and ends without a
 * pager if none comes. So it has none of our descriptors and mappings, a message on the terminal is not in its way, and
 * a trace that is waited for can be ended by Ctrl-C.
 *
 * A pager can start a shell and write files. Who was given privileges for xptibpf alone must not get them for that: as
 * systemd's programs do it, less is told to be secure then (LESSSECURE), and no other pager is used, unless
 * XPTIBPF_PAGERSECURE says whether that is wanted.
 */
#include "cmds/pager.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "base/write.h"

#define WORDS_MAX 16u
#define WIDTH	  80u /* of a terminal that doesn't say it */
#define PIPE_BYTES \
	(1 << 20) /* of a report, more than people write: it need not wait for its reader */

/* There is one standard output. out, err: the terminal, while it is not there; -1: it is. */
static struct {
	bool disabled;
	pid_t pid; /* 0: there is no pager */
	int out, err;
} pager = { .out = -1, .err = -1 };

void pager_disable(void)
{
	pager.disabled = true;
}

/* ---- which one --------------------------------------------------------------------------------- */

/* The user who logged in. -ENOENT: not known, as in containers. */
static int login_uid(uid_t *ret)
{
	_cleanup_fclose_ FILE *f = fopen("/proc/self/loginuid", "re");
	unsigned uid;

	if (!f || fscanf(f, "%u", &uid) != 1 || uid == UINT32_MAX)
		return -ENOENT;
	*ret = uid;
	return 0;
}

/* Has it more privileges than who is at the terminal? */
static bool is_raised(void)
{
	uid_t uid;

	if (getauxval(AT_SECURE))
		return true;
	if (!login_uid(&uid))
		return uid != geteuid();
	return !geteuid() && (getenv("SUDO_UID") || getenv("DOAS_USER") || getenv("PKEXEC_UID"));
}

/* The command; NULL: there shall be none. */
static const char *find_command(bool *ret_secure)
{
	const char *says = secure_getenv("XPTIBPF_PAGERSECURE"), *term = getenv("TERM");
	const char *command = getenv("XPTIBPF_PAGER") ?: getenv("PAGER") ?: "less";

	if (!term || !strcmp(term, "dumb") || !*command || !strcmp(command, "cat"))
		return NULL;
	*ret_secure = says ? strcmp(says, "0") != 0 : is_raised();
	return !says && *ret_secure ? "less" : command;
}

/* ---- the process that becomes it --------------------------------------------------------------- */

static void copy_all(void)
{
	char buf[4096];
	ssize_t n;

	while ((n = read(STDIN_FILENO, buf, sizeof(buf))) > 0 || (n < 0 && errno == EINTR))
		if (n > 0 && write_all(STDOUT_FILENO, buf, (size_t)n) < 0)
			return;
}

/* Returns if it can't. */
static void exec_command(const char *command)
{
	_cleanup_free_ char *copy = strdup(command);
	char *words[WORDS_MAX + 1] = { NULL }, *rest = copy, *word;
	size_t n = 0;

	if (strpbrk(command, "|&;<>()$`\\\"'\t\n*?[#~=%")) {
		execl("/bin/sh", "sh", "-c", command, (char *)NULL);
		return;
	}
	while (copy && n < WORDS_MAX && (word = strsep(&rest, " ")))
		if (*word)
			words[n++] = word;
	if (n)
		execvp(words[0], words);
}

static _Noreturn void become_pager(const char *from_environment, bool secure)
{
	/* setenv() may move what getenv() returned. */
	const char *command = strdup(from_environment);
	struct pollfd p = { .fd = STDIN_FILENO, .events = POLLIN };

	close_range(3, ~0u, 0);
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	while (poll(&p, 1, -1) < 0 && errno == EINTR)
		;
	if (!(p.revents & POLLIN))
		_exit(0);
	signal(SIGINT, SIG_DFL);
	signal(SIGQUIT, SIG_DFL);
	signal(SIGPIPE, SIG_DFL);
	/* There may be a line that says how far reading is. */
	write_all(STDOUT_FILENO, "\r\x1b[K", 4);
	/* It ends where everything fits on the screen, shows colours, and leaves what it showed. */
	setenv("LESS", "FRX", 0);
	setenv("LV", "-c", 0);
	if (secure)
		setenv("LESSSECURE", "1", 1);
	if (command)
		exec_command(command);
	if (command && strcmp(command, "less") != 0)
		log_warn("cannot run the pager '%s': %s", command, strerror(errno));
	copy_all();
	_exit(0);
}

/* ---- between us and the terminal --------------------------------------------------------------- */

/* Makes fd lead to where to does; returns what it was. */
static int redirect(int fd, int to)
{
	int was = fcntl(fd, F_DUPFD_CLOEXEC, 3);

	if (was >= 0)
		dup2(to, fd);
	return was;
}

static void restore(int fd, int *was)
{
	if (*was < 0)
		return;
	dup2(*was, fd);
	close(*was);
	*was = -1;
}

void pager_start(bool finished)
{
	_cleanup_close_ int from = -1, to = -1;
	const char *command;
	bool secure = false;
	int ends[2];

	if (pager.disabled || pager.pid || !isatty(STDOUT_FILENO))
		return;
	command = find_command(&secure);
	if (!command || pipe2(ends, O_CLOEXEC) < 0)
		return;
	from = ends[0];
	to = ends[1];
	fcntl(to, F_SETPIPE_SZ, PIPE_BYTES);
	fflush(stdout);
	pager.pid = fork();
	if (!pager.pid) {
		dup2(from, STDIN_FILENO);
		become_pager(command, secure);
	}
	if (pager.pid < 0) {
		pager.pid = 0;
		return;
	}
	signal(SIGPIPE, SIG_IGN);
	pager.out = redirect(STDOUT_FILENO, to);
	if (!finished)
		return;
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	if (isatty(STDERR_FILENO))
		pager.err = redirect(STDERR_FILENO, to);
}

void pager_end(void)
{
	static const int signals[] = { SIGINT, SIGQUIT, SIGTERM, SIGHUP };

	if (!pager.pid)
		return;
	/* Without us, the shell and the pager would read the same terminal. */
	for (size_t i = 0; i < ARRAY_SIZE(signals); i++)
		signal(signals[i], SIG_IGN);
	fflush(stdout);
	restore(STDOUT_FILENO, &pager.out);
	restore(STDERR_FILENO, &pager.err);
	while (waitpid(pager.pid, NULL, 0) < 0 && errno == EINTR)
		;
	pager.pid = 0;
}

bool pager_is_on(void)
{
	return pager.pid;
}

int pager_terminal(int fd)
{
	struct stat a, b;

	if (fd >= 0 && isatty(fd))
		return fd;
	if (fd < 0 || pager.out < 0 || fstat(fd, &a) < 0 || fstat(STDOUT_FILENO, &b) < 0)
		return -1;
	return a.st_dev == b.st_dev && a.st_ino == b.st_ino ? pager.out : -1;
}

unsigned pager_width(int fd)
{
	const char *said = getenv("COLUMNS");
	struct winsize size = { 0 };
	unsigned long width = said ? strtoul(said, NULL, 10) : 0;

	if (width && width <= UINT16_MAX)
		return (unsigned)width;
	if (!ioctl(pager_terminal(fd), TIOCGWINSZ, &size) && size.ws_col)
		return size.ws_col;
	return WIDTH;
}
