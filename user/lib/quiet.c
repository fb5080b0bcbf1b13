// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* quiet.c - see quiet.h. */
#include "lib/quiet.h"

#include <bpf/libbpf.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* libbpf's function is the process's, and so is the one that was there before ours. */
static libbpf_print_fn_t others;
static pthread_once_t once = PTHREAD_ONCE_INIT;
/* The innermost call of this thread; NULL: it is not inside the library. */
static _Thread_local const struct quiet *here;

static int on_print(enum libbpf_print_level level, const char *fmt, va_list ap)
{
	char line[1024];

	if (!here)
		return others ? others(level, fmt, ap) : 0;
	/* What libbpf calls debugging is every step of its own. */
	if (!here->say || level == LIBBPF_DEBUG)
		return 0;
	vsnprintf(line, sizeof(line), fmt, ap);
	line[strcspn(line, "\n")] = '\0';
	here->say(here->u, line);
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
