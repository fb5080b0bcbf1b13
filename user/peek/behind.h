// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * behind.h - reads text that a process had in memory from the file behind that memory, after the process has ended.
 *
 * The kernel side says which file it is and where in it (XB_BEHIND), and that memory and file had the same bytes. What
 * it can't say is a path. Processes are therefore asked for those of their files while they exist. A path is only a
 * hint: what it leads to is read if it is the same inode with the same size and time.
 */
#ifndef XB_PEEK_BEHIND_H
#define XB_PEEK_BEHIND_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct discover;
struct xb_behind;
struct behind;

/* d identifies files; it is borrowed, and outlives the result. -ENOMEM. */
int behind_new(struct discover *d, struct behind **ret);
struct behind *behind_free(struct behind *b);
/* Remembers the paths of the files whose code the process has mapped. A process that has ended has none. -ENOMEM. */
int behind_add_process(struct behind *b, pid_t pid);
/* Keeps what the kernel side says until it is used; the oldest make room. -ENOMEM. */
int behind_record(struct behind *b, const struct xb_behind *rec);
/*
 * The text at addr that the record of that process could not have (owner: as in struct xb_behind): up to max bytes,
 * NUL-terminated into buf (max + 1 bytes). Returns its length; -ENOENT: nothing is known, or the file is not the same any
 * more; or another -errno of the file.
 */
long behind_str(struct behind *b, uint32_t tgid, uint64_t owner, uint64_t addr, char *buf,
		size_t max);

/*
 * The file itself, to be read by foreign_read(): by the process's mapping from start to end, if it still has that, or by
 * a path. A descriptor, or -errno; -ESTALE: the file has changed since; -ENOENT: nothing leads there.
 */
int behind_open(struct behind *b, const struct xb_behind *is, uint64_t start, uint64_t end);
/* Whether an open file is that one, and has not changed. 0 or -errno. */
int behind_check(struct behind *b, const struct xb_behind *is, int fd);

#endif
