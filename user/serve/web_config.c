// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* web_config.c - see web_config.h. */
#include "serve/web_config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cleanup.h"

void web_config_merge(struct web_config *options, const struct web_config *file)
{
	if (!*options->cert)
		memcpy(options->cert, file->cert, sizeof(options->cert));
	if (!*options->key)
		memcpy(options->key, file->key, sizeof(options->key));
	if (!*options->auth)
		memcpy(options->auth, file->auth, sizeof(options->auth));
}

/* ---- files --------------------------------------------------------------------------------------- */

/* A file that others may read, or their group may write, keeps no secret. */
static int check_file(const char *path, int fd, bool secret, struct errline *e)
{
	struct stat st;

	if (fstat(fd, &st))
		return errline_set(e, -errno, "cannot read '%s': %s", path, strerror(errno));
	if (!S_ISREG(st.st_mode))
		return errline_set(e, -EINVAL, "cannot read '%s': it is no file", path);
	if (secret && st.st_mode & (S_IRWXO | S_IWGRP))
		return errline_set(e, -EPERM,
				   "'%s' is a secret, but its mode is %04o: make it 0600 or 0640",
				   path, st.st_mode & 07777);
	return 0;
}

static int read_text(const char *path, int fd, char *text, size_t size, struct errline *e)
{
	size_t len = 0;
	ssize_t n;

	while (len < size && (n = read(fd, text + len, size - len)) != 0) {
		if (n < 0 && errno != EINTR)
			return errline_set(e, -errno, "cannot read '%s': %s", path,
					   strerror(errno));
		len += n > 0 ? (size_t)n : 0;
	}
	if (len == size)
		return errline_set(e, -EFBIG, "'%s' is too large: at most %zu bytes", path,
				   size - 1);
	if (!len || memchr(text, '\0', len))
		return errline_set(e, -EINVAL, "'%s' is %s", path, len ? "no text" : "empty");
	return 0;
}

/* path "": there is none. */
static int take_file(const char *path, bool secret, char *text, size_t size, struct errline *e)
{
	_cleanup_close_ int fd = -1;
	int r;

	if (!*path)
		return 0;
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (fd < 0)
		return errline_set(e, -errno, "cannot read '%s': %s", path, strerror(errno));
	r = check_file(path, fd, secret, e);
	return r < 0 ? r : read_text(path, fd, text, size, e);
}

int web_secrets_read(const struct web_config *c, struct web_secrets *ret, struct errline *e)
{
	int r;

	if (!*c->cert != !*c->key)
		return errline_set(e, -EINVAL,
				   "tls-cert and tls-key are of no use without each other");
	memset(ret, 0, sizeof(*ret));
	r = take_file(c->cert, false, ret->cert, sizeof(ret->cert), e);
	if (r >= 0)
		r = take_file(c->key, true, ret->key, sizeof(ret->key), e);
	if (r >= 0)
		r = take_file(c->auth, true, ret->auth, sizeof(ret->auth), e);
	return r;
}
