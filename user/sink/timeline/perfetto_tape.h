// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * perfetto_tape.h - inside sink/: what perfetto.c tells perfetto_packets.c is to be written, as items behind each other
 * in memory.
 *
 * An item has all that its packets are made of: texts are in it, except those that stay where and what they are (the
 * catalog's, and our own). What is told of an event (model/told.h) is over when the next event comes, so the tape is
 * what lets another thread make the packets later.
 */
#ifndef XB_SINK_PERFETTO_TAPE_H
#define XB_SINK_PERFETTO_TAPE_H

#include <stddef.h>
#include <string.h>

#include "base/strbuf.h"
#include "sink/timeline/timeline.h"

#define TAPE_TEXT_MAX 4096u /* bytes of a text; what is longer is cut */

enum item_type { ITEM_CLOCK, ITEM_TRACK, ITEM_SLICE, ITEM_COUNTER };

struct tape_clock {
	uint8_t type;
	struct xb_def_clock clock;
};

struct tape_counter {
	uint8_t type;
	uint64_t track, ts, value;
};

/* Then name and command line. */
struct tape_track {
	uint8_t type;
	uint32_t name, cmdline;	     /* bytes of them, with a NUL; cmdline: 0: none */
	struct timeline_track track; /* without them */
};

/* Then notes, flows, the texts that have a length here, in this order. */
struct tape_slice {
	uint8_t type;
	uint8_t shape; /* enum timeline_shape */
	bool has_file, has_function;
	uint32_t file_len, function_len, line;
	uint32_t notes_len; /* bytes */
	uint32_t nflows;
	uint32_t name_len, category_len;
	const char *name, *category; /* NULL: they follow */
	uint64_t ts, dur, track;
};

/* Perfetto's: number and wire type of the field of a TrackEvent or another annotation that an annotation is. */
#define NOTE_OF_EVENT (4u << 3 | 2)
#define NOTE_ENTRY    (11u << 3 | 2)
#define NOTE_ITEM     (12u << 3 | 2)
/* The same of its value. */
#define NOTE_BOOL    (2u << 3 | 0)
#define NOTE_UINT    (3u << 3 | 0)
#define NOTE_INT     (4u << 3 | 0)
#define NOTE_POINTER (7u << 3 | 0)

enum tape_note_kind {
	TAPE_NUMBER, /* u; len: the field of its value */
	TAPE_DOUBLE, /* u: its bits */
	TAPE_TEXT,   /* follows */
	TAPE_WORD,   /* the same: one of a few that come often */
	TAPE_STATIC, /* text */
	TAPE_OBJECT, /* text: its word; u: its handle; len: its number */
	TAPE_OBJECT_UNCERTAIN,
	TAPE_NAMED, /* the same; its name follows, with a NUL */
	TAPE_NAMED_UNCERTAIN,
	TAPE_FLAGS, /* u, of type */
	TAPE_SIZES, /* len numbers of 64 bits follow */
	TAPE_OPEN,  /* the notes up to where it is closed are in this one */
	TAPE_CLOSE,
	TAPE_CLOSE_FILLED, /* without any in it the one that was opened is left out */
};

/* An annotation; then its key, if that has a length here, and its text. */
struct tape_note {
	uint8_t kind;  /* enum tape_note_kind */
	uint8_t field; /* what it is */
	uint16_t key_len;
	uint32_t len;
	const char *key; /* static, if it doesn't follow; NULL: none, as in arrays */
	union {
		const char *text;
		const struct cat_type *type;
	};
	uint64_t u;
};

/* Items, and what they are made of, begin where anything may. */
static inline size_t tape_padded(size_t n)
{
	return (n + 7) & ~(size_t)7;
}

/* Bytes on the tape from which on it is fetched: what is written until it is there. */
#define TAPE_SOON 1024u

/*
 * Room for so much more; NULL: no memory, and the tape has failed. Valid until the next.
 *
 * The tape's memory was read by another core when it had the last of its turns, so it is not this one's to write: that
 * takes as long as to read what another has written, and all that is written later waits.
 */
static inline void *tape_add(struct strbuf *tape, size_t n)
{
	char *p;

	n = tape_padded(n);
	if (!strbuf_reserve(tape, n))
		return NULL;
	p = tape->buf + tape->len;
	__builtin_prefetch(p + TAPE_SOON, 1);
	tape->len += n;
	return p;
}

static inline void tape_add_bytes(struct strbuf *tape, const void *bytes, size_t n)
{
	void *p = n ? tape_add(tape, n) : NULL;

	if (p)
		memcpy(p, bytes, n);
}

#endif
