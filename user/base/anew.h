// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * anew.h - processes of our own that have nothing of what this one has in its memory.
 *
 * A process that is forked to read what others wrote is a copy of this one, with every secret that this one has read by
 * then. A program that has secrets is executed anew instead, as a process that never had them.
 */
#ifndef XB_BASE_ANEW_H
#define XB_BASE_ANEW_H

/* In a child: executes the program as what the word says, with the descriptor as its only one, which is 0. Does not return. */
typedef void (*anew_fn)(const char *word, int sock);

/* For the whole program, and before there are such processes. */
void anew_by(anew_fn execute);
/* In a child that was just forked. Returns, if the program did not say how: then it remains a copy. */
void anew(const char *word, int sock);

#endif
