// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_inside.h - inside elf/: what an elf_file is made of, and the ways in which its parts are read. elf_file.c says why
 * there are no others.
 */
#ifndef XB_ELF_INSIDE_H
#define XB_ELF_INSIDE_H

#include <gelf.h>
#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MAX_EXTENTS 32 /* file header, segments, section 0, others, two tables; debug sections */
#define MAX_SYMS    (4 << 20) /* of one table */
#define MAX_RELEASE 24

struct symtab {
	bool loaded;
	bool unusable;
	Elf_Scn *scn; /* NULL: the file has none */
	Elf_Data *sym;
	size_t nsym;
	char *str; /* NUL-terminated beyond its last byte */
	size_t nstr;
};

struct elf_file {
	int fd;
	uint64_t size; /* when it was opened */
	char *image;   /* size bytes; zeros where nothing was loaded */
	struct extent {
		uint64_t off, len;
	} loaded[MAX_EXTENTS]; /* of the image, that are loaded */
	size_t nloaded;
	Elf *elf; /* interprets the image */
	GElf_Phdr *ph;
	size_t nph;
	struct symtab dynsym, symtab;
	struct elf_funcs {
		bool loaded;
		struct elf_func *v; /* by address */
		size_t n, cap;
	} funcs;
	bool release_known;
	char release[MAX_RELEASE];
	void *kept;
	void (*kept_done)(void *kept);
};

/* Returns how many bytes were read, short only at the end of the file; or -errno. */
long elf_read_some(int fd, void *buf, size_t len, uint64_t off);
bool elf_in_file(const struct elf_file *f, uint64_t off, uint64_t len);
/* All of it. -EINVAL: the file doesn't have it. */
int elf_read_exact(const struct elf_file *f, void *buf, size_t len, uint64_t off);
/* Reads a piece of the file into new memory, with a NUL after it. -EFBIG: it is more than max. */
int elf_read_alloc(const struct elf_file *f, uint64_t off, uint64_t len, uint64_t max, void **ret);
/* Into the image. No part is loaded twice, not even partly (-EINVAL), so what was checked does not change. */
int elf_image_load(struct elf_file *f, uint64_t off, uint64_t len);
/*
 * Not before somebody needs them, because many files are kept open only for the sake of their unwind tables. A file
 * without usable section headers can still be mapped and run; it only has no symbols here. The headers are also
 * hidden from libelf.
 */
int elf_load_sections(struct elf_file *f);
/* The loadable segment whose file bytes contain vaddr; *ret_left is the number of bytes from there on. */
const GElf_Phdr *elf_segment_at(const struct elf_file *f, uint64_t vaddr, uint32_t flags,
				uint64_t *ret_left);

#endif
