// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * select.h - which functions and events the user asked for (-e, and apis' pattern).
 *
 * A specification is a list of items, separated by commas:
 *
 *   GROUP          all of a group          ur, ze, cl, ... ; sycl or xpti: the XPTI streams; thread; gpu: GPU jobs
 *   CLASS %CLASS   of all groups           memory, kernel, ...: the functions that the catalog says so of
 *   NAME           of all groups           a function by its name, or by a glob
 *   GROUP:NUMBER                           the function with that id, as apis lists it
 *   GROUP:CLASS GROUP:%CLASS GROUP:NAME    the same in one group
 *   sycl:=NAME     of the XPTI streams     a stream or trace point that a program or a tool defines itself
 *
 * each with a ! in front to remove instead of add. A word is a group if there is one with this name, otherwise a
 * class, otherwise a name; after a colon, a function with exactly this name comes first. Named functions are selected
 * even if they are getters. The last item that matches a function decides. If the first item removes, it removes
 * from the default set: every group that the catalog marks (cat_api.by_default), without the getters. Globs of "sycl"
 * are matched with an event's name, in its old form too, and with its stream's; it has no classes.
 */
#ifndef XB_SELECT_SELECT_H
#define XB_SELECT_SELECT_H

#include <stdbool.h>
#include <stddef.h>

#include "catalog/catalog.h"

struct selection;

/*
 * -EINVAL: *ret_why (owned by the caller) says in one line what is wrong, and what may have been meant. spec NULL: the
 * default set.
 */
int selection_new(const char *spec, struct selection **ret, char **ret_why);
struct selection *selection_free(struct selection *s);
bool selection_has_func(const struct selection *s, const struct cat_func *f);
/* Functions of the default set's groups that act so are in it from now on, unless an item removes them. */
void selection_add_act(struct selection *s, enum cat_act act);
bool selection_has_api(const struct selection *s, unsigned api); /* any function of the group */
/*
 * Whether a function is selected of which only the name and group are known. No class contains it, but whole groups
 * and globs do.
 */
bool selection_has_unknown(const struct selection *s, unsigned api, const char *name);
/* Whether every item that adds names the threads. */
bool selection_is_threads_only(const struct selection *s);
/* Whether any XPTI events are selected, and whether this one is. */
bool selection_wants_xpti(const struct selection *s);
/* Whether any events of debug streams are selected. */
bool selection_wants_details(const struct selection *s);
bool selection_wants_only_xpti(const struct selection *s); /* and no function at all */
/* GPU jobs, which are no functions and have no names, are a separate group in the default set. */
bool selection_has_gpu(const struct selection *s);
bool selection_has_xpti(const struct selection *s, const char *stream, const char *event);
/* The same by its name or its stream's, not as one of all. */
bool selection_names_xpti(const struct selection *s, const char *stream, const char *event);

/* A class's bits (CAT_F_ of catalog.h) by its name; 0: there is no such class. */
unsigned selection_class(const char *name);
/* The names of a function's classes, separated by blanks; all of them fit into 80 bytes. */
void selection_classes(unsigned flags, char *buf, size_t size);

#endif
