// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* notify.c - see notify.h. */
#include "base/notify.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "base/cleanup.h"

int notify(const char *text)
{
	struct sockaddr_un un = { .sun_family = AF_UNIX };
	const char *path = getenv("NOTIFY_SOCKET");
	size_t len = path ? strlen(path) : 0;
	_cleanup_close_ int fd = -1;

	if (!len)
		return 0;
	if ((*path != '/' && *path != '@') || len >= sizeof(un.sun_path))
		return -EINVAL;
	memcpy(un.sun_path, path, len);
	/* '@' stands for the NUL with which abstract names begin. */
	if (*path == '@')
		un.sun_path[0] = '\0';
	fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return -errno;
	len += offsetof(struct sockaddr_un, sun_path);
	if (sendto(fd, text, strlen(text), MSG_NOSIGNAL | MSG_DONTWAIT,
		   (const struct sockaddr *)&un, (socklen_t)len) < 0)
		return -errno;
	return 0;
}
