// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * site.h - where calls were made: XB_DEF_FRAME and XB_DEF_SITE define places, and XB_CALL_SITE connects them with
 * calls.
 */
#ifndef XB_DECODE_SITE_H
#define XB_DECODE_SITE_H

#include <stdbool.h>
#include <stdint.h>

#include "decode/arena.h"
#include "wire.h"

struct event_frame {
	const char *function; /* "": not known. Not escaped, like all texts from programs */
	const char *module;   /* file of the code; "": none */
	const char *source;   /* source file, "": not known */
	uint32_t line;	      /* 0: not known */
	bool python;	      /* of a Python program: no module, no offsets */
	bool inlined;	      /* into the next frame: module and offset are that one's */
	uint64_t offset;      /* of the return address, in the module's own addresses */
	uint64_t in_function; /* bytes from its start */
};

#define SITE_FRAMES_MAX 1024u /* of a site */

struct event_site {
	uint32_t id;	 /* same place, same id, in all processes */
	uint32_t end;	 /* enum xb_site_end */
	uint32_t python; /* enum xb_site_python */
	uint32_t nframes;
	const struct event_frame *const
		*frames; /* innermost first; NULL: its definition is missing */
};

struct site_defs;
int site_defs_new(struct site_defs **ret);
struct site_defs *site_defs_free(struct site_defs *d);
/* Each returns 0, -EBADMSG or -ENOMEM. The record must be at least as long as its struct. */
int site_defs_frame(struct site_defs *d, const struct xb_def_frame *rec);
int site_defs_site(struct site_defs *d, const struct xb_def_site *rec);
int site_defs_tie(struct site_defs *d, const struct xb_call_site *rec);
/*
 * The site of a call, in the arena, or NULL. last: this is the last record of the call. -ENOMEM.
 */
int site_defs_of(struct site_defs *d, uint64_t call, bool last, struct arena *a,
		 const struct event_site **ret);
/* In words: why a site has no more frames. */
const char *site_end_text(uint32_t end);
/* Why Python frames are missing; "": none are missing. */
const char *site_python_text(uint32_t python);

#endif
