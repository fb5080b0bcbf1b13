// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_trace.h - reads a .trace file of dpcpp_trace (catalog/dpcpp_format.h) as a stream of records: a clock, a thread,
 * and a call for each of its records, with what the format has of it.
 *
 * What it lacks is not there: times are those of the file, whatever their beginning was, the only process and its thread
 * have the number 1 (DPCPP_TRACE_OTHER, where the file's name is not that of the first thread), and pointers lead to
 * nothing but strings and outputs.
 */
#ifndef XB_RING_DPCPP_TRACE_H
#define XB_RING_DPCPP_TRACE_H

#include <stdbool.h>
#include <stdint.h>

#include "ring/input.h"
#include "wire.h"

#define DPCPP_TRACE_PROCESS 1u
#define DPCPP_TRACE_OTHER   2u

struct dpcpp_trace;

struct dpcpp_trace_state {
	const char *release; /* that has the file's numbers of functions */
	const char *
		others; /* older ones that may as well: there, some of its functions have other names; "": none */
	uint32_t damaged;  /* places with something that is no record */
	uint64_t homeless; /* outputs that are no argument's, as the memory behind a map */
};

/* Looks at the beginning of in, which is borrowed. -EPROTO: it is no such file. */
int dpcpp_trace_new(struct input *in, struct dpcpp_trace **ret);
struct dpcpp_trace *dpcpp_trace_free(struct dpcpp_trace *d);
/* The thread's name, before the first record was read; one that no thread can have is left out. */
void dpcpp_trace_thread(struct dpcpp_trace *d, const char *name, size_t len);
void dpcpp_trace_get_state(const struct dpcpp_trace *d, struct dpcpp_trace_state *ret);
/* Bytes before the record that was read last. */
uint64_t dpcpp_trace_offset(const struct dpcpp_trace *d);
/*
 * The next record, valid until the next call: 1, or 0 at the end, before which an XB_LOSS with XB_LOSS_END comes. The first
 * one is that of the clock. After damage, an XB_LOSS with XB_LOSS_GAP counts one record for each such place, as it is not
 * known how many there were. -ENODATA: the file ends inside a record.
 */
int dpcpp_trace_next(struct dpcpp_trace *d, const struct xb_hdr **ret);

#endif
