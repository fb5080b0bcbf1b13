// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* copy.h - copies the bytes of a file, without reading them where the file system can do that. */
#ifndef XB_PACKING_COPY_H
#define XB_PACKING_COPY_H

#include <stdbool.h>
#include <stdint.h>

struct copy {
	bool (*stop)(void *u); /* asked between pieces; NULL: nobody is */
	void *u;
	int from; /* for foreign_read() */
	int to;	  /* an empty file */
	uint64_t size;
	uint64_t at; /* 0 at first; then, how much was copied: less than size if the file has become shorter */
	bool unread; /* it failed because from could not be read */
};

/* 0; -ECANCELED: it was stopped; -errno. */
int copy_bytes(struct copy *c);

#endif
