// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* lockdown.h - whether the kernel is locked down, and how (kernel_lockdown(7)). */
#ifndef XB_PROC_LOCKDOWN_H
#define XB_PROC_LOCKDOWN_H

#include <stdbool.h>

#define LOCKDOWN_TEXT 128

/* As the kernel's file has it, such as "none [integrity] confidentiality". -errno: it can't be read, and there may be none. */
int lockdown_read(char ret[LOCKDOWN_TEXT]);
/* Whether that forbids BPF programs to read the kernel's memory, which ours all do. text NULL: of this machine. */
bool lockdown_forbids(const char *text);

#endif
