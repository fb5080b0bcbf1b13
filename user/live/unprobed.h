// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* unprobed.h - puts into the stream that a file of a process got no probes, or that it has none any more. */
#ifndef XB_LIVE_UNPROBED_H
#define XB_LIVE_UNPROBED_H

#include <stdint.h>
#include <sys/types.h>

#include "wire.h"

struct ring;

/* pid 0: it concerns no process alone. n: probes, if their number is known. why: "" for nothing to say. 0 or -ENOMEM. */
int unprobed_push(struct ring *r, enum xb_unprobed_what what, pid_t pid, const char *path,
		  uint32_t n, const char *why);

#endif
