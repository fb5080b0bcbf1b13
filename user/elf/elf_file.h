// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.h - an ELF object as the tracer needs it: its functions, its program headers, its release.
 *
 * Input is hostile: any process may map any file. Every offset and count is checked against the
 * file's size, and the work is bounded (limits in elf_file.c). The file may change under us: reads go
 * through pread, never through a mapping that could fault with SIGBUS.
 */
#ifndef XB_ELF_FILE_H
#define XB_ELF_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct elf_file;

struct elf_sym {
	const char *name; /* owned by the elf_file */
	uint64_t vaddr;
	uint64_t size;	 /* 0: unknown */
	uint64_t offset; /* in the file, through the program headers */
	bool exported;	 /* also in .dynsym */
	bool is_func;	 /* else a data object */
};

/* Opens by descriptor (borrowed; dup'ed). -ENOEXEC: no ELF; -EINVAL: broken; -ENOTSUP: not x86-64. */
int elf_file_open(int fd, struct elf_file **ret);
struct elf_file *elf_file_free(struct elf_file *f);

/*
 * Calls fn for every defined symbol of .dynsym and .symtab whose name (without its @version) want()
 * accepts; one (name, address) is reported once. fn returning non-zero stops and is returned.
 * want gets names in no order; it must be cheap: it sees every symbol of the file.
 */
int elf_file_symbols(struct elf_file *f, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u);
/* One symbol by exact name. -ENOENT. */
int elf_file_find(struct elf_file *f, const char *name, struct elf_sym *ret);

/* File offset of a virtual address inside an executable segment. -ENOENT: in none. */
int elf_file_offset(const struct elf_file *f, uint64_t vaddr, uint64_t *ret);
/* The other way: the virtual address of a byte that an executable segment loads. -ENOENT. */
int elf_file_vaddr(const struct elf_file *f, uint64_t offset, uint64_t *ret);
/* Whether all of these bytes are of one segment that can be written. */
bool elf_file_is_data(const struct elf_file *f, uint64_t vaddr, uint64_t len);
/* Where the index of the unwind tables is said to be. -ENOENT. */
int elf_file_eh_frame_hdr(const struct elf_file *f, uint64_t *ret_vaddr, uint64_t *ret_size);
/*
 * The function that the instruction at vaddr belongs to: the one that covers it, or else the nearest
 * before it that does not say how long it is. Its name may be far longer than those of
 * elf_file_symbols(). Looks at every symbol. -ENOENT.
 */
int elf_file_function_at(struct elf_file *f, uint64_t vaddr, struct elf_sym *ret);
/* Reads the bytes at a virtual address, from the file. Returns how many (may be short) or -errno. */
long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len);
/* "2026.2.0" from .comment's Intel compiler line, "" if it has none. Owned by f. */
const char *elf_file_release(struct elf_file *f);
/* "2025.3.1" -> 202503, so that releases can be compared; 0: it is none. */
unsigned elf_release_number(const char *release);
bool elf_file_stripped(struct elf_file *f); /* no .symtab */
/* After elf_file_symbols() or elf_file_find(): a table was broken or beyond the limits, and left out. */
bool elf_file_partial(const struct elf_file *f);

/*
 * The file as libdw may see it: its debug information is loaded (at most max bytes, *ret_bytes), of
 * the rest only headers. Owned by f. -ENOENT: it has none that can be used (compressed is none, too);
 * -EFBIG: it is more than that.
 */
struct Elf;
int elf_file_debug(struct elf_file *f, uint64_t max, struct Elf **ret, uint64_t *ret_bytes);
/* Something that is made of it and goes with it, before it; at most one. */
void elf_file_keep(struct elf_file *f, void *kept, void (*done)(void *kept));
void *elf_file_kept(const struct elf_file *f);

#endif
