// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* spirv_walk.h - from one instruction of a SPIR-V module to the next. Places are words of the module, which may be anything. */
#ifndef XB_SINK_SPIRV_WALK_H
#define XB_SINK_SPIRV_WALK_H

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "sink/spirv_words.h"

static inline uint32_t spirv_word(const uint8_t *image, size_t at)
{
	uint32_t v;

	memcpy(&v, image + 4 * at, sizeof(v));
	return v;
}

static inline unsigned spirv_op_at(const uint8_t *image, size_t at)
{
	return spirv_word(image, at) & 0xffff;
}

static inline size_t spirv_length_at(const uint8_t *image, size_t at)
{
	return spirv_word(image, at) >> 16;
}

/* From the instruction at *at, or 0, to the next one: 1; 0: there is none; -EBADMSG: it has no length, or ends outside. */
static inline int spirv_next(const uint8_t *image, size_t size, size_t *at)
{
	const size_t words = size / 4,
		     next = *at ? *at + spirv_length_at(image, *at) : SPIRV_HEADER;

	if (next >= words)
		return 0;
	if (!spirv_length_at(image, next) || spirv_length_at(image, next) > words - next)
		return -EBADMSG;
	*at = next;
	return 1;
}

/* Whether the instruction at this word makes a kernel: 1, with its name, in the image; 0; -EBADMSG: the name has no end. */
static inline int spirv_kernel_at(const uint8_t *image, size_t at, const char **ret_name,
				  size_t *ret_len)
{
	const char *name = (const char *)image + 4 * (at + 3), *end;
	const size_t words = spirv_length_at(image, at);

	if (spirv_op_at(image, at) != SPIRV_OP_ENTRY_POINT || words < 4 ||
	    spirv_word(image, at + 1) != SPIRV_EXECUTION_KERNEL)
		return 0;
	end = memchr(name, '\0', 4 * (words - 3));
	if (!end)
		return -EBADMSG;
	*ret_name = name;
	*ret_len = (size_t)(end - name);
	return 1;
}

#endif
