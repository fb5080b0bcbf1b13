// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * layer_fuzz.c - any bytes as a library with Unified Runtime's tracing layer: what is found out about it is within its bounds.
 *
 * Built and run by "make fuzz".
 */
#include "elf_whole.h"
#undef PAGE
#include "../../user/arm/layer.c"

#include <sys/mman.h>

static void check(const struct arm_module *m)
{
	const struct arm_layer *l = &m->layer;

	if (l->nids > ARM_OWN || m->nevents > ARM_EVENTS || (l->nids && l->object % 8))
		abort();
	for (uint32_t i = 0; i < l->nids; i++)
		if (l->ids[i].offset < 8 || l->ids[i].offset >= OBJECT_MAX ||
		    !memchr(l->ids[i].stream, 0, ARM_NAME))
			abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	_cleanup_close_ int fd = memfd_create("layer_fuzz", MFD_CLOEXEC);
	struct arm_module m = { .nevents = ARM_EVENTS - 1 };
	struct arm_symbols symbols;
	struct elf_file *f = NULL;

	if (fd < 0 || write(fd, data, size) != (ssize_t)size || elf_file_open(fd, &f) < 0)
		return 0;
	if (arm_symbols_of(f, &symbols) == 0 && arm_layer(&symbols, &m) == 0)
		check(&m);
	elf_file_free(f);
	return 0;
}
