// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * switched.h - functions whose probes can be removed, and placed again, while the trace runs.
 *
 * The kernel removes whole links, and a call that is in flight then returns unseen. An object therefore has three links, one of
 * the functions that deal with memory, one of those that wait, and one of all others, so that removing one of these
 * disturbs no long call and no allocation. A function that has ever been removed has a link of its own from then on.
 *
 * Functions that allocate or free are switched together, and what lives is forgotten then: it would be wrong if only some
 * were seen, or only for a part of the time.
 */
#ifndef XB_LIVE_SWITCHED_H
#define XB_LIVE_SWITCHED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "attach/place.h"

enum switched_class {
	SWITCHED_FIXED,	 /* its probes stay */
	SWITCHED_SINGLE, /* it can be switched alone, off and on */
	SWITCHED_MEMORY, /* it can only be switched with all others of this class */
};

struct switched;
/* The attacher is borrowed. */
int switched_new(struct attacher *a, struct switched **ret);
struct switched *switched_free(struct switched *s);

/* A new slot, before its first probe is placed. name is borrowed. */
void switched_slot(struct switched *s, uint32_t slot, const char *name,
		   const struct xb_account *account);
enum switched_class switched_class(const struct switched *s, uint32_t slot);
const char *switched_name(const struct switched *s, uint32_t slot);
/* How many slots there are: all are below this. */
uint32_t switched_slots(const struct switched *s);
/* Whether functions that allocate or free are switched off. */
bool switched_memory_off(const struct switched *s);

/* Places the probes of an object, as attacher_add(), except those of functions that are off, and keeps them. */
int switched_place(struct switched *s, int id, int fd, const struct attach_probe *probes, size_t n,
		   struct attach_report *ret);
/* Before its links are removed. */
void switched_forget(struct switched *s, int id);

/*
 * Switches slots off or on in all objects; those of SWITCHED_MEMORY are switched with all others of their class. *ret:
 * probes that could not be placed. 0 or -errno.
 */
int switched_set(struct switched *s, const uint32_t slots[], size_t n, bool on, unsigned *ret);

#endif
