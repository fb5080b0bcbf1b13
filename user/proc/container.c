// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * container.c - see container.h.
 *
 * Where the forms are made, for those who look after them:
 *
 * - NAME-ID.scope below a slice: runc and crun by their systemd drivers (opencontainers/cgroups systemd/common.go:
 *   getUnitName), with the NAME that the engine passes: "docker" (moby daemon/oci_linux.go), "cri-containerd" (containerd
 *   internal/cri/server/podsandbox/helpers.go: getCgroupsPath), "nerdctl", "crio" (cri-o internal/config/cgmgr), "libpod"
 *   (podman libpod/oci_conmon_linux.go). crun and Podman make a group "container" inside.
 * - SLICE:cri-containerd:ID: the same three words as one name, by containerd where kubelet uses systemd's groups and
 *   containerd doesn't.
 * - docker/ID (moby, cgroupfs), podUID/ID (kubelet pkg/kubelet/cm/pod_container_manager_linux.go, cgroupfs; the engine is
 *   not in it), crio-ID, libpod-ID, libpod-payload-ID (Podman in a service: --cgroups=split).
 * - kubepods[-QOS]-podUID.slice, with '_' for '-' in the UID (kubelet pkg/kubelet/cm/cgroup_manager_linux.go:
 *   escapeSystemdCgroupName).
 * - machine-NAME.scope/payload and systemd-nspawn@NAME.service/payload (systemd src/nspawn/nspawn-cgroup.c). Without
 *   "payload" it may be a virtual machine, or nspawn itself.
 * - lxc.payload.NAME, and before LXC 4 lxc.payload/NAME and /lxc/NAME (lxc src/lxc/cgroups/cgfsng.c).
 *
 * Monitors (crio-conmon-ID, libpod-conmon-ID, lxc.monitor.NAME) are outside of the container that they are named for.
 */
#include "proc/container.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/read.h"

#define ID_DIGITS 64
#define GROUPS_MAX \
	(64u << 10) /* bytes of /proc/PID/cgroup: 13 hierarchies, and paths of at most 4096 bytes */

/* A part of a text that somebody else owns. */
struct span {
	const char *at;
	size_t len;
};

#define TEXT(text) { text, sizeof(text) - 1 }
#define SPAN(text) ((struct span)TEXT(text))

static bool is(struct span s, struct span text)
{
	return s.len == text.len && !memcmp(s.at, text.at, text.len);
}

/* Takes a text off the beginning, or off the end; false: it isn't there, and *s stays. */
static bool skip(struct span *s, struct span text)
{
	if (s->len < text.len || memcmp(s->at, text.at, text.len) != 0)
		return false;
	s->at += text.len;
	s->len -= text.len;
	return true;
}

static bool cut(struct span *s, struct span text)
{
	if (s->len < text.len || memcmp(s->at + s->len - text.len, text.at, text.len) != 0)
		return false;
	s->len -= text.len;
	return true;
}

/* Takes what is before the first of a character, and the character. All of it, where there is none. */
static struct span take_until(struct span *s, char c)
{
	const char *end = s->len ? memchr(s->at, c, s->len) : NULL;
	struct span first = { s->at, end ? (size_t)(end - s->at) : s->len };
	size_t gone = first.len + (end ? 1 : 0);

	s->at += gone;
	s->len -= gone;
	return first;
}

static void copy(struct span s, char *ret)
{
	memcpy(ret, s.at, s.len);
	ret[s.len] = '\0';
}

/* ---- ids and names ------------------------------------------------------------------------------- */

static bool is_hex(struct span s)
{
	for (size_t i = 0; i < s.len; i++)
		if (!memchr("0123456789abcdef", s.at[i], 16))
			return false;
	return s.len > 0;
}

static bool is_id(struct span s)
{
	return s.len == ID_DIGITS && is_hex(s);
}

/* Of a machine: as file and host names are, so that it can be shown anywhere. */
static bool is_name(struct span s)
{
	if (!s.len || s.len >= CONTAINER_ID || !isalnum((unsigned char)s.at[0]))
		return false;
	for (size_t i = 0; i < s.len; i++)
		if (!isalnum((unsigned char)s.at[i]) && !memchr("._-", s.at[i], 3))
			return false;
	return true;
}

/* A UUID, with '-' or '_', or its digits alone. */
static bool take_pod_uid(struct span s, char *ret)
{
	char uid[CONTAINER_POD] = "";

	if (s.len != 32 && s.len != 36)
		return false;
	for (size_t i = 0; i < s.len; i++) {
		bool dash = s.len == 36 && (i == 8 || i == 13 || i == 18 || i == 23);

		if (dash ? s.at[i] != '-' && s.at[i] != '_' : !is_hex((struct span){ s.at + i, 1 }))
			return false;
		uid[i] = s.at[i];
		if (dash)
			uid[i] = '-';
	}
	memcpy(ret, uid, sizeof(uid));
	return true;
}

/* systemd writes '-' in a part of a unit's name as \x2d. Nothing else of a machine's name is written otherwise. */
static bool take_machine(struct span s, char *ret)
{
	char name[CONTAINER_ID];
	size_t len = 0;

	while (s.len && len < sizeof(name) - 1) {
		if (skip(&s, SPAN("\\x2d"))) {
			name[len++] = '-';
			continue;
		}
		name[len++] = *s.at;
		s.at++;
		s.len--;
	}
	if (s.len || !is_name((struct span){ name, len }))
		return false;
	copy((struct span){ name, len }, ret);
	return true;
}

static bool take_id(struct span s, const char *engine, struct container *ret)
{
	if (!is_id(s))
		return false;
	ret->engine = engine;
	copy(s, ret->id);
	return true;
}

/* ---- forms --------------------------------------------------------------------------------------- */

static const struct form {
	struct span name;
	const char *engine;
	bool scope, plain; /* NAME-ID.scope, NAME-ID */
} forms[] = {
	{ TEXT("docker"), "docker", .scope = true },
	{ TEXT("cri-containerd"), "containerd", .scope = true },
	{ TEXT("nerdctl"), "containerd", .scope = true },
	{ TEXT("crio"), "cri-o", .scope = true, .plain = true },
	{ TEXT("libpod"), "podman", .scope = true, .plain = true },
	{ TEXT("libpod-payload"), "podman", .plain = true },
};

/* NAME-ID.scope or NAME-ID */
static bool take_named(struct span part, struct container *ret)
{
	bool scope = cut(&part, SPAN(".scope"));

	for (size_t i = 0; i < ARRAY_SIZE(forms); i++) {
		const struct form *f = &forms[i];
		struct span id = part;

		if ((scope ? f->scope : f->plain) && skip(&id, f->name) && skip(&id, SPAN("-")) &&
		    take_id(id, f->engine, ret))
			return true;
	}
	return false;
}

/* [PREFIX-]kubepods[-QOS]-. The PREFIX is kubelet's --cgroup-root. */
static bool is_before_pod(struct span s)
{
	if (!cut(&s, SPAN("-")))
		return false;
	(void)(cut(&s, SPAN("-burstable")) || cut(&s, SPAN("-besteffort")));
	return cut(&s, SPAN("kubepods")) && (!s.len || s.at[s.len - 1] == '-');
}

/* What is_before_pod() knows, and podUID.slice */
static bool take_pod_slice(struct span part, struct container *ret)
{
	struct span rest;

	if (!cut(&part, SPAN(".slice")))
		return false;
	for (rest = part; rest.len; (void)take_until(&rest, '-'))
		if (is_before_pod((struct span){ part.at, part.len - rest.len }) &&
		    skip(&rest, SPAN("pod")))
			return take_pod_uid(rest, ret->pod);
	return false;
}

static bool take_pod_folder(struct span part, struct container *ret)
{
	return skip(&part, SPAN("pod")) && take_pod_uid(part, ret->pod);
}

/* SLICE:NAME:ID */
static bool take_joined(struct span part, struct container *ret)
{
	struct span slice = take_until(&part, ':'), name = take_until(&part, ':');

	for (size_t i = 0; i < ARRAY_SIZE(forms); i++)
		if (forms[i].scope && is(name, forms[i].name) && is_id(part) &&
		    take_pod_slice(slice, ret))
			return take_id(part, forms[i].engine, ret);
	return false;
}

static bool take_lxc(struct span part, struct span before, bool second, struct container *ret)
{
	if (!skip(&part, SPAN("lxc.payload.")) && !is(before, SPAN("lxc.payload")) &&
	    !(second && is(before, SPAN("lxc"))))
		return false;
	if (!is_name(part))
		return false;
	ret->engine = "lxc";
	copy(part, ret->id);
	return true;
}

static bool take_nspawn(struct span part, struct span before, struct container *ret)
{
	if (!is(part, SPAN("payload")) ||
	    !((skip(&before, SPAN("machine-")) && cut(&before, SPAN(".scope"))) ||
	      (skip(&before, SPAN("systemd-nspawn@")) && cut(&before, SPAN(".service")))) ||
	    !take_machine(before, ret->id))
		return false;
	ret->engine = "systemd-nspawn";
	return true;
}

/* The unit is what comes after the slices, as systemd reads it (src/basic/cgroup-util.c: cg_path_get_unit). */
static void take_unit(struct span part, struct container *ret)
{
	struct span rest;

	/* systemd writes one in front of what could be a file of the kernel's. */
	(void)skip(&part, SPAN("_"));
	rest = part;
	if (!cut(&rest, SPAN(".service")) || !rest.len || part.len >= CONTAINER_UNIT)
		return;
	for (size_t i = 0; i < part.len; i++)
		if (!isalnum((unsigned char)part.at[i]) && !memchr(":-_.\\@", part.at[i], 6))
			return;
	copy(part, ret->unit);
}

static bool is_slice(struct span part)
{
	return cut(&part, SPAN(".slice"));
}

/* ---- paths --------------------------------------------------------------------------------------- */

/* before: the part before it; second: that one is the first of all. Whether it is a container. */
static bool take_part(struct span part, struct span before, bool second, struct container *ret)
{
	char pod[CONTAINER_POD];

	if (take_joined(part, ret) || take_named(part, ret) ||
	    take_lxc(part, before, second, ret) || take_nspawn(part, before, ret))
		return true;
	if (is(before, SPAN("docker")) && take_id(part, "docker", ret))
		return true;
	if (skip(&before, SPAN("pod")) && take_pod_uid(before, pod) && take_id(part, "", ret))
		return true;
	(void)(take_pod_slice(part, ret) || take_pod_folder(part, ret));
	return false;
}

bool container_of_path(const char *path, size_t len, struct container *ret)
{
	struct span rest = { path, len }, part, before = { 0 };
	bool slices = true, whole = true, done = false;
	unsigned n = 0;

	*ret = (struct container){ .engine = "" };
	while (rest.len && !done) {
		part = take_until(&rest, '/');
		if (!part.len)
			continue;
		if (is(part, SPAN(".."))) {
			whole = false;
			continue;
		}
		if (slices && !is_slice(part)) {
			slices = false;
			take_unit(part, ret);
		}
		done = take_part(part, before, whole && n == 1, ret);
		before = part;
		n++;
	}
	/* A pod has processes in its containers alone: what only looks like one is none. */
	if (!done)
		ret->pod[0] = '\0';
	return done || ret->unit[0];
}

/* ---- all groups of a process --------------------------------------------------------------------- */

enum hierarchy { V2, SYSTEMD, OTHER };

#define NONE { .engine = "" }

/* ID:CONTROLLERS:PATH; false: it isn't such a line. */
static bool take_line(struct span line, enum hierarchy *ret_of, struct span *ret_path)
{
	struct span id = take_until(&line, ':'), controllers = take_until(&line, ':');

	if (!line.len || line.at[0] != '/')
		return false;
	/* The kernel says so where the group was removed before the process has ended. */
	(void)cut(&line, SPAN(" (deleted)"));
	*ret_path = line;
	*ret_of = OTHER;
	if (is(id, SPAN("0")) && !controllers.len)
		*ret_of = V2;
	else if (is(controllers, SPAN("name=systemd")))
		*ret_of = SYSTEMD;
	return true;
}

/* A service is one of systemd's own hierarchy. A container may have groups in some of them only. */
bool container_of_groups(const char *text, size_t len, struct container *ret)
{
	struct container found[] = { [V2] = NONE, [SYSTEMD] = NONE, [OTHER] = NONE };
	struct span rest = { text, len }, path;
	enum hierarchy h;

	while (rest.len) {
		struct span line = take_until(&rest, '\n');

		if (take_line(line, &h, &path) && !found[h].id[0])
			(void)container_of_path(path.at, path.len, &found[h]);
	}
	h = found[V2].id[0] ? V2 : found[SYSTEMD].id[0] ? SYSTEMD : OTHER;
	*ret = found[h];
	memcpy(ret->unit, found[found[V2].unit[0] ? V2 : SYSTEMD].unit, sizeof(ret->unit));
	return ret->id[0] || ret->unit[0];
}

int container_read(pid_t pid, struct container *ret)
{
	_cleanup_free_ char *text = malloc(GROUPS_MAX + 1);
	long len;

	if (!text)
		return -ENOMEM;
	len = read_text(text, GROUPS_MAX + 1, "/proc/%d/cgroup", pid);
	if (len < 0)
		return len == -ENOENT ? -ESRCH : (int)len;
	/* A line that was cut could be the beginning of a different name. */
	while (len && text[len - 1] != '\n')
		len--;
	(void)container_of_groups(text, (size_t)len, ret);
	return 0;
}
