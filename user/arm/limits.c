// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * limits.c - finds the limit that a process has reached; see limits.h.
 *
 * The kernel returns EAGAIN or ENOMEM for all of them. It would be bad if memory ran out in the middle: the framework
 * is C++ and ends the program if it gets none, and in a control group without memory, a process is killed. There must
 * therefore be enough for everything before arming begins.
 */
#include "arm/limits.h"

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/read.h"
#include "proc/cgroup.h"
#include "proc/procfs.h"
#include "proc/status.h"

#define MIB UINT64_C(0x100000)
/*
 * By measurement, the framework and the beacon map some 8 MiB in addition to the stack, of which 1 MiB is touched.
 * glibc reserves 64 MiB for a thread's allocations, but works without them if it can't get them.
 */
#define MAPPED	(16 * MIB)
#define TOUCHED (8 * MIB)
/* The size of a thread's stack in glibc if there is no limit. */
#define STACK  (2 * MIB)
#define FOLDER 160

struct amounts {
	unsigned uid;
	uint64_t threads, mapped, data; /* bytes */
};

static int amounts_of(pid_t pid, struct amounts *ret)
{
	char text[STATUS_MAX];

	if (status_read(pid, text))
		return -ESRCH;
	*ret = (struct amounts){
		.uid = (unsigned)status_count(text, "Uid"),
		.threads = status_count(text, "Threads"),
		.mapped = status_count(text, "VmSize") * 1024,
		.data = status_count(text, "VmData") * 1024,
	};
	return 0;
}

/* The soft one, by its name in /proc/PID/limits: prlimit(2) wants one more capability. UINT64_MAX: there is none. */
static uint64_t limit_of(pid_t pid, const char *name)
{
	_cleanup_fclose_ FILE *f = read_open("/proc/%d/limits", pid);
	char line[256];
	uint64_t n;

	while (f && fgets(line, sizeof(line), f))
		if (!strncmp(line, name, strlen(name)))
			return sscanf(line + strlen(name), "%" SCNu64, &n) == 1 ? n : UINT64_MAX;
	return UINT64_MAX;
}

static void add_folder(struct strbuf *why, const struct cgroup_limit *l)
{
	strbuf_addf(why, "its cgroup ");
	strbuf_add_escaped(why, l->folder, strnlen(l->folder, FOLDER), 0);
	strbuf_adds(why, strnlen(l->folder, FOLDER + 1) > FOLDER ? "..." : "");
}

/* ---- threads ------------------------------------------------------------------------------------- */

struct sum {
	unsigned uid;
	uint64_t threads;
};

static int add_process(void *u, pid_t pid)
{
	struct sum *sum = u;
	struct amounts a;

	if (!amounts_of(pid, &a) && a.uid == sum->uid)
		sum->threads += a.threads;
	return 0;
}

/* What its user has in total now. */
static uint64_t threads_of_user(unsigned uid)
{
	struct sum sum = { .uid = uid };

	(void)procfs_each(add_process, &sum);
	return sum.threads;
}

void limits_of_threads(pid_t pid, struct strbuf *why)
{
	_cleanup_free_ struct cgroup_limit *l = malloc(sizeof(*l));
	uint64_t most = limit_of(pid, "Max processes");
	struct amounts a;

	if (l && cgroup_is_full(pid, l)) {
		add_folder(why, l);
		strbuf_addf(why,
			    " has %" PRIu64 ", of %" PRIu64
			    " that it may have (raise its pids.max)",
			    l->now, l->max);
	} else if (!amounts_of(pid, &a) && a.uid && threads_of_user(a.uid) >= most) {
		strbuf_addf(
			why,
			"its user %u has %" PRIu64
			", as many as are allowed to this process (RLIMIT_NPROC: raise it by prlimit --nproc=N --pid %d)",
			a.uid, most, pid);
	}
}

/* ---- memory -------------------------------------------------------------------------------------- */

static uint64_t stack_of(pid_t pid)
{
	uint64_t n = limit_of(pid, "Max stack size");

	return n == UINT64_MAX ? STACK : n;
}

/* If less is left than is needed, adds a text that says so. */
static bool is_short(uint64_t now, uint64_t most, uint64_t needed, const char *what,
		     struct strbuf *why)
{
	uint64_t left = now < most ? most - now : 0;

	if (left >= needed)
		return false;
	strbuf_addf(why, "%s leaves it %" PRIu64 " MiB, and some %" PRIu64 " are needed", what,
		    left / MIB, needed / MIB);
	return true;
}

void limits_of_memory(pid_t pid, struct strbuf *why)
{
	_cleanup_free_ struct cgroup_limit *l = malloc(sizeof(*l));
	uint64_t needed = MAPPED + stack_of(pid);
	struct amounts a;

	if (amounts_of(pid, &a))
		return;
	if (is_short(a.mapped, limit_of(pid, "Max address space"), needed,
		     "its limit of address space (RLIMIT_AS)", why) ||
	    is_short(a.data, limit_of(pid, "Max data size"), needed,
		     "its limit of data (RLIMIT_DATA)", why))
		strbuf_addf(why, ": raise it by prlimit --pid %d", pid);
	else if (l && cgroup_lacks_memory(pid, TOUCHED, l)) {
		add_folder(why, l);
		strbuf_addf(why,
			    " has %" PRIu64 " MiB left, and some %" PRIu64
			    " are needed (raise its limit)",
			    (l->max > l->now ? l->max - l->now : 0) / MIB, TOUCHED / MIB);
	}
}
