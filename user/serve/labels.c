// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* labels.c - see labels.h. */
#include "serve/labels.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/utf8.h"
#include "proc/container.h"

#define OF_CGROUP                                                             \
	(1u << LABELS_CONTAINER | 1u << LABELS_POD | 1u << LABELS_NAMESPACE | \
	 1u << LABELS_CGROUP | 1u << LABELS_SERVICE)

/* Where each process of a pod finds the namespace, unless the pod has no token. */
#define NAMESPACE_FILE "/var/run/secrets/kubernetes.io/serviceaccount/namespace"
#define NAMESPACE_MAX  64 /* bytes, with a NUL */

const char *const labels_names[LABELS_MAX] = {
	[LABELS_CONTAINER] = "container", [LABELS_POD] = "pod",
	[LABELS_NAMESPACE] = "namespace", [LABELS_CGROUP] = "cgroup",
	[LABELS_COMMAND] = "command",	  [LABELS_USER] = "user",
	[LABELS_SERVICE] = "service",
};

/* ---- names --------------------------------------------------------------------------------------- */

static int find(const char *name, size_t len)
{
	for (int i = 0; i < LABELS_MAX; i++)
		if (strlen(labels_names[i]) == len && !memcmp(labels_names[i], name, len))
			return i;
	return -EINVAL;
}

int labels_parse(const char *text, unsigned *bits, const char **why)
{
	unsigned found = *bits;

	for (;;) {
		size_t len = strcspn(text, ",");
		int label = find(text, len);

		if (label < 0) {
			*why = "expected labels, of which there are " LABELS_NAMES;
			return -EINVAL;
		}
		if (found & 1u << label) {
			*why = "a label is given twice";
			return -EINVAL;
		}
		found |= 1u << label;
		if (!text[len])
			break;
		text += len + 1;
	}
	*bits = found;
	return 0;
}

unsigned labels_group_by(unsigned bits)
{
	return (bits & OF_CGROUP ? XPTIBPF_GROUP_CGROUP : 0) |
	       (bits & 1u << LABELS_USER ? XPTIBPF_GROUP_USER : 0) |
	       (bits & 1u << LABELS_COMMAND ? XPTIBPF_GROUP_COMMAND : 0);
}

/* ---- values -------------------------------------------------------------------------------------- */

/* Values are compared as they are shown: two that differ in bytes that are no UTF-8 alone would be one series twice. */
static void keep_end(const char *text, size_t len, char ret[LABELS_VALUE])
{
	const size_t max = LABELS_VALUE - 1, most = max - strlen("...");
	const bool cut = len > max;
	char mended[3 * LABELS_VALUE];
	size_t n, from;

	/* Half a character at the beginning becomes longer, so that nothing of it is among the last bytes. */
	n = cut ? utf8_mend(text + len - max, max, mended) : utf8_mend(text, len, mended);
	if (!cut && n <= max) {
		memcpy(ret, mended, n + 1);
		return;
	}
	from = n - most;
	while ((mended[from] & 0xc0) == 0x80)
		from++;
	snprintf(ret, LABELS_VALUE, "...%s", mended + from);
}

/* The path of v2, or of another hierarchy if that has the root alone. */
static void name_cgroup(const char *groups, char ret[LABELS_VALUE])
{
	while (*groups) {
		size_t line = strcspn(groups, "\n"), path = strcspn(groups, "/");

		if (path < line && (line - path > 1 || !ret[0]))
			keep_end(groups + path, line - path, ret);
		if (path < line && line - path > 1)
			return;
		groups += line + (groups[line] ? 1 : 0);
	}
}

static void name_service(const char *unit, char ret[LABELS_VALUE])
{
	size_t len = strlen(unit), end = strlen(".service");

	keep_end(unit, len > end ? len - end : 0, ret);
}

/* Of the machine's own file: other sources of users may be on the network. */
static void name_user(uint32_t uid, char ret[LABELS_VALUE])
{
	_cleanup_fclose_ FILE *f = fopen("/etc/passwd", "re");
	const struct passwd *p = NULL;

	snprintf(ret, LABELS_VALUE, "%u", uid);
	while (f && (p = fgetpwent(f)))
		if (p->pw_uid == uid && p->pw_name[0])
			break;
	if (p)
		keep_end(p->pw_name, strlen(p->pw_name), ret);
}

/* Whoever is in the container can write that file: what is no name of a namespace is none. */
static void name_namespace(pid_t pid, char ret[LABELS_VALUE])
{
	_cleanup_close_ int root = -1, fd = -1;
	char text[NAMESPACE_MAX], path[64];
	size_t len;
	ssize_t n;

	snprintf(path, sizeof(path), "/proc/%d/root", pid);
	root = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
	fd = root < 0 ? -1 : foreign_open_in(root, NAMESPACE_FILE);
	n = fd < 0 ? -1 : foreign_read(fd, text, sizeof(text), 0);
	if (n < 0)
		return;
	len = 0;
	while (len < (size_t)n && memchr("abcdefghijklmnopqrstuvwxyz0123456789-", text[len], 37))
		len++;
	if (len && len < NAMESPACE_MAX && (len == (size_t)n || text[len] == '\n'))
		keep_end(text, len, ret);
}

void labels_of(unsigned bits, const struct xptibpf_group_now *g, char ret[LABELS_MAX][LABELS_VALUE])
{
	struct container c;

	memset(ret, 0, LABELS_MAX * sizeof(ret[0]));
	(void)container_of_groups(g->cgroups, strlen(g->cgroups), &c);
	if (bits & 1u << LABELS_CONTAINER)
		keep_end(c.id, strlen(c.id), ret[LABELS_CONTAINER]);
	if (bits & 1u << LABELS_POD)
		keep_end(c.pod, strlen(c.pod), ret[LABELS_POD]);
	if (bits & 1u << LABELS_NAMESPACE && c.pod[0])
		name_namespace(g->pid, ret[LABELS_NAMESPACE]);
	if (bits & 1u << LABELS_CGROUP)
		name_cgroup(g->cgroups, ret[LABELS_CGROUP]);
	if (bits & 1u << LABELS_COMMAND)
		keep_end(g->comm, strlen(g->comm), ret[LABELS_COMMAND]);
	if (bits & 1u << LABELS_USER)
		name_user(g->uid, ret[LABELS_USER]);
	if (bits & 1u << LABELS_SERVICE)
		name_service(c.unit, ret[LABELS_SERVICE]);
}
