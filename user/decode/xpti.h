// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti.h - XPTI notifications as events: streams, trace points and metadata by name.
 *
 * Values to which events refer by number (streams, metadata keys and values) come as separate definitions,
 * each before the first event that needs it; struct xpti_defs keeps them by process. A value that is missing is
 * shown as VALUE_UNKNOWN: either it was evicted, which xpti_defs_missing() counts, or it was never sent because
 * it could not be read, which the kernel side has counted.
 */
#ifndef XB_DECODE_XPTI_H
#define XB_DECODE_XPTI_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/arena.h"
#include "decode/event.h"
#include "wire_xpti.h"

struct event_xpti {
	const struct xb_xpti
		*rec;	    /* uids, instance, event type and so on are there, with their flags */
	const char *stream; /* NULL: unknown, rec->stream is the number */
	const char *event;  /* trace point: "node_create"; never NULL */
	const char *
		tool; /* that has defined the trace type; NULL: it is the framework's, or unknown */
	bool has_event; /* otherwise uid, name, file, line and metadata are not valid */
	bool has_parent, has_edge, has_stash;
	bool has_line; /* rec->line is valid */
	/* VALUE_STRING; with VALUE_F_NULL if there is none, VALUE_F_FAULT if it can't be read. */
	struct value name, file;
	struct value data;	      /* user_data; VALUE_F_NULL: none was given */
	struct value stash;	      /* with its key; only if has_stash */
	const struct value *metadata; /* each with its key */
	uint32_t nmetadata;	      /* rec->total_pairs is the full number */
	uint32_t nunreadable;	      /* values of this event that are marked as unreadable */
};

/* A uid as in JSON: 32 hex digits and a NUL. */
#define XPTI_UID_TEXT 33
void xpti_uid_text(const struct xb_xpti_uid *uid, char ret[static XPTI_UID_TEXT]);
/* False: the identity could not be read, because the node no longer existed. */
static inline bool xpti_uid_known(const struct xb_xpti_uid *uid)
{
	return uid->p1 || uid->p2;
}

/* Does it say where it is? SYCL calls a file that it does not know "<unknown-file>". */
bool xpti_has_place(const struct event_xpti *x);

/* Name of a trace type in a numbering (enum xb_xpti_numbering); NULL: none. */
const char *xpti_type_name(unsigned numbering, unsigned type);

struct xpti_defs;
int xpti_defs_new(struct xpti_defs **ret);
struct xpti_defs *xpti_defs_free(struct xpti_defs *d);
/* 0, -EBADMSG (it contradicts itself), -ENOMEM. Memory is bounded: the longest unused go. */
int xpti_defs_add(struct xpti_defs *d, const struct xb_xpti_def *rec);
void xpti_defs_drop(struct xpti_defs *d, uint32_t tgid); /* exec, exit */
/* Values that events named and that had to go (XB_C_LATE_OBJECT). */
uint64_t xpti_defs_missing(const struct xpti_defs *d);

struct decode_text;
struct xpti_ctx {
	struct arena *arena;
	struct xpti_defs *defs;
	/* As in decode/call.h; may be NULL. */
	bool (*text)(void *userdata, uint32_t tgid, uint64_t addr, struct decode_text *ret);
	void *userdata;
};

/* 0, -EBADMSG or -ENOMEM. What ret points to belongs to the arena or to defs. */
int xpti_decode(const struct xpti_ctx *ctx, const struct xb_xpti *rec, struct event_xpti *ret);

/*
 * Addresses of texts in the event that the kernel side could not read, and that may be read now if
 * they lie in memory that can't have changed: push an XB_DEF_TEXT of each before the event is
 * decoded. Returns how many (at most max). Bad records have none.
 */
#define XPTI_WANTED_MAX 8
unsigned xpti_wanted(const struct xb_xpti *rec, uint64_t *ret, unsigned max);

#endif
