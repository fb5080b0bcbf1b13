// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_layout.h - how a libxptifw keeps what a subscriber would see, told from its ELF file alone.
 *
 * Whoever attaches calls xpti_layout() for every ELF object that exports xptiNotifySubscribers. If it
 * is a real framework, the layout goes to a slot of the map "xpti_layouts", and the probe, whose cookie
 * has that slot as its object, gets the program xpti_multi (or xpti_plain, one link a probe).
 */
#ifndef XB_PLAN_XPTI_LAYOUT_H
#define XB_PLAN_XPTI_LAYOUT_H

#include <stdint.h>

#include "wire_xpti.h"

struct elf_file;
struct plan_site;

/*
 * What the file says of the framework's layout, and where to put the probe. -ENOENT: no framework
 * (libsycl's own stubs are none); -EINVAL: no instruction there that can be probed. What can't be told
 * is left out by flags: then events come without that, never with a guess.
 */
int xpti_layout(struct elf_file *f, struct xb_xpti_layout *ret, struct plan_site *ret_site);

/* What is known of a release by hand: the second source, for what decoding can't tell. NULL: nothing. */
struct xpti_known {
	const char *from, *to; /* releases, both ends included: "2022.2", "2025.0" */
	uint8_t table;	       /* enum xb_xpti_table */
	uint16_t string_off, stream_off, object_off, enabled_off;
	uint16_t live_off; /* 0: not known */
};
const struct xpti_known *xpti_layout_known(const char *release);

/* How a framework remembers for which streams and trace types callbacks are registered. */
enum xpti_heard_kind {
	XPTI_HEARD_UNASKED, /* before 2024.0: runtimes ask only whether there is a subscriber at all */
	XPTI_HEARD_LISTS, /* 2024.0: a std map by stream, of std maps by type, of callbacks */
	XPTI_HEARD_BITS,  /* 2025.1: the same, of yes and no */
	XPTI_HEARD_FLAT, /* 2025.3: an emhash7 by stream, of phmap's flat maps by type, of yes and no */
};

/* Where that is in the framework's object; what is not told is 0. */
struct xpti_heard {
	uint64_t instance; /* virtual address of the pointer to the object */
	uint8_t kind;	   /* enum xpti_heard_kind */
	uint8_t table;	   /* of streams: enum xb_xpti_table */
	uint32_t heard_off, stream_off, enabled_off;
};

/*
 * -ENOENT: no framework; -ENOTSUP: of a release of which that is not known, or its code disagrees with what is: then
 * nothing is to be said of who listens.
 */
int xpti_heard(struct elf_file *f, struct xpti_heard *ret);

#endif
