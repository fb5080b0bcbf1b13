// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqldb.h - writes tables of an SQLite file, one row at a time, as fast as possible (only for sink/).
 *
 * Text comes from programs that may be hostile: it is always bound, never part of a statement, and bytes that are not
 * valid UTF-8, and NUL, become U+FFFD, because readers fail on them.
 *
 * Numbers in SQLite have 64 bits with a sign; larger ones keep their bits and look negative.
 */
#ifndef XB_SINK_SQLDB_H
#define XB_SINK_SQLDB_H

#include <stdint.h>

#include "sink/tables/cell.h"

struct sqldb;

struct sqldb_table {
	const char *name;
	const char *const *columns; /* each as CREATE TABLE has it: "tid INTEGER NOT NULL" */
	unsigned n;
	/*
	 * So many of these, the first ones, tell rows apart; an id stands before them then. 0: rows are not found
	 * again.
	 */
	unsigned nkey;
	const char *
		primary; /* what PRIMARY KEY has in parentheses, of a table without an id; or NULL */
};

/*
 * A new file with these tables; path must not exist yet. tables are not copied. All of these: 0 or -ENOMEM,
 * -ENOSPC, -EACCES, -EIO, ...; -EINVAL: the tables or the values don't fit each other.
 */
int sqldb_open(const char *path, const struct sqldb_table *tables, unsigned n, struct sqldb **ret);
/* What is open is lost without sqldb_commit(). */
struct sqldb *sqldb_free(struct sqldb *db);
/* Statements without results. */
int sqldb_exec(struct sqldb *db, const char *sql);
/*
 * A row with all columns that the table lists; one with the same primary key is replaced. Here and below, a text in a
 * column that REFERENCES a table is replaced by the id of the row of that table with this text, which is made if there
 * is none.
 */
int sqldb_insert(struct sqldb *db, unsigned table, struct cell *v);
/*
 * The id of the row whose key columns, the first that v has, have these values; if there is none, it is made with all n
 * of v and a new id. The columns after them stay null.
 */
int sqldb_find(struct sqldb *db, unsigned table, struct cell *v, unsigned n, int64_t *ret_id);
/* Other values for n columns from the first-th of the table's on, in the row with this id. */
int sqldb_set(struct sqldb *db, unsigned table, int64_t id, unsigned first, const struct cell *v,
	      unsigned n);
int sqldb_commit(struct sqldb *db);

#endif
