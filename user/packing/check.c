// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * check.c - see check.h.
 *
 * The list is read twice: sizes are compared at once, so that a copy that was cut is reported before anything is hashed. Files that
 * are there and not in the list are none of its business. Neither is who made the list: it finds what happened by accident.
 */
#include "packing/check.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/sha256.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "packing/below.h"

#define LIST	   "pack.json"
#define LIST_MAX   (256u << 20) /* bytes */
#define WHAT_TO_DO "copy the pack again, or make it again with 'xptibpf pack'"

struct check {
	const char *folder;
	int fd;
	bool hashes;	 /* this time */
	sqlite3 *reader; /* of JSON */
	/* A file. */
	const char *path, *hash;
	uint64_t size;
	unsigned closed; /* files whose bytes this user may not read */
	struct errline *error;
};

static void finalize(sqlite3_stmt **s)
{
	sqlite3_finalize(*s);
}

static void close_reader(sqlite3 **reader)
{
	sqlite3_close(*reader);
}

/* ---- a file -------------------------------------------------------------------------------------- */

static int is_other(const struct check *c, const char *path, const char *how)
{
	_cleanup_(strbuf_done) struct strbuf folder = STRBUF_INIT, shown = STRBUF_INIT;

	strbuf_adds_escaped(&folder, c->folder);
	strbuf_adds_escaped(&shown, path);
	return errline_set(c->error, -EBADMSG, "'%s' in the pack '%s' %s: " WHAT_TO_DO,
			   strbuf_str(&shown), strbuf_str(&folder), how);
}

static int is_unreadable(const struct check *c, const char *path, int error)
{
	char how[128];

	snprintf(how, sizeof(how), "can't be read (%s)", strerror(-error));
	return is_other(c, path, how);
}

static int compare_size(const struct check *c, const char *path, int fd)
{
	struct stat st;
	char how[96];

	if (fstat(fd, &st) < 0)
		return -errno;
	if (!S_ISREG(st.st_mode))
		return is_other(c, path, "is no file any more");
	if ((uint64_t)st.st_size == c->size)
		return 0;
	snprintf(how, sizeof(how), "has %llu bytes, and had %llu when it was packed",
		 (unsigned long long)st.st_size, (unsigned long long)c->size);
	return is_other(c, path, how);
}

/* Who may only execute it can't look inside. */
static int compare_hash(struct check *c, const char *path)
{
	_cleanup_close_ int fd = open_below(c->fd, path, O_RDONLY | O_NONBLOCK, 0);
	char text[SHA256_TEXT];
	uint8_t hash[32];
	int r;

	if (fd == -EACCES) {
		c->closed++;
		return 0;
	}
	r = fd < 0 ? fd : sha256_file(fd, hash);
	if (r < 0)
		return is_unreadable(c, path, r);
	sha256_text(hash, text);
	return strcmp(text, c->hash) != 0
		       ? is_other(c, path, "has other bytes than when it was packed")
		       : 0;
}

static int check_file(struct check *c)
{
	_cleanup_(strbuf_done) struct strbuf path = STRBUF_INIT;
	_cleanup_close_ int fd = -1;

	strbuf_addf(&path, "%s%s", *c->path == '/' ? "root" : "", c->path);
	if (strbuf_failed(&path))
		return -ENOMEM;
	fd = open_below(c->fd, strbuf_str(&path), O_PATH, 0);
	/* The list has paths behind links, and none that leads over one. A byte of a name that is no text is not in it, either. */
	if (fd == -ENOENT && strstr(c->path, UTF8_REPLACEMENT))
		return 0;
	if (fd == -ENOENT)
		return is_other(c, strbuf_str(&path), "is missing");
	if (fd == -EACCES) {
		c->closed += c->hashes;
		return 0;
	}
	if (fd < 0)
		return is_unreadable(c, strbuf_str(&path), fd);
	return c->hashes ? compare_hash(c, strbuf_str(&path))
			 : compare_size(c, strbuf_str(&path), fd);
}

/* ---- the list ------------------------------------------------------------------------------------ */

enum column {
	COLUMN_PATH,
	COLUMN_SIZE,
	COLUMN_HASH,
};

static const char *text_of(sqlite3_stmt *row, enum column column)
{
	return (const char *)sqlite3_column_text(row, column);
}

static int is_damaged(const struct check *c)
{
	return is_other(c, LIST, "is damaged or cut off");
}

static int check_row(struct check *c, sqlite3_stmt *row)
{
	/* What could not be packed has neither. */
	if (sqlite3_column_type(row, COLUMN_SIZE) == SQLITE_NULL &&
	    sqlite3_column_type(row, COLUMN_HASH) == SQLITE_NULL)
		return 0;
	if (sqlite3_column_type(row, COLUMN_PATH) != SQLITE_TEXT ||
	    sqlite3_column_type(row, COLUMN_SIZE) != SQLITE_INTEGER ||
	    sqlite3_column_type(row, COLUMN_HASH) != SQLITE_TEXT)
		return is_damaged(c);
	c->path = text_of(row, COLUMN_PATH);
	c->size = (uint64_t)sqlite3_column_int64(row, COLUMN_SIZE);
	c->hash = text_of(row, COLUMN_HASH);
	return c->path && c->hash ? check_file(c) : -ENOMEM;
}

static int prepare(const struct check *c, const char *sql, const char *list, size_t len,
		   sqlite3_stmt **ret)
{
	if (sqlite3_prepare_v2(c->reader, sql, -1, ret, NULL) != SQLITE_OK ||
	    sqlite3_bind_text(*ret, 1, list, (int)len, SQLITE_STATIC) != SQLITE_OK)
		return -ENOMEM;
	return 0;
}

/* Whatever else is in the list, it is JSON and has an array of files. */
static int check_form(const struct check *c, const char *list, size_t len)
{
	_cleanup_(finalize) sqlite3_stmt *form = NULL;
	int r = prepare(c, "SELECT json_type(?1, '$.files') = 'array'", list, len, &form);

	if (r < 0)
		return r;
	r = sqlite3_step(form);
	if (r == SQLITE_NOMEM)
		return -ENOMEM;
	return r == SQLITE_ROW && sqlite3_column_int(form, 0) ? 0 : is_damaged(c);
}

static int check_list(struct check *c, const char *list, size_t len)
{
	_cleanup_(finalize) sqlite3_stmt *row = NULL;
	int r = prepare(c,
			"SELECT value->>'path', value->>'size', value->>'sha256'"
			" FROM json_each(?1, '$.files') WHERE type = 'object'",
			list, len, &row);
	int step = SQLITE_DONE;

	while (!r && (step = sqlite3_step(row)) == SQLITE_ROW)
		r = check_row(c, row);
	if (!r && step != SQLITE_DONE)
		return step == SQLITE_NOMEM ? -ENOMEM : is_damaged(c);
	return r;
}

static int read_list(const struct check *c, char **ret, size_t *ret_len)
{
	_cleanup_close_ int fd = open_below(c->fd, LIST, O_RDONLY | O_NONBLOCK, 0);
	_cleanup_free_ char *text = NULL;
	struct stat st;
	ssize_t n;

	if (fd < 0)
		return fd == -ENOENT ? is_other(c, LIST, "is missing") : is_unreadable(c, LIST, fd);
	if (fstat(fd, &st) < 0)
		return -errno;
	if (!S_ISREG(st.st_mode) || st.st_size > LIST_MAX)
		return is_other(c, LIST, "is none");
	text = malloc((size_t)st.st_size + 1);
	if (!text)
		return -ENOMEM;
	n = read(fd, text, (size_t)st.st_size);
	if (n != st.st_size)
		return is_unreadable(c, LIST, n < 0 ? -errno : -EIO);
	*ret_len = (size_t)n;
	*ret = TAKE_PTR(text);
	return 0;
}

int packing_check(const char *folder, struct errline *error)
{
	_cleanup_close_ int fd = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
	_cleanup_free_ char *text = NULL;
	_cleanup_(close_reader) sqlite3 *reader = NULL;
	struct check c = { .folder = folder, .fd = fd, .error = error };
	size_t len = 0;
	int r;

	if (fd < 0)
		return errline_set(error, -errno, "'%s': %s", folder, strerror(errno));
	if (sqlite3_open_v2(":memory:", &reader, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		return -ENOMEM;
	c.reader = reader;
	r = read_list(&c, &text, &len);
	if (!r)
		r = check_form(&c, text, len);
	if (!r)
		r = check_list(&c, text, len);
	c.hashes = true;
	if (!r)
		r = check_list(&c, text, len);
	return r < 0 ? r : (int)c.closed;
}
