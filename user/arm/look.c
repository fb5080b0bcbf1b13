// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * look.c - see look.h.
 *
 * Whether a process emits XPTI events is read from its memory: the flag of the proxy's loader object shows it, whoever
 * set it, and at whatever time. The environment only shows which subscribers were named when it was started. It is used
 * if the flag can't be found, because the release is not known or there is no symbol table. The streams to which
 * another subscriber listens are read from the framework's tables (listening.h).
 */
#include "arm/look.h"

#include <elf.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uthash.h>

#include "arm/known.h"
#include "arm/listening.h"
#include "arm/way.h"
#include "base/cleanup.h"
#include "base/foreign.h"
#include "base/strbuf.h"
#include "beacon_abi.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"
#include "peek/peek.h"
#include "proc/cgroup.h"
#include "proc/toolenv.h"

#define SYCL_ENTRY "__sycl_register_lib" /* every libsycl exports it, and nothing else does */
#define PROXY	   "_ZZN4xpti11ProxyLoader8instanceEvE6loader"
#define FRAMEWORK  "_ZN4xpti9Framework9MInstanceE"
#define PAGE	   4096

struct arm_known {
	struct mapping_key key;
	struct arm_file file;
	UT_hash_handle hh;
};

/* ---- files --------------------------------------------------------------------------------------- */

static bool want_symbol(const char *name, void *u)
{
	(void)u;
	return !strcmp(name, SYCL_ENTRY) || !strcmp(name, PROXY) || !strcmp(name, BEACON_EVENTS) ||
	       !strcmp(name, FRAMEWORK);
}

static int on_symbol(const struct elf_sym *sym, void *u)
{
	struct arm_file *f = u;

	if (!strcmp(sym->name, SYCL_ENTRY))
		f->sycl |= sym->exported;
	else if (!strcmp(sym->name, PROXY))
		f->proxy = true;
	else if (!strcmp(sym->name, FRAMEWORK))
		f->framework |= sym->exported;
	else
		f->beacon |= sym->exported;
	return 0;
}

static void elf_freep(struct elf_file **f)
{
	elf_file_free(*f);
}

static int open_elf(const struct mapping *m, struct elf_file **ret)
{
	_cleanup_close_ int fd = mapping_open(m);

	return fd == -ETIMEDOUT ? fd : fd < 0 ? -EACCES : elf_file_open(fd, ret);
}

/* If it is no ELF file, nothing is known of it. */
static int read_file(const struct mapping *m, struct arm_file *ret)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	struct arm_file f = { 0 };
	int r = open_elf(m, &elf);

	if (r == -EACCES || r == -ENOMEM || r == -ETIMEDOUT)
		return r;
	if (r >= 0)
		r = elf_file_symbols(elf, want_symbol, on_symbol, &f);
	if (r == -ENOMEM || r == -ETIMEDOUT)
		return r;
	if (r >= 0) {
		snprintf(f.release, sizeof(f.release), "%s", elf_file_release(elf));
		f.beacon = f.beacon && plan_beacon(elf, &f.plan) == 0;
		f.heard_error = f.framework ? xpti_heard(elf, &f.heard) : 0;
		f.framework = f.framework && f.heard_error != -ENOENT;
	}
	*ret = f;
	return 0;
}

static int file_of(struct arm_files *files, const struct mapping *m, const struct arm_file **ret)
{
	struct arm_known *k;
	int r;

	HASH_FIND(hh, files->known, &m->key, sizeof(m->key), k);
	if (!k) {
		k = calloc(1, sizeof(*k));
		if (!k)
			return -ENOMEM;
		k->key = m->key;
		r = read_file(m, &k->file);
		if (r < 0) {
			free(k);
			return r;
		}
		HASH_ADD(hh, files->known, key, sizeof(k->key), k);
	}
	*ret = &k->file;
	return 0;
}

void arm_files_done(struct arm_files *f)
{
	struct arm_known *k, *tmp;

	HASH_ITER(hh, f->known, k, tmp) {
		HASH_DEL(f->known, k);
		free(k);
	}
}

/* A segment may begin inside the page that is mapped for it. */
static int bias_of(const struct mapping *m, uint64_t *ret)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	uint64_t vaddr;
	int r = open_elf(m, &elf);

	if (r < 0)
		return r;
	for (unsigned at = 0; at < PAGE; at += PAGE - 1) {
		r = elf_file_vaddr(elf, m->pgoff + at, &vaddr);
		if (r == 0) {
			*ret = m->start + at - vaddr;
			return 0;
		}
	}
	return r;
}

/* ---- what a process maps ------------------------------------------------------------------------- */

struct reading {
	struct arm_files *files;
	struct arm_look *look;
};

static void mapped_done(struct arm_mapped *m)
{
	free(m->path);
	*m = (struct arm_mapped){ 0 };
}

static int take(const struct mapping *m, const struct arm_file *f, struct arm_mapped *ret)
{
	struct arm_mapped t = { .file = f, .at = *m };
	int r = bias_of(m, &t.bias);

	if (r < 0)
		return r == -ENOMEM ? r : 0;
	t.path = strdup(m->path);
	if (!t.path)
		return -ENOMEM;
	t.at.path = t.path;
	*ret = t;
	return 0;
}

static int take_module(struct arm_look *l, const struct mapping *m, const struct arm_file *f)
{
	struct arm_mapped t = { 0 };
	size_t at = f->sycl ? 0 : l->nmodules;
	int r;

	for (size_t i = 0; i < l->nmodules; i++)
		if (l->modules[i].file == f)
			return 0;
	if (l->nmodules == ARM_MODULES) {
		l->more = true;
		return 0;
	}
	r = take(m, f, &t);
	if (r < 0 || !t.file)
		return r;
	while (f->sycl && at < l->nmodules && l->modules[at].file->sycl)
		at++;
	memmove(&l->modules[at + 1], &l->modules[at], (l->nmodules - at) * sizeof(t));
	l->modules[at] = t;
	l->nmodules++;
	return 0;
}

static int take_framework(struct arm_look *l, const struct mapping *m, const struct arm_file *f)
{
	if (l->framework.file) {
		l->frameworks |= l->framework.file != f;
		return 0;
	}
	return take(m, f, &l->framework);
}

/* Of several the armed one: a program may have been started with one of an older release. */
static int take_beacon(struct arm_look *l, const struct mapping *m, const struct arm_file *f)
{
	struct arm_look other = { .pid = l->pid };
	int r;

	if (l->beacon.file == f || l->armed == BEACON_ARMED_NOW)
		return 0;
	r = take(m, f, &other.beacon);
	if (r < 0 || !other.beacon.file)
		return r;
	if (arm_look_again(&other, &other.armed, &other.listens) < 0 ||
	    (l->beacon.file && other.armed != BEACON_ARMED_NOW)) {
		mapped_done(&other.beacon);
		return 0;
	}
	mapped_done(&l->beacon);
	l->beacon = other.beacon;
	l->armed = other.armed;
	l->listens = other.listens;
	return 0;
}

static int on_mapping(void *u, const struct mapping *m)
{
	struct reading *r = u;
	const struct arm_file *f;
	int e = file_of(r->files, m, &f);

	if (e == -EACCES || e == -ETIMEDOUT)
		r->look->unopened = true;
	if (e == -ETIMEDOUT && !r->look->stalled)
		r->look->stalled = strdup(m->path);
	if (e < 0)
		return e == -ENOMEM ? e : 0;
	if (f->beacon)
		return take_beacon(r->look, m, f);
	if (f->framework)
		return take_framework(r->look, m, f);
	return f->sycl || f->proxy ? take_module(r->look, m, f) : 0;
}

int arm_look_again(const struct arm_look *l, uint8_t *ret_armed, uint8_t *ret_listens)
{
	const struct plan_beacon *plan = &l->beacon.file->plan;
	uint8_t armed = BEACON_NOT_ARMED, listens;
	int r = peek_mem(l->pid, l->beacon.bias + plan->state, &listens, sizeof(listens));

	if (r >= 0 && plan->armed)
		r = peek_mem(l->pid, l->beacon.bias + plan->armed, &armed, sizeof(armed));
	if (r < 0)
		return r;
	*ret_armed = armed;
	*ret_listens = listens;
	return 0;
}

/* ---- whether XPTI speaks ------------------------------------------------------------------------- */

__attribute__((format(printf, 3, 4))) static void say(struct arm_look *l, int error,
						      const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(l->why, sizeof(l->why), fmt, ap);
	va_end(ap);
	l->error = error;
	if (error < 0)
		l->state = XPTIBPF_ARM_CANNOT;
}

/* Of a file, whose path is the process's own choice. release: said after it, NULL: not. */
static void say_of(struct arm_look *l, int error, const char *path, const char *what,
		   const char *release)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	strbuf_add_escaped(&text, path, strlen(path), 0);
	strbuf_adds(&text, what);
	if (release) {
		strbuf_adds(&text, ": ");
		strbuf_add_escaped(&text, release, strlen(release), 0);
	}
	say(l, error, "%s", strbuf_str(&text));
}

/* 1: the proxy's flag is set, 0: it isn't, else -errno of arm_way(), or of reading. */
static int is_on(const struct arm_look *l, const struct arm_mapped *m)
{
	_cleanup_(elf_freep) struct elf_file *elf = NULL;
	_cleanup_free_ struct arm_module *way = malloc(sizeof(*way));
	struct arm_symbols symbols;
	uint64_t loader = 0;
	uint8_t flag;
	int r;

	if (!way)
		return -ENOMEM;
	r = open_elf(&m->at, &elf);
	if (r >= 0)
		r = arm_symbols_of(elf, &symbols);
	if (r >= 0)
		r = arm_way(&symbols, m->bias, way);
	if (r >= 0)
		r = peek_mem(l->pid, way->loader, &loader, sizeof(loader));
	if (r < 0 || !loader)
		return r;
	r = peek_mem(l->pid, loader + way->flag, &flag, sizeof(flag));
	return r < 0 ? r : flag != 0;
}

/* XPTI needs both of them, with any value that is not empty. */
static const char *subscribers(const struct toolenv *env)
{
	const char *names = toolenv_get(env, "XPTI_SUBSCRIBERS"),
		   *dispatcher = toolenv_get(env, "XPTI_FRAMEWORK_DISPATCHER");

	return names && *names && dispatcher && *dispatcher ? names : NULL;
}

/* To what the subscribers listen; or an error, and why this is not known. */
static int read_listening(const struct arm_look *l, struct listening *ret, const char **ret_why)
{
	int r;

	*ret_why = l->frameworks ? "it has several libxptifw.so" : "no libxptifw.so is loaded yet";
	if (l->frameworks || !l->framework.file)
		return -ENODATA;
	*ret_why = "the tables of its libxptifw.so's release are not known";
	if (l->framework.file->heard_error)
		return l->framework.file->heard_error;
	r = listening_read(l->pid, l->framework.bias, &l->framework.file->heard, ret);
	*ret_why = r == -ENODATA ? "its libxptifw.so is not in use yet"
				 : "the tables of its libxptifw.so can't be read";
	return r;
}

int arm_look_at_others(struct arm_look *l,
		       bool (*wanted)(void *u, const char *stream, const char *event), void *u)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	_cleanup_free_ struct listening *heard = malloc(sizeof(*heard));
	const char *why, *what = wanted ? "all that is selected" : "all its streams";
	char who[sizeof(l->subscribers) + 64];

	if (!heard)
		return -ENOMEM;
	snprintf(who, sizeof(who), "another subscriber%s%s%s", *l->subscribers ? " (" : "",
		 l->subscribers, *l->subscribers ? ")" : " (not one that it was started with)");
	if (read_listening(l, heard, &why))
		say(l, 0,
		    "XPTI is on for %s, whose streams are used; which these are is not known: %s",
		    who, why);
	else if (listening_gaps(heard, wanted, u, &text))
		say(l, 0,
		    "XPTI is on for %s, whose streams are used; there will be few or no events of those that it does not listen to: %s",
		    who, strbuf_str(&text));
	else
		say(l, 0, "XPTI is on for %s, which listens to %s: they are used", who, what);
	return strbuf_failed(&text) ? -ENOMEM : 0;
}

static int look_for_others(struct arm_look *l, bool on)
{
	_cleanup_(toolenv_done) struct toolenv env = { 0 };
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	const char *names;

	if (toolenv_read(l->pid, &env) == -ENOMEM)
		return -ENOMEM;
	names = subscribers(&env);
	if (!on && !names)
		return 0;
	if (l->beacon.file) {
		l->state = XPTIBPF_ARM_PREPARED;
		return 0;
	}
	l->state = XPTIBPF_ARM_OTHERS;
	if (names)
		strbuf_add_escaped(&text, names, strnlen(names, 200), 0);
	snprintf(l->subscribers, sizeof(l->subscribers), "%s", strbuf_str(&text));
	return arm_look_at_others(l, NULL, NULL);
}

/* Why the first library of its kind can't be armed; 0: it can. */
static int look_at_way(struct arm_look *l, const struct arm_mapped *m)
{
	const char *release;
	int on = is_on(l, m), r;

	if (on == -ENOMEM)
		return on;
	if (on > 0)
		return look_for_others(l, true);
	if (on < 0) {
		r = look_for_others(l, false);
		if (r < 0 || l->state != XPTIBPF_ARM_NOT)
			return r;
	}
	release = *m->file->release ? m->file->release : "none that it names";
	if (on == -ENODATA)
		say_of(l, -EOPNOTSUPP, m->path,
		       " is stripped, and its code is that of no known release, so the place where its XPTI "
		       "is switched on is not known",
		       NULL);
	else if (on == -ENOTSUP)
		say_of(l, -EOPNOTSUPP, m->path, " is of a release that this xptibpf can't arm",
		       release);
	else if (on == -ENOENT)
		say_of(l, -EOPNOTSUPP, m->path, " has no XPTI in it", NULL);
	else if (on == -EINVAL)
		say_of(l, -EOPNOTSUPP, m->path, " has different code than its release", release);
	else if (on < 0)
		say_of(l, on, m->path, ": its memory can't be read", NULL);
	return 0;
}

static bool same_folder(const char *a, const char *b)
{
	const char *x = strrchr(a, '/'), *y = strrchr(b, '/');

	return x && y && x - a == y - b && !strncmp(a, b, (size_t)(x - a));
}

static int look_at_modules(struct arm_look *l)
{
	const struct arm_mapped *m = l->modules;
	int r = 0;

	for (size_t i = 0; i < l->nmodules && m[i].file->sycl; i++) {
		r = look_at_way(l, &m[i]);
		if (r < 0 || l->state != XPTIBPF_ARM_NOT)
			return r;
		if (i && !same_folder(m[0].path, m[i].path)) {
			say_of(l, -EOPNOTSUPP, m[i].path,
			       " is its second libsycl, in another folder: which framework both are to "
			       "use is not known",
			       NULL);
			return 0;
		}
	}
	if (l->more)
		say(l, -E2BIG, "it has more than %d libraries with XPTI in them", ARM_MODULES);
	return 0;
}

/* ---- the process --------------------------------------------------------------------------------- */

struct program {
	unsigned char class; /* of its ELF file; 0: unknown */
	bool dynamic;
};

static void read_program(pid_t pid, struct program *ret)
{
	_cleanup_close_ int fd = -1;
	Elf64_Phdr ph[64];
	Elf64_Ehdr eh;
	char name[64];
	ssize_t n;

	*ret = (struct program){ .dynamic = true };
	snprintf(name, sizeof(name), "/proc/%d/exe", pid);
	fd = foreign_open(name);
	if (fd < 0 || foreign_read(fd, &eh, sizeof(eh), 0) != sizeof(eh) ||
	    memcmp(eh.e_ident, ELFMAG, SELFMAG) != 0)
		return;
	ret->class = eh.e_ident[EI_CLASS];
	if (ret->class != ELFCLASS64 || eh.e_phnum > ARRAY_SIZE(ph))
		return;
	n = foreign_read(fd, ph, eh.e_phnum * sizeof(ph[0]), eh.e_phoff);
	if (n != (ssize_t)(eh.e_phnum * sizeof(ph[0])))
		return;
	ret->dynamic = false;
	for (unsigned i = 0; i < eh.e_phnum; i++)
		ret->dynamic |= ph[i].p_type == PT_INTERP;
}

/* Reasons against arming that don't depend on its mappings. */
static bool look_at_process(struct arm_look *l)
{
	const struct procfs_state *p = &l->process;
	struct program program;

	read_program(l->pid, &program);
	if (p->kernel_thread)
		say(l, -EOPNOTSUPP, "it is a kernel thread");
	else if (procfs_ending(p))
		say(l, -ESRCH, "%s", procfs_ending(p));
	else if (program.class == ELFCLASS32)
		say(l, -EOPNOTSUPP, "it is a 32-bit program");
	return l->error == 0;
}

/* Temporary reasons against arming. */
static void look_at_moment(struct arm_look *l)
{
	const struct procfs_state *p = &l->process;

	if (l->state != XPTIBPF_ARM_NOT)
		return;
	if (p->tracer)
		say(l, -EBUSY, "process %d traces it (a debugger?): one at a time", p->tracer);
	else if (p->state == 'T' || p->state == 't')
		say(l, -EBUSY, "it is stopped: continue it first (kill -CONT %d)", l->pid);
	else if (cgroup_is_frozen(l->pid))
		say(l, -EBUSY, "it is frozen, with its cgroup: thaw that first");
	else if (p->shadow_stack)
		say(l, -EOPNOTSUPP,
		    "it runs with a shadow stack, on which no call can be made for it");
}

static void say_no_sycl(struct arm_look *l, int r)
{
	struct program program;

	read_program(l->pid, &program);
	if (r < 0)
		say(l, -EPERM, "its memory can't be read%s",
		    geteuid() ? ": run it as root" : ", even as root (is this a container?)");
	else if (l->stalled)
		say_of(l, -ETIMEDOUT, l->stalled,
		       ", which it maps, can't be read: its file system does not answer", NULL);
	else if (l->unopened)
		say(l, -EPERM, "it maps files that can't be opened, and no libsycl that can");
	else if (!program.dynamic)
		say(l, -EOPNOTSUPP, "it is linked statically, and has no libsycl");
	else
		say(l, -ENOENT, "it has no libsycl loaded (yet)");
}

static int find_modules(struct arm_files *files, struct arm_look *l)
{
	int r = mappings_each(l->pid, on_mapping, &(struct reading){ files, l });
	struct procfs_state now = l->process;

	if (r == -ENOMEM || r == -ESRCH)
		return r;
	if (l->nmodules && l->modules[0].file->sycl)
		return 0;
	/* It may have lost its memory since it was examined. */
	if (procfs_state(l->pid, &now) == -ESRCH)
		return -ESRCH;
	if (procfs_ending(&now))
		say(l, -ESRCH, "%s", procfs_ending(&now));
	else
		say_no_sycl(l, r);
	return 0;
}

int arm_look(struct arm_files *files, pid_t pid, struct arm_look *ret)
{
	struct arm_look l = { .pid = pid, .state = XPTIBPF_ARM_NOT };
	int r = procfs_state(pid, &l.process);

	if (r < 0)
		return r;
	if (look_at_process(&l))
		r = find_modules(files, &l);
	if (r >= 0 && l.armed == BEACON_ARMED_NOW)
		l.state = XPTIBPF_ARM_ARMED;
	else if (r >= 0 && !l.error)
		r = look_at_modules(&l);
	if (r < 0) {
		arm_look_done(&l);
		return r;
	}
	look_at_moment(&l);
	*ret = l;
	return 0;
}

void arm_look_done(struct arm_look *l)
{
	for (size_t i = 0; i < l->nmodules; i++)
		mapped_done(&l->modules[i]);
	l->nmodules = 0;
	mapped_done(&l->beacon);
	mapped_done(&l->framework);
	free(l->stalled);
	l->stalled = NULL;
}
