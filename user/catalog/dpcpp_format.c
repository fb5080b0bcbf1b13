// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* dpcpp_format.c - see dpcpp_format.h. */
#include "catalog/dpcpp_format.h"

#include <string.h>

#include "base/cleanup.h"

static const struct {
	const char *name;
	uint8_t backend;
} plugins[] = {
	{ "libpi_opencl.so", DPCPP_BACKEND_OPENCL },
	{ "libpi_level_zero.so", DPCPP_BACKEND_LEVEL_ZERO },
	{ "libpi_cuda.so", DPCPP_BACKEND_CUDA },
	{ "libpi_hip.so", DPCPP_BACKEND_HIP },
	{ "libpi_rocm.so", DPCPP_BACKEND_HIP },
};

uint8_t dpcpp_backend_of(const char *name)
{
	for (size_t i = 0; i < ARRAY_SIZE(plugins); i++)
		if (!strncmp(name, plugins[i].name, strlen(plugins[i].name) - strlen("so")))
			return plugins[i].backend;
	return DPCPP_BACKEND_HOST;
}

const char *dpcpp_plugin_of(uint8_t backend)
{
	for (size_t i = 0; i < ARRAY_SIZE(plugins); i++)
		if (plugins[i].backend == backend)
			return plugins[i].name;
	return "";
}

unsigned dpcpp_argument_size(const struct cat_type *t)
{
	bool pointer = t->kind == CAT_PTR || t->kind == CAT_STRING || t->kind == CAT_FUNC ||
		       t->kind == CAT_HANDLE;

	return pointer || t->size > 8 ? 8 : t->size;
}

bool dpcpp_is_output(const struct cat_arg *a)
{
	return a->flags & CAT_OUT && a->type->kind == CAT_PTR &&
	       (a->len_kind == CAT_LEN_ONE || a->len_kind == CAT_LEN_BYTES ||
		a->len_kind == CAT_LEN_PBYTES);
}
