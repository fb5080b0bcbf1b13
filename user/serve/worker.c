// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* worker.c - see worker.h. */
#include "serve/worker.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/leave.h"
#include "serve/http.h"
#include "serve/state.h"

/* Their words, and their names in lists of processes. */
#define WEB    "xptibpf-web"
#define CONFIG "xptibpf-config"

#define CONFIG_MS 5000 /* how long reading a file may take */
#define KEEP	  64   /* descriptors from here on are those to be moved */

enum { FD_IN, FD_OUT, FD_ERR, FD_STATE, FD_LISTEN };

/* ---- starting one -------------------------------------------------------------------------------- */

/* In the child: the descriptors become 0, 1 and so on, and all others are closed. Async-signal-safe. */
static _Noreturn void become(const char *role, const int fds[], unsigned n)
{
	char *const argv[] = { "xptibpf", "serve", (char *)role, NULL };
	char *const none[] = { NULL };
	int kept[FD_LISTEN + SERVE_LISTEN_MAX];

	leave_signals();
	for (unsigned i = 0; i < n; i++) {
		kept[i] = fcntl(fds[i], F_DUPFD, KEEP);
		if (kept[i] < 0)
			_exit(1);
	}
	for (unsigned i = 0; i < n; i++)
		if (dup2(kept[i], (int)i) < 0)
			_exit(1);
	syscall(SYS_close_range, n, ~0U, 0);
	execve("/proc/self/exe", argv, none);
	_exit(1);
}

static int start(const char *role, const int fds[], unsigned n, pid_t *ret)
{
	pid_t pid = fork();

	if (pid < 0)
		return -errno;
	if (!pid)
		become(role, fds, n);
	*ret = pid;
	return 0;
}

int worker_start_web(const int listeners[], size_t n, int state, pid_t *ret, int *ret_hold)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	_cleanup_close_ int null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int fds[FD_LISTEN + SERVE_LISTEN_MAX], pipes[2], r;

	if (null < 0 || pipe2(pipes, O_CLOEXEC))
		return -errno;
	theirs = pipes[0];
	ours = pipes[1];
	fds[FD_IN] = theirs;
	fds[FD_OUT] = fds[FD_ERR] = null;
	fds[FD_STATE] = state;
	for (size_t i = 0; i < n; i++)
		fds[FD_LISTEN + i] = listeners[i];
	r = start(WEB, fds, FD_LISTEN + (unsigned)n, ret);
	if (r >= 0)
		*ret_hold = TAKE_FD(ours);
	return r;
}

/* ---- reading the configuration ------------------------------------------------------------------- */

struct config_answer {
	int result;
	struct errline error;
	struct serve_config config;
};

static int take_answer(int fd, struct config_answer *ret)
{
	uint64_t until = now_ns() + CONFIG_MS * 1000000ull, now;
	struct pollfd p = { .fd = fd, .events = POLLIN };
	size_t have = 0;

	while (have < sizeof(*ret) && (now = now_ns()) < until) {
		ssize_t n;

		if (poll(&p, 1, (int)((until - now) / 1000000) + 1) <= 0)
			continue;
		n = read(fd, (char *)ret + have, sizeof(*ret) - have);
		if (n < 0 && errno != EINTR)
			return -errno;
		if (!n)
			return -EPIPE;
		have += n > 0 ? (size_t)n : 0;
	}
	return have == sizeof(*ret) ? 0 : -ETIMEDOUT;
}

static int ask_for_config(int file, struct config_answer *ret)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	_cleanup_close_ int null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int pipes[2], r;
	pid_t pid = 0;

	if (null < 0 || pipe2(pipes, O_CLOEXEC))
		return -errno;
	ours = pipes[0];
	theirs = pipes[1];
	r = start(CONFIG, (const int[]){ file, theirs, null }, 3, &pid);
	if (r < 0)
		return r;
	close(TAKE_FD(theirs));
	r = take_answer(ours, ret);
	kill(pid, SIGKILL);
	while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		;
	return r;
}

int worker_read_config(const char *path, struct serve_config *ret, struct errline *e)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	_cleanup_free_ struct config_answer *a = calloc(1, sizeof(*a));
	int r;

	if (fd < 0)
		return errline_set(e, -errno, "cannot read '%s': %s", path, strerror(errno));
	r = a ? ask_for_config(fd, a) : -ENOMEM;
	if (r < 0)
		return errline_set(e, r, "cannot read '%s': %s", path, strerror(-r));
	if (a->result < 0)
		return errline_set(e, a->result, "'%s', %.400s", path, a->error.text);
	*ret = a->config;
	return 0;
}

/* ---- in the new process -------------------------------------------------------------------------- */

/* Files and connections. Kernels that have no Landlock leave it at what nobody may do. */
static void leave_files(void)
{
	struct landlock_ruleset_attr none = {
		.handled_access_fs = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE |
				     LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR |
				     LANDLOCK_ACCESS_FS_REMOVE_DIR |
				     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
				     LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
				     LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
				     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM,
	};
	_cleanup_close_ int fd = (int)syscall(SYS_landlock_create_ruleset, &none, sizeof(none), 0);

	if (fd >= 0)
		(void)syscall(SYS_landlock_restrict_self, fd, 0);
}

#define ALLOW(name)                                            \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

/* What libmicrohttpd, malloc and the end of a process need. Everything else fails with EPERM: no new socket, no file,
 * no process, no signal. */
static int leave_calls(void)
{
	static struct sock_filter filter[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		ALLOW(read),
		ALLOW(write),
		ALLOW(close),
		ALLOW(poll),
		ALLOW(ppoll),
		ALLOW(epoll_wait),
		ALLOW(epoll_pwait),
		ALLOW(epoll_ctl),
		ALLOW(epoll_create1),
		ALLOW(accept),
		ALLOW(accept4),
		ALLOW(recvfrom),
		ALLOW(sendto),
		ALLOW(sendmsg),
		ALLOW(writev),
		ALLOW(shutdown),
		ALLOW(setsockopt),
		ALLOW(getsockopt),
		ALLOW(getsockname),
		ALLOW(getpeername),
		ALLOW(fcntl),
		ALLOW(fstat),
		ALLOW(newfstatat),
		ALLOW(lseek),
		ALLOW(eventfd2),
		ALLOW(mmap),
		ALLOW(munmap),
		ALLOW(mremap),
		ALLOW(madvise),
		ALLOW(brk),
		ALLOW(futex),
		ALLOW(clock_gettime),
		ALLOW(gettimeofday),
		ALLOW(time),
		ALLOW(getrandom),
		ALLOW(getpid),
		ALLOW(rt_sigaction),
		ALLOW(rt_sigprocmask),
		ALLOW(rt_sigreturn),
		ALLOW(restart_syscall),
		ALLOW(exit),
		ALLOW(exit_group),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
	};
	struct sock_fprog program = { ARRAY_SIZE(filter), filter };

	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) ? -errno : 0;
}

static int leave_all(void)
{
	int r;

	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
	setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 0 });
	r = leave_privileges();
	/* Changing the user has forgotten who is waited for. */
	if (r >= 0 && prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0))
		r = -errno;
	if (r < 0)
		return r;
	leave_files();
	return leave_calls();
}

/* The whole file; -EFBIG: it is larger than any configuration. */
static ssize_t read_all(int fd, char *text, size_t size)
{
	size_t len = 0;
	ssize_t n;

	while ((n = read(fd, text + len, size - len)) > 0) {
		len += (size_t)n;
		if (len == size)
			return -EFBIG;
	}
	return n < 0 ? -errno : (ssize_t)len;
}

static int config_main(void)
{
	static struct config_answer a;
	static char text[SERVE_CONFIG_BYTES + 1];
	ssize_t len = read_all(FD_IN, text, sizeof(text));

	if (len < 0)
		a.result = errline_set(&a.error, (int)len, "%s", strerror((int)-len));
	else
		a.result = serve_config_parse(text, (size_t)len, &a.config, &a.error);
	if (a.result == -ENOMEM)
		errline_set(&a.error, a.result, "%s", strerror(ENOMEM));
	return write(FD_OUT, &a, sizeof(a)) != sizeof(a);
}

static int web_main(const char *version)
{
	int listeners[SERVE_LISTEN_MAX];
	struct state_shared *state;
	struct http *h;
	size_t n = 0;
	int r;

	while (n < SERVE_LISTEN_MAX && fcntl(FD_LISTEN + (int)n, F_GETFD) >= 0) {
		listeners[n] = FD_LISTEN + (int)n;
		n++;
	}
	signal(SIGPIPE, SIG_IGN);
	r = state_map(FD_STATE, &state);
	if (r >= 0)
		r = http_new(listeners, n, state, version, &h);
	if (r < 0)
		return 1;
	r = http_run(h, FD_IN);
	http_free(h);
	return r < 0;
}

bool worker_is(int argc, char **argv)
{
	return argc == 2 && (!strcmp(argv[1], WEB) || !strcmp(argv[1], CONFIG));
}

int worker_main(char **argv, const char *version)
{
	prctl(PR_SET_NAME, argv[1]);
	if (leave_all() < 0)
		return 1;
	return strcmp(argv[1], WEB) ? config_main() : web_main(version);
}
