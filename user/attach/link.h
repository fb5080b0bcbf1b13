// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* link.h - links of uprobes, one or many at once, by the kernel's own interface (only for attach/). */
#ifndef XB_ATTACH_LINK_H
#define XB_ATTACH_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Attach types (the numbers are the kernel's ABI; the libc's header may be older). */
#define LINK_UPROBE_MULTI   48 /* 6.6 */
#define LINK_UPROBE_SESSION 57 /* 6.13 */

#define LINK_F_RETURN 1 /* of a uprobe_multi link: the return, not the entry */

/*
 * Links probes in all processes, or with a pid in that one alone: then the memory of no other process is touched. Before
 * kernel 6.10, a pid loses the hits of other threads of the process. Returns the link's descriptor, or -errno (-EINVAL,
 * too, for one bad offset among many; -ESRCH).
 */
int link_uprobes(int prog_fd, int attach_type, uint32_t flags, int file_fd, pid_t pid,
		 const uint64_t *offsets, const uint64_t *cookies, size_t n);
/* Whether the kernel knows such links at all. It is asked for one of no program, so there is nothing to remove. */
bool link_uprobes_known(void);
/* Links a uprobe_multi program to probes with reference counters, in one process; pid 0: in all. */
int link_counters(int prog_fd, int file_fd, pid_t pid, const uint64_t *offsets,
		  const uint64_t *counters, size_t n);

struct event_kind;
/*
 * Links one probe, in all processes, or with a pid in that one alone. counter: the offset of its reference counter, or 0.
 * Returns the link's descriptor, which owns the probe, or -errno.
 */
int link_uprobe(const struct event_kind *k, int prog_fd, int file_fd, pid_t pid, uint64_t offset,
		uint64_t cookie, uint64_t counter, bool ret);

/* Makes to, which is not loaded yet, use the maps of the same names in from, which is loaded. */
struct bpf_object;
int link_share_maps(const struct bpf_object *from, struct bpf_object *to);

#endif
