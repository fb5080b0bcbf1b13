// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * renumber.h - gives records of several streams numbers that they have in one: processes and threads their
 * machine's (wire.h, XB_ID_BITS), calls, functions, files and places numbers of their own; and the times
 * of one clock.
 *
 * Functions and files that several streams have are one. There are as many functions as a stream may have
 * (XB_MAX_FUNCS): calls of those for which there is no room are left out and counted.
 */
#ifndef XB_RING_RENUMBER_H
#define XB_RING_RENUMBER_H

#include <stdint.h>

#include "wire.h"

#define RENUMBER_RECORD (64u << 10) /* bytes of a record at most */

struct renumber;
/* sources: how many streams there will be. */
int renumber_new(uint32_t sources, struct renumber **ret);
struct renumber *renumber_free(struct renumber *r);

struct renumber_source;
/* number: from 0, below sources. */
int renumber_source_new(struct renumber *r, uint32_t number, struct renumber_source **ret);
struct renumber_source *renumber_source_free(struct renumber_source *s);
/* What is its machine number here in itself has that number in the one stream, and shift is added to its times. */
void renumber_host(struct renumber_source *s, uint32_t here, uint32_t there, int64_t shift);
/*
 * Copies rec into out, of RENUMBER_RECORD bytes and aligned for 64 bits, as a record of the one stream. 1; 0: nothing
 * new, or too short for its type; -ENOMEM. Clocks, machines and losses are none of its business: they are copied with their
 * times.
 */
int renumber_record(struct renumber_source *s, const struct xb_hdr *rec, struct xb_hdr *out);
/* Calls that were left out. */
uint64_t renumber_left_out(const struct renumber *r);

#endif
