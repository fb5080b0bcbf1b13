// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * check.c - see check.h.
 *
 * The list is read twice: sizes are compared at once, so that a copy that was cut is told of before anything is hashed. Files that
 * are there and not in the list are none of its business. Neither is who made the list: it finds what happened by accident.
 */
#include "packing/check.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/sha256.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "packing/json_scan.h"

#define LIST	   "pack.json"
#define LIST_MAX   (256u << 20) /* bytes */
#define WHAT_TO_DO "copy the pack again, or make it again with 'xptibpf pack'"

struct check {
	const char *folder;
	int fd;
	bool hashes; /* this time */
	struct strbuf path, hash, word;
	uint64_t size;
	struct errline *error;
};

/* Links are followed nowhere: the list has the paths that are behind them. */
static int open_at(const struct check *c, const char *path, uint64_t flags)
{
	const struct open_how how = {
		.flags = flags | O_CLOEXEC | O_NOFOLLOW,
		.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
	};
	int fd = (int)syscall(SYS_openat2, c->fd, path, &how, sizeof(how));

	return fd < 0 ? -errno : fd;
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
static int compare_hash(const struct check *c, const char *path)
{
	_cleanup_close_ int fd = open_at(c, path, O_RDONLY | O_NONBLOCK);
	char text[SHA256_TEXT];
	uint8_t hash[32];
	int r;

	if (fd == -EACCES)
		return 0;
	r = fd < 0 ? fd : sha256_file(fd, hash);
	if (r < 0)
		return is_unreadable(c, path, r);
	sha256_text(hash, text);
	return strcmp(text, strbuf_str(&c->hash)) != 0
		       ? is_other(c, path, "has other bytes than when it was packed")
		       : 0;
}

static int check_file(const struct check *c)
{
	_cleanup_(strbuf_done) struct strbuf path = STRBUF_INIT;
	_cleanup_close_ int fd = -1;
	const char *at = strbuf_str(&c->path);

	strbuf_addf(&path, "%s%s", *at == '/' ? "root" : "", at);
	if (strbuf_failed(&path))
		return -ENOMEM;
	fd = open_at(c, strbuf_str(&path), O_PATH);
	/* A byte of its name that is no text is not in the list. */
	if (fd == -ENOENT && strstr(at, UTF8_REPLACEMENT))
		return 0;
	if (fd == -ENOENT)
		return is_other(c, strbuf_str(&path), "is missing");
	if (fd < 0)
		return fd == -EACCES ? 0 : is_unreadable(c, strbuf_str(&path), fd);
	return c->hashes ? compare_hash(c, strbuf_str(&path))
			 : compare_size(c, strbuf_str(&path), fd);
}

/* ---- the list ------------------------------------------------------------------------------------ */

static int check_element(struct check *c, struct json_scan *s)
{
	bool has_path = false, has_size = false, has_hash = false;

	if (!json_scan_enter(s, '{')) {
		json_scan_skip(s);
		return 0;
	}
	while (json_scan_member(s, &c->word)) {
		const char *key = strbuf_str(&c->word);

		if (!strcmp(key, "path"))
			has_path = json_scan_text(s, &c->path);
		else if (!strcmp(key, "size"))
			has_size = json_scan_u64(s, &c->size);
		else if (!strcmp(key, "sha256"))
			has_hash = json_scan_text(s, &c->hash);
		else
			json_scan_skip(s);
	}
	/* What could not be packed has neither. */
	return has_path && has_size && has_hash && !s->bad ? check_file(c) : 0;
}

static int check_list(struct check *c, const char *text, size_t len)
{
	struct json_scan s = { text, text + len, false };
	bool found = false;
	int r = 0;

	s.bad = !json_scan_enter(&s, '{');
	while (!r && json_scan_member(&s, &c->word)) {
		bool is_it = !strcmp(strbuf_str(&c->word), "files") && json_scan_enter(&s, '[');

		found |= is_it;
		if (!is_it)
			json_scan_skip(&s);
		while (is_it && !r && json_scan_element(&s))
			r = check_element(c, &s);
	}
	if (!r && (strbuf_failed(&c->word) || strbuf_failed(&c->path) || strbuf_failed(&c->hash)))
		return -ENOMEM;
	return !r && (s.bad || !found) ? is_other(c, LIST, "is damaged or cut off") : r;
}

static int read_list(const struct check *c, char **ret, size_t *ret_len)
{
	_cleanup_close_ int fd = open_at(c, LIST, O_RDONLY | O_NONBLOCK);
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
	struct check c = { .folder = folder, .fd = fd, .error = error };
	_cleanup_free_ char *text = NULL;
	size_t len = 0;
	int r;

	if (fd < 0)
		return errline_set(error, -errno, "'%s': %s", folder, strerror(errno));
	r = read_list(&c, &text, &len);
	if (!r)
		r = check_list(&c, text, len);
	c.hashes = true;
	if (!r)
		r = check_list(&c, text, len);
	strbuf_done(&c.path);
	strbuf_done(&c.hash);
	strbuf_done(&c.word);
	return r;
}
