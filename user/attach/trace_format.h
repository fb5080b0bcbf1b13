// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* trace_format.h - finds a field in the record of a trace point, by the kernel's own description of it. */
#ifndef XB_ATTACH_TRACE_FORMAT_H
#define XB_ATTACH_TRACE_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

#define TRACE_RECORD_MAX 8192u /* bytes of a record: PERF_MAX_TRACE_SIZE */

enum trace_where {
	TRACE_HERE,	/* size bytes at offset */
	TRACE_DATA_LOC, /* 32 bits have its offset from the record's start */
	TRACE_REL_LOC,	/* the same, but from the end of these 32 bits */
};

struct trace_field {
	uint16_t offset, size;
	enum trace_where where;
	bool is_text; /* an array of char; with is_pointer, the address of a text */
	bool is_pointer;
	bool is_array;
};

/*
 * text: an event's file "format" in tracefs. -ENOENT: it has no such field; -EBADMSG: the description of the field
 * makes no sense.
 */
int trace_format_find(const char *text, const char *name, struct trace_field *ret);

#endif
