// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* event.h - single uprobes as perf events (only for attach/). */
#ifndef XB_ATTACH_EVENT_H
#define XB_ATTACH_EVENT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* How this kernel wants to be asked for one. */
struct event_kind {
	unsigned type, shift; /* shift: of the counter, in config */
	uint64_t ret;	      /* in config: the return, not the entry */
};

/* -ENOSYS: this kernel can't do it. */
int event_kind_read(struct event_kind *ret);
/*
 * Places one at the offset of the file that is open as fd, in one process or with pid 0 in all. counter: the offset of its
 * reference counter, or 0. Returns the event's descriptor, which owns it, or -errno.
 */
int event_open(const struct event_kind *k, pid_t pid, int fd, uint64_t offset, uint64_t counter,
	       bool ret);

#endif
