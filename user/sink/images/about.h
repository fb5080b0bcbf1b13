// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* about.h - what a device image says of itself: its format, the architecture that it is for, and its kernels. */
#ifndef XB_SINK_IMAGES_ABOUT_H
#define XB_SINK_IMAGES_ABOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define IMAGE_KERNELS_MAX 65536u /* of an image; more are left out */

struct image_about {
	const char *format; /* "SPIR-V", "cubin", "PTX", "fatbin", "ELF", "LLVM bitcode"; "unknown" */
	const char *extension; /* of its file: "spv" */
	char arch[32];	       /* "spir64", "sm_90", "intelgt", "x86_64"; letters, digits and _ */
	bool lists;	       /* image_kernels() finds those of this format */
};

/* The bytes may be anything. */
void image_about(const uint8_t *bytes, size_t size, struct image_about *ret);
/*
 * Passes on the names of its kernels, which may have any bytes but NULs, and are not NUL-terminated. If fn doesn't return 0, this ends and its result is
 * returned. -EBADMSG: the image contradicts itself, and some names may have come.
 */
int image_kernels(const uint8_t *bytes, size_t size,
		  int (*fn)(void *u, const char *name, size_t len), void *u);

#endif
