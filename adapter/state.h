// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* state.h - what the adapter that stands in for a device knows: the file of answers, and how far the program is. */
#ifndef XB_ADAPTER_STATE_H
#define XB_ADAPTER_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "replay_abi.h"

#define STATE_NOBODY UINT64_MAX

/* What a handle is the address of. Unified Runtime's loader finds functions by its first word. */
struct object {
	void *const *tables;
	uint64_t number;
};

struct region {
	uint8_t *at;   /* NULL: not known yet, or no more */
	void *mapping; /* ours, NULL: the program's own memory */
	size_t mapped; /* bytes of it */
};

/* Numbers of calls, sorted by a member of theirs; those of one value are side by side, in the order of the calls. */
struct sorted {
	uint64_t *calls;
	uint64_t *first; /* of each value, and the end of the last */
	uint64_t *from;	 /* of each value: all before it were made */
};

struct replay {
	const struct replay_header *h;
	const struct replay_function *functions;
	const struct replay_table *tables;
	const uint32_t *slots;
	const struct replay_thread *threads;
	const struct replay_call *calls;
	const struct replay_act *acts;
	const uint8_t *bytes;
	struct replay_status *status;

	struct object *objects;
	struct region *regions;
	struct sorted by_function, by_thread;
	uint64_t *place;   /* of each call, in by_thread */
	uint64_t *made_by; /* of each object: the first call that gave it; STATE_NOBODY: none */
	bool *own;	   /* of each call: the thread that made it is the recorded one */
	bool *taken; /* threads of the recording that a thread of the program is, or that none need be */
	bool several;		 /* threads make calls, or did in the recording */
	void *all[REPLAY_SLOTS]; /* the tables, one after the other */
};

/* One call of the program. */
struct live {
	uint32_t function;
	const uint64_t *regs;  /* its first 6 words */
	const uint64_t *stack; /* the others */
	uint64_t thread;       /* of the recording; STATE_NOBODY: it has none */
};
static inline uint64_t live_word(const struct live *l, uint32_t word)
{
	return word < 6 ? l->regs[word] : l->stack[word - 6];
}

static inline const char *state_name(const struct replay *r, uint32_t function)
{
	return r->functions[function].name;
}
/* enum replay_kind */
static inline uint32_t state_kind(const struct replay *r, uint64_t call)
{
	return r->functions[r->calls[call].function].kind;
}
static inline uint64_t state_handle(const struct replay *r, uint64_t object)
{
	return object ? (uint64_t)(uintptr_t)&r->objects[object] : 0;
}
/* The i-th object of an act with handles. 0: none. */
uint64_t state_object(const struct replay *r, const struct replay_act *a, uint64_t i);
bool state_gives_memory(const struct replay *r, uint64_t call);

/*
 * Uses a file of answers that is mapped at h, of size bytes, if all that it says is possible. NULL, or what is wrong with it.
 * slot: which function stands in a slot of the tables.
 */
const char *state_open(struct replay *r, void *h, size_t size, void *(*slot)(uint32_t function));
void state_close(struct replay *r);

#endif
