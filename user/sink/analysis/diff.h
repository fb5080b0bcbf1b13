// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * diff.h - two streams side by side: what is in one alone, and what differs by more than a threshold.
 *
 * Nothing is said to be better or worse: two runs of one program differ, too. Numbers of calls and
 * their distributions stand there, and what speaks against comparing the two at all.
 */
#ifndef XB_SINK_DIFF_H
#define XB_SINK_DIFF_H

#include <stdbool.h>

#include "base/strbuf.h"
#include "sink/analysis/measure.h"

struct diff_opts {
	const char *names[2]; /* of the streams, for people */
	double threshold;     /* percent, 0 or more: less is no difference */
	bool all;	      /* text: every row that differs, not only those of most effect */
	bool mangled;	      /* names of kernels as the compiler made them */
};

/* Both are of the same measure_by. 0 or -ENOMEM. */
int diff_text(const struct measure *const m[2], const struct diff_opts *o, struct strbuf *out);
int diff_json(const struct measure *const m[2], const struct diff_opts *o, struct strbuf *out);

#endif
