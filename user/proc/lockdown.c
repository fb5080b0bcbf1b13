// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lockdown.c - see lockdown.h. */
#include "proc/lockdown.h"

#include <errno.h>
#include <string.h>

#include "base/read.h"

int lockdown_read(char ret[LOCKDOWN_TEXT])
{
	char line[LOCKDOWN_TEXT] = "";
	long n = read_line(line, sizeof(line), "/sys/kernel/security/lockdown");

	if (n <= 0)
		return n ? (int)n : -EIO;
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
