// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.h - where our beacon is, and the environment that makes a program's XPTI speak: --xpti. */
#ifndef XB_ARM_BEACON_H
#define XB_ARM_BEACON_H

#include <limits.h>

/* Its real path; path NULL: beside our own executable, then where it is installed. -ENOENT: there is none. */
int beacon_find(const char *path, char ret[PATH_MAX]);

/*
 * A copy of our environment with the dispatcher and the beacon as its subscriber; a subscriber that
 * is set already stays, ours comes after it. path and errors as of beacon_find().
 */
int beacon_env(const char *path, char ***ret);
void beacon_env_freep(char ***env);

#endif
