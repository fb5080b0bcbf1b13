// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * sqldb.c - see sqldb.h.
 *
 * The file is useless until it is complete, so nothing is journaled or synced meanwhile: when it gets its final name,
 * it is complete. Rows are committed by the thousand.
 *
 * The ids of rows with a key are kept in a cache. When the cache is full, it is emptied, and ids are looked up in the
 * tables themselves. Memory is therefore bounded, whatever programs do.
 */
#include "sink/tables/sqldb.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "sink/clean.h"

#define ROWS_A_COMMIT 100000u
#define CACHE_ENTRIES 65536u
#define CACHE_BYTES   (16u << 20)
#define TABLES_MAX    64u
#define SETS_MAX      32u
#define CELLS_MAX     64u

struct cached {
	int64_t id;
	UT_hash_handle hh;
	char key[];
};

struct prepared {
	sqlite3_stmt *insert, *find, *make;
	uint8_t refers[CELLS_MAX]; /* by column: the table that it refers to, from 1; 0: none */
};

/* A statement that changes n columns from that one on. */
struct set {
	unsigned table, first, n;
	sqlite3_stmt *stmt;
};

struct sqldb {
	sqlite3 *sql;
	const struct sqldb_table *tables;
	unsigned ntables;
	struct prepared at[TABLES_MAX];
	struct set sets[SETS_MAX];
	unsigned rows; /* since the last commit */
	bool open;     /* a transaction is */
	struct cached *cache;
	size_t cache_bytes;
	struct strbuf key, text[CELLS_MAX];
};

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

static int bind_text(struct sqldb *db, sqlite3_stmt *s, unsigned at, const struct cell *v)
{
	size_t len = v->len;
	const char *text = clean_text(&db->text[at], v->text, &len);

	if (!text)
		return -ENOMEM;
	if (len > INT32_MAX)
		return -EFBIG;
	return error_of(sqlite3_bind_text(s, (int)at + 1, text, (int)len, SQLITE_STATIC));
}

static int bind(struct sqldb *db, sqlite3_stmt *s, unsigned at, const struct cell *v)
{
	switch (v->kind) {
	case CELL_INT:
		return error_of(sqlite3_bind_int64(s, (int)at + 1, (int64_t)v->i));
	case CELL_REAL:
		return error_of(sqlite3_bind_double(s, (int)at + 1, v->real));
	case CELL_TEXT:
		return bind_text(db, s, at, v);
	case CELL_NULL:
		break;
	}
	return error_of(sqlite3_bind_null(s, (int)at + 1));
}

/* One step; ret_id: of the row that it gives, with 1 then. */
static int step(struct sqldb *db, sqlite3_stmt *s, const struct cell *v, unsigned n,
		int64_t *ret_id)
{
	int r = 0, e;
	unsigned i;

	if (n > CELLS_MAX || (int)n != sqlite3_bind_parameter_count(s))
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

/* Of n columns from that one on, with something between them. */
static void add_names(struct strbuf *sql, const struct sqldb_table *t, unsigned first, unsigned n,
		      const char *between)
{
	for (unsigned i = first; i < first + n; i++) {
		strbuf_adds(sql, i > first ? between : "");
		strbuf_add(sql, t->columns[i], strcspn(t->columns[i], " "));
	}
}

static void add_places(struct strbuf *sql, unsigned n)
{
	strbuf_adds(sql, " VALUES (");
	for (unsigned i = 0; i < n; i++)
		strbuf_adds(sql, i ? ",?" : "?");
	strbuf_adds(sql, ")");
}

static int prepare_insert(struct sqldb *db, unsigned table)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;

	strbuf_addf(&sql, "INSERT OR REPLACE INTO %s", db->tables[table].name);
	add_places(&sql, db->tables[table].n);
	return prepare_built(db, &sql, &db->at[table].insert);
}

/* In v, ids instead of texts where columns refer to another table. */
static int refer(struct sqldb *db, unsigned table, struct cell *v, unsigned n)
{
	const uint8_t *refers = db->at[table].refers;
	int64_t id = 0;
	int r = 0;

	for (unsigned i = 0; i < n && r >= 0; i++) {
		if (!refers[i] || v[i].kind != CELL_TEXT)
			continue;
		r = sqldb_find(db, refers[i] - 1u, &v[i], 1, &id);
		if (r >= 0)
			v[i] = cell_int((uint64_t)id);
	}
	return r;
}

int sqldb_insert(struct sqldb *db, unsigned table, struct cell *v)
{
	int r;

	if (table >= db->ntables || db->tables[table].nkey)
		return -EINVAL;
	r = refer(db, table, v, db->tables[table].n);
	if (r >= 0)
		r = before_row(db);
	if (r >= 0 && !db->at[table].insert)
		r = prepare_insert(db, table);
	return r < 0 ? r : step(db, db->at[table].insert, v, db->tables[table].n, NULL);
}

static int prepare_set(struct sqldb *db, struct set *set)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	const struct sqldb_table *t = &db->tables[set->table];

	if (set->first + set->n > t->n)
		return -EINVAL;
	strbuf_addf(&sql, "UPDATE %s SET ", t->name);
	add_names(&sql, t, set->first, set->n, "=?,");
	strbuf_adds(&sql, "=? WHERE id=?");
	return prepare_built(db, &sql, &set->stmt);
}

int sqldb_set(struct sqldb *db, unsigned table, int64_t id, unsigned first, const struct cell *v,
	      unsigned n)
{
	struct set *set = db->sets;
	struct cell row[CELLS_MAX];
	int r = before_row(db);

	while (set->stmt && (set->table != table || set->first != first || set->n != n))
		if (++set == db->sets + SETS_MAX)
			return -EINVAL;
	if (n >= CELLS_MAX)
		return -EINVAL;
	set->table = table;
	set->first = first;
	set->n = n;
	if (r >= 0 && !set->stmt)
		r = prepare_set(db, set);
	memcpy(row, v, n * sizeof(*v));
	row[n] = cell_int((uint64_t)id);
	return r < 0 ? r : step(db, set->stmt, row, n + 1, NULL);
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

static void make_key(struct sqldb *db, unsigned table, const struct cell *v)
{
	const struct sqldb_table *t = &db->tables[table];

	strbuf_reset(&db->key);
	strbuf_addc(&db->key, (char)table);
	for (unsigned i = 0; i < t->nkey; i++) {
		strbuf_addc(&db->key, (char)v[i].kind);
		if (v[i].kind == CELL_INT)
			strbuf_add(&db->key, &v[i].i, sizeof(v[i].i));
		if (v[i].kind != CELL_TEXT)
			continue;
		strbuf_add(&db->key, &v[i].len, sizeof(v[i].len));
		strbuf_add(&db->key, v[i].text, v[i].len);
	}
}

static int prepare_find(struct sqldb *db, unsigned table)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	const struct sqldb_table *t = &db->tables[table];

	strbuf_addf(&sql, "SELECT id FROM %s WHERE ", t->name);
	add_names(&sql, t, 0, t->nkey, " IS ? AND ");
	strbuf_adds(&sql, " IS ?");
	return prepare_built(db, &sql, &db->at[table].find);
}

static int prepare_make(struct sqldb *db, unsigned table, unsigned n)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	const struct sqldb_table *t = &db->tables[table];

	strbuf_addf(&sql, "INSERT INTO %s (", t->name);
	add_names(&sql, t, 0, n, ",");
	strbuf_adds(&sql, ")");
	add_places(&sql, n);
	return prepare_built(db, &sql, &db->at[table].make);
}

int sqldb_find(struct sqldb *db, unsigned table, struct cell *v, unsigned n, int64_t *ret_id)
{
	const struct sqldb_table *t = &db->tables[table];
	struct cached *c;
	int r;

	if (table >= db->ntables || !t->nkey || n < t->nkey || n > t->n)
		return -EINVAL;
	r = refer(db, table, v, n);
	if (r < 0)
		return r;
	make_key(db, table, v);
	if (strbuf_failed(&db->key))
		return -ENOMEM;
	HASH_FIND(hh, db->cache, db->key.buf, db->key.len, c);
	if (c) {
		*ret_id = c->id;
		return 0;
	}
	if (!db->at[table].find)
		r = prepare_find(db, table);
	if (r >= 0 && !db->at[table].make)
		r = prepare_make(db, table, n);
	if (r >= 0)
		r = step(db, db->at[table].find, v, t->nkey, ret_id);
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

static void find_references(struct sqldb *db, unsigned table)
{
	static const char word[] = "REFERENCES ";
	const struct sqldb_table *t = &db->tables[table];

	for (unsigned i = 0; i < t->n; i++) {
		const char *to = strstr(t->columns[i], word);

		for (unsigned k = 0; to && k < db->ntables; k++)
			if (!strcmp(to + strlen(word), db->tables[k].name))
				db->at[table].refers[i] = (uint8_t)(k + 1);
	}
}

static int make_table(struct sqldb *db, const struct sqldb_table *t)
{
	_cleanup_(strbuf_done) struct strbuf sql = STRBUF_INIT;
	unsigned i;

	strbuf_addf(&sql, "CREATE TABLE %s (%s", t->name, t->nkey ? "id INTEGER PRIMARY KEY" : "");
	for (i = 0; i < t->n; i++)
		strbuf_addf(&sql, "%s%s", i || t->nkey ? ", " : "", t->columns[i]);
	if (t->primary)
		strbuf_addf(&sql, ", PRIMARY KEY (%s)", t->primary);
	strbuf_addf(&sql, ") %s;", t->primary ? "WITHOUT ROWID" : "");
	if (t->nkey) {
		strbuf_addf(&sql, "CREATE UNIQUE INDEX %s_key ON %s (", t->name, t->name);
		add_names(&sql, t, 0, t->nkey, ",");
		strbuf_adds(&sql, ")");
	}
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
	for (i = 0; i < SETS_MAX; i++)
		sqlite3_finalize(db->sets[i].stmt);
	sqlite3_close(db->sql);
	cache_clear(db);
	strbuf_done(&db->key);
	for (i = 0; i < CELLS_MAX; i++)
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
	struct stat st;
	unsigned i;
	int r;

	if (!db)
		return -ENOMEM;
	if (n > TABLES_MAX)
		return -EINVAL;
	db->tables = tables;
	db->ntables = n;
	/* Whoever asks for it may hold its place, and a lock on that. */
	if (!stat(path, &st) && (!S_ISREG(st.st_mode) || st.st_size))
		return -EEXIST;
	r = error_of(
		sqlite3_open_v2(path, &db->sql, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL));
	if (r >= 0)
		r = sqldb_exec(
			db,
			"PRAGMA page_size=8192; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
			"PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-32768;"
			"PRAGMA temp_store=FILE; BEGIN");
	for (i = 0; i < n && r >= 0; i++) {
		find_references(db, i);
		r = make_table(db, &tables[i]);
	}
	if (r < 0)
		return r;
	db->open = true;
	*ret = TAKE_PTR(db);
	return 0;
}
