// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * lines_fuzz.c - any bytes as symbols and debug information: the function and the lines of an address.
 *
 * Built and run by "make fuzz". An input is the content of one section of a file whose other sections are good, or of
 * all of them, each as long as a byte at the input's end says; many units share what is there once. In a
 * process of its own time and memory are limited (peek/namer_worker.c), so what is searched for is a
 * crash, and inputs that take much more than their size. The sources are included, so that the sanitizers see them.
 */
#include "elf_whole.h"
#include "../../user/elf/lines.c"
#include "../../user/elf/demangle.c"

#include <sys/mman.h>

#include "../unit/debug_elf.h"

#define UNITS 64

enum { ABBREV, INFO, LINE, RANGES, RNGLISTS, STR, SYMTAB, STRTAB, SECTIONS };

static const uint8_t abbrev[] = { 1, 0x11, 1, 0x55, 0x17, 0x10, 0x17, 0x11, 1, 0, 0,
				  2, 0x2e, 1, 0x55, 0x17, 0x03, 0x08, 0,    0, 0 };
static const uint8_t line[] = { 48, 0, 0, 0, 4, 0, 25, 0, 0, 0, 1,  1,	 1,  0xfb, 14, 13, 0, 1,
				1,  1, 1, 0, 0, 0, 1,  0, 0, 1, 0,  'a', 0,  0,	   0,  0,  0, 0,
				9,  2, 0, 0, 0, 0, 0,  0, 0, 0, 32, 48,	 32, 0,	   1,  1 };
static const uint64_t ranges[] = { 0, DEBUG_ELF_CODE, 0, 0 };

/* Units with a function inside a function, all of them with the same ranges and lines. */
static size_t make_info(uint8_t *to)
{
	static const uint8_t unit[] = { 34, 0, 0, 0, 4, 0, 0, 0, 0, 0, 8, 1, 0, 0, 0,	0, 0, 0, 0,
					0,  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 'f', 0, 0, 0, 0 };

	for (unsigned i = 0; i < UNITS; i++)
		memcpy(to + i * sizeof(unit), unit, sizeof(unit));
	return UNITS * sizeof(unit);
}

static void ask(struct elf_file *f)
{
	static struct lines_frame frames[LINES_MAX];
	char name[ELF_NAME_MAX], text[64];
	uint64_t start;
	unsigned n;

	for (uint64_t at = 0; at < DEBUG_ELF_CODE; at += DEBUG_ELF_CODE / 7) {
		int r = elf_file_function_at(f, at, name, &start);

		if (r != 0 && r != -ENOENT)
			abort();
		if (r == 0) {
			if (start > at || strlen(name) >= ELF_NAME_MAX)
				abort();
			demangle(name, text, sizeof(text));
		}
		n = 0;
		r = lines_at(f, at, frames, &n);
		if (r != 0 && r != -EFBIG)
			abort();
		for (unsigned i = 0; i < n; i++)
			if (strlen(frames[i].function) >= LINES_NAME_MAX ||
			    strlen(frames[i].file) >= LINES_SOURCE_MAX)
				abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char strings[] = "\0_Z1fI1pIiiEvv\0g";
	static uint8_t info[UNITS * 64];
	Elf64_Sym syms[2] = { { .st_name = 1, .st_info = 2, .st_shndx = 1, .st_size = 64 },
			      { .st_name = 15, .st_info = 18, .st_shndx = 1, .st_value = 80 } };
	struct debug_section s[SECTIONS] = {
		[ABBREV] = { ".debug_abbrev", abbrev, sizeof(abbrev), 0, 0 },
		[INFO] = { ".debug_info", info, make_info(info), 0, 0 },
		[LINE] = { ".debug_line", line, sizeof(line), 0, 0 },
		[RANGES] = { ".debug_ranges", ranges, sizeof(ranges), 0, 0 },
		[RNGLISTS] = { ".debug_rnglists", "", 0, 0, 0 },
		[STR] = { ".debug_str", strings, sizeof(strings), 0, 0 },
		[SYMTAB] = { ".symtab", syms, sizeof(syms), SHT_SYMTAB, STRTAB + 1 },
		[STRTAB] = { ".strtab", strings, sizeof(strings), SHT_STRTAB, 0 },
	};
	_cleanup_close_ int fd = memfd_create("lines_fuzz", MFD_CLOEXEC);
	unsigned which = size ? data[size - 1] % (SECTIONS + 1) : 0;
	struct elf_file *f;

	if (fd < 0 || size < SECTIONS + 1)
		return 0;
	if (which < SECTIONS) {
		s[which].bytes = data;
		s[which].size = size - 1;
	} else {
		const uint8_t *part = data + size - 1 - SECTIONS;

		for (unsigned i = 0; i < SECTIONS; i++) {
			size_t n = (size_t)(part - data) * part[i] / 256;

			s[i].bytes = data;
			s[i].size = n;
			data += n;
		}
	}
	if (!debug_elf(fd, s, SECTIONS) || elf_file_open(fd, &f) < 0)
		abort();
	ask(f);
	elf_file_free(f);
	return 0;
}
