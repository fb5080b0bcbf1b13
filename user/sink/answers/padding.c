// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * padding.c - which bytes of kernels' arguments the program never had to write.
 *
 * A structure that is an argument is copied whole, with what happened to be between its members on the program's stack. Which
 * bytes these are, the device image says of which the kernel is made. It is found by the kernel's name, for programs are
 * compiled and linked before kernels are made of them. Images that are no SPIR-V say nothing, and then all is compared.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "sink/answers/answers.h"
#include "sink/answers/spirv.h"

struct coverage_key {
	uint64_t kernel, index, len, modules; /* how many there were */
};

/* Kernels are launched again and again. */
struct coverage {
	struct keyed_row row;
	struct coverage_key key;
	uint8_t *covered; /* key.len; NULL: it is not known */
	bool looked;
};

static void coverage_done(void *u, void *row)
{
	struct coverage *c = row;

	(void)u;
	free(c->covered);
}

void answers_padding_open(struct answers *s)
{
	s->coverage = (struct keyed){ .size = sizeof(struct coverage),
				      .max = ANSWERS_COVERAGE,
				      .done = coverage_done };
	s->steps = ANSWERS_STEPS;
}

void answers_padding_done(struct answers *s)
{
	for (size_t i = 0; i < s->nmodules; i++)
		spirv_free(s->modules[i].spirv);
	free(s->modules);
	keyed_clear(&s->coverage);
	strbuf_done(&s->names);
}

void answers_note_module(struct answers *s, uint64_t bytes, uint64_t size)
{
	struct answers_module m = { .bytes = bytes };
	int r;

	if (strbuf_failed(&s->bytes))
		return;
	/* A content is in bytes once. */
	for (size_t i = 0; i < s->nmodules; i++)
		if (s->modules[i].bytes == bytes)
			return;
	r = spirv_new((const uint8_t *)s->bytes.buf + bytes, size, &m.spirv);
	if (r >= 0)
		r = GROW_APPEND(s->modules, s->nmodules, m);
	if (r == -ENOMEM) {
		spirv_free(m.spirv);
		s->failed = -ENOMEM;
	}
}

static const struct xb_item *item_at(const struct answers_work *w, unsigned word)
{
	for (unsigned i = 0; i < w->plan->nops; i++)
		if (w->plan->ops[i].src == word && w->items[i] &&
		    !(w->items[i]->flags & XB_ITEM_FAULT))
			return w->items[i];
	return NULL;
}

void answers_note_kernel(struct answers_work *w)
{
	const struct xb_item *name, *made;
	struct answers_object *o;
	uint64_t handle;

	if (!call_does(w->c, CAT_ACT_CREATE))
		return;
	name = item_at(w, answers_word(w, CAT_ACT_CREATE, CAT_PART_NAME));
	made = item_at(w, answers_word(w, CAT_ACT_CREATE, CAT_PART_OBJECT));
	if (!name || !made || made->len != sizeof(handle))
		return;
	memcpy(&handle, made + 1, sizeof(handle));
	o = answers_object_row(w->s, handle);
	if (!o)
		return;
	o->name = w->s->names.len;
	o->name_len = (uint32_t)strnlen((const char *)(name + 1), name->len);
	o->name_cut = name->flags & XB_ITEM_TRUNC;
	strbuf_add(&w->s->names, (const char *)(name + 1), o->name_len);
	if (strbuf_failed(&w->s->names))
		w->s->failed = -ENOMEM;
}

/* By all images so far. NULL: it is not known. */
static uint8_t *find_covered(struct answers *s, const struct answers_object *kernel,
			     const struct answers_argument *arg)
{
	const struct spirv_argument a = { .name = s->names.buf + kernel->name,
					  .len = kernel->name_len,
					  .whole = !kernel->name_cut,
					  .index = (uint32_t)arg->index,
					  .size = arg->size };
	uint8_t *covered = calloc(1, arg->size);
	int n = 0, r = 0;

	for (size_t i = 0; covered && i < s->nmodules && r >= 0; i++) {
		r = spirv_cover(s->modules[i].spirv,
				(const uint8_t *)s->bytes.buf + s->modules[i].bytes, &a, covered,
				&s->steps);
		n += r;
	}
	if (r >= 0 && n > 0)
		return covered;
	free(covered);
	return NULL;
}

bool answers_covered(struct answers *s, const struct answers_argument *a, uint8_t ret_covered[])
{
	const struct answers_object *k = answers_object_row(s, a->kernel);
	struct coverage_key key = { .index = a->index, .len = a->size, .modules = s->nmodules };
	struct coverage *c;

	if (!k || !k->name_len || !a->size || a->size > ANSWERS_COVERED || s->failed ||
	    a->index > UINT32_MAX)
		return false;
	key.kernel = k->number;
	c = keyed_get(&s->coverage, &key, sizeof(key));
	if (!c)
		return false;
	if (!c->looked)
		c->covered = find_covered(s, k, a);
	c->looked = true;
	if (c->covered)
		memcpy(ret_covered, c->covered, a->size);
	return c->covered;
}
