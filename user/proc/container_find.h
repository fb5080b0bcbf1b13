// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* container_find.h - the control groups of a container or a pod, by the names that the groups have (container.h). */
#ifndef XB_PROC_CONTAINER_FIND_H
#define XB_PROC_CONTAINER_FIND_H

#include <stddef.h>

/*
 * The folders of v2 of all containers whose id begins with id, and that are in the pod with this UID; NULL: any. Either is
 * given. With a pod alone, they are those of its containers. Returns their number, which may be more than max; ret gets
 * the first ones, as descriptors that the caller owns. -ENOENT: there is no tree of v2; -errno.
 */
long container_find(const char *id, const char *pod, int ret[], size_t max);

#endif
