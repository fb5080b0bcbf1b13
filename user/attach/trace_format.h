// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* trace_format.h - where a trace point's record has a field, by the kernel's own description of it. */
#ifndef XB_ATTACH_TRACE_FORMAT_H
#define XB_ATTACH_TRACE_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

#define TRACE_RECORD_MAX 8192u /* bytes of a record: PERF_MAX_TRACE_SIZE */

enum trace_where {
	TRACE_HERE,	/* size bytes at offset */
	TRACE_DATA_LOC, /* there are 32 bits that lead to it, from the record's start */
	TRACE_REL_LOC,	/* the same, from their own end */
};

struct trace_field {
	uint16_t offset, size;
	enum trace_where where;
	bool is_text; /* an array of char, or with is_pointer the address of a text */
	bool is_pointer;
	bool is_array;
};

/*
 * text: an event's file "format" in tracefs. -ENOENT: it has no such field; -EBADMSG: it has, but what is
 * said of it makes no sense.
 */
int trace_format_find(const char *text, const char *name, struct trace_field *ret);

#endif
