// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mapped.h - what processes have mapped, the files of their code, and these files' unwind tables.
 *
 * Files are read once and shared by all processes that map them. They are the processes', and hostile, and so is the
 * number of mappings: elf/elf_file.h and elf/cfi.h bound what a file can cost, and this what all of them can.
 */
#ifndef XB_PEEK_MAPPED_H
#define XB_PEEK_MAPPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "elf/cfi.h"
#include "elf/elf_file.h"

/* ---- files --------------------------------------------------------------------------------------- */

/* A file that code comes from; lives until mapped_files_make_room() or mapped_files_free(). */
struct mapped_file {
	uint32_t id; /* never 0, never used again */
	const char *path;
	struct elf_file *elf;
	void *own; /* what its user keeps with it: NULL at first */
};

struct mapped_files;
/*
 * max: as many at once; each has a descriptor open. free_own: ends what users keep with files; NULL: they keep
 * nothing.
 */
int mapped_files_new(unsigned max, void (*free_own)(void *own), struct mapped_files **ret);
struct mapped_files *mapped_files_free(struct mapped_files *fs);
/* Lets go of files that no list has, once there are many. */
void mapped_files_make_room(struct mapped_files *fs);
/* The kernel's own code in each process is then a file, too. -ENODATA: it can't be had. */
int mapped_files_add_vdso(struct mapped_files *fs);

/*
 * The row for the instruction at vaddr of the file, kept from when it was first asked for; valid until the next call. -ENOENT,
 * -EBADMSG: as cfi_row(). left: how many may still be looked up, and counted down (-EAGAIN: none); NULL: all.
 */
int mapped_row(struct mapped_files *fs, struct mapped_file *file, uint64_t vaddr, unsigned *left,
	       const struct cfi_row **ret);

/* ---- mappings ------------------------------------------------------------------------------------ */

struct mapped {
	uint64_t start, end, pgoff, ino;
	uint32_t dev_major, dev_minor;
	bool read, write, exec, vdso;
	struct mapped_file *file; /* of code; NULL: none that can be read */
};

/* One process's, by address. All 0 but what its user chooses, at first. */
struct mapped_list {
	bool code_only;
	size_t max; /* what is behind these isn't there */
	struct mapped *maps;
	size_t n;
};

/* Reads them again. -ESRCH: there is no process, or there are none any more. Errors change nothing. */
int mapped_list_read(struct mapped_list *l, struct mapped_files *fs, pid_t pid);
void mapped_list_clear(struct mapped_list *l);
const struct mapped *mapped_list_find(const struct mapped_list *l, uint64_t address);

/* Does the process still have each of these? Reads all of its mappings, and keeps nothing. */
bool mapped_still(pid_t pid, const struct mapped *const *maps, unsigned n);

/* Where the address is in its mapping's file. False: there is no such place. */
bool mapped_vaddr(const struct mapped *m, uint64_t address, uint64_t *ret);

#endif
