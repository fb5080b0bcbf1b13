// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* status.c - /proc/ID/status; see status.h. */
#include "proc/status.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"

int status_read(pid_t tid, char ret[STATUS_MAX])
{
	_cleanup_close_ int fd = -1;
	char path[32], text[STATUS_MAX];
	size_t len = 0;
	ssize_t n;

	snprintf(path, sizeof(path), "/proc/%d/status", tid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT ? -ESRCH : -errno;
	do {
		n = read(fd, text + len, sizeof(text) - 1 - len);
		if (n < 0)
			return -errno;
		len += (size_t)n;
	} while (n && len < sizeof(text) - 1);
	memcpy(ret, text, len);
	ret[len] = '\0';
	return 0;
}

const char *status_value(const char *text, const char *key)
{
	size_t len = strlen(key);

	for (const char *at = text; at; at = strchr(at, '\n')) {
		at += *at == '\n';
		if (!strncmp(at, key, len) && at[len] == ':')
			return at + len + 1 + strspn(at + len + 1, " \t");
	}
	return NULL;
}

bool status_number(const char *text, const char *key, int base, uint64_t *ret)
{
	const char *value = status_value(text, key);
	uint64_t n;
	char *end;

	if (!value || *value == '\n' || *value == '-')
		return false;
	n = strtoull(value, &end, base);
	if (end == value)
		return false;
	*ret = n;
	return true;
}

uint64_t status_count(const char *text, const char *key)
{
	uint64_t n = 0;

	status_number(text, key, 10, &n);
	return n;
}

bool status_has_shadow_stack(const char *text)
{
	const char *value = status_value(text, "x86_Thread_features");
	const char *found = value ? strstr(value, "shstk") : NULL;

	return found && found < value + strcspn(value, "\n");
}
