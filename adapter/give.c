// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* give.c - see give.h. All devices are quick here: what a command brings is there when the call returns that adds it. */
#include "give.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>

static void drop(struct region *g)
{
	if (g->mapping)
		munmap(g->mapping, g->mapped);
	*g = (struct region){ 0 };
}

/* Pages are there when somebody uses them: memory of devices may be larger than this machine's. */
static int allocate(struct region *g, uint64_t size, uint64_t align)
{
	size_t mapped = size + align + 1;
	uint8_t *at = mmap(NULL, mapped, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (at == MAP_FAILED)
		return -ENOMEM;
	drop(g);
	*g = (struct region){ .at = at + (-(uintptr_t)at & (align - 1)),
			      .mapping = at,
			      .mapped = mapped };
	return 0;
}

static void put_word(uint8_t *to, uint64_t v)
{
	memcpy(to, &v, sizeof(v));
}

static void put_handles(const struct replay *r, const struct replay_act *a, uint8_t *to)
{
	for (uint64_t i = 0; i < a->size / 8; i++)
		put_word(to + 8 * i, state_handle(r, state_object(r, a, i)));
}

/* What is between lines is the program's own. */
static void put_lines(const struct replay *r, const struct replay_act *a, uint8_t *to)
{
	uint64_t width = a->size % a->value ?: a->value;

	for (uint64_t at = 0; at < a->size; at += a->value)
		memcpy(to + a->extra + at, r->bytes + a->bytes + at, width);
}

/* What has no effect but on the memory that word points to. */
static void put(const struct replay *r, const struct replay_act *a, uint8_t *to)
{
	switch (a->what) {
	case REPLAY_PUT:
		memcpy(to + a->extra, r->bytes + a->bytes, a->size);
		return;
	case REPLAY_PUT_LINES:
		put_lines(r, a, to);
		return;
	case REPLAY_PUT_HANDLES:
		put_handles(r, a, to);
		return;
	case REPLAY_PUT_NEW:
		put_word(to, (uint64_t)(uintptr_t)r->regions[a->value].at);
		return;
	case REPLAY_PUT_REGION:
		put_word(to, r->regions[a->value].at
				     ? (uint64_t)(uintptr_t)r->regions[a->value].at + a->extra
				     : 0);
		return;
	case REPLAY_PUT_TEXT:
		put_word(to, (uint64_t)(uintptr_t)(r->bytes + a->bytes));
		return;
	default:
		return;
	}
}

static bool has_room(const struct region *g, const struct replay_act *a)
{
	return g->at && (!g->mapping ||
			 a->extra + a->size <= g->mapped - (size_t)(g->at - (uint8_t *)g->mapping));
}

static void write_region(struct replay *r, const struct replay_act *a)
{
	struct region *g = &r->regions[a->value];

	if (has_room(g, a))
		memcpy(g->at + a->extra, r->bytes + a->bytes, a->size);
}

static void keep(struct replay *r, const struct replay_act *a, uint8_t *at)
{
	drop(&r->regions[a->value]);
	if (a->extra)
		memcpy(&r->regions[a->value].at, at + a->extra - 1, 8);
	else
		r->regions[a->value].at = at;
}

int give_all(struct replay *r, const struct replay_call *c, const struct live *l)
{
	for (uint64_t i = 0; i < c->nacts; i++) {
		const struct replay_act *a = &r->acts[c->act + i];
		uint8_t *word = (uint8_t *)(uintptr_t)live_word(l, a->word);

		if (a->what == REPLAY_PUT_NEW &&
		    allocate(&r->regions[a->value], a->extra, a->size) < 0)
			return -ENOMEM;
		if (a->what == REPLAY_KEEP && word)
			keep(r, a, word);
		if (a->what == REPLAY_WRITE)
			write_region(r, a);
		if (a->what == REPLAY_DROP)
			drop(&r->regions[a->value]);
		if (word)
			put(r, a, word);
	}
	return 0;
}

void give_outputs(struct replay *r, const struct replay_call *c, const struct live *l)
{
	for (uint64_t i = 0; i < c->nacts; i++) {
		const struct replay_act *a = &r->acts[c->act + i];
		uint8_t *word = (uint8_t *)(uintptr_t)live_word(l, a->word);

		if (word)
			put(r, a, word);
	}
}

void give_memory(struct replay *r, const struct replay_call *c)
{
	for (uint64_t i = 0; i < c->nacts; i++)
		if (r->acts[c->act + i].what == REPLAY_WRITE)
			write_region(r, &r->acts[c->act + i]);
}
