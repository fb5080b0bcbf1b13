// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqlite.h - inside sink/: the tables of the SQLite export, shared by its parts.
 *
 * sqlite_schema.c has the tables, indices and views; sqlite.c writes events as they come, sqlite_end.c what the model
 * knows when the stream is over. docs/sqlite.md is for those who ask it.
 */
#ifndef XB_SINK_SQLITE_H
#define XB_SINK_SQLITE_H

#include "model/memory/lifetimes.h"
#include "sink/sink.h"
#include "sink/tables/sqldb.h"

enum sqlite_table {
	T_META,
	T_HOST,
	T_STRING,
	T_API,
	T_FUNCTION,
	T_PROCESS,
	T_THREAD,
	T_LIBRARY,
	T_OBJECT,
	T_KERNEL,
	T_SITE,
	T_FRAME,
	T_SITE_FRAME,
	T_CALL,
	T_ARGUMENT,
	T_CALL_OBJECT,
	T_LAUNCH,
	T_COPY,
	T_XPTI_EVENT,
	T_ALLOCATION,
	T_WRONG_FREE,
	T_FAILED_MEMORY_CALL,
	T_TRANSFER,
	T_QUEUE,
	T_NODE,
	T_EDGE,
	T_COMMAND,
	T_WAIT,
	T_WAIT_FOR,
	T_WAIT_GROUP,
	T_THREAD_TIME,
	T_LOSS,
	T_TABLES,
};
extern const struct sqldb_table sqlite_tables[T_TABLES];
/* After the last row: what makes questions fast, and the questions that everybody has. */
extern const char sqlite_indices[], sqlite_views[];

struct sqlite_process;

#define SQLITE_SITES	 (1u << 20)
#define SQLITE_FUNCTIONS 1024u /* a power of two */

struct sqlite {
	struct sink sink;
	struct sqldb *db;
	int error;		    /* of a place that can't return it */
	int64_t host;		    /* 0: not told yet */
	int64_t hosts[XB_HOST_MAX]; /* of merged streams, by number; 0: not told */
	int64_t older;		    /* the last id of a call that has none */
	uint8_t *sites; /* a bit for each of the first SQLITE_SITES: its frames are there */
	uint64_t nxpti, nallocations;
	/* What was found last, by the catalog's row: an API's function is called many times. */
	struct {
		const struct cat_func *fn;
		int64_t id;
	} functions[SQLITE_FUNCTIONS];
	char *host_name; /* NULL: not known */
	struct strbuf json;
	struct sqlite_process *processes;
};

/* The ids of rows; 0 or -errno. */
int sqlite_string(struct sqlite *s, const char *text, size_t len, struct sqldb_value *ret);
int sqlite_process_of(struct sqlite *s, uint32_t pid, uint64_t start_ns, uint32_t exec_count,
		      const char *comm, int64_t *ret);
int64_t sqlite_process_at(const struct sqlite *s, uint32_t pid, uint64_t ts);

/* sqlite_end.c */
int sqlite_finish_tables(struct sqlite *s, struct model *m);
int sqlite_part(struct sqlite *s);
int sqlite_losses(struct sqlite *s, const uint64_t counters[]);
void sqlite_allocation(void *u, const struct lifetimes_life *x);

#endif
