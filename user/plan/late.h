// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * late.h - which function of a libsycl is handed the name of the kernel that it is about to launch, and
 * what to capture there (the reasons are in late.c's essay).
 */
#ifndef XB_PLAN_LATE_H
#define XB_PLAN_LATE_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

#define PLAN_LATE_ARGS 6 /* registers that must be whole where the probe is */

/* Is this symbol such a function, in a library of this release ("2026.2.0")? Of others nothing is known. */
bool plan_late_knows(const char *symbol, const char *release);
/* What symbols of such functions begin with: cheaper to ask first. */
bool plan_late_is_like(const char *symbol);
/* Fills a plan (XB_PLAN_NAMES) that captures the name, at most str_max bytes of it with its NUL. */
void plan_late(uint32_t slot, unsigned str_max, struct xb_plan *ret);

#endif
