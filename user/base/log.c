// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * log.c - messages of commands to stderr. Each message is one write(2), so that lines of the tracer and
 * of the program that it traces are not mixed. The level is the only global state.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "base/log.h"
#include "base/strbuf.h"

static enum log_level log_threshold = LOG_LVL_NOTE;

void log_set_level(enum log_level level)
{
	log_threshold = level;
}

void log_msg(enum log_level level, const char *fmt, ...)
{
	static const char *const names[] = { "error: ", "warning: ", "", "", "debug: " };
	struct strbuf line = STRBUF_INIT;
	va_list ap;
	size_t done = 0;

	if (level > log_threshold)
		return;
	strbuf_adds(&line, "xptibpf: ");
	strbuf_adds(&line, names[level]);
	va_start(ap, fmt);
	strbuf_vaddf(&line, fmt, ap);
	va_end(ap);
	strbuf_addc(&line, '\n');
	while (done < line.len) {
		ssize_t n = write(STDERR_FILENO, line.buf + done, line.len - done);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			break;
		done += (size_t)n;
	}
	strbuf_done(&line);
}
