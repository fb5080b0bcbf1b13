// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.h - what the tracer needs of an ELF object: its functions, its program headers, its release.
 *
 * Input is hostile, because any process may map any file. Every offset and count is checked against the
 * file's size, and the work is bounded (the limits are in elf_file.c). The file may change meanwhile, so it is
 * read by pread, never through a mapping that could fault with SIGBUS.
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

struct elf_section {
	const char *name; /* valid during the call */
	uint64_t vaddr, offset, size;
	uint64_t flags; /* of <elf.h>, as the next */
	uint32_t type;
};

/* Opens by descriptor (borrowed; dup'ed). -ENOEXEC: no ELF; -EINVAL: broken; -ENOTSUP: not x86-64. */
int elf_file_open(int fd, struct elf_file **ret);
struct elf_file *elf_file_free(struct elf_file *f);
int elf_file_fd(const struct elf_file *f); /* what it reads; it stays f's */

/*
 * Calls fn for every defined symbol of .dynsym and .symtab whose name (without its @version) want()
 * accepts; each pair of name and address is reported once. If fn does not return 0, this ends and its
 * result is returned. want must be cheap, because it gets every symbol of the file, in no order.
 */
int elf_file_symbols(struct elf_file *f, bool (*want)(const char *name, void *u),
		     int (*fn)(const struct elf_sym *s, void *u), void *u);
/* One symbol by exact name. -ENOENT. */
int elf_file_find(struct elf_file *f, const char *name, struct elf_sym *ret);

/* The file offset of a virtual address in an executable segment. -ENOENT: it is in none. */
int elf_file_offset(const struct elf_file *f, uint64_t vaddr, uint64_t *ret);
/* The reverse: the virtual address of a byte that an executable segment loads. -ENOENT. */
int elf_file_vaddr(const struct elf_file *f, uint64_t offset, uint64_t *ret);
/* Whether all of these bytes are in one writable segment. */
bool elf_file_is_data(const struct elf_file *f, uint64_t vaddr, uint64_t len);
/* Whether the file has all that is mapped of it. To load one that was cut off ends a program by SIGBUS. */
bool elf_file_is_whole(const struct elf_file *f);
/* Where the program headers say that the index of the unwind tables is. -ENOENT. */
int elf_file_eh_frame_hdr(const struct elf_file *f, uint64_t *ret_vaddr, uint64_t *ret_size);
#define ELF_NAME_MAX 4096 /* bytes of a function's name, its NUL included */
/*
 * The function to which the instruction at vaddr belongs: the one that covers it, or otherwise the nearest
 * one before it without a known length. Its name may be much longer than those of elf_file_symbols(). The first
 * question looks at every symbol, and makes an index for the others. -ENOENT.
 */
int elf_file_function_at(struct elf_file *f, uint64_t vaddr, char ret_name[static ELF_NAME_MAX],
			 uint64_t *ret_start);
/* Reads the bytes at a virtual address, from the file. Returns how many (may be short) or -errno. */
long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len);
/* "2026.2.0" from .comment's Intel compiler line, "" if it has none. Owned by f. */
const char *elf_file_release(struct elf_file *f);
/*
 * Calls fn for every section that has a name; nothing of it is checked. If fn does not return 0, this ends and its
 * result is returned.
 */
int elf_file_sections(struct elf_file *f, int (*fn)(const struct elf_section *s, void *u), void *u);
/* "2025.3.1" -> 202503, so that releases can be compared; 0: it is none. */
unsigned elf_release_number(const char *release);
bool elf_file_stripped(struct elf_file *f); /* no .symtab */
/* After elf_file_symbols() or elf_file_find(): a table was broken or beyond the limits, and left out. */
bool elf_file_partial(const struct elf_file *f);

/*
 * The file as libdw may see it: its debug information is loaded (at most max bytes, *ret_bytes), and of
 * the rest only headers. Owned by f. -ENOENT: it has no usable debug information (it is not usable if it
 * is compressed); -EFBIG: it is more than max.
 */
struct Elf;
int elf_file_debug(struct elf_file *f, uint64_t max, struct Elf **ret, uint64_t *ret_bytes);
/* Attaches an object that is made from f and is freed before f; at most one. */
void elf_file_keep(struct elf_file *f, void *kept, void (*done)(void *kept));
void *elf_file_kept(const struct elf_file *f);

#endif
