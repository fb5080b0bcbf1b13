// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * fake.c - some functions of libcuda, for machines without a GPU: a kernel's handle points to words, one of which is
 * the address of a copy of its name, as was seen of the real one. Which word it is can be chosen, for kernels of modules
 * and of libraries, and a handle that was given back is the next one that is given.
 */
#include <stdlib.h>
#include <string.h>

#define KERNELS 256

struct kernel {
	void *words[32];
};

int fake_module_place = 8, fake_library_place = 8; /* bytes */

static struct kernel kernels[KERNELS];
static int used;

static int get(void **kernel, const char *name, int place)
{
	struct kernel *k = &kernels[used];

	if (!name[0] || used == KERNELS)
		return 500;
	used++;
	memset(k, 0, sizeof(*k));
	k->words[0] = k;
	k->words[place / 8] = strdup(name);
	*kernel = k;
	return 0;
}

int cuInit(unsigned flags)
{
	return flags ? 1 : 0;
}

int cuModuleGetFunction(void **kernel, void *module, const char *name)
{
	return module ? get(kernel, name, fake_module_place) : 1;
}

int cuLibraryGetKernel(void **kernel, void *library, const char *name)
{
	return library ? get(kernel, name, fake_library_place) : 1;
}

/* There is one module. */
int cuModuleUnload(void *module)
{
	used = 0;
	return module ? 0 : 1;
}

int cuLaunchKernel(void *kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
		   unsigned bz, unsigned shared, void *stream, void **params, void **extra)
{
	(void)stream, (void)params, (void)extra;
	return kernel && gx && gy && gz && bx && by && bz && !shared ? 0 : 1;
}
