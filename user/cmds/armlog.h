// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * armlog.h - reports the result of arming a process to the user and to the system's log, so that one can find out later
 * who changed a running program, and when.
 */
#ifndef XB_CMDS_ARMLOG_H
#define XB_CMDS_ARMLOG_H

#include "xptibpf/xptibpf.h"

struct strbuf;

/* The word that JSON has for it. */
const char *armlog_word(enum xptibpf_arm_what what);
/* Adds it as a line without its newline, escaped. */
void armlog_text(struct strbuf *b, const struct xptibpf_armed *a);
/* Makes a result of a failure of xptibpf_arm() or xptibpf_disarm(). */
void armlog_failed(pid_t pid, enum xptibpf_arm_what what, const char *why,
		   struct xptibpf_armed *ret);
/* Writes such a line about what was done or tried to the system's log. */
void armlog_system(const char *line);

#endif
