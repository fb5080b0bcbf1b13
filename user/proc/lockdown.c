// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lockdown.c - see lockdown.h. */
#include "proc/lockdown.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"

int lockdown_read(char ret[LOCKDOWN_TEXT])
{
	_cleanup_fclose_ FILE *f = fopen("/sys/kernel/security/lockdown", "re");
	char line[LOCKDOWN_TEXT];

	if (!f)
		return -errno;
	if (!fgets(line, sizeof(line), f))
		return -EIO;
	line[strcspn(line, "\n")] = '\0';
	memcpy(ret, line, sizeof(line));
	return 0;
}

bool lockdown_forbids(const char *text)
{
	char own[LOCKDOWN_TEXT];

	if (!text && lockdown_read(own) < 0)
		return false;
	return strstr(text ? text : own, "[confidentiality]");
}
