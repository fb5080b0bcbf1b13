// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * target.h - the folder that is being written: beside its path, and moved there when it is whole.
 *
 * Nothing is followed in it, and nothing is written outside of it, whatever the paths are.
 */
#ifndef XB_PACKING_TARGET_H
#define XB_PACKING_TARGET_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "base/errline.h"

struct target {
	char *path;   /* where it will be */
	char *beside; /* where it is written */
	int folder;   /* descriptors of that, and of */
	int root;     /* the folder "root" in it */
};
#define TARGET_INIT { .folder = -1, .root = -1 }

/* Checks the path, which must lead to nothing or to an empty folder, and makes nothing yet. */
int target_check(const char *path, struct errline *error);
int target_begin(const char *path, struct target *ret, struct errline *error);
/* Of paths below root, absolute there; folders around them are made. -EEXIST: there is something else. */
int target_folder(struct target *t, const char *at);
int target_link(struct target *t, const char *at, const char *to);
/* A new file; a descriptor for reading and writing. */
int target_file(struct target *t, const char *at);
void target_drop(struct target *t, const char *at);
/* The same of a name in the folder itself. */
int target_own_file(struct target *t, const char *name);
/* What the file is besides its bytes: rights, and the time of its last change. */
int target_like(int fd, const struct stat *st);
/* Moves it to its path, or removes it. t is empty then. */
int target_end(struct target *t, struct errline *error);
void target_remove(struct target *t);

#endif
