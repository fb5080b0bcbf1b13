// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* status.c - /proc/ID/status; see status.h. */
#include "proc/status.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/read.h"

int status_read(pid_t tid, char ret[STATUS_MAX])
{
	char text[STATUS_MAX];
	long n = read_text(text, sizeof(text), "/proc/%d/status", tid);

	if (n < 0)
		return n == -ENOENT ? -ESRCH : (int)n;
	memcpy(ret, text, (size_t)n + 1);
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
