// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * armlog.h - what became of arming a process, told: to the person, and to the system's log, so that it can be found
 * out later who changed a program that ran, and when.
 */
#ifndef XB_CMDS_ARMLOG_H
#define XB_CMDS_ARMLOG_H

#include "xptibpf/xptibpf.h"

struct strbuf;

/* The word that JSON has for it. */
const char *armlog_word(enum xptibpf_arm_what what);
/* As a line without its end, escaped. */
void armlog_text(struct strbuf *b, const struct xptibpf_armed *a);
/* A failure of xptibpf_arm() or xptibpf_disarm(), as what became of it. */
void armlog_failed(pid_t pid, enum xptibpf_arm_what what, const char *why,
		   struct xptibpf_armed *ret);
/* Into the system's log: such a line, of what was done or tried. */
void armlog_system(const char *line);

#endif
