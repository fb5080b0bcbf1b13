// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * elf_file.h - an ELF object that is open: its bytes, program headers and sections. What is asked of one besides is in
 * symbols.h, functions.h, release.h and debug.h.
 *
 * Input is hostile, because any process may map any file. Every offset and count is checked against the
 * file's size, and the work is bounded (the limits are where the parts are read). The file may change meanwhile, so it is
 * read by pread, never through a mapping that could fault with SIGBUS.
 */
#ifndef XB_ELF_FILE_H
#define XB_ELF_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct elf_file;

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

/* The file offset of a virtual address in an executable segment. -ENOENT: it is in none. */
int elf_file_offset(const struct elf_file *f, uint64_t vaddr, uint64_t *ret);
/* What an executable segment loads of the file. */
struct elf_code {
	uint64_t offset, size, vaddr;
};
/* All of it, at most max segments. Returns how many. */
size_t elf_file_code(const struct elf_file *f, struct elf_code *ret, size_t max);
/* The virtual address of a byte of the file that one of them loads. -ENOENT. */
int elf_code_vaddr(const struct elf_code *code, size_t n, uint64_t offset, uint64_t *ret);
/* The reverse: the virtual address of a byte that an executable segment loads. -ENOENT. */
int elf_file_vaddr(const struct elf_file *f, uint64_t offset, uint64_t *ret);
/* Whether all of these bytes are in one writable segment. */
bool elf_file_is_data(const struct elf_file *f, uint64_t vaddr, uint64_t len);
/* Whether the file has all that is mapped of it. To load one that was cut off ends a program by SIGBUS. */
bool elf_file_is_whole(const struct elf_file *f);
/* Where the program headers say that the index of the unwind tables is. -ENOENT. */
int elf_file_eh_frame_hdr(const struct elf_file *f, uint64_t *ret_vaddr, uint64_t *ret_size);
/* The path of the program that the kernel starts to load it (PT_INTERP). -ENOENT: it needs none; -EINVAL: it is none. */
int elf_file_interpreter(const struct elf_file *f, char *ret, size_t size);
/* Reads the bytes at a virtual address, from the file. Returns how many (may be short) or -errno. */
long elf_file_read(const struct elf_file *f, uint64_t vaddr, void *buf, size_t len);
/*
 * Calls fn for every section that has a name; nothing of it is checked. If fn does not return 0, this ends and its
 * result is returned.
 */
int elf_file_sections(struct elf_file *f, int (*fn)(const struct elf_section *s, void *u), void *u);
/* Attaches an object that is made from f and is freed before f; at most one. */
void elf_file_keep(struct elf_file *f, void *kept, void (*done)(void *kept));
void *elf_file_kept(const struct elf_file *f);

#endif
