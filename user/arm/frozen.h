// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * frozen.h - is a process frozen with its cgroup, so that no thread of it could be sent anywhere?
 */
#ifndef XB_ARM_FROZEN_H
#define XB_ARM_FROZEN_H

#include <stdbool.h>
#include <sys/types.h>

/* false too where its cgroups can't be seen from here. */
bool frozen(pid_t pid);

#endif
