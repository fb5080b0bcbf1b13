// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* errline.c - see errline.h. */
#include "base/errline.h"

#include <stdarg.h>
#include <stdio.h>

int errline_set(struct errline *e, int error, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(e->text, sizeof(e->text), fmt, ap);
	va_end(ap);
	return error;
}
