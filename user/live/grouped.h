// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* grouped.h - what the kernel side counts by groups of processes, as snapshots have it. */
#ifndef XB_LIVE_GROUPED_H
#define XB_LIVE_GROUPED_H

struct attacher;
struct session;

/* Reads them, if the session wants them. Once for each snapshot. 0 or -errno. */
int grouped_read(const struct attacher *a, struct session *s);

#endif
