// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * create.h - files for what was traced, which concerns other people's processes: only their owner can read them, and they
 * are never what somebody else has put in their place.
 *
 * In a directory in which everybody may write, such as /tmp, anybody can create a link, a pipe or a file of a name that
 * will be written. What is not ours there, nor the directory's owner's, is not written to.
 */
#ifndef XB_BASE_CREATE_H
#define XB_BASE_CREATE_H

#include <stdbool.h>

/* Is there something at path that somebody else has put there? */
bool create_is_planted(const char *path);
/* Why path can't be written, after an errno of those below; never NULL. */
const char *create_why(const char *path, int error);
/*
 * A new file, with flags such as O_WRONLY; what is run by sudo makes it a file of sudo's user. A descriptor, or -errno;
 * -EEXIST: there is something.
 */
int create_new(const char *path, int flags);
/*
 * The same, or what is there: a regular file is emptied if force is set (else -EEXIST), a pipe or a device is written to.
 * -EACCES: somebody else has put it there.
 */
int create_or_open(const char *path, bool force);
/* Makes what is open, or a link in an open folder, a file of sudo's user, if this is run by sudo. */
void create_give_away(int fd);
void create_give_link_away(int folder, const char *name);
/* A new folder with the same rights. 0 or -errno. */
int create_folder(const char *path);

/* The same, or an empty one that is there: 1, or 0. -EEXIST: it is not empty. */
int create_or_use_folder(const char *path);

/*
 * A new file beside path, to be renamed to path when it is whole, which nobody else takes for one that was left. Before,
 * those are removed that writers left which were killed; a writer that lives has a lock on its own (flock), which other
 * containers see, too. ret_name: freed by the caller. A descriptor, which has the lock while it is open, or -errno.
 */
int create_beside(const char *path, char **ret_name);

#endif
