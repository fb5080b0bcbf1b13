// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cfi_fuzz.c - any bytes as unwind tables: rows, and steps by them through a stack of any words.
 *
 * Built and run by "make fuzz". The bytes are what stands from the index (.eh_frame_hdr) on in an ELF
 * file of one function; no seed is needed, for the first input is made good where it is too short. The
 * sources are included, so that the sanitizers see them.
 */
#include "elf_whole.h"
#include "../../user/elf/cfi.c"

#include <sys/mman.h>

#define CODE   0x1000
#define TABLES 0x2000

static int read_noise(void *u, uint64_t addr, uint64_t *ret)
{
	if (addr & 0x80)
		return -ENODATA;
	*ret = addr * 0x9e3779b97f4a7c15ULL + *(uint64_t *)u;
	return 0;
}

static void make_head(uint8_t head[TABLES], size_t size)
{
	Elf64_Ehdr *eh = (Elf64_Ehdr *)head;
	Elf64_Phdr *ph = (Elf64_Phdr *)(eh + 1);

	memset(head, 0, TABLES);
	memcpy(eh->e_ident, "\177ELF\2\1\1", 7);
	eh->e_type = ET_DYN;
	eh->e_machine = EM_X86_64;
	eh->e_phoff = sizeof(*eh);
	eh->e_phnum = 2;
	eh->e_phentsize = sizeof(*ph);
	ph[0] = (Elf64_Phdr){ .p_type = PT_LOAD,
			      .p_flags = PF_R | PF_X,
			      .p_filesz = TABLES + size,
			      .p_memsz = TABLES + size };
	ph[1] = (Elf64_Phdr){ .p_type = PT_GNU_EH_FRAME,
			      .p_offset = TABLES,
			      .p_vaddr = TABLES,
			      .p_filesz = size,
			      .p_memsz = size };
}

/* An index of one entry, its FDE at 0x50 and its CIE at 0x20 after it; the rest is the input's. */
static void make_tables(uint8_t tables[0x70])
{
	static const uint8_t index[] = { 1, 0x1b, 3, 0x3b, 0,	 0,    0,    0, 1, 0,
					 0, 0,	  0, 0xf0, 0xff, 0xff, 0x50, 0, 0, 0 };
	static const uint8_t cie[] = { 0x14, 0,	   0,  0, 0,	0,    0, 0, 1,	  'z', 'R', 0,
				       1,    0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1,   0,   0 };
	static const uint8_t fde[] = { 0x80, 0,	   0,	 0, 0x34, 0, 0, 0, 0xa8,
				       0xef, 0xff, 0xff, 0, 8,	  0, 0, 0 };

	memcpy(tables, index, sizeof(index));
	memcpy(tables + 0x20, cie, sizeof(cie));
	memcpy(tables + 0x50, fde, sizeof(fde));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static uint8_t file[TABLES + 16384];
	_cleanup_close_ int fd = memfd_create("cfi_fuzz", MFD_CLOEXEC);
	uint64_t noise = size;
	struct elf_file *f;

	if (fd < 0 || size < 2 || size > 8192)
		return 0;
	memset(file, 0, sizeof(file));
	make_head(file, 0x100 + size);
	/* Good tables with instructions of the input's, or all of it the input's. */
	if (data[0] & 1) {
		make_tables(file + TABLES);
		memcpy(file + TABLES + 0x61, data + 1, size - 1);
	} else {
		memcpy(file + TABLES, data + 1, size - 1);
	}
	if (write(fd, file, TABLES + 0x100 + size) < 0 || elf_file_open(fd, &f) < 0)
		return 0;
	for (uint64_t vaddr = CODE; vaddr < CODE + 0x100; vaddr += 0x11) {
		struct cfi_regs regs = { .known = ~0U };
		struct cfi_row row;
		int r = cfi_row(f, vaddr, &row);

		if (r != 0 && r != -ENOENT && r != -EBADMSG)
			abort();
		for (int i = 0; !r && i < 4; i++)
			if (cfi_step(&row, &regs, read_noise, &noise) <= 0)
				break;
	}
	elf_file_free(f);
	return 0;
}
