// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * needs.c - see needs.h.
 *
 * The recording is read twice: who is a child of whom, and which process is the program, is only known at its end, and
 * files of processes that don't matter are not worth the memory.
 */
#include "packing/needs.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/keyed.h"
#include "base/strbuf.h"
#include "ring/recording.h"
#include "ring/stream.h"

#define PROCESSES_MAX 65536u
#define PARENTS_MAX   256u /* that are followed to find the program */
#define DELETED	      " (deleted)"

struct process {
	struct keyed_row row;
	uint32_t tgid;
	uint32_t parent;
	uint64_t start_ns;
	bool contained, used;
};

struct reading {
	int fd;
	const char *name;
	struct errline *error;
	struct decoder *decoder;
	struct needs *needs;
	uint32_t wanted; /* 0: the first */
	uint32_t other;	 /* one that was started, if the wanted one was not */
	bool merged, ended;
	struct keyed processes;
};

/* ---- the stream ---------------------------------------------------------------------------------- */

typedef int event_fn(struct reading *r, const struct event *e);

static bool is_asked_for(unsigned type)
{
	return type == XB_FILE || type == XB_START || type == XB_DEF_PROCESS || type == XB_FORK;
}

static void note_record(struct reading *r, const struct xb_hdr *rec)
{
	const struct xb_blob *b = (const void *)rec;
	struct xb_loss loss;

	r->merged |= rec->type == XB_DEF_HOST || rec->type == XB_SOURCE;
	if (rec->type == XB_BLOB && rec->len >= sizeof(*b) && b->kind == XB_BLOB_IMAGE)
		r->needs->images += b->len;
	if (rec->type != XB_LOSS || rec->flags & XB_LOSS_GAP || loss_decode(rec, &loss))
		return;
	memcpy(r->needs->counters, loss.count, sizeof(r->needs->counters));
	r->ended |= (rec->flags & XB_LOSS_END) != 0;
}

static int take_records(struct reading *r, struct stream *s, event_fn *fn)
{
	const struct xb_hdr *rec;
	struct event e;
	int n, error = 0;

	while (!error && (n = stream_next(s, &rec)) > 0) {
		note_record(r, rec);
		if (!is_asked_for(rec->type))
			continue;
		n = decoder_decode(r->decoder, rec, &e);
		if (n == -EBADMSG)
			r->needs->unread++;
		else if (n < 0)
			return n;
		else if (n > 0)
			error = fn(r, &e);
	}
	if (error)
		return error;
	/* What comes after a place that is damaged is missing, and the rest is as good as before. */
	if (n == -ENODATA || n == -EBADMSG)
		r->ended = false;
	else if (n < 0)
		return n;
	return 0;
}

static void note_state(struct reading *r, const struct stream *s)
{
	const struct recording *rec = stream_recording(s);
	struct recording_state state;

	r->needs->whole = true;
	if (rec) {
		recording_get_state(rec, &state);
		r->needs->whole = !state.missing && !state.damaged && state.ended &&
				  !state.followed;
		snprintf(r->needs->host, sizeof(r->needs->host), "%s", recording_host(rec));
	}
}

static int explain(const struct reading *r, int error, uint32_t version)
{
	if (error == -EPROTONOSUPPORT)
		return errline_set(r->error, error,
				   "%s has version %u; this xptibpf reads version %u", r->name,
				   version, XB_WIRE_VERSION);
	return errline_set(
		r->error, error, "%s: %s", r->name,
		error == -EPROTO ? "not an xptibpf recording, nor a stream of 'trace --format raw'"
				 : strerror(-error));
}

static int read_all(struct reading *r, event_fn *fn)
{
	struct stream *s = NULL;
	uint32_t version = 0;
	int n = lseek(r->fd, 0, SEEK_SET) < 0 ? -errno : stream_new(r->fd, -1, &s, &version);

	if (n < 0)
		return explain(r, n, version);
	r->needs->clock = *stream_first(s);
	r->needs->images = 0;
	r->ended = false;
	n = take_records(r, s, fn);
	if (n >= 0)
		note_state(r, s);
	r->needs->whole &= r->ended;
	stream_free(s);
	return n < 0 ? explain(r, n, 0) : 0;
}

/* ---- processes ----------------------------------------------------------------------------------- */

static struct process *process_get(struct reading *r, uint32_t tgid)
{
	struct process *p = keyed_find(&r->processes, &tgid, sizeof(tgid));

	if (!p && keyed_is_full(&r->processes))
		r->needs->crowded++;
	return p ?: keyed_add(&r->processes, &tgid, sizeof(tgid));
}

static int on_fork(struct reading *r, const struct xb_fork *f)
{
	struct process *p;

	if (f->child_tgid == f->h.tgid)
		return 0;
	p = process_get(r, f->child_tgid);
	if (!p)
		return -ENOMEM;
	p->parent = f->h.tgid;
	p->start_ns = f->start_ns;
	return 0;
}

static int on_process(struct reading *r, const struct xb_def_process *d)
{
	struct process *p = process_get(r, d->h.tgid);

	if (!p)
		return -ENOMEM;
	if (!p->parent)
		p->parent = d->ppid;
	p->start_ns = d->start_ns;
	p->contained = d->ns_pid && d->ns_pid != d->h.tgid;
	return 0;
}

static int on_start(struct reading *r, const struct event *e)
{
	struct needs *n = r->needs;

	n->starts++;
	if (n->start || (r->wanted && e->rec->tgid != r->wanted)) {
		r->other = e->rec->tgid;
		return 0;
	}
	n->start = malloc(e->rec->len);
	if (!n->start)
		return -ENOMEM;
	memcpy(n->start, e->rec, e->rec->len);
	n->pid = e->rec->tgid;
	return decoder_decode(r->decoder, &n->start->h, &n->told) == 1 ? 0 : -EBADMSG;
}

static int find_program(struct reading *r, const struct event *e)
{
	switch (e->rec->type) {
	case XB_FORK:
		return on_fork(r, (const void *)e->rec);
	case XB_DEF_PROCESS:
		return on_process(r, (const void *)e->rec);
	case XB_START:
		return on_start(r, e);
	default:
		return 0;
	}
}

/* Whether it is the program, or a child of it, or of that. */
static bool is_ours(struct reading *r, uint32_t tgid)
{
	for (unsigned i = 0; i < PARENTS_MAX && tgid; i++) {
		const struct process *p;

		if (tgid == r->needs->pid)
			return true;
		p = keyed_find(&r->processes, &tgid, sizeof(tgid));
		tgid = p ? p->parent : 0;
	}
	return false;
}

static bool is_contained(struct reading *r, uint32_t tgid)
{
	const struct process *p = keyed_find(&r->processes, &tgid, sizeof(tgid));

	return p && p->contained;
}

/* ---- files --------------------------------------------------------------------------------------- */

static struct need *find(struct needs *n, const char *path, size_t len)
{
	struct need *f;

	HASH_FIND(hh, n->files, path, len, f);
	return f;
}

static int get(struct needs *n, const char *path, struct need **ret)
{
	size_t len = strlen(path);
	struct need *f = find(n, path, len);

	if (!f) {
		if (HASH_COUNT(n->files) >= NEEDS_FILES || n->bytes + len > NEEDS_BYTES)
			return -E2BIG;
		f = calloc(1, sizeof(*f) + len + 1);
		if (!f)
			return -ENOMEM;
		memcpy(f->path, path, len);
		f->len = len;
		n->bytes += len;
		HASH_ADD_KEYPTR(hh, n->files, f->path, len, f);
	}
	*ret = f;
	return 0;
}

struct need *needs_add(struct needs *n, const char *path, unsigned role)
{
	struct need *f = NULL;

	if (get(n, path, &f) < 0)
		return NULL;
	f->roles |= role;
	return f;
}

static uint64_t time_of_day(const struct needs *n, uint64_t ts)
{
	return n->clock.realtime + (ts - n->clock.h.ts);
}

static bool is_open(const struct xb_file *f)
{
	return f->how >= XB_FILE_OPEN && f->how <= XB_FILE_OPENAT2;
}

static unsigned role_of(const struct xb_file *f)
{
	const uint64_t mode = f->flags & O_ACCMODE;
	bool writes = mode == O_WRONLY || mode == O_RDWR;

	if (f->how == XB_FILE_EXECVE || f->how == XB_FILE_EXECVEAT)
		return NEED_EXECUTED;
	if (f->how == XB_FILE_INTERPRETER)
		return NEED_INTERPRETS;
	if (f->how == XB_FILE_MAPPED)
		return NEED_MAPPED;
	/* The path of one without a name is that of its folder. */
	if (S_ISDIR(f->type) || (f->flags & O_TMPFILE) == O_TMPFILE)
		return NEED_FOLDER;
	if (f->type && !S_ISREG(f->type))
		return NEED_PLACE;
	if (f->h.flags & XB_FILE_CREATED || (f->flags & O_TRUNC && writes))
		return NEED_MADE;
	return mode == O_WRONLY ? NEED_PLACE : NEED_READ;
}

/* Its absolute path. False: it is not in the recording. */
static bool path_of(const struct event *e, struct strbuf *ret)
{
	const struct xb_file *f = (const void *)e->rec;
	const char *path = event_text(e, 0), *directory = event_text(e, 1);

	if (f->h.flags & (XB_FILE_UNREAD | XB_FILE_CUT) || !*path ||
	    (*path != '/' && *directory != '/'))
		return false;
	/* Then it begins at a directory in spite of its slash. */
	if (*path == '/' && f->resolve & RESOLVE_IN_ROOT)
		return false;
	if (*path != '/') {
		strbuf_adds(ret, directory);
		strbuf_addc(ret, '/');
	}
	strbuf_adds(ret, path);
	return true;
}

/* /proc adds it to what was removed, or replaced. */
static void cut_deleted(struct strbuf *path)
{
	size_t len = strlen(DELETED);

	if (path->len > len && !strcmp(path->buf + path->len - len, DELETED))
		path->buf[path->len -= len] = '\0';
}

/* Memory that has a name like a file. */
static bool is_memory(const char *path)
{
	return !strncmp(path, "/memfd:", 7) || !strncmp(path, "/SYSV", 5);
}

static int use(struct reading *r, const char *path, const struct xb_hdr *h, unsigned role,
	       struct need **ret)
{
	struct needs *n = r->needs;
	struct need *f = NULL;
	int e = get(n, path, &f);

	if (e == -E2BIG)
		n->crowded++;
	if (e < 0)
		return e == -E2BIG ? 0 : e;
	if (!f->roles) {
		/* Where there was nothing, the program made it, even if nobody saw how. */
		if (f->used && role == NEED_READ)
			role |= NEED_MADE;
		f->used = time_of_day(n, h->ts);
		f->elsewhere = is_contained(r, h->tgid) != is_contained(r, n->pid);
	}
	/* What it makes later was there at first. */
	f->roles |= f->roles && role == NEED_MADE ? NEED_PLACE : role;
	*ret = f;
	return 0;
}

static int on_missing(struct reading *r, const struct xb_file *f, const char *path)
{
	struct need *need = NULL;
	int e = get(r->needs, path, &need);

	if (need && !need->roles && !need->used)
		need->used = time_of_day(r->needs, f->h.ts);
	return e == -E2BIG ? 0 : e;
}

static int on_file(struct reading *r, const struct event *e)
{
	_cleanup_(strbuf_done) struct strbuf path = STRBUF_INIT;
	const struct xb_file *f = (const void *)e->rec;
	struct need *need = NULL;
	unsigned role;
	int error;

	if (f->ret < 0 && (f->ret != -ENOENT || !is_open(f)))
		return 0;
	if (!path_of(e, &path)) {
		r->needs->unread += f->ret >= 0;
		return 0;
	}
	if (strbuf_failed(&path))
		return -ENOMEM;
	if (f->ret < 0)
		return on_missing(r, f, strbuf_str(&path));
	if (f->how == XB_FILE_MAPPED) {
		cut_deleted(&path);
		if (is_memory(path.buf))
			return 0;
		r->needs->older |= f->h.tgid == r->needs->pid;
	}
	role = role_of(f);
	error = use(r, strbuf_str(&path), &f->h, role, &need);
	if (error < 0 || !need)
		return error;
	need->seen |= f->how == XB_FILE_MAPPED;
	if (role == NEED_EXECUTED && f->h.tgid == r->needs->pid && !r->needs->program)
		r->needs->program = need->path;
	if (!need->known && f->ino && role != NEED_MADE && role != NEED_FOLDER) {
		need->known = true;
		need->size = f->size;
		need->mtime = f->mtime;
	}
	return 0;
}

/* Where scripts are run, its file is the interpreter. */
static int on_file_of_start(struct reading *r, const struct event *e)
{
	_cleanup_(strbuf_done) struct strbuf path = STRBUF_INIT;
	struct need *need = NULL;
	int error;

	strbuf_adds(&path, event_text(e, 0));
	if (strbuf_failed(&path))
		return -ENOMEM;
	cut_deleted(&path);
	if (path.len && *path.buf == '/' && !is_memory(path.buf)) {
		error = use(r, path.buf, e->rec, NEED_EXECUTED, &need);
		if (error < 0)
			return error;
		if (need)
			need->seen = true;
	}
	need = NULL;
	error = *event_text(e, 1) == '/' ? use(r, event_text(e, 1), e->rec, NEED_FOLDER, &need) : 0;
	if (need)
		need->seen = true;
	return error;
}

static int gather(struct reading *r, const struct event *e)
{
	struct process *p;

	if ((e->rec->type != XB_FILE && e->rec->type != XB_START) || !is_ours(r, e->rec->tgid))
		return 0;
	p = keyed_get(&r->processes, &e->rec->tgid, sizeof(e->rec->tgid));
	if (!p)
		return -ENOMEM;
	r->needs->processes += !p->used;
	p->used = true;
	return e->rec->type == XB_FILE ? on_file(r, e) : on_file_of_start(r, e);
}

/* ---- all of it ----------------------------------------------------------------------------------- */

/* Why it may have been recorded all the same. */
static const char *excuse(const struct needs *n)
{
	if (n->counters[XB_C_STARTS_UNREAD])
		return " (it was, but they had ended before that could be read)";
	return n->whole ? ""
			: " (or it was, and is damaged or cut off, or continues in another file)";
}

static int check(struct reading *r)
{
	const struct needs *n = r->needs;
	const struct process *p;

	if (r->merged)
		return errline_set(r->error, -EINVAL,
				   "%s was merged from others: pack one of those instead", r->name);
	if (!n->start && !n->starts)
		return errline_set(
			r->error, -ESRCH,
			"%s does not have with what programs were started: record with --files%s",
			r->name, excuse(n));
	if (!n->start)
		return errline_set(r->error, -ESRCH,
				   "%s does not have the start of process %u, but that of %u",
				   r->name, r->wanted, r->other);
	p = keyed_find(&r->processes, &n->pid, sizeof(n->pid));
	if (p) {
		r->needs->start_ns = p->start_ns;
		r->needs->contained = p->contained;
	}
	return 0;
}

int needs_open(const char *path, struct errline *error)
{
	_cleanup_close_ int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;

	if (fd < 0 || fstat(fd, &st) < 0)
		return errline_set(error, -errno, "%s: %s", path, strerror(errno));
	if (!S_ISREG(st.st_mode))
		return errline_set(error, -EINVAL,
				   "%s is not a regular file and can't be read twice", path);
	return TAKE_FD(fd);
}

int needs_read(int fd, const char *name, uint32_t pid, struct needs *ret, struct errline *error)
{
	struct needs n = { 0 };
	struct reading r = {
		.fd = fd,
		.name = name,
		.error = error,
		.needs = &n,
		.wanted = pid,
		.processes = { .size = sizeof(struct process), .max = PROCESSES_MAX },
	};
	int e = decoder_new(&r.decoder);

	if (e >= 0)
		e = read_all(&r, find_program);
	if (e >= 0)
		e = check(&r);
	n.unread = 0; /* it is read again */
	if (e >= 0)
		e = read_all(&r, gather);
	decoder_free(r.decoder);
	keyed_clear(&r.processes);
	if (e < 0)
		needs_done(&n);
	else
		*ret = n;
	return e;
}

void needs_done(struct needs *n)
{
	struct need *f, *next;

	HASH_ITER(hh, n->files, f, next) {
		HASH_DEL(n->files, f);
		free(f);
	}
	free(n->start);
	n->start = NULL;
}
