// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind.h - from a copied piece of stack to the addresses of the calls on it.
 *
 * Files are read once and shared by all processes that map them. The process must exist, or its mappings must
 * have been read before: they are read when they are first needed, again if an address is in none of them,
 * and once a second while stacks come, because libraries are loaded and unloaded.
 */
#ifndef XB_PEEK_UNWIND_H
#define XB_PEEK_UNWIND_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "peek/known.h"
#include "peek/mapped.h"
#include "wire.h"

#define UNWIND_FRAMES_MAX 128 /* of one stack */

struct unwind_place {
	struct mapped_file *file; /* NULL: code in no file that can be read */
	uint64_t address;	  /* in the process */
	uint64_t vaddr;		  /* virtual address in the file; without a file, the address */
	uint64_t sp;		  /* the frame's end of the stack, below the caller's frame */
	bool exact; /* the instruction was interrupted; otherwise it is the one after a call */
};

struct reader;
struct unwinder;
/* reader: who reads unwind tables; it outlives ret. NULL: this process, as is right for those of its own files alone. */
int unwinder_new(struct reader *reader, struct unwinder **ret);
struct unwinder *unwinder_free(struct unwinder *u);

/*
 * Fills ret with at most UNWIND_FRAMES_MAX places, beginning with the one that made the call; *ret_n is their number,
 * and *ret_end why there are no more. The record's lengths are checked: -EBADMSG. With XB_SITE_GONE there is no
 * place at all, and with XB_SITE_TIME there may be none. The places' files are valid until the next call.
 */
int unwinder_unwind(struct unwinder *u, const struct xb_stack *rec, struct unwind_place *ret,
		    unsigned *ret_n, enum xb_site_end *ret_end);
/*
 * What the last result depended on: whenever a stack has these words, and this code is there, the result is the same. The
 * words are valid until the next call. False: the result may also have depended on something else.
 */
bool unwinder_depends(const struct unwinder *u, struct known_stack *ret);
/* Where it is found which code a process has; NULL (the default): nowhere. */
void unwinder_set_known(struct unwinder *u, const struct known *known);
/* The process has ended, or is another program from now on. */
void unwinder_drop(struct unwinder *u, uint32_t tgid);

#endif
