// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * flight_file.h - the files of the flight recorder.
 *
 * A thread writes one, which it reads from a socket, because a disk may take its time. The file has another name until all
 * of it is on disk. It is only for its owner. The folder is one that nobody else may write.
 */
#ifndef XB_SERVE_FLIGHT_FILE_H
#define XB_SERVE_FLIGHT_FILE_H

#include <stdbool.h>

#include "base/errline.h"

#define FLIGHT_NAME 192

struct flight_file;
/* Makes the folder if it isn't there, and removes what one that was killed has left. -errno with a line in *e. */
int flight_file_new(const char *folder, unsigned keep, struct flight_file **ret, struct errline *e);
/* Waits for the file that is being written for half a second at most; a disk that hangs then keeps its thread. */
struct flight_file *flight_file_free(struct flight_file *f);
/* fd: where the recording comes from, owned. -EBUSY: one is still being written. */
int flight_file_write(struct flight_file *f, int fd, const char *reason);
/*
 * 1: a file has been written since the last time; *ret_name is its name, valid until the next call of
 * flight_file_write(). -errno: it could not be written, and is not there. 0: neither.
 */
int flight_file_look(struct flight_file *f, const char **ret_name);
bool flight_file_is_busy(const struct flight_file *f);

#endif
