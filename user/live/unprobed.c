// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unprobed.c - see unprobed.h. */
#include "live/unprobed.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "ring/ring.h"

int unprobed_push(struct ring *r, enum xb_unprobed_what what, pid_t pid, const char *path,
		  uint32_t n, const char *why)
{
	size_t plen = strlen(path) + 1, wlen = strlen(why) + 1;
	size_t size = (sizeof(struct xb_unprobed) + plen + wlen + 7) & ~7UL;
	_cleanup_free_ struct xb_unprobed *rec = calloc(1, size);

	if (!rec)
		return -ENOMEM;
	rec->h.len = (uint32_t)size;
	rec->h.type = XB_UNPROBED;
	rec->h.tgid = (uint32_t)pid;
	rec->what = what;
	rec->n = n;
	memcpy(rec->text, path, plen);
	memcpy(rec->text + plen, why, wlen);
	return ring_push(r, &rec->h);
}
