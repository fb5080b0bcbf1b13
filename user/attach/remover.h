// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * remover.h - a small process of its own that removes what the kernel is slow to remove (only for attach/).
 *
 * Where each probe has a link of its own, whoever closes the last descriptor of one waits for a tenth of a second, and the
 * kernel holds a lock meanwhile, so it takes a minute for a few hundred, however many threads close them. The remover
 * therefore has a copy of each descriptor from the beginning: ours are never the last ones, and closing them takes no time,
 * even if it is the kernel that closes them because we are killed. The remover begins when we end. Its copies
 * are all that it has: it knows no file and no process, and nobody but us can talk to it.
 */
#ifndef XB_ATTACH_REMOVER_H
#define XB_ATTACH_REMOVER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct remover;

int remover_new(struct remover **ret);
/* The map whose first value (struct xb_filter) it writes when we end, so that nobody is traced any more. */
void remover_set_filter(struct remover *r, int filter_fd);
/*
 * Gives it a link. owner identifies the link for remover_remove(); first: the link costs programs most while it is there. If it
 * can't be given, closing ours takes its time. Here and below, r may be NULL.
 */
void remover_give(struct remover *r, const void *owner, int link_fd, bool first);
/* The owner's links, of which ours are closed, are not needed any more. wait: returns when they are removed. */
void remover_remove(struct remover *r, const void *owner, bool wait);
/*
 * Lets it remove all links, of which ours are closed, and waits for half a second at most, or less if that will not do. Returns how many are left then,
 * and which process removes them. Frees r.
 */
unsigned remover_end(struct remover *r, pid_t *ret_pid);
/* About how many seconds it takes to remove so many. */
unsigned remover_seconds(unsigned links);

#endif
