// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * denies.c - preloaded, it has the kernel deny the program what a security module would, with the same error, as soon as
 * it is told to by a signal:
 *
 *   SIGWINCH  memory that was made for data can't be made executable (PR_SET_MDWE)
 *   SIGURG    code of files can't be mapped. By a filter of system calls that lets pass what xptibpf asks of a filter
 *             beforehand, with its stand-in for a descriptor; that is what makes it like a security module
 *   SIGPWR    more threads (RLIMIT_NPROC); the second time it may have them again
 */
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#define STAND_IN 5
#ifndef PR_SET_MDWE
#define PR_SET_MDWE 65
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))

static void say(int failed)
{
	if (write(1, failed ? "not denied\n" : "denied\n", failed ? 11 : 7) < 0)
		abort();
}

static void no_gain(int sig)
{
	(void)sig;
	say(prctl(PR_SET_MDWE, 1, 0, 0, 0));
}

static void no_code(int sig)
{
	struct sock_filter code[] = {
		LOAD(nr),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 6),
		LOAD(args[2]),
		BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 4),
		LOAD(args[4]),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, STAND_IN, 2, 0),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0xffffffff, 1, 0),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog prog = { sizeof(code) / sizeof(*code), code };

	(void)sig;
	say(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &prog));
}

static void no_thread(int sig)
{
	static rlim_t before;
	struct rlimit lim;
	int failed = getrlimit(RLIMIT_NPROC, &lim);
	rlim_t now = before ? before : 1;

	(void)sig;
	before = before ? 0 : lim.rlim_cur;
	lim.rlim_cur = now;
	say(failed || setrlimit(RLIMIT_NPROC, &lim));
}

__attribute__((constructor)) static void start(void)
{
	/* The stand-in is no descriptor of a file that is mapped. */
	for (int i = 0; i < 4; i++)
		if (dup(0) < 0)
			abort();
	signal(SIGWINCH, no_gain);
	signal(SIGURG, no_code);
	signal(SIGPWR, no_thread);
}
