// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqldb.h - inside sink/: writing tables of an SQLite file, a row at a time, as fast as it goes.
 *
 * Text comes from programs that may want to do harm: it is always bound, never part of a statement, and
 * what is no text (bytes that are no UTF-8, NUL) becomes U+FFFD, since readers choke on it.
 *
 * Numbers are 64 bits with a sign in SQLite; larger ones keep their bits and look negative.
 */
#ifndef XB_SINK_SQLDB_H
#define XB_SINK_SQLDB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sqldb;

/* A table, and which of its columns (behind the id, the first one) tell its rows apart: none if nkey is 0. */
struct sqldb_table {
	const char *name;
	const char *columns; /* as CREATE TABLE has them */
	const char *key[6];
	unsigned nkey;
	const char *options; /* behind them, or NULL */
};

/* A value of a row. */
struct sqldb_value {
	enum { SQLDB_NULL, SQLDB_INT, SQLDB_REAL, SQLDB_TEXT } kind;
	int64_t i;
	double f;
	const char *s;
	size_t len;
};
struct sqldb_value sqldb_int(uint64_t v);
struct sqldb_value sqldb_text(const char *s); /* NULL: null */
struct sqldb_value sqldb_textn(const char *s, size_t len);
struct sqldb_value sqldb_null(void);
/* Null unless have. */
struct sqldb_value sqldb_if(bool have, uint64_t v);

/*
 * A new file with these tables; path must not exist yet. tables are not copied. All of these: 0 or -ENOMEM,
 * -ENOSPC, -EACCES, -EIO, ...; -EINVAL: the tables or the values don't fit each other.
 */
int sqldb_open(const char *path, const struct sqldb_table *tables, unsigned n, struct sqldb **ret);
/* What is open is lost without sqldb_commit(). */
struct sqldb *sqldb_free(struct sqldb *db);
/* Statements without results. */
int sqldb_exec(struct sqldb *db, const char *sql);
/* All columns; a row with the same first column is replaced. */
int sqldb_insert(struct sqldb *db, unsigned table, const struct sqldb_value *v, unsigned n);
/*
 * The id of the row whose key columns, the first that v has, have these values; if there is none, it is made with all of
 * v and a new id. The columns behind v's stay null.
 */
int sqldb_find(struct sqldb *db, unsigned table, const struct sqldb_value *v, unsigned n,
	       int64_t *ret_id);
/* A statement with its values, which is kept for the next time: sql must be a literal. */
int sqldb_run(struct sqldb *db, const char *sql, const struct sqldb_value *v, unsigned n);
int sqldb_commit(struct sqldb *db);

#endif
