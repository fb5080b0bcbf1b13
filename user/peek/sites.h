// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sites.h - turns the stacks that the kernel side took into sites: chains of named places, each
 * defined once, by which calls that were made at the same place are known as such, in all processes
 * that run the same files.
 */
#ifndef XB_PEEK_SITES_H
#define XB_PEEK_SITES_H

#include <stdint.h>

#include "wire.h"
#include "wire_python.h"

struct sites;
/* A record of the stream, valid during the call. < 0 ends the work and is returned. */
typedef int (*sites_fn)(void *u, const struct xb_hdr *rec);

struct sites_stats {
	uint64_t stacks;  /* that were looked at */
	uint64_t late;	  /* XB_C_STACK_LATE */
	uint64_t cut;	  /* XB_C_STACK_CUT */
	uint64_t defined; /* sites */
};

int sites_new(sites_fn fn, void *u, struct sites **ret);
struct sites *sites_free(struct sites *s);
/* Gives fn what is new of frames and site, then the record that ties the call to it. */
int sites_stack(struct sites *s, const struct xb_stack *rec);
/* Keeps what the kernel side tells of a Python program, for the stack that comes after it. -ENOMEM. */
int sites_python_code(struct sites *s, const struct xb_py_code *rec);
int sites_python_stack(struct sites *s, const struct xb_py_stack *rec);
/* The process has ended, or is another program from now on. */
void sites_drop(struct sites *s, uint32_t tgid);
void sites_get_stats(const struct sites *s, struct sites_stats *ret);

#endif
