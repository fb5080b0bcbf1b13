// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calib.c - finds out what this kernel allows, by trying each thing on xptibpf itself.
 *
 * Version numbers don't show this, because distributions backport and remove features. Each ability is
 * therefore tried: a tiny program is loaded and linked to a function in this file, which is then called. This
 * function is the canary, because a probe can be linked and never fire. From 6.11 on, a return probe on x86
 * returns through a system call, which a strict seccomp filter kills unless the kernel lets it pass (fixed in
 * 2025); so a child under such a filter calls the probed function first.
 */
#include "attach/calib.h"

#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <bpf/libbpf.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attach/link.h"
#include "attach/own_code.h"
#include "attach/token.h"
#include "base/cleanup.h"
#include "calib.skel.h"
#include "calib_btf.skel.h"
#include "wire.h"

/* The function that is probed. It is not inlined, and the compiler can't remove its body. */
__attribute__((noinline, noclone)) static int calib_canary(int v)
{
	asm volatile("" : "+r"(v));
	return v + 1;
}

/* Leaves just the programs of these names to be loaded. */
static void only(struct bpf_object *obj, const char *const *names, size_t n)
{
	struct bpf_program *p;

	bpf_object__for_each_program(p, obj)
	{
		bool want = false;

		for (size_t i = 0; i < n; i++)
			want |= !strcmp(bpf_program__name(p), names[i]);
		bpf_program__set_autoload(p, want);
	}
}

static void calib_freep(struct calib_bpf **s)
{
	calib_bpf__destroy(*s);
}

static void calib_btf_freep(struct calib_btf_bpf **s)
{
	calib_btf_bpf__destroy(*s);
}
#define _cleanup_calib_	    _cleanup_(calib_freep)
#define _cleanup_calib_btf_ _cleanup_(calib_btf_freep)

/* Abilities other than links: they work if the program loads. */
static void mark_plain(struct calib *c, const char *name)
{
	if (!strcmp(name, "probe_task"))
		c->task_storage = true;
	else if (!strcmp(name, "probe_vma"))
		c->iter_vma = true;
	else if (!strcmp(name, "probe_find"))
		c->find_vma = true;
}

/* What the kernel has no memory for, or forbids, says nothing about what it can do. Returns r. */
static int note(struct calib *c, int r)
{
	if (!c->refused && (r == -ENOMEM || r == -EPERM))
		c->refused = r;
	return r;
}

/* A link on the canary; the caller closes it, which takes longer than all else (the kernel waits). */
static int link_canary(int prog_fd, int type, uint32_t flags, int exe, uint64_t offset)
{
	uint64_t cookie = 42;

	return link_uprobes(prog_fd, type, flags, exe, 0, &offset, &cookie, 1);
}

static void fire(struct calib *c, int prog_fd, int type, int exe, uint64_t offset)
{
	_cleanup_close_ int link = link_canary(prog_fd, type, 0, exe, offset);

	if (note(c, link) >= 0)
		calib_canary(1);
}

static bool strict_child_lives(void);

/*
 * If a session works, all of its parts do, too, and the canary can use the same link, so that only one link
 * has to be removed instead of four.
 */
static void try_session(struct calib *c, struct calib_btf_bpf *s, int exe, uint64_t offset)
{
	_cleanup_close_ int link = -1;

	link = link_canary(bpf_program__fd(s->progs.probe_session), LINK_UPROBE_SESSION, 0, exe,
			   offset);
	if (note(c, link) < 0)
		return;
	calib_canary(1);
	c->uprobe_session = s->bss->entries > 0 && s->bss->returns > 0;
	if (!c->uprobe_session)
		return;
	c->uprobe = c->uprobe_multi = c->cookie = c->probe_fires = true;
	s->bss->returns = 0;
	c->return_safe = strict_child_lives() && s->bss->returns > 0;
}

static void try_basic_links(struct calib *c, struct calib_bpf *s, int exe, uint64_t offset)
{
	LIBBPF_OPTS(bpf_uprobe_opts, opts, .bpf_cookie = 42);
	struct bpf_link *link;
	char path[32];

	snprintf(path, sizeof(path), "/proc/self/fd/%d", exe);
	if (bpf_program__fd(s->progs.probe_multi) >= 0) {
		fire(c, bpf_program__fd(s->progs.probe_multi), LINK_UPROBE_MULTI, exe, offset);
		c->uprobe_multi = s->bss->entries > 0;
		c->probe_fires = c->uprobe = c->uprobe_multi;
	}
	/* Removing a plain uprobe is slow, so it is only tried if there is nothing better. */
	if (!c->uprobe && bpf_program__fd(s->progs.probe) >= 0) {
		link = bpf_program__attach_uprobe(s->progs.probe, false, -1, path, offset);
		(void)note(c, link ? 0 : -errno);
		calib_canary(1);
		c->uprobe = link;
		c->probe_fires = s->bss->entries > 0;
		bpf_link__destroy(link);
	}
	if (c->uprobe_multi) {
		c->cookie = true; /* came with the links that carry them */
	} else if (bpf_program__fd(s->progs.probe_cookie) >= 0) {
		link = bpf_program__attach_uprobe_opts(s->progs.probe_cookie, -1, path, offset,
						       &opts);
		calib_canary(1);
		c->cookie = link && s->bss->cookie == 42;
		bpf_link__destroy(link);
	}
}

static bool try_strict_return(const struct calib *c, struct calib_bpf *s, int exe, uint64_t offset);

/* Loads everything at once if possible, otherwise one program at a time. */
static void try_basic(struct calib *c, int exe, uint64_t offset)
{
	static const char *const names[] = { "probe", "probe_return", "probe_cookie", "probe_multi",
					     "probe_multi_return" };
	size_t n = ARRAY_SIZE(names);

	for (size_t i = 0; i <= n; i++) {
		_cleanup_calib_ struct calib_bpf *s = calib_bpf__open();
		bool all = i == 0;

		if (!s)
			return;
		bpf_program__set_expected_attach_type(s->progs.probe_multi, LINK_UPROBE_MULTI);
		bpf_program__set_expected_attach_type(s->progs.probe_multi_return,
						      LINK_UPROBE_MULTI);
		only(s->obj, all ? names : &names[i - 1], all ? n : 1);
		if (note(c, calib_bpf__load(s)))
			continue;
		try_basic_links(c, s, exe, offset);
		if (!c->return_safe)
			c->return_safe = try_strict_return(c, s, exe, offset);
		if (all)
			return;
	}
}

/* The kernel may have too little room in a task's storage, which only shows when it is used. */
static bool has_room(struct calib_btf_bpf *s)
{
	_cleanup_close_ int self = (int)syscall(SYS_pidfd_open, getpid(), 0);
	_cleanup_free_ void *state = calloc(1, XB_STATE_BYTES);
	int fd = bpf_map__fd(s->maps.calib_task);

	return self < 0 || !state || bpf_map_update_elem(fd, &self, state, BPF_ANY) != -ENOMEM;
}

/*
 * All at once if possible, otherwise all that older kernels have, or one at a time. Each attempt reads the kernel's types, so
 * a session is not tried where there are no such links.
 */
static void try_btf(struct calib *c, int exe, uint64_t offset)
{
	static const char *const names[] = { "probe_task", "probe_vma", "probe_find",
					     "probe_session" };
	size_t n = ARRAY_SIZE(names);

	for (size_t i = link_uprobes_known() ? 0 : 1; i < n + 2; i++) {
		_cleanup_calib_btf_ struct calib_btf_bpf *s = calib_btf_bpf__open();
		const char *const *these = i < 2 ? names : &names[i - 2];
		size_t nthese = i < 2 ? n - i : 1;

		if (!s)
			return;
		bpf_program__set_expected_attach_type(s->progs.probe_session, LINK_UPROBE_SESSION);
		only(s->obj, these, nthese);
		if (note(c, calib_btf_bpf__load(s)))
			continue;
		for (size_t k = 0; k < nthese; k++)
			mark_plain(c, these[k]);
		if (bpf_program__fd(s->progs.probe_task) >= 0)
			c->task_room = has_room(s);
		if (bpf_program__fd(s->progs.probe_session) >= 0)
			try_session(c, s, exe, offset);
		if (nthese > 1)
			return;
	}
}

/* The child's life: nothing but the exit is allowed, then the probed function is called. */
static _Noreturn void strict_child(void)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_exit_group, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
	};
	struct sock_fprog prog = { .len = ARRAY_SIZE(code), .filter = code };
	struct rlimit none = { 0 };

	setrlimit(RLIMIT_CORE, &none); /* a killed canary leaves no core file */
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &prog))
		_exit(2);
	/* _exit() of a sanitizer does more than the filter allows. */
	syscall(SYS_exit_group, calib_canary(41) == 42 ? 0 : 3);
	__builtin_unreachable();
}

static bool strict_child_lives(void)
{
	int status = -1;
	pid_t pid = fork();

	if (!pid)
		strict_child();
	while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return pid > 0 && WIFEXITED(status) && !WEXITSTATUS(status);
}

/* Whether a child under a strict filter survives a return probe on the canary. */
static bool try_strict_return(const struct calib *c, struct calib_bpf *s, int exe, uint64_t offset)
{
	struct bpf_link *plain = NULL;
	uint64_t cookie = 0;
	char path[32];
	int multi = -1;
	bool lives;

	s->bss->returns = 0;
	snprintf(path, sizeof(path), "/proc/self/fd/%d", exe);
	if (c->uprobe_multi && bpf_program__fd(s->progs.probe_multi_return) >= 0)
		multi = link_uprobes(bpf_program__fd(s->progs.probe_multi_return),
				     LINK_UPROBE_MULTI, LINK_F_RETURN, exe, 0, &offset, &cookie, 1);
	else if (bpf_program__fd(s->progs.probe_return) >= 0)
		plain = bpf_program__attach_uprobe(s->progs.probe_return, true, -1, path, offset);
	if (multi < 0 && !plain)
		return false;
	lives = strict_child_lives();
	bpf_link__destroy(plain);
	if (multi >= 0)
		close(multi);
	return lives && s->bss->returns > 0;
}

static bool ring_works(struct calib *c, int token)
{
	_cleanup_close_ int fd =
		token_map(token, BPF_MAP_TYPE_RINGBUF, 0, 0, (uint32_t)sysconf(_SC_PAGESIZE));

	return note(c, fd) >= 0;
}

/* Why no program loads: the errno of the first system call that fails. */
static int bpf_why(int token)
{
	_cleanup_close_ int fd = token_map(token, BPF_MAP_TYPE_ARRAY, 4, 4, 1);

	return fd < 0 ? -fd : 0;
}

static bool kernel_has_types(void)
{
	return access("/sys/kernel/btf/vmlinux", R_OK) == 0;
}

bool calib_has_types(void)
{
	struct btf *types;

	/* Reading them takes longer. */
	if (kernel_has_types())
		return true;
	types = btf__load_vmlinux_btf();
	btf__free(types);
	return types;
}

bool calib_suffices(const struct calib *c)
{
	return c->btf && c->ringbuf && c->task_storage && c->iter_vma;
}

int calib_run(struct calib *ret)
{
	_cleanup_close_ int exe = -1, token = token_open();
	struct calib c = { .token = token >= 0 };
	uint64_t offset;

	c.root = geteuid() == 0;
	c.btf = calib_has_types();
	c.bpf_errno = bpf_why(token);
	c.bpf = !c.bpf_errno;
	if (!c.bpf || !c.btf)
		goto done;
	exe = own_code_open(calib_canary, &offset);
	if (exe < 0)
		return exe;
	c.ringbuf = ring_works(&c, token);
	try_btf(&c, exe, offset);
	if (!c.uprobe_session)
		try_basic(&c, exe, offset);
	/* What has cookies is younger than the iterator. */
	c.btf_refused = !kernel_has_types() && !c.refused && c.cookie && !c.iter_vma;
done:
	*ret = c;
	return 0;
}
