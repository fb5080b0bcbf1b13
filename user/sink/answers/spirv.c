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

#include "sink/spirv_words.h"

#define DEPTH	16u /* of types in types */
#define ADDRESS 8u  /* bytes; where they are less, the sizes don't match */
#define VECTOR	16u /* elements, at most */
#define SCALAR	16u /* bytes, at most */

struct spirv {
	size_t words;
	size_t entries,
		end; /* the words where entry points begin, and where what is behind them does */
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

static uint32_t word(const uint8_t *image, size_t at)
{
	uint32_t v;

	memcpy(&v, image + 4 * at, sizeof(v));
	return v;
}

static unsigned op_at(const uint8_t *image, size_t at)
{
	return word(image, at) & 0xffff;
}

static size_t length_at(const uint8_t *image, size_t at)
{
	return word(image, at) >> 16;
}

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

static void note(struct spirv *m, const uint8_t *image, size_t at)
{
	unsigned op = op_at(image, at);
	size_t len = length_at(image, at), least = 0, result = result_of(op, &least);

	if (result && len >= least && word(image, at + result) < m->nids)
		m->at[word(image, at + result)] = (uint32_t)at;
	if (op == SPIRV_OP_ENTRY_POINT) {
		m->entries = m->entries ? m->entries : at;
		m->end = at + len;
	}
	if (op == SPIRV_OP_DECORATE && len > 2 && word(image, at + 2) == SPIRV_DECORATION_CPACKED &&
	    word(image, at + 1) < m->nids)
		m->packed[word(image, at + 1)] = true;
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

int spirv_new(const uint8_t *image, size_t size, struct spirv **ret)
{
	const size_t words = size / 4;
	struct spirv *m;

	if (words <= SPIRV_HEADER || words > UINT32_MAX || word(image, 0) != SPIRV_MAGIC)
		return -EBADMSG;
	for (size_t at = SPIRV_HEADER; at < words; at += length_at(image, at))
		if (!length_at(image, at) || length_at(image, at) > words - at)
			return -EBADMSG;
	m = calloc(1, sizeof(*m));
	if (!m)
		return -ENOMEM;
	m->words = words;
	m->nids = word(image, SPIRV_BOUND);
	/* What has an id has more than one word, so that larger ones are a lie. */
	m->nids = m->nids > words ? (uint32_t)words : m->nids;
	m->at = calloc(m->nids + 1UL, sizeof(*m->at));
	m->packed = calloc(m->nids + 1UL, sizeof(*m->packed));
	if (!m->at || !m->packed) {
		spirv_free(m);
		return -ENOMEM;
	}
	for (size_t at = SPIRV_HEADER; at < words; at += length_at(image, at))
		note(m, image, at);
	*ret = m;
	return 0;
}

/* 0: there is nothing with this id. */
static size_t place_of(const struct look *l, uint32_t id)
{
	return id < l->m->nids ? l->m->at[id] : 0;
}

/* ---- layout -------------------------------------------------------------------------------------- */

static int layout_of(const struct look *l, uint32_t type, unsigned depth, struct layout *ret);

static int scalar(uint64_t size, struct layout *ret)
{
	if (!size || size > SCALAR || size & (size - 1))
		return -ENOTSUP;
	*ret = (struct layout){ size, size };
	return 0;
}

/* Vectors of three have room for a fourth. */
static int vector(uint64_t n, struct layout *one)
{
	uint64_t size = (n == 3 ? 4 : n) * one->size;

	if (!n || n > VECTOR || !size)
		return -ENOTSUP;
	*one = (struct layout){ size, size };
	return 0;
}

static int count_of(const struct look *l, size_t array, uint64_t *ret)
{
	size_t constant = place_of(l, word(l->image, array + 3));

	if (!constant || op_at(l->image, constant) != SPIRV_OP_CONSTANT)
		return -ENOTSUP;
	*ret = word(l->image, constant + 3);
	return 0;
}

static uint64_t aligned(uint64_t at, uint64_t align)
{
	return (at + align - 1) / align * align;
}

/* Where the next member begins, after what ends at end. */
static uint64_t begin_of(bool packed, uint64_t end, const struct layout *member)
{
	return packed ? end : aligned(end, member->align);
}

static int structure(const struct look *l, size_t at, unsigned depth, struct layout *ret)
{
	bool packed = l->m->packed[word(l->image, at + 1)];
	struct layout all = { 0, 1 }, one;
	int r;

	for (size_t i = 2; i < length_at(l->image, at); i++) {
		r = layout_of(l, word(l->image, at + i), depth, &one);
		if (r < 0)
			return r;
		all.size = begin_of(packed, all.size, &one) + one.size;
		if (all.size > l->size)
			return -ENOTSUP;
		all.align = packed || all.align > one.align ? all.align : one.align;
	}
	all.size = aligned(all.size, all.align);
	*ret = all;
	return 0;
}

static int array(const struct look *l, size_t at, unsigned depth, struct layout *ret)
{
	struct layout one;
	uint64_t n;
	int r = count_of(l, at, &n);

	if (r >= 0)
		r = layout_of(l, word(l->image, at + 2), depth, &one);
	if (r < 0)
		return r;
	if (one.size && n > l->size / one.size)
		return -ENOTSUP;
	*ret = (struct layout){ n * one.size, one.align };
	return 0;
}

static bool take_step(const struct look *l)
{
	if (!*l->left)
		return false;
	--*l->left;
	return true;
}

static int layout_of(const struct look *l, uint32_t type, unsigned depth, struct layout *ret)
{
	size_t at = place_of(l, type);
	struct layout one;
	int r;

	if (!at || !depth || !take_step(l))
		return -ENOTSUP;
	switch (op_at(l->image, at)) {
	case SPIRV_OP_TYPE_BOOL:
		return scalar(1, ret);
	case SPIRV_OP_TYPE_INT:
	case SPIRV_OP_TYPE_FLOAT:
		return scalar(word(l->image, at + 2) / 8, ret);
	case SPIRV_OP_TYPE_POINTER:
		return scalar(ADDRESS, ret);
	case SPIRV_OP_TYPE_VECTOR:
		r = layout_of(l, word(l->image, at + 2), depth - 1, &one);
		if (r >= 0)
			r = vector(word(l->image, at + 3), &one);
		if (r >= 0)
			*ret = one;
		return r;
	case SPIRV_OP_TYPE_ARRAY:
		return array(l, at, depth - 1, ret);
	case SPIRV_OP_TYPE_STRUCT:
		return structure(l, at, depth - 1, ret);
	default:
		return -ENOTSUP;
	}
}

/* ---- members ------------------------------------------------------------------------------------- */

static int cover(const struct look *l, uint32_t type, uint64_t from, unsigned depth);

static int mark(const struct look *l, uint64_t from, uint64_t n)
{
	if (from > l->size || n > l->size - from)
		return -ENOTSUP;
	memset(l->covered + from, 1, n);
	return 0;
}

static int cover_members(const struct look *l, size_t at, uint64_t from, unsigned depth)
{
	bool packed = l->m->packed[word(l->image, at + 1)];
	uint64_t end = 0, begin;
	struct layout one;
	int r;

	for (size_t i = 2; i < length_at(l->image, at); i++) {
		r = layout_of(l, word(l->image, at + i), depth, &one);
		if (r < 0)
			return r;
		begin = begin_of(packed, end, &one);
		r = cover(l, word(l->image, at + i), from + begin, depth);
		if (r < 0)
			return r;
		end = begin + one.size;
	}
	return 0;
}

static int cover_elements(const struct look *l, size_t at, uint64_t from, unsigned depth)
{
	struct layout one;
	uint64_t n;
	int r = count_of(l, at, &n);

	if (r >= 0)
		r = layout_of(l, word(l->image, at + 2), depth, &one);
	for (uint64_t i = 0; r >= 0 && i < n; i++)
		r = cover(l, word(l->image, at + 2), from + i * one.size, depth);
	return r;
}

static int cover(const struct look *l, uint32_t type, uint64_t from, unsigned depth)
{
	size_t at = place_of(l, type);
	struct layout one;
	int r;

	if (!at || !depth || !take_step(l))
		return -ENOTSUP;
	switch (op_at(l->image, at)) {
	case SPIRV_OP_TYPE_ARRAY:
		return cover_elements(l, at, from, depth - 1);
	case SPIRV_OP_TYPE_STRUCT:
		return cover_members(l, at, from, depth - 1);
	case SPIRV_OP_TYPE_VECTOR:
		r = layout_of(l, word(l->image, at + 2), depth - 1, &one);
		return r < 0 ? r : mark(l, from, word(l->image, at + 3) * one.size);
	default:
		r = layout_of(l, type, depth, &one);
		return r < 0 ? r : mark(l, from, one.size);
	}
}

/* ---- kernels ------------------------------------------------------------------------------------- */

/* The type of a function's parameter; 0: it has no such one. */
static uint32_t parameter(const struct look *l, uint32_t function, uint32_t index)
{
	size_t at = place_of(l, function);

	if (!at || op_at(l->image, at) != SPIRV_OP_FUNCTION)
		return 0;
	for (at += length_at(l->image, at); at < l->m->words; at += length_at(l->image, at)) {
		if (!take_step(l))
			return 0;
		if (op_at(l->image, at) == SPIRV_OP_LINE)
			continue;
		if (op_at(l->image, at) != SPIRV_OP_FUNCTION_PARAMETER ||
		    length_at(l->image, at) < 2)
			return 0;
		if (!index--)
			return word(l->image, at + 1);
	}
	return 0;
}

static int cover_parameter(const struct look *l, uint32_t function, uint32_t index)
{
	uint32_t type = parameter(l, function, index);
	size_t at = place_of(l, type);
	struct layout all;
	int r;

	if (at && op_at(l->image, at) == SPIRV_OP_TYPE_POINTER &&
	    word(l->image, at + 2) == SPIRV_STORAGE_FUNCTION)
		type = word(l->image, at + 3);
	r = layout_of(l, type, DEPTH, &all);
	if (r < 0)
		return r;
	return all.size == l->size ? cover(l, type, 0, DEPTH) : -ENOTSUP;
}

static bool is_kernel(const struct look *l, size_t at, const struct spirv_argument *a)
{
	const size_t len = length_at(l->image, at);
	const char *its;
	size_t n;

	if (op_at(l->image, at) != SPIRV_OP_ENTRY_POINT || len < 4 ||
	    word(l->image, at + 1) != SPIRV_EXECUTION_KERNEL)
		return false;
	its = (const char *)l->image + 4 * (at + 3);
	n = strnlen(its, 4 * (len - 3));
	return n < 4 * (len - 3) && n >= a->len && (!a->whole || n == a->len) &&
	       !memcmp(its, a->name, a->len);
}

int spirv_cover(const struct spirv *m, const uint8_t *image, const struct spirv_argument *a,
		uint8_t *covered, uint64_t *left)
{
	const struct look l = { m, image, covered, a->size, left };
	int n = 0, r;

	for (size_t at = m->entries; at < m->end; at += length_at(image, at)) {
		if (!take_step(&l))
			return -ENOTSUP;
		if (!is_kernel(&l, at, a))
			continue;
		r = cover_parameter(&l, word(image, at + 2), a->index);
		if (r < 0)
			return r;
		n++;
	}
	return n;
}
