// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * fit.h - lines for people that are as wide as their terminal: what may be cut in them is marked when it is written, and
 * cut when the lines are whole. Where there is no terminal, nothing is marked, and nothing is ever cut.
 */
#ifndef XB_SINK_FIT_H
#define XB_SINK_FIT_H

#include "base/strbuf.h"

/* Escaped; in out->fits marked as the name of a kernel, which is first cut where that says least, or as any text. */
void fit_add_name(struct strbuf *out, const char *name);
void fit_add_text(struct strbuf *out, const char *text);
/*
 * Cuts what is marked so that lines have no more columns, or no more than a multiple of them where all else is too wide
 * already. Texts that differ stay different: those that would look the same get a number. 0 or -ENOMEM.
 */
int fit_lines(struct strbuf *lines, unsigned width);

#endif
