// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * table.h - inside sink/: tables that are described once and written twice, as columns for people and as members of
 * JSON.
 *
 * A row is any struct. A table is an array of columns, up to an empty one. A column says which member of the row it
 * shows, what kind of value that is, and where: with a title, in a column of numbers for people; with a key, as a
 * member in JSON, null if the value is not known; with a label, in the text that ends the line for people, unless the
 * value is not known. What is no plain member is written by a function of the table's own. The order is that of the
 * array.
 *
 *	#define T_ROW struct waits_group
 *	static const TABLE(groups, T_COLUMN("waits", "waits", COUNT, 9, waits), T_JSON("api", TEXT, api),
 *			   T_LABEL(" %s", TEXT, function), T_SOME(" (%s failed)", COUNT, failed));
 */
#ifndef XB_SINK_TABLE_H
#define XB_SINK_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/json.h"
#include "base/strbuf.h"
#include "model/who.h"
#include "sink/names.h"

enum table_kind {
	TABLE_END,
	TABLE_OWN, /* whatever text() and json() write */
	/* Unsigned numbers of any size, and bool. */
	TABLE_COUNT,
	TABLE_NS,      /* for people: "12.345us" */
	TABLE_BYTES,   /* for people: "1.50K" */
	TABLE_ID,      /* of a process or a thread: without the number of its machine */
	TABLE_HEX,     /* "0x1f" */
	TABLE_FLAG,    /* JSON: true or false */
	TABLE_PERCENT, /* of the number at whole: "12.50"; for people alone, as the next one */
	TABLE_SHARE,   /* of the number at whole: "12.5%" */
	TABLE_EACH,    /* ns of each, of as many as the number at whole: "12.345us" */
	TABLE_WORD,    /* words[number] */
	TABLE_REAL, /* of a long double: an integer as one, others with six digits; JSON: with all of them */
	TABLE_WHO, /* of a process in whos: "4242 python3"; JSON: the members "pid", "process" and "host" */
	/* Of a struct histogram; without T_IF(), not known while it is empty. */
	TABLE_MEAN,
	TABLE_P50,
	TABLE_P90,
	TABLE_P99,
	/* Texts, not known if NULL: const char *, and char[]. They are escaped. */
	TABLE_TEXT,
	TABLE_FILLED, /* not known if "", too */
	TABLE_CHARS,
	TABLE_NAME, /* of a kernel, demangled: in few words for people; JSON: besides the mangled one, as other */
	/* A struct in the row, by part. JSON: an object, or, if the key is "", its members. */
	TABLE_PART,
	TABLE_LIST, /* as many structs as the size_t at whole says, by part. JSON: an array of objects */
};

/* What all rows of a table have in common. */
struct table_view {
	const struct whos *whos; /* for TABLE_WHO */
	struct names *names;	 /* for TABLE_NAME */
	bool histograms;	 /* JSON: with their buckets */
	const void *own;	 /* for the table's own functions */
};

struct table_column {
	const char *title, *key;
	const char *label; /* the value is at its %s, if it has one */
	enum table_kind kind;
	int width; /* for people: characters, at least */
	unsigned short at, size;
	unsigned short whole;
	/* Where a number is, plus one, that is less than this (0: one) if the value is not known. 0: it is known. */
	unsigned short known, known_size, least;
	/*
	 * For people, what stands for a value that is not known: without it "-" in a column, nothing in a label. rest: it
	 * takes the place of all columns after it, too.
	 */
	const char *absent;
	bool rest;
	bool some;    /* 0 is not known */
	bool unless;  /* the other way round: with the number, the value is not known */
	bool omitted; /* JSON: what is not known is left out, and not null */
	const char *other;
	const char *const *words;
	const struct table_column *part;
	uint64_t (*number)(const void *row, const struct table_view *v); /* instead of at */
	void (*text)(struct strbuf *out, const void *row, const struct table_view *v);
	void (*json)(struct json *j, const void *row, const struct table_view *v);
};
/* Of T_ROW, which is defined to be the struct that the rows are. */
#define T_AT(member) .at = offsetof(T_ROW, member), .size = sizeof(((T_ROW *)NULL)->member)
#define T_IF(member) \
	.known = offsetof(T_ROW, member) + 1, .known_size = sizeof(((T_ROW *)NULL)->member)
#define T_UNLESS(member) T_IF(member), .unless = true
#define T_OF(member)	 .whole = offsetof(T_ROW, member)
#define T_COLUMN(title_, key_, kind_, width_, member, ...) \
	{ title_, key_, NULL, TABLE_##kind_, width_, T_AT(member), __VA_ARGS__ }
#define T_JSON(key_, kind_, member, ...) \
	{ .key = (key_), .kind = TABLE_##kind_, T_AT(member), __VA_ARGS__ }
#define T_LABEL(label_, kind_, member, ...) \
	{ .label = (label_), .kind = TABLE_##kind_, T_AT(member), __VA_ARGS__ }
/* A number that is not worth a word if it is 0. */
#define T_SOME(label_, kind_, member) T_LABEL(label_, kind_, member, .some = true)
/* The member points to structs, which part describes. */
#define T_JSON_LIST(key_, member, n, part_, ...)    \
	{ .key = (key_),                            \
	  .kind = TABLE_LIST,                       \
	  .at = offsetof(T_ROW, member),            \
	  .size = sizeof(*((T_ROW *)NULL)->member), \
	  T_OF(n),                                  \
	  .part = (part_),                          \
	  __VA_ARGS__ }
#define T_JSON_BY(function)  { .kind = TABLE_OWN, .json = (function) }
#define T_LABEL_BY(function) { .label = "", .kind = TABLE_OWN, .text = (function) }
#define T_INSET		     { .title = "", .kind = TABLE_OWN } /* first: lines begin with a blank */
/* A table, which const is written before. */
#define TABLE(name, ...) struct table_column name[] = { __VA_ARGS__, { 0 } }

/* "timed", "total", "mean", "min", "p50", "p90", "p99", "max" of a struct histogram, and "histogram": for TABLE_PART. */
extern const struct table_column table_times[];

/* A line of titles. label: what is after them, with the blanks before it. */
void table_titles(struct strbuf *out, const struct table_column *t, const char *label);
/* A row as a line for people. */
void table_line(struct strbuf *out, const struct table_column *t, const void *row,
		const struct table_view *v);
/* Its members, in an object that is open. */
void table_members(struct json *j, const struct table_column *t, const void *row,
		   const struct table_view *v);
/* It as a line of JSON; type: its first member, NULL: none. 0 or -ENOMEM. */
int table_json(struct strbuf *out, const struct table_column *t, const char *type, const void *row,
	       const struct table_view *v);

/* The number of size bytes at that place. */
uint64_t table_number_at(const void *row, size_t at, size_t size);
/* A number as people read it. */
void table_add_number(struct strbuf *out, enum table_kind kind, uint64_t n);
/* "4242 python3", "4242", "(several processes)" */
void table_add_who(struct strbuf *out, const struct who *who);

#endif
