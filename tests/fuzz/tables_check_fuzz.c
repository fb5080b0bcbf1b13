// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tables_check_fuzz.c - any bytes as what a reader answers of a file's code and unwind tables: they are refused, or whoever
 * uses them reads nothing beyond them.
 *
 * Built and run by "make fuzz". The sources are included, so that the sanitizers see them.
 */
#include "elf_whole.h"
#include "../../user/elf/cfi.c"
#include "../../user/plan/tables_check.c"

static int read_noise(void *u, uint64_t addr, uint64_t *ret)
{
	if (addr & 0x80)
		return -ENODATA;
	*ret = addr * 0x9e3779b97f4a7c15ULL + *(uint64_t *)u;
	return 0;
}

static void on_used(void *u, uint64_t from, uint64_t value, bool absolute)
{
	(void)u;
	(void)from;
	(void)value;
	(void)absolute;
}

/* In memory of exactly its size, so that whatever is beyond it is noticed. */
static void use_row(const struct tables_row *sound, uint64_t noise)
{
	struct cfi_row *row = malloc(sizeof(*row));
	struct cfi_regs regs = { .known = ~0U, .used = on_used };

	if (!row)
		return;
	*row = sound->row;
	for (unsigned i = 0; i < CFI_REGS; i++) {
		regs.v[i] = noise * (i + 1);
		regs.from[i] = CFI_FROM_REG(i);
	}
	for (int i = 0; i < 4; i++)
		if (cfi_step(row, &regs, read_noise, &noise) <= 0)
			break;
	free(row);
}

static void use_code(const struct tables_code *c, uint64_t noise)
{
	struct elf_code *code = malloc(c->n * sizeof(*code) + 1);
	uint64_t vaddr, first = 0;

	if (!code)
		return;
	memcpy(code, c->code, c->n * sizeof(*code));
	(void)elf_code_vaddr(code, c->n, noise, &vaddr);
	for (uint32_t i = 0; i < c->n; i++) {
		if (!code[i].size || elf_code_vaddr(code, c->n, code[i].offset, &vaddr) != 0)
			continue;
		first = code[i].vaddr;
		if (i == 0 && vaddr != first)
			abort();
	}
	free(code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tables_code code = { 0 };
	struct tables_row row = { 0 };
	bool is_row;

	if (size < 2)
		return 0;
	is_row = *data++ & 1;
	size--;
	if (is_row) {
		/* A row that would be taken, with so many bytes of it changed from anywhere on. */
		row.row.cfa = (struct cfi_rule){ .how = CFI_VALUE, .reg = CFI_SP, .off = 16 };
		row.row.reg[CFI_IP] = (struct cfi_rule){ .how = CFI_OFFSET, .off = -8 };
		memcpy(&row, data, size < sizeof(row) ? size : sizeof(row));
		row.error = size & 1 ? row.error : 0;
		if (tables_row_is_sound(&row) && !row.error)
			use_row(&row, size * 0x10001);
		return 0;
	}
	memcpy(&code, data, size < sizeof(code) ? size : sizeof(code));
	code.error = size & 1 ? code.error : 0;
	if (tables_code_is_sound(&code) && !code.error)
		use_code(&code, size * 0x10001);
	return 0;
}
