// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* debug_elf.h - ELF files with sections of any content, for debug information that no compiler would make. */
#ifndef XB_TESTS_DEBUG_ELF_H
#define XB_TESTS_DEBUG_ELF_H

#include <elf.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#define DEBUG_ELF_CODE	   0x10000 /* addresses from 0 to here are code */
#define DEBUG_ELF_SECTIONS 16

struct debug_section {
	const char *name; /* at most 23 bytes */
	const void *bytes;
	size_t size;
	uint32_t type, link; /* link: 1 + the index of another one */
};

/* Writes to the file, which is empty. False: that was not possible. */
static inline bool debug_elf(int fd, const struct debug_section *s, unsigned n)
{
	Elf64_Ehdr eh = { .e_ident = "\177ELF\2\1\1",
			  .e_type = ET_DYN,
			  .e_machine = EM_X86_64,
			  .e_version = EV_CURRENT,
			  .e_phoff = sizeof(eh),
			  .e_phentsize = sizeof(Elf64_Phdr),
			  .e_phnum = 1,
			  .e_shentsize = sizeof(Elf64_Shdr),
			  .e_shnum = (uint16_t)(n + 2),
			  .e_shstrndx = (uint16_t)(n + 1) };
	Elf64_Phdr ph = { .p_type = PT_LOAD, .p_flags = PF_R | PF_X };
	Elf64_Shdr sh[DEBUG_ELF_SECTIONS + 2] = { 0 };
	char names[(DEBUG_ELF_SECTIONS + 2) * 24] = "";
	uint64_t at = DEBUG_ELF_CODE;

	ph.p_filesz = ph.p_memsz = DEBUG_ELF_CODE;
	for (unsigned i = 0; i < n; i++) {
		strncpy(names + (i + 1) * 24, s[i].name, 23);
		sh[i + 1] = (Elf64_Shdr){ .sh_name = (i + 1) * 24,
					  .sh_type = s[i].type ? s[i].type : SHT_PROGBITS,
					  .sh_link = s[i].link,
					  .sh_offset = at,
					  .sh_size = s[i].size,
					  .sh_addralign = 1,
					  .sh_entsize = s[i].type == SHT_SYMTAB ? 24 : 0 };
		if (pwrite(fd, s[i].bytes, s[i].size, (off_t)at) != (ssize_t)s[i].size)
			return false;
		at = (at + s[i].size + 7) & ~7UL;
	}
	sh[n + 1] = (Elf64_Shdr){
		.sh_type = SHT_STRTAB, .sh_offset = at, .sh_size = sizeof(names), .sh_addralign = 1
	};
	eh.e_shoff = at + sizeof(names);
	return pwrite(fd, names, sizeof(names), (off_t)at) == sizeof(names) &&
	       pwrite(fd, sh, sizeof(sh), (off_t)eh.e_shoff) == sizeof(sh) &&
	       pwrite(fd, &eh, sizeof(eh), 0) == sizeof(eh) &&
	       pwrite(fd, &ph, sizeof(ph), sizeof(eh)) == sizeof(ph);
}

#endif
