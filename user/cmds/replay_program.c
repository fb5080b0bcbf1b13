// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay_program.c - see replay_program.h. */
#include "cmds/replay_program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "cmds/cmd.h"
#include "cmds/replay_root.h"

#define INHERITED 100 /* descriptors of a program are below that */

/* The environment that was recorded, which has no PATH: it says nothing of a program that has started. */
static int set_environment(const struct xptibpf_program *p)
{
	int r;

	clearenv();
	r = setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1);
	for (const char *const *v = p->env; *v && !r; v++)
		r = putenv((char *)*v);
	if (r)
		log_error("cannot set the program's environment: %s", strerror(errno));
	return r;
}

/* Returns after an error, which it has printed, with the exit status of a shell. */
static int execute(char *const *argv, const char *path)
{
	execvp(path, argv);
	log_error("cannot start '%s': %s", path, strerror(errno));
	return errno == ENOENT ? 127 : 126;
}

/* Has the dynamic loader ask the library first, and then whom it would have asked. */
static int set_auditor(const char *library)
{
	_cleanup_(strbuf_done) struct strbuf list = STRBUF_INIT;
	const char *others = getenv("LD_AUDIT");

	strbuf_addf(&list, "%s%s%s", library, others ? ":" : "", others ?: "");
	return strbuf_failed(&list) ? -1 : setenv("LD_AUDIT", strbuf_str(&list), 1);
}

/* Where the program finds the answers, and what has its runtime load the library at this path. */
static int set_variables(const struct replay_program *p, const char *answers, const char *library)
{
	int r = setenv(REPLAY_VARIABLE, answers, 1);

	if (!r && p->answers->interface == REPLAY_PI)
		r = set_auditor(library) ?: setenv(REPLAY_PLUGINS_VARIABLE, p->answers->plugins, 1);
	else if (!r)
		r = setenv("UR_ADAPTERS_FORCE_LOAD", library, 1);
	if (r)
		log_error("cannot set the program's environment: %s", strerror(errno));
	return r;
}

/* From another user namespace its parent's files can't be looked into, so that it inherits the answers. */
static int become_packed(const struct replay_program *p)
{
	int fd = fcntl(p->fd, F_DUPFD, INHERITED);
	char answers[64];

	if (fd < 0) {
		log_error("cannot pass the answers to the program: %s", strerror(errno));
		return EXIT_FAILED;
	}
	if (replay_root_enter(p->root, p->library) < 0)
		return EXIT_FAILED;
	if (chdir(p->packed->cwd) < 0) {
		log_error("cannot go to '%s' in the pack: %s", p->packed->cwd, strerror(errno));
		return EXIT_FAILED;
	}
	snprintf(answers, sizeof(answers), "/proc/self/fd/%d", fd);
	if (set_environment(p->packed) || set_variables(p, answers, REPLAY_ROOT_LIBRARY))
		return EXIT_FAILED;
	return execute((char *const *)p->packed->args, p->packed->path);
}

/* The answers are with its parent, who keeps them open. */
static int become_given(const struct replay_program *p, pid_t parent)
{
	char answers[64];

	snprintf(answers, sizeof(answers), "/proc/%d/fd/%d", (int)parent, p->fd);
	if (set_variables(p, answers, p->library))
		return EXIT_FAILED;
	return execute(p->argv, *p->argv);
}

int replay_program_run(const struct replay_program *p, bool *ret_started)
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
		status = p->packed ? become_packed(p) : become_given(p, self);
		_exit(write(failed, "", 1) < 0 ? EXIT_FAILED : status);
	}
	/* It gets those of the terminal itself, and what became of it is reported in any case. */
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	close(TAKE_FD(failed));
	*ret_started = read(got, &c, 1) == 0;
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
