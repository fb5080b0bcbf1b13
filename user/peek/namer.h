// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * namer.h - names the function and the source lines of a place in a file.
 *
 * What the file says about itself is read by a process of its own (peek/namer_worker.c), which has no privileges and
 * little memory, and is ended if it takes too long. A file that it can't read in time, or with the memory that
 * it has, has no lines from then on, and if that is not enough, no names.
 */
#ifndef XB_PEEK_NAMER_H
#define XB_PEEK_NAMER_H

#include <stdbool.h>
#include <stdint.h>

#include "peek/mapped.h"
#include "peek/namer_worker.h"

struct named {
	bool missing;	      /* something is missing that the file may have */
	bool has_function;    /* a symbol covers the place */
	uint64_t function_at; /* its virtual address */
	char function[NAMER_FUNCTION_MAX];
	unsigned nlines;
	struct lines_frame lines[LINES_MAX]; /* lines_at() */
};

struct namer;
int namer_new(struct namer **ret);
struct namer *namer_free(struct namer *n);
/* Whether there is time for it now: it may take a part of each second. */
bool namer_is_ready(struct namer *n);
/* The place of the instruction at vaddr. If it is not ready, everything is missing. */
void namer_name(struct namer *n, struct mapped_file *file, uint64_t vaddr, struct named *ret);

#endif
