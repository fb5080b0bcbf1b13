// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * frozen.c - asks the freezers of cgroup v1 and v2; see frozen.h.
 *
 * Nothing else tells. Threads frozen by v2 sleep as others do, can even be stopped and given other registers, and go on
 * with those when they thaw, whoever gave up meanwhile. Those frozen by v1 don't stop.
 */
#include "arm/frozen.h"

#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"

/* Where the hierarchies usually are. */
#define V2	     "/sys/fs/cgroup"
#define V2_BESIDE_V1 "/sys/fs/cgroup/unified"
#define V1	     "/sys/fs/cgroup/freezer"

/* Is that line in the file? */
static bool says(const char *root, const char *cgroup, const char *file, const char *what)
{
	_cleanup_fclose_ FILE *f = NULL;
	char name[4352], line[128];
	int n;

	n = snprintf(name, sizeof(name), "%s%s/%s", root, cgroup, file);
	f = n < (int)sizeof(name) ? fopen(name, "re") : NULL;
	while (f && fgets(line, sizeof(line), f))
		if (!strcmp(line, what))
			return true;
	return false;
}

/* ID:CONTROLLERS:CGROUP */
static bool line_is_frozen(char *line)
{
	char *controllers = strchr(line, ':'), *cgroup;

	line[strcspn(line, "\n")] = '\0';
	cgroup = controllers ? strchr(++controllers, ':') : NULL;
	if (!cgroup)
		return false;
	*cgroup++ = '\0';
	if (!controllers[0])
		return says(V2, cgroup, "cgroup.events", "frozen 1\n") ||
		       says(V2_BESIDE_V1, cgroup, "cgroup.events", "frozen 1\n");
	return !strcmp(controllers, "freezer") && (says(V1, cgroup, "freezer.state", "FROZEN\n") ||
						   says(V1, cgroup, "freezer.state", "FREEZING\n"));
}

bool frozen(pid_t pid)
{
	_cleanup_fclose_ FILE *f = NULL;
	char name[64], line[4224];

	snprintf(name, sizeof(name), "/proc/%d/cgroup", pid);
	f = fopen(name, "re");
	while (f && fgets(line, sizeof(line), f))
		if (line_is_frozen(line))
			return true;
	return false;
}
