// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * memory.h - inside model/: which addresses of a process were handed out by an API, and of what kind
 * they are. One struct memory is one process's allocations of one family of APIs.
 *
 * Bounded: MEMORY_MAX live allocations each; what finds no room is not kept, and memory_is_whole()
 * is false from then on.
 */
#ifndef XB_MODEL_MEMORY_H
#define XB_MODEL_MEMORY_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"

#define MEMORY_MAX 65536u

struct memory;

struct allocation {
	uint64_t addr;
	uint64_t size;
	uint64_t made_at; /* when the call that made it returned */
	uint64_t id;	  /* of that call */
	uint8_t kind;	  /* enum cat_mem */
};

int memory_new(struct memory **ret);
struct memory *memory_free(struct memory *m);
/*
 * What it overlaps is gone, its end was not seen. size 0: not known, then only addr itself is found.
 * 0, -EINVAL (it wraps around), -ENOSPC, -ENOMEM.
 */
int memory_add(struct memory *m, const struct allocation *a);
/* A free that began at since; one that began before the allocation was made meant an older one. */
bool memory_remove(struct memory *m, uint64_t addr, uint64_t since);
/* The allocation that addr lies in, or NULL. */
const struct allocation *memory_find(const struct memory *m, uint64_t addr);
uint32_t memory_count(const struct memory *m);
/* From now on it is not whole: something was not added. */
void memory_give_up(struct memory *m);
/* False: there may be allocations that are not here. */
bool memory_is_whole(const struct memory *m);

#endif
