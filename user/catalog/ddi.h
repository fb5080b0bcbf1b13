// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* ddi.h - the tables by which Unified Runtime's loader calls adapters, by release: their functions, in order. */
#ifndef XB_CATALOG_DDI_H
#define XB_CATALOG_DDI_H

#include <stddef.h>

struct ddi_slot {
	const char *getter; /* the function that fills the table; slots of one are side by side */
	const char *name;   /* "": the release has such a slot, but no header names it */
};

struct ddi_release {
	const char *release; /* "2026.2"; NULL: the end */
	const struct ddi_slot *slots;
	size_t n;
};

extern const struct ddi_release ddi_releases[];

#endif
