// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay_root.h - the root in which a packed program is replayed: the pack's files, with this machine's /proc, /dev and /sys.
 *
 * It is in namespaces of its own, so that nothing is left of it when the program has ended. What the program writes is
 * kept in memory and is gone then; the pack is not changed.
 */
#ifndef XB_CMDS_REPLAY_ROOT_H
#define XB_CMDS_REPLAY_ROOT_H

#define REPLAY_ROOT_LIBRARY "/xptibpf-replay.so" /* where the library is in it that answers */

/*
 * For a process that was forked: from now on its root is that. Without privileges it gets a user namespace as well. Says why
 * it failed.
 */
int replay_root_enter(const char *root, const char *library);

#endif
