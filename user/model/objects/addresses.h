// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * addresses.h - inside model/: which addresses of a process were handed out by an API, and of what kind
 * they are. One struct addresses is one process's allocations of one family of APIs.
 *
 * Bounded: ADDRESSES_MAX live allocations each; what finds no room is not kept, and addresses_is_whole()
 * is false from then on.
 */
#ifndef XB_MODEL_ADDRESSES_H
#define XB_MODEL_ADDRESSES_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"

#define ADDRESSES_MAX 65536u

struct addresses;

struct allocation {
	uint64_t addr;
	uint64_t size;
	uint64_t made_at; /* when the call that made it returned */
	uint64_t id;	  /* of that call */
	uint8_t kind;	  /* enum cat_mem */
};

int addresses_new(struct addresses **ret);
struct addresses *addresses_free(struct addresses *m);
/*
 * What it overlaps is gone, its end was not seen. size 0: not known, then only addr itself is found.
 * 0, -EINVAL (it wraps around), -ENOSPC, -ENOMEM.
 */
int addresses_add(struct addresses *m, const struct allocation *a);
/* A free that began at since; one that began before the allocation was made meant an older one. */
bool addresses_remove(struct addresses *m, uint64_t addr, uint64_t since);
/* The allocation that addr lies in, or NULL. */
const struct allocation *addresses_find(const struct addresses *m, uint64_t addr);
uint32_t addresses_count(const struct addresses *m);
/* From now on it is not whole: something was not added. */
void addresses_give_up(struct addresses *m);
/* False: there may be allocations that are not here. */
bool addresses_is_whole(const struct addresses *m);

#endif
