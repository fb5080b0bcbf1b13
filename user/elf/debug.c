// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* debug.c - lets libdw see a file's debug information, within bounds. */
#include "elf/debug.h"

#include <elf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "elf/elf_inside.h"

#define MAX_DEBUG_SHDRS	   1024	       /* libdw asks for the name of each */
#define MAX_DEBUG_SHSTRTAB (64U << 10) /* bytes; and looks through all names for each */

/* Compressed sections are not inflated, because the file determines their size, and other files are not opened. */
static bool is_refused_section(const char *name, const GElf_Shdr *sh)
{
	if (!strncmp(name, ".zdebug", 7) || !strcmp(name, ".gnu_debugaltlink"))
		return true;
	return !strncmp(name, ".debug_", 7) && (sh->sh_flags & SHF_COMPRESSED);
}

static bool is_needed(const char *name)
{
	static const char *const needed[] = { "info",	"abbrev",   "line", "line_str",	  "str",
					      "ranges", "rnglists", "addr", "str_offsets" };

	if (strncmp(name, ".debug_", 7))
		return false;
	for (size_t i = 0; i < ARRAY_SIZE(needed); i++)
		if (!strcmp(name + 7, needed[i]))
			return true;
	return false;
}

static int load_section_names(struct elf_file *f, char **ret)
{
	GElf_Shdr sh;
	size_t index, n;
	Elf_Scn *scn;
	void *p;
	int r;

	if (elf_getshdrnum(f->elf, &n) < 0 || n > MAX_DEBUG_SHDRS ||
	    elf_getshdrstrndx(f->elf, &index) < 0 || index == 0)
		return -ENOENT;
	scn = elf_getscn(f->elf, index);
	if (!scn || !gelf_getshdr(scn, &sh) || sh.sh_type != SHT_STRTAB ||
	    (sh.sh_flags & SHF_COMPRESSED))
		return -ENOENT;
	r = elf_image_load(f, sh.sh_offset, sh.sh_size < MAX_DEBUG_SHSTRTAB ? sh.sh_size : 0);
	if (r < 0)
		return r;
	/* Computed from what libdw will see, not from the file, which may have changed. */
	p = calloc(1, MAX_DEBUG_SHSTRTAB + 1);
	if (!p)
		return -ENOMEM;
	if (sh.sh_size < MAX_DEBUG_SHSTRTAB)
		memcpy(p, f->image + sh.sh_offset, sh.sh_size);
	*ret = p;
	return 0;
}

static int load_debug(struct elf_file *f, const char *names, uint64_t max, uint64_t *ret_bytes)
{
	Elf_Scn *scn = NULL;
	uint64_t bytes = 0;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(f->elf, scn))) {
		const char *name;
		int r;

		if (!gelf_getshdr(scn, &sh) || sh.sh_name >= MAX_DEBUG_SHSTRTAB)
			return -ENOENT;
		name = names + sh.sh_name;
		if (is_refused_section(name, &sh))
			return -ENOENT;
		if (!is_needed(name) || sh.sh_type != SHT_PROGBITS)
			continue;
		if (sh.sh_size > max - bytes)
			return -EFBIG;
		r = elf_image_load(f, sh.sh_offset, sh.sh_size);
		if (r < 0)
			return r;
		bytes += sh.sh_size;
	}
	*ret_bytes = bytes;
	return bytes ? 0 : -ENOENT;
}

int elf_file_debug(struct elf_file *f, uint64_t max, struct Elf **ret, uint64_t *ret_bytes)
{
	_cleanup_free_ char *names = NULL;
	int r;

	r = elf_load_sections(f);
	if (r == 0)
		r = load_section_names(f, &names);
	if (r == 0)
		r = load_debug(f, names, max, ret_bytes);
	if (r == -EINVAL)
		return -ENOENT;
	if (r < 0)
		return r;
	*ret = f->elf;
	return 0;
}
