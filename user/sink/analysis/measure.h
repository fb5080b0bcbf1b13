// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * measure.h - inside sink/ and lib/: the format "measure", which writes nothing: it keeps what a comparison
 * (diff.h) needs of a stream beside the model.
 */
#ifndef XB_SINK_MEASURE_H
#define XB_SINK_MEASURE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/hash.h"
#include "sink/sink.h"
#include "sink/analysis/tally.h"

/* What a row is of, in a comparison and in "stat". */
enum measure_by {
	MEASURE_FUNCTION,
	MEASURE_PROCESS,
	MEASURE_THREAD,
	MEASURE_KERNEL, /* nothing but kernels and other commands */
};

extern const char *const measure_by_words[];

#define MEASURE_NAMES_MAX 16384u /* functions, and libraries; further ones are left out */

/* "urEventWait", "libsycl.so.8 2025.3.3" */
struct measure_name {
	UT_hash_handle hh;
	char text[];
};

struct measure {
	enum measure_by by;
	struct model *model; /* once the stream has ended; not owned */
	struct tally tally;
	uint64_t first, last;		/* ns: of calls and XPTI events; 0: there were none */
	uint64_t mono, wall;		/* the same moment, ns */
	unsigned clock;			/* XB_CLOCK_... */
	struct measure_name *functions; /* that were traced */
	struct measure_name *libraries; /* that they are of */
	uint64_t refused;		/* probes */
	uint64_t counters[XB_C_MAX];
	bool cut_off;
	char host[256]; /* "": not known */
};

extern const struct sink_ops sink_measure;
/* Of a sink of that format; what finish() and lost() bring is there when they were called. */
const struct measure *measure_of(const struct sink *s);

#endif
