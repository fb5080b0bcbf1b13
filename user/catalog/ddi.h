// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ddi.h - the tables of functions by which SYCL's runtimes call what drives devices, by release. */
#ifndef XB_CATALOG_DDI_H
#define XB_CATALOG_DDI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DDI_SLOTS 1024u

/* Of Unified Runtime, in the order of the tables. Of a release, those of which it is neither before first nor after last. */
struct ddi_row {
	const char *
		getter; /* the function that fills the table; slots of one are side by side. NULL: the end */
	const char *name;    /* "": the release has such a slot, but no header names it */
	uint8_t first, last; /* in ddi_releases */
};
extern const struct ddi_row ddi_rows[];
/* Of Unified Runtime, "2026.2" for all 2026.2.N, or "2026.1.1" as the compiler calls it; NULL: the end. */
extern const char *const ddi_releases[];

struct ddi_slot {
	const char *getter, *name; /* as in a row */
};
struct ddi {
	const char *release; /* "2026.2", or "2026.1.1" where others of 2026.1 have other tables */
	bool is_pi;	     /* it has PI's table, not Unified Runtime's */
	bool hands_out;	     /* its OpenCL plugin puts functions of OpenCL itself into some slots */
	uint32_t at;	     /* where the first slot of each table is */
	size_t n;
	struct ddi_slot slots[DDI_SLOTS];
};

/* Of the runtime of that release ("2026.2.0"). False: its tables are not known. */
bool ddi_of(const char *release, struct ddi *ret);

/* The function of PI instead of which the OpenCL plugins before 2024.1 hand out this one of OpenCL's. NULL: none. */
const char *ddi_handed_out(const char *function);

#endif
