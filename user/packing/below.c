// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* below.c - see below.h. */
#include "packing/below.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

int open_below(int root, const char *path, uint64_t flags, mode_t mode)
{
	const struct open_how how = {
		.flags = flags | O_CLOEXEC | O_NOFOLLOW,
		.mode = flags & O_CREAT ? mode : 0,
		.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
	};
	int fd = (int)syscall(SYS_openat2, root, *path ? path : ".", &how, sizeof(how));

	return fd < 0 ? -errno : fd;
}
