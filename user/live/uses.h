// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* uses.h - how many processes use which runtime, and are armed. */
#ifndef XB_LIVE_USES_H
#define XB_LIVE_USES_H

struct discover;
struct objects;
struct session_runtimes;

/* What the processes that run now use. */
void uses_count(const struct discover *d, const struct objects *o, struct session_runtimes *ret);

#endif
