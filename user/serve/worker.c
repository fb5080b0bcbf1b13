// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* worker.c - see worker.h. */
#include "serve/worker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/calls.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/driver.h"
#include "base/leave.h"
#include "peek/namer_worker.h"
#include "plan/reader_worker.h"
#include "serve/auth.h"
#include "serve/devices_read.h"
#include "serve/http.h"
#include "serve/otlp_send.h"
#include "serve/otlp_status.h"
#include "serve/state.h"
#include "serve/tls.h"

/* Their words, and their names in lists of processes. */
#define WEB	"xptibpf-web"
#define OTLP	"xptibpf-otlp"
#define CONFIG	"xptibpf-config"
#define CHECK	"xptibpf-check"
#define DEVICES "xptibpf-device" /* one has at most 15 bytes */

#define ANSWER_MS 5000 /* how long reading a file may take, or looking at what is in it */
#define KEEP	  64   /* descriptors from here on are those to be moved */

enum { FD_IN, FD_OUT, FD_ERR, FD_STATE, FD_LISTEN, FD_STATUS = FD_LISTEN };

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

void worker_execute(const char *word, int sock)
{
	become(word, &sock, 1);
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

/* One that lives until its first descriptor is closed at our end, from which it reads the bytes before. */
static int start_held(const char *role, int fds[], unsigned n, const void *bytes, size_t len,
		      pid_t *ret, int *ret_hold)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	_cleanup_close_ int null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int pipes[2], r;

	if (null < 0 || pipe2(pipes, O_CLOEXEC))
		return -errno;
	theirs = pipes[0];
	ours = pipes[1];
	/* There is room for them before anybody reads. */
	if (len && write(ours, bytes, len) != (ssize_t)len)
		return -EIO;
	fds[FD_IN] = theirs;
	fds[FD_OUT] = fds[FD_ERR] = null;
	r = start(role, fds, n, ret);
	if (r >= 0)
		*ret_hold = TAKE_FD(ours);
	return r;
}

_Static_assert(sizeof(struct web_secrets) < 65536, "room of a pipe");

int worker_start_web(const int listeners[], size_t n, int state, const struct web_secrets *secrets,
		     pid_t *ret, int *ret_hold)
{
	int fds[FD_LISTEN + SERVE_LISTEN_MAX];

	fds[FD_STATE] = state;
	for (size_t i = 0; i < n; i++)
		fds[FD_LISTEN + i] = listeners[i];
	return start_held(WEB, fds, FD_LISTEN + (unsigned)n, secrets, sizeof(*secrets), ret,
			  ret_hold);
}

_Static_assert(sizeof(struct otlp_config) < 65536, "room of a pipe");

int worker_start_otlp(const struct otlp_config *config, int state, int status, pid_t *ret,
		      int *ret_hold)
{
	int fds[] = { [FD_STATE] = state, [FD_STATUS] = status };

	return start_held(OTLP, fds, ARRAY_SIZE(fds), config, sizeof(*config), ret, ret_hold);
}

int worker_start_devices(int shared, pid_t *ret, int *ret_hold)
{
	int fds[] = { [FD_STATE] = shared };

	return start_held(DEVICES, fds, ARRAY_SIZE(fds), NULL, 0, ret, ret_hold);
}

/* ---- reading the configuration ------------------------------------------------------------------- */

struct config_answer {
	int result;
	struct errline error;
	struct serve_config config;
};

/* What looking at certificates and passwords came to. */
struct check_answer {
	int result;
	bool of_passwords; /* the error is of them */
	struct errline error;
};

static int take_answer(int fd, void *ret, size_t size)
{
	uint64_t until = now_ns() + ANSWER_MS * 1000000ull, now;
	struct pollfd p = { .fd = fd, .events = POLLIN };
	size_t have = 0;

	while (have < size && (now = now_ns()) < until) {
		ssize_t n;

		if (poll(&p, 1, (int)((until - now) / 1000000) + 1) <= 0)
			continue;
		n = read(fd, (char *)ret + have, size - have);
		if (n < 0 && errno != EINTR)
			return -errno;
		if (!n)
			return -EPIPE;
		have += n > 0 ? (size_t)n : 0;
	}
	return have == size ? 0 : -ETIMEDOUT;
}

/* Starts one that reads from a descriptor, and takes its answer. */
static int ask(const char *role, int from, void *ret, size_t size)
{
	_cleanup_close_ int ours = -1, theirs = -1;
	_cleanup_close_ int null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int pipes[2], r;
	pid_t pid = 0;

	if (null < 0 || pipe2(pipes, O_CLOEXEC))
		return -errno;
	ours = pipes[0];
	theirs = pipes[1];
	r = start(role, (const int[]){ from, theirs, null }, 3, &pid);
	if (r < 0)
		return r;
	close(TAKE_FD(theirs));
	r = take_answer(ours, ret, size);
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
	r = a ? ask(CONFIG, fd, a, sizeof(*a)) : -ENOMEM;
	if (r < 0)
		return errline_set(e, r, "cannot read '%s': %s", path, strerror(-r));
	if (a->result < 0)
		return errline_set(e, a->result, "'%s', %.400s", path, a->error.text);
	*ret = a->config;
	return 0;
}

int worker_check_web(const struct web_config *c, const struct web_secrets *secrets,
		     struct errline *e)
{
	_cleanup_close_ int from = -1, to = -1;
	struct check_answer a;
	int pipes[2], r;

	if (pipe2(pipes, O_CLOEXEC))
		return errline_set(e, -errno, "cannot look at the certificate: %s",
				   strerror(errno));
	from = pipes[0];
	to = pipes[1];
	if (write(to, secrets, sizeof(*secrets)) != sizeof(*secrets))
		return errline_set(e, -EIO, "cannot look at the certificate: %s", strerror(EIO));
	r = ask(CHECK, from, &a, sizeof(a));
	if (r == -ETIMEDOUT)
		return errline_set(e, r, "'%s': its hashes take too long: choose a lower cost",
				   c->auth);
	if (r < 0)
		return errline_set(e, r, "cannot look at the certificate: %s", strerror(-r));
	if (a.result >= 0)
		return 0;
	if (a.of_passwords)
		return errline_set(e, a.result, "'%s': %.400s", c->auth, a.error.text);
	return errline_set(e, a.result, "cannot use '%s' with the key '%s': %.200s", c->cert,
			   c->key, a.error.text);
}

/* ---- in the new process -------------------------------------------------------------------------- */

#define ALLOW CALLS_ALLOW

/* What all of them need, besides the calls of base/calls.h. */
#define COMMON_CALLS                                                                            \
	CALLS_BEGIN, CALLS_OF_MEMORY, CALLS_OF_THE_END, ALLOW(mmap), ALLOW(read), ALLOW(write), \
		ALLOW(close), ALLOW(poll), ALLOW(ppoll), ALLOW(recvfrom), ALLOW(sendto),        \
		ALLOW(sendmsg), ALLOW(writev), ALLOW(shutdown), ALLOW(setsockopt),              \
		ALLOW(getsockopt), ALLOW(getsockname), ALLOW(getpeername), ALLOW(fcntl),        \
		ALLOW(fstat), ALLOW(newfstatat), ALLOW(lseek), ALLOW(eventfd2),                 \
		ALLOW(clock_gettime), ALLOW(gettimeofday), ALLOW(time), ALLOW(getpid)

/* The rest fails with EPERM: no new socket, no file, no process, no signal. */
static struct sock_filter web_calls[] = {
	COMMON_CALLS,	      ALLOW(epoll_wait), ALLOW(epoll_pwait), ALLOW(epoll_ctl),
	ALLOW(epoll_create1), ALLOW(accept),	 ALLOW(accept4),     CALLS_END,
};

/*
 * What libcurl and the C library need to connect, to find the address of a name, which is done by another thread, and to
 * read certificates. Sockets are of IP alone, they listen nowhere, and there is no new process: glibc tries clone3 first,
 * whose flags a filter can't see, and then clone.
 */
static struct sock_filter otlp_calls[] = {
	COMMON_CALLS,
	ALLOW(connect),
	ALLOW(openat),
	ALLOW(pread64),
	ALLOW(readlink),
	ALLOW(access),
	ALLOW(sendmmsg),
	ALLOW(recvmsg),
	ALLOW(pipe2),
	ALLOW(socketpair),
	ALLOW(ioctl),
	ALLOW(mprotect),
	ALLOW(set_robust_list),
	ALLOW(rseq),
	ALLOW(gettid),
	ALLOW(uname),
	ALLOW(sched_getaffinity),
	ALLOW(statx),
	ALLOW(stat),
	ALLOW(clock_nanosleep),
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
	CALLS_IF(socket, 0, 5),
	CALLS_IF_EQUAL(AF_INET),
	CALLS_IF_EQUAL(AF_INET6),
	CALLS_END,
	CALLS_IF(clone, 0, 2),
	BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	CALLS_END,
};

/* All but the files below the paths, and the system calls of the filter. */
static int leave_all(const char *const paths[], struct sock_filter *filter, size_t n)
{
	const struct sock_fprog program = { (unsigned short)n, filter };
	int r;

	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
	setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 0 });
	r = leave_privileges();
	/* Changing the user has forgotten who is waited for. */
	if (r >= 0 && prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0))
		r = -errno;
	if (r < 0)
		return r;
	leave_files(paths);
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) ? -errno : 0;
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

static void check(const struct tls *tls, const struct web_secrets *secrets, struct check_answer *a)
{
	struct auth *auth = NULL;

	if (*secrets->cert)
		a->result = tls_check(tls, secrets->cert, secrets->key, &a->error);
	if (a->result < 0 || !*secrets->auth)
		return;
	a->of_passwords = true;
	a->result = auth_new(secrets->auth, &auth, &a->error);
	if (a->result >= 0)
		a->result = auth_try(auth, &a->error);
	if (a->result == -ENOMEM)
		errline_set(&a->error, a->result, "%s", strerror(ENOMEM));
	auth_free(auth);
}

static int check_main(const struct tls *tls)
{
	static struct web_secrets secrets;
	static struct check_answer a;

	if (read(FD_IN, &secrets, sizeof(secrets)) != sizeof(secrets))
		return 1;
	check(tls, &secrets, &a);
	return write(FD_OUT, &a, sizeof(a)) != sizeof(a);
}

static int web_main(const struct mhd *mhd, const char *version)
{
	static struct web_secrets secrets;
	struct http_config config = { .mhd = mhd, .version = version, .secrets = &secrets };
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
	if (read(FD_IN, &secrets, sizeof(secrets)) != sizeof(secrets))
		return 1;
	config.listeners = listeners;
	config.n = n;
	r = state_map(FD_STATE, &state);
	if (r >= 0) {
		config.state = state;
		r = http_new(&config, &h);
	}
	explicit_bzero(&secrets, sizeof(secrets));
	if (r < 0)
		return 1;
	r = http_run(h, FD_IN);
	http_free(h);
	return r < 0;
}

/* libcurl is opened before, while it can be. Names and certificates are looked up later, in files that may change. */
static int otlp_main(const char *version)
{
	static struct otlp_config config;
	const char *paths[] = {
		"/etc",
		"/usr",
		"/lib",
		"/lib64",
		"/run/systemd/resolve",
		"/run/resolvconf",
		"/run/NetworkManager",
		NULL,
		NULL,
	};
	struct state_shared *state;
	struct otlp_sender *sender;
	struct otlp_status *status;

	if (read(FD_IN, &config, sizeof(config)) != sizeof(config))
		return 1;
	if (config.ca[0])
		paths[ARRAY_SIZE(paths) - 2] = config.ca;
	signal(SIGPIPE, SIG_IGN);
	if (state_map(FD_STATE, &state) < 0 || otlp_status_map(FD_STATUS, &status) < 0 ||
	    otlp_sender_new(&config, version, &sender) < 0 ||
	    leave_all(paths, otlp_calls, ARRAY_SIZE(otlp_calls)) < 0)
		return 1;
	return otlp_sender_run(sender, state, status, FD_IN) < 0;
}

static int devices_main(void)
{
	struct devices_shared *shared;

	if (devices_map(FD_STATE, &shared) < 0 || driver_leave() < 0 ||
	    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0))
		return 1;
	return devices_read(shared, FD_IN) < 0 ? DEVICES_NONE : 0;
}

bool worker_is(int argc, char **argv)
{
	return argc == 2 &&
	       (!strcmp(argv[1], WEB) || !strcmp(argv[1], OTLP) || !strcmp(argv[1], CONFIG) ||
		!strcmp(argv[1], CHECK) || !strcmp(argv[1], DEVICES) ||
		!strcmp(argv[1], READER_WORD) || !strcmp(argv[1], NAMER_WORD));
}

int worker_main(char **argv, const char *version)
{
	static const char *const no_paths[] = { NULL };
	bool web = !strcmp(argv[1], WEB), checks = !strcmp(argv[1], CHECK);
	struct mhd mhd;
	struct tls tls;

	prctl(PR_SET_NAME, argv[1]);
	if (!strcmp(argv[1], READER_WORD))
		reader_worker(FD_IN);
	if (!strcmp(argv[1], NAMER_WORD))
		namer_worker(FD_IN);
	if (!strcmp(argv[1], OTLP))
		return otlp_main(version);
	if (!strcmp(argv[1], DEVICES))
		return devices_main();
	/* While files can be opened. */
	if ((web || checks) && mhd_open(&mhd) < 0)
		return 1;
	if (checks)
		tls_open(&mhd, &tls);
	if (leave_all(no_paths, web_calls, ARRAY_SIZE(web_calls)) < 0)
		return 1;
	return web ? web_main(&mhd, version) : checks ? check_main(&tls) : config_main();
}
