// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* Rows of an SQLite file: names that want to be SQL or are no text, ids by key, and what can't be written. */
#include <unistd.h>

#include <sqlite3.h>

#include "unit.h"
#include "sink/tables/sqldb.h"

enum { T_WORD, T_PAIR, T_PLAIN, T_OF_WORDS, T_NONE };
#define COLUMNS(...)                          \
	(const char *const[]){ __VA_ARGS__ }, \
		sizeof((const char *const[]){ __VA_ARGS__ }) / sizeof(char *)
static const struct sqldb_table tables[] = {
	[T_WORD] = { "word", COLUMNS("text TEXT NOT NULL"), 1, NULL },
	[T_PAIR] = { "pair", COLUMNS("a INTEGER", "b TEXT", "more INTEGER", "never TEXT"), 2,
		     NULL },
	[T_PLAIN] = { "plain", COLUMNS("id INTEGER PRIMARY KEY", "v"), 0, NULL },
	[T_OF_WORDS] = { "of_words", COLUMNS("word_id INTEGER REFERENCES word", "n INTEGER"), 0,
			 "word_id, n" },
};

static char folder[] = "/tmp/xptibpf-sqldb-XXXXXX", path[64];

static int make_folder(void **state)
{
	(void)state;
	if (!mkdtemp(folder))
		return -1;
	snprintf(path, sizeof(path), "%s/db", folder);
	return 0;
}

static int remove_folder(void **state)
{
	(void)state;
	return rmdir(folder);
}

static struct sqldb *open_it(void)
{
	struct sqldb *db = NULL;

	unlink(path);
	assert_int_equal(sqldb_open(path, tables, T_NONE, &db), 0);
	return db;
}

static int64_t word(struct sqldb *db, const char *s, size_t len)
{
	struct cell v = cell_textn(s, len);
	int64_t id = 0;

	assert_int_equal(sqldb_find(db, T_WORD, &v, 1, &id), 0);
	return id;
}

/* The first column of the first row, as SQLite itself reads it. */
static void expect(const char *sql, const char *wanted)
{
	sqlite3_stmt *s;
	sqlite3 *db;

	assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_step(s), SQLITE_ROW);
	if (wanted)
		assert_string_equal((const char *)sqlite3_column_text(s, 0), wanted);
	else
		assert_int_equal(sqlite3_column_type(s, 0), SQLITE_NULL);
	sqlite3_finalize(s);
	sqlite3_close(db);
}

static void close_it(struct sqldb *db)
{
	assert_int_equal(sqldb_commit(db), 0);
	assert_null(sqldb_free(db));
}

TEST(names)
{
	static const struct {
		const char *text;
		size_t len;
		const char *wanted;
	} all[] = {
		{ "'); DROP TABLE word; --", 23, "'); DROP TABLE word; --" },
		{ "a\"b'c\\", 6, "a\"b'c\\" },
		{ "two\0parts", 9, "two\xef\xbf\xbdparts" },
		{ "\xff\xfe", 2, "\xef\xbf\xbd\xef\xbf\xbd" },
		{ "cut \xe2\x82", 6, "cut \xef\xbf\xbd\xef\xbf\xbd" },
		{ "\xc0\x80", 2, "\xef\xbf\xbd\xef\xbf\xbd" },
		{ "caf\xc3\xa9", 5, "caf\xc3\xa9" },
		{ "", 0, "" },
	};
	struct sqldb *db = open_it();
	char sql[64];
	int64_t ids[8];
	size_t i;

	for (i = 0; i < 8; i++)
		ids[i] = word(db, all[i].text, all[i].len);
	close_it(db);
	for (i = 0; i < 8; i++) {
		snprintf(sql, sizeof(sql), "SELECT text FROM word WHERE id = %lld",
			 (long long)ids[i]);
		expect(sql, all[i].wanted);
	}
	expect("SELECT count(*) FROM word", "7"); /* two of them became the same text */
	unlink(path);
}

TEST(ids_by_key)
{
	struct sqldb *db = open_it();
	struct cell v[] = { cell_int(1), cell_text("x"), cell_int(5) };
	int64_t first, again, null;

	assert_int_equal(sqldb_find(db, T_PAIR, v, 3, &first), 0);
	v[2] = cell_int(6);
	assert_int_equal(sqldb_find(db, T_PAIR, v, 3, &again), 0);
	assert_int_equal(first, again); /* what is no part of the key stays as it was */
	v[1] = cell_null();
	assert_int_equal(sqldb_find(db, T_PAIR, v, 3, &null), 0);
	assert_int_not_equal(null, first);
	assert_int_equal(sqldb_find(db, T_PAIR, v, 3, &again), 0);
	assert_int_equal(null, again);
	/* Text and number are not the same, nor are "" and null. */
	v[1] = cell_text("");
	assert_int_equal(sqldb_find(db, T_PAIR, v, 3, &again), 0);
	assert_int_not_equal(null, again);
	assert_int_equal(sqldb_find(db, T_PLAIN, v, 1, &again), -EINVAL); /* it has no key */
	assert_int_equal(sqldb_find(db, T_PAIR, v, 1, &again), -EINVAL);
	close_it(db);
	expect("SELECT group_concat(more) FROM (SELECT more FROM pair ORDER BY id)", "5,6,6");
	expect("SELECT never FROM pair", NULL);
	unlink(path);
}

/* More than the cache holds: the table itself is asked. */
TEST(many_keys)
{
	struct sqldb *db = open_it();
	char text[32];
	int64_t first;

	first = word(db, "first", 5);
	for (unsigned i = 0; i < 150000; i++)
		word(db, text, (size_t)snprintf(text, sizeof(text), "word %u", i));
	assert_int_equal(word(db, "first", 5), first);
	assert_int_equal(word(db, "word 0", 6), first + 1);
	close_it(db);
	expect("SELECT count(*) FROM word", "150001");
	unlink(path);
}

TEST(rows)
{
	struct sqldb *db = open_it();
	struct cell v[] = { cell_int(1), cell_int(UINT64_MAX), cell_null() };

	assert_int_equal(sqldb_insert(db, T_PLAIN, v), 0);
	v[1] = cell_text("newer");
	assert_int_equal(sqldb_insert(db, T_PLAIN, v), 0);
	assert_int_equal(sqldb_insert(db, T_PAIR, v), -EINVAL); /* its rows are found */
	assert_int_equal(sqldb_insert(db, T_NONE, v), -EINVAL); /* no such table */
	v[0] = cell_int(2);
	v[1] = cell_int(UINT64_MAX);
	assert_int_equal(sqldb_insert(db, T_PLAIN, v), 0);
	v[0] = cell_text("it's");
	assert_int_equal(sqldb_set(db, T_PLAIN, 1, 1, v, 1), 0);
	assert_int_equal(sqldb_set(db, T_PLAIN, 1, 1, v, 2), -EINVAL); /* it has no third column */
	close_it(db);
	expect("SELECT v FROM plain WHERE id = 1", "it's");
	expect("SELECT v FROM plain WHERE id = 2", "-1"); /* its bits are kept */
	unlink(path);
}

/* In a column that refers to a table, a text is the id of its row there. */
TEST(references)
{
	struct sqldb *db = open_it();

	word(db, "first", 5);
	for (unsigned i = 0; i < 2; i++) {
		assert_int_equal(sqldb_insert(db, T_OF_WORDS,
					      (struct cell[]){ cell_text("second"), cell_int(i) }),
				 0);
		assert_int_equal(sqldb_insert(db, T_OF_WORDS,
					      (struct cell[]){ cell_int(1), cell_int(i) }),
				 0);
	}
	close_it(db);
	expect("SELECT group_concat(text) FROM word", "first,second");
	expect("SELECT group_concat(w.text || n) FROM of_words JOIN word w ON w.id = word_id",
	       "first0,first1,second0,second1");
	unlink(path);
}

/* Columns that are filled in later leave the others as they are. */
TEST(later)
{
	struct sqldb *db = open_it();
	struct cell v[] = { cell_int(1), cell_text("x"), cell_int(5) };
	int64_t id;

	assert_int_equal(sqldb_find(db, T_PAIR, v, 2, &id), 0);
	assert_int_equal(sqldb_set(db, T_PAIR, id, 2, &v[2], 1), 0);
	close_it(db);
	expect("SELECT a || b || more || (never IS NULL) FROM pair", "1x51");
	unlink(path);
}

TEST(files)
{
	struct sqldb *db = NULL;
	FILE *f = fopen(path, "we");

	assert_non_null(f);
	fputs("x", f);
	fclose(f);
	assert_int_equal(sqldb_open(path, tables, T_NONE, &db), -EEXIST);
	unlink(path);
	assert_int_equal(sqldb_open("/nonexistent/db", tables, T_NONE, &db), -EACCES);
	assert_null(db);
	/* What was not committed is not there. */
	db = open_it();
	sqldb_free(db);
	unlink(path);
	assert_null(sqldb_free(NULL));
}

UNIT_AROUND(make_folder, remove_folder)
