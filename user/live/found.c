// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* found.c - see found.h. */
#include "live/found.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "attach/filter.h"
#include "attach/place.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/fnv.h"
#include "base/foreign.h"
#include "catalog/types.h"
#include "live/objects.h"
#include "live/older.h"
#include "live/refine.h"
#include "live/targets.h"
#include "live/unprobed.h"
#include "plan/reader.h"
#include "proc/capabilities.h"
#include "proc/procfs.h"
#include "session/session.h"

/* Whether this is reported of these functions for the first time. There may be several copies of a library. */
static bool is_new(struct found *f, const char *what, const char *names)
{
	uint64_t hash = fnv_add(FNV_BEGIN, what, strlen(what));

	hash = fnv_add(hash, names, strlen(names));
	for (unsigned i = 0; i < ARRAY_SIZE(f->told); i++)
		if (f->told[i] == hash)
			return false;
	f->told[f->ntold++ % ARRAY_SIZE(f->told)] = hash;
	return true;
}

static void tell_unknown(struct found *f, const char *path)
{
	const char *names;
	unsigned left, n = objects_unknown(f->objects, &names, &left);
	char more[64] = "";

	if (!n || !is_new(f, "unknown", names))
		return;
	if (left)
		snprintf(more, sizeof(more), "; %u more get no probes", left);
	session_warn(f->session, "%s: %u unknown function%s (%s): named and counted, not decoded%s",
		     path, n, n == 1 ? "" : "s", names, more);
}

static void tell_impossible(struct found *f, const char *path)
{
	const char *names;
	unsigned n = objects_impossible(f->objects, &names);

	if (!n || !is_new(f, "impossible", names))
		return;
	session_warn(
		f->session,
		"%s: %u function%s (%s) without an instruction that can safely be probed: calls are not seen",
		path, n, n == 1 ? "" : "s", names);
}

/* Where everyone is traced, this is what always happens. */
static void tell_late(struct found *f, const char *path, unsigned functions)
{
	if (!targets_are_everyone(f->targets))
		session_warn(
			f->session,
			"%s was found after %.1f s: calls of its %u functions are seen from then on",
			path, (double)(now_ns() - f->started) / 1e9, functions);
}

/* Refused by permissions, which concerns many processes or files at once: reported once for each kind. */
static void warn_denied(struct found *f, pid_t pid, const char *path)
{
	if (procfs_is_closed(pid)) {
		if (!f->told_closed)
			session_warn(
				f->session,
				"process %d and maybe others can't be looked at, so their calls are not seen: they "
				"have other users or more privileges (CAP_SYS_PTRACE is needed)",
				pid);
		f->told_closed = true;
	} else if (!f->told_denied) {
		f->told_denied = true;
		session_warn(
			f->session,
			"%s (process %d) and maybe other files can't be opened, so calls in them are not seen: "
			"only their owners can read them%s",
			path[0] ? path : "a mapped file", pid,
			capabilities_has(capabilities_own(), CAPABILITY_DAC_READ_SEARCH)
				? ""
				: " (CAP_DAC_READ_SEARCH is needed)");
	}
}

/*
 * A file whose calls are not seen, because it could not be opened or looked at. It is tried again with the next process
 * that maps it; each file of a process is counted once.
 */
static void tell_unseen(struct found *f, pid_t pid, const char *path, const char *what, int error,
			const char *why)
{
	if (!unopened_add(&f->known_unopened, pid, path, error))
		return;
	f->unopened++;
	/* Without memory for its name, it is only counted. */
	(void)unprobed_push(f->ring, XB_UNPROBED_FILE, pid, path, 0, why);
	if (error == -EACCES || error == -EPERM) {
		warn_denied(f, pid, path);
		return;
	}
	if (!unopened_is_named(&f->known_unopened, pid, path, error, now_ns()))
		return;
	session_warn(f->session, "%s %s: %s (process %d: calls in it%s are not seen)",
		     path[0] ? path : "a mapped file", what, why, pid,
		     error == -ETIMEDOUT ? ", and in its other files there," : "");
}

/* Those that discovery reports, or that are no library of interest, are not reported here. */
static void tell_unplaced(struct found *f, pid_t pid, const char *path, int error)
{
	const char *why = reader_error(error);

	/* Those of files, of signatures, and of functions that call streams report. */
	if (error == -ENOSPC || error == -E2BIG)
		why = "a limit of all files together is reached";
	if (why || error == -ENOMEM || error == -EMFILE)
		tell_unseen(f, pid, path, "got no probes", error, why ?: strerror(-error));
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
			"%s is stripped: the Unified Runtime calls inside it are only seen if XPTI reports them, for "
			"which the program needs UR_ENABLE_LAYERS=UR_LAYER_TRACING and a subscriber, such as --xpti "
			"gives it (process %d)",
			path, pid);
	if (after.timeless > before.timeless)
		session_warn(
			f->session,
			"%s is older than --device-times: its processes tell no times (process %d)",
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
	tell_impossible(f, path);
	tell_unplaced(f, pid, path, r);
	if (r <= 0 || !objects_is_api(f->objects, r))
		return r;
	f->libraries++;
	f->functions += after.probes - before.probes;
	/* The process may have called it before, unless the mapping is held, or this is the start of the trace. */
	if (f->started && !f->holding) {
		f->late_files++;
		tell_late(f, path, after.probes - before.probes);
	}
	return r;
}

/* A process whose objects are looked at. */
struct holder {
	struct found *f;
	pid_t pid;
	bool api; /* one of them has functions of an API */
};

static void look_for_api(void *u, int obj)
{
	struct holder *h = u;

	h->api |= objects_is_api(h->f->objects, obj);
}

static void choose(void *u, int obj)
{
	struct holder *h = u;

	(void)objects_choose(h->f->objects, obj, h->pid);
}

/* Thread functions get their probes in processes that were asked for by number, and in those that use an API. */
static void place_chosen(struct found *f, pid_t pid)
{
	struct holder h = { f, pid, !targets_are_everyone(f->targets) };

	if (!h.api)
		discover_each(f->discover, pid, look_for_api, &h);
	if (h.api)
		discover_each(f->discover, pid, choose, &h);
}

/* The APIs of a process's other objects. */
struct others {
	const struct found *f;
	int obj;
	uint32_t apis;
};

static void add_apis(void *u, int obj)
{
	struct others *o = u;

	if (obj != o->obj)
		o->apis |= objects_apis(o->f->objects, obj);
}

/* A process that has several libraries of an API is one that uses it. */
static void count_users(struct found *f, int obj, pid_t pid)
{
	uint32_t apis = objects_apis(f->objects, obj);
	uint64_t *users = session_users(f->session);
	struct others others = { f, obj, 0 };

	if (!apis)
		return;
	discover_each(f->discover, pid, add_apis, &others);
	for (unsigned i = 0; i < CAT_API_MAX; i++)
		users[i] += (apis & ~others.apis) >> i & 1;
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
	count_users(f, obj, pid);
	place_chosen(f, pid);
	if (!objects_is_api(f->objects, obj))
		return;
	f->api_seen = true;
	/* Out of memory: its threads are not examined, which their number shows. */
	if (f->older)
		older_add_process(f->older, pid);
}

static void on_object_placed(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	struct found *f = u;

	objects_placed(f->objects, obj, pid, m);
	/* What runs when the trace begins mostly lives on. If there is no memory, a text remains unreadable. */
	if (f->started || f->holding)
		(void)refine_started(f->refine, pid);
}

static void on_unopened(void *u, pid_t pid, const char *path, int error)
{
	tell_unseen(u, pid, path, "can't be opened", error, foreign_error(error));
}

/* What was known of its memory is no longer valid. */
static void process_over(struct found *f, pid_t pid, bool ended)
{
	attacher_process_over(f->attacher, pid, ended);
	unopened_forget(&f->known_unopened, pid);
	if (f->stacks)
		(void)attacher_set_python(f->attacher, (uint32_t)pid, NULL);
}

static void on_process_exec(void *u, pid_t pid)
{
	process_over(u, pid, false);
}

static void on_process_exit(void *u, pid_t pid)
{
	process_over(u, pid, true);
}

static void on_object_gone(void *u, int obj)
{
	struct found *f = u;

	if (objects_remove(f->objects, obj) < 0)
		session_warn(f->session, "no memory to say which library has no probes any more");
}

static bool on_wanted(void *u, pid_t pid)
{
	struct found *f = u;

	if (pid == getpid())
		return false;
	return targets_are_everyone(f->targets) || attacher_is_target(f->attacher, (uint32_t)pid) ||
	       targets_has(f->targets, pid);
}

/* If this fails, the file is found again when it is mapped. */
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
	.process_exec = on_process_exec,
	.process_exit = on_process_exit,
	.unopened = on_unopened,
	.wanted = on_wanted,
};

const struct hold_ops found_hold_ops = {
	.mapping = on_held_mapping,
	.started = on_held_start,
};
