// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wake.h - reference counters of uprobes: a probe that never fires is placed so that the kernel adds one to a number
 * in the memory of every process in which it is placed (only for attach/; attach.h explains the purpose).
 */
#ifndef XB_ATTACH_WAKE_H
#define XB_ATTACH_WAKE_H

#include <stddef.h>
#include <sys/types.h>

#include "attach/counter.h"

struct bpf_program;
struct event_kind;
struct remover;
struct wake;

/*
 * Wakes one process, or with pid 0 all that map the file, now and later. Call it once for each id and pid. kind: NULL, or
 * prog is not for uprobe_multi links, and the remover gets what they are.
 */
int wake_add(struct wake **all, struct bpf_program *prog, const struct event_kind *kind,
	     struct remover *remover, int id, int fd, pid_t pid,
	     const struct attach_counter *counters, size_t n);
/* Removes the counters of an object and of a process; 0 means any. */
void wake_remove(struct wake **all, struct remover *remover, int id, pid_t pid);
/* Takes one of them out of the list; NULL: there is none left. It is removed by freeing it. */
struct wake *wake_take(struct wake **all);
struct wake *wake_free(struct wake *w);

#endif
