// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* leave.c - see leave.h. */
#include "base/leave.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/calls.h"
#include "base/cleanup.h"

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

int leave_descriptors(int keep)
{
	if (keep && dup2(keep, 0) != 0)
		return -errno;
	return syscall(SYS_close_range, 1, ~0U, 0) ? -errno : 0;
}

int leave_shared(void)
{
	_cleanup_fclose_ FILE *f = fopen("/proc/self/maps", "re");
	uint64_t start, end;
	char line[512], mode[5];
	bool whole, begins = true;

	if (!f)
		return -errno;
	/* Names may be longer than a line here. */
	for (; fgets(line, sizeof(line), f); begins = whole) {
		whole = strchr(line, '\n');
		if (!begins || sscanf(line, "%" SCNx64 "-%" SCNx64 " %4s", &start, &end, mode) != 3)
			continue;
		if (mode[3] != 's' || (mode[1] != 'w' && !strstr(line, "bpf-map")))
			continue;
		// NOLINTNEXTLINE(performance-no-int-to-ptr)
		if (munmap((void *)(uintptr_t)start, end - start))
			return -errno;
	}
	return 0;
}

int leave_memory(unsigned long bytes)
{
	_cleanup_fclose_ FILE *f = fopen("/proc/self/statm", "re");
	struct rlimit limit;
	unsigned long data;
	rlim_t max;

	if (!f || fscanf(f, "%*u %*u %*u %*u %*u %lu", &data) != 1)
		return -EIO;
	max = data * (rlim_t)sysconf(_SC_PAGESIZE) + bytes;
	/* Whoever started it may have set a lower one, which can't be raised. */
	if (getrlimit(RLIMIT_DATA, &limit))
		return -errno;
	max = limit.rlim_max < max ? limit.rlim_max : max;
	limit = (struct rlimit){ max, max };
	if (setrlimit(RLIMIT_DATA, &limit) || setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 }) ||
	    setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 0 }))
		return -errno;
	return 0;
}

#define DEV "/dev"

/* What is below a path may be read, and devices may be written. A path that there is not is none to be read. */
static void allow_reading(int ruleset, const char *path)
{
	struct landlock_path_beneath_attr below = {
		.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
		.parent_fd = open(path, O_PATH | O_CLOEXEC),
	};
	struct stat st;

	if (below.parent_fd < 0)
		return;
	if (!strcmp(path, DEV))
		below.allowed_access |= LANDLOCK_ACCESS_FS_WRITE_FILE;
	if (!fstat(below.parent_fd, &st) && !S_ISDIR(st.st_mode))
		below.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
	(void)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
	close(below.parent_fd);
}

void leave_files(const char *const paths[])
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

	if (fd < 0)
		return;
	for (; *paths; paths++)
		allow_reading(fd, *paths);
	(void)syscall(SYS_landlock_restrict_self, fd, 0);
}

/* setitimer is for those who limit the time that an answer takes. */
static struct sock_filter calls[] = {
	CALLS_BEGIN,
	CALLS_OF_MEMORY,
	CALLS_OF_THE_END,
	CALLS_EXCEPT(mmap, 2, PROT_EXEC),
	CALLS_EXCEPT(mprotect, 2, PROT_EXEC),
	CALLS_ALLOW(read),
	CALLS_ALLOW(pread64),
	CALLS_ALLOW(lseek),
	CALLS_ALLOW(close),
	CALLS_ALLOW(fcntl),
	CALLS_ALLOW(fstat),
	CALLS_ALLOW(statx),
	CALLS_ALLOW(recvmsg),
	CALLS_ALLOW(sendmsg),
	CALLS_ALLOW(poll),
	CALLS_ALLOW(setitimer),
	CALLS_ALLOW(sysinfo),
	CALLS_END,
};

int leave_calls(void)
{
	const struct sock_fprog program = { ARRAY_SIZE(calls), calls };

	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) ? -errno : 0;
}
