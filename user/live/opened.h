// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * opened.h - puts into the stream which files processes open, from what the kernel side sends (wire_file.h), and with what
 * they were started (XB_START).
 */
#ifndef XB_LIVE_OPENED_H
#define XB_LIVE_OPENED_H

#include <stdint.h>
#include <sys/types.h>

#include "ring/ring.h"

struct opened;
struct start_names;

/* Who gets the records: XB_FILE and XB_START. */
struct opened_to {
	ring_fn fn;
	void *u;
};

/* names are borrowed. */
int opened_new(const struct start_names *names, struct opened **ret);
struct opened *opened_free(struct opened *o);
/* An XB_FILE_SEEN. The -errno of fn, or -ENOMEM. */
int opened_record(const struct opened_to *to, const struct xb_hdr *rec);
/* A process has begun to run a program, or was seen for the first time: then what it had mapped is reported, too. */
int opened_start(struct opened *o, const struct opened_to *to, pid_t pid, uint64_t ts);
int opened_older(struct opened *o, const struct opened_to *to, pid_t pid, uint64_t ts);
/* Adds what was lost. */
void opened_counters(const struct opened *o, uint64_t counters[XB_C_MAX]);

#endif
