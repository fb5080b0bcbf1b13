// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* switched.c - see switched.h. */
#include "live/switched.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <uthash.h>

#include "attach/costs.h"
#include "attach/reading.h"
#include "base/cleanup.h"

/* Parts of an object: slots have their own numbers, which are below these. */
#define PART_OTHERS  (XB_MAX_FUNCS + 0u)
#define PART_CAREFUL (XB_MAX_FUNCS + 1u) /* functions that wait, or copy */
#define PART_MEMORY  (XB_MAX_FUNCS + 2u)
#define PARTS	     (XB_MAX_FUNCS + 3u)

struct slot {
	const char *name;
	enum switched_class class;
	bool careful, apart, off; /* apart: it has a link of its own */
	bool priced, stepped;
};

struct placed {
	int id; /* key */
	int fd;
	struct attach_probe *probes;
	size_t n;
	UT_hash_handle hh;
};

struct switched {
	struct attacher *attacher;
	struct placed *placed;
	uint32_t n; /* of slots */
	bool memory_off;
	struct slot slots[XB_MAX_FUNCS];
	bool chosen[PARTS]; /* of one call */
};

int switched_new(struct attacher *a, struct switched **ret)
{
	struct switched *s = calloc(1, sizeof(*s));

	if (!s)
		return -ENOMEM;
	s->attacher = a;
	*ret = s;
	return 0;
}

static void placed_free(struct placed *p)
{
	if (p->fd >= 0)
		close(p->fd);
	free(p->probes);
	free(p);
}

struct switched *switched_free(struct switched *s)
{
	struct placed *p, *next;

	if (!s)
		return NULL;
	HASH_ITER(hh, s->placed, p, next) {
		HASH_DEL(s->placed, p);
		placed_free(p);
	}
	free(s);
	return NULL;
}

/* ---- slots --------------------------------------------------------------------------------------- */

void switched_slot(struct switched *s, uint32_t slot, const char *name,
		   const struct xb_account *account)
{
	bool memory = account->act == XB_ACCOUNT_ALLOC || account->act == XB_ACCOUNT_FREE;
	bool counts = memory || account->act == XB_ACCOUNT_COPY;

	s->slots[slot] = (struct slot){
		.name = name,
		.class = memory ? SWITCHED_MEMORY : SWITCHED_SINGLE,
		.careful = counts || account->waits,
		.off = memory && s->memory_off,
	};
	if (slot >= s->n)
		s->n = slot + 1;
}

enum switched_class switched_class(const struct switched *s, uint32_t slot)
{
	return slot < s->n ? s->slots[slot].class : SWITCHED_FIXED;
}

const char *switched_name(const struct switched *s, uint32_t slot)
{
	return slot < s->n && s->slots[slot].name ? s->slots[slot].name : "";
}

uint32_t switched_slots(const struct switched *s)
{
	return s->n;
}

bool switched_memory_off(const struct switched *s)
{
	return s->memory_off;
}

/* ---- objects ------------------------------------------------------------------------------------- */

static uint32_t slot_of(const struct attach_probe *p)
{
	return XB_COOKIE_FUNC(p->cookie) % XB_MAX_FUNCS;
}

static unsigned part_of(const struct switched *s, uint32_t slot)
{
	const struct slot *of = &s->slots[slot];

	if (of->apart)
		return slot;
	if (of->class == SWITCHED_MEMORY)
		return PART_MEMORY;
	return of->careful ? PART_CAREFUL : PART_OTHERS;
}

/* Places the probes of a part, as many as are on. */
static int place_part(struct switched *s, const struct placed *p, unsigned part,
		      struct attach_report *sum)
{
	_cleanup_free_ struct attach_probe *probes = calloc(p->n + 1, sizeof(*probes));
	struct attach_report report = { 0 };
	size_t n = 0;
	int r;

	if (!probes)
		return -ENOMEM;
	for (size_t i = 0; i < p->n; i++) {
		uint32_t slot = slot_of(&p->probes[i]);

		if (part_of(s, slot) == part && !s->slots[slot].off)
			probes[n++] = p->probes[i];
	}
	if (!n)
		return 0;
	r = attacher_add_part(s->attacher, p->id, part, p->fd, probes, n, &report);
	if (r < 0)
		return r;
	sum->placed += report.placed;
	sum->failed += report.failed;
	sum->first_error = sum->first_error ?: report.first_error;
	return 0;
}

/* Hits of a function cost what the dearest of its probes costs. */
static int set_prices(struct switched *s, const struct attach_probe *probes, size_t n)
{
	int r = 0;

	for (size_t i = 0; i < n && r >= 0; i++) {
		struct slot *slot = &s->slots[slot_of(&probes[i])];

		/* What is spent while the price is set may be lost. */
		if (slot->priced && (slot->stepped || !probes[i].stepped))
			continue;
		slot->priced = true;
		slot->stepped = probes[i].stepped;
		r = attacher_set_price(s->attacher, slot_of(&probes[i]), slot->stepped);
	}
	return r;
}

static int keep(struct switched *s, int id, int fd, const struct attach_probe *probes, size_t n,
		struct placed **ret)
{
	struct placed *p = calloc(1, sizeof(*p));

	if (!p)
		return -ENOMEM;
	p->id = id;
	p->n = n;
	p->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	p->probes = calloc(n + 1, sizeof(*probes));
	if (p->fd < 0 || !p->probes) {
		int r = p->fd < 0 ? -errno : -ENOMEM;

		placed_free(p);
		return r;
	}
	memcpy(p->probes, probes, n * sizeof(*probes));
	HASH_ADD_INT(s->placed, id, p);
	*ret = p;
	return 0;
}

int switched_place(struct switched *s, int id, int fd, const struct attach_probe *probes, size_t n,
		   struct attach_report *ret)
{
	struct attach_report report = { 0 };
	struct placed *p = NULL;
	int r = set_prices(s, probes, n);

	if (r >= 0)
		r = keep(s, id, fd, probes, n, &p);
	if (r < 0 || !p)
		return r;
	for (unsigned part = PART_OTHERS; part < PARTS && r >= 0; part++)
		r = place_part(s, p, part, &report);
	for (size_t i = 0; i < n && r >= 0; i++) {
		uint32_t slot = slot_of(&probes[i]);
		bool first = s->slots[slot].apart && !s->slots[slot].off;

		for (size_t k = 0; k < i; k++)
			first &= slot_of(&probes[k]) != slot;
		if (first)
			r = place_part(s, p, slot, &report);
	}
	if (r >= 0)
		*ret = report;
	return r;
}

void switched_forget(struct switched *s, int id)
{
	struct placed *p;

	HASH_FIND_INT(s->placed, &id, p);
	if (!p)
		return;
	HASH_DEL(s->placed, p);
	placed_free(p);
}

/* ---- off and on ---------------------------------------------------------------------------------- */

static void choose(struct switched *s, uint32_t slot, bool on)
{
	struct slot *of = &s->slots[slot];

	if (of->off != on)
		return;
	s->chosen[part_of(s, slot)] = true;
	of->off = !on;
	of->apart |= of->class == SWITCHED_SINGLE;
	s->chosen[part_of(s, slot)] = true;
}

static void choose_memory(struct switched *s, bool on)
{
	s->memory_off = !on;
	for (uint32_t slot = 0; slot < s->n; slot++)
		if (s->slots[slot].class == SWITCHED_MEMORY)
			choose(s, slot, on);
}

/* Removes what has changed of an object, and places of it what is on. */
static int place_again(struct switched *s, const struct placed *p, struct attach_report *report)
{
	int r = 0;

	for (unsigned part = 0; part < PARTS && r >= 0; part++) {
		if (!s->chosen[part])
			continue;
		attacher_remove_part(s->attacher, p->id, part);
		r = place_part(s, p, part, report);
	}
	return r;
}

int switched_set(struct switched *s, const uint32_t slots[], size_t n, bool on, unsigned *ret)
{
	struct attach_report report = { 0 };
	bool memory = false;
	struct placed *p, *next;
	int r = 0;

	memset(s->chosen, 0, sizeof(s->chosen));
	for (size_t i = 0; i < n; i++) {
		if (s->slots[slots[i]].class == SWITCHED_MEMORY)
			memory = true;
		else
			choose(s, slots[i], on);
	}
	if (memory)
		choose_memory(s, on);
	if (memory && on)
		r = attacher_follow(s->attacher, true);
	if (r < 0)
		return r;
	HASH_ITER(hh, s->placed, p, next) {
		r = place_again(s, p, &report);
		if (r < 0)
			return r;
	}
	/* After the last probe is gone, as until then something may be added. */
	if (memory && !on)
		r = attacher_follow(s->attacher, false);
	if (r < 0)
		return r;
	*ret = report.failed;
	return 0;
}
