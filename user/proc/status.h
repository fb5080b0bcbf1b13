// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * status.h - what the kernel says of a process or thread in /proc/ID/status, line by line. A name in it can't look like
 * a line: the kernel escapes its newlines.
 */
#ifndef XB_PROC_STATUS_H
#define XB_PROC_STATUS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define STATUS_MAX \
	8192u /* bytes that are read: some 1500 are there, more with very many groups or CPUs */

/* The text of it, with its end. -ESRCH: there is none. */
int status_read(pid_t tid, char ret[STATUS_MAX]);

/* What follows "KEY:" and blanks, up to the end of the text; NULL: it has no such line. */
const char *status_value(const char *text, const char *key);

/* The number that the value begins with. false: there is no such line, or no number, and *ret is as before. */
bool status_number(const char *text, const char *key, int base, uint64_t *ret);

/* As status_number() of what is decimal, and 0 where that says false. */
uint64_t status_count(const char *text, const char *key);

/* Whether the processor keeps a second stack of return addresses for it. */
bool status_has_shadow_stack(const char *text);

#endif
