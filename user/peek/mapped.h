// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mapped.h - what processes have mapped, the files of their code, and the unwind tables of these files.
 *
 * Files are read once and shared by all processes that map them. The processes control them and the number of mappings,
 * so both are hostile: elf/elf_file.h and elf/cfi.h bound the cost of one file, and this bounds the cost of all files.
 */
#ifndef XB_PEEK_MAPPED_H
#define XB_PEEK_MAPPED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/allowance.h"
#include "elf/cfi.h"
#include "elf/elf_file.h"
#include "wire_known.h"

/* ---- files --------------------------------------------------------------------------------------- */

/* A file that contains code. It lives until mapped_files_make_room() or mapped_files_free(). */
struct mapped_file {
	uint32_t id; /* never 0, never used again */
	const char *path;
	int fd;
	struct elf_file *elf;	 /* NULL: only others read it (mapped_files_read_by()) */
	void *own;		 /* an object that its user attaches to it; NULL at first */
	bool no_lines, no_names; /* peek/namer.c could not read them */
};

struct mapped_files;
struct reader;
/*
 * max: how many files at the same time; each needs an open descriptor. free_own: frees what users attach to files;
 * NULL: they attach nothing.
 */
int mapped_files_new(unsigned max, void (*free_own)(void *own), struct mapped_files **ret);
struct mapped_files *mapped_files_free(struct mapped_files *fs);
/* If there are many files, frees those that are in no list. */
void mapped_files_make_room(struct mapped_files *fs);
/*
 * From then on, files are read by processes without privileges, which live as long as their tables are asked for. reader is
 * borrowed, and outlives fs. Call it before there are files.
 */
void mapped_files_read_by(struct mapped_files *fs, struct reader *reader);
/* Reading mappings and unwind tables takes its time from there, and fails with -EAGAIN where none is left. */
void mapped_files_limit(struct mapped_files *fs, struct allowance *time);
/* From then on, the kernel's own code in each process counts as a file, too. -ENODATA: it can't be read. */
int mapped_files_add_vdso(struct mapped_files *fs);

/*
 * The row for the instruction at vaddr of the file, which is cached; valid until the next call. -ENOENT, -EBADMSG: as
 * for cfi_row(), or nobody can read it. left: how many may still be looked up, which is decremented (-EAGAIN: none); NULL: no limit.
 */
int mapped_row(struct mapped_files *fs, struct mapped_file *file, uint64_t vaddr, unsigned *left,
	       const struct cfi_row **ret);

/* ---- mappings ------------------------------------------------------------------------------------ */

struct mapped {
	uint64_t start, end, pgoff, ino;
	uint32_t dev_major, dev_minor;
	bool read, write, exec, vdso;
	struct mapped_file *file; /* of code; NULL: none that can be read */
	struct xb_code code;	  /* what the kernel has there (peek/unwind.c); ino 0: not known */
};

/* The mappings of one process, by address. At first, everything is 0 except what its user chooses. */
struct mapped_list {
	bool code_only;
	size_t max; /* further mappings are ignored */
	struct mapped *maps;
	size_t n;
};

/* Reads them again. -ESRCH: the process, or its mappings, no longer exist; -EAGAIN. Errors change nothing. */
int mapped_list_read(struct mapped_list *l, struct mapped_files *fs, pid_t pid);
void mapped_list_clear(struct mapped_list *l);
const struct mapped *mapped_list_find(const struct mapped_list *l, uint64_t address);

/* Whether the process still has all of these. Reads all of its mappings, and keeps nothing. */
bool mapped_still(pid_t pid, const struct mapped *const *maps, unsigned n);

/*
 * Where the address is in its mapping's file. -ENOENT: there is no such place; -EAGAIN: that takes time to find out, and
 * none is left.
 */
int mapped_vaddr(struct mapped_files *fs, const struct mapped *m, uint64_t address, uint64_t *ret);

#endif
