// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stacks.h - of which calls the stack is taken (--stacks).
 *
 * A list of words, separated by commas: what a function does by its catalog row (alloc, free, create,
 * launch, wait, copy), all, or items as -e has them. Together they are a union; "" is the default,
 * alloc,create,launch,wait.
 */
#ifndef XB_SELECT_STACKS_H
#define XB_SELECT_STACKS_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"

#define STACKS_BYTES 16384 /* of a stack, if nothing else is asked for */
#define STACKS_LIMIT 4000  /* a second, the same */

/* The i-th word of our own; NULL: there are no more. */
const char *stacks_word(size_t i);

struct stacks_choice;
/* -EINVAL: *ret_why (owned by the caller) says what is wrong with it. */
int stacks_choice_new(const char *spec, struct stacks_choice **ret, char **ret_why);
struct stacks_choice *stacks_choice_free(struct stacks_choice *s);
bool stacks_choice_has(const struct stacks_choice *s, const struct cat_func *f);

#endif
