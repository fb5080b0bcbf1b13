// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * foreign.h - opens and reads files that somebody else has chosen, such as those that a traced process maps.
 *
 * Only regular files are opened: open() of a device or a FIFO may do anything, or wait. They are examined by a descriptor
 * that opens nothing (O_PATH), and what is opened is the file that was examined, whatever its name leads to by then.
 *
 * A file system may be a process of any user (FUSE) or another machine, which answers when it likes, and who waits for it
 * can't even be killed. Such waiting is therefore done by a helper process, which is given up after FOREIGN_MS. Files on
 * FUSE are not opened here at all: their descriptor has O_PATH and is read by foreign_read(). (Even close() of another
 * one would wait.) A device that did not answer is left alone for a while. The helper is not asked for what can't wait:
 * paths that the kernel has in its memory, and files of disks that it has opened a file of.
 *
 * All functions may be called by any thread. -ETIMEDOUT: the file system does not answer.
 */
#ifndef XB_BASE_FOREIGN_H
#define XB_BASE_FOREIGN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>

#define FOREIGN_MS 3000

/* Starts the helper, which otherwise happens when it is first needed: before memory is mapped that it should not share. */
int foreign_start(void);
/* A descriptor for foreign_read() and foreign_stat(). -errno; -ENXIO: it is no regular file. */
int foreign_open(const char *path);
/* The same for what a process has mapped there, of the device that /proc/PID/maps says. -EPERM: the kernel refuses it. */
int foreign_open_mapped(pid_t pid, uint64_t start, uint64_t end, unsigned major, unsigned minor);
/* The same for a path as seen in another root (a descriptor of /proc/PID/root); links don't lead out of it. */
int foreign_open_in(int root, const char *path);
/* The same, but the descriptor is always an ordinary one: for files of a program that the user has started. */
int foreign_open_own(const char *path);
/* Like pread() and fstat(), also of other descriptors. */
ssize_t foreign_read(int fd, void *buf, size_t len, uint64_t at);
int foreign_stat(int fd, struct stat *ret);
/*
 * For a process that may open nothing and has one thread: what can't be read by the descriptor itself is read by asking
 * somebody who can. by returns as foreign_read() does.
 */
void foreign_read_by(ssize_t (*by)(void *buf, size_t len, uint64_t at));
/* Reads memory of a process, some of whose pages may be such a file's. Returns how many bytes, not 0, or -errno. */
ssize_t foreign_peek(pid_t pid, uint64_t addr, void *buf, size_t len);

/* strerror(), with words for what is said of these files. */
const char *foreign_error(int error);

#endif
