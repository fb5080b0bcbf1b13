// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * below.h - opens what is in the folder of a pack, and nothing else, whatever the path is.
 */
#ifndef XB_PACKING_BELOW_H
#define XB_PACKING_BELOW_H

#include <stdint.h>
#include <sys/types.h>

/*
 * A descriptor, closed on exec, of a path below the folder root; "": the folder itself. Links are not followed, neither the last
 * name of the path nor those before it. flags: open()'s; mode: of a file that O_CREAT makes. Or -errno: of a link mostly -ELOOP,
 * of a path that leaves the folder -EXDEV.
 */
int open_below(int root, const char *path, uint64_t flags, mode_t mode);

#endif
