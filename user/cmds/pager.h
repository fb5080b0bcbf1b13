// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pager.h - what is longer than the screen is shown by a pager, as git does it.
 *
 * XPTIBPF_PAGER, else PAGER, else less; nothing and "cat" mean none. Standard output goes through it until
 * pager_end(). The pager itself begins when there is something to show, so what is said before that on the terminal,
 * and Ctrl-C, are as without it.
 */
#ifndef XB_CMDS_PAGER_H
#define XB_CMDS_PAGER_H

#include <stdbool.h>

/* The user wants none: --no-pager. */
void pager_disable(void);
/*
 * Does nothing if standard output is no terminal. finished: all that is to be printed can be printed at once, so errors
 * have their place in it, and Ctrl-C is the pager's, unless the caller handles it. No threads run yet.
 */
void pager_start(bool finished);
/* Ends what is printed, and waits until the user has read it. */
void pager_end(void);
bool pager_is_on(void);
/* The terminal on which is shown what is written to fd; -1: on none. */
int pager_terminal(int fd);
/* Columns of that terminal at this moment, or of COLUMNS. */
unsigned pager_width(int fd);

#endif
