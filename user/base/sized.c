// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sized.c - see sized.h. */
#include "base/sized.h"

#include <errno.h>
#include <string.h>

static size_t size_of(const void *sized)
{
	size_t size;

	memcpy(&size, sized, sizeof(size));
	return size < sizeof(size) ? 0 : size;
}

int sized_take(const void *given, void *ret, size_t size)
{
	const unsigned char *p = given;
	size_t theirs = size_of(given);

	if (!theirs)
		return -EINVAL;
	for (size_t i = size; i < theirs; i++)
		if (p[i])
			return -E2BIG;
	memset(ret, 0, size);
	memcpy(ret, p, theirs < size ? theirs : size);
	return 0;
}

int sized_give(const void *ours, size_t size, void *ret)
{
	size_t theirs = size_of(ret);

	if (!theirs)
		return -EINVAL;
	memset(ret, 0, theirs);
	memcpy(ret, ours, theirs < size ? theirs : size);
	memcpy(ret, &theirs, sizeof(theirs));
	return 0;
}
