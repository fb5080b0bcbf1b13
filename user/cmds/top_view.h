// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * top_view.h - what top shows: a copy of a snapshot, its tables, and the lines of a screen of any size by what the
 * user has chosen with keys. Knows nothing of terminals.
 */
#ifndef XB_CMDS_TOP_VIEW_H
#define XB_CMDS_TOP_VIEW_H

#include "cmds/top_table.h"
#include "sink/names.h"
#include "xptibpf/xptibpf.h"

/* ---- snapshots --------------------------------------------------------------------------------- */

/* A snapshot that stays; its strings are the library's. */
struct top_data {
	struct xptibpf_snapshot s;
};
int top_data_copy(const struct xptibpf_snapshot *s, struct top_data **ret);
struct top_data *top_data_free(struct top_data *d);

/* ---- tables ------------------------------------------------------------------------------------ */

enum top_what {
	TOP_PROCESSES,
	TOP_FUNCTIONS,
	TOP_KERNELS,
	TOP_THREADS,
	TOP_MEMORY,
	TOP_WAITS,
	TOP_TABLES
};

/* Columns of a table, and how it is called: "functions". */
const struct top_column *top_columns(enum top_what what, size_t *ret_n);
const char *top_title(enum top_what what);
/*
 * Fills t, which is empty. process: whose, of all tables but that of processes. whole: rates and times of the whole
 * trace, not of the last interval.
 */
void top_fill(struct top_table *t, enum top_what what, const struct xptibpf_snapshot *s,
	      uint32_t process, bool whole, struct names *names);
/* What is above the table of processes: the time, calls and memory, losses. No line breaks. */
void top_add_head(struct strbuf *out, const struct xptibpf_snapshot *s, const char *clock);
void top_add_totals(struct strbuf *out, const struct xptibpf_snapshot *s, bool whole);
void top_add_live(struct strbuf *out,
		  const struct xptibpf_snapshot *s); /* before losses, on their line */
void top_add_losses(struct strbuf *out, const struct xptibpf_snapshot *s);

/* ---- the screen -------------------------------------------------------------------------------- */

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
