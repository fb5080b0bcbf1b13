// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* own_code.c - see own_code.h. */
#include "attach/own_code.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>

struct place {
	uintptr_t addr;
	uint64_t offset;
	const char *path; /* "": the program itself */
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
		p->path = info->dlpi_name;
		return 1;
	}
	return 0;
}

int own_code_open(const void *code, uint64_t *ret_offset)
{
	struct place p = { .addr = (uintptr_t)code };
	int fd;

	if (!dl_iterate_phdr(find_segment, &p))
		return -ENOENT;
	fd = open(p.path && *p.path ? p.path : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return -errno;
	*ret_offset = p.offset;
	return fd;
}
