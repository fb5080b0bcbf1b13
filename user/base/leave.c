// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* leave.c - see leave.h. */
#include "base/leave.h"

#include <errno.h>
#include <linux/capability.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NOBODY 65534

void leave_signals(void)
{
	struct sigaction standard = { .sa_handler = SIG_DFL };
	sigset_t none;

	for (int sig = 1; sig < NSIG; sig++)
		sigaction(sig, &standard, NULL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	setsid();
}

/* The system calls themselves, because the C library's would look for the tracer's other threads. */
int leave_privileges_but(const gid_t groups[], size_t n)
{
	struct __user_cap_header_struct head = { .version = _LINUX_CAPABILITY_VERSION_3 };
	struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };

	/* These fail if we have none, or if this user namespace has nobody else. */
	(void)syscall(SYS_setgroups, n, groups);
	(void)syscall(SYS_setresgid, NOBODY, NOBODY, NOBODY);
	(void)syscall(SYS_setresuid, NOBODY, NOBODY, NOBODY);
	if (syscall(SYS_capset, &head, none) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
	    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0))
		return -errno;
	return 0;
}

int leave_privileges(void)
{
	return leave_privileges_but(NULL, 0);
}
