// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* diff_run.h - the two runs that are compared, and the options of the comparison. */
#ifndef XB_SINK_ANALYSIS_DIFF_RUN_H
#define XB_SINK_ANALYSIS_DIFF_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/event.h"
#include "model/model.h"
#include "sink/rows.h"

/* What the model has to keep of each of the two, from its beginning. */
#define DIFF_NEEDS (MODEL_LATENCY | MODEL_WAITS | MODEL_MEMORY | MODEL_TALLY)

/* One of them, after its end. */
struct diff_run {
	const char *name; /* for people */
	const char *host; /* "": not known */
	struct model *model;
	const struct decoder *decoder;
	const uint64_t *counters; /* of losses, XB_C_MAX */
};

struct diff_opts {
	enum rows_by by;
	double threshold; /* percent, 0 or more: less is no difference */
	bool all;	  /* text: every row that differs, not only those of most effect */
	bool mangled;	  /* names of kernels as the compiler made them */
};

#endif
