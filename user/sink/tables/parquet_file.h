// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * parquet_file.h - inside sink/: one Parquet file, a row at a time.
 *
 * Behind it is Arrow's C++ library (parquet_arrow.cpp), which a build may go without: then parquet_none.c is in its
 * place, and nothing can be opened. So this is C, and knows nothing of Arrow.
 */
#ifndef XB_SINK_PARQUET_FILE_H
#define XB_SINK_PARQUET_FILE_H

#include <stdbool.h>

#include "sink/tables/cell.h"

#ifdef __cplusplus
extern "C" {
#endif

enum parquet_type {
	PARQUET_INT, /* 64 bits with a sign, which Spark reads too; larger numbers keep their bits */
	PARQUET_BOOL,
	PARQUET_TEXT, /* UTF-8 */
	PARQUET_REAL,
	PARQUET_TIME, /* microseconds since 1970, UTC: Spark knows no nanoseconds */
};

struct parquet_column {
	const char *name;
	enum parquet_type type;
};

struct parquet_file;

/* Is there a library behind it? */
bool parquet_works(void);
/*
 * A new file. columns are not copied. All of these: 0 or -EOPNOTSUPP, -ENOMEM, -EIO, and -errno of
 * opening and writing.
 */
int parquet_open(const char *path, const struct parquet_column *columns, unsigned n,
		 struct parquet_file **ret);
/* The next column of the row: a row is complete when all columns have their value. -EINVAL: of another type. */
int parquet_cell(struct parquet_file *f, const struct cell *c);
/* Without it the file is none. */
int parquet_close(struct parquet_file *f);
struct parquet_file *parquet_free(struct parquet_file *f);

#ifdef __cplusplus
}
#endif

#endif
