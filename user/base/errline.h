// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * errline.h - the line that explains an object's last failure. The errno only gives the kind of failure; the code that
 * found it stores the text for people here.
 */
#ifndef XB_BASE_ERRLINE_H
#define XB_BASE_ERRLINE_H

/* All zeros: there was no failure. */
struct errline {
	char text[1024];
};

/* Keeps the line, cut if it is longer, and returns error. */
int errline_set(struct errline *e, int error, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

#endif
