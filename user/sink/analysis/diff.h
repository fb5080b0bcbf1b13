// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff.h - two streams side by side: what is in one alone, and what differs by more than a threshold.
 *
 * Nothing is said to be better or worse: two runs of one program differ, too. Numbers of calls and
 * their distributions stand there, and what speaks against comparing the two at all.
 */
#ifndef XB_SINK_DIFF_H
#define XB_SINK_DIFF_H

#include "base/strbuf.h"
#include "sink/analysis/diff_run.h"

/* 0 or -ENOMEM */
int diff_text(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out);
int diff_json(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out);

#endif
