// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capabilities.h - which of the capabilities that tracing needs this process has.
 */
#ifndef XB_PROC_CAPABILITIES_H
#define XB_PROC_CAPABILITIES_H

#include <stdbool.h>
#include <stdint.h>

/* linux/capability.h has the numbers; older copies of it lack the last ones. */
enum {
	CAPABILITY_DAC_READ_SEARCH = 2,
	CAPABILITY_SYS_PTRACE = 19,
	CAPABILITY_SYS_ADMIN = 21,
	CAPABILITY_SYS_RESOURCE = 24,
	CAPABILITY_PERFMON = 38,
	CAPABILITY_BPF = 39
};

/* The effective ones of this process, a bit for each; 0 if they can't be read. */
uint64_t capabilities_own(void);

static inline bool capabilities_has(uint64_t own, int number)
{
	return own >> number & 1;
}

/* CAP_SYS_ADMIN includes CAP_BPF and CAP_PERFMON, which were a part of it before 5.8. */
static inline bool capabilities_suffice(uint64_t own, int number)
{
	return capabilities_has(own, number) || capabilities_has(own, CAPABILITY_SYS_ADMIN);
}

#endif
