// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sized.c - see sized.h. */
#include "base/sized.h"

#include <errno.h>
#include <string.h>

int sized_take(const void *given, void *ret, size_t size)
{
	const unsigned char *p = given;
	size_t theirs;

	memcpy(&theirs, p, sizeof(theirs));
	if (theirs < sizeof(theirs))
		return -EINVAL;
	for (size_t i = size; i < theirs; i++)
		if (p[i])
			return -E2BIG;
	memset(ret, 0, size);
	memcpy(ret, p, theirs < size ? theirs : size);
	return 0;
}
