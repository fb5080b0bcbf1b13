// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* procfs.c - reads /proc, bounded (see procfs.h). */
#include "proc/procfs.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/read.h"
#include "proc/status.h"

#define CMDLINE_MAX 4096 /* bytes of a command line that are kept */

/* The last number of a line. For NSpid, this is the pid in the process's own namespace. */
static uint32_t last_number(const char *text, const char *key)
{
	const char *p = status_value(text, key);
	uint32_t last = 0;

	while (p && *p >= '0' && *p <= '9') {
		char *end;

		last = (uint32_t)strtoul(p, &end, 10);
		p = end + strspn(end, " \t");
	}
	return last;
}

int procfs_each(int (*fn)(void *u, pid_t pid), void *u)
{
	DIR *dir = opendir("/proc");
	struct dirent *e;
	int r = 0;

	if (!dir)
		return -errno;
	while (!r && (e = readdir(dir))) {
		char *end;
		long pid = strtol(e->d_name, &end, 10);

		if (!*end && pid > 0 && pid <= INT_MAX)
			r = fn(u, (pid_t)pid);
	}
	closedir(dir);
	return r;
}

int procfs_tgid(pid_t tid, pid_t *ret)
{
	char text[STATUS_MAX];
	uint64_t tgid;

	if (status_read(tid, text) || !status_number(text, "Tgid", 10, &tgid))
		return -ESRCH;
	*ret = (pid_t)tgid;
	return 0;
}

#define KTHREAD 0x00200000 /* PF_KTHREAD, the kernel's flag in the ninth field of /proc/PID/stat */

#define EXITING 0x00000004 /* PF_EXITING */

/* The members of /proc/PID/stat that are needed. */
struct stat_line {
	char comm[XB_COMM]; /* with zeros at its end */
	char state;
	unsigned flags;	   /* the kernel's PF_* */
	uint64_t start_ns; /* CLOCK_BOOTTIME, with a resolution of one tick */
};

static int read_stat(pid_t pid, struct stat_line *ret)
{
	char text[1024], *open, *close;
	struct stat_line s = { 0 };
	unsigned long long ticks;
	size_t len;
	long n;

	n = read_text(text, sizeof(text), "/proc/%d/stat", pid);
	if (n < 0)
		return (int)n;
	open = strchr(text, '(');
	close = strrchr(text, ')'); /* the name may hold any character */
	if (!open || !close || close < open)
		return -ESRCH;
	if (sscanf(close + 1,
		   " %c %*d %*d %*d %*d %*d %u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu",
		   &s.state, &s.flags, &ticks) != 3)
		return -ESRCH;
	len = (size_t)(close - open - 1);
	memcpy(s.comm, open + 1, len < XB_COMM ? len : XB_COMM - 1);
	s.start_ns = ticks * (1000000000ULL / (uint64_t)sysconf(_SC_CLK_TCK));
	*ret = s;
	return 0;
}

int procfs_state(pid_t pid, struct procfs_state *ret)
{
	struct procfs_state s = { 0 };
	struct stat_line line;
	char text[STATUS_MAX];
	int r;

	r = read_stat(pid, &line);
	if (r < 0)
		return r == -EACCES || r == -EPERM ? -EACCES : -ESRCH;
	if (status_read(pid, text))
		return -ESRCH;
	memcpy(s.comm, line.comm, sizeof(s.comm));
	s.state = line.state;
	s.kernel_thread = line.flags & KTHREAD;
	s.ending = line.flags & EXITING;
	s.tracer = (pid_t)status_count(text, "TracerPid");
	s.threads = (uint32_t)status_count(text, "Threads") ?: 1;
	s.shadow_stack = status_has_shadow_stack(text);
	*ret = s;
	return 0;
}

bool procfs_is_closed(pid_t pid)
{
	char name[64], path[1];

	snprintf(name, sizeof(name), "/proc/%d/exe", pid);
	return readlink(name, path, sizeof(path)) < 0 && (errno == EACCES || errno == EPERM);
}

const char *procfs_ending(const struct procfs_state *s)
{
	if ((s->state == 'Z' || s->ending) && s->threads > 1)
		return "its first thread has ended, without which it can't be reached; it may be about to end, or to become another program";
	if (s->state == 'Z' || s->state == 'X')
		return "it has ended, and waits for its parent to notice";
	return s->ending ? "it is just ending" : NULL;
}

int procfs_process(pid_t pid, struct xb_def_process **ret)
{
	char path[64], status[STATUS_MAX], cmd[CMDLINE_MAX], exe[4096] = "";
	size_t comm_len, exe_len, size;
	struct xb_def_process *def;
	struct stat_line line;
	long n, e;
	int r;

	r = read_stat(pid, &line);
	if (r < 0)
		return -ESRCH;
	if (status_read(pid, status))
		return -ESRCH;
	n = read_text(cmd, sizeof(cmd), "/proc/%d/cmdline", pid);
	if (n < 0)
		n = 0;
	for (long i = 0; i < n; i++)
		if (!cmd[i])
			cmd[i] = ' ';
	while (n && cmd[n - 1] == ' ')
		n--;
	snprintf(path, sizeof(path), "/proc/%d/exe", pid);
	e = readlink(path, exe, sizeof(exe) - 1);
	exe_len = e > 0 ? (size_t)e : 0;
	comm_len = strlen(line.comm);
	size = (sizeof(*def) + comm_len + exe_len + (size_t)n + 3 + 7) & ~7UL;
	if (size > sizeof(*def) + CMDLINE_MAX + sizeof(exe) + XB_COMM + 16)
		return -E2BIG; /* can't be: all parts are bounded */
	def = calloc(1, size);
	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_PROCESS;
	def->h.flags = XB_PROC_OLD;
	def->h.tgid = def->h.tid = (uint32_t)pid;
	def->start_ns = line.start_ns;
	def->ppid = (uint32_t)status_count(status, "PPid");
	def->uid = (uint32_t)status_count(status, "Uid");
	def->ns_pid = last_number(status, "NSpid");
	memcpy(def->text, line.comm, comm_len);
	memcpy(def->text + comm_len + 1, exe, exe_len);
	memcpy(def->text + comm_len + exe_len + 2, cmd, (size_t)n);
	*ret = def;
	return 0;
}

int procfs_process_heard(const struct xb_heard *r, struct xb_def_process **ret)
{
	const size_t comm_len = strnlen((const char *)r->comm, sizeof(r->comm));
	const size_t size = (sizeof(**ret) + comm_len + 3 + 7) & ~7UL;
	struct xb_def_process *def = calloc(1, size);

	if (!def)
		return -ENOMEM;
	def->h.len = (uint32_t)size;
	def->h.type = XB_DEF_PROCESS;
	def->h.flags = XB_PROC_OLD;
	def->h.tgid = def->h.tid = r->h.tgid;
	def->h.ts = r->h.ts;
	def->start_ns = r->start_ns;
	def->ppid = r->ppid;
	def->uid = r->uid;
	def->ns_pid = r->ns_pid;
	memcpy(def->text, r->comm, comm_len);
	*ret = def;
	return 0;
}

void procfs_clock(struct xb_def_clock *c)
{
	char text[64];
	unsigned n = 0;

	c->h.ts = clock_ns(CLOCK_MONOTONIC);
	c->realtime = clock_ns(CLOCK_REALTIME);
	c->boottime = clock_ns(CLOCK_BOOTTIME);
	if (read_text(text, sizeof(text), "/proc/sys/kernel/random/boot_id") < 0)
		return;
	for (const char *p = text; *p && p[1] && n < sizeof(c->boot_id); p++) {
		unsigned byte;

		if (*p == '-')
			continue;
		if (sscanf(p, "%2x", &byte) != 1)
			return;
		c->boot_id[n++] = (uint8_t)byte;
		p++;
	}
}

bool procfs_in_pid_namespace(void)
{
	char link[64];
	ssize_t n = readlink("/proc/self/ns/pid", link, sizeof(link) - 1);

	/* The first one has the same number on every kernel (PROC_PID_INIT_INO). */
	if (n <= 0)
		return false;
	link[n] = '\0';
	return strcmp(link, "pid:[4026531836]") != 0;
}

const char *procfs_host(char *buf, size_t size)
{
	if (gethostname(buf, size) < 0)
		return "";
	buf[size - 1] = '\0';
	return buf;
}
