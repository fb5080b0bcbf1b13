// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* capabilities.c - see capabilities.h. */
#include "proc/capabilities.h"

#include <unistd.h>

#include "proc/status.h"

uint64_t capabilities_own(void)
{
	char text[STATUS_MAX];
	uint64_t own = 0;

	if (!status_read(getpid(), text))
		status_number(text, "CapEff", 16, &own);
	return own;
}
