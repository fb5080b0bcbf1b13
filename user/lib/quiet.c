// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* quiet.c - see quiet.h. */
#include "lib/quiet.h"

#include <bpf/libbpf.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"

/* libbpf's function is the process's, and so is the one that was there before ours. */
static libbpf_print_fn_t others;
static pthread_once_t once = PTHREAD_ONCE_INIT;
/* The innermost call of this thread; NULL: it is not inside the library. */
static _Thread_local const struct quiet *here;

/* Why the verifier refused a program: the line before the last one of its log, which has numbers. NULL: this is no log. */
static char *reason_in(char *text)
{
	char *begin = strstr(text, "-- BEGIN PROG LOAD LOG --\n"), *end, *line;

	end = begin ? strstr(begin, "\nprocessed ") : NULL;
	if (!end)
		return NULL;
	*end = '\0';
	line = strrchr(begin, '\n');
	return line ? line + 1 : NULL;
}

static int on_print(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	_cleanup_free_ char *text = NULL;
	const char *reason;

	if (!here)
		return others ? others(level, fmt, ap) : 0;
	/* What libbpf calls debugging is every step of its own. */
	if (!here->say || level == LIBBPF_DEBUG)
		return 0;
	if (vasprintf(&text, fmt, ap) < 0) {
		text = NULL;
		return 0;
	}
	reason = reason_in(text);
	text[strcspn(text, "\n")] = '\0';
	here->say(here->u, text);
	if (reason)
		here->say(here->u, reason);
	return 0;
}

static void set_print(void)
{
	others = libbpf_set_print(on_print);
}

void quiet_begin(struct quiet *q, void (*say)(void *u, const char *line), void *u)
{
	pthread_once(&once, set_print);
	*q = (struct quiet){ .say = say, .u = u, .outer = here };
	here = q;
}

void quiet_end(struct quiet *q)
{
	here = q->outer;
}
