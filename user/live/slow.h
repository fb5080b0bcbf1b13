// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* slow.h - the calls that the kernel side has found to be slow, as snapshots have them. */
#ifndef XB_LIVE_SLOW_H
#define XB_LIVE_SLOW_H

struct attacher;
struct session;
struct switched;

/* Reads them, if the session wants them. Once for each snapshot. 0 or -errno. */
int slow_read(struct attacher *a, const struct switched *names, struct session *s);

#endif
