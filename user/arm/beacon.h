// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.h - finds the beacon, and makes the environment in which a program emits XPTI events (--xpti). */
#ifndef XB_ARM_BEACON_H
#define XB_ARM_BEACON_H

#include <limits.h>

/* Its real path, as installed_find() finds it. -ENOENT: there is none. */
int beacon_find(const char *path, char ret[PATH_MAX]);

/*
 * A copy of the environment with the dispatcher and the beacon as its subscriber. If a subscriber is set already, it
 * stays, and the beacon is added after it. path and errors are as for beacon_find().
 */
int beacon_env(const char *path, char ***ret);
void beacon_env_freep(char ***env);

#endif
