// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * hold.c - starts a program whose mappings wait for the tracer; see hold.h. guard.h explains who answers.
 *
 * There are three processes: the tracer, the guardian, and the child that becomes the program. It is the
 * tracer's child, so that the tracer gets its exit status. It installs the seccomp filter on itself, sends
 * the listener to the tracer, and waits; hold_release() lets it exec. Filters survive fork and exec, so all
 * descendants are held through the same listener. no_new_privs is only set where the kernel insists on it, for
 * a tracer without CAP_SYS_ADMIN, so for others setuid programs among the descendants work as usual.
 *
 * Two calls are held: mmap() of a file with PROT_EXEC, before it is done, and set_tid_address(), which every
 * C library calls once, before constructors. At the latter, static programs and the mappings made by exec are
 * examined. The filter lets calls of other architectures (i386, x32) pass.
 *
 * If a listener exists already (that of a container's supervisor, or of another tracer), the child gets a mount
 * namespace of its own instead of the filter, and fanotify holds opens on its mounts. This holds more (every
 * open of an ELF file waits, whether it is mapped or not), but guarantees the same.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/fanotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/pass.h"
#include "base/read.h"
#include "discover/guard.h"
#include "discover/hold.h"
#include "proc/status.h"

#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

#define MAX_A_DISPATCH 64 /* messages handled before others get their turn */

enum method { METHOD_NONE, METHOD_SECCOMP, METHOD_FANOTIFY };

struct hold {
	struct hold_ops ops;
	void *u;
	enum method method;
	pid_t pid;
	bool released, reaped;
	int status;
	int epoll;
	int control;  /* the child's setup and exec errors; -1 after its exec */
	int guard;    /* -1: the guardian has ended, or was never started */
	int listener; /* a copy of the guardian's, to check ids; -1 with fanotify */
	int pidfd;
	uint64_t missed; /* by the tracer; those of the guardian are in the page */
	struct guard_page *page;
};

/* ---- the child ----------------------------------------------------------------------------------- */

/* What the child sends: the result of its step, a negative errno or 0, together with the listener. */
struct child_msg {
	int32_t result;
};

enum child_order { ORDER_EXEC = 1, ORDER_UNSHARE = 2 };

static int install_filter(void)
{
	enum { NR = offsetof(struct seccomp_data, nr), ARCH = offsetof(struct seccomp_data, arch) };
	/* The low halves of the arguments, which contain the flags. */
	enum {
		PROT = offsetof(struct seccomp_data, args[2]),
		FLAGS = offsetof(struct seccomp_data, args[3])
	};
	struct sock_filter code[] = {
		/* 0 */ BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARCH),
		/* 1 */ BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 0, 7),
		/* 2 */ BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NR),
		/* 3 */ BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_set_tid_address, 6, 0),
		/* 4 */ BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 4),
		/* 5 */ BPF_STMT(BPF_LD | BPF_W | BPF_ABS, PROT),
		/* 6 */ BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 2),
		/* 7 */ BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FLAGS),
		/* 8 */ BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 1),
		/* 9 */ BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
		/* 10 */ BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
	};
	struct sock_fprog prog = { ARRAY_SIZE(code), code };
	unsigned long flags = SECCOMP_FILTER_FLAG_NEW_LISTENER;
	long fd;

	/* If the kernel can do it, a signal must not interrupt the wait and restart the call. */
	fd = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
		     flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV, &prog);
	/* Without CAP_SYS_ADMIN only those may have a filter who can't gain privileges by exec. */
	if (fd < 0 && errno == EACCES && !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		fd = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
			     flags | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV, &prog);
	if (fd < 0 && errno == EINVAL)
		fd = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &prog);
	return fd < 0 ? -errno : (int)fd;
}

/* Makes the program start as from a shell: exec only keeps the signal mask and ignored signals. */
static void reset_signals(void)
{
	struct sigaction dfl = { .sa_handler = SIG_DFL }, old;
	sigset_t none;

	for (int sig = 1; sig < NSIG; sig++) {
		if (sigaction(sig, NULL, &old))
			continue;
		/* Keep what a shell's nohup or background job ignores, but not SIGPIPE, which tracers ignore. */
		if (old.sa_handler != SIG_IGN || sig == SIGPIPE || sig == SIGCHLD)
			sigaction(sig, &dfl, NULL);
	}
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
}

static void tell(int control, int result, int fd)
{
	struct child_msg m = { .result = result };

	pass_send(control, &m, sizeof(m), fd, 0);
}

/* None of them is 0, 1 or 2, unless it is in its place already. */
static void set_stdio(const int *stdio)
{
	for (int i = 0; stdio && i < 3; i++)
		if (dup2(stdio[i], i) < 0)
			_exit(127);
}

static int become(const struct hold_user *user)
{
	if (!user)
		return 0;
	if (setgroups((size_t)user->ngroups, user->groups) < 0 ||
	    setresgid(user->gid, user->gid, user->gid) < 0 ||
	    setresuid(user->uid, user->uid, user->uid) < 0)
		return -errno;
	return 0;
}

static _Noreturn void child(int control, const struct hold_ops *ops, char *const argv[],
			    char *const envp[])
{
	int32_t order = 0;
	int listener, fd, r;

	set_stdio(ops->stdio);
	reset_signals();
	listener = install_filter();
	tell(control, listener < 0 ? listener : 0, listener);
	if (listener >= 0)
		close(listener);
	/* If there is no order, the tracer has ended, and nothing was begun. */
	while (pass_recv(control, &order, sizeof(order), &fd, 0) == sizeof(order)) {
		if (order == ORDER_UNSHARE) {
			tell(control, unshare(CLONE_NEWNS) ? -errno : 0, -1);
			continue;
		}
		r = become(ops->user);
		if (!r)
			execvpe(argv[0], argv, envp ? envp : environ);
		tell(control, r ?: -errno, -1);
		break;
	}
	_exit(127);
}

/* -ECHILD: nothing, it closed its end. */
static int child_says(const struct hold *h, int *ret_fd)
{
	struct child_msg m = { 0 };
	int fd = -1;
	ssize_t n;

	n = pass_recv(h->control, &m, sizeof(m), &fd, 0);
	if (fd >= 0 && ret_fd)
		*ret_fd = fd;
	else if (fd >= 0)
		close(fd);
	if (n < 0)
		return (int)n;
	return n == sizeof(m) ? m.result : -ECHILD;
}

/* ---- fanotify ------------------------------------------------------------------------------------ */

static bool is_pseudo(const char *type)
{
	static const char *const types[] = {
		"proc",	   "sysfs",  "cgroup",	  "cgroup2",	 "devpts",     "tracefs",
		"debugfs", "bpf",    "pstore",	  "securityfs",	 "efivarfs",   "configfs",
		"fusectl", "mqueue", "selinuxfs", "binfmt_misc", "rpc_pipefs", "nsfs",
	};

	for (size_t i = 0; i < ARRAY_SIZE(types); i++)
		if (!strcmp(type, types[i]))
			return true;
	return false;
}

/* Decodes, in place, characters such as blanks that mountinfo writes as \040. */
static void unescape(char *s)
{
	char *to = s;

	for (; *s; s++) {
		if (s[0] == '\\' && s[1] && s[2] && s[3]) {
			*to++ = (char)((s[1] - '0') * 64 + (s[2] - '0') * 8 + (s[3] - '0'));
			s += 3;
		} else {
			*to++ = *s;
		}
	}
	*to = '\0';
}

static bool mark_mount(int group, pid_t pid, char *line)
{
	char *end = strstr(line, " - "), *save = NULL, *point = NULL, *word, type[64];
	char path[4096 + 64];
	int field = 0;

	if (!end || sscanf(end, " - %63s", type) != 1 || is_pseudo(type))
		return false;
	*end = '\0';
	for (word = strtok_r(line, " ", &save); word; word = strtok_r(NULL, " ", &save))
		if (++field == 5)
			point = word;
	if (!point)
		return false;
	unescape(point);
	if ((size_t)snprintf(path, sizeof(path), "/proc/%d/root%s", pid, point) >= sizeof(path))
		return false;
	return fanotify_mark(group, FAN_MARK_ADD | FAN_MARK_MOUNT,
			     FAN_OPEN_PERM | FAN_OPEN_EXEC_PERM, AT_FDCWD, path) == 0;
}

static int mark_mounts(int group, pid_t pid)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/mountinfo", pid);
	_cleanup_free_ char *line = NULL;
	size_t size = 0, marked = 0;

	if (!f)
		return -errno;
	while (getline(&line, &size, f) > 0)
		marked += mark_mount(group, pid, line);
	return marked ? 0 : -ENOENT;
}

static int hold_by_fanotify(struct hold *h)
{
	struct guard_msg setup = { .kind = GUARD_FANOTIFY };
	int32_t order = ORDER_UNSHARE;
	_cleanup_close_ int group = -1;
	int r;

	group = fanotify_init(FAN_CLASS_CONTENT | FAN_CLOEXEC | FAN_NONBLOCK | FAN_UNLIMITED_QUEUE |
				      FAN_UNLIMITED_MARKS,
			      O_RDONLY | O_LARGEFILE | O_CLOEXEC | O_NOATIME);
	if (group < 0)
		return -errno;
	r = pass_send(h->control, &order, sizeof(order), -1, 0);
	if (!r)
		r = child_says(h, NULL);
	if (r)
		return r;
	r = pass_send(h->guard, &setup, sizeof(setup), group, 0);
	if (r)
		return r;
	/* The guardian has the group before the first mark, so no open waits without an answer. */
	r = mark_mounts(group, h->pid);
	if (!r)
		h->method = METHOD_FANOTIFY;
	return r;
}

static int hold_by_seccomp(struct hold *h)
{
	struct guard_msg setup = { .kind = GUARD_SECCOMP };
	int r;

	r = pass_send(h->guard, &setup, sizeof(setup), h->listener, 0);
	if (!r)
		h->method = METHOD_SECCOMP;
	return r;
}

/* ---- starting ------------------------------------------------------------------------------------ */

static int start_child(struct hold *h, char *const argv[], char *const envp[])
{
	int sock, r = pass_fork_child(&h->pid, &sock);

	if (r > 0)
		child(sock, &h->ops, argv, envp);
	if (!r)
		h->control = sock;
	return r;
}

static int add_fd(struct hold *h, int fd, uint32_t events)
{
	struct epoll_event e = { .events = events, .data.fd = fd };

	return epoll_ctl(h->epoll, EPOLL_CTL_ADD, fd, &e) ? -errno : 0;
}

static int set_up(struct hold *h, char *const argv[], char *const envp[])
{
	int r;

	h->page = mmap(NULL, sizeof(*h->page), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
		       -1, 0);
	if (h->page == MAP_FAILED) {
		h->page = NULL;
		return -errno;
	}
	hold_at_work(h, true);
	h->epoll = epoll_create1(EPOLL_CLOEXEC);
	if (h->epoll < 0)
		return -errno;
	r = guard_start(h->page, &h->guard);
	if (r)
		return r;
	r = start_child(h, argv, envp);
	if (r)
		return r;
	r = child_says(h, &h->listener);
	if (r == -ECHILD)
		return r;
	/* If neither works, the program runs nevertheless, and is traced from a little later on. */
	if (h->listener >= 0)
		r = hold_by_seccomp(h);
	else
		r = hold_by_fanotify(h);
	if (r == -ECHILD)
		return r;
	h->pidfd = (int)syscall(SYS_pidfd_open, h->pid, 0);
	if (h->pidfd < 0)
		return -errno;
	r = add_fd(h, h->pidfd, EPOLLIN | EPOLLONESHOT);
	return r ? r : add_fd(h, h->guard, EPOLLIN);
}

int hold_new(char *const argv[], char *const envp[], const struct hold_ops *ops, void *u,
	     struct hold **ret)
{
	struct hold *h;
	int r;

	if (!argv || !argv[0])
		return -EINVAL;
	h = calloc(1, sizeof(*h));
	if (!h)
		return -ENOMEM;
	h->ops = *ops;
	h->u = u;
	h->epoll = h->control = h->guard = h->listener = h->pidfd = -1;
	r = set_up(h, argv, envp);
	if (r) {
		hold_free(h);
		return r;
	}
	*ret = h;
	return 0;
}

pid_t hold_pid(const struct hold *h)
{
	return h->pid;
}

static void wait_child(struct hold *h)
{
	while (waitpid(h->pid, &h->status, 0) < 0 && errno == EINTR)
		;
	h->reaped = true;
}

/* ---- holding ------------------------------------------------------------------------------------- */

static bool still_held(const struct hold *h, uint64_t id)
{
	return ioctl(h->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) == 0;
}

/* The process of a thread; 0 if it has ended. */
static pid_t process_of(uint32_t tid)
{
	char text[STATUS_MAX];
	int fd;

	/* Usually it is the leader, and only leaders have a pidfd of this kind. */
	fd = (int)syscall(SYS_pidfd_open, tid, 0);
	if (fd >= 0) {
		close(fd);
		return (pid_t)tid;
	}
	return status_read((pid_t)tid, text) ? 0 : (pid_t)status_count(text, "Tgid");
}

/* Opens the file that a thread is about to map. */
static int open_held(uint32_t tid, int nr)
{
	char name[64];

	snprintf(name, sizeof(name), "/proc/%u/fd/%d", tid, nr);
	return foreign_open_own(name);
}

static void on_held_mmap(struct hold *h, const struct guard_msg *m)
{
	_cleanup_close_ int fd = -1;
	pid_t pid;

	if (m->fd < 0 || !h->ops.mapping)
		return;
	fd = open_held(m->pid, m->fd);
	pid = process_of(m->pid);
	/* Only now is it certain that the opened descriptor was that of this thread. */
	if (!still_held(h, m->id))
		return;
	if (fd >= 0 && pid > 0)
		h->ops.mapping(h->u, pid, fd);
	else if (fd != -ENXIO && fd != -EBADF && fd != -ENOENT)
		h->missed++;
}

static void on_held_call(struct hold *h, const struct guard_msg *m)
{
	pid_t pid;

	if (m->nr == SYS_mmap) {
		on_held_mmap(h, m);
		return;
	}
	pid = process_of(m->pid);
	if (pid > 0 && h->ops.started && still_held(h, m->id))
		h->ops.started(h->u, pid);
}

/* The guardian was killed before it could. */
static void let_go(const struct hold *h, uint64_t id)
{
	struct seccomp_notif_resp resp = { .id = id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE };

	ioctl(h->listener, SECCOMP_IOCTL_NOTIF_SEND, &resp);
}

static void on_held(struct hold *h, const struct guard_msg *m, int fd)
{
	struct guard_reply r = { .id = m->id };

	switch (m->kind) {
	case GUARD_SECCOMP:
		on_held_call(h, m);
		break;
	case GUARD_FANOTIFY:
		if (fd >= 0 && h->ops.mapping)
			h->ops.mapping(h->u, (pid_t)m->pid, fd);
		break;
	case GUARD_STARTED:
		if (h->ops.started)
			h->ops.started(h->u, (pid_t)m->pid);
		break;
	default:
		break;
	}
	if (pass_send(h->guard, &r, sizeof(r), -1, 0) && h->method == METHOD_SECCOMP)
		let_go(h, m->id);
}

int hold_fd(const struct hold *h)
{
	return h->epoll;
}

void hold_at_work(struct hold *h, bool at_work)
{
	if (h)
		__atomic_store_n(&h->page->at_work, at_work, __ATOMIC_RELAXED);
}

/*
 * The guardian ends with the last process that has the filter. If it ends earlier, somebody killed it; then
 * another guardian replaces it, because the tracer still has the listener.
 */
static void guardian_ended(struct hold *h)
{
	struct pollfd p = { h->listener, 0, 0 };

	epoll_ctl(h->epoll, EPOLL_CTL_DEL, h->guard, NULL);
	close(h->guard);
	h->guard = -1;
	if (h->method != METHOD_SECCOMP || poll(&p, 1, 0) || guard_start(h->page, &h->guard))
		return;
	if (hold_by_seccomp(h) || add_fd(h, h->guard, EPOLLIN)) {
		close(h->guard);
		h->guard = -1;
	}
}

int hold_dispatch(struct hold *h)
{
	struct epoll_event e[2];
	struct guard_msg m;
	ssize_t n;

	/* The pidfd only wakes the caller, once; hold_reap() does the rest. */
	epoll_wait(h->epoll, e, ARRAY_SIZE(e), 0);
	for (int i = 0; i < MAX_A_DISPATCH && h->guard >= 0; i++) {
		_cleanup_close_ int fd = -1;

		n = pass_recv(h->guard, &m, sizeof(m), &fd, MSG_DONTWAIT);
		if (n == -EAGAIN)
			break;
		if (n <= 0)
			guardian_ended(h);
		else if (n == sizeof(m))
			on_held(h, &m, fd);
	}
	return 0;
}

/* Waits for the child's message; with fanotify, what its exec opens is held already. */
static void serve_until_told(struct hold *h)
{
	struct pollfd p[2] = { { h->control, POLLIN, 0 }, { h->epoll, POLLIN, 0 } };

	for (;;) {
		if (poll(p, 2, -1) < 0)
			continue;
		if (p[1].revents)
			hold_dispatch(h);
		if (p[0].revents)
			return;
	}
}

int hold_release(struct hold *h)
{
	int32_t order = ORDER_EXEC;
	int r;

	if (h->released)
		return -EALREADY;
	h->released = true;
	r = pass_send(h->control, &order, sizeof(order), -1, 0);
	if (!r)
		serve_until_told(h);
	/* The child's end closes at exec; an error comes as a message. */
	r = child_says(h, NULL);
	close(h->control);
	h->control = -1;
	if (r == -ECHILD)
		return 0;
	wait_child(h);
	return r ? r : -EIO;
}

int hold_reap(struct hold *h, int *ret_status)
{
	pid_t r;

	if (!h->reaped) {
		do {
			r = waitpid(h->pid, &h->status, WNOHANG);
		} while (r < 0 && errno == EINTR);
		if (r == 0)
			return -EAGAIN;
		if (r < 0)
			return -errno;
		h->reaped = true;
	}
	*ret_status = h->status;
	return 0;
}

bool hold_works(const struct hold *h)
{
	return h->method != METHOD_NONE;
}

const char *hold_method(const struct hold *h)
{
	switch (h->method) {
	case METHOD_SECCOMP:
		return "seccomp";
	case METHOD_FANOTIFY:
		return "fanotify";
	case METHOD_NONE:
		break;
	}
	return "none";
}

uint64_t hold_missed(const struct hold *h)
{
	return h->missed + __atomic_load_n(&h->page->missed, __ATOMIC_RELAXED);
}

void hold_get_stats(const struct hold *h, struct hold_stats *ret)
{
	ret->held = __atomic_load_n(&h->page->held, __ATOMIC_RELAXED);
	ret->missed = hold_missed(h);
	ret->held_ns = __atomic_load_n(&h->page->held_ns, __ATOMIC_RELAXED);
}

struct hold *hold_free(struct hold *h)
{
	if (!h)
		return NULL;
	/* A child that was never released ends by itself when its control is closed. */
	if (h->control >= 0)
		close(h->control);
	if (h->pid > 0 && !h->released)
		wait_child(h);
	if (h->guard >= 0)
		close(h->guard);
	if (h->listener >= 0)
		close(h->listener);
	if (h->pidfd >= 0)
		close(h->pidfd);
	if (h->epoll >= 0)
		close(h->epoll);
	if (h->page)
		munmap(h->page, sizeof(*h->page));
	free(h);
	return NULL;
}
