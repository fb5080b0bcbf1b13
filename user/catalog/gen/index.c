// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost.
// clang-format off
#include "catalog/tables.h"

extern const struct cat_table cat_table_ur;
extern const struct cat_table cat_table_thread;

const struct cat_table *const cat_tables[CAT_API_MAX] = {
	[CAT_API_UR] = &cat_table_ur,
	[CAT_API_THREAD] = &cat_table_thread,
};
