// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* xpti.h - places the probes of XPTI frameworks, and the counters that wake beacons. */
#ifndef XB_ATTACH_XPTI_H
#define XB_ATTACH_XPTI_H

#include <stddef.h>
#include <sys/types.h>

#include "attach/counter.h"
#include "attach/place.h"

struct attacher;
struct xb_xpti_layout;

/*
 * Places the XPTI program's probe instead. The object in its cookie is set to the
 * slot that the layout gets.
 */
int attacher_add_xpti(struct attacher *a, int id, int fd, struct attach_probe *probe,
		      const struct xb_xpti_layout *layout, struct attach_report *ret);
/*
 * Raises the counters in the processes that map the file, or in the process pid if that is not 0, until they are
 * removed or xptibpf ends in any way. Call it once for each id and pid.
 */
int attacher_wake(struct attacher *a, int id, int fd, pid_t pid,
		  const struct attach_counter *counters, size_t n);
/* Removes what these two have placed, and their programs with all that they know. */
void attacher_remove_xpti(struct attacher *a);

#endif
