// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * reader.c - see reader.h.
 *
 * If the process that forks readers was ended, there is another one: a copy of the tracer as it is by then, or where the
 * tracer may have secrets by then, one that was never a copy (base/anew.h).
 */
#include "plan/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/anew.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/pass.h"
#include "plan/file_check.h"
#include "plan/reader_worker.h"

/*
 * For a reader. There mostly is one, but while somebody places many probes, a fork takes seconds, for which no file is to
 * blame.
 */
#define READY_MS 30000
#define WAIT_MS	 5000 /* for all of a file; the reader's own limit is one of processor time */
#define ROW_MS	 1000 /* for an answer of tables, which takes microseconds */
#define SLOW_MS	 1000 /* a file that took so long for nothing is left alone for a while */
#define AGAIN_NS (30 * 1000000000ULL)
#define SLOW_MAX 16

/* A file, or (inode 0) the file system of one that others answer for. */
struct slow {
	dev_t dev;
	ino_t ino;
	uint64_t until;
};

struct reader {
	int sock;      /* of the one that forks; -1: there is none */
	uint32_t gone; /* how many of those there were before */
	struct slow slow[SLOW_MAX];
	unsigned nslow; /* that there ever were */
	struct file_plan plan;
	struct reader_message message;
};

/* A reader that has no file yet, or one. */
struct one {
	int sock;
	uint32_t number, of; /* its number, and reader.gone of the one that forked it */
	uint64_t until;	     /* ns: when it has to be done */
	bool asks;	     /* it can't read the file's descriptor itself */
};

/* ---- the one that forks -------------------------------------------------------------------------- */

static void give_up(struct reader *r)
{
	if (r->sock < 0)
		return;
	close(r->sock);
	r->sock = -1;
	r->gone++;
}

/* Returns its socket, or -errno. */
static int fork_worker(void)
{
	int sock, e = pass_fork(&sock);

	if (e > 0) {
		anew(READER_WORD, sock);
		reader_worker(sock);
	}
	return e < 0 ? e : sock;
}

static int start(struct reader *r)
{
	int sock = r->sock >= 0 ? r->sock : fork_worker();

	if (sock < 0)
		return sock;
	r->sock = sock;
	return 0;
}

int reader_new(struct reader **ret)
{
	struct reader *r = calloc(1, sizeof(*r));
	int e;

	if (!r)
		return -ENOMEM;
	r->sock = -1;
	e = start(r);
	if (e < 0) {
		free(r);
		return e;
	}
	*ret = r;
	return 0;
}

struct reader *reader_free(struct reader *r)
{
	if (!r)
		return NULL;
	give_up(r);
	free(r);
	return NULL;
}

/* -EAGAIN: the one that forks has ended; -ECHILD: it has none. */
static int take_ready(struct reader *r, struct one *ret)
{
	struct reader_ready ready;
	int sock = -1;
	ssize_t n;

	if (!pass_wait(r->sock, now_ns() + READY_MS * NS_PER_MS))
		return -ECHILD;
	n = pass_recv(r->sock, &ready, sizeof(ready), &sock, MSG_DONTWAIT);
	ret->sock = n > 0 ? sock : -1;
	if (n != sizeof(ready) || (ready.error >= 0) != (sock >= 0))
		return -EAGAIN;
	ret->number = ready.number;
	ret->of = r->gone;
	return pass_send(r->sock, &(struct reader_order){ READER_TAKEN, ready.number },
			 sizeof(struct reader_order), -1, 0) < 0
		       ? -EAGAIN
	       : ready.error < 0 ? -ECHILD
				 : 0;
}

static void one_done(struct one *one)
{
	if (one->sock >= 0)
		close(one->sock);
	one->sock = -1;
}

/* There is one ready, unless the one that forks was ended: then there is another one. */
static int get_one(struct reader *r, struct one *ret)
{
	for (int tries = 0; tries < 2; tries++) {
		int e = start(r);

		if (e < 0)
			return -ECHILD;
		e = take_ready(r, ret);
		if (e != -EAGAIN)
			return e;
		one_done(ret);
		give_up(r);
	}
	return -ECHILD;
}

/* ---- one file ------------------------------------------------------------------------------------ */

/* For a reader that can't read the file: its bytes, which nobody here looks at. */
static int give_data(struct reader *r, const struct one *one, int fd)
{
	struct reader_message *m = &r->message;
	ssize_t n;

	if (!one->asks || m->size > READER_CHUNK)
		return -EPROTO;
	n = foreign_read(fd, m->data, m->size, m->at);
	m->kind = READER_DATA;
	m->result = n < 0 ? (int32_t)n : 0;
	m->size = n < 0 ? 0 : (uint32_t)n;
	return pass_send(one->sock, m, READER_HEAD + m->size, -1, MSG_DONTWAIT) < 0 ? -EPROTO : 0;
}

/* *got: bytes of the plan that there are. 1: it is complete. */
static int take_part(struct reader *r, size_t *got)
{
	const struct reader_message *m = &r->message;
	size_t size;

	if (!m->size || m->size > sizeof(r->plan) - *got)
		return -EPROTO;
	memcpy((char *)&r->plan + *got, m->data, m->size);
	*got += m->size;
	if (*got < file_plan_size(0))
		return 0;
	if (r->plan.nfuncs > FILE_PLAN_FUNCS)
		return -EPROTO;
	size = file_plan_size(r->plan.nfuncs);
	return *got > size ? -EPROTO : *got == size;
}

/* A message, whole. 0: it asked for a part of the file, and has it. */
static int take_message(struct reader *r, const struct one *one, int fd)
{
	struct reader_message *m = &r->message;
	int given = -1;
	ssize_t n;

	if (!pass_wait(one->sock, one->until))
		return -ETIME;
	n = pass_recv(one->sock, m, sizeof(*m), &given, MSG_DONTWAIT);
	if (n > 0 && given >= 0)
		close(given);
	if (n < (ssize_t)READER_HEAD)
		return -EPROTO;
	if (m->kind == READER_ASKS && n == (ssize_t)READER_HEAD)
		return give_data(r, one, fd);
	return (size_t)n == READER_HEAD + m->size ? 1 : -EPROTO;
}

/* fd -1: none. */
static int tell(struct reader *r, const struct one *one, enum reader_kind kind, uint64_t at, int fd)
{
	memset(&r->message, 0, READER_HEAD);
	r->message.kind = kind;
	r->message.at = at;
	return pass_send(one->sock, &r->message, READER_HEAD, fd, 0) < 0 ? -EPROTO : 0;
}

static int talk(struct reader *r, const struct one *one, int fd)
{
	size_t got = 0;
	int e = tell(r, one, READER_FILE, 0, fd);

	if (e < 0)
		return e;
	do {
		e = take_message(r, one, fd);
		if (e > 0)
			e = r->message.kind == READER_PART ? take_part(r, &got) : -EPROTO;
	} while (!e);
	return e < 0 ? e : 0;
}

static bool is_slow(const struct reader *r, const struct slow *file)
{
	for (unsigned i = 0; i < SLOW_MAX; i++)
		if (r->slow[i].dev == file->dev && r->slow[i].ino == file->ino &&
		    r->slow[i].until > file->until)
			return true;
	return false;
}

/* It is ended, if it has not ended. */
static void let_go(struct reader *r, const struct one *one)
{
	if (r->sock < 0 || one->of != r->gone)
		return;
	/* If this fails, there is nobody to hear it, which is noticed with the next file. */
	(void)pass_send(r->sock, &(struct reader_order){ READER_DONE, one->number },
			sizeof(struct reader_order), -1, MSG_DONTWAIT);
}

static int read_file(struct reader *r, struct one *one, int fd)
{
	int e;

	one->until = now_ns() + WAIT_MS * NS_PER_MS;
	e = talk(r, one, fd);
	let_go(r, one);
	return e;
}

int reader_read(struct reader *r, int fd, const struct file_plan **ret)
{
	_cleanup_(one_done) struct one one = { .sock = -1 };
	uint64_t since = now_ns();
	struct slow file = { .until = since };
	int flags = fcntl(fd, F_GETFL);
	struct stat st;
	int e;

	if (flags < 0)
		return -errno;
	e = foreign_stat(fd, &st);
	if (e < 0)
		return e;
	one.asks = flags & O_PATH;
	file.dev = st.st_dev;
	file.ino = one.asks ? 0 : st.st_ino;
	if (is_slow(r, &file))
		return -ETIME;
	e = get_one(r, &one);
	if (e < 0)
		return e;
	since = now_ns();
	e = read_file(r, &one, fd);
	if (e >= 0 && !file_plan_is_sound(&r->plan, (uint64_t)st.st_size))
		e = -EPROTO;
	if (e < 0 && now_ns() - since > SLOW_MS * NS_PER_MS) {
		file.until = now_ns() + AGAIN_NS;
		r->slow[r->nslow++ % SLOW_MAX] = file;
	}
	if (e < 0)
		return e;
	*ret = &r->plan;
	return r->plan.error;
}

/* ---- tables -------------------------------------------------------------------------------------- */

struct reader_tables {
	struct reader *r;
	struct one one;
};

/* Errors of the answer itself are in it. */
static int take_answer(struct reader_tables *t, int fd, void *ret, size_t size)
{
	const struct reader_message *m = &t->r->message;
	int e;

	t->one.until = now_ns() + ROW_MS * NS_PER_MS;
	do {
		e = take_message(t->r, &t->one, fd);
	} while (!e);
	if (e < 0 || m->kind != READER_ANSWER || m->size != size)
		return e < 0 ? e : -EPROTO;
	memcpy(ret, m->data, size);
	return 0;
}

struct reader_tables *reader_tables_close(struct reader_tables *t)
{
	if (!t)
		return NULL;
	if (t->one.sock >= 0)
		let_go(t->r, &t->one);
	one_done(&t->one);
	free(t);
	return NULL;
}

static int begin_tables(struct reader_tables *t, int fd, struct tables_code *ret)
{
	int e = get_one(t->r, &t->one);

	if (e >= 0)
		e = tell(t->r, &t->one, READER_TABLES, 0, fd);
	if (e >= 0)
		e = take_answer(t, fd, ret, sizeof(*ret));
	if (e < 0)
		return e;
	return tables_code_is_sound(ret) ? ret->error : -EPROTO;
}

int reader_tables_open(struct reader *r, int fd, struct tables_code *ret_code,
		       struct reader_tables **ret)
{
	struct reader_tables *t = calloc(1, sizeof(*t));
	int flags = fcntl(fd, F_GETFL), e;

	if (!t)
		return -ENOMEM;
	t->r = r;
	t->one = (struct one){ .sock = -1, .asks = flags >= 0 && flags & O_PATH };
	e = flags < 0 ? -errno : begin_tables(t, fd, ret_code);
	if (e < 0) {
		reader_tables_close(t);
		return e;
	}
	*ret = t;
	return 0;
}

int reader_tables_row(struct reader_tables *t, int fd, uint64_t vaddr, struct cfi_row *ret)
{
	struct tables_row row;
	int e = tell(t->r, &t->one, READER_ROW, vaddr, -1);

	if (e >= 0)
		e = take_answer(t, fd, &row, sizeof(row));
	if (e < 0)
		return e;
	if (!tables_row_is_sound(&row))
		return -EPROTO;
	if (!row.error)
		*ret = row.row;
	return row.error;
}

/* ---- texts --------------------------------------------------------------------------------------- */

/* All of them are whole, and might be names. */
static int take_texts(const struct reader_message *m, texts_fn fn, void *u)
{
	const char *text = m->data, *end = m->data + m->size, *nul;
	int e = m->size ? 0 : -EPROTO;

	while (!e && text < end) {
		nul = memchr(text, '\0', (size_t)(end - text));
		if (!nul || nul - text < TEXTS_SHORTEST || nul - text > TEXTS_LONGEST ||
		    !texts_is_name(text, (size_t)(nul - text)))
			return -EPROTO;
		e = fn(u, text, (size_t)(nul - text));
		text = nul + 1;
	}
	return e;
}

/* 1: that was the last one. */
static int take_end(const struct reader_message *m, uint64_t max, struct texts_end *ret)
{
	if (m->kind != READER_ANSWER || m->size != sizeof(*ret))
		return -EPROTO;
	memcpy(ret, m->data, sizeof(*ret));
	return ret->error > 0 || ret->searched > max ? -EPROTO : 1;
}

static int take_all_texts(struct reader *r, struct one *one, int fd, uint64_t max, texts_fn fn,
			  void *u, struct texts_end *ret)
{
	int e;

	one->until = now_ns() + WAIT_MS * NS_PER_MS;
	e = tell(r, one, READER_TEXTS, max, fd);
	while (!e) {
		e = take_message(r, one, fd);
		if (e > 0)
			e = r->message.kind == READER_PART ? take_texts(&r->message, fn, u)
							   : take_end(&r->message, max, ret);
	}
	let_go(r, one);
	return e < 0 ? e : ret->error;
}

int reader_texts(struct reader *r, int fd, uint64_t max, texts_fn fn, void *u,
		 uint64_t *ret_searched)
{
	_cleanup_(one_done) struct one one = { .sock = -1 };
	int flags = fcntl(fd, F_GETFL), e = flags < 0 ? -errno : get_one(r, &one);
	struct texts_end end = { .searched = max };

	one.asks = flags >= 0 && flags & O_PATH;
	if (e >= 0)
		e = take_all_texts(r, &one, fd, max, fn, u, &end);
	*ret_searched = e < 0 ? max : end.searched;
	return e;
}

const char *reader_error(int error)
{
	switch (error) {
	case -ETIME:
		return "it takes too long to read";
	case -EPROTO:
		return "the process that reads it fails";
	case -ECHILD:
		return "there is no process to read it";
	default:
		return NULL;
	}
}
