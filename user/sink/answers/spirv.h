// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* spirv.h - which bytes of a kernel's argument belong to a member of its type, by the SPIR-V that the kernel is made of. */
#ifndef XB_SINK_ANSWERS_SPIRV_H
#define XB_SINK_ANSWERS_SPIRV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct spirv;

/* Of an image, which may be anything, where its types and functions are. -EBADMSG: it is no SPIR-V, or cut. -ENOMEM. */
int spirv_new(const uint8_t *image, size_t size, struct spirv **ret);
struct spirv *spirv_free(struct spirv *m);

/* An argument of all kernels whose names begin with the len bytes at name and, if whole is set, end there. */
struct spirv_argument {
	const char *name;
	size_t len;
	bool whole;
	uint32_t index;
	size_t size; /* bytes */
};

/*
 * Sets covered[i] for each byte of the argument that a member has in any of these kernels; the others are left as they are.
 * The image is the one that m was made of; of *left, steps are taken away. How many such kernels there are, of which 0 is possible.
 * -ENOTSUP: one of them has no such argument, or one of another size, or of a type that is not known here, or all steps are
 * taken; some bytes may have been set.
 */
int spirv_cover(const struct spirv *m, const uint8_t *image, const struct spirv_argument *a,
		uint8_t *covered, uint64_t *left);

#endif
