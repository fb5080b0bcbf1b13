// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * way.h - how a library that notifies by XPTI can be made to do so while it runs, found out from its ELF file alone.
 *
 * What is found goes into the process as a struct arm_block (arm_abi.h), and the beacon does it there. Nothing here
 * looks at a process.
 */
#ifndef XB_ARM_WAY_H
#define XB_ARM_WAY_H

#include <stdint.h>

#include "arm_abi.h"

struct arm_symbols; /* known.h: of the library, found once for all of these */

/*
 * The library's proxy and the bytes in which it keeps the numbers of streams, at the addresses that they have where
 * the library is loaded at bias (what is to be added to the file's addresses).
 *   -ENOENT   it has no proxy
 *   -ENODATA  it may have one, but its table of symbols was stripped
 *   -ENOTSUP  it has one, of a release that is not known (elf_file_release())
 *   -EINVAL   of a known release, but its code is not as it should be
 */
int arm_way(const struct arm_symbols *s, uint64_t bias, struct arm_module *ret);

/*
 * Adds to m, of which arm_way() told, where the library's tracing layer of Unified Runtime keeps the numbers of its
 * streams, and the event that this makes at its start; nothing if it has none.
 *   -EINVAL  it has one whose code is not as it should be: m is untouched, and its streams stay silent
 */
int arm_layer(const struct arm_symbols *s, struct arm_module *m);

/*
 * Adds the streams that the library that m has been given would announce to a subscriber; those that are there
 * already are not doubled. A library that keeps no numbers of streams has none. -ENOTSUP: its release is not known.
 * -E2BIG: there is no room.
 */
int arm_streams(const struct arm_symbols *s, const struct arm_module *m, struct arm_block *block);

/*
 * Where the framework of that library is: beside it, as the vendor installs it. module is its path as the process
 * has it; root a directory that is the process's root (/proc/PID/root). -ENOENT: there is none.
 */
int arm_framework(int root, const char *module, char ret[ARM_PATH]);

#endif
