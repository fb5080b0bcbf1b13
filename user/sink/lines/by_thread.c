// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * by_thread.c - see by_thread.h.
 *
 * In the temporary file, each thread has blocks of lines; a line is a struct frame and the text. The lines of a
 * thread are in order already, so sorting by time means merging the threads: there is a heap of readers, each with a
 * window on its thread's blocks. All windows together have WINDOWS bytes, unless lines are longer.
 */
#include "sink/lines/by_thread.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "base/hash.h"
#include "base/write.h"
#include "wire.h"

#define WINDOWS	   (16u << 20)
#define WINDOW_MIN 512u
#define WINDOW_MAX (64u << 10)
#define PIECE	   (256u << 10) /* of by_thread_next() */

struct frame {
	uint64_t at;
	uint32_t len;
};

struct block {
	uint64_t offset, len;
};

struct key {
	uint64_t start_ns;
	uint32_t tgid;
	uint32_t name_hash; /* names are compared, too */
};

struct lines {
	struct key key;
	char *name, comm[16];
	struct strbuf waiting; /* frames; for a file: text */
	struct block *blocks;
	size_t nblocks;
	uint64_t count;
	unsigned number;	  /* in the order of their coming */
	char *file;		  /* that was begun */
	struct lines *next_alike; /* of the same key: another name */
	UT_hash_handle hh;
};

struct reader {
	struct lines *lines;
	size_t block;
	uint64_t done; /* bytes of the block before the window */
	char *window;
	size_t have, pos, cap;
	struct frame frame; /* of the line at pos */
};

struct by_thread {
	enum xptibpf_sort sort;
	char *path;
	bool made;	       /* the folder, by us: one without a file goes with us */
	const char *extension; /* files are FOLDER/PID/NAME with it; NULL: PATH.PID.NAME */
	struct lines *threads;
	unsigned nthreads;
	size_t waiting;
	int fd; /* the temporary file */
	uint64_t size;
	/* While the end is written: */
	struct reader *readers; /* a heap if by time, in order if by thread */
	size_t nreaders, at_reader;
	bool reading;
};

/* Files can be made there: better to know before anything is traced. */
static int look_at_folder(const char *path)
{
	const char *slash = strrchr(path, '/');
	_cleanup_free_ char *folder = slash ? strndup(path, (size_t)(slash + 1 - path))
					    : strdup(".");

	if (!folder)
		return -ENOMEM;
	return access(folder, W_OK | X_OK) < 0 ? -errno : 0;
}

int by_thread_new(enum xptibpf_sort sort, const char *path, struct by_thread **ret)
{
	struct by_thread *b;
	int r = sort == XPTIBPF_SORT_FILES ? look_at_folder(path) : 0;

	if (r < 0)
		return r;
	b = calloc(1, sizeof(*b));
	if (!b)
		return -ENOMEM;
	b->sort = sort;
	b->fd = -1;
	b->path = strdup(path ?: "");
	if (!b->path) {
		free(b);
		return -ENOMEM;
	}
	*ret = b;
	return 0;
}

int by_thread_new_in(const char *folder, const char *extension, bool force, struct by_thread **ret)
{
	_cleanup_free_ char *inside = NULL;
	struct by_thread *b;
	int r, made;

	if (asprintf(&inside, "%s/", folder) < 0) {
		inside = NULL;
		return -ENOMEM;
	}
	made = create_or_use_folder(folder);
	if (made < 0 && !(made == -EEXIST && force))
		return made;
	r = by_thread_new(XPTIBPF_SORT_FILES, inside, &b);
	if (r < 0)
		return r;
	b->made = made > 0;
	b->extension = extension;
	*ret = b;
	return 0;
}

static void lines_free(struct lines *l)
{
	strbuf_done(&l->waiting);
	free(l->blocks);
	free(l->name);
	free(l->file);
	free(l);
}

struct by_thread *by_thread_free(struct by_thread *b)
{
	struct lines *l, *next, *alike;

	if (!b)
		return NULL;
	HASH_ITER(hh, b->threads, l, next) {
		HASH_DEL(b->threads, l);
		for (; l; l = alike) {
			alike = l->next_alike;
			lines_free(l);
		}
	}
	for (size_t i = 0; i < b->nreaders; i++)
		free(b->readers[i].window);
	free(b->readers);
	if (b->fd >= 0)
		close(b->fd);
	if (b->made)
		rmdir(b->path); /* fails where something is in it */
	free(b->path);
	free(b);
	return NULL;
}

/* ---- files a thread ------------------------------------------------------------------------------ */

/* Of a thread whose name is not known there is its number, as "?4243". */
static void add_name(struct strbuf *ret, const char *name)
{
	size_t len = strlen(name), cut = len > BY_THREAD_NAME ? BY_THREAD_NAME : len, i = 0;
	bool changed = cut < len;

	if (*name == '?' && isdigit((unsigned char)name[1])) {
		strbuf_adds(ret, "tid");
		i++;
	}
	for (; i < cut; i++) {
		unsigned char c = (unsigned char)name[i];
		bool plain = c < 0x80 && (isalnum(c) || strchr("_-", c));

		strbuf_addc(ret, plain ? (char)c : '_');
		changed |= !plain;
	}
	/* Names that differ are files that differ. */
	if (changed)
		strbuf_addf(ret, "-%08x", hash_bytes(name, len));
}

int by_thread_file_name(const char *path, uint32_t tgid, const char *name, struct strbuf *ret)
{
	strbuf_addf(ret, "%s.%u", path, xb_id(tgid));
	if (xb_host(tgid))
		strbuf_addf(ret, "-%u", xb_host(tgid));
	strbuf_addc(ret, '.');
	add_name(ret, name);
	return strbuf_failed(ret) ? -ENOMEM : 0;
}

/* The same for files in folders, whose folder is made. */
static int name_in_folder(const struct by_thread *b, const struct lines *l, struct strbuf *ret)
{
	int r;

	strbuf_addf(ret, "%s%u", b->path, xb_id(l->key.tgid));
	if (xb_host(l->key.tgid))
		strbuf_addf(ret, "-%u", xb_host(l->key.tgid));
	r = strbuf_failed(ret) ? -ENOMEM : create_folder(strbuf_str(ret));
	if (r < 0 && r != -EEXIST)
		return r;
	strbuf_addc(ret, '/');
	add_name(ret, l->name);
	strbuf_adds(ret, b->extension);
	return strbuf_failed(ret) ? -ENOMEM : 0;
}

/* A new file: in its place there may be one of a trace before, or a link of somebody who guessed the name. */
static int begin_file(const struct by_thread *b, struct lines *l)
{
	_cleanup_(strbuf_done) struct strbuf name = STRBUF_INIT;
	int r, fd;

	r = b->extension ? name_in_folder(b, l, &name)
			 : by_thread_file_name(b->path, l->key.tgid, l->name, &name);
	if (r < 0)
		return r;
	if (unlink(strbuf_str(&name)) < 0 && errno != ENOENT)
		return -errno;
	fd = create_new(strbuf_str(&name), O_WRONLY);
	if (fd < 0)
		return fd;
	l->file = strdup(strbuf_str(&name));
	if (l->file)
		return fd;
	close(fd);
	return -ENOMEM;
}

static int append(const struct by_thread *b, struct lines *l, const char *text, size_t len)
{
	int fd, r;

	fd = l->file ? open(l->file, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
		     : begin_file(b, l);
	if (fd < 0)
		return l->file ? -errno : fd;
	r = write_all(fd, text, len);
	if (close(fd) < 0 && !r)
		r = -errno;
	return r;
}

/* ---- the temporary file -------------------------------------------------------------------------- */

static int open_temporary(struct by_thread *b)
{
	const char *folder = secure_getenv("TMPDIR") ?: "/var/tmp";
	char name[4096];

	b->fd = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
	if (b->fd >= 0 || (errno != EOPNOTSUPP && errno != EISDIR))
		return b->fd < 0 ? -errno : 0;
	/* A file system that knows no files without a name. */
	if ((size_t)snprintf(name, sizeof(name), "%s/xptibpf-XXXXXX", folder) >= sizeof(name))
		return -ENAMETOOLONG;
	b->fd = mkostemp(name, O_CLOEXEC);
	if (b->fd < 0)
		return -errno;
	unlink(name);
	return 0;
}

static int spill(struct by_thread *b, struct lines *l)
{
	struct block *more = reallocarray(l->blocks, l->nblocks + 1, sizeof(*more));
	int r;

	if (!more)
		return -ENOMEM;
	l->blocks = more;
	r = b->fd < 0 ? open_temporary(b) : 0;
	if (r >= 0)
		r = write_all(b->fd, l->waiting.buf, l->waiting.len);
	if (r < 0)
		return r;
	l->blocks[l->nblocks++] = (struct block){ .offset = b->size, .len = l->waiting.len };
	b->size += l->waiting.len;
	return 0;
}

/* Everything that waits goes out; buffers are given back, for the next lines may be other threads'. */
static int flush(struct by_thread *b)
{
	bool files = b->sort == XPTIBPF_SORT_FILES;
	struct lines *l, *next;
	int r;

	HASH_ITER(hh, b->threads, l, next) {
		for (; l; l = l->next_alike) {
			if (!l->waiting.len)
				continue;
			r = files ? append(b, l, l->waiting.buf, l->waiting.len) : spill(b, l);
			if (r < 0)
				return r;
			strbuf_done(&l->waiting);
		}
	}
	b->waiting = 0;
	return 0;
}

bool by_thread_empty(const struct by_thread *b)
{
	return !b->nthreads;
}

int by_thread_flush(struct by_thread *b)
{
	return b->sort == XPTIBPF_SORT_FILES && b->waiting ? flush(b) : 0;
}

int by_thread_end(struct by_thread *b, const char *text, size_t len)
{
	struct lines *l, *next;
	int r = flush(b);

	HASH_ITER(hh, b->threads, l, next) {
		for (; l && r >= 0; l = l->next_alike)
			r = append(b, l, text, len);
	}
	return r;
}

/* ---- lines in ------------------------------------------------------------------------------------ */

static int find(struct by_thread *b, uint32_t tgid, uint64_t start_ns, const char *comm,
		const char *name, struct lines **ret)
{
	/* Files are named by pid, so a pid that is given anew goes on in the same. */
	struct key key = { .tgid = tgid, .start_ns = b->sort == XPTIBPF_SORT_FILES ? 0 : start_ns };
	struct lines *l, *first;

	if (b->nthreads >= BY_THREAD_MAX) {
		key = (struct key){ 0 };
		name = "others";
		comm = "";
	}
	key.name_hash = hash_bytes(name, strlen(name));
	HASH_FIND(hh, b->threads, &key, sizeof(key), first);
	for (l = first; l && strcmp(l->name, name) != 0; l = l->next_alike)
		;
	if (l) {
		*ret = l;
		return 0;
	}
	l = calloc(1, sizeof(*l));
	if (!l)
		return -ENOMEM;
	l->name = strdup(name);
	if (!l->name) {
		free(l);
		return -ENOMEM;
	}
	l->key = key;
	l->number = b->nthreads++;
	strncpy(l->comm, comm, sizeof(l->comm) - 1);
	if (first) {
		l->next_alike = first->next_alike;
		first->next_alike = l;
	} else {
		HASH_ADD(hh, b->threads, key, sizeof(key), l);
	}
	*ret = l;
	return 0;
}

int by_thread_add(struct by_thread *b, uint32_t tgid, uint64_t start_ns, const char *comm,
		  const char *name, uint64_t at, const char *text, size_t len)
{
	const struct frame f = { .at = at, .len = (uint32_t)len };
	struct lines *l;
	size_t before;
	int r;

	r = find(b, tgid, start_ns, comm, name, &l);
	if (r < 0)
		return r;
	before = l->waiting.len;
	if (b->sort != XPTIBPF_SORT_FILES)
		strbuf_add(&l->waiting, &f, sizeof(f));
	strbuf_add(&l->waiting, text, len);
	if (strbuf_failed(&l->waiting))
		return -ENOMEM;
	l->count++;
	b->waiting += l->waiting.len - before;
	return b->waiting > BY_THREAD_WAIT ? flush(b) : 0;
}

/* ---- lines out ----------------------------------------------------------------------------------- */

/* Makes the window begin where the line is that is read next, and hold n bytes of it at least. */
static int fill(const struct by_thread *b, struct reader *r, size_t n)
{
	const struct block *block = &r->lines->blocks[r->block];
	uint64_t left;

	r->done += r->pos;
	r->pos = r->have = 0;
	if (n > r->cap || !r->window) {
		char *more;

		r->cap = n > r->cap ? n : r->cap;
		more = realloc(r->window, r->cap);
		if (!more)
			return -ENOMEM;
		r->window = more;
	}
	left = block->len - r->done;
	if (left > r->cap)
		left = r->cap;
	while (r->have < left) {
		ssize_t got = pread(b->fd, r->window + r->have, left - r->have,
				    (off_t)(block->offset + r->done + r->have));

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return got < 0 ? -errno : -EIO;
		r->have += (size_t)got;
	}
	return r->have < n ? -EIO : 0;
}

/* The next line of a thread: in r->frame, and after it in the window. 1; 0: there is none. */
static int read_line(const struct by_thread *b, struct reader *r)
{
	size_t whole;
	int e;

	while (r->block < r->lines->nblocks && r->done + r->pos == r->lines->blocks[r->block].len) {
		r->block++;
		r->done = 0;
		r->pos = r->have = 0;
	}
	if (r->block == r->lines->nblocks)
		return 0;
	if (!r->window || r->have - r->pos < sizeof(r->frame)) {
		e = fill(b, r, sizeof(r->frame));
		if (e < 0)
			return e;
	}
	memcpy(&r->frame, r->window + r->pos, sizeof(r->frame));
	whole = sizeof(r->frame) + r->frame.len;
	if (r->have - r->pos < whole) {
		e = fill(b, r, whole);
		if (e < 0)
			return e;
	}
	return 1;
}

static void take_line(struct reader *r, struct strbuf *out)
{
	strbuf_add(out, r->window + r->pos + sizeof(r->frame), r->frame.len);
	r->pos += sizeof(r->frame) + r->frame.len;
}

/* Processes by pid; in each, the threads by their names, main_2 before main_10. */
static int by_name(const void *a, const void *b)
{
	const struct lines *x = ((const struct reader *)a)->lines,
			   *y = ((const struct reader *)b)->lines;
	int r;

	if (x->key.tgid != y->key.tgid)
		return x->key.tgid < y->key.tgid ? -1 : 1;
	if (x->key.start_ns != y->key.start_ns)
		return x->key.start_ns < y->key.start_ns ? -1 : 1;
	r = strverscmp(x->name, y->name);
	return r ? r : x->number < y->number ? -1 : 1;
}

static bool is_before(const struct reader *a, const struct reader *b)
{
	return a->frame.at != b->frame.at ? a->frame.at < b->frame.at
					  : a->lines->number < b->lines->number;
}

static void sink_down(struct by_thread *b, size_t i)
{
	for (;;) {
		size_t least = i, child = 2 * i + 1;
		struct reader t;

		for (size_t c = child; c < child + 2 && c < b->nreaders; c++)
			if (is_before(&b->readers[c], &b->readers[least]))
				least = c;
		if (least == i)
			return;
		t = b->readers[i];
		b->readers[i] = b->readers[least];
		b->readers[least] = t;
		i = least;
	}
}

static void drop_first(struct by_thread *b)
{
	free(b->readers[0].window);
	b->readers[0] = b->readers[--b->nreaders];
}

static int begin_reading(struct by_thread *b)
{
	bool by_time = b->sort == XPTIBPF_SORT_TIME;
	struct lines *l, *next;
	size_t window;
	int r = flush(b);

	if (r < 0)
		return r;
	b->reading = true;
	b->readers = calloc(b->nthreads + 1, sizeof(*b->readers));
	if (!b->readers)
		return -ENOMEM;
	window = by_time && b->nthreads ? WINDOWS / b->nthreads : WINDOW_MAX;
	window = window < WINDOW_MIN ? WINDOW_MIN : window > WINDOW_MAX ? WINDOW_MAX : window;
	HASH_ITER(hh, b->threads, l, next) {
		for (; l; l = l->next_alike)
			b->readers[b->nreaders++] = (struct reader){ .lines = l, .cap = window };
	}
	if (!by_time) {
		qsort(b->readers, b->nreaders, sizeof(*b->readers), by_name);
		return 0;
	}
	for (size_t i = 0; i < b->nreaders; i++) {
		r = read_line(b, &b->readers[i]);
		if (r < 0)
			return r;
	}
	for (size_t i = b->nreaders / 2; i--;)
		sink_down(b, i);
	return 0;
}

/* A piece in the order of time. 1, 0, -errno. */
static int next_by_time(struct by_thread *b, struct strbuf *out)
{
	const size_t end = out->len + PIECE;

	while (b->nreaders) {
		struct reader *first = &b->readers[0];
		int r;

		if (out->len > end)
			return 1;
		take_line(first, out);
		r = read_line(b, first);
		if (r < 0)
			return r;
		if (!r)
			drop_first(b);
		sink_down(b, 0);
	}
	return 0;
}

static void add_heading(const struct by_thread *b, const struct lines *l, struct strbuf *out)
{
	strbuf_adds(out, b->at_reader ? "\n== " : "== ");
	if (*l->comm) {
		strbuf_adds_escaped(out, l->comm);
		strbuf_addc(out, ' ');
	}
	if (l->key.tgid)
		strbuf_addf(out, "%u ", l->key.tgid);
	strbuf_addf(out, "%s: %llu line%s ==\n", l->name, (unsigned long long)l->count,
		    l->count == 1 ? "" : "s");
}

static int next_by_thread(struct by_thread *b, struct strbuf *out)
{
	const size_t end = out->len + PIECE;

	for (; b->at_reader < b->nreaders; b->at_reader++) {
		struct reader *reader = &b->readers[b->at_reader];
		int r;

		if (!reader->window)
			add_heading(b, reader->lines, out);
		while ((r = read_line(b, reader)) > 0) {
			take_line(reader, out);
			if (out->len > end)
				return 1;
		}
		if (r < 0)
			return r;
		free(reader->window);
		reader->window = NULL;
	}
	return 0;
}

int by_thread_next(struct by_thread *b, struct strbuf *out)
{
	int r = b->reading ? 0 : begin_reading(b);

	if (r < 0)
		return r;
	r = b->sort == XPTIBPF_SORT_TIME ? next_by_time(b, out) : next_by_thread(b, out);
	return strbuf_failed(out) ? -ENOMEM : r;
}
