// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * asked.h - tells the kernel side which functions subscribers have enabled (session/subscribers.h), at any time and from
 * any thread.
 *
 * Only what nobody else gets, and what nothing else is known by, is switched off: a queue or a kernel has its number and its
 * name by the calls that made it, even if nobody wants to hear of those.
 */
#ifndef XB_LIVE_ASKED_H
#define XB_LIVE_ASKED_H

#include <stdint.h>

#include "catalog/catalog.h"

struct asked;
struct attacher;
struct session;

/* *ret NULL: the session has no subscribers. */
int asked_new(struct attacher *a, struct session *s, struct asked **ret);
struct asked *asked_free(struct asked *k);
/* A slot is that of fn from now on, before it has its first probe. k may be NULL. */
void asked_slot(struct asked *k, uint32_t slot, const struct cat_func *fn);

#endif
