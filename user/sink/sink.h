// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sink.h - the output formats for people and programs: one ops struct for each.
 *
 * A sink formats into a strbuf; its owner writes this out, and handles full disks and closed pipes. Loss is a
 * separate member of the ops, so that no format can forget it.
 */
#ifndef XB_SINK_H
#define XB_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "decode/event.h"
#include "model/model.h"
#include "sink/names.h"
#include "xptibpf/view.h"

struct json;
struct sink;

struct sink_opts {
	bool colour;
	unsigned (*width)(
		void *u); /* columns of the terminal, as often as it is written; NULL: it is none */
	void *width_u;
	unsigned str_max;  /* bytes of a string that are shown, -s */
	bool show_process; /* several processes: say which (text) */
	uint64_t hold_ns;  /* how long a nested call waits for the one around it to return (text) */
	const char *by;	   /* what is grouped by, as the option says it; NULL: the view's own way */
	const char *order; /* what rows are sorted by, of rows_sort_words; NULL: the first of them */
	unsigned view;	   /* enum xptibpf_view */
	uint64_t interval_ns; /* 0: none (stat) */
	unsigned sort;	      /* enum xptibpf_sort (text) */
	const char *
		path; /* sinks that write files of their own: where to; NULL for the others. Only during open() */
	const char *host;    /* that the stream is of, "": not known. Only during open(), as path */
	bool force;	     /* what is at path may be overwritten */
	bool utc_offset_set; /* tests: use utc_offset_s instead of the local time zone */
	int utc_offset_s;
};

/* Why a stream is only a part of what was traced. */
struct sink_part {
	bool range;		/* of time: --from, --to */
	uint64_t calls, events; /* that a filter has left out */
	bool cut;	  /* the file ends too early, and the result of reading it will say so */
	const char *text; /* in words */
};

enum sink_lines { SINK_NO_LINES, SINK_FOR_PEOPLE, SINK_JSON_LINES };

struct sink_ops {
	const char *name; /* "text", "json" */
	size_t size; /* of the format's own struct, which begins with a struct sink; 0: it has none */
	enum sink_lines lines; /* what it writes are lines, and one more may stand before lost() */
	unsigned needs;	       /* enum model_part, enum told_need */
	const char *const *by; /* words for sink_opts.by, up to a NULL; NULL: it has no groups */
	/* It shows values of calls, and not only what the model makes of them. */
	bool shows_values;
	/* Optional: each record of the stream as it came, definitions too, before event() has it. */
	int (*record)(struct sink *s, const struct xb_hdr *rec, struct strbuf *out);
	/* Optional: what there is to do once the options are in s. If it fails, done() is called all the same. */
	int (*open)(struct sink *s);
	/*
	 * Optional: once, before the first event, with the parts that it needs. m outlives the sink's last
	 * event(), tick() and finish(). What the event at hand is about is not asked of it: event() is told.
	 */
	void (*start)(struct sink *s, struct model *m);
	/*
	 * Optional, for who keeps events that stay (struct event) and handles them later. all: it is to be done with all
	 * of them; else another batch was passed on, and it is to be done with those of EVENT_STAYS batches before.
	 */
	int (*settle)(struct sink *s, bool all, struct strbuf *out);
	/* Optional, for the helper's thread: does some of what there is to do. False: there was nothing. */
	bool (*work)(struct sink *s);
	/* All append to out. now: the stream's time, ns, for what waits in the sink. event, tick and
	 * finish are optional. */
	int (*event)(struct sink *s, const struct event *e, const struct told *told,
		     struct strbuf *out);
	int (*tick)(struct sink *s, struct model *m, uint64_t now, struct strbuf *out);
	/* 1: not done, call it again; -ENOMSG: there is nothing that it could write, for the reason in nothing */
	int (*finish)(struct sink *s, struct model *m, struct strbuf *out);
	const char *nothing;
	int (*lost)(struct sink *s, const uint64_t counters[], struct strbuf *out);
	/* Optional: before lost(), if the stream is only a part of what was traced, and s->part is set. What writes
	 * lines has none: the owner adds the line. */
	int (*part)(struct sink *s, struct strbuf *out);
	/* Optional, last: lines for whoever ran it, of what has no place in what was written. */
	int (*remarks)(struct sink *s, struct strbuf *out);
	/* Optional: frees what the format's own struct holds. */
	void (*done)(struct sink *s);
};

/* A second thread. After ask(), it calls work() until there is nothing to do. */
struct sink_helper {
	void (*ask)(void *u);
	void *u;
};

/* What every format has; a format with more to keep has it as the first member, "sink", of a struct of its own. */
struct sink {
	const struct sink_ops *ops;
	struct sink_opts opts;
	int by; /* which of ops->by it is */
	const struct sink_part
		*part; /* at the end; NULL: everything that was traced is in the stream */
	const struct sink_helper *helper; /* NULL: there is none */
	bool cut_told; /* at the end: what is said elsewhere of the file, not to people again */
	struct names names;
};
#define sink_own(type, s) ((struct type *)((char *)(s) - offsetof(struct type, sink)))

/* 0 or -errno; -EINVAL: there is no such o->by. */
int sink_new(const struct sink_ops *ops, const struct sink_opts *o, struct sink **ret);
struct sink *sink_free(struct sink *s);
/* The stream is only a part, which stays there as long as s. */
int sink_is_part(struct sink *s, const struct sink_part *part, struct strbuf *out);
/* A line about it, as JSON. */
int sink_part_json(const struct sink_part *part, struct strbuf *out);

extern const struct sink_ops sink_text, sink_json, sink_json_array, sink_summary, sink_raw;
extern const struct sink_ops sink_perfetto, sink_chrome, sink_csv, sink_csv_summary;
extern const struct sink_ops sink_stat, sink_stat_json;
extern const struct sink_ops sink_mem, sink_mem_json;
extern const struct sink_ops sink_report, sink_report_json, sink_html;
extern const struct sink_ops sink_graph_dot, sink_graph_json, sink_graph_svg, sink_graph_text;
extern const struct sink_ops sink_pprof, sink_folded, sink_speedscope;
extern const struct sink_ops sink_sqlite, sink_parquet, sink_dpcpp, sink_images, sink_answers;
/* Which of the words the option is; 0 without one. -EINVAL: none. */
int sink_by(const char *const *words, const char *by);
/* NULL: no such format. */
const struct sink_ops *sink_find(const char *name);
/* What the i-th of them is; NULL after the last. */
const struct xptibpf_format *sink_format(size_t i);
/* "lost", an object: the counters that are not 0. */
void sink_losses_json(struct json *j, const uint64_t *counters);
/* One of the streams that were merged, as a line: as JSON, and for people, who are shown only what it lacks. */
void sink_source_json(const struct event *e, struct strbuf *out);
void sink_source_line(const struct event *e, struct strbuf *out);
/* What every output for people ends with: "lost: none", or a line "lost: COUNT TEXT" a cause. */
void sink_loss_lines(const uint64_t counters[], struct strbuf *out);
/* These lines instead of what is in out, for remarks: nothing if nothing was lost, and not what is reported elsewhere. */
void sink_loss_remarks(const struct sink *s, const uint64_t counters[], struct strbuf *out);
/* The same as a sink's member lost; the sink itself does not matter. */
int sink_lost_for_people(struct sink *s, const uint64_t counters[], struct strbuf *out);
/*
 * For programs: a line "lost" a cause, and one with a count of 0 when there is none, so that silence is never an
 * answer.
 */
int sink_lost_as_json(struct sink *s, const uint64_t counters[], struct strbuf *out);

#endif
