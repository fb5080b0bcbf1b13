// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost.
// clang-format off
#include "catalog/tables.h"

extern const struct cat_table cat_table_ur;
extern const struct cat_table cat_table_thread;
extern const struct cat_table cat_table_beacon;
extern const struct cat_table cat_table_pi;
extern const struct cat_table cat_table_ze;
extern const struct cat_table cat_table_zet;
extern const struct cat_table cat_table_zes;
extern const struct cat_table cat_table_zer;
extern const struct cat_table cat_table_zel;
extern const struct cat_table cat_table_cl;
extern const struct cat_table cat_table_cu;

const struct cat_table *const cat_tables[CAT_API_MAX] = {
	[CAT_API_UR] = &cat_table_ur,
	[CAT_API_THREAD] = &cat_table_thread,
	[CAT_API_BEACON] = &cat_table_beacon,
	[CAT_API_PI] = &cat_table_pi,
	[CAT_API_ZE] = &cat_table_ze,
	[CAT_API_ZET] = &cat_table_zet,
	[CAT_API_ZES] = &cat_table_zes,
	[CAT_API_ZER] = &cat_table_zer,
	[CAT_API_ZEL] = &cat_table_zel,
	[CAT_API_CL] = &cat_table_cl,
	[CAT_API_CU] = &cat_table_cu,
};
