// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_layout.h - how a libxptifw keeps what a subscriber would see, told from its ELF file alone.
 *
 * Whoever attaches calls xpti_plan() for every ELF object with a symbol xptiNotifySubscribers. If it
 * is a real framework, layout goes to slot of the map "xpti_layouts" and the probe is placed with the
 * program xpti_multi (or xpti_plain, one link a probe) of the skeleton "xpti".
 */
#ifndef XB_PLAN_XPTI_LAYOUT_H
#define XB_PLAN_XPTI_LAYOUT_H

#include <stdint.h>

#include "wire_xpti.h"

struct elf_file;

struct xpti_plan {
	struct xb_xpti_layout layout;
	uint64_t offset; /* of the probe, in the file */
	uint64_t cookie; /* XB_COOKIE with the slot as its object */
};

/*
 * What the file says of the framework's layout. -ENOENT: no framework (libsycl's own stubs are none).
 * What can't be told is left out by flags: then events come without that, never with a guess.
 * layout.notify is set by xpti_plan() alone, as it depends on where the probe goes.
 */
int xpti_layout_find(struct elf_file *f, struct xb_xpti_layout *ret);
/* slot: below XB_XPTI_LAYOUTS. -ENOENT as above, -EINVAL: no instruction there that can be probed. */
int xpti_plan(struct elf_file *f, unsigned slot, struct xpti_plan *ret);

/* What is known of a release by hand: the second source, for what decoding can't tell. NULL: nothing. */
struct xpti_known {
	const char *from, *to; /* releases, both ends included: "2022.2", "2025.0" */
	uint8_t table;	       /* enum xb_xpti_table */
	uint16_t string_off, stream_off, object_off, enabled_off;
};
const struct xpti_known *xpti_layout_known(const char *release);

#endif
