// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* parquet_none.c - parquet_file.h in builds without Arrow: the Makefile takes either this or parquet_arrow.cpp. */
#include "sink/tables/parquet_file.h"

#include <errno.h>

bool parquet_works(void)
{
	return false;
}

int parquet_open(const char *path, const struct parquet_column *columns, unsigned n,
		 struct parquet_file **ret)
{
	(void)path, (void)columns, (void)n, (void)ret;
	return -EOPNOTSUPP;
}

int parquet_cell(struct parquet_file *f, const struct cell *c)
{
	(void)f, (void)c;
	return -EOPNOTSUPP;
}

int parquet_close(struct parquet_file *f)
{
	(void)f;
	return -EOPNOTSUPP;
}

struct parquet_file *parquet_free(struct parquet_file *f)
{
	(void)f;
	return NULL;
}
