// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* number.c - see number.h. */
#include "base/number.h"

#include <errno.h>
#include <stdlib.h>

int number_parse(const char *text, unsigned max, unsigned *ret)
{
	unsigned long v;
	char *end;

	errno = 0;
	v = strtoul(text, &end, 10);
	/* strtoul() takes blanks and signs. */
	if (errno || *end || *text < '0' || *text > '9' || !v || v > max)
		return -EINVAL;
	*ret = (unsigned)v;
	return 0;
}
