// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* read.h - opens and reads files whose names are made of parts, such as those of a process in /proc. */
#ifndef XB_BASE_READ_H
#define XB_BASE_READ_H

#include <stddef.h>
#include <stdio.h>

/* As fopen() and open() do it: NULL and -1 with errno. Programs that are started don't get them. */
FILE *read_open(const char *format, ...) __attribute__((format(printf, 1, 2)));
int read_fd(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A whole file, or its first size - 1 bytes, with a NUL after. Returns how many, or -errno: buf is "" then. */
long read_text(char *buf, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* The same of its first line, without the newline. */
long read_line(char *buf, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#endif
