// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * status.h - reads the lines of /proc/ID/status of a process or thread. A process's name can't look like another line,
 * because the kernel escapes its newlines.
 */
#ifndef XB_PROC_STATUS_H
#define XB_PROC_STATUS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define STATUS_MAX \
	8192u /* bytes that are read; usually there are some 1500, more with very many groups or CPUs */

/* Reads the text, NUL-terminated. -ESRCH: there is no such process or thread. */
int status_read(pid_t tid, char ret[STATUS_MAX]);

/* The text after "KEY:" and blanks, up to the end of all lines; NULL: there is no such line. */
const char *status_value(const char *text, const char *key);

/* The number with which the value begins. False: there is no such line or no number; *ret is not changed. */
bool status_number(const char *text, const char *key, int base, uint64_t *ret);

/* Like status_number() in decimal, but 0 if that returns false. */
uint64_t status_count(const char *text, const char *key);

/* Whether the processor keeps a second stack of return addresses for it. */
bool status_has_shadow_stack(const char *text);

#endif
