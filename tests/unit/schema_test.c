// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* The columns of csv and Parquet: no two at one place, none missing between them, and each of csv has its title. */
#include "unit.h"
#include "sink/tables/schema.h"

#define PLACES 64u

static unsigned titled(void)
{
	unsigned n = 0;

	for (unsigned i = 0; i < row_columns[ROW_CALL].n; i++)
		n += row_columns[ROW_CALL].at[i].title != NULL;
	return n;
}

TEST(places_of_parquet)
{
	for (unsigned kind = 0; kind < ROW_KINDS; kind++) {
		const char *names[PLACES] = { 0 };
		unsigned last = 0;

		for (unsigned i = 0; i < row_columns[kind].n; i++) {
			const struct column *c = &row_columns[kind].at[i];

			if (!c->in_parquet)
				continue;
			assert_true(c->in_parquet < PLACES);
			assert_null(names[c->in_parquet]);
			names[c->in_parquet] = c->parquet.name;
			last = c->in_parquet > last ? c->in_parquet : last;
		}
		assert_true(last > 0);
		for (unsigned i = 1; i <= last; i++)
			assert_non_null(names[i]);
	}
}

TEST(places_of_csv)
{
	for (unsigned kind = 0; kind < ROW_KINDS; kind++) {
		bool taken[PLACES] = { 0 };

		for (unsigned i = 0; i < row_columns[kind].n; i++) {
			const struct column *c = &row_columns[kind].at[i];

			if (!c->in_csv)
				continue;
			assert_true(c->in_csv <= titled());
			assert_false(taken[c->in_csv]);
			taken[c->in_csv] = true;
			assert_int_equal(c->title != NULL, kind == ROW_CALL);
		}
	}
}
