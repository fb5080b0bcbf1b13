// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tables.c - see tables.h. */
#include "plan/tables.h"

int tables_read_code(int fd, struct tables_code *ret, struct elf_file **ret_elf)
{
	ret->error = elf_file_open(fd, ret_elf);
	if (!ret->error)
		ret->n = (uint32_t)elf_file_code(*ret_elf, ret->code, TABLES_CODE);
	return ret->error;
}

void tables_read_row(struct elf_file *elf, uint64_t vaddr, struct tables_row *ret)
{
	ret->error = cfi_row(elf, vaddr, &ret->row);
}
