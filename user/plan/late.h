// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * late.h - which function of a libsycl gets the name of the kernel that it is about to launch, and what to
 * capture there (late.c has the reasons).
 */
#ifndef XB_PLAN_LATE_H
#define XB_PLAN_LATE_H

#include <stdbool.h>
#include <stdint.h>

#include "wire.h"

#define PLAN_LATE_ARGS 6 /* registers that must be whole where the probe is */

/* Whether this symbol is such a function in a library of this release ("2026.2.0"). Other releases are not known. */
bool plan_late_knows(const char *symbol, const char *release);
/* The beginning of the symbols of such functions, which is cheaper to check first. */
bool plan_late_is_like(const char *symbol);
/* Fills a plan (XB_PLAN_NAMES) that captures the name, at most str_max bytes of it with its NUL. */
void plan_late(uint32_t slot, unsigned str_max, struct xb_plan *ret);

#endif
