// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_discovery.c - of doctor: how libraries that processes load are noticed, and whether a program can be held. */
#include "lib/doctor.h"

#include <string.h>
#include <unistd.h>

#include "attach/calib.h"
#include "base/errline.h"
#include "discover/discover.h"
#include "discover/hold.h"

static int no_object(void *u, const struct inode_key *key, int fd, const char *path, pid_t pid)
{
	(void)u, (void)key, (void)fd, (void)path, (void)pid;
	return 0;
}

static void no_mapping(void *u, int obj, pid_t pid, const struct xb_map *m)
{
	(void)u, (void)obj, (void)pid, (void)m;
}

static void no_end(void *u, int obj)
{
	(void)u, (void)obj;
}

void doctor_check_mappings(struct doctor *d, const struct calib *c)
{
	static const struct discover_ops ops = {
		.object_new = no_object,
		.object_mapped = no_mapping,
		.object_gone = no_end,
	};
	struct discover *disc = NULL;
	pid_t self = getpid();
	const char *method;
	int r;

	if (!c->bpf || !c->btf) {
		doctor_say(d, "discovery", "new mappings", XPTIBPF_UNKNOWN, NULL,
			   "not tried without BPF or BTF");
		return;
	}
	r = discover_new(&ops, NULL, &disc);
	if (r >= 0)
		r = discover_start(disc, &self, 1);
	if (r < 0) {
		struct errline why = { 0 };

		(void)discover_explain(r, &why);
		doctor_say(d, "discovery", "new mappings", XPTIBPF_MISSING,
			   "libraries that processes load can't be noticed", "%s", why.text);
		discover_free(disc);
		return;
	}
	method = discover_method(disc);
	if (!strcmp(method, "scan"))
		doctor_say(
			d, "discovery", "new mappings", XPTIBPF_LIMITED,
			"calls into a library that was just loaded are missed for up to a second, except with '-- program'; "
			"no kernel lets a user namespace watch by perf",
			"are noticed by a scan of all processes each second");
	else if (!strcmp(method, "perf"))
		doctor_say(
			d, "discovery", "new mappings", XPTIBPF_LIMITED,
			"calls into a library that was just loaded are missed a little longer, except with '-- program'; "
			"a kernel with fentry or kprobes reports mappings at once",
			"are noticed by perf, with a scan of the whole process each time");
	else
		doctor_say(d, "discovery", "new mappings", XPTIBPF_OK, NULL, "are noticed by %s",
			   method);
	discover_free(disc);
}

/* Prepares a program to be held, and never starts it. */
void doctor_check_hold(struct doctor *d)
{
	static const struct hold_ops ops = { 0 };
	char *argv[] = { (char *)"true", NULL };
	struct hold *h = NULL;
	const char *method;
	int r;

	r = hold_new(argv, NULL, &ops, NULL, &h);
	method = r < 0 ? "none" : hold_method(h);
	if (!strcmp(method, "seccomp"))
		doctor_say(d, "discovery", "-- program", XPTIBPF_OK, NULL,
			   "is held by seccomp: no first call is lost");
	else if (!strcmp(method, "fanotify"))
		doctor_say(
			d, "discovery", "-- program", XPTIBPF_OK, NULL,
			"is held by fanotify, since there is a seccomp listener already: no first call is lost");
	else if (geteuid())
		doctor_say(d, "discovery", "-- program", XPTIBPF_LIMITED, "run it as root",
			   "can't be held with these privileges");
	else
		doctor_say(
			d, "discovery", "-- program", XPTIBPF_LIMITED,
			"first calls may be missed (counted as such); seccomp notification needs CONFIG_SECCOMP_FILTER "
			"and no other listener, fanotify CONFIG_FANOTIFY_ACCESS_PERMISSIONS",
			"can't be held: neither seccomp nor fanotify is available");
	hold_free(h);
}
