// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* paranoid.c - see paranoid.h. */
#include "proc/paranoid.h"

#include <errno.h>
#include <stdio.h>

#include "base/cleanup.h"
#include "proc/capabilities.h"

int paranoid_read(long *ret)
{
	_cleanup_fclose_ FILE *f = fopen("/proc/sys/kernel/perf_event_paranoid", "re");

	if (!f)
		return -errno;
	return fscanf(f, "%ld", ret) == 1 ? 0 : -EIO;
}

/* The additional levels of Debian and Ubuntu require CAP_SYS_ADMIN even with CAP_PERFMON. */
bool paranoid_forbids(long value, uint64_t own)
{
	return value > 2 && !capabilities_has(own, CAPABILITY_SYS_ADMIN);
}
