// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* installed.h - finds files that belong to this program: libraries of ours that others load. */
#ifndef XB_BASE_INSTALLED_H
#define XB_BASE_INSTALLED_H

#include <limits.h>

/*
 * The real path of the library with that file name. If path is not NULL, that is its path; otherwise it is looked for beside
 * the program's executable, then beside the shared library that contains this code, then where it is installed.
 * -ENOENT: there is none.
 */
int installed_find(const char *name, const char *path, char ret[PATH_MAX]);

#endif
