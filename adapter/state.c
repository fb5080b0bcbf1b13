// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * state.c - checks and opens a file of answers.
 *
 * A command of ours made it, but out of a recording that anybody may have written, and the file's path comes from the
 * environment: nothing in it is used before it was compared with the file's size and with what it refers to.
 */
#include "state.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

uint64_t state_object(const struct replay *r, const struct replay_act *a, uint64_t i)
{
	uint64_t v;

	memcpy(&v, r->bytes + a->bytes + 8 * i, 8);
	return v < r->h->objects ? v : 0;
}

bool state_gives_memory(const struct replay *r, uint64_t call)
{
	const struct replay_call *c = &r->calls[call];

	for (uint64_t i = 0; i < c->nacts; i++)
		if (r->acts[c->act + i].what == REPLAY_PUT_NEW)
			return true;
	return false;
}

/* The adapter writes results from h->status on: what was checked is before that, where it stays as it is. */
static const void *array(const struct replay_header *h, const struct replay_array *a, size_t size)
{
	if (a->offset % 8 || a->offset > h->status || a->n > (h->status - a->offset) / size)
		return NULL;
	return (const uint8_t *)h + a->offset;
}

static bool part_of(uint64_t first, uint64_t n, uint64_t all)
{
	return first <= all && n <= all - first;
}

static bool is_text(const char *text, size_t size)
{
	return memchr(text, '\0', size);
}

static const char *find_arrays(struct replay *r)
{
	const struct replay_header *h = r->h;

	if (h->status % 8 || h->status < sizeof(*h) || h->status > h->size ||
	    h->size - h->status < sizeof(*r->status) ||
	    h->size - h->status - sizeof(*r->status) < h->calls.n)
		return "the room for results is not inside it";
	r->functions = array(h, &h->functions, sizeof(*r->functions));
	r->tables = array(h, &h->tables, sizeof(*r->tables));
	r->slots = array(h, &h->slots, sizeof(*r->slots));
	r->threads = array(h, &h->threads, sizeof(*r->threads));
	r->calls = array(h, &h->calls, sizeof(*r->calls));
	r->acts = array(h, &h->acts, sizeof(*r->acts));
	r->bytes = array(h, &h->bytes, 1);
	if (!r->functions || !r->tables || !r->slots || !r->threads || !r->calls || !r->acts ||
	    !r->bytes)
		return "one of its arrays is not before the room for results";
	if (!h->bytes.n || r->bytes[0] || r->bytes[h->bytes.n - 1])
		return "its texts have no end";
	/* Each is a part of what is there, so that no later sum or product is beyond 64 bits. */
	if (h->functions.n > REPLAY_FUNCTIONS || h->slots.n > REPLAY_SLOTS ||
	    h->objects > h->size || h->regions > h->size || !h->objects ||
	    h->interface >= REPLAY_INTERFACES || !is_text(h->release, sizeof(h->release)) ||
	    !is_text(h->plugins, sizeof(h->plugins)))
		return "it has impossible numbers";
	r->status = (struct replay_status *)((uint8_t *)(uintptr_t)h + h->status);
	return NULL;
}

static bool is_act(const struct replay *r, const struct replay_act *a)
{
	const struct replay_header *h = r->h;

	if (a->what >= REPLAY_WHATS || a->word >= REPLAY_WORDS || a->name >= h->bytes.n ||
	    a->at > REPLAY_REGION_MAX)
		return false;
	switch (a->what) {
	case REPLAY_PUT_NEW:
		return a->value < h->regions && a->extra <= REPLAY_REGION_MAX && a->size &&
		       a->size <= REPLAY_REGION_MAX && !(a->size & (a->size - 1));
	case REPLAY_KEEP:
	case REPLAY_POINTER:
	case REPLAY_PUT_REGION:
	case REPLAY_DROP:
		return a->value < h->regions && a->extra <= REPLAY_REGION_MAX;
	case REPLAY_WRITE:
		return a->value < h->regions && a->extra <= REPLAY_REGION_MAX &&
		       part_of(a->bytes, a->size, h->bytes.n);
	case REPLAY_SCALAR:
		return a->size == 1 || a->size == 2 || a->size == 4 || a->size == 8;
	case REPLAY_HANDLE:
		return a->value < h->objects;
	case REPLAY_PUT_LINES:
		return a->value && a->extra <= REPLAY_REGION_MAX &&
		       part_of(a->bytes, a->size, h->bytes.n);
	default:
		return a->extra <= REPLAY_REGION_MAX && part_of(a->bytes, a->size, h->bytes.n);
	}
}

static const char *check_elements(const struct replay *r)
{
	const struct replay_header *h = r->h;

	for (uint64_t i = 0; i < h->functions.n; i++)
		if (!is_text(r->functions[i].name, REPLAY_NAME) ||
		    r->functions[i].kind >= REPLAY_KINDS)
			return "a function in it is none";
	for (uint64_t i = 0; i < h->tables.n; i++)
		if (!is_text(r->tables[i].getter, REPLAY_NAME) || r->tables[i].at % 8 ||
		    r->tables[i].at > REPLAY_AT_MAX ||
		    !part_of(r->tables[i].first, r->tables[i].n, h->slots.n))
			return "a table in it is none";
	for (uint64_t i = 0; i < h->slots.n; i++)
		if (r->slots[i] != REPLAY_NO_FUNCTION && r->slots[i] >= h->functions.n)
			return "a table in it has a function that is none";
	for (uint64_t i = 0; i < h->calls.n; i++) {
		const struct replay_call *c = &r->calls[i];

		if (c->function >= h->functions.n || c->thread >= h->threads.n ||
		    c->queue >= h->objects || !part_of(c->act, c->nacts, h->acts.n))
			return "a call in it is none";
	}
	for (uint64_t i = 0; i < h->acts.n; i++)
		if (!is_act(r, &r->acts[i]))
			return "what it says of a call is impossible";
	return NULL;
}

/* The value of each call by which it is sorted. */
static uint32_t function_of(const struct replay_call *c)
{
	return c->function;
}

static uint32_t thread_of(const struct replay_call *c)
{
	return c->thread;
}

static bool sort(const struct replay *r, uint64_t values,
		 uint32_t (*value)(const struct replay_call *), struct sorted *ret)
{
	uint64_t n = r->h->calls.n;

	ret->calls = calloc(n + 1, sizeof(*ret->calls));
	ret->first = calloc(values + 2, sizeof(*ret->first));
	ret->from = calloc(values + 1, sizeof(*ret->from));
	if (!ret->calls || !ret->first || !ret->from)
		return false;
	for (uint64_t i = 0; i < n; i++)
		ret->first[value(&r->calls[i]) + 1]++;
	for (uint64_t v = 0; v < values; v++) {
		ret->first[v + 1] += ret->first[v];
		ret->from[v] = ret->first[v];
	}
	for (uint64_t i = 0; i < n; i++)
		ret->calls[ret->from[value(&r->calls[i])]++] = i;
	memcpy(ret->from, ret->first, values * sizeof(*ret->from));
	return true;
}

static void sorted_free(struct sorted *s)
{
	free(s->calls);
	free(s->first);
	free(s->from);
}

void state_close(struct replay *r)
{
	for (uint64_t i = 0; r->regions && i < r->h->regions; i++)
		if (r->regions[i].mapping)
			munmap(r->regions[i].mapping, r->regions[i].mapped);
	free(r->objects);
	free(r->regions);
	free(r->place);
	free(r->taken);
	free(r->made_by);
	free(r->own);
	sorted_free(&r->by_function);
	sorted_free(&r->by_thread);
	memset(r, 0, sizeof(*r));
}

/* Whether a thread does no more than make commands and wait for them, as those do that run host tasks. */
static bool is_helper(const struct replay *r, uint64_t thread)
{
	const struct sorted *s = &r->by_thread;

	for (uint64_t i = s->first[thread]; i < s->first[thread + 1]; i++) {
		if (state_kind(r, s->calls[i]) == REPLAY_ASKS || state_gives_memory(r, s->calls[i]))
			return false;
	}
	return !r->threads[thread].main;
}

static void note_makers(struct replay *r)
{
	memset(r->made_by, 0xff, r->h->objects * sizeof(*r->made_by));
	for (uint64_t call = r->h->calls.n; call-- > 0;) {
		const struct replay_call *c = &r->calls[call];

		for (uint64_t i = 0; i < c->nacts; i++) {
			const struct replay_act *a = &r->acts[c->act + i];

			for (uint64_t k = 0; a->what == REPLAY_PUT_HANDLES && k < a->size / 8; k++)
				r->made_by[state_object(r, a, k)] = call;
		}
	}
}

const char *state_open(struct replay *r, void *at, size_t size, void *(*slot)(uint32_t function))
{
	const struct replay_header *h = at;
	const char *wrong;

	memset(r, 0, sizeof(*r));
	if (size < sizeof(*h) || h->magic != REPLAY_MAGIC || h->size != size)
		return "it is none, or cut";
	if (h->version != REPLAY_VERSION)
		return "it is of another version of xptibpf";
	r->h = h;
	wrong = find_arrays(r) ?: check_elements(r);
	if (wrong)
		return wrong;
	r->objects = calloc(h->objects, sizeof(*r->objects));
	r->regions = calloc(h->regions + 1, sizeof(*r->regions));
	r->taken = calloc(h->threads.n + 1, 1);
	r->place = calloc(h->calls.n + 1, sizeof(*r->place));
	r->made_by = calloc(h->objects + 1, sizeof(*r->made_by));
	r->own = calloc(h->calls.n + 1, sizeof(*r->own));
	if (!r->objects || !r->regions || !r->taken || !r->place || !r->made_by || !r->own ||
	    !sort(r, h->functions.n, function_of, &r->by_function) ||
	    !sort(r, h->threads.n, thread_of, &r->by_thread)) {
		state_close(r);
		return "there is no memory for it";
	}
	for (uint64_t i = 0; i < h->calls.n; i++)
		r->place[r->by_thread.calls[i]] = i;
	for (uint64_t i = 0; i < h->threads.n; i++)
		r->taken[i] = is_helper(r, i);
	note_makers(r);
	for (uint64_t i = 0; i < h->objects; i++)
		r->objects[i] = (struct object){ r->all, i };
	for (uint64_t i = 0; i < h->slots.n; i++)
		r->all[i] = r->slots[i] == REPLAY_NO_FUNCTION ? NULL : slot(r->slots[i]);
	r->several = h->threads.n > 1;
	return NULL;
}
