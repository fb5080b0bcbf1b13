// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top_view.h - what top shows of its tables: the lines of a screen of any size, by what the user has chosen with keys.
 * Knows nothing of terminals.
 */
#ifndef XB_CMDS_TOP_VIEW_H
#define XB_CMDS_TOP_VIEW_H

#include "cmds/top_rows.h"

#define TOP_FILTER_MAX 64

enum top_key {
	/* Below are characters. */
	TOP_KEY_UP = 0x110000,
	TOP_KEY_DOWN,
	TOP_KEY_PAGE_UP,
	TOP_KEY_PAGE_DOWN,
	TOP_KEY_HOME,
	TOP_KEY_END,
	TOP_KEY_LEFT,
	TOP_KEY_RIGHT,
	TOP_KEY_ENTER,
	TOP_KEY_ESCAPE,
	TOP_KEY_BACKSPACE,
	TOP_KEY_TAB,
	TOP_KEY_BACK_TAB,
};

enum top_look { TOP_PLAIN, TOP_HEAD, TOP_TITLES, TOP_SELECTED, TOP_DIM, TOP_ALARM, TOP_HINT };

struct top_screen_line {
	struct strbuf text;
	enum top_look look;
};

struct top_frame {
	struct top_screen_line *line;
	int n, height, room;
};
void top_frame_done(struct top_frame *f);

/* How one table is looked at. */
struct top_choice {
	size_t column;
	bool reverse;
	bool follows; /* the user went to a row: it stays selected wherever it goes; else it is the first */
	uint64_t selected; /* its id */
	size_t first;	   /* number of the first row that is shown */
	char filter[TOP_FILTER_MAX];
};

struct top_view {
	struct top_data *data;	 /* owned; NULL: nothing came yet */
	struct top_data *newest; /* that came while it was paused; owned */
	struct names names;
	enum top_what what;
	struct top_choice choice[TOP_TABLES];
	uint32_t process; /* whose details are shown */
	bool paused, whole, help, typing, hide_ended;
	uint64_t help_first;
	char before[TOP_FILTER_MAX]; /* while typing: the filter that Escape brings back */
	/* Of the last frame, for keys that move. */
	uint64_t *order;
	size_t norder;
	int page;
	const char *message; /* the last warning, or NULL; not owned */
};
void top_view_init(struct top_view *v);
void top_view_done(struct top_view *v);
/* Takes the snapshot; while it is paused the newest one waits. */
void top_view_take(struct top_view *v, struct top_data *d);
/* False: the user wants to leave. */
bool top_view_key(struct top_view *v, int key);
/* The lines of a screen of that size, none longer than it; as many as there is something to say. 0 or -ENOMEM. */
int top_view_draw(struct top_view *v, int width, int height, const char *clock,
		  struct top_frame *f);

#endif
