// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * quiet.h - libbpf says nothing while this library uses it.
 *
 * libbpf writes to standard error, through one function for the whole process, which a program that uses libbpf itself
 * may have set to its own. Taking that function away during our calls would also silence the program's other threads,
 * and two tracers in two threads would put it back in the wrong order. So ours is set once and for good, and hands on
 * what libbpf says in any thread that is not inside this library. A program that sets a function of its own after that
 * hears what we do, too.
 */
#ifndef XB_LIB_QUIET_H
#define XB_LIB_QUIET_H

/* A call into the library. say (may be NULL) gets what libbpf says in this thread until quiet_end(), a line each. */
struct quiet {
	void (*say)(void *u, const char *line);
	void *u;
	const struct quiet *outer;
};

void quiet_begin(struct quiet *q, void (*say)(void *u, const char *line), void *u);
void quiet_end(struct quiet *q);

/* For a variable that ends with its scope. */
#define _cleanup_quiet_ __attribute__((cleanup(quiet_end)))

#endif
