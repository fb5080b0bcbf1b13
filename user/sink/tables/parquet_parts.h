// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet_parts.h - inside sink/: a folder that many recordings share as one table, of Parquet files that each
 * belong to one recording:
 *
 *   FOLDER/TABLE/host=HOST/day=2026-11-21/part-RECORDING-FIRST.parquet
 *
 * as Hive has it, and so Spark, DuckDB and ClickHouse. RECORDING is the boot's id and the clock at its start, FIRST the
 * time of the file's first row: two machines of one name, and two recordings of one day, never meet. Files
 * get their names when all are whole; till then they begin with a point, which readers leave out.
 */
#ifndef XB_SINK_PARQUET_PARTS_H
#define XB_SINK_PARQUET_PARTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "sink/tables/parquet_file.h"
#include "wire.h"

struct parquet_table {
	const char *name;
	const struct parquet_column *columns;
	unsigned n;
};

struct parts;

/* tables are not copied. All of these: 0 or -errno. -EEXIST: a file of that name is there. */
int parts_new(const char *folder, const struct parquet_table *tables, unsigned n, const char *host,
	      bool force, struct parts **ret);
/* Removes what was not kept. */
struct parts *parts_free(struct parts *p);
/* Times of rows since, and whose they are. */
void parts_clock(struct parts *p, const struct xb_def_clock *clock);
/* The recording's name, "" before the clock. */
const char *parts_recording(const struct parts *p);
/* Microseconds since 1970. */
int64_t parts_time(const struct parts *p, uint64_t ts);
/* The file for a row of that time, at its row's first column. Valid until the next call. */
int parts_row(struct parts *p, unsigned table, uint64_t ts, struct parquet_file **ret);
/* All files get their names; tables without rows have an empty one, of the time ts. */
int parts_keep(struct parts *p, uint64_t ts);

/*
 * "HOST" as a folder's name has it: what of ASCII is no letter, digit, '.', '-' or '_', or no UTF-8, is %XX; NULL and
 * "": Hive's null.
 */
void parts_host(struct strbuf *out, const char *host);
/* "2026-11-21" of seconds since 1970, UTC. */
void parts_day(struct strbuf *out, int64_t seconds);

#endif
