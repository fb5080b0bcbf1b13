// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* found.c - see found.h. */
#include "live/found.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attach/attach.h"
#include "base/cleanup.h"
#include "base/fnv.h"
#include "live/objects.h"
#include "live/older.h"
#include "live/targets.h"
#include "session/session.h"

/* Once for the same functions: a library is there in several copies, and in several processes. */
static void tell_unknown(struct found *f, const char *path)
{
	const char *names;
	uint64_t hash;
	unsigned left, n = objects_unknown(f->objects, &names, &left);
	char more[64] = "";

	if (!n)
		return;
	hash = fnv_add(FNV_BEGIN, names, strlen(names));
	for (unsigned i = 0; i < ARRAY_SIZE(f->told); i++)
		if (f->told[i] == hash)
			return;
	f->told[f->ntold++ % ARRAY_SIZE(f->told)] = hash;
	if (left)
		snprintf(more, sizeof(more), "; %u more get no probes", left);
	session_warn(f->session, "%s: %u unknown function%s (%s): named and counted, not decoded%s",
		     path, n, n == 1 ? "" : "s", names, more);
}

static int on_object_new(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct found *f = u;
	struct objects_stats before, after;
	int r;

	objects_get_stats(f->objects, &before);
	r = objects_add(f->objects, key, fd, path, pid);
	objects_get_stats(f->objects, &after);
	if (after.stripped > before.stripped)
		session_warn(
			f->session,
			"%s is stripped: the Unified Runtime calls inside it can't be seen (process %d)",
			path, pid);
	if (after.strange_pythons > before.strange_pythons)
		session_warn(
			f->session,
			"%s is a Python version that is not supported: stacks have native frames only",
			path);
	if (after.partial > before.partial)
		session_warn(
			f->session,
			"%s has a broken or huge symbol table: some of its functions may not be seen",
			path);
	tell_unknown(f, path);
	/* Its process may have called it before. Not so when the mapping is held, nor at our start. */
	if (r > 0 && f->started && !f->holding && objects_is_api(f->objects, r))
		f->late_files++;
	return r;
}

static void on_object_mapped(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	struct found *f = u;
	int r = objects_mapped(f->objects, obj, pid);

	(void)m;
	if (r < 0 && r != -ESRCH)
		session_warn(f->session,
			     "process %d: cannot wake its beacon, so XPTI stays silent: %s", pid,
			     strerror(-r));
	if (!objects_is_api(f->objects, obj))
		return;
	f->api_seen = true;
	/* Out of memory: then its threads are not looked at, which is told by their number. */
	if (f->older)
		older_add_process(f->older, pid);
}

static void on_object_placed(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	struct found *f = u;

	objects_placed(f->objects, obj, pid, m);
}

/* What was known of its memory is no more. */
static void on_process_changed(void *u, pid_t pid)
{
	struct found *f = u;

	if (f->stacks)
		(void)attacher_set_python(f->attacher, (uint32_t)pid, NULL);
}

static void on_process_exit(void *u, pid_t pid)
{
	struct found *f = u;

	on_process_changed(u, pid);
	attacher_wake_over(f->attacher, pid);
}

static void on_object_gone(void *u, int obj)
{
	struct found *f = u;

	objects_remove(f->objects, obj);
}

static bool on_wanted(void *u, pid_t pid)
{
	struct found *f = u;

	if (pid == getpid())
		return false;
	return targets_are_everyone(f->targets) || attacher_is_target(f->attacher, (uint32_t)pid) ||
	       targets_has(f->targets, pid);
}

/* What fails here is found again when it is mapped. */
void found_file_to_come(struct found *f, pid_t pid, int fd, const char *path)
{
	f->holding = true;
	(void)discover_file(f->discover, pid, fd, path);
	f->holding = false;
}

static void on_held_mapping(void *u, pid_t pid, int fd)
{
	struct found *f = u;
	char link[64], path[4096];
	ssize_t n;

	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	n = readlink(link, path, sizeof(path) - 1);
	path[n < 0 ? 0 : n] = '\0';
	found_file_to_come(f, pid, fd, path);
}

static void on_held_start(void *u, pid_t pid)
{
	struct found *f = u;

	f->holding = true;
	discover_scan(f->discover, pid);
	f->holding = false;
}

const struct discover_ops found_discover_ops = {
	.object_new = on_object_new,
	.object_mapped = on_object_mapped,
	.object_placed = on_object_placed,
	.object_gone = on_object_gone,
	.process_exec = on_process_changed,
	.process_exit = on_process_exit,
	.wanted = on_wanted,
};

const struct hold_ops found_hold_ops = {
	.mapping = on_held_mapping,
	.started = on_held_start,
};
