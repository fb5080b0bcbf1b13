// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* last_error.c - see last_error.h. */
#include "lib/last_error.h"

#include "base/errline.h"

static _Thread_local struct errline last;

void last_error_set(const char *line)
{
	errline_set(&last, 0, "%s", line);
}

const char *last_error(void)
{
	return last.text;
}
