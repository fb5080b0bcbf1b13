// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * trace_format.c - see trace_format.h. A line is
 *
 *	field:__data_loc char[] name;	offset:8;	size:4;	signed:0;
 *
 * and is a declaration as C has it: the name is its last word, before a length in brackets.
 */
#include "attach/trace_format.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool is_name(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* The value of "KEY:NUMBER;" in the line; false: it has none that fits. */
static bool number(const char *line, const char *end, const char *key, uint16_t *ret)
{
	size_t len = strlen(key);

	for (const char *at = line; at + len < end; at++) {
		unsigned long v;
		char *stop;

		if (memcmp(at, key, len) || !isdigit((unsigned char)at[len]))
			continue;
		v = strtoul(at + len, &stop, 10);
		if (*stop != ';' || v > TRACE_RECORD_MAX)
			return false;
		*ret = (uint16_t)v;
		return true;
	}
	return false;
}

static bool has(const char *from, const char *end, const char *word)
{
	size_t len = strlen(word);

	for (; from + len <= end; from++)
		if (!memcmp(from, word, len))
			return true;
	return false;
}

/* The declaration of the field, without brackets after its name. */
static bool split(const char *decl, const char *end, const char **ret_name, const char **ret_end)
{
	if (end > decl && end[-1] == ']')
		while (end > decl && *--end != '[')
			;
	*ret_end = end;
	while (end > decl && is_name(end[-1]))
		end--;
	*ret_name = end;
	return end < *ret_end;
}

static int describe(const char *decl, const char *name, const char *name_end, const char *line_end,
		    struct trace_field *ret)
{
	struct trace_field f = { .where = TRACE_HERE };

	if (!number(name_end, line_end, "offset:", &f.offset) ||
	    !number(name_end, line_end, "size:", &f.size) || !f.size ||
	    f.offset + f.size > (int)TRACE_RECORD_MAX)
		return -EBADMSG;
	if (has(decl, name, "__data_loc "))
		f.where = TRACE_DATA_LOC;
	else if (has(decl, name, "__rel_loc "))
		f.where = TRACE_REL_LOC;
	if (f.where != TRACE_HERE && f.size != 4)
		return -EBADMSG;
	f.is_pointer = has(decl, name, "*");
	f.is_array = f.where != TRACE_HERE || *name_end == '[';
	f.is_text = (f.is_array || f.is_pointer) && has(decl, name, "char") &&
		    !has(decl, name, "unsigned char");
	*ret = f;
	return 0;
}

int trace_format_find(const char *text, const char *name, struct trace_field *ret)
{
	static const char field[] = "field:";

	for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
		const char *decl = line + strspn(line, " \t"), *semicolon, *at, *at_end;

		end = line + strcspn(line, "\n");
		if (strncmp(decl, field, strlen(field)) != 0)
			continue;
		decl += strlen(field);
		semicolon = memchr(decl, ';', (size_t)(end - decl));
		if (!semicolon || !split(decl, semicolon, &at, &at_end))
			continue;
		if (strlen(name) != (size_t)(at_end - at) ||
		    memcmp(at, name, (size_t)(at_end - at)) != 0)
			continue;
		return describe(decl, at, at_end, end, ret);
	}
	return -ENOENT;
}
