// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * view.h - how outputs can be shown. xptibpf.h includes this file. It is separate because the code of the outputs may
 * not include the library's own header.
 */
#ifndef XPTIBPF_VIEW_H
#define XPTIBPF_VIEW_H

#include <stdbool.h>

/* How an analysis is to be shown. A format ignores the flags of others. */
enum xptibpf_view {
	XPTIBPF_VIEW_COLLAPSE = 1, /* graph: one node for all instances */
	XPTIBPF_VIEW_LEAKS = 2,	   /* mem: only what was not freed, and what was freed wrongly */
	XPTIBPF_VIEW_TIMELINE = 4, /* mem: live bytes over time */
	XPTIBPF_VIEW_INFLIGHT = 8, /* stat: calls that have not returned */
	XPTIBPF_VIEW_MANGLED = 16, /* names of kernels as the compiler made them */
	XPTIBPF_VIEW_COUNTS =
		32, /* stat: only calls (or commands), no times of threads, no waits */
	XPTIBPF_VIEW_HISTOGRAM = 64, /* stat: also histograms of the durations of calls */
	XPTIBPF_VIEW_METRICS = 128,  /* stat: only what programs calculated of device metrics */
};

/* "text": in what order lines are written. TIME and THREAD write nothing before the end of the trace. */
enum xptibpf_sort {
	XPTIBPF_SORT_NONE,   /* as calls return; the lines of one thread are in order */
	XPTIBPF_SORT_TIME,   /* by time, for all threads together */
	XPTIBPF_SORT_THREAD, /* one thread after the other, with headings */
	XPTIBPF_SORT_FILES,  /* each thread in a file of its own, path.PID.THREAD */
};

/* Where an output of a format goes. */
enum xptibpf_place {
	XPTIBPF_TO_FD,	    /* what is written goes to the descriptor */
	XPTIBPF_TO_FILE,    /* it makes a file at path */
	XPTIBPF_TO_FOLDER,  /* it makes files in the folder at path */
	XPTIBPF_TO_NOTHING, /* it writes nothing: see xptibpf_diff() */
};

struct xptibpf_format {
	const char *name; /* for xptibpf_output.format */
	const char *text; /* what it is, in a few words */
	enum xptibpf_place place;
	bool binary; /* not for a terminal */
};

#endif
