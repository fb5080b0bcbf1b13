// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * spirv.c - see spirv.h.
 *
 * A kernel takes a structure as a pointer to one in memory of its own, and its type has no offsets: members lie as in C,
 * each at the next multiple of its alignment, unless the structure is packed. The size that comes out must be that of the
 * argument, or nothing is said.
 */
#include "sink/answers/spirv.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "sink/spirv_walk.h"

#define DEPTH	16u /* of types in types */
#define ADDRESS 8u  /* bytes; where they are less, the sizes don't match */
#define VECTOR	16u /* elements, at most */
#define SCALAR	16u /* bytes, at most */

struct spirv {
	size_t size;
	size_t before,
		last; /* the instruction before the first entry point, and the last of these; last 0: there are none */
	uint32_t nids;
	uint32_t *at; /* of each id: the word where its type, constant or function is made; 0: none of these */
	bool *packed; /* of each id */
};

struct look {
	const struct spirv *m;
	const uint8_t *image;
	uint8_t *covered;
	size_t size;	/* of the argument */
	uint64_t *left; /* steps */
};

struct layout {
	uint64_t size, align;
};

/* ---- where things are ---------------------------------------------------------------------------- */

/* Of an instruction that is looked up: the word of its result, and the least length with which it says what it has to. */
static size_t result_of(unsigned op, size_t *ret_least)
{
	switch (op) {
	case SPIRV_OP_TYPE_BOOL:
	case SPIRV_OP_TYPE_STRUCT:
		*ret_least = 2;
		return 1;
	case SPIRV_OP_TYPE_INT:
	case SPIRV_OP_TYPE_FLOAT:
		*ret_least = 3;
		return 1;
	case SPIRV_OP_TYPE_VECTOR:
	case SPIRV_OP_TYPE_ARRAY:
	case SPIRV_OP_TYPE_POINTER:
		*ret_least = 4;
		return 1;
	case SPIRV_OP_CONSTANT:
		*ret_least = 4;
		return 2;
	case SPIRV_OP_FUNCTION:
		*ret_least = 5;
		return 2;
	default:
		return 0;
	}
}

static void note(struct spirv *m, const uint8_t *image, size_t before, size_t at)
{
	unsigned op = spirv_op_at(image, at);
	size_t len = spirv_length_at(image, at), least = 0, result = result_of(op, &least);

	if (result && len >= least && spirv_word(image, at + result) < m->nids)
		m->at[spirv_word(image, at + result)] = (uint32_t)at;
	if (op == SPIRV_OP_ENTRY_POINT) {
		m->before = m->last ? m->before : before;
		m->last = at;
	}
	if (op == SPIRV_OP_DECORATE && len > 2 &&
	    spirv_word(image, at + 2) == SPIRV_DECORATION_CPACKED &&
	    spirv_word(image, at + 1) < m->nids)
		m->packed[spirv_word(image, at + 1)] = true;
}

struct spirv *spirv_free(struct spirv *m)
{
	if (m) {
		free(m->at);
		free(m->packed);
	}
	free(m);
	return NULL;
}

static int note_all(struct spirv *m, const uint8_t *image)
{
	size_t before = 0, at = 0;
	int r;

	/* What has an id has more than one word, so that larger ones are a lie. */
	m->nids = spirv_word(image, SPIRV_BOUND);
	m->nids = m->nids > m->size / 4 ? (uint32_t)(m->size / 4) : m->nids;
	m->at = calloc(m->nids + 1UL, sizeof(*m->at));
	m->packed = calloc(m->nids + 1UL, sizeof(*m->packed));
	if (!m->at || !m->packed)
		return -ENOMEM;
	for (; (r = spirv_next(image, m->size, &at)) > 0; before = at)
		note(m, image, before, at);
	return r;
}

int spirv_new(const uint8_t *image, size_t size, struct spirv **ret)
{
	struct spirv *m;
	int r;

	if (size / 4 <= SPIRV_HEADER || size / 4 > UINT32_MAX ||
	    spirv_word(image, 0) != SPIRV_MAGIC)
		return -EBADMSG;
	m = calloc(1, sizeof(*m));
	if (!m)
		return -ENOMEM;
	m->size = size;
	r = note_all(m, image);
	if (r < 0) {
		spirv_free(m);
		return r;
	}
	*ret = m;
	return 0;
}

/* 0: there is nothing with this id. */
static size_t place_of(const struct look *l, uint32_t id)
{
	return id < l->m->nids ? l->m->at[id] : 0;
}

/* ---- layout -------------------------------------------------------------------------------------- */

/* If from is not NULL, what lies at *from of the argument is marked, too. */
static int lay_out(const struct look *l, uint32_t type, unsigned depth, const uint64_t *from,
		   struct layout *ret);

static int mark(const struct look *l, const uint64_t *from, uint64_t n)
{
	if (!from)
		return 0;
	if (*from > l->size || n > l->size - *from)
		return -ENOTSUP;
	memset(l->covered + *from, 1, n);
	return 0;
}

static int scalar(const struct look *l, uint64_t size, const uint64_t *from, struct layout *ret)
{
	int r = !size || size > SCALAR || size & (size - 1) ? -ENOTSUP : mark(l, from, size);

	if (r >= 0)
		*ret = (struct layout){ size, size };
	return r;
}

/* Vectors of three have room for a fourth. */
static int vector(const struct look *l, size_t at, unsigned depth, const uint64_t *from,
		  struct layout *ret)
{
	const uint64_t n = spirv_word(l->image, at + 3);
	struct layout one;
	int r = lay_out(l, spirv_word(l->image, at + 2), depth, NULL, &one);

	if (r < 0)
		return r;
	if (!n || n > VECTOR || !one.size || n * one.size > l->size)
		return -ENOTSUP;
	r = mark(l, from, n * one.size);
	one.size *= n == 3 ? 4 : n;
	if (r >= 0)
		*ret = (struct layout){ one.size, one.size };
	return r;
}

static uint64_t aligned(uint64_t at, uint64_t align)
{
	return (at + align - 1) / align * align;
}

static int structure(const struct look *l, size_t at, unsigned depth, const uint64_t *from,
		     struct layout *ret)
{
	bool packed = l->m->packed[spirv_word(l->image, at + 1)];
	struct layout all = { 0, 1 }, one;
	uint64_t there;
	int r;

	for (size_t i = 2; i < spirv_length_at(l->image, at); i++) {
		uint32_t type = spirv_word(l->image, at + i);

		r = lay_out(l, type, depth, NULL, &one);
		if (r >= 0 && !packed) {
			all.size = aligned(all.size, one.align);
			all.align = all.align > one.align ? all.align : one.align;
		}
		there = from ? *from + all.size : 0;
		if (r >= 0 && from)
			r = lay_out(l, type, depth, &there, &one);
		if (r < 0)
			return r;
		all.size += one.size;
		if (all.size > l->size)
			return -ENOTSUP;
	}
	all.size = aligned(all.size, all.align);
	*ret = all;
	return 0;
}

static int array(const struct look *l, size_t at, unsigned depth, const uint64_t *from,
		 struct layout *ret)
{
	const uint32_t type = spirv_word(l->image, at + 2);
	const size_t constant = place_of(l, spirv_word(l->image, at + 3));
	struct layout one;
	uint64_t n;
	int r;

	if (!constant || spirv_op_at(l->image, constant) != SPIRV_OP_CONSTANT)
		return -ENOTSUP;
	n = spirv_word(l->image, constant + 3);
	r = lay_out(l, type, depth, NULL, &one);
	if (r >= 0 && one.size && n > l->size / one.size)
		return -ENOTSUP;
	for (uint64_t i = 0; r >= 0 && from && i < n; i++) {
		uint64_t there = *from + i * one.size;

		r = lay_out(l, type, depth, &there, &one);
	}
	if (r >= 0)
		*ret = (struct layout){ n * one.size, one.align };
	return r;
}

static bool take_step(const struct look *l)
{
	if (!*l->left)
		return false;
	--*l->left;
	return true;
}

static int lay_out(const struct look *l, uint32_t type, unsigned depth, const uint64_t *from,
		   struct layout *ret)
{
	size_t at = place_of(l, type);

	if (!at || !depth || !take_step(l))
		return -ENOTSUP;
	switch (spirv_op_at(l->image, at)) {
	case SPIRV_OP_TYPE_BOOL:
		return scalar(l, 1, from, ret);
	case SPIRV_OP_TYPE_INT:
	case SPIRV_OP_TYPE_FLOAT:
		return scalar(l, spirv_word(l->image, at + 2) / 8, from, ret);
	case SPIRV_OP_TYPE_POINTER:
		return scalar(l, ADDRESS, from, ret);
	case SPIRV_OP_TYPE_VECTOR:
		return vector(l, at, depth - 1, from, ret);
	case SPIRV_OP_TYPE_ARRAY:
		return array(l, at, depth - 1, from, ret);
	case SPIRV_OP_TYPE_STRUCT:
		return structure(l, at, depth - 1, from, ret);
	default:
		return -ENOTSUP;
	}
}

/* ---- kernels ------------------------------------------------------------------------------------- */

/* The type of a function's parameter; 0: it has no such one. */
static uint32_t parameter(const struct look *l, uint32_t function, uint32_t index)
{
	size_t at = place_of(l, function);

	if (!at || spirv_op_at(l->image, at) != SPIRV_OP_FUNCTION)
		return 0;
	while (spirv_next(l->image, l->m->size, &at) > 0 && take_step(l)) {
		if (spirv_op_at(l->image, at) == SPIRV_OP_LINE)
			continue;
		if (spirv_op_at(l->image, at) != SPIRV_OP_FUNCTION_PARAMETER ||
		    spirv_length_at(l->image, at) < 2)
			return 0;
		if (!index--)
			return spirv_word(l->image, at + 1);
	}
	return 0;
}

static int cover_parameter(const struct look *l, uint32_t function, uint32_t index)
{
	uint32_t type = parameter(l, function, index);
	size_t at = place_of(l, type);
	uint64_t from = 0;
	struct layout all;
	int r;

	if (at && spirv_op_at(l->image, at) == SPIRV_OP_TYPE_POINTER &&
	    spirv_word(l->image, at + 2) == SPIRV_STORAGE_FUNCTION)
		type = spirv_word(l->image, at + 3);
	r = lay_out(l, type, DEPTH, NULL, &all);
	if (r >= 0 && all.size != l->size)
		r = -ENOTSUP;
	return r < 0 ? r : lay_out(l, type, DEPTH, &from, &all);
}

static bool is_meant(const struct look *l, size_t at, const struct spirv_argument *a)
{
	const char *name;
	size_t n;

	return spirv_kernel_at(l->image, at, &name, &n) > 0 && n >= a->len &&
	       (!a->whole || n == a->len) && !memcmp(name, a->name, a->len);
}

int spirv_cover(const struct spirv *m, const uint8_t *image, const struct spirv_argument *a,
		uint8_t *covered, uint64_t *left)
{
	const struct look l = { m, image, covered, a->size, left };
	size_t at = m->before;
	int n = 0, r;

	while (at < m->last && spirv_next(image, m->size, &at) > 0) {
		if (!take_step(&l))
			return -ENOTSUP;
		if (!is_meant(&l, at, a))
			continue;
		r = cover_parameter(&l, spirv_word(image, at + 2), a->index);
		if (r < 0)
			return r;
		n++;
	}
	return n;
}
