// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* input.h - a file or pipe that is read through a buffer; waiting for a pipe's writer can be ended. */
#ifndef XB_RING_INPUT_H
#define XB_RING_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct input {
	int fd, stop_fd;
	uint64_t offset; /* of the first byte that was not skipped, in the file */
	size_t at, have, cap;
	bool over;
	unsigned char *buf;
};

/* Both descriptors are borrowed; stop_fd -1: none. */
void input_init(struct input *in, int fd, int stop_fd);
void input_done(struct input *in);
/*
 * Reads until at least want bytes are available, or all up to the end of the file: in->have is their number.
 * -ECANCELED: stop_fd can be read; -ENOMEM, -errno of read().
 */
int input_fill(struct input *in, size_t want);
/* Whether it is a regular file, so that nothing is waited for at its end. */
bool input_is_file(const struct input *in);
/* The available bytes; 8-byte aligned as long as multiples of 8 are skipped. Valid until the next fill. */
static inline const void *input_data(const struct input *in)
{
	return in->buf + in->at;
}
/* Goes to an offset of a regular file, and drops the available bytes. -ESPIPE: it is not regular. */
int input_seek(struct input *in, uint64_t offset);
/* n: at most in->have. */
void input_skip(struct input *in, size_t n);

#endif
