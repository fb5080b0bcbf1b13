// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cgroup.c - reads the files of cgroup v1 and v2; see cgroup.h.
 *
 * There is no other way to know these things. Threads that v2 has frozen look asleep; they can even be stopped and get
 * other registers, with which they continue when they thaw, although the tracer may have given up by then. Threads that
 * v1 has frozen don't stop. A full group results in EAGAIN, which has many causes, and when a group is out of memory,
 * a process in it is killed without notice.
 *
 * Both versions may be mounted at the same time, each with some of the controllers. A file is therefore looked for in
 * both: in the process's group, and in the groups around it, whose limits count as well.
 */
#include "proc/cgroup.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/read.h"

/* Where the hierarchies usually are; those of v1 are in folders beside each other. */
#define ROOT	     "/sys/fs/cgroup"
#define V2_BESIDE_V1 ROOT "/unified"

static FILE *open_file(const char *folder, const char *file)
{
	char name[CGROUP_PATH + 64];

	snprintf(name, sizeof(name), "%s/%s", folder, file);
	return fopen(name, "re");
}

/* Calls fn for the folders from the group up to the root. True: fn returned true. */
static bool each_folder(const char *root, const char *path, bool (*fn)(void *u, const char *folder),
			void *u)
{
	char folder[CGROUP_PATH], *end;
	int n = snprintf(folder, sizeof(folder), "%s%s", root, path);

	if (n >= (int)sizeof(folder))
		return false;
	for (;;) {
		if (fn(u, folder))
			return true;
		end = strrchr(folder, '/');
		if (!end || end < folder + strlen(root))
			return false;
		*end = '\0';
	}
}

/* ID:CONTROLLERS:CGROUP; no controllers: v2. */
static bool each_of_line(char *line, const char *controller,
			 bool (*fn)(void *u, const char *folder), void *u)
{
	char *controllers = strchr(line, ':'), *path, root[64];

	line[strcspn(line, "\n")] = '\0';
	path = controllers ? strchr(++controllers, ':') : NULL;
	if (!path)
		return false;
	*path++ = '\0';
	/* It is outside of the tracer's own cgroup namespace. */
	if (!strncmp(path, "/..", 3))
		return false;
	if (!controllers[0])
		return each_folder(ROOT, path, fn, u) || each_folder(V2_BESIDE_V1, path, fn, u);
	if (strcmp(controllers, controller) != 0)
		return false;
	snprintf(root, sizeof(root), ROOT "/%s", controller);
	return each_folder(root, path, fn, u);
}

/* The folders of its groups in which that controller may be. */
static bool each(pid_t pid, const char *controller, bool (*fn)(void *u, const char *folder),
		 void *u)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/cgroup", pid);
	char line[4224];

	while (f && fgets(line, sizeof(line), f))
		if (each_of_line(line, controller, fn, u))
			return true;
	return false;
}

/* ---- what their files say ------------------------------------------------------------------------ */

/* Whether the file has this line. */
static bool says(const char *folder, const char *file, const char *what)
{
	_cleanup_fclose_ FILE *f = open_file(folder, file);
	char line[128];

	while (f && fgets(line, sizeof(line), f))
		if (!strcmp(line, what))
			return true;
	return false;
}

/* False: there is none, or it is "max". */
static bool number(const char *folder, const char *file, uint64_t *ret)
{
	_cleanup_fclose_ FILE *f = open_file(folder, file);

	return f && fscanf(f, "%" SCNu64, ret) == 1;
}

/* Pages of files, which the kernel can reclaim. In v1, total_ includes the groups inside. */
static uint64_t files_in_memory(const char *folder)
{
	_cleanup_fclose_ FILE *f = open_file(folder, "memory.stat");
	uint64_t own = 0, total = 0, n;
	char line[128];

	while (f && fgets(line, sizeof(line), f))
		if (sscanf(line, "inactive_file %" SCNu64, &n) == 1 ||
		    sscanf(line, "active_file %" SCNu64, &n) == 1)
			own += n;
		else if (sscanf(line, "total_inactive_file %" SCNu64, &n) == 1 ||
			 sscanf(line, "total_active_file %" SCNu64, &n) == 1)
			total += n;
	return total ?: own;
}

static bool is_frozen(void *u, const char *folder)
{
	(void)u;
	return says(folder, "cgroup.events", "frozen 1\n") ||
	       says(folder, "freezer.state", "FROZEN\n") ||
	       says(folder, "freezer.state", "FREEZING\n");
}

static bool is_full(void *u, const char *folder)
{
	struct cgroup_limit *l = u;

	snprintf(l->folder, sizeof(l->folder), "%s", folder);
	return number(folder, "pids.max", &l->max) && number(folder, "pids.current", &l->now) &&
	       l->now >= l->max;
}

struct wanted {
	struct cgroup_limit *limit;
	uint64_t bytes;
};

static bool lacks_memory(void *u, const char *folder)
{
	const struct wanted *w = u;
	struct cgroup_limit *l = w->limit;
	uint64_t files = files_in_memory(folder);

	snprintf(l->folder, sizeof(l->folder), "%s", folder);
	if (!(number(folder, "memory.max", &l->max) && number(folder, "memory.current", &l->now)) &&
	    !(number(folder, "memory.limit_in_bytes", &l->max) &&
	      number(folder, "memory.usage_in_bytes", &l->now)))
		return false;
	l->now -= files < l->now ? files : l->now;
	return l->now >= l->max || l->max - l->now < w->bytes;
}

bool cgroup_is_frozen(pid_t pid)
{
	return each(pid, "freezer", is_frozen, NULL);
}

bool cgroup_is_full(pid_t pid, struct cgroup_limit *ret)
{
	return each(pid, "pids", is_full, ret);
}

bool cgroup_lacks_memory(pid_t pid, uint64_t bytes, struct cgroup_limit *ret)
{
	return each(pid, "memory", lacks_memory, &(struct wanted){ ret, bytes });
}
