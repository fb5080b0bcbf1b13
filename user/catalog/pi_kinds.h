// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi_kinds.h - the numbers that SYCL runtimes have for the functions of the Plugin Interface (PiApiKind), which
 * they give to whoever listens to sycl.pi.debug. tests/real/dpcpp.py holds them against the runtimes.
 */
#ifndef XB_CATALOG_PI_KINDS_H
#define XB_CATALOG_PI_KINDS_H

#define PI_KINDS_MAX 192u

struct pi_kind {
	const char *name;
	unsigned number;
};

struct pi_kinds {
	struct pi_kind at[PI_KINDS_MAX]; /* by name */
	unsigned n;
};

/* Those of a release ("2024.2.1"); NULL or "": of the last that had PI. */
void pi_kinds_of(const char *release, struct pi_kinds *ret);
/* -ENOENT: the release has no such function, or no number for it (piPluginInit). */
int pi_kind_number(const struct pi_kinds *kinds, const char *name);

/* The releases whose numbers may differ, from the oldest on; NULL: there are no more. */
const char *pi_kinds_release(unsigned i);

#endif
