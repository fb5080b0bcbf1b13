// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * capture.h - turns a catalog row into the operations that the kernel side runs for it, and computes where
 * the C arguments of a row are among the machine words of a record.
 *
 * The decoder only needs the plan and the row to interpret the results: src and off of an operation say which
 * pointer it followed.
 */
#ifndef XB_PLAN_CAPTURE_H
#define XB_PLAN_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"
#include "wire.h"

struct capture_limits {
	unsigned str_max;  /* bytes of a string, default 256 (at most XB_OP_MAX) */
	unsigned arr_max;  /* elements of an array, default 32 */
	unsigned next_max; /* structures of a pNext chain, default 8 (at most CAPTURE_NEXT_MAX) */
};
extern const struct capture_limits capture_default_limits;

/*
 * Fills a plan for the function. Output pointers are read at return, if the call succeeded (in-out pointers
 * in any case), and input pointers at entry; handles, scalars and flags need no operation. The operations of
 * arguments come before those inside structures, and operations at return have reserved room, so if
 * XB_MAX_OPS or XB_CALL_DATA is used up, inner details are dropped. Long arrays and strings are shortened before
 * anything is dropped. What has no room at all (an argument beyond XB_MAX_ARGS words, an operation) is
 * counted in *ret_dropped (may be NULL).
 *
 * ret->nargs is in machine words. Operations at return come last; limits NULL: the defaults.
 */
void capture_plan(const struct cat_func *f, uint32_t slot, const struct capture_limits *limits,
		  struct xb_plan *ret, unsigned *ret_dropped);

/* The definition of the slot that has the plan, to be freed. -ENOMEM. */
int capture_define(const struct cat_func *f, const struct xb_plan *plan, struct xb_def_func **ret);

#define CAPTURE_NO_WORD 0xffff /* in a vector register, or not passed as integers */
struct capture_place {
	uint16_t word;	 /* first machine word (xb_call's "argument") of the C argument */
	uint16_t nwords; /* how many it has */
};
/*
 * Where the arguments of f are under the System V ABI. Fills at most max places (one for each C argument)
 * and returns how many words a record must have for all of them, which may exceed XB_MAX_ARGS.
 */
unsigned capture_layout(const struct cat_func *f, struct capture_place *ret, unsigned max);

/* The word of an argument that has one; CAPTURE_NO_WORD: it has none in a record, or several. */
unsigned capture_word(const struct cat_func *f, int arg);

/*
 * Of an item of XB_OP_EACH: the XB_EACH_BYTES behind the address in the i-th element. NULL: they are not there;
 * they could not be read if *ret_failed is true, which is untouched where there is no such element.
 */
const uint8_t *capture_each(const uint8_t *bytes, uint32_t len, uint32_t i, bool *ret_failed);

/* Bytes of a pNext structure that are read without knowing its type. */
#define CAPTURE_NEXT_BYTES XB_CHAIN_BYTES
#define CAPTURE_NEXT_MAX   (XB_OP_MAX / XB_CHAIN_BYTES)

#endif
