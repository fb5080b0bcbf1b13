// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raise.c - see raise.h. The uprobe is a perf event that counts the hits of one process. There are no hits, and nobody
 * reads it, but the kernel keeps the counter raised while the event is open.
 */
#include "attach/raise.h"

#include "attach/event.h"

int raise_counter(pid_t pid, int fd, const struct attach_counter *counter)
{
	struct event_kind kind;
	int r = event_kind_read(&kind);

	return r < 0 ? r : event_open(&kind, pid, fd, counter->probe, counter->counter, false);
}
