// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sites.h - turns the stacks that the kernel side took into sites: chains of named places, each of which is
 * defined once. Calls that were made at the same place have the same site, in all processes that run the
 * same files.
 */
#ifndef XB_PEEK_SITES_H
#define XB_PEEK_SITES_H

#include <stdint.h>

#include "peek/known.h"
#include "wire.h"
#include "wire_python.h"

struct reader;
struct sites;
/* Gets a record of the stream, which is valid during the call. A result < 0 ends the work and is returned. */
typedef int (*sites_fn)(void *u, const struct xb_hdr *rec);

struct sites_stats {
	uint64_t stacks;  /* that were looked at */
	uint64_t late;	  /* XB_C_STACK_LATE */
	uint64_t cut;	  /* XB_C_STACK_CUT */
	uint64_t unnamed; /* XB_C_STACK_UNNAMED */
	uint64_t defined; /* sites */
};

int sites_new(struct reader *reader, sites_fn fn, void *u, struct sites **ret);
struct sites *sites_free(struct sites *s);
/* From now on, the kernel side is told which stacks it may recognise. Call it once, before the first stack. -ENOMEM. */
int sites_know(struct sites *s, const struct known_ops *ops, void *u);
/* Passes new frames and the site to fn, then the record that connects the call with the site. */
int sites_stack(struct sites *s, const struct xb_stack *rec);
/* The kernel side recognises none any more. */
void sites_forget(struct sites *s);
/* Counts a call whose stack the kernel side has recognised. The record itself is the caller's to pass on. */
void sites_call_site(struct sites *s, const struct xb_call_site *rec);
/* Keeps the kernel side's records of a Python program for the stack that follows them. -ENOMEM. */
int sites_python_code(struct sites *s, const struct xb_py_code *rec);
int sites_python_stack(struct sites *s, const struct xb_py_stack *rec);
/* The process has ended, or is another program from now on. */
void sites_drop(struct sites *s, uint32_t tgid);
void sites_get_stats(const struct sites *s, struct sites_stats *ret);

#endif
