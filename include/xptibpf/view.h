// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * view.h - how an output can be shown: part of xptibpf.h, which includes it. It stands alone because the outputs
 * themselves are below the library's own header.
 */
#ifndef XPTIBPF_VIEW_H
#define XPTIBPF_VIEW_H

#include <stdbool.h>

/* How an analysis is to be shown. Formats that a flag says nothing to ignore it. */
enum xptibpf_view {
	XPTIBPF_VIEW_COLLAPSE = 1, /* graph: one node for all instances */
	XPTIBPF_VIEW_LEAKS = 2,	   /* mem: only what was not freed, and what was freed wrongly */
	XPTIBPF_VIEW_TIMELINE = 4, /* mem: live bytes over time */
	XPTIBPF_VIEW_INFLIGHT = 8, /* stat: calls that have not returned */
	XPTIBPF_VIEW_MANGLED = 16, /* names of kernels as the compiler made them */
	XPTIBPF_VIEW_COUNTS =
		32, /* stat: calls (or commands) alone, not where time went and who waited */
	XPTIBPF_VIEW_HISTOGRAM = 64, /* stat: how long calls took as histograms, too */
};

/* "text": in what order lines are written. All but the first need the end of the trace, but for FILES. */
enum xptibpf_sort {
	XPTIBPF_SORT_NONE,   /* as calls return: of a thread in its order */
	XPTIBPF_SORT_TIME,   /* by time, over all threads */
	XPTIBPF_SORT_THREAD, /* a thread behind the other, with headings */
	XPTIBPF_SORT_FILES,  /* each thread in a file, path.PID.THREAD */
};

/* Where an output of a format goes. */
enum xptibpf_place {
	XPTIBPF_TO_FD,	    /* what is written goes to the descriptor */
	XPTIBPF_TO_FILE,    /* it makes a file of its own, at path */
	XPTIBPF_TO_FOLDER,  /* it makes files in the folder at path */
	XPTIBPF_TO_NOTHING, /* it writes nothing: see xptibpf_diff() */
};

struct xptibpf_format {
	const char *name; /* as xptibpf_output.format has it */
	const char *text; /* what it is, in a few words */
	enum xptibpf_place place;
	bool binary; /* nothing for a terminal */
};

#endif
