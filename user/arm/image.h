// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * image.h - what must be known of a process's mappings before one of its threads is borrowed: unwind tables, the
 * functions in which the thread must not be, and the addresses of those to which it will be sent.
 *
 * The process controls the files, so they are hostile: elf/elf_file.h bounds their cost. Nothing slow is done while a
 * thread is stopped: what is not known then results in -EAGAIN, and image_learn() looks it up when the thread runs
 * again.
 */
#ifndef XB_ARM_IMAGE_H
#define XB_ARM_IMAGE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "peek/mapped.h"

enum image_kind {
	IMAGE_OTHER,
	IMAGE_LIBC,	 /* the C library; before 2.34 also libpthread and libdl */
	IMAGE_LINKER,	 /* ld.so */
	IMAGE_ALLOCATOR, /* replaces the C library's malloc() */
	IMAGE_SANITIZER,
};

/* What is known of a function by its name. */
enum image_function {
	IMAGE_UNNAMED,
	IMAGE_HARMLESS,
	IMAGE_FORBIDDEN,
	IMAGE_WAITING, /* forbidden, unless the thread sleeps in it in futex() */
};

struct image_file;

struct image_place {
	const struct mapped *map;
	struct image_file *file; /* NULL: code in no file, or no code */
	uint64_t vaddr;		 /* in the file */
	enum image_kind kind;
	bool program;	 /* the executable itself */
	bool own_malloc; /* exports malloc(): its unnamed functions may be the allocator's */
};

struct image;
int image_new(pid_t pid, struct image **ret);
struct image *image_free(struct image *im);

/* Reads the mappings again. -ESRCH, -E2BIG: more than anybody needs. */
int image_refresh(struct image *im);
/* Is each of these mappings still the one that it was? Reads them again, and changes nothing. */
bool image_holds(const struct image *im, const struct mapped *const *maps, unsigned n);
const struct mapped *image_map_at(const struct image *im, uint64_t address);
void image_place(const struct image *im, uint64_t address, struct image_place *ret);

/* -EAGAIN: not known yet. */
int image_function(struct image *im, const struct image_place *p, enum image_function *ret);
/* The row of a place; -EAGAIN: too much was looked up since image_learn(). */
int image_row(struct image *im, const struct image_place *p, const struct cfi_row **ret);
/* Looks up what was missing before. */
int image_learn(struct image *im);

/* Where the process has what is needed of it. */
struct image_calls {
	uint64_t mmap, mprotect, munmap, pthread_create, pthread_detach, pthread_self;
	uint64_t dlopen, dlsym, dlerror;
	uint64_t sigreturn; /* mov $15, %rax; syscall: the code to which signal handlers return */
	uint64_t sigreturn_size; /* up to the end of the system call */
	int64_t errno_offset;	 /* from a thread's fs_base */
};
/*
 * -EOPNOTSUPP: this kind of process is not supported; *ret_why says what is missing (a constant). -EAGAIN: its C
 * library can't be used yet. mem: /proc/PID/mem.
 */
int image_find_calls(struct image *im, int mem, struct image_calls *ret, const char **ret_why);

/*
 * Whether the memory has what was mapped, and the dynamic linker has finished. This is not so while execve() replaces a
 * program, until the new one has its libraries, and while another library is loaded.
 */
bool image_is_whole(const struct image *im, int mem);

#endif
