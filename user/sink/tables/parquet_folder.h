// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet_folder.h - inside sink/: a folder that many recordings share as one table, of Parquet files that each
 * belong to one recording:
 *
 *   FOLDER/TABLE/host=HOST/day=2026-11-21/part-RECORDING-FIRST.parquet
 *
 * as Hive has it, and so Spark, DuckDB and ClickHouse. RECORDING is the boot's id and the clock at its start, FIRST the
 * time of the file's first row: two machines of one name, and two recordings of one day, never meet. Files
 * get their names when all are whole; till then they begin with a point, which readers leave out.
 */
#ifndef XB_SINK_PARQUET_FOLDER_H
#define XB_SINK_PARQUET_FOLDER_H

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

struct folder;

/* tables are not copied. All of these: 0 or -errno. -EEXIST: a file of that name is there. */
int folder_new(const char *folder, const struct parquet_table *tables, unsigned n, const char *host,
	       bool force, struct folder **ret);
/* Removes what was not kept. */
struct folder *folder_free(struct folder *p);
/* Times of rows since, and whose they are. */
void folder_clock(struct folder *p, const struct xb_def_clock *clock);
/* The recording's name, "" before the clock. */
const char *folder_recording(const struct folder *p);
/* Microseconds since 1970. */
int64_t folder_time(const struct folder *p, uint64_t ts);
/* The file for a row of that time, at its row's first column. Valid until the next call. */
int folder_row(struct folder *p, unsigned table, uint64_t ts, struct parquet_file **ret);
/* All files get their names; tables without rows have an empty one, of the time ts. */
int folder_keep(struct folder *p, uint64_t ts);

/*
 * "HOST" as a folder's name has it: what of ASCII is no letter, digit, '.', '-' or '_', or no UTF-8, is %XX; NULL and
 * "": Hive's null.
 */
void folder_host(struct strbuf *out, const char *host);
/* "2026-11-21" of seconds since 1970, UTC. */
void folder_day(struct strbuf *out, int64_t seconds);

#endif
