// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_layout.h - finds out, only from its ELF file, how a libxptifw stores what a subscriber would get.
 *
 * xpti_layout() is called for every ELF object that exports xptiNotifySubscribers. If it is a real framework,
 * the layout is put into a slot of the map "xpti_layouts", and the probe, whose cookie has that slot as its
 * object, gets the program xpti_multi (or xpti_plain with one link for each probe).
 */
#ifndef XB_PLAN_XPTI_LAYOUT_H
#define XB_PLAN_XPTI_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

#include "wire_xpti.h"

struct elf_file;
struct probe_point;

/*
 * The framework's layout according to the file, and where to place the probe. -ENOENT: it is no framework
 * (libsycl's stubs are none); -EINVAL: it has no instruction that can be probed. The flags show what could not be
 * determined: events then lack this, and nothing is guessed.
 */
int xpti_layout(struct elf_file *f, struct xb_xpti_layout *ret, struct probe_point *ret_point);

/* Whether it has only numbers that xpti_layout() can find, for a layout that somebody else found. */
bool xpti_layout_is_sound(const struct xb_xpti_layout *l);

/* The second source, a table made by hand, for what decoding can't determine. NULL: nothing is known of the release. */
struct xpti_known {
	const char *from, *to; /* releases, both ends included: "2022.2", "2025.0" */
	uint8_t table;	       /* enum xb_xpti_table */
	uint16_t string_off, stream_off, object_off, enabled_off;
	uint16_t live_off; /* 0: not known */
};
const struct xpti_known *xpti_layout_known(const char *release);

/* How a framework remembers for which streams and trace types callbacks are registered. */
enum xpti_heard_kind {
	XPTI_HEARD_UNASKED, /* before 2024.0: runtimes only ask whether there is any subscriber */
	XPTI_HEARD_LISTS,   /* 2024.0: a std map by stream, of std maps by type, of callbacks */
	XPTI_HEARD_BITS,    /* 2025.1: the same, of booleans */
	XPTI_HEARD_FLAT, /* 2025.3: an emhash7 by stream, of phmap's flat maps by type, of booleans */
};

/* Where this is in the framework's object; what is not known is 0. */
struct xpti_heard {
	uint64_t instance; /* virtual address of the pointer to the object */
	uint8_t kind;	   /* enum xpti_heard_kind */
	uint8_t table;	   /* of streams: enum xb_xpti_table */
	uint32_t heard_off, stream_off, enabled_off;
};

/*
 * -ENOENT: it is no framework; -ENOTSUP: this is not known for its release, or its code disagrees with what is known,
 * so nothing can be said about who listens.
 */
int xpti_heard(struct elf_file *f, struct xpti_heard *ret);

#endif
