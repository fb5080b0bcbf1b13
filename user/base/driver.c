// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* driver.c - see driver.h. */
#include "base/driver.h"

#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/calls.h"
#include "base/cleanup.h"
#include "base/leave.h"

#define PATHS_MAX 32u

/*
 * A driver's library may make any call, of which each has its own. These reach other processes (those of nobody, as it is
 * itself), or parts of the kernel that no driver needs. A driver that ends by abort() can't signal itself, and ends by
 * SIGSEGV.
 */
static struct sock_filter calls[] = {
	CALLS_BEGIN,
	/* x32, which has other numbers */
	BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
	CALLS_DENY(execve),
	CALLS_DENY(execveat),
	CALLS_DENY(fork),
	CALLS_DENY(vfork),
	CALLS_DENY(kill),
	CALLS_DENY(tkill),
	CALLS_DENY(tgkill),
	CALLS_DENY(rt_sigqueueinfo),
	CALLS_DENY(rt_tgsigqueueinfo),
	CALLS_DENY(pidfd_open),
	CALLS_DENY(pidfd_getfd),
	CALLS_DENY(pidfd_send_signal),
	CALLS_DENY(ptrace),
	CALLS_DENY(process_vm_readv),
	CALLS_DENY(process_vm_writev),
	CALLS_DENY(process_madvise),
	CALLS_DENY(kcmp),
	CALLS_DENY(socket),
	CALLS_DENY(socketpair),
	CALLS_DENY(bpf),
	CALLS_DENY(io_uring_setup),
	CALLS_DENY(userfaultfd),
	CALLS_DENY(keyctl),
	CALLS_DENY(add_key),
	CALLS_DENY(request_key),
	CALLS_DENY(unshare),
	CALLS_DENY(setns),
	CALLS_DENY(mount),
	CALLS_DENY(umount2),
	CALLS_IF(prlimit64, 0, 3),
	CALLS_IF_EQUAL(0),
	CALLS_END,
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
	CALLS_IF(clone, 0, 3),
	BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	CALLS_END,
	BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
};

/* Those that may open Linux' own devices for GPUs ("render"), but root's. Returns how many. */
static size_t device_groups(gid_t ret[], size_t max)
{
	DIR *dir = opendir("/dev/dri");
	int fd = dir ? dirfd(dir) : -1;
	const struct dirent *entry;
	size_t n = 0, i;
	struct stat st;

	while (fd >= 0 && n < max && (entry = readdir(dir))) {
		if (strncmp(entry->d_name, "renderD", 7) != 0 ||
		    fstatat(fd, entry->d_name, &st, 0) || !S_ISCHR(st.st_mode) || !st.st_gid)
			continue;
		for (i = 0; i < n && ret[i] != st.st_gid; i++)
			;
		ret[i] = st.st_gid;
		n += i == n;
	}
	if (dir)
		closedir(dir);
	return n;
}

/* Where libraries are, where drivers say what there is, and where they are asked. */
static const char *const places[] = { "/etc", "/usr", "/lib", "/lib64", "/opt",
				      "/nix", "/run", "/sys", "/proc",	"/dev" };

/*
 * The variables by which the user says where else libraries are. Cut at colons and commas; a driver's file stands for its
 * folder, where what it loads itself may be.
 */
static size_t add_said(const char *name, const char *ret[], size_t n)
{
	const char *said = getenv(name);
	char *text = said ? strdup(said) : NULL, *more = NULL;

	for (char *p = text ? strtok_r(text, ":,", &more) : NULL; p && n < PATHS_MAX - 1;
	     p = strtok_r(NULL, ":,", &more)) {
		char *slash = strrchr(p, '/');
		struct stat st;

		if (*p != '/' || stat(p, &st))
			continue;
		if (!S_ISDIR(st.st_mode) && slash > p)
			*slash = '\0';
		ret[n++] = p;
	}
	/* Nobody frees the text: the paths are in it. */
	return n;
}

int driver_leave(void)
{
	const struct sock_fprog program = { ARRAY_SIZE(calls), calls };
	const char *paths[PATHS_MAX] = { NULL };
	gid_t groups[4];
	size_t n = device_groups(groups, ARRAY_SIZE(groups)), npaths = ARRAY_SIZE(places);
	int r;

	memcpy(paths, places, sizeof(places));
	npaths = add_said("LD_LIBRARY_PATH", paths, npaths);
	(void)add_said("ZE_ENABLE_ALT_DRIVERS", paths, npaths);
	setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
	setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 0 });
	r = leave_privileges_but(groups, n);
	if (r < 0)
		return r;
	leave_files(paths);
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) ? -errno : 0;
}
