// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* dynamic.h - libraries that are opened at run time, where there are such, as structs of pointers to their functions. */
#ifndef XB_BASE_DYNAMIC_H
#define XB_BASE_DYNAMIC_H

#include <stdbool.h>
#include <stddef.h>

struct dynamic_function {
	const char *name;
	size_t member; /* of the struct: where its address goes */
	bool optional; /* NULL where the library doesn't have it */
};

/* A static program can't open any: the C library could only open what is exactly of its own release. */
bool dynamic_is_static(void);
/*
 * Opens the first library of names (until NULL) that there is, and fills in *ret, which is not touched on failure. It
 * stays open until the process ends. -ELIBACC: there is none, or it lacks a function.
 */
int dynamic_open(const char *const names[], const struct dynamic_function functions[], size_t n,
		 void *ret);
/* Whether open(), which opens libraries, succeeds. It is called in a child, so that their pages are not in this process. */
bool dynamic_exists(int (*open)(void));

#endif
