// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top_screen.h - top's terminal: a thread that paints and listens to keys, so that both go on whatever the
 * tracer is busy with.
 */
#ifndef XB_CMDS_TOP_SCREEN_H
#define XB_CMDS_TOP_SCREEN_H

#include <stdbool.h>

#include "cmds/top_view.h"

struct top_screen;

/* Can a screen be shown here? NULL: yes; else why not, in words. */
const char *top_screen_missing(void);
/*
 * Takes the terminal (standard input and output). v is the screen's until it is freed. leave: the user wants to; called by
 * the screen's thread, when the terminal is as it was. 0 or a negative errno.
 */
int top_screen_new(struct top_view *v, bool colour, void (*leave)(void *u), void *u,
		   struct top_screen **ret);
/* Shows d, which is the screen's from now on. Of any thread, as the two that follow. */
void top_screen_show(struct top_screen *s, struct top_data *d);
void top_screen_warn(struct top_screen *s, const char *line);
/* Has the screen go away. Async-signal-safe. */
void top_screen_leave(struct top_screen *s);
/* Until it has. */
void top_screen_wait(struct top_screen *s);
/* The terminal is as it was afterwards. Warnings are written again, for those were gone with the screen. */
struct top_screen *top_screen_free(struct top_screen *s);

#endif
