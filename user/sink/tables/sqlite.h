// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqlite.h - inside sink/: the tables of the SQLite export, shared by its parts.
 *
 * schema.h has the columns, sqlite_schema.c indices and views; sqlite.c writes events as they come, sqlite_end.c what the
 * model knows when the stream is over. docs/sqlite.md is for those who ask it.
 */
#ifndef XB_SINK_SQLITE_H
#define XB_SINK_SQLITE_H

#include "base/keyed.h"
#include "model/memory/lifetimes.h"
#include "sink/sink.h"
#include "sink/tables/schema.h"
#include "sink/tables/sqldb.h"

#define TABLE_NUMBER(list, ...) T_##list,
enum sqlite_table { SQLITE_TABLES(TABLE_NUMBER) T_TABLES };
extern const struct sqldb_table sqlite_tables[T_TABLES];
/* After the last row: what makes questions fast, and the questions that everybody has. */
extern const char sqlite_indices[], sqlite_views[];

#define SQLITE_SITES	 (1u << 20)
#define SQLITE_FUNCTIONS 1024u /* a power of two */

struct sqlite {
	struct sink sink;
	struct sqldb *db;
	int error;		    /* of a place that can't return it */
	int64_t host;		    /* 0: not known yet */
	int64_t hosts[XB_HOST_MAX]; /* of merged streams, by number; 0: not known */
	int64_t older;		    /* the last id of a call that has none */
	uint8_t *sites; /* a bit for each of the first SQLITE_SITES: its frames are there */
	int64_t nxpti, nfiles, nallocations, nsamples;
	struct keyed sampled; /* ids of metrics, by the definition of their group */
	/* What was found last, by the catalog's row: an API's function is called many times. */
	struct {
		const struct cat_func *fn;
		int64_t id;
	} functions[SQLITE_FUNCTIONS];
	char *host_name;    /* NULL: not known */
	struct strbuf text; /* of the row at hand */
	struct keyed processes;
	struct lifetimes_watcher watcher;
};

/* A row of a table that only SQLite has: its values are expressions of what is there under the names in schema.h. */
#define VALUE(sql, value) value,
#define VALUES(list)	  ((struct cell[]){ list##_COLUMNS(VALUE) })
#define INSERT(s, list)	  sqldb_insert((s)->db, T_##list, VALUES(list))
#define FIND(s, table, list, ret) \
	sqldb_find((s)->db, T_##table, VALUES(list), 0 list##_COLUMNS(ONE_MORE), ret)
#define SET(s, table, id, list) \
	sqldb_set((s)->db, T_##table, id, list##_FIRST, VALUES(list), 0 list##_COLUMNS(ONE_MORE))

/* sqlite.c. A row that several formats have, and the ids of processes; 0 or -errno. */
int sqlite_put(struct sqlite *s, enum sqlite_table table, enum row_kind kind, unsigned first,
	       struct row_source *x);
int sqlite_process_of(struct sqlite *s, uint32_t pid, uint64_t start_ns, uint32_t exec_count,
		      const char *comm, int64_t *ret);
int64_t sqlite_process_at(struct sqlite *s, uint32_t pid, uint64_t ts);

/* sqlite_end.c: members of the sink, and what it gets of allocations. */
int sqlite_finish(struct sink *sink, struct model *m, struct strbuf *out);
int sqlite_part(struct sink *sink, struct strbuf *out);
int sqlite_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out);
void sqlite_allocation(void *u, const struct lifetimes_life *x);

#endif
