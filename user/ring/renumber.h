// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * renumber.h - gives the records of several streams numbers that are unique in one merged stream: processes and
 * threads get that of their machine (wire.h, XB_ID_BITS), and calls, functions, files and places get new numbers.
 * It also converts all times to one clock.
 *
 * Functions and files that several streams have become one. There are as many functions as in one stream
 * (XB_MAX_FUNCS); calls of functions for which there is no room are left out and counted.
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
/* The machine with number here in its own stream has the number host in the merged one; shift is added to its times. */
void renumber_host(struct renumber_source *s, uint32_t here, uint32_t there, int64_t shift);
/*
 * Copies rec as a record of the merged stream to out, which has RENUMBER_RECORD bytes and is aligned for 64 bits. 1; 0:
 * it is nothing new, or too short for its type; -ENOMEM. Records of clocks, machines and losses are copied, with only
 * their times changed.
 */
int renumber_record(struct renumber_source *s, const struct xb_hdr *rec, struct xb_hdr *out);
/* Calls that were left out. */
uint64_t renumber_left_out(const struct renumber *r);

#endif
