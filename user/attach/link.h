// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* link.h - links of many uprobes at once, as the kernel itself takes them (inside attach/ only). */
#ifndef XB_ATTACH_LINK_H
#define XB_ATTACH_LINK_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Attach types (the numbers are the kernel's ABI; our libc's header may be older). */
#define LINK_UPROBE_MULTI   48 /* 6.6 */
#define LINK_UPROBE_SESSION 57 /* 6.13 */

#define LINK_F_RETURN 1 /* of a uprobe_multi link: the return, not the entry */

/* Returns the link's descriptor, or -errno (-EINVAL, too, for one bad offset among many). */
int link_uprobes(int prog_fd, int attach_type, uint32_t flags, int file_fd, const uint64_t *offsets,
		 const uint64_t *cookies, size_t n);
/* Of a uprobe_multi program: probes with reference counters, in one process; pid 0: in all. */
int link_counters(int prog_fd, int file_fd, pid_t pid, const uint64_t *offsets,
		  const uint64_t *counters, size_t n);

/* Maps of to that from, which is loaded, has by the same name are the same maps then. Before to is loaded. */
struct bpf_object;
int link_share_maps(const struct bpf_object *from, struct bpf_object *to);

#endif
