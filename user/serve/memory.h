// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* memory.h - memory of a fixed size that two processes share and both can write; nothing in it is to be trusted. */
#ifndef XB_SERVE_MEMORY_H
#define XB_SERVE_MEMORY_H

#include <stddef.h>

/* Zeroed, and mapped. name: for lists of descriptors; *ret_fd: to be passed on, owned; its size can't be changed. 0 or -errno. */
int memory_create(const char *name, size_t size, void **ret, int *ret_fd);
/* -EPROTO: it has another size. */
int memory_map(int fd, size_t size, void **ret);

#endif
