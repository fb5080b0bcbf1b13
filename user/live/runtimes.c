// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* runtimes.c - see runtimes.h. */
#include "live/runtimes.h"

#include <string.h>

#include "base/cleanup.h"

static const struct {
	const char *file, *name;
	bool compiled; /* its release is that of the compiler, which comes with it */
} runtimes[] = {
	{ "libsycl.so", "sycl", true },
	{ "libur_loader.so", "unified-runtime", false },
	{ "libze_loader.so", "level-zero", false },
	{ "libOpenCL.so", "opencl", false },
	{ "libcuda.so", "cuda", false },
};

/* Numbers and dots alone, so that nothing else gets into a label. */
static void take_release(const char *text, char ret[XPTIBPF_RELEASE])
{
	size_t len = strspn(text, "0123456789.");

	while (len && text[len - 1] == '.')
		len--;
	len = len < XPTIBPF_RELEASE ? len : XPTIBPF_RELEASE - 1;
	memcpy(ret, text, len);
	ret[len] = '\0';
}

bool runtime_of(const char *path, const char *compiler, struct runtime *ret)
{
	const char *name = strrchr(path, '/');

	name = name ? name + 1 : path;
	for (size_t i = 0; i < ARRAY_SIZE(runtimes); i++) {
		size_t len = strlen(runtimes[i].file);

		if (strncmp(name, runtimes[i].file, len) != 0 ||
		    (name[len] && name[len] != '.' && name[len] != ' '))
			continue;
		*ret = (struct runtime){ .name = runtimes[i].name };
		if (runtimes[i].compiled)
			take_release(compiler, ret->release);
		if (!ret->release[0] && name[len] == '.')
			take_release(name + len + 1, ret->release);
		return true;
	}
	return false;
}
