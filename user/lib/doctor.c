// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * doctor.c - what this kernel, these privileges and these processes allow (xptibpf_doctor()).
 *
 * What can be tried is tried, with the code that tracing itself uses: attach/ calibrates, discover/ subscribes to
 * mappings, and a program is held and never started. What can only be read (capabilities, settings, limits)
 * explains why an attempt failed. Processes are only examined through /proc, so this part works where BPF is not
 * permitted, and for users without privileges.
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "arm/look.h"
#include "arm_abi.h"
#include "attach/attach.h"
#include "attach/calib.h"
#include "attach/gpu_probes.h"
#include "base/cleanup.h"
#include "base/keyed.h"
#include "base/sized.h"
#include "base/strbuf.h"
#include "beacon_abi.h"
#include "catalog/catalog.h"
#include "discover/discover.h"
#include "discover/hold.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "lib/quiet.h"
#include "peek/peek.h"
#include "plan/beacon.h"
#include "plan/file_plan.h"
#include "plan/newer.h"
#include "plan/probe_point.h"
#include "plan/xpti_layout.h"
#include "proc/capabilities.h"
#include "proc/lockdown.h"
#include "proc/mappings.h"
#include "proc/procfs.h"
#include "proc/status.h"
#include "proc/toolenv.h"
#include "xptibpf/xptibpf.h"

#define TRY_RING      (1U << 20)	    /* of programs that are loaded and not run */
#define MAX_LIBRARIES 64		    /* traced libraries in one process */
#define SYCL_ENTRY    "__sycl_register_lib" /* every libsycl exports it, and nothing else does */

/* One inode that some process maps. */
struct library {
	struct keyed_row row;
	struct mapping_key key;
	struct xptibpf_library pub; /* path is that of its first process */
	struct xptibpf_api_count counts[CAT_API_MAX];
	char release[32];
	char unknown[256]; /* names */
	char *path;
	bool ours, beacon;
	/* For a beacon: distances from where the file's first byte would be; armed 0: it is an older beacon. */
	uint64_t state, armed;
};

struct doctor {
	const struct xptibpf_doctor_opts *opts;
	struct keyed libraries;
	struct arm_files files; /* of processes that others made to speak */
	uint64_t caps;		/* effective */
	bool works;
	unsigned closed; /* processes that could not be looked at */
};

/* ---- findings ------------------------------------------------------------------------------------ */

__attribute__((format(printf, 6, 7))) static void say(struct doctor *d, const char *group,
						      const char *name, enum xptibpf_state state,
						      const char *advice, const char *fmt, ...)
{
	struct xptibpf_check c = { .group = group, .name = name, .state = state, .advice = advice };
	char detail[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(detail, sizeof(detail), fmt, ap);
	va_end(ap);
	c.detail = detail;
	if (state == XPTIBPF_OK || state == XPTIBPF_INFO)
		c.advice = NULL;
	if (state == XPTIBPF_MISSING)
		d->works = false;
	if (d->opts->check)
		d->opts->check(d->opts->u, &c);
}

/* A small file as one line of text, blanks and newline at its end cut. */
static int read_line(const char *path, char *buf, size_t size)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n;

	if (fd < 0)
		return -errno;
	n = read(fd, buf, size - 1);
	if (n < 0)
		return -errno;
	buf[n] = '\0';
	buf[strcspn(buf, "\n")] = '\0';
	return 0;
}

/* ---- privileges ---------------------------------------------------------------------------------- */

static void check_cap(struct doctor *d, int cap, const char *name, enum xptibpf_state without,
		      const char *use, const char *advice)
{
	bool have = capabilities_has(d->caps, cap);

	if (!have && (cap == CAPABILITY_BPF || cap == CAPABILITY_PERFMON) &&
	    capabilities_suffice(d->caps, cap)) {
		say(d, "privileges", name, XPTIBPF_OK, NULL, "%s: CAP_SYS_ADMIN does, too", use);
		return;
	}
	say(d, "privileges", name, have ? XPTIBPF_OK : without, advice, "%s", use);
}

static void check_privileges(struct doctor *d)
{
	d->caps = capabilities_own();
	say(d, "privileges", "user", XPTIBPF_INFO, NULL, "effective user %u", geteuid());
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

/* ---- kernel and probes --------------------------------------------------------------------------- */

static void check_version(struct doctor *d)
{
	struct utsname u;

	if (!uname(&u))
		say(d, "kernel", "version", XPTIBPF_INFO, NULL, "%s %s", u.release, u.machine);
}

/* A thing that calibration tried. Without BPF nothing was tried. */
static void check_tried(struct doctor *d, const struct calib *c, const char *group,
			const char *name, bool works, enum xptibpf_state without, const char *what,
			const char *advice)
{
	if (!c->bpf || !c->btf)
		say(d, group, name, XPTIBPF_UNKNOWN, NULL, "%s: not tried without BPF or BTF",
		    what);
	else
		say(d, group, name, works ? XPTIBPF_OK : without, advice, "%s", what);
}

static const char *bpf_advice(const struct doctor *d, int error)
{
	if (error == ENOSYS)
		return "this kernel was built without CONFIG_BPF_SYSCALL: another kernel is needed";
	if (error == EPERM && capabilities_suffice(d->caps, CAPABILITY_BPF))
		return "it is forbidden by a container's seccomp profile (use --privileged) or by lockdown";
	return "run it as root (sudo)";
}

static void check_kernel(struct doctor *d, const struct calib *c)
{
	check_version(d);
	say(d, "kernel", "BTF", c->btf ? XPTIBPF_OK : XPTIBPF_MISSING,
	    "a kernel with CONFIG_DEBUG_INFO_BTF=y is needed (most distributions have it)",
	    "type information in /sys/kernel/btf/vmlinux");
	if (c->bpf)
		say(d, "kernel", "BPF", XPTIBPF_OK, NULL, "the bpf system call is allowed");
	else
		say(d, "kernel", "BPF", XPTIBPF_MISSING, bpf_advice(d, c->bpf_errno),
		    "the bpf system call fails: %s", strerror(c->bpf_errno));
	check_tried(d, c, "kernel", "ring buffer", c->ringbuf, XPTIBPF_MISSING,
		    "carries the events (5.8)", "kernel 5.15 or later is needed");
	check_tried(d, c, "kernel", "task storage", c->task_storage, XPTIBPF_MISSING,
		    "keeps calls that have not returned (5.11)", "kernel 5.15 or later is needed");
	check_tried(d, c, "kernel", "task_vma iterator", c->iter_vma, XPTIBPF_MISSING,
		    "finds the files that processes map (5.12)", "kernel 5.15 or later is needed");
}

static void check_probes(struct doctor *d, const struct calib *c)
{
	check_tried(d, c, "probes", "uprobes", c->uprobe, XPTIBPF_MISSING, "can be placed",
		    "a kernel with CONFIG_UPROBE_EVENTS=y is needed");
	check_tried(d, c, "probes", "cookies", c->cookie, XPTIBPF_MISSING,
		    "tell probes apart (5.15)", "kernel 5.15 or later is needed");
	check_tried(
		d, c, "probes", "uprobe_multi", c->uprobe_multi, XPTIBPF_LIMITED,
		"many probes in one link (6.6)",
		"one link per probe is used: a process of its own goes on removing them after a command has ended");
	check_tried(d, c, "probes", "session links", c->uprobe_session, XPTIBPF_LIMITED,
		    "entry and return as one (6.13)",
		    "pairs are used: processes that are not traced pay for a return, too");
	check_tried(d, c, "probes", "canary", c->probe_fires, XPTIBPF_MISSING,
		    "a probe fires when it is hit",
		    "probes are placed here but never run: is this an emulated or patched kernel?");
	check_tried(
		d, c, "probes", "return probes", c->return_safe, XPTIBPF_LIMITED,
		"do no harm under a strict seccomp filter",
		"calls are shown at their entry only, without result and duration; kernels 6.11 to 6.13 "
		"need a later stable release");
}

/* ---- programs ------------------------------------------------------------------------------------ */

/* What libbpf said of a program that the kernel refuses. */
struct refusal {
	char program[64];
	char why[200];
	bool log; /* the next line is from the verifier's */
};

static void on_libbpf(void *u, const char *line)
{
	struct refusal *r = u;

	if (r->log)
		snprintf(r->why, sizeof(r->why), "%s", line);
	r->log = strstr(line, "-- BEGIN PROG LOAD LOG --");
	if (!*r->program && strstr(line, "BPF program load failed: ") &&
	    sscanf(line, "libbpf: prog '%63[^']'", r->program) == 1)
		snprintf(r->why, sizeof(r->why), "%s",
			 strstr(line, "failed: ") + strlen("failed: "));
}

/* What a kind of trace needs. Tiny programs may be accepted where these are not. */
static void check_kind(struct doctor *d, const char *name, enum xptibpf_state without,
		       const struct attach_opts *opts, const char *what)
{
	struct refusal refusal = { 0 };
	_cleanup_quiet_ struct quiet quiet;
	struct attacher *a = NULL;
	int r;

	quiet_begin(&quiet, on_libbpf, &refusal);
	r = attacher_new(opts, &a);
	if (r >= 0)
		r = attacher_try(a);
	attacher_free(a);
	if (r >= 0)
		say(d, "programs", name, XPTIBPF_OK, NULL, "the kernel accepts %s", what);
	else if (*refusal.program)
		say(d, "programs", name, without,
		    "please report it: xptibpf has to be changed for this kernel",
		    "the kernel refuses '%s': %s", refusal.program, refusal.why);
	else
		say(d, "programs", name, without, "see the checks above", "%s", strerror(-r));
}

static void check_programs(struct doctor *d, const struct calib *c)
{
	const struct attach_opts trace = { .calib = c, .ring_size = TRY_RING };
	struct attach_opts stacks = trace, serve = trace;

	if (!c->bpf || !calib_suffices(c) || !c->uprobe || !c->cookie) {
		say(d, "programs", "trace", XPTIBPF_UNKNOWN, NULL,
		    "not tried without what is missing above");
		return;
	}
	stacks.stack_bytes = serve.stack_bytes = XB_STACK_MAX;
	stacks.stack_limit = serve.stack_limit = 1;
	serve.count_by = XB_BY_FUNCTION;
	serve.accounts = serve.costs = serve.captures = true;
	serve.group_by = XB_GROUP_COMMAND;
	serve.slow_ns = 1;
	check_kind(d, "trace", XPTIBPF_MISSING, &trace, "what reads calls and XPTI events");
	check_kind(d, "trace -k", XPTIBPF_LIMITED, &stacks, "what takes stacks");
	check_kind(d, "serve", XPTIBPF_LIMITED, &serve, "what counts, and captures");
}

/* ---- discovery ----------------------------------------------------------------------------------- */

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

static void check_mappings(struct doctor *d, const struct calib *c)
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
		say(d, "discovery", "new mappings", XPTIBPF_UNKNOWN, NULL,
		    "not tried without BPF or BTF");
		return;
	}
	r = discover_new(&ops, NULL, &disc);
	if (r >= 0)
		r = discover_start(disc, &self, 1);
	if (r < 0) {
		say(d, "discovery", "new mappings", XPTIBPF_MISSING,
		    "libraries that processes load can't be noticed: see the privileges above",
		    "%s", strerror(-r));
		discover_free(disc);
		return;
	}
	method = discover_method(disc);
	if (!strcmp(method, "perf"))
		say(d, "discovery", "new mappings", XPTIBPF_LIMITED,
		    "calls into a library that was just loaded are missed a little longer, except with '-- program'; "
		    "a kernel with fentry or kprobes reports mappings at once",
		    "are noticed by perf, with a scan of the whole process each time");
	else
		say(d, "discovery", "new mappings", XPTIBPF_OK, NULL, "are noticed by %s", method);
	discover_free(disc);
}

/* Prepares a program to be held, and never starts it. */
static void check_hold(struct doctor *d)
{
	static const struct hold_ops ops = { 0 };
	char *argv[] = { (char *)"true", NULL };
	struct hold *h = NULL;
	const char *method;
	int r;

	r = hold_new(argv, NULL, &ops, NULL, &h);
	method = r < 0 ? "none" : hold_method(h);
	if (!strcmp(method, "seccomp"))
		say(d, "discovery", "-- program", XPTIBPF_OK, NULL,
		    "is held by seccomp: no first call is lost");
	else if (!strcmp(method, "fanotify"))
		say(d, "discovery", "-- program", XPTIBPF_OK, NULL,
		    "is held by fanotify, since there is a seccomp listener already: no first call is lost");
	else if (geteuid())
		say(d, "discovery", "-- program", XPTIBPF_LIMITED, "run it as root",
		    "can't be held with these privileges");
	else
		say(d, "discovery", "-- program", XPTIBPF_LIMITED,
		    "first calls may be missed (counted as such); seccomp notification needs CONFIG_SECCOMP_FILTER "
		    "and no other listener, fanotify CONFIG_FANOTIFY_ACCESS_PERMISSIONS",
		    "can't be held: neither seccomp nor fanotify is available");
	hold_free(h);
}

/* ---- settings ------------------------------------------------------------------------------------ */

static void check_paranoid(struct doctor *d)
{
	char text[32];
	long v;

	if (read_line("/proc/sys/kernel/perf_event_paranoid", text, sizeof(text)) < 0) {
		say(d, "settings", "perf_event_paranoid", XPTIBPF_LIMITED,
		    "a kernel with CONFIG_PERF_EVENTS=y is needed",
		    "perf events are not available");
		return;
	}
	v = strtol(text, NULL, 10);
	/* The additional levels of Debian and Ubuntu require CAP_SYS_ADMIN even with CAP_PERFMON. */
	if (v > 2 && !capabilities_has(d->caps, CAPABILITY_SYS_ADMIN))
		say(d, "settings", "perf_event_paranoid", XPTIBPF_LIMITED,
		    "sudo sysctl kernel.perf_event_paranoid=2, or run it as root",
		    "%ld: may ask for more than "
		    "CAP_PERFMON",
		    v);
	else
		say(d, "settings", "perf_event_paranoid", XPTIBPF_INFO, NULL,
		    "%ld: no obstacle with these privileges", v);
}

static void check_lockdown(struct doctor *d)
{
	char text[LOCKDOWN_TEXT];

	if (lockdown_read(text) < 0)
		say(d, "settings", "lockdown", XPTIBPF_INFO, NULL, "the kernel reports none");
	else if (lockdown_forbids(text))
		say(d, "settings", "lockdown", XPTIBPF_MISSING,
		    "BPF may not read kernel memory: start the kernel with lockdown=integrity or none",
		    "%s", text);
	else
		say(d, "settings", "lockdown", XPTIBPF_OK, NULL, "%s", text);
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
		say(d, "settings", "cgroup v2", XPTIBPF_OK, NULL, "at %s, for --cgroup", point);
	else
		say(d, "settings", "cgroup v2", XPTIBPF_LIMITED,
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
		say(d, "settings", "memory lock limit", XPTIBPF_INFO, NULL,
		    "does not matter: BPF memory is charged to the cgroup since 5.11");
	else if (lim.rlim_cur == RLIM_INFINITY ||
		 capabilities_has(d->caps, CAPABILITY_SYS_RESOURCE))
		say(d, "settings", "memory lock limit", XPTIBPF_OK, NULL,
		    "no limit, or can be raised");
	else
		say(d, "settings", "memory lock limit", XPTIBPF_MISSING, "ulimit -l unlimited",
		    "%llu KiB is too little", (unsigned long long)lim.rlim_cur / 1024);
}

/* Only information, because there may be no GPU. */
static void check_gpu(struct doctor *d)
{
	struct gpu_look look;

	gpu_look(gpu_families, gpu_nfamilies, NULL, &look);
	switch (look.state) {
	case XB_GPU_MEASURED:
		say(d, "settings", "GPU jobs", XPTIBPF_OK, NULL, "trace points of %s", look.text);
		break;
	case XB_GPU_NO_TRACEFS:
		if (access("/dev/dri", F_OK)) {
			say(d, "settings", "GPU jobs", XPTIBPF_INFO, NULL,
			    "not measured: there is no GPU driver (/dev/dri)");
			break;
		}
		say(d, "settings", "GPU jobs", XPTIBPF_LIMITED,
		    "they are not measured; mount -t tracefs nodev /sys/kernel/tracing, as root",
		    "their trace points can't be looked up in tracefs: %s", look.text);
		break;
	case XB_GPU_NO_RUNS:
		say(d, "settings", "GPU jobs", XPTIBPF_LIMITED,
		    "they are not measured; a kernel with CONFIG_DRM_I915_LOW_LEVEL_TRACEPOINTS=y does",
		    "%s does not report when they run", look.text);
		break;
	case XB_GPU_STRANGE:
		say(d, "settings", "GPU jobs", XPTIBPF_LIMITED,
		    "they are not measured; a later xptibpf may know this kernel",
		    "the fields of %s are not understood", look.text);
		break;
	default:
		say(d, "settings", "GPU jobs", XPTIBPF_INFO, NULL,
		    "not measured: no driver is loaded whose GPU scheduler has trace points");
	}
}

/* ---- libraries ----------------------------------------------------------------------------------- */

struct look {
	struct library *lib;
	struct elf_file *elf;
	struct newer newer;
	bool sycl, notify, adapter, beacon;
};

/*
 * Every program has a C library, so functions that create threads don't make a process one that is listed; neither do
 * functions that are not in the default set.
 */
static const struct cat_api *counted_api(const struct cat_func *fn)
{
	const struct cat_api *api = fn ? catalog_api(fn->api) : NULL;

	return api && api->by_default && api->id != CAT_API_THREAD ? api : NULL;
}

static bool want_symbol(const char *name, void *u)
{
	struct look *l = u;

	if (name[0] == 'x')
		return !strcmp(name, "xptiNotifySubscribers") || !strcmp(name, BEACON_EVENTS);
	if (name[0] == '_')
		return !strcmp(name, SYCL_ENTRY);
	return catalog_find_symbol(name) || newer_wants(&l->newer, name);
}

static struct xptibpf_api_count *count_of(struct library *lib, const char *api)
{
	for (size_t i = 0; i < lib->pub.napis; i++)
		if (!strcmp(lib->counts[i].api, api))
			return &lib->counts[i];
	if (lib->pub.napis == CAT_API_MAX)
		return NULL;
	lib->counts[lib->pub.napis].api = api;
	return &lib->counts[lib->pub.napis++];
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	struct xptibpf_api_count *count;
	const struct cat_func *fn;
	const struct cat_api *api;
	struct probe_point point;
	struct look *l = u;
	int r;

	if (!sym->is_func)
		return 0;
	if (!strcmp(sym->name, "xptiNotifySubscribers")) {
		l->notify |= sym->exported;
		return 0;
	}
	if (!strcmp(sym->name, SYCL_ENTRY)) {
		l->sycl |= sym->exported;
		return 0;
	}
	if (!strcmp(sym->name, BEACON_EVENTS)) {
		l->beacon |= sym->exported;
		return 0;
	}
	fn = catalog_find_symbol(sym->name);
	r = newer_add(&l->newer, sym, fn);
	if (r < 0)
		return r;
	api = counted_api(fn);
	if (!api || (api->id == CAT_API_UR && l->adapter))
		return 0;
	fn = catalog_variant(fn, l->lib->release);
	count = count_of(l->lib, api->name);
	if (!count)
		return 0;
	count->functions++;
	if (probe_point_args(l->elf, sym, fn->nargs < 6 ? fn->nargs : 6, &point) < 0)
		count->refused++;
	else if (!point.emulated)
		count->stepped++;
	return 0;
}

static void elf_freep(struct elf_file **f)
{
	elf_file_free(*f);
}

/* pgoff: of the mapping by which it was found. */
static bool is_beacon(struct elf_file *elf, uint64_t pgoff, struct library *lib)
{
	struct plan_beacon plan;
	uint64_t vaddr;

	if (plan_beacon(elf, &plan) < 0 || elf_file_vaddr(elf, pgoff, &vaddr) < 0)
		return false;
	lib->state = plan.state - vaddr + pgoff;
	lib->armed = plan.armed ? plan.armed - vaddr + pgoff : 0;
	return true;
}

static bool is_counted(const struct newer_func *f, void *u)
{
	const struct look *l = u;

	return catalog_api(f->api)->by_default && !(f->api == CAT_API_UR && l->adapter);
}

static void look_done(struct look *l)
{
	newer_done(&l->newer);
}

static int look_at_file(struct library *lib, int fd, uint64_t pgoff)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	_cleanup_(look_done) struct look look = { .lib = lib };
	struct xb_xpti_layout layout;
	struct probe_point point;
	int r;

	r = elf_file_open(fd, &elf);
	if (r < 0)
		return r == -ENOMEM || r == -ETIMEDOUT ? r : 0;
	look.elf = elf;
	snprintf(lib->release, sizeof(lib->release), "%s", elf_file_release(elf));
	r = file_plan_ask_adapter(elf, &look.adapter);
	if (!r)
		r = elf_file_symbols(elf, want_symbol, on_symbol, &look);
	if (r < 0)
		return r == -ENOMEM || r == -ETIMEDOUT ? r : 0;
	newer_end(&look.newer);
	newer_keep(&look.newer, NEWER_MAX, is_counted, &look);
	lib->pub.unknown = newer_tell(&look.newer, lib->unknown, sizeof(lib->unknown));
	lib->pub.xpti = look.notify && xpti_layout(elf, &layout, &point) == 0;
	lib->pub.stripped = elf_file_stripped(elf);
	lib->pub.libsycl = look.sycl;
	lib->beacon = look.beacon && is_beacon(elf, pgoff, lib);
	lib->ours = lib->pub.napis || lib->pub.xpti || lib->pub.libsycl || lib->beacon;
	return 0;
}

/* *ret NULL: it can't be opened. */
static int library_of(struct doctor *d, const struct mapping *m, struct library **ret)
{
	_cleanup_close_ int fd = -1;
	struct library *lib = keyed_find(&d->libraries, &m->key, sizeof(m->key));
	int r;

	if (lib) {
		*ret = lib;
		return 0;
	}
	*ret = NULL;
	fd = mapping_open(m);
	if (fd == -ETIMEDOUT)
		return fd;
	if (fd < 0)
		return 0; /* another process may have it where it can be opened */
	lib = keyed_add(&d->libraries, &m->key, sizeof(m->key));
	if (!lib)
		return -ENOMEM;
	lib->path = strdup(m->path);
	r = lib->path ? look_at_file(lib, fd, m->pgoff) : -ENOMEM;
	if (r < 0) {
		keyed_drop(&d->libraries, lib);
		return r;
	}
	lib->pub.path = lib->path;
	lib->pub.release = lib->release;
	lib->pub.unknown_names = lib->unknown;
	lib->pub.apis = lib->counts;
	*ret = lib;
	return 0;
}

static void library_done(void *u, void *row)
{
	struct library *lib = row;

	(void)u;
	free(lib->path);
}

/* ---- processes ----------------------------------------------------------------------------------- */

struct found {
	struct xptibpf_library list[MAX_LIBRARIES];
	const struct library *seen[MAX_LIBRARIES];
	size_t n;
	uint64_t state,
		armed; /* addresses of the beacon's members in its memory; 0: there is none */
	char stalled[ARM_WHY]; /* of the first file that can't be read because nobody answers for it; "": none */
	bool unopened; /* some executable mapping's file could not be opened */
};

static void take_library(struct found *f, const struct library *lib, const struct mapping *m)
{
	if (lib->beacon) {
		f->state = m->start - m->pgoff + lib->state;
		f->armed = lib->armed ? m->start - m->pgoff + lib->armed : 0;
	}
	for (size_t i = 0; i < f->n; i++)
		if (f->seen[i] == lib)
			return;
	if (f->n == MAX_LIBRARIES)
		return;
	f->seen[f->n] = lib;
	f->list[f->n++] = lib->pub;
}

struct reading {
	struct doctor *d;
	struct found *found;
};

static void say_stalled(struct reading *r, const char *path)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (r->found->stalled[0])
		return;
	strbuf_add_escaped(&text, path, strnlen(path, 300), 0);
	snprintf(r->found->stalled, sizeof(r->found->stalled),
		 "maps %s, which can't be read: its file system does not answer",
		 strbuf_str(&text));
}

static int on_mapping(void *u, const struct mapping *m)
{
	struct reading *r = u;
	struct library *lib;
	int e = library_of(r->d, m, &lib);

	if (e == -ETIMEDOUT) {
		say_stalled(r, m->path);
		return 0;
	}
	if (e < 0)
		return e;
	if (!lib)
		r->found->unopened = true;
	else if (lib->ours)
		take_library(r->found, lib, m);
	return 0;
}

/* XPTI needs both of them, with any value that is not empty. */
static bool has_subscriber(const struct toolenv *env)
{
	const char *subscribers = toolenv_get(env, "XPTI_SUBSCRIBERS"),
		   *dispatcher = toolenv_get(env, "XPTI_FRAMEWORK_DISPATCHER");

	return subscribers && *subscribers && dispatcher && *dispatcher;
}

/* Whether it is listening; if there are other subscribers, somebody is. */
static enum xptibpf_xpti beacon_of(pid_t pid, const struct found *f, const struct toolenv *env,
				   bool unread)
{
	const char *subscribers = toolenv_get(env, "XPTI_SUBSCRIBERS");
	uint8_t state;

	if (unread || peek_mem(pid, f->state, &state, sizeof(state)) < 0)
		return XPTIBPF_XPTI_UNKNOWN;
	if (state != BEACON_QUIET || (subscribers && strchr(subscribers, ',')))
		return XPTIBPF_XPTI_ARMED;
	return XPTIBPF_XPTI_QUIET;
}

/* enum beacon_armed */
static uint8_t armed_of(pid_t pid, const struct found *f)
{
	uint8_t armed;

	return f->armed && peek_mem(pid, f->armed, &armed, sizeof(armed)) == 0 ? armed
									       : BEACON_NOT_ARMED;
}

static enum xptibpf_xpti armed_by_us(pid_t pid, const struct found *f)
{
	uint8_t state;

	if (peek_mem(pid, f->state, &state, sizeof(state)) < 0)
		return XPTIBPF_XPTI_UNKNOWN;
	return state == BEACON_QUIET ? XPTIBPF_XPTI_QUIET : XPTIBPF_XPTI_ARMED;
}

static enum xptibpf_xpti xpti_of(pid_t pid, const struct found *f, const struct toolenv *env,
				 bool unread, uint8_t armed)
{
	bool framework = false;

	for (size_t i = 0; i < f->n; i++)
		framework |= f->list[i].xpti;
	if (!framework)
		return XPTIBPF_XPTI_NONE;
	if (armed == BEACON_ARMED_NOW)
		return armed_by_us(pid, f);
	/* A process that was disarmed still has the beacon. */
	if (f->state && (armed == BEACON_NOT_ARMED || has_subscriber(env)))
		return beacon_of(pid, f, env, unread);
	if (unread)
		return XPTIBPF_XPTI_UNKNOWN;
	return has_subscriber(env) ? XPTIBPF_XPTI_ARMED : XPTIBPF_XPTI_SILENT;
}

/* To what another subscriber listens, or why it can't be armed. why "": neither. */
static int look_at_arming(struct doctor *d, struct xptibpf_process *p, char why[ARM_WHY])
{
	struct arm_look look;
	int r = arm_look(&d->files, p->pid, &look);

	if (r < 0)
		return r == -ENOMEM ? r : 0;
	memcpy(why, look.why, ARM_WHY);
	if (look.state == XPTIBPF_ARM_OTHERS) {
		p->subscribed = why;
		p->xpti = XPTIBPF_XPTI_ARMED;
	} else if (look.state == XPTIBPF_ARM_CANNOT && p->xpti != XPTIBPF_XPTI_ARMED) {
		p->cannot_arm = why;
	}
	arm_look_done(&look);
	return 0;
}

static bool maps_sycl(const struct found *f)
{
	bool sycl = false;

	for (size_t i = 0; i < f->n; i++)
		sycl |= f->list[i].libsycl;
	return sycl;
}

static const char *remark_on(const struct found *f)
{
	bool sycl = maps_sycl(f), stripped = false, calls = false;

	for (size_t i = 0; i < f->n; i++) {
		stripped |= f->list[i].libsycl && f->list[i].stripped;
		calls |= f->list[i].napis > 0;
	}
	if (!f->n && f->unopened)
		return "maps files that can't be opened with these privileges";
	if (!f->n)
		return "maps no library that can be traced (yet)";
	if (sycl && !calls && stripped)
		return "its libsycl is stripped and hides the ur functions that it contains: their calls are not seen";
	if (sycl && !calls)
		return "libsycl has not loaded its Unified Runtime yet";
	return NULL;
}

static void read_comm(pid_t pid, char *buf, size_t size)
{
	char name[64];

	snprintf(name, sizeof(name), "/proc/%d/comm", pid);
	if (read_line(name, buf, size) < 0)
		snprintf(buf, size, "?");
}

static int check_process(struct doctor *d, pid_t pid, bool asked)
{
	_cleanup_free_ struct found *f = calloc(1, sizeof(*f));
	_cleanup_(toolenv_done) struct toolenv env = { 0 };
	struct xptibpf_process p = { .pid = pid };
	struct xptibpf_variable vars[TOOLENV_MAX];
	char comm[64], why[ARM_WHY] = "";
	struct procfs_state state;
	uint8_t armed;
	int r, e;

	if (!f)
		return -ENOMEM;
	r = mappings_each(pid, on_mapping, &(struct reading){ d, f });
	if (r == -ENOMEM)
		return r;
	if (r == -EACCES || r == -EPERM)
		d->closed++;
	if (!f->n && !f->stalled[0] && !asked)
		return 0;
	read_comm(pid, comm, sizeof(comm));
	p.comm = comm;
	p.libraries = f->list;
	p.nlibraries = f->n;
	e = toolenv_read(pid, &env);
	if (e == -ENOMEM)
		return e;
	p.environ_unread = e < 0;
	for (size_t i = 0; i < env.n; i++)
		vars[i] = (struct xptibpf_variable){ .name = env.vars[i].name,
						     .value = env.vars[i].value,
						     .on = env.vars[i].on,
						     .effect = env.vars[i].effect };
	p.variables = vars;
	p.nvariables = env.n;
	armed = armed_of(pid, f);
	p.xpti = xpti_of(pid, f, &env, e < 0, armed);
	p.armed = armed == BEACON_ARMED_NOW;
	if (!f->state &&
	    (p.xpti == XPTIBPF_XPTI_ARMED || p.xpti == XPTIBPF_XPTI_SILENT || maps_sycl(f)) &&
	    look_at_arming(d, &p, why) == -ENOMEM)
		return -ENOMEM;
	p.remark = r < 0	   ? "can't be looked at with these privileges"
		   : f->stalled[0] ? f->stalled
				   : remark_on(f);
	/* Without its memory, nothing else is known of it. */
	if (!f->n && procfs_state(pid, &state) == 0 && procfs_ending(&state))
		p.remark = procfs_ending(&state);
	if (d->opts->process)
		d->opts->process(d->opts->u, &p);
	return 0;
}

static int check_other_process(void *u, pid_t pid)
{
	int r = pid == getpid() ? 0 : check_process(u, pid, false);

	return r < 0 ? r : 0;
}

static void check_pid_namespace(struct doctor *d)
{
	if (procfs_in_pid_namespace())
		say(d, "processes", "pid namespace", XPTIBPF_MISSING,
		    "run it on the machine itself, or in a container with the machine's (docker: --pid=host)",
		    "one of its own: process ids are not the kernel's here, and nothing can be seen");
	else
		say(d, "processes", "pid namespace", XPTIBPF_OK, NULL,
		    "the machine's: all processes");
}

static int check_processes(struct doctor *d)
{
	int r = 0;

	check_pid_namespace(d);

	if (!d->opts->npids)
		r = procfs_each(check_other_process, d);
	for (size_t i = 0; r >= 0 && i < d->opts->npids; i++)
		r = check_process(d, d->opts->pids[i], true);
	if (r >= 0 && d->closed)
		say(d, "processes", "not accessible", geteuid() ? XPTIBPF_LIMITED : XPTIBPF_INFO,
		    "run it as root to see them", "%u processes can't be looked at", d->closed);
	return r;
}

int xptibpf_doctor(const struct xptibpf_doctor_opts *opts, bool *ret_works)
{
	_cleanup_quiet_ struct quiet quiet;
	struct xptibpf_doctor_opts o = { 0 };
	struct doctor d = {
		.opts = &o,
		.works = true,
		.libraries = { .size = sizeof(struct library),
			       .max = UINT32_MAX,
			       .done = library_done },
	};
	struct calib calib = { 0 };
	int r;

	quiet_begin(&quiet, NULL, NULL);
	r = sized_take(opts, &o, sizeof(o));
	if (r < 0)
		return r;
	for (size_t i = 0; i < o.npids; i++)
		if (kill(o.pids[i], 0) && errno == ESRCH)
			return -ESRCH;
	r = calib_run(&calib);
	if (r < 0)
		return r;
	check_privileges(&d);
	check_kernel(&d, &calib);
	check_probes(&d, &calib);
	check_programs(&d, &calib);
	check_mappings(&d, &calib);
	check_hold(&d);
	check_paranoid(&d);
	check_lockdown(&d);
	check_cgroup(&d);
	check_memlock(&d);
	check_gpu(&d);
	r = check_processes(&d);
	keyed_clear(&d.libraries);
	arm_files_done(&d.files);
	if (r < 0)
		return r;
	*ret_works = d.works;
	return 0;
}
