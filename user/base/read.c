// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* read.c - see read.h. */
#include "base/read.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"

static int open_file(const char *format, va_list ap)
{
	char path[PATH_MAX];

	if (vsnprintf(path, sizeof(path), format, ap) >= (int)sizeof(path)) {
		errno = ENAMETOOLONG;
		return -1;
	}
	return open(path, O_RDONLY | O_CLOEXEC);
}

int read_fd(const char *format, ...)
{
	va_list ap;
	int fd;

	va_start(ap, format);
	fd = open_file(format, ap);
	va_end(ap);
	return fd;
}

FILE *read_open(const char *format, ...)
{
	FILE *f = NULL;
	va_list ap;
	int fd;

	va_start(ap, format);
	fd = open_file(format, ap);
	va_end(ap);
	if (fd >= 0)
		f = fdopen(fd, "r");
	if (fd >= 0 && !f)
		close(fd);
	return f;
}

static long read_all(char *buf, size_t size, const char *format, va_list ap)
{
	_cleanup_close_ int fd = open_file(format, ap);
	size_t len = 0;
	ssize_t n = fd < 0 ? -1 : 1;

	while (n > 0 && len < size - 1) {
		n = read(fd, buf + len, size - 1 - len);
		len += n > 0 ? (size_t)n : 0;
	}
	buf[n < 0 ? 0 : len] = '\0';
	return n < 0 ? -errno : (long)len;
}

long read_text(char *buf, size_t size, const char *format, ...)
{
	va_list ap;
	long n;

	va_start(ap, format);
	n = read_all(buf, size, format, ap);
	va_end(ap);
	return n;
}

long read_line(char *buf, size_t size, const char *format, ...)
{
	va_list ap;
	long n;

	va_start(ap, format);
	n = read_all(buf, size, format, ap);
	va_end(ap);
	buf[strcspn(buf, "\n")] = '\0';
	return n < 0 ? n : (long)strlen(buf);
}
