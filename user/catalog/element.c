// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * element.c - see element.h. Unified Runtime, PI and OpenCL have the channels' letters in one enumeration and their bits in
 * another, and the names are alike.
 */
#include "catalog/element.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/ending.h"

/* "..._RGBA", "CL_sRGBA": 4. Letters for padding or for something else than colours: 0. */
static unsigned channels(const char *order)
{
	const char *word = strrchr(order, '_');
	unsigned n = 0;

	if (!word)
		return 0;
	if (!strcmp(word, "_INTENSITY") || !strcmp(word, "_LUMINANCE"))
		return 1;
	word++;
	word += *word == 's' || *word == 'S';
	for (; *word; word++, n++)
		if (!strchr("RGBA", *word))
			return 0;
	return n;
}

/* Of one channel, or of all of them. */
static unsigned channel_bits(const char *type, bool *ret_all)
{
	static const struct {
		const char *end;
		unsigned bits;
		bool all;
	} kinds[] = {
		{ "_SHORT_565", 16, true },  { "_SHORT_555", 16, true },
		{ "_INT_101010", 32, true }, { "_INT_101010_2", 32, true },
		{ "_INT8", 8, false },	     { "_INT16", 16, false },
		{ "_INT32", 32, false },     { "_HALF_FLOAT", 16, false },
		{ "_FLOAT", 32, false },
	};

	for (size_t i = 0; i < ARRAY_SIZE(kinds); i++) {
		if (ends_with(type, kinds[i].end)) {
			*ret_all = kinds[i].all;
			return kinds[i].bits;
		}
	}
	return 0;
}

unsigned element_bytes(const char *order, const char *channel)
{
	bool all = false;
	unsigned bits = channel_bits(channel, &all);

	return bits / 8 * (all ? 1 : channels(order));
}
