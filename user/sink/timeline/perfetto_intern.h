// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_intern.h - inside sink/: texts, places and stacks that Perfetto's packets write once (interned_data) and name by a
 * number from then on.
 *
 * What is new since intern_begin() belongs to the packet that is being built, and is written in it. What was numbered
 * is forgotten when there is too much of it, so both we and the reader are bounded.
 */
#ifndef XB_SINK_PERFETTO_INTERN_H
#define XB_SINK_PERFETTO_INTERN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "decode/site.h"

#define PERFETTO_TEXT_MAX 4096u /* bytes of a text; what is longer is cut */

/* Kinds of what is numbered, each with its own numbers. */
enum intern_kind {
	INTERN_NAME,
	INTERN_CATEGORY,
	INTERN_KEY,
	INTERN_VALUE,
	/* Of stacks. */
	INTERN_FUNCTION,
	INTERN_SOURCE,
	INTERN_MODULE,
	INTERN_KINDS,
};

struct intern;

int intern_new(struct intern **ret);
struct intern *intern_free(struct intern *s);

/* Before a packet is built. The texts of the last one are no longer there. */
void intern_begin(struct intern *s);
/* There is so much of it that it is to be forgotten. */
bool intern_is_full(const struct intern *s);
void intern_forget(struct intern *s);

/* The number of a text, from 1. 0: it has none, for there is no memory, or too many are new in this packet. */
uint64_t intern_bytes(struct intern *s, enum intern_kind k, const char *text, size_t len);
/* The same of a text that stays where and what it is: the catalog's, or our own. */
uint64_t intern_static(struct intern *s, enum intern_kind k, const char *text);
/* file, function: NULL: not known. 0: no memory. */
uint64_t intern_place(struct intern *s, const char *file, const char *function, uint32_t line);
/*
 * The number of a stack, one of them in a packet; 0: no memory. NULL: it was not taken. What is missing of a stack is a
 * frame in words, as site_text() has it.
 */
uint64_t intern_stack(struct intern *s, const struct event_site *site);

/* Text as protobuf wants it: UTF-8 without NULs, cut to PERFETTO_TEXT_MAX. It lives as long as the packet is built. */
char *intern_clean(struct intern *s, const char *text, size_t len);
/* It is that already. */
bool intern_is_clean(const char *text, size_t len);
/* Memory for the packet, as long as it is built; NULL: there is none. */
void *intern_alloc(struct intern *s, size_t size);

/* What is new in this packet; NULL: nothing. */
struct Pf__InternedData *intern_fresh(struct intern *s);
/* Bytes that it and all texts of intern_clean() can take in the packet. */
size_t intern_size(const struct intern *s);

#endif
