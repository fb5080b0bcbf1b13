// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lib.c - the functions that are given device images, of all APIs, without a device. They do nothing, but what images_hook
 * does while they run. And those that return images: images_n times the images_size bytes at images_content. They fail with
 * images_result. If images_silent is set, those with a buffer fill it, and say nothing of what they need.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void (*images_hook)(void);

/* A real frame, so that nothing is optimised into a jump. */
static __attribute__((noinline)) int during(void)
{
	if (images_hook)
		images_hook();
	return 0;
}

#define FUNCTION(name, ...)                             \
	__attribute__((noinline)) int name(__VA_ARGS__) \
	{                                               \
		volatile int r = during();              \
		return r;                               \
	}

FUNCTION(urProgramCreateWithIL, void *context, const void *il, size_t length,
	 const void *properties, void **program)
FUNCTION(urProgramCreateWithBinary, void *context, uint32_t n, void *const *devices,
	 size_t *lengths, const uint8_t **binaries, const void *properties, void **program)
FUNCTION(piProgramCreate, void *context, const void *il, size_t length, void **program)
FUNCTION(piProgramCreateWithBinary, void *context, uint32_t n, void *const *devices,
	 const size_t *lengths, const unsigned char **binaries, size_t entries,
	 const void *const *metadata, int32_t *status, void **program)
FUNCTION(piextDeviceSelectBinary, void *device, void *const *images, uint32_t n, uint32_t *chosen)
FUNCTION(zeModuleCreate, void *context, void *device, const void *desc, void **module, void **log)
FUNCTION(cuModuleLoadData, void **module, const void *image)
FUNCTION(cuModuleLoadFatBinary, void **module, const void *image)
FUNCTION(cuLibraryLoadData, void **library, const void *code, void *options, void **values,
	 unsigned n, void *more, void **more_values, unsigned m)

/* These return a handle. */
__attribute__((noinline)) void *clCreateProgramWithIL(void *context, const void *il, size_t length,
						      int *error)
{
	volatile int r = during();
	return (void *)(intptr_t)(r + 1);
}

__attribute__((noinline)) void *
clCreateProgramWithBinary(void *context, unsigned n, const void *devices, const size_t *lengths,
			  const unsigned char **binaries, int *status, int *error)
{
	volatile int r = during();
	return (void *)(intptr_t)(r + 1);
}

/* ---- those that return images -------------------------------------------------------------------- */

const uint8_t *images_content;
size_t images_size, images_n = 1;
int images_result, images_silent;

/* As Level Zero has it: without room, or without memory, it says how much is needed. */
static __attribute__((noinline)) int to_buffer(size_t *size, uint8_t *out)
{
	volatile int r = images_result;

	if (out && *size)
		memcpy(out, images_content, *size < images_size ? *size : images_size);
	if (!out || !*size || !images_silent)
		*size = images_size;
	return r;
}

__attribute__((noinline)) int zeModuleGetNativeBinary(void *module, size_t *size, uint8_t *out)
{
	volatile int r = to_buffer(size, out);
	return r;
}

__attribute__((noinline)) int zetModuleGetDebugInfo(void *module, int format, size_t *size,
						    uint8_t *out)
{
	volatile int r = to_buffer(size, out);
	return r;
}

__attribute__((noinline)) int cuLinkComplete(void *state, void **out, size_t *size)
{
	volatile int r = images_result;

	*out = (void *)images_content;
	*size = images_size;
	return r;
}

static __attribute__((noinline)) int property(int what, int sizes, int binaries, size_t room,
					      void *out, size_t *needed)
{
	volatile int r = images_result;

	if (needed)
		*needed = images_n * 8;
	for (size_t i = 0; out && i < images_n && i < room / 8; i++) {
		if (what == sizes)
			((size_t *)out)[i] = images_size;
		else if (what == binaries && ((uint8_t **)out)[i])
			memcpy(((uint8_t **)out)[i], images_content, images_size);
	}
	return r;
}

#define PROPERTIES(name, sizes, binaries)                                                   \
	__attribute__((noinline)) int name(void *program, int what, size_t room, void *out, \
					   size_t *needed)                                  \
	{                                                                                   \
		volatile int r = property(what, sizes, binaries, room, out, needed);        \
		return r;                                                                   \
	}

PROPERTIES(urProgramGetInfo, 5, 6)
PROPERTIES(piProgramGetInfo, 0x1165, 0x1166)
PROPERTIES(clGetProgramInfo, 0x1165, 0x1166)
