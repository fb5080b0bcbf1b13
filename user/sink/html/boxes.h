// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * boxes.h - the events over time, small enough for a page that can be zoomed (only for sink/).
 *
 * A box is a call, an XPTI event, or several of one lane that are so close together that they can't be distinguished
 * at some zoom. There are levels: the first one has every box that is kept, and in each further level, boxes within a
 * cell of its width are one. A reader draws the level whose cell is a pixel wide, so what is drawn depends on the
 * width of the picture and not on the number of events.
 *
 * Bounded by max boxes: when they are used up, the cells of the first level become wider, until half of
 * the boxes are free. boxes.c has the format.
 */
#ifndef XB_SINK_BOXES_H
#define XB_SINK_BOXES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/json.h"
#include "base/strbuf.h"

#define BOXES_MAX    (1u << 20) /* as max: 32 MiB */
#define BOXES_LANES  4096u	/* then all further ones are one */
#define BOXES_NAMES  16384u	/* same */
#define BOXES_TEXT   256u	/* bytes of a name; what is longer is cut */
#define BOXES_LEVELS 24u
#define BOXES_DEPTHS 32u /* the last one is of all deeper calls, too */

enum boxes_flag {
	BOXES_ERROR = 1,
	BOXES_UNFINISHED = 2, /* it did not return */
	BOXES_EVENT = 4,      /* it has no length */
};

/* A lane's boxes don't overlap, but for the lane of all that found no room. */
struct boxes_lane {
	uint32_t tgid, tid, depth;
	bool xpti;
	uint32_t queue; /* not 0: of that queue's runs; tid is 0, and depth counts lanes beside each other */
};

struct boxes;
/* max: boxes, at least 1024. 0 or -ENOMEM. */
int boxes_new(size_t max, struct boxes **ret);
struct boxes *boxes_free(struct boxes *t);

/*
 * The number of a lane, made with these names if it is new. 0 or -ENOMEM. The same thread is another
 * one after boxes_thread_ended().
 */
int boxes_lane(struct boxes *t, const struct boxes_lane *lane, const char *process,
	       const char *thread, uint32_t *ret);
/* Is there such a lane? Saves asking for its names. */
bool boxes_has_lane(struct boxes *t, const struct boxes_lane *lane, uint32_t *ret);
void boxes_thread_ended(struct boxes *t, uint32_t tgid, uint32_t tid);
/* The number of a name: what, and in whose layer; more is what is special about it, or empty. 0 or -ENOMEM. */
int boxes_name(struct boxes *t, const char *layer, const char *what, const char *more,
	       size_t more_len, uint32_t *ret);
/* ts, dur: ns. flags: of enum boxes_flag. 0 or -ENOMEM. */
int boxes_add(struct boxes *t, uint32_t lane, uint32_t name, uint64_t ts, uint64_t dur,
	      unsigned flags);

/* When the first event began, from which the times of boxes count, ns; 0 if there was none. */
uint64_t boxes_begin(const struct boxes *t);
/*
 * Appends the levels to ret_data, and what is needed to read them as one line of JSON to ret_line. Nothing
 * can be added afterwards. 0 or -ENOMEM.
 */
int boxes_write(struct boxes *t, struct strbuf *ret_data, struct strbuf *ret_line);

#endif
