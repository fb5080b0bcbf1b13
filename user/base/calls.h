// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * calls.h - words to write a filter of system calls with (seccomp): CALLS_BEGIN, rules, CALLS_END. The first rule that fits
 * decides. What none allows fails with EPERM.
 */
#ifndef XB_BASE_CALLS_H
#define XB_BASE_CALLS_H

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/syscall.h>

#define CALLS_BEGIN                                                              \
	BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)), \
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),    \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),             \
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))
#define CALLS_END BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

#define CALLS_ALLOW(name)                                      \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define CALLS_DENY(name)                                       \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
/* Unless the first half of an argument has one of the bits. */
#define CALLS_EXCEPT(name, argument, bits)                                                         \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 4),                                     \
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[argument])), \
		BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1),                                  \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),                              \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

/* The first half of an argument, if the call is this one; otherwise, so many instructions are left out. */
#define CALLS_IF(name, argument, instructions)                                  \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, (instructions) + 1), \
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[argument]))
#define CALLS_IF_EQUAL(value)                             \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

/* What malloc needs besides mmap, and the end of a process, or of a signal's handler. */
#define CALLS_OF_MEMORY                                                                   \
	CALLS_ALLOW(munmap), CALLS_ALLOW(mremap), CALLS_ALLOW(madvise), CALLS_ALLOW(brk), \
		CALLS_ALLOW(futex), CALLS_ALLOW(getrandom)
#define CALLS_OF_THE_END                                                                   \
	CALLS_ALLOW(rt_sigaction), CALLS_ALLOW(rt_sigprocmask), CALLS_ALLOW(rt_sigreturn), \
		CALLS_ALLOW(restart_syscall), CALLS_ALLOW(exit), CALLS_ALLOW(exit_group)

#endif
