// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_settings.c - of doctor: privileges and settings of this machine. They are read, and explain why an attempt failed. */
#include "lib/doctor.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "attach/gpu_probes.h"
#include "base/cleanup.h"
#include "proc/capabilities.h"
#include "proc/lockdown.h"
#include "proc/paranoid.h"
#include "proc/userns.h"

static void check_cap(struct doctor *d, int cap, const char *name, enum xptibpf_state without,
		      const char *use, const char *advice)
{
	bool have = capabilities_has(d->caps, cap);

	if (!have && (cap == CAPABILITY_BPF || cap == CAPABILITY_PERFMON) &&
	    capabilities_suffice(d->caps, cap)) {
		doctor_say(d, "privileges", name, XPTIBPF_OK, NULL, "%s: CAP_SYS_ADMIN does, too",
			   use);
		return;
	}
	doctor_say(d, "privileges", name, have ? XPTIBPF_OK : without, advice, "%s", use);
}

void doctor_check_privileges(struct doctor *d)
{
	d->caps = capabilities_own();
	doctor_say(d, "privileges", "user", XPTIBPF_INFO, NULL, "effective user %u", geteuid());
	check_cap(d, CAPABILITY_BPF, "CAP_BPF", XPTIBPF_MISSING, "loads BPF programs",
		  "run it as root; in a container: --cap-add BPF");
	check_cap(d, CAPABILITY_PERFMON, "CAP_PERFMON", XPTIBPF_MISSING, "places probes",
		  "run it as root; in a container: --cap-add PERFMON");
	check_cap(d, CAPABILITY_SYS_PTRACE, "CAP_SYS_PTRACE", XPTIBPF_LIMITED,
		  "looks into other users' processes",
		  "without it, libraries are found only in your own processes");
	check_cap(d, CAPABILITY_DAC_READ_SEARCH, "CAP_DAC_READ_SEARCH", XPTIBPF_LIMITED,
		  "opens libraries in directories that you can't access",
		  "without it, such libraries get no probes");
	check_cap(d, CAPABILITY_SYS_ADMIN, "CAP_SYS_ADMIN", XPTIBPF_LIMITED,
		  "holds a program that trace starts",
		  "without it, '-- program' can't gain privileges (setuid); -p works");
}

static void check_paranoid(struct doctor *d)
{
	long v;

	if (paranoid_read(&v) < 0) {
		doctor_say(d, "settings", "perf_event_paranoid", XPTIBPF_LIMITED,
			   "a kernel with CONFIG_PERF_EVENTS=y is needed",
			   "perf events are not available");
		return;
	}
	if (userns_is_inner())
		doctor_say(
			d, "settings", "perf_event_paranoid", XPTIBPF_INFO, NULL,
			"%ld: does not matter, since a user namespace may not watch all processes",
			v);
	else if (paranoid_forbids(v, d->caps))
		doctor_say(d, "settings", "perf_event_paranoid", XPTIBPF_LIMITED,
			   "sudo sysctl kernel.perf_event_paranoid=2, or run it as root",
			   "%ld: may ask for more than CAP_PERFMON", v);
	else
		doctor_say(d, "settings", "perf_event_paranoid", XPTIBPF_INFO, NULL,
			   "%ld: no obstacle with these privileges", v);
}

static void check_lockdown(struct doctor *d)
{
	char text[LOCKDOWN_TEXT];

	if (lockdown_read(text) < 0)
		doctor_say(d, "settings", "lockdown", XPTIBPF_INFO, NULL,
			   "the kernel reports none");
	else if (lockdown_forbids(text))
		doctor_say(
			d, "settings", "lockdown", XPTIBPF_MISSING,
			"BPF may not read kernel memory: start the kernel with lockdown=integrity or none",
			"%s", text);
	else
		doctor_say(d, "settings", "lockdown", XPTIBPF_OK, NULL, "%s", text);
}

/* Where the version 2 hierarchy is mounted; false: nowhere. */
static bool find_cgroup2(char ret[PATH_MAX])
{
	_cleanup_fclose_ FILE *f = fopen("/proc/self/mountinfo", "re");
	_cleanup_free_ char *line = NULL;
	size_t cap = 0;

	while (f && getline(&line, &cap, f) > 0) {
		if (strstr(line, " - cgroup2 ") && sscanf(line, "%*s %*s %*s %*s %4095s", ret) == 1)
			return true;
	}
	return false;
}

static void check_cgroup(struct doctor *d)
{
	char point[PATH_MAX];

	if (find_cgroup2(point))
		doctor_say(d, "settings", "cgroup v2", XPTIBPF_OK, NULL, "at %s, for --cgroup",
			   point);
	else
		doctor_say(d, "settings", "cgroup v2", XPTIBPF_LIMITED,
			   "--cgroup can't be used; other targets can", "is not mounted");
}

/* BPF memory only counts towards it before 5.11. libbpf raises it if it may. */
static void check_memlock(struct doctor *d)
{
	unsigned major = 0, minor = 0;
	struct rlimit lim;
	struct utsname u;

	if (uname(&u) || sscanf(u.release, "%u.%u", &major, &minor) != 2 ||
	    getrlimit(RLIMIT_MEMLOCK, &lim))
		return;
	if (major > 5 || (major == 5 && minor >= 11))
		doctor_say(d, "settings", "memory lock limit", XPTIBPF_INFO, NULL,
			   "does not matter: BPF memory is charged to the cgroup since 5.11");
	else if (lim.rlim_cur == RLIM_INFINITY ||
		 capabilities_has(d->caps, CAPABILITY_SYS_RESOURCE))
		doctor_say(d, "settings", "memory lock limit", XPTIBPF_OK, NULL,
			   "no limit, or can be raised");
	else
		doctor_say(d, "settings", "memory lock limit", XPTIBPF_MISSING,
			   "ulimit -l unlimited", "%llu KiB is too little",
			   (unsigned long long)lim.rlim_cur / 1024);
}

/* Only information, because there may be no GPU. */
static void check_gpu(struct doctor *d)
{
	struct gpu_look look;

	gpu_look(gpu_families, gpu_nfamilies, NULL, &look);
	switch (look.state) {
	case XB_GPU_MEASURED:
		doctor_say(d, "settings", "GPU jobs", XPTIBPF_OK, NULL, "trace points of %s",
			   look.text);
		break;
	case XB_GPU_NO_TRACEFS:
		if (access("/dev/dri", F_OK)) {
			doctor_say(d, "settings", "GPU jobs", XPTIBPF_INFO, NULL,
				   "not measured: there is no GPU driver (/dev/dri)");
			break;
		}
		doctor_say(
			d, "settings", "GPU jobs", XPTIBPF_LIMITED,
			"they are not measured; mount -t tracefs nodev /sys/kernel/tracing, as root",
			"their trace points can't be looked up in tracefs: %s", look.text);
		break;
	case XB_GPU_NO_RUNS:
		doctor_say(
			d, "settings", "GPU jobs", XPTIBPF_LIMITED,
			"they are not measured; a kernel with CONFIG_DRM_I915_LOW_LEVEL_TRACEPOINTS=y does",
			"%s does not report when they run", look.text);
		break;
	case XB_GPU_STRANGE:
		doctor_say(d, "settings", "GPU jobs", XPTIBPF_LIMITED,
			   "they are not measured; a later xptibpf may know this kernel",
			   "the fields of %s are not understood", look.text);
		break;
	default:
		doctor_say(
			d, "settings", "GPU jobs", XPTIBPF_INFO, NULL,
			"not measured: no driver is loaded whose GPU scheduler has trace points");
	}
}

void doctor_check_settings(struct doctor *d)
{
	check_paranoid(d);
	check_lockdown(d);
	check_cgroup(d);
	check_memlock(d);
	check_gpu(d);
}
