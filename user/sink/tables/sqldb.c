// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqldb.c - see sqldb.h.
 *
 * The file is worth nothing until it is whole, so nothing is journaled or synced on the way: whoever opens
 * it under its final name finds it complete. Rows are committed by the thousand.
 *
 * The ids of what is told apart by a key are kept in a cache; when it is full it is emptied, and the tables
 * themselves are asked. So memory is bounded, whatever programs come up with.
 */
#include "sink/tables/sqldb.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "sink/clean.h"

#define ROWS_A_COMMIT 100000u
#define CACHE_ENTRIES 65536u
#define CACHE_BYTES   (16u << 20)
#define TABLES_MAX    64u
#define RUNS_MAX      32u
#define VALUES_MAX    64u

struct cached {
	int64_t id;
	UT_hash_handle hh;
	char key[];
};

struct prepared {
	sqlite3_stmt *insert, *find, *make;
	unsigned nmake; /* values that make was prepared for */
};

struct sqldb {
	sqlite3 *sql;
	const struct sqldb_table *tables;
	unsigned ntables;
	struct prepared at[TABLES_MAX];
	struct {
		const char *sql;
		sqlite3_stmt *stmt;
	} runs[RUNS_MAX];
	unsigned rows; /* since the last commit */
	bool open;     /* a transaction is */
	struct cached *cache;
	size_t cache_bytes;
	struct strbuf key, text[VALUES_MAX];
};

/* ---- values ------------------------------------------------------------------------------------ */

struct sqldb_value sqldb_int(uint64_t v)
{
	return (struct sqldb_value){ .kind = SQLDB_INT, .i = (int64_t)v };
}

struct sqldb_value sqldb_null(void)
{
	return (struct sqldb_value){ .kind = SQLDB_NULL };
}

struct sqldb_value sqldb_if(bool have, uint64_t v)
{
	return have ? sqldb_int(v) : sqldb_null();
}

struct sqldb_value sqldb_textn(const char *s, size_t len)
{
	return s ? (struct sqldb_value){ .kind = SQLDB_TEXT, .s = s, .len = len } : sqldb_null();
}

struct sqldb_value sqldb_text(const char *s)
{
	return sqldb_textn(s, s ? strlen(s) : 0);
}

/* ---- SQLite ------------------------------------------------------------------------------------ */

static int error_of(int r)
{
	switch (r & 0xff) {
	case SQLITE_OK:
	case SQLITE_DONE:
	case SQLITE_ROW:
		return 0;
	case SQLITE_NOMEM:
		return -ENOMEM;
	case SQLITE_FULL:
		return -ENOSPC;
	case SQLITE_TOOBIG:
		return -EFBIG;
	case SQLITE_PERM:
	case SQLITE_READONLY:
	case SQLITE_CANTOPEN:
		return -EACCES;
	case SQLITE_ERROR:
	case SQLITE_MISUSE:
	case SQLITE_RANGE:
	case SQLITE_CONSTRAINT:
		return -EINVAL;
	default:
		return -EIO;
	}
}

int sqldb_exec(struct sqldb *db, const char *sql)
{
	return error_of(sqlite3_exec(db->sql, sql, NULL, NULL, NULL));
}

static int prepare(struct sqldb *db, const char *sql, sqlite3_stmt **ret)
{
	return error_of(sqlite3_prepare_v3(db->sql, sql, -1, SQLITE_PREPARE_PERSISTENT, ret, NULL));
}

static int prepare_built(struct sqldb *db, struct strbuf *sql, sqlite3_stmt **ret)
{
	return strbuf_failed(sql) ? -ENOMEM : prepare(db, strbuf_str(sql), ret);
}

static int bind_text(struct sqldb *db, sqlite3_stmt *s, unsigned at, const struct sqldb_value *v)
{
	size_t len = v->len;
	const char *text = clean_text(&db->text[at], v->s, &len);

	if (!text)
		return -ENOMEM;
	if (len > INT32_MAX)
		return -EFBIG;
	return error_of(sqlite3_bind_text(s, (int)at + 1, text, (int)len, SQLITE_STATIC));
}

static int bind(struct sqldb *db, sqlite3_stmt *s, unsigned at, const struct sqldb_value *v)
{
	switch (v->kind) {
	case SQLDB_INT:
		return error_of(sqlite3_bind_int64(s, (int)at + 1, v->i));
	case SQLDB_REAL:
		return error_of(sqlite3_bind_double(s, (int)at + 1, v->f));
	case SQLDB_TEXT:
		return bind_text(db, s, at, v);
	case SQLDB_NULL:
		break;
	}
	return error_of(sqlite3_bind_null(s, (int)at + 1));
}

/* One step; ret_id: of the row that it gives, with 1 then. */
static int step(struct sqldb *db, sqlite3_stmt *s, const struct sqldb_value *v, unsigned n,
		int64_t *ret_id)
{
	int r = 0, e;
	unsigned i;

	if (n > VALUES_MAX || (int)n != sqlite3_bind_parameter_count(s))
		return -EINVAL;
	for (i = 0; i < n && r >= 0; i++)
		r = bind(db, s, i, &v[i]);
	if (r >= 0) {
		e = sqlite3_step(s);
		r = error_of(e);
		if (e == SQLITE_ROW && ret_id) {
			*ret_id = sqlite3_column_int64(s, 0);
			r = 1;
		}
	}
	/* What is bound belongs to the caller. */
	sqlite3_reset(s);
	sqlite3_clear_bindings(s);
	return r;
}

/* ---- transactions ------------------------------------------------------------------------------ */

int sqldb_commit(struct sqldb *db)
{
	int r = db->open ? sqldb_exec(db, "COMMIT") : 0;

	db->open = false;
	db->rows = 0;
	return r;
}

static int before_row(struct sqldb *db)
{
	int r = 0;

	if (db->rows++ == ROWS_A_COMMIT)
		r = sqldb_commit(db);
	if (r >= 0 && !db->open) {
		r = sqldb_exec(db, "BEGIN");
		db->open = r >= 0;
	}
	return r;
}

/* ---- rows -------------------------------------------------------------------------------------- */

static void add_places(struct strbuf *sql, unsigned n)
{
	strbuf_adds(sql, " VALUES (");
	for (unsigned i = 0; i < n; i++)
		strbuf_adds(sql, i ? ",?" : "?");
	strbuf_adds(sql, ")");
}

static int prepare_insert(struct sqldb *db, unsigned table, unsigned n)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;

	strbuf_addf(&sql, "INSERT OR REPLACE INTO %s", db->tables[table].name);
	add_places(&sql, n);
	return prepare_built(db, &sql, &db->at[table].insert);
}

int sqldb_insert(struct sqldb *db, unsigned table, const struct sqldb_value *v, unsigned n)
{
	int r;

	if (table >= db->ntables)
		return -EINVAL;
	r = before_row(db);
	if (r >= 0 && !db->at[table].insert)
		r = prepare_insert(db, table, n);
	return r < 0 ? r : step(db, db->at[table].insert, v, n, NULL);
}

int sqldb_run(struct sqldb *db, const char *sql, const struct sqldb_value *v, unsigned n)
{
	unsigned i;
	int r = before_row(db);

	for (i = 0; i < RUNS_MAX && db->runs[i].sql && db->runs[i].sql != sql; i++)
		;
	if (i == RUNS_MAX)
		return -EINVAL;
	if (r >= 0 && !db->runs[i].stmt)
		r = prepare(db, sql, &db->runs[i].stmt);
	if (r < 0)
		return r;
	db->runs[i].sql = sql;
	return step(db, db->runs[i].stmt, v, n, NULL);
}

/* ---- rows by their keys ------------------------------------------------------------------------ */

static void cache_clear(struct sqldb *db)
{
	struct cached *c, *next;

	HASH_ITER(hh, db->cache, c, next) {
		HASH_DEL(db->cache, c); /* NOLINT(clang-analyzer-core.NullDereference) */
		free(c);
	}
	db->cache_bytes = 0;
}

/* No memory: it is not remembered. */
static void remember(struct sqldb *db, int64_t id)
{
	struct cached *c;

	if (HASH_COUNT(db->cache) >= CACHE_ENTRIES || db->cache_bytes > CACHE_BYTES)
		cache_clear(db);
	c = malloc(sizeof(*c) + db->key.len);
	if (!c)
		return;
	c->id = id;
	memcpy(c->key, db->key.buf, db->key.len);
	HASH_ADD(hh, db->cache, key, db->key.len, c);
	db->cache_bytes += sizeof(*c) + db->key.len;
}

static void make_key(struct sqldb *db, unsigned table, const struct sqldb_value *v)
{
	const struct sqldb_table *t = &db->tables[table];

	strbuf_reset(&db->key);
	strbuf_addc(&db->key, (char)table);
	for (unsigned i = 0; i < t->nkey; i++) {
		strbuf_addc(&db->key, (char)v[i].kind);
		if (v[i].kind == SQLDB_INT)
			strbuf_add(&db->key, &v[i].i, sizeof(v[i].i));
		if (v[i].kind != SQLDB_TEXT)
			continue;
		strbuf_add(&db->key, &v[i].len, sizeof(v[i].len));
		strbuf_add(&db->key, v[i].s, v[i].len);
	}
}

static int prepare_find(struct sqldb *db, unsigned table)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	const struct sqldb_table *t = &db->tables[table];

	strbuf_addf(&sql, "SELECT id FROM %s WHERE ", t->name);
	for (unsigned i = 0; i < t->nkey; i++)
		strbuf_addf(&sql, "%s%s IS ?", i ? " AND " : "", t->key[i]);
	return prepare_built(db, &sql, &db->at[table].find);
}

/* The columns of the key, then as many as there are, are the first behind the id. */
static int prepare_make(struct sqldb *db, unsigned table, unsigned n)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT, all = STRBUF_INIT;
	sqlite3_stmt *columns = NULL;
	unsigned i;
	int r;

	strbuf_addf(&all, "SELECT name FROM pragma_table_info('%s') WHERE cid > 0 ORDER BY cid",
		    db->tables[table].name);
	r = prepare_built(db, &all, &columns);
	if (r < 0)
		return r;
	strbuf_addf(&sql, "INSERT INTO %s (", db->tables[table].name);
	for (i = 0; i < n && sqlite3_step(columns) == SQLITE_ROW; i++)
		strbuf_addf(&sql, "%s%s", i ? "," : "",
			    (const char *)sqlite3_column_text(columns, 0));
	sqlite3_finalize(columns);
	strbuf_adds(&sql, ")");
	add_places(&sql, n);
	db->at[table].nmake = n;
	return i < n ? -EINVAL : prepare_built(db, &sql, &db->at[table].make);
}

static int prepare_key(struct sqldb *db, unsigned table, unsigned n)
{
	int r = 0;

	if (!db->at[table].find)
		r = prepare_find(db, table);
	if (r >= 0 && !db->at[table].make)
		r = prepare_make(db, table, n);
	return r < 0 ? r : db->at[table].nmake == n ? 0 : -EINVAL;
}

int sqldb_find(struct sqldb *db, unsigned table, const struct sqldb_value *v, unsigned n,
	       int64_t *ret_id)
{
	struct cached *c;
	int r;

	if (table >= db->ntables || n < db->tables[table].nkey || !db->tables[table].nkey)
		return -EINVAL;
	make_key(db, table, v);
	if (strbuf_failed(&db->key))
		return -ENOMEM;
	HASH_FIND(hh, db->cache, db->key.buf, db->key.len, c);
	if (c) {
		*ret_id = c->id;
		return 0;
	}
	r = prepare_key(db, table, n);
	if (r >= 0)
		r = step(db, db->at[table].find, v, db->tables[table].nkey, ret_id);
	if (!r)
		r = before_row(db) ?: step(db, db->at[table].make, v, n, NULL) ?: 2;
	if (r < 0)
		return r;
	if (r == 2)
		*ret_id = sqlite3_last_insert_rowid(db->sql);
	remember(db, *ret_id);
	return 0;
}

/* ---- the file ---------------------------------------------------------------------------------- */

static int make_table(struct sqldb *db, const struct sqldb_table *t)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	unsigned i;

	strbuf_addf(&sql, "CREATE TABLE %s (%s) %s;", t->name, t->columns,
		    t->options ? t->options : "");
	if (t->nkey)
		strbuf_addf(&sql, "CREATE UNIQUE INDEX %s_key ON %s (", t->name, t->name);
	for (i = 0; i < t->nkey; i++)
		strbuf_addf(&sql, "%s%s", i ? "," : "", t->key[i]);
	strbuf_adds(&sql, t->nkey ? ")" : "");
	return strbuf_failed(&sql) ? -ENOMEM : sqldb_exec(db, strbuf_str(&sql));
}

struct sqldb *sqldb_free(struct sqldb *db)
{
	unsigned i;

	if (!db)
		return NULL;
	for (i = 0; i < TABLES_MAX; i++) {
		sqlite3_finalize(db->at[i].insert);
		sqlite3_finalize(db->at[i].find);
		sqlite3_finalize(db->at[i].make);
	}
	for (i = 0; i < RUNS_MAX; i++)
		sqlite3_finalize(db->runs[i].stmt);
	sqlite3_close(db->sql);
	cache_clear(db);
	strbuf_done(&db->key);
	for (i = 0; i < VALUES_MAX; i++)
		strbuf_done(&db->text[i]);
	free(db);
	return NULL;
}

static void sqldb_freep(struct sqldb **db)
{
	sqldb_free(*db);
}

int sqldb_open(const char *path, const struct sqldb_table *tables, unsigned n, struct sqldb **ret)
{
	_cleanup_(sqldb_freep) struct sqldb *db = calloc(1, sizeof(*db));
	unsigned i;
	int r;

	if (!db)
		return -ENOMEM;
	if (n > TABLES_MAX)
		return -EINVAL;
	db->tables = tables;
	db->ntables = n;
	if (!access(path, F_OK))
		return -EEXIST;
	r = error_of(
		sqlite3_open_v2(path, &db->sql, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL));
	if (r >= 0)
		r = sqldb_exec(
			db,
			"PRAGMA page_size=8192; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
			"PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-32768;"
			"PRAGMA temp_store=FILE; BEGIN");
	for (i = 0; i < n && r >= 0; i++)
		r = make_table(db, &tables[i]);
	if (r < 0)
		return r;
	db->open = true;
	*ret = TAKE_PTR(db);
	return 0;
}
