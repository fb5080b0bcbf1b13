// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * select.h - which functions and events the user asked for (-e, and apis' pattern).
 *
 * A specification is a list of items, separated by commas:
 *
 *   GROUP          all of a group          ur, ze, cl, ... ; sycl or xpti: the XPTI streams; thread; gpu: GPU jobs
 *   CLASS %CLASS   of all groups           memory, kernel, ...: the functions that the catalog says so of
 *   NAME           of all groups           a function by its name, or by a glob
 *   GROUP:CLASS GROUP:%CLASS GROUP:NAME    the same in one group
 *
 * each with a ! in front to take away. A word is a group, else a class, else a name; behind a colon a
 * function of exactly that name comes first. What is named is meant with its getters. The last item that
 * speaks of a function decides. If the first item takes away, it takes from the default set: every group
 * that the catalog has in it (cat_api.by_default), but not the getters. Globs of "sycl" are held against
 * an event's name and its stream's; it has no classes.
 */
#ifndef XB_SELECT_SELECT_H
#define XB_SELECT_SELECT_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"

struct selection;

/*
 * -EINVAL: *ret_why (owned by the caller) says in one line what is wrong, and what else may have been
 * meant. spec NULL: the default set.
 */
int selection_new(const char *spec, struct selection **ret, char **ret_why);
struct selection *selection_free(struct selection *s);
bool selection_has_func(const struct selection *s, const struct cat_func *f);
/*
 * Is a function wanted of which nothing is known but its name and group? No class has it; whole groups
 * and globs do.
 */
bool selection_has_unknown(const struct selection *s, unsigned api, const char *name);
/* Does every item that adds name the threads? */
bool selection_is_threads_only(const struct selection *s);
/* Are any XPTI events wanted, and is this one? */
bool selection_wants_xpti(const struct selection *s);
/* And any of those that debug streams have? */
bool selection_wants_details(const struct selection *s);
bool selection_wants_only_xpti(const struct selection *s); /* and no function at all */
/* Jobs of GPUs, which are no functions and have no names: a group of its own, in the default set. */
bool selection_has_gpu(const struct selection *s);
bool selection_has_xpti(const struct selection *s, const char *stream, const char *event);

/* A class's bits (CAT_F_ of catalog.h) by its name; 0: there is no such class. */
unsigned selection_class(const char *name);
/* The names of a function's classes, a blank between; all of them fit 80 bytes. */
void selection_classes(unsigned flags, char *buf, size_t size);

#endif
