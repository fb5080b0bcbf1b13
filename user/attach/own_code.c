// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* own_code.c - see own_code.h. */
#include "attach/own_code.h"

#include <errno.h>
#include <link.h>
#include <stddef.h>

struct place {
	uintptr_t addr;
	uint64_t offset;
};

static int find_segment(struct dl_phdr_info *info, size_t size, void *u)
{
	struct place *p = u;

	(void)size;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *ph = &info->dlpi_phdr[i];
		uintptr_t start = info->dlpi_addr + ph->p_vaddr;

		if (ph->p_type != PT_LOAD || p->addr < start || p->addr >= start + ph->p_filesz)
			continue;
		p->offset = p->addr - start + ph->p_offset;
		return 1;
	}
	return 0;
}

int own_code_offset(uintptr_t addr, uint64_t *ret)
{
	struct place p = { .addr = addr };

	if (!dl_iterate_phdr(find_segment, &p))
		return -ENOENT;
	*ret = p.offset;
	return 0;
}
