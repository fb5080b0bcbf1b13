// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* skips.h - how often the kernel skipped a BPF program, because it, or another one, was at work on that processor. */
#ifndef XB_DISCOVER_SKIPS_H
#define XB_DISCOVER_SKIPS_H

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <stdint.h>

/* Since it was loaded; 0 of one that was not, or where the kernel does not tell (before 5.12). */
static inline uint64_t skips_of(const struct bpf_program *prog)
{
	struct bpf_prog_info info = { 0 };
	uint32_t len = sizeof(info);
	int fd = bpf_program__fd(prog);

	return fd >= 0 && !bpf_prog_get_info_by_fd(fd, &info, &len) ? info.recursion_misses : 0;
}

#endif
