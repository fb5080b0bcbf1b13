// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * job.c - see job.h. arm_abi.h, arm/way.h and arm/inject.h explain how a process is armed; this prepares their
 * arguments and checks the result.
 *
 * The beacon's file: the process's own dynamic linker opens it, by a path in the process's root, with the permissions
 * of the process's user. A path is therefore only used if it leads to the same file there, on a mount from which code
 * may be loaded. Otherwise, or if the linker could not load it, the beacon is passed in a memory file, which has no
 * such limits.
 *
 * The framework is the one that the vendor installed beside the program's libsycl, so the two fit together.
 */
#include "arm/job.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "arm/beacon.h"
#include "arm/inject.h"
#include "arm/known.h"
#include "arm/way.h"
#include "attach/raise.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/strbuf.h"
#include "beacon_abi.h"
#include "elf/elf_file.h"
#include "peek/peek.h"

#define LOOK_MS 10
#define LOCK_NS 5000000000ULL
#define BACK_MS 5000 /* the beacon looks once a second, if it is let */

__attribute__((format(printf, 3, 4))) static int fail(char why[ARM_WHY], int error, const char *fmt,
						      ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(why, ARM_WHY, fmt, ap);
	va_end(ap);
	return error;
}

static void elf_freep(struct elf_file **f)
{
	elf_file_free(*f);
}

static void look_done(struct arm_look *l)
{
	arm_look_done(l);
}

/* ---- what the process is given ------------------------------------------------------------------- */

/* What else is in a library stays silent beside it, and is said. */
static void look_at_layer(struct arm_job *j, const struct arm_symbols *s,
			  const struct arm_mapped *m, struct arm_module *module)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	if (arm_layer(s, module) >= 0)
		return;
	strbuf_add_escaped(&text, m->path, strnlen(m->path, 200), 0);
	snprintf(j->remark, sizeof(j->remark),
		 "its ur.call streams stay silent: the code of %s is not known", strbuf_str(&text));
}

/* Whether that path leads to the same file in the process, and code may be loaded from it. */
static bool is_loadable(int root, const char *path, int file)
{
	_cleanup_close_ int there = foreign_open_in(root, path);
	struct statvfs vfs;
	struct stat a, b;

	return there >= 0 && !foreign_stat(there, &a) && !foreign_stat(file, &b) &&
	       a.st_dev == b.st_dev && a.st_ino == b.st_ino && !(fcntl(there, F_GETFL) & O_PATH) &&
	       !fstatvfs(there, &vfs) && !(vfs.f_flag & ST_NOEXEC);
}

static int add_module(struct arm_job *j, const struct arm_mapped *m, char why[ARM_WHY])
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	_cleanup_close_ int fd = mapping_open(&m->at);
	struct arm_block *b = j->block;
	struct arm_symbols symbols;
	int r = fd < 0 ? -EACCES : elf_file_open(fd, &elf);

	if (r >= 0)
		r = arm_symbols_of(elf, &symbols);
	if (r >= 0)
		r = arm_way(&symbols, m->bias, &b->modules[b->nmodules]);
	if (r >= 0) {
		look_at_layer(j, &symbols, m, &b->modules[b->nmodules]);
		r = arm_streams(&symbols, &b->modules[b->nmodules], b);
	}
	if (r >= 0)
		b->nmodules++;
	/* Beside libsycl, a library that we know no way for stays silent. */
	else if (r != -ENOMEM && !m->file->sycl)
		return 0;
	return r < 0 ? fail(why, r, "its libsycl can't be read: %s", strerror(-r)) : 0;
}

static const char *what_is_wrong(int error)
{
	switch (error) {
	case -ENXIO:
		return "it is no regular file";
	case -EBADMSG:
		return "it is cut off";
	case -ENOEXEC:
	case -ENOTSUP:
	case -EINVAL:
		return "it is no library of this machine, or is damaged";
	default:
		return foreign_error(error);
	}
}

/* Whether that file is a library that can be loaded without harm. */
static int check_library(int fd)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	int r = elf_file_open(fd, &elf);

	return r < 0 ? r : elf_file_is_whole(elf) ? 0 : -EBADMSG;
}

/* The beacon compares these, so that what is loaded is what was checked. */
static int identify_framework(struct arm_job *j)
{
	struct arm_block *b = j->block;
	struct stat st;

	int r = foreign_stat(j->framework, &st);

	if (r < 0)
		return r;
	b->framework_is.dev = st.st_dev;
	b->framework_is.ino = st.st_ino;
	b->framework_is.size = (uint64_t)st.st_size;
	b->framework_is.mtime_s = st.st_mtim.tv_sec;
	b->framework_is.mtime_ns = st.st_mtim.tv_nsec;
	return check_library(j->framework);
}

static int set_framework(struct arm_job *j, int root, const struct arm_mapped *m, char why[ARM_WHY])
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	int r = arm_framework(root, m->path, j->block->framework);

	if (r >= 0) {
		j->framework = foreign_open_in(root, j->block->framework);
		r = j->framework < 0 ? j->framework : identify_framework(j);
	}
	if (r >= 0)
		return 0;
	strbuf_add_escaped(&text, m->path, strlen(m->path), 0);
	return r == -ENOENT
		       ? fail(why, r, "there is no libxptifw.so next to its %s, which XPTI needs",
			      strbuf_str(&text))
		       : fail(why, r, "cannot use the libxptifw.so next to its %s: %s",
			      strbuf_str(&text), what_is_wrong(r));
}

/* If the dynamic linker once loaded another file by a path, it uses that one again, whatever file is there now. */
static bool has_other(const struct arm_look *l, int file)
{
	_cleanup_close_ int fd = -1;
	struct stat a, b;

	if (!l->beacon.file)
		return false;
	fd = mapping_open(&l->beacon.at);
	return fd < 0 || foreign_stat(fd, &a) || foreign_stat(file, &b) || a.st_dev != b.st_dev ||
	       a.st_ino != b.st_ino;
}

static int set_beacon(struct arm_job *j, const struct arm_look *l, int root, const char *path,
		      char why[ARM_WHY])
{
	char real[PATH_MAX];
	int r = beacon_find(path, real);

	if (r < 0)
		return fail(
			why, r,
			"no libxptibpf-beacon.so next to xptibpf or its library, or installed: %s",
			strerror(-r));
	j->beacon = foreign_open(real);
	r = j->beacon < 0 ? j->beacon : check_library(j->beacon);
	if (r < 0)
		return fail(why, r, "cannot use %s: %s", real, what_is_wrong(r));
	if (strlen(real) < sizeof(j->block->beacon) && is_loadable(root, real, j->beacon) &&
	    !has_other(l, j->beacon))
		memcpy(j->block->beacon, real, strlen(real) + 1);
	return 0;
}

static int open_root(pid_t pid, char why[ARM_WHY])
{
	char name[64];
	int fd;

	snprintf(name, sizeof(name), "/proc/%d/root", pid);
	fd = open(name, O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (fd >= 0)
		return fd;
	if (errno == ENOENT)
		return fail(why, -ESRCH, "it has ended");
	return fail(why, -errno, "its files can't be looked at: %s", strerror(errno));
}

static int fill(struct arm_job *j, const struct arm_look *l, const char *path, bool while_traced,
		char why[ARM_WHY])
{
	_cleanup_close_ int root = open_root(j->pid, why);
	int r;

	if (root < 0)
		return root;
	j->block = calloc(1, sizeof(*j->block));
	if (!j->block)
		return fail(why, -ENOMEM, "out of memory");
	j->block->version = ARM_VERSION;
	j->block->size = sizeof(*j->block);
	j->block->flags = while_traced ? ARM_WHILE_TRACED : 0;
	r = set_framework(j, root, &l->modules[0], why);
	for (size_t i = 0; r >= 0 && i < l->nmodules; i++)
		r = add_module(j, &l->modules[i], why);
	return r < 0 ? r : set_beacon(j, l, root, path, why);
}

static const char *already(const struct arm_look *l)
{
	if (l->state == XPTIBPF_ARM_PREPARED)
		return "it was started with the beacon: it emits events while a tracer is there";
	if (l->state == XPTIBPF_ARM_ARMED)
		return "it was armed before: it emits events while a tracer is there";
	return l->why;
}

const char *arm_why_denied(void)
{
	return geteuid() ? ": run it as root" : ARM_DENIED;
}

/* With what the job says of whom it is about. */
static int look_into(struct arm_job *j, struct arm_look *ret, char why[ARM_WHY])
{
	int r = arm_look(&j->files, j->pid, ret);

	if (r == -ESRCH)
		return fail(why, r, "no such process (see ps)");
	if (r == -EACCES)
		return fail(why, -EPERM, "it can't be looked at: %s%s", strerror(-r),
			    arm_why_denied());
	if (r < 0)
		return fail(why, r, "%s", strerror(-r));
	memcpy(j->comm, ret->process.comm, sizeof(j->comm));
	if (ret->nmodules)
		memcpy(j->release, ret->modules[0].file->release, sizeof(j->release));
	return 0;
}

int arm_job_new(pid_t pid, struct arm_job **ret)
{
	struct arm_job *j = calloc(1, sizeof(*j));

	if (!j)
		return -ENOMEM;
	j->pid = pid;
	j->beacon = j->framework = j->mem = -1;
	*ret = j;
	return 0;
}

/* Opened before the first look; an exec invalidates it. If it may not be opened, what follows reports this. */
static void hold_memory(struct arm_job *j)
{
	char name[64];

	if (j->mem >= 0)
		close(j->mem);
	snprintf(name, sizeof(name), "/proc/%d/mem", j->pid);
	j->mem = open(name, O_RDWR | O_CLOEXEC);
}

/*
 * One process is armed or examined for it by one xptibpf at a time: another one would see a thread that is traced, or
 * half of what the beacon does. Anybody may take this lock, so it is not waited for longer than arming can take.
 */
static int lock_process(pid_t pid)
{
	uint64_t until = now_ns() + LOCK_NS;
	char name[64];
	int fd;

	snprintf(name, sizeof(name), "/proc/%d", pid);
	fd = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	while (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) && now_ns() < until)
		poll(NULL, 0, LOOK_MS);
	return fd;
}

int arm_job_prepare(struct arm_job *j, const char *path, bool while_traced, char why[ARM_WHY])
{
	_cleanup_(look_done) struct arm_look look = { 0 };
	_cleanup_close_ int lock = lock_process(j->pid);
	int r;

	hold_memory(j);
	r = look_into(j, &look, why);

	if (r < 0)
		return r;
	if (look.state == XPTIBPF_ARM_CANNOT)
		return fail(why, look.error, "%s", look.why);
	if (look.state == XPTIBPF_ARM_NOT)
		return fill(j, &look, path, while_traced, why);
	if (look.state == XPTIBPF_ARM_OTHERS && j->wanted)
		r = arm_look_at_others(&look, j->wanted, j->wanted_u);
	if (r < 0)
		return fail(why, r, "%s", strerror(-r));
	j->already = true;
	snprintf(j->remark, sizeof(j->remark), "%s", already(&look));
	return 0;
}

struct arm_job *arm_job_free(struct arm_job *j)
{
	if (!j)
		return NULL;
	if (j->beacon >= 0)
		close(j->beacon);
	if (j->framework >= 0)
		close(j->framework);
	if (j->mem >= 0)
		close(j->mem);
	arm_files_done(&j->files);
	free(j->block);
	free(j);
	return NULL;
}

void arm_job_tell(const struct arm_job *j, enum xptibpf_arm_what what, const char *text,
		  struct xptibpf_armed *ret)
{
	*ret = (struct xptibpf_armed){
		.pid = j->pid, .what = what, .ns = j->ns, .held_ns = j->held_ns
	};
	memcpy(ret->comm, j->comm, sizeof(ret->comm));
	memcpy(ret->release, j->release, sizeof(ret->release));
	snprintf(ret->text, sizeof(ret->text), "%s", text);
}

/* ---- there --------------------------------------------------------------------------------------- */

static int try(struct arm_job *j, bool by_path, unsigned timeout_ms, struct arm_told *ret)
{
	_cleanup_free_ struct arm_block *b = malloc(sizeof(*b));
	struct arm_request rq = {
		.pid = j->pid,
		.block = b,
		.beacon = j->beacon,
		.mem = j->mem,
		.timeout_ms = timeout_ms,
	};

	if (!b)
		return -ENOMEM;
	*b = *j->block;
	if (!by_path)
		b->beacon[0] = '\0';
	return arm_start(&rq, ret);
}

/* Whether somebody else has armed it since it was examined. */
static bool is_armed_by_now(struct arm_job *j)
{
	_cleanup_(look_done) struct arm_look look = { 0 };

	if (arm_look(&j->files, j->pid, &look) < 0 || look.state != XPTIBPF_ARM_ARMED)
		return false;
	j->already = true;
	snprintf(j->remark, sizeof(j->remark), "%s", already(&look));
	return true;
}

int arm_job_run(struct arm_job *j, unsigned timeout_ms, char why[ARM_WHY])
{
	_cleanup_close_ int lock = lock_process(j->pid);
	struct arm_told told = { 0 };
	uint64_t begin = now_ns();
	bool by_path = j->block->beacon[0];
	int r;

	if (is_armed_by_now(j))
		return 0;
	r = try(j, by_path, timeout_ms, &told);
	/* The path may be closed to its user, or code from there be refused: not so a memory file. */
	if (r == -EIO && by_path)
		r = try(j, false, timeout_ms, &told);
	j->ns = now_ns() - begin;
	j->held_ns = told.held_ns;
	if (r >= 0)
		return 0;
	return fail(why, r, "%s", told.text[0] ? told.text : strerror(-r));
}

/* ---- and back ------------------------------------------------------------------------------------ */

/* Waits until the beacon reports that the process is disarmed. */
static int wait_disarmed(const struct arm_look *l, int pidfd, unsigned timeout_ms)
{
	uint64_t until = now_ns() + timeout_ms * UINT64_C(1000000);
	struct pollfd p = { .fd = pidfd, .events = POLLIN };
	uint8_t armed, listens;
	int r;

	for (;;) {
		r = arm_look_again(l, &armed, &listens);
		/* Another program, or none. */
		if (r < 0)
			return -ESRCH;
		if (armed != BEACON_ARMED_NOW)
			return 0;
		if (now_ns() > until)
			return -ETIMEDOUT;
		if (poll(&p, 1, LOOK_MS) > 0)
			return -ESRCH;
	}
}

static int open_pid(pid_t pid, char why[ARM_WHY])
{
	int fd = (int)syscall(SYS_pidfd_open, pid, 0);

	return fd < 0 ? fail(why, -errno, "%s", strerror(errno)) : fd;
}

/* Older beacons only know their counter, for which whoever disarms must be allowed to place probes. */
static int raise_leave(const struct arm_look *l)
{
	const struct plan_counter *plan = &l->beacon.file->plan.leave;
	struct attach_counter counter = { plan->function, plan->counter };
	_cleanup_close_ int fd = mapping_open(&l->beacon.at);

	return fd < 0 ? -EACCES : raise_counter(l->pid, fd, &counter);
}

/* Asks the beacon to leave. A descriptor to be kept until it has left, or -1, or -errno with why. */
static int ask_to_leave(const struct arm_job *j, const struct arm_look *l, int *ret,
			char why[ARM_WHY])
{
	uint64_t at = l->beacon.file->plan.leave_now;
	const uint8_t now = 1;
	int r = 0;

	if (!at)
		r = *ret = raise_leave(l);
	else if (pwrite(j->mem, &now, sizeof(now), (off_t)(l->beacon.bias + at)) != sizeof(now))
		r = errno ? -errno : -EIO;
	return r < 0 ? fail(why, r, "its beacon can't be notified: %s", strerror(-r)) : 0;
}

static int leave(const struct arm_job *j, const struct arm_look *l, unsigned timeout_ms,
		 char why[ARM_WHY])
{
	_cleanup_close_ int pidfd = open_pid(l->pid, why), raised = -1;
	int r;

	if (pidfd < 0)
		return pidfd;
	r = ask_to_leave(j, l, &raised, why);
	if (r < 0)
		return r;
	r = wait_disarmed(l, pidfd, timeout_ms);
	if (r == -ESRCH)
		return fail(why, r, "it has ended");
	if (r == -ETIMEDOUT)
		return fail(why, r,
			    "its beacon did not answer within %u ms: is it stopped, or very busy?",
			    timeout_ms);
	return r;
}

/* Whether a tracer wants its events now. */
static bool is_traced(const struct arm_look *l)
{
	uint16_t n;

	return peek_mem(l->pid, l->beacon.bias + l->beacon.file->plan.traced, &n, sizeof(n)) == 0 &&
	       n;
}

static int take_back(struct arm_job *j, bool unless_traced, unsigned timeout_ms, char why[ARM_WHY])
{
	_cleanup_(look_done) struct arm_look look = { 0 };
	_cleanup_close_ int lock = lock_process(j->pid);
	int r;

	hold_memory(j);
	r = look_into(j, &look, why);
	if (r < 0)
		return r;
	if (look.state == XPTIBPF_ARM_PREPARED)
		return fail(
			why, -ENOENT,
			"it was not armed: it was started with the beacon, which is quiet while "
			"it is not traced");
	if (look.state != XPTIBPF_ARM_ARMED)
		return fail(why, -ENOENT, "it is not armed");
	if (unless_traced && is_traced(&look))
		return fail(why, -EBUSY,
			    "another tracer watches it; it is disarmed some seconds after that has "
			    "gone");
	return leave(j, &look, timeout_ms ?: BACK_MS, why);
}

int arm_job_take_back(struct arm_job *j, bool unless_traced, unsigned timeout_ms, char why[ARM_WHY])
{
	uint64_t begin = now_ns();
	int r = take_back(j, unless_traced, timeout_ms, why);

	j->ns = now_ns() - begin;
	j->held_ns = 0;
	return r;
}
