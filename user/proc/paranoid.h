// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* paranoid.h - kernel.perf_event_paranoid: who may use perf events, by which mappings are noticed. */
#ifndef XB_PROC_PARANOID_H
#define XB_PROC_PARANOID_H

#include <stdbool.h>
#include <stdint.h>

/* -errno: it can't be read, and there may be no perf events. */
int paranoid_read(long *ret);
/* Whether that value may ask for more than CAP_PERFMON, and this process has no more. own: of capabilities_own(). */
bool paranoid_forbids(long value, uint64_t own);

#endif
