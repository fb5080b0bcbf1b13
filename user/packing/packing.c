// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * packing.c - see packing.h.
 *
 * All files are looked at before anything is written, so that a pack that would be too large, or has secrets, is reported
 * first. A file may be another one when it is copied: what is copied is the file that was looked at, or nothing.
 */
#include "packing/packing.h"

#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/sha256.h"
#include "base/write.h"
#include "elf/elf_file.h"
#include "packing/copy.h"
#include "packing/list.h"
#include "packing/needs.h"
#include "packing/secrets.h"
#include "packing/source.h"
#include "packing/target.h"
#include "proc/procfs.h"

#define RECORDING   "run.xbt"
#define DESCRIPTION "pack.json"
#define IMAGES	    "images"
#define IMAGES_LIST "images.json"
#define DEFAULT_MAX (4ull << 30)
#define PIECE	    (8u << 20) /* that is copied at once */
#define BUFFER	    (256u << 10)
#define LINES_MAX   20u		     /* of one kind */
#define TICK_NS	    (20 * NS_PER_MS) /* /proc says when a process began to a hundredth of a second */
#define GIB	    (1024. * 1024 * 1024)

struct packing {
	struct xptibpf_pack o;
	int input;
	struct stat input_st;
	int root; /* of the program; -1: it is gone */
	char *seen; /* what paths of that begin with where they are as /proc has them; NULL: nothing */
	bool here; /* it was recorded on this machine, which runs since then */
	struct needs needs;
	struct pack_list list;
	struct target target;
	char *images; /* NULL: there are none */
	unsigned lines;
};

static void warn(const struct packing *p, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

static void warn(const struct packing *p, const char *fmt, ...)
{
	char line[1024];
	va_list ap;

	if (!p->o.warn)
		return;
	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	p->o.warn(p->o.u, line);
}

static bool is_stopped(const struct packing *p)
{
	return p->o.stop && p->o.stop(p->o.u);
}

/* For people, in static memory of the caller. */
static const char *shown(struct strbuf *b, const char *path)
{
	strbuf_reset(b);
	strbuf_adds_escaped(b, path);
	return strbuf_str(b);
}

/* ---- what is packed ------------------------------------------------------------------------------ */

static bool matches(const char *const *patterns, size_t n, const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

	for (size_t i = 0; i < n; i++)
		if (!fnmatch(patterns[i], strchr(patterns[i], '/') ? path : name, 0))
			return true;
	return false;
}

static bool is_excluded(const struct packing *p, const char *path)
{
	return matches(p->o.exclude, p->o.nexclude, path);
}

static bool is_included(const struct packing *p, const char *path)
{
	return matches(p->o.include, p->o.ninclude, path);
}

static void leave_out(struct packing *p, struct pack_file *f, const char *path, const char *why)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;

	f->state = PACK_LEFT_OUT;
	snprintf(f->why, sizeof(f->why), "%s", why);
	if (p->lines++ < LINES_MAX)
		warn(p, "left out: %s (%s); --include '%s' packs it", shown(&text, path), why,
		     strbuf_str(&text));
}

static void is_missing(struct pack_file *f, const char *why)
{
	f->state = PACK_MISSING;
	snprintf(f->why, sizeof(f->why), "%s", why);
}

static uint64_t ns_of(const struct timespec *t)
{
	return (uint64_t)t->tv_sec * NS_PER_S + (uint64_t)t->tv_nsec;
}

/* Whether it has changed since its use, by what was known of it then, or else by when it was changed last. */
static void compare(struct pack_file *f, const struct need *n)
{
	bool dated = n->roles & (NEED_EXECUTED | NEED_INTERPRETS | NEED_MAPPED) && n->used;
	bool changed;

	if (n->known)
		changed = n->size != (uint64_t)f->st.st_size || n->mtime != ns_of(&f->st.st_mtim);
	else if (dated)
		changed = ns_of(&f->st.st_mtim) > n->used || ns_of(&f->st.st_ctim) > n->used;
	else
		return;
	if (f->known && (!n->known || f->state == PACK_CHANGED))
		return;
	f->known |= n->known;
	f->state = changed ? PACK_CHANGED : PACK_SAME;
	snprintf(f->why, sizeof(f->why), "%s", changed ? "changed after it was opened" : "");
}

static enum pack_kind kind_of(const struct need *n, const uint8_t *head, size_t len)
{
	bool elf = len > EI_NIDENT + 2 && !memcmp(head, ELFMAG, SELFMAG);

	if (n->roles & NEED_EXECUTED)
		return len > 2 && !memcmp(head, "#!", 2) ? PACK_SCRIPT : PACK_EXECUTABLE;
	if (n->roles & NEED_INTERPRETS)
		return PACK_INTERPRETER;
	if (n->roles & NEED_MAPPED || (elf && head[EI_NIDENT] == ET_DYN))
		return PACK_LIBRARY;
	return PACK_OPENED;
}

/* Not known to the recording: the kernel opens it by itself. */
static int add_loader(struct packing *p, int fd, const struct need *of)
{
	struct elf_file *elf;
	char path[PATH_MAX];
	struct need *n;
	int r = elf_file_open(fd, &elf);

	if (r < 0)
		return r == -ENOMEM ? r : 0;
	r = elf_file_interpreter(elf, path, sizeof(path));
	elf_file_free(elf);
	if (r < 0 || *path != '/')
		return 0;
	n = needs_add(&p->needs, path, NEED_INTERPRETS);
	if (n && !n->used)
		n->used = of->used;
	p->needs.crowded += !n;
	return 0;
}

static void add_beside(struct packing *p, const char *folder, size_t folder_len, const char *name,
		       size_t name_len, const char *suffix)
{
	_cleanup_free_ char *path = NULL;

	if (asprintf(&path, "%.*s/%.*s%s", (int)folder_len, folder, (int)name_len, name, suffix) <
	    0)
		path = NULL;
	p->needs.crowded += !path || !needs_add(&p->needs, path, NEED_BESIDE);
}

/*
 * Python compares what it has compiled with its source, of which it asks only size and time; and it knows its library
 * by one file there, which it may never open.
 */
static void add_python(struct packing *p, const char *at)
{
	const char *cache = strstr(at, "/__pycache__/"), *lib = strstr(at, "/python"), *end, *name;

	if (cache) {
		name = cache + strlen("/__pycache__/");
		end = strchr(name, '.');
		if (end && !strchr(name, '/'))
			add_beside(p, at, (size_t)(cache - at), name, (size_t)(end - name), ".py");
	}
	for (; lib; lib = strstr(lib + 1, "/python")) {
		end = strchr(lib + 1, '/');
		if (end && lib[7] >= '0' && lib[7] <= '9')
			add_beside(p, at, (size_t)(end - at), "os", 2, ".py");
	}
}

/* Looks at the file's beginning: what it is, and whether it is a secret. */
static int look_inside(struct packing *p, struct pack_file *f, const struct need *n)
{
	_cleanup_close_ int fd = source_open(p->root, f->at, &f->st);
	uint8_t head[SECRETS_HEAD];
	const char *why = NULL;
	ssize_t len;

	if (fd < 0) {
		is_missing(f, fd == -ESTALE ? "it changes" : foreign_error(fd));
		return fd == -ENOMEM ? fd : 0;
	}
	len = foreign_read(fd, head, sizeof(head), 0);
	if (len < 0) {
		is_missing(f, foreign_error((int)len));
		return 0;
	}
	f->kind = kind_of(n, head, (size_t)len);
	if (!is_included(p, n->path) && !is_included(p, f->at))
		why = secrets_by_head(f->at, head, (size_t)len);
	if (why)
		leave_out(p, f, n->path, why);
	return f->kind == PACK_EXECUTABLE ? add_loader(p, fd, n) : 0;
}

static int choose(struct packing *p, struct pack_file *f, const struct need *n)
{
	bool included = is_included(p, n->path) || is_included(p, f->at);
	const char *why = included ? NULL : secrets_by_path(n->path) ?: secrets_by_path(f->at);

	f->as = n->path;
	if (is_excluded(p, n->path) || is_excluded(p, f->at)) {
		f->state = PACK_LEFT_OUT;
		snprintf(f->why, sizeof(f->why), "--exclude");
		return 0;
	}
	if (why) {
		leave_out(p, f, n->path, why);
		return 0;
	}
	compare(f, n);
	add_python(p, f->at);
	return look_inside(p, f, n);
}

static int on_link(void *u, const char *at, const char *to)
{
	struct packing *p = u;

	return pack_list_place(&p->list, at, to) ? 0 : -ENOMEM;
}

/* As it was before the program began: 1; 0: it was not there, or is no folder. */
static int find_folder(struct packing *p, const char *path, struct strbuf *ret_at)
{
	struct stat st;
	int r = source_find(p->root, path, on_link, p, ret_at, &st);

	if (r < 0)
		return r == -ENOMEM ? r : 0;
	return S_ISDIR(st.st_mode) &&
	       (!p->here || source_born(p->root, ret_at->buf) < p->needs.clock.realtime);
}

/* A folder that the program has made, it makes again; what must be there is the one around it. */
static int plan_folder(struct packing *p, const char *path)
{
	_cleanup_free_ char *folder = strdup(path);
	int r = folder ? 0 : -ENOMEM;

	while (!r && *folder) {
		_cleanup_(strbuf_done) struct strbuf at = STRBUF_INIT;

		r = find_folder(p, folder, &at);
		if (r > 0 && at.len > 1 && !pack_list_place(&p->list, at.buf, NULL))
			r = -ENOMEM;
		*strrchr(folder, '/') = '\0';
	}
	return r < 0 ? r : 0;
}

static int plan_place(struct packing *p, const char *path)
{
	_cleanup_free_ char *folder = strndup(path, (size_t)(strrchr(path, '/') - path));

	return folder ? plan_folder(p, folder) : -ENOMEM;
}

/* As the program has it, where /proc has it as it is for the rest of the machine. */
static const char *path_for(const struct packing *p, const struct need *n)
{
	size_t len = p->seen ? strlen(p->seen) : 0;

	return len && n->seen && !strncmp(n->path, p->seen, len) && n->path[len] == '/'
		       ? n->path + len
		       : n->path;
}

static int plan_gone(struct packing *p, const struct need *n, enum pack_state state,
		     const char *why)
{
	struct pack_file *f;

	if (n->roles & NEED_BESIDE && !(n->roles & ~(unsigned)NEED_BESIDE))
		return 0;
	f = pack_list_file(&p->list, n->path);
	if (!f)
		return -ENOMEM;
	f->state = state;
	f->as = n->path;
	snprintf(f->why, sizeof(f->why), "%s", why);
	return 0;
}

static int plan_file(struct packing *p, const struct need *n)
{
	_cleanup_(strbuf_done) struct strbuf at = STRBUF_INIT;
	struct pack_file *f;
	struct stat st;
	int r = source_find(p->root, path_for(p, n), on_link, p, &at, &st);

	if (r == -ENXIO || r == -ENOMEM)
		return r == -ENXIO ? 0 : r;
	if (r < 0)
		return plan_gone(p, n, PACK_MISSING, strerror(-r));
	if (S_ISDIR(st.st_mode))
		return at.len == 1 || pack_list_place(&p->list, at.buf, NULL) ? 0 : -ENOMEM;
	if (!S_ISREG(st.st_mode))
		return plan_place(p, path_for(p, n));
	f = pack_list_find(&p->list, at.buf);
	if (f) {
		if (f->state == PACK_SAME || f->state == PACK_CHANGED)
			compare(f, n);
		return 0;
	}
	f = pack_list_file(&p->list, at.buf);
	if (!f)
		return -ENOMEM;
	f->st = st;
	return choose(p, f, n);
}

static int plan(struct packing *p, const struct need *n)
{
	const unsigned files = NEED_EXECUTED | NEED_INTERPRETS | NEED_MAPPED | NEED_READ |
			       NEED_BESIDE;

	if (!n->roles)
		return 0;
	if (n->elsewhere || p->root < 0)
		return n->roles & files ? plan_gone(p, n, PACK_ELSEWHERE,
						    "in the root of a container or another process")
					: 0;
	if (n->roles & NEED_MADE || !(n->roles & (files | NEED_FOLDER)))
		return plan_place(p, n->path);
	return n->roles & files ? plan_file(p, n) : plan_folder(p, path_for(p, n));
}

/* ---- the program's root -------------------------------------------------------------------------- */

static bool was_here(const struct needs *n)
{
	struct xb_def_clock here = { 0 };

	procfs_clock(&here);
	return !memcmp(here.boot_id, n->clock.boot_id, sizeof(here.boot_id));
}

static bool is_running(const struct needs *n)
{
	_cleanup_free_ struct xb_def_process *d = NULL;

	if (procfs_process((pid_t)n->pid, &d) < 0)
		return false;
	return d->start_ns < n->start_ns + TICK_NS && n->start_ns < d->start_ns + TICK_NS;
}

/* That of a process which has ended is this one's, unless it was in a container. */
static int open_root(struct packing *p)
{
	char path[64] = "/", seen[PATH_MAX];
	ssize_t n = -1;

	p->here = was_here(&p->needs);
	if (p->here && is_running(&p->needs)) {
		snprintf(path, sizeof(path), "/proc/%u/root", p->needs.pid);
		n = readlink(path, seen, sizeof(seen));
	} else if (p->needs.contained) {
		return 0;
	}
	if (n > 1 && n < PATH_MAX) {
		p->seen = strndup(seen, (size_t)n);
		if (!p->seen)
			return -ENOMEM;
	}
	p->root = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (p->root < 0 && !p->needs.contained)
		p->root = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
	return 0;
}

/* ---- the beginning ------------------------------------------------------------------------------- */

static int open_input(struct packing *p, struct errline *error)
{
	p->input = needs_open(p->o.input, error);
	if (p->input < 0)
		return p->input;
	return fstat(p->input, &p->input_st) < 0 ? -errno : 0;
}

/* What was only looked at is not in the recording, so whoever runs it may have to name it. */
static void add_included(struct packing *p)
{
	for (size_t i = 0; i < p->o.ninclude; i++) {
		const char *path = p->o.include[i];

		if (*path == '/' && !path[strcspn(path, "*?[\\")])
			p->needs.crowded += !needs_add(&p->needs, path, NEED_READ);
	}
}

static int plan_all(struct packing *p)
{
	int r = 0;

	add_included(p);
	/* More come while they are looked at. */
	for (const struct need *n = p->needs.files; n && !r; n = n->hh.next)
		r = is_stopped(p) ? -ECANCELED : plan(p, n);
	if (p->lines > LINES_MAX)
		warn(p, "left out: %u more, see " DESCRIPTION, p->lines - LINES_MAX);
	return r;
}

static int check_size(const struct packing *p, struct errline *error)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	uint64_t max = p->o.max_bytes ?: DEFAULT_MAX;
	uint64_t all = (uint64_t)p->input_st.st_size + p->needs.images;
	const struct pack_file *largest = NULL;

	for (const struct pack_file *f = p->list.files; f; f = f->hh.next) {
		if (f->state != PACK_SAME && f->state != PACK_CHANGED)
			continue;
		all += (uint64_t)f->st.st_size;
		if (!largest || f->st.st_size > largest->st.st_size)
			largest = f;
	}
	if (all <= max)
		return 0;
	if (!largest)
		return errline_set(error, -EFBIG, "the pack would have %.2f GiB: see --max-size",
				   (double)all / GIB);
	return errline_set(
		error, -EFBIG,
		"the pack would have %.2f GiB, more than %.2f: see --max-size and --exclude; the largest file is %s (%.2f GiB)",
		(double)all / GIB, (double)max / GIB, shown(&text, largest->at),
		(double)largest->st.st_size / GIB);
}

int packing_new(const struct xptibpf_pack *o, struct packing **ret, struct errline *error)
{
	struct packing *p = calloc(1, sizeof(*p));
	int r = p ? 0 : -ENOMEM;

	if (!p)
		return r;
	p->o = *o;
	p->input = p->root = -1;
	p->target = (struct target)TARGET_INIT;
	r = target_check(o->path, error);
	if (r >= 0)
		r = open_input(p, error);
	if (r >= 0)
		r = needs_read(p->input, o->input, (uint32_t)o->pid, &p->needs, error);
	if (r >= 0)
		r = open_root(p);
	if (r >= 0)
		r = plan_all(p);
	if (r >= 0)
		r = check_size(p, error);
	if (r < 0)
		packing_free(p);
	else
		*ret = p;
	return r;
}

struct packing *packing_free(struct packing *p)
{
	if (!p)
		return NULL;
	target_remove(&p->target);
	pack_list_done(&p->list);
	needs_done(&p->needs);
	if (p->input >= 0)
		close(p->input);
	if (p->root >= 0)
		close(p->root);
	free(p->images);
	free(p->seen);
	free(p);
	return NULL;
}

/* ---- copying ------------------------------------------------------------------------------------- */

static int failed_to_write(const struct packing *p, int r, struct errline *error)
{
	if (r == -ECANCELED)
		return r;
	return errline_set(error, r, "can't write %s: %s", p->target.beside, strerror(-r));
}

static int copy_file(struct packing *p, struct pack_file *f)
{
	_cleanup_close_ int from = source_open(p->root, f->at, &f->st), to = -1;
	struct copy c = {
		.stop = p->o.stop, .u = p->o.u, .from = from, .size = (uint64_t)f->st.st_size
	};
	struct stat now;
	int r;

	if (from < 0) {
		is_missing(f, from == -ESTALE ? "it changed while it was packed"
					      : foreign_error(from));
		return 0;
	}
	c.to = to = target_file(&p->target, f->at);
	if (to < 0)
		return to;
	r = copy_bytes(&c);
	if (c.unread) {
		target_drop(&p->target, f->at);
		is_missing(f, foreign_error(r));
		return 0;
	}
	r = r ?: target_like(to, &f->st) ?: sha256_file(to, f->hash);
	if (r < 0)
		return r;
	if (c.at < c.size || foreign_stat(from, &now) || !source_is_same(&f->st, &now)) {
		f->state = PACK_CHANGED;
		f->st.st_size = lseek(to, 0, SEEK_END);
		snprintf(f->why, sizeof(f->why), "it changed while it was packed");
	}
	return 0;
}

static int copy_recording(struct packing *p)
{
	_cleanup_close_ int to = target_own_file(&p->target, RECORDING);
	struct copy c = { .stop = p->o.stop,
			  .u = p->o.u,
			  .from = p->input,
			  .to = to,
			  .size = (uint64_t)p->input_st.st_size };

	return to < 0 ? to : copy_bytes(&c);
}

/* Empty: to mount there what the machine has, and for what is made by programs without being opened. */
static int make_empty(struct packing *p)
{
	static const char *const folders[] = { "/dev", "/proc", "/sys", "/tmp" };
	int r = 0;

	for (size_t i = 0; i < ARRAY_SIZE(folders) && !r; i++)
		r = target_folder(&p->target, folders[i]);
	return r;
}

static int write_places(struct packing *p)
{
	int r = make_empty(p);

	for (const struct pack_place *l = p->list.places; l && !r; l = l->hh.next) {
		r = l->to ? target_link(&p->target, l->at, l->to)
			  : target_folder(&p->target, l->at);
	}
	return r;
}

int packing_write(struct packing *p, struct errline *error)
{
	int r = target_begin(p->o.path, &p->target, error);

	if (r < 0)
		return r;
	r = copy_recording(p) ?: write_places(p);
	for (struct pack_file *f = p->list.files; f && !r; f = f->hh.next) {
		if (is_stopped(p))
			r = -ECANCELED;
		else if (f->state == PACK_SAME || f->state == PACK_CHANGED)
			r = copy_file(p, f);
	}
	if (!r && p->needs.images && asprintf(&p->images, "%s/" IMAGES, p->target.beside) < 0)
		r = -ENOMEM;
	return r < 0 ? failed_to_write(p, r, error) : 0;
}

const char *packing_images(const struct packing *p)
{
	return p->images;
}

/* ---- the end ------------------------------------------------------------------------------------- */

static int add_image(struct packing *p, int folder, const char *name)
{
	_cleanup_close_ int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
	_cleanup_free_ char *at = NULL;
	struct pack_file *f;
	struct stat st;

	if (fd < 0 || fstat(fd, &st) < 0)
		return -errno;
	if (!S_ISREG(st.st_mode) || !strcmp(name, IMAGES_LIST))
		return 0;
	if (asprintf(&at, IMAGES "/%s", name) < 0) {
		at = NULL;
		return -ENOMEM;
	}
	f = pack_list_file(&p->list, at);
	if (!f)
		return -ENOMEM;
	f->kind = PACK_IMAGE;
	f->st = st;
	return sha256_file(fd, f->hash);
}

static int add_images(struct packing *p)
{
	DIR *d = p->images ? opendir(p->images) : NULL;
	struct dirent *e;
	int folder, r = 0;

	if (!d)
		return 0;
	folder = dirfd(d);
	while (folder >= 0 && !r && (e = readdir(d)))
		if (*e->d_name != '.')
			r = add_image(p, folder, e->d_name);
	closedir(d);
	return r;
}

/* Files that were opened, but whose names nobody knows. */
static uint64_t unknown_files(const struct needs *n)
{
	return n->unread + n->crowded + n->counters[XB_C_FILES_MISSED];
}

/* One line of each kind. */
static void tell_of(const struct packing *p, enum pack_state state, const char *what)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	uint64_t n = pack_list_count(&p->list, state, NULL);

	for (const struct pack_file *f = p->list.files; f; f = f->hh.next) {
		if (f->state != state)
			continue;
		if (n == 1)
			warn(p, "%s: %s (%s)", what, shown(&text, f->as), f->why);
		else
			warn(p, "%s: %llu files, such as %s (%s); see " DESCRIPTION, what,
			     (unsigned long long)n, shown(&text, f->as), f->why);
		return;
	}
}

static void tell_what_lacks(const struct packing *p)
{
	const struct needs *n = &p->needs;
	uint64_t unknown = unknown_files(n);

	tell_of(p, PACK_MISSING, "missing");
	tell_of(p, PACK_CHANGED, "changed");
	tell_of(p, PACK_ELSEWHERE, "not packed");
	if (unknown)
		warn(p, "%llu files were opened whose paths the recording, or the pack, can't have",
		     (unsigned long long)unknown);
	if (n->counters[XB_C_RING_FULL])
		warn(p, "the recording lost %llu records, some of which may be of opened files",
		     (unsigned long long)n->counters[XB_C_RING_FULL]);
	if (n->counters[XB_C_STARTS_UNREAD] && !p->o.pid)
		warn(p,
		     "%llu processes had ended before their arguments were read, and the program may be one of them; packed is process %u",
		     (unsigned long long)n->counters[XB_C_STARTS_UNREAD], n->pid);
	if (!n->whole)
		warn(p,
		     "the recording is damaged or cut off, or continues in another file: what was opened then is not packed");
	if (n->older)
		warn(p,
		     "process %u ran before the recording: of what it had opened by then, only what it had mapped is known",
		     n->pid);
	if (n->start->h.flags & XB_START_CUT)
		warn(p,
		     "the arguments or the environment of the program are longer than what is recorded");
}

static int write_description(struct packing *p)
{
	_cleanup_(strbuf_done) struct strbuf text = STRBUF_INIT;
	_cleanup_close_ int fd = -1;
	int r = pack_list_json(&p->list, &p->needs, p->o.writer ?: "", unknown_files(&p->needs),
			       &text);

	if (r < 0)
		return r;
	fd = target_own_file(&p->target, DESCRIPTION);
	return fd < 0 ? fd : write_all(fd, text.buf, text.len);
}

static void add_up(const struct packing *p, struct xptibpf_pack_stats *ret)
{
	const struct needs *n = &p->needs;
	uint64_t same, changed;

	ret->files = pack_list_count(&p->list, PACK_SAME, &same);
	ret->changed = pack_list_count(&p->list, PACK_CHANGED, &changed);
	ret->files += ret->changed;
	ret->bytes = same + changed + (uint64_t)p->input_st.st_size;
	ret->missing = pack_list_count(&p->list, PACK_MISSING, NULL);
	ret->left_out = pack_list_count(&p->list, PACK_LEFT_OUT, NULL);
	ret->elsewhere = pack_list_count(&p->list, PACK_ELSEWHERE, NULL);
	ret->unknown = unknown_files(n);
	ret->whole = n->whole && !n->older && !n->counters[XB_C_RING_FULL] &&
		     !(n->start->h.flags & XB_START_CUT);
}

int packing_end(struct packing *p, struct xptibpf_pack_stats *ret, struct errline *error)
{
	int r = add_images(p) ?: write_description(p);

	if (r < 0)
		return failed_to_write(p, r, error);
	if (is_stopped(p))
		return -ECANCELED;
	r = target_end(&p->target, error);
	if (r < 0)
		return r;
	tell_what_lacks(p);
	add_up(p, ret);
	return 0;
}
