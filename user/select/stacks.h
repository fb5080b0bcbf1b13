// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * stacks.h - selects the calls whose stack is taken (--stacks).
 *
 * The selection is a list of words, separated by commas: what a function does according to its catalog row (alloc,
 * free, create, launch, wait, copy), all, or items as for -e. It is the union of these; "" is the default,
 * alloc,create,launch,wait.
 */
#ifndef XB_SELECT_STACKS_H
#define XB_SELECT_STACKS_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"

#define STACKS_BYTES 16384 /* of a stack, by default */
#define STACKS_LIMIT 4000  /* per second, by default */

/* The i-th word of --stacks; NULL: there are no more. */
const char *stacks_word(size_t i);

struct stacks_choice;
/* -EINVAL: *ret_why (owned by the caller) says what is wrong with it. */
int stacks_choice_new(const char *spec, struct stacks_choice **ret, char **ret_why);
struct stacks_choice *stacks_choice_free(struct stacks_choice *s);
bool stacks_choice_has(const struct stacks_choice *s, const struct cat_func *f);
/* Whether it allocates, so that its stacks may be those of leaks. */
bool stacks_of_memory(const struct cat_func *f);

#endif
