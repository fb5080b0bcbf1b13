// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * way_fuzz.c - any bytes as a stub, and as a library that is to be armed: what is found out about them is within its bounds.
 *
 * Built and run by "make fuzz".
 */
#include "elf_whole.h"
#undef PAGE
#include "../../user/arm/way.c"

#include <sys/mman.h>

static void check(const struct arm_module *m)
{
	if (m->nslots > ARM_SLOTS || m->nids > ARM_IDS || m->nevents > ARM_EVENTS || m->table % 8 ||
	    m->flag >= MEMBER_MAX || m->table >= MEMBER_MAX)
		abort();
	for (uint32_t i = 0; i < m->nslots; i++)
		if (m->slots[i].offset % 8 || m->slots[i].offset / 8 >= ARM_SLOTS ||
		    !memchr(m->slots[i].name, 0, ARM_NAME))
			abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	_cleanup_close_ int fd = memfd_create("way_fuzz", MFD_CLOEXEC);
	static struct arm_module m;
	struct arm_symbols symbols;
	struct elf_file *f = NULL;
	struct stub stub;

	if (!decode_stub(data, size, 0x1000, 0x2000, &stub) &&
	    (stub.flag >= MEMBER_MAX || stub.table >= MEMBER_MAX || stub.slot >= MEMBER_MAX))
		abort();
	if (fd < 0 || write(fd, data, size) != (ssize_t)size || elf_file_open(fd, &f) < 0)
		return 0;
	if (arm_symbols_of(f, &symbols) == 0 && arm_way(&symbols, 0, &m) == 0)
		check(&m);
	elf_file_free(f);
	return 0;
}
