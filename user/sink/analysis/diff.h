// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff.h - compares two streams: what is only in one of them, and what differs by more than a threshold.
 *
 * Nothing is called better or worse, because two runs of one program differ, too. The result has numbers of calls
 * and their distributions, and the reasons, if any, why the two can't be compared fairly.
 */
#ifndef XB_SINK_DIFF_H
#define XB_SINK_DIFF_H

#include "base/strbuf.h"
#include "sink/analysis/diff_run.h"

/* 0 or -ENOMEM */
int diff_text(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out);
int diff_json(const struct diff_run runs[2], const struct diff_opts *o, struct strbuf *out);

#endif
