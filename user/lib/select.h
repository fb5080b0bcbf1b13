// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * select.h - which functions and events the user asked for (-e).
 *
 * A specification is a list of items, separated by commas: GROUP, GROUP:GLOB, or either with a ! in
 * front, which takes away. Without any item that adds, the items take away from the default set:
 * every group that the catalog has in it (cat_api.by_default), but the getters. GROUP "sycl" is the XPTI streams; its globs are held against an
 * event's name and its stream's.
 */
#ifndef XB_LIB_SELECT_H
#define XB_LIB_SELECT_H

#include <stdbool.h>

#include "catalog/catalog.h"

struct selection;

/* -EINVAL: *ret_why (owned by the caller) says what is wrong with it. spec NULL: the default set. */
int selection_new(const char *spec, struct selection **ret, char **ret_why);
struct selection *selection_free(struct selection *s);
bool selection_has_func(const struct selection *s, const struct cat_func *f);
/* Does every item that adds name the threads? */
bool selection_is_threads_only(const struct selection *s);
/* Are any XPTI events wanted, and is this one? */
bool selection_wants_xpti(const struct selection *s);
bool selection_wants_only_xpti(const struct selection *s); /* and no function at all */
bool selection_has_xpti(const struct selection *s, const char *stream, const char *event);

#endif
