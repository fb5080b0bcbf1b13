// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image_size.c - see image_size.h.
 *
 * Level Zero, Unified Runtime, OpenCL and SYCL's plugins describe images in structures of their own, or in plain
 * arguments, but by the same few words. So sides and formats are looked for by name among the arguments and what they
 * lead to, and sizes come from the names of the formats: those of Level Zero list the bits of each channel, those of
 * the others have the channels' letters in one enumeration and their bits in another. A format that is not made of
 * these (planes, depth and stencil, padding) has no size.
 */
#include "model/memory/image_size.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/ending.h"
#include "catalog/element.h"
#include "model/role_args.h"

#define NESTED 2 /* a format in a description in the arguments */

struct search {
	const char *const *names; /* up to NULL */
	const char *enumeration;  /* a part of the name of the value's type; NULL: any */
	bool handle;		  /* and not a number */
};

static bool is_it(const struct value *v, const struct search *s)
{
	bool fits = s->handle ? v->kind == VALUE_HANDLE : value_is_number(v);

	if (!v->key || !fits ||
	    (s->enumeration && (!v->type || !strstr(v->type->name, s->enumeration))))
		return false;
	for (const char *const *name = s->names; *name; name++)
		if (!strcmp(v->key, *name))
			return true;
	return false;
}

static const struct value *find(const struct value *v, uint32_t n, const struct search *s,
				unsigned nested)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct value *inside = NULL;

		if (is_it(&v[i], s))
			return &v[i];
		if (v[i].kind == VALUE_STRUCT && nested)
			inside = find(v[i].items, v[i].nitems, s, nested - 1);
		if (inside)
			return inside;
	}
	return NULL;
}

static const struct value *find_in(const struct event_call *c, const struct search *s)
{
	return find(c->args, c->nargs, s, NESTED);
}

/* The name of an enumeration's value, "" if there is none. */
static const char *name_of(const struct value *v)
{
	return v && v->kind == VALUE_ENUM && v->name ? v->name : "";
}

/* "..._LAYOUT_5_6_5": 16 */
static unsigned layout_bits(const char *name)
{
	const char *p = strstr(name, "_LAYOUT_");
	unsigned bits = 0;
	char *end;

	for (p = p ? p + strlen("_LAYOUT_") : ""; isdigit((unsigned char)*p);
	     p = end + (*end == '_')) {
		bits += (unsigned)strtoul(p, &end, 10);
		if (*end && *end != '_')
			return 0;
	}
	return *p ? 0 : bits;
}

/* Bytes of an element; 0: not known. */
static unsigned element(const struct event_call *c)
{
	static const char *const layouts[] = { "layout", NULL };
	static const char *const orders[] = { "channelOrder", "image_channel_order", NULL };
	static const char *const types[] = { "channelType", "image_channel_data_type", NULL };
	const struct value *layout = find_in(c, &(struct search){ .names = layouts });
	const struct value *order = find_in(c, &(struct search){ .names = orders });
	const struct value *type = find_in(c, &(struct search){ .names = types });

	if (layout)
		return layout_bits(name_of(layout)) / 8;
	return element_bytes(name_of(order), name_of(type));
}

static const char *const side_names[][3] = {
	{ "width", "image_width" },
	{ "height", "image_height" },
	{ "depth", "image_depth" },
};

static const struct value *side(const struct event_call *c, unsigned i)
{
	return find_in(c, &(struct search){ .names = side_names[i] });
}

/* How many sides count, and whether there are layers of them. 0: not known. */
static unsigned sides(const struct event_call *c, bool *ret_layers)
{
	static const char *const names[] = { "type", "image_type", NULL };
	static const char *const kinds[] = { "_image_type", "_mem_type", "cl_mem_object_type" };
	const struct value *type = NULL;
	const char *name;
	unsigned n = 0;

	for (size_t i = 0; i < ARRAY_SIZE(kinds) && !type; i++)
		type = find_in(c, &(struct search){ .names = names, .enumeration = kinds[i] });
	name = name_of(type);
	*ret_layers = ends_with(name, "ARRAY");
	/* OpenCL's old functions are for two and for three sides. */
	while (!type && n < ARRAY_SIZE(side_names) && side(c, n))
		n++;
	if (ends_with(name, "1D") || ends_with(name, "1DARRAY") || ends_with(name, "1D_ARRAY"))
		return 1;
	if (ends_with(name, "2D") || ends_with(name, "2DARRAY") || ends_with(name, "2D_ARRAY"))
		return 2;
	return ends_with(name, "3D") ? 3 : n;
}

/* Is it a view of other memory? */
static bool is_view(const struct event_call *c)
{
	static const char *const names[] = { "buffer", "mem_object", NULL };
	const struct value *v = find_in(c, &(struct search){ .names = names, .handle = true });

	return v && v->u;
}

bool image_size(const struct event_call *c, uint64_t *ret)
{
	static const char *const layer_names[] = { "arraySize", "arraylevels", "image_array_size",
						   NULL };
	uint64_t size = element(c);
	const struct value *v;
	bool layers;
	unsigned n = sides(c, &layers);

	if (!n || !size || is_view(c))
		return false;
	for (unsigned i = 0; i < n; i++) {
		v = side(c, i);
		if (!v || __builtin_mul_overflow(size, v->u, &size))
			return false;
	}
	v = layers ? find_in(c, &(struct search){ .names = layer_names }) : NULL;
	if (layers && (!v || __builtin_mul_overflow(size, v->u, &size)))
		return false;
	*ret = size;
	return true;
}

unsigned image_format_bytes(uint64_t format)
{
	/* In the order of sycl::image_format. */
	static const uint8_t bytes[] = { 4, 8, 4, 8, 16, 4, 8, 16, 8, 16, 4 };

	return format < ARRAY_SIZE(bytes) ? bytes[format] : 0;
}
