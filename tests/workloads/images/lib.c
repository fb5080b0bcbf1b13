// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lib.c - the functions that are given device images, of all APIs, without a device. They do nothing, but what images_hook
 * does while they run.
 */
#include <stddef.h>
#include <stdint.h>

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
