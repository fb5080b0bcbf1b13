// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * found.c - what discovery finds, taken on: libraries to objects.h, which plans and probes them, processes to whom it
 * concerns. What a user has to know of a library is told here.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attach/attach.h"
#include "base/cleanup.h"
#include "base/fnv.h"
#include "lib/tracer.h"
#include "live/older.h"

/* Once for the same functions: a library is there in several copies, and in several processes. */
static void tell_unknown(struct xptibpf *x, const char *path)
{
	const char *names;
	uint64_t hash;
	unsigned left, n = objects_unknown(x->objects, &names, &left);
	char more[64] = "";

	if (!n)
		return;
	hash = fnv_add(FNV_BEGIN, names, strlen(names));
	for (unsigned i = 0; i < ARRAY_SIZE(x->told); i++)
		if (x->told[i] == hash)
			return;
	x->told[x->ntold++ % ARRAY_SIZE(x->told)] = hash;
	if (left)
		snprintf(more, sizeof(more), "; %u more get no probe", left);
	tracer_warn(
		x,
		"%s: %u function%s that this xptibpf does not know (%s): named and counted, not decoded%s",
		path, n, n == 1 ? "" : "s", names, more);
}

static int on_object_new(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	struct xptibpf *x = u;
	struct objects_stats before, after;
	int r;

	objects_get_stats(x->objects, &before);
	r = objects_add(x->objects, key, fd, path, pid);
	objects_get_stats(x->objects, &after);
	if (after.stripped > before.stripped)
		tracer_warn(
			x,
			"%s is stripped: the Unified Runtime calls inside it can't be seen (process %d)",
			path, pid);
	if (after.strange_pythons > before.strange_pythons)
		tracer_warn(
			x,
			"%s is a Python of a version whose frames are not known: stacks have native frames only",
			path);
	if (after.partial > before.partial)
		tracer_warn(
			x,
			"%s has a broken or huge symbol table: some of its functions may not be seen",
			path);
	tell_unknown(x, path);
	/* Its process may have called it before. Not so when the mapping is held, nor at our start. */
	if (r > 0 && x->started && !x->holding && objects_is_api(x->objects, r)) {
		x->late_files++;
		x->next_loss = 0;
	}
	return r;
}

static void on_object_mapped(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	struct xptibpf *x = u;
	int r = objects_mapped(x->objects, obj, pid);

	(void)m;
	if (r < 0 && r != -ESRCH)
		tracer_warn(x, "process %d: its beacon can't be woken, XPTI stays silent: %s", pid,
			    strerror(-r));
	if (!objects_is_api(x->objects, obj))
		return;
	x->api_seen = true;
	/* Out of memory: then its threads are not looked at, which is told by their number. */
	if (x->older)
		older_add_process(x->older, pid);
}

static void on_object_placed(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	struct xptibpf *x = u;

	objects_placed(x->objects, obj, pid, m);
}

/* What was known of its memory is no more. */
static void on_process_changed(void *u, pid_t pid)
{
	struct xptibpf *x = u;

	if (x->stacks)
		(void)attacher_set_python(x->attacher, (uint32_t)pid, NULL);
}

static void on_process_exit(void *u, pid_t pid)
{
	struct xptibpf *x = u;

	on_process_changed(u, pid);
	attacher_wake_over(x->attacher, pid);
}

static void on_object_gone(void *u, int obj)
{
	struct xptibpf *x = u;

	objects_remove(x->objects, obj);
}

static bool on_wanted(void *u, pid_t pid)
{
	struct xptibpf *x = u;

	if (pid == getpid())
		return false;
	if (x->everyone)
		return true;
	if (attacher_is_target(x->attacher, (uint32_t)pid))
		return true;
	for (size_t i = 0; i < x->ntargets; i++)
		if (x->targets[i].pid == pid)
			return true;
	return false;
}

static void on_held_mapping(void *u, pid_t pid, int fd)
{
	struct xptibpf *x = u;
	char link[64], path[4096];
	ssize_t n;

	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	n = readlink(link, path, sizeof(path) - 1);
	path[n < 0 ? 0 : n] = '\0';
	x->holding = true;
	discover_file(x->discover, pid, fd, path);
	x->holding = false;
}

static void on_held_start(void *u, pid_t pid)
{
	struct xptibpf *x = u;

	x->holding = true;
	discover_scan(x->discover, pid);
	x->holding = false;
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
