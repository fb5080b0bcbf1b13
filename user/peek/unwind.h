// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * unwind.h - from a copied piece of stack to the addresses of the calls on it.
 *
 * Files are read once and shared by all processes that map them. Needs the process, or to have seen
 * it before: its mappings are read when first needed, again when an address is in none of them, and
 * once a second while stacks come, since libraries come and go.
 */
#ifndef XB_PEEK_UNWIND_H
#define XB_PEEK_UNWIND_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "peek/mapped.h"
#include "wire.h"

#define UNWIND_FRAMES_MAX 128 /* of one stack */

struct unwind_place {
	struct mapped_file *file; /* NULL: code in no file that can be read */
	uint64_t address;	  /* in the process */
	uint64_t vaddr;		  /* in the file, by its own addresses; without one: address */
	uint64_t sp;		  /* its frame's end of the stack: below the one of who called it */
	bool exact; /* the instruction was interrupted; else it is the one behind a call */
};

struct unwinder;
int unwinder_new(struct unwinder **ret);
struct unwinder *unwinder_free(struct unwinder *u);

/*
 * Fills ret with at most UNWIND_FRAMES_MAX places, who called first, *ret_n how many, *ret_end why no
 * more. The record's lengths are checked: -EBADMSG. With XB_SITE_GONE there is no place at all. The
 * places' files are valid until the next call.
 */
int unwinder_unwind(struct unwinder *u, const struct xb_stack *rec, struct unwind_place *ret,
		    unsigned *ret_n, enum xb_site_end *ret_end);
/* The process has ended, or is another program from now on. */
void unwinder_drop(struct unwinder *u, uint32_t tgid);

#endif
