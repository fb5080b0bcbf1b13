// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.c - see python.h.
 *
 * A table of lines is a sequence of entries, each for some instructions that follow those of the entry before.
 * The first byte of an entry has its highest bit set, then a kind (4 bits) and the number of instructions minus one
 * (3 bits). The bytes up to the next byte with this bit belong to the entry. They have the difference to the
 * line before, and the column, which is ignored. (CPython: InternalDocs/code_objects.md.)
 */
#include "peek/python.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/cleanup.h"

#define CODES_MAX   65536
#define BYTES_MAX   (64U << 20) /* of all of them */
#define TEXT_MAX    4096 /* of a name in UTF-8, with its NUL: more than the kernel side sends */
#define REPLACEMENT 0xfffd

/* ---- lines --------------------------------------------------------------------------------------- */

enum {
	KIND_ONE_LINE = 10, /* to 12: so many lines on, less 10 */
	KIND_NO_COLUMNS = 13,
	KIND_LONG = 14,
	KIND_NONE = 15,
};

/* 6 bits per byte, the lowest first, while bit 6 is set; the lowest bit of the number is its sign. */
static bool signed_number(const uint8_t *p, const uint8_t *end, int64_t *ret)
{
	uint64_t value = 0;
	unsigned shift = 0;

	for (; p < end && !(*p & 0x80) && shift < 36; p++, shift += 6) {
		value |= (uint64_t)(*p & 0x3f) << shift;
		if (*p & 0x40)
			continue;
		*ret = value & 1 ? -(int64_t)(value >> 1) : (int64_t)(value >> 1);
		return true;
	}
	return false;
}

uint32_t python_line(const uint8_t *table, size_t len, uint32_t first_line, uint32_t instr)
{
	const uint8_t *p = table, *end = table + len;
	int64_t line = first_line, delta;
	uint64_t at = 0;

	while (p < end) {
		unsigned kind = *p >> 3 & 15, units = (*p & 7) + 1;

		if (!(*p++ & 0x80))
			return 0;
		delta = 0;
		if (kind >= KIND_ONE_LINE && kind < KIND_NO_COLUMNS)
			delta = (int)kind - KIND_ONE_LINE;
		else if ((kind == KIND_NO_COLUMNS || kind == KIND_LONG) &&
			 !signed_number(p, end, &delta))
			return 0;
		line += delta;
		if (line < INT32_MIN || line > INT32_MAX)
			return 0;
		at += units * 2UL;
		if (instr < at)
			return kind == KIND_NONE || line <= 0 ? 0 : (uint32_t)line;
		while (p < end && !(*p & 0x80))
			p++;
	}
	return 0;
}

/*
 * 3.10: a number of bytes of instructions, and the difference of their line to the one before (-128: they have none).
 */
uint32_t python_line_pairs(const uint8_t *table, size_t len, uint32_t first_line, uint32_t instr)
{
	int64_t line = first_line;
	uint64_t at = 0;

	for (size_t i = 0; i + 1 < len; i += 2) {
		int8_t delta = (int8_t)table[i + 1];

		if (delta != INT8_MIN)
			line += delta;
		at += table[i];
		if (instr < at)
			return delta == INT8_MIN || line <= 0 || line > INT32_MAX ? 0
										  : (uint32_t)line;
	}
	return 0;
}

uint32_t python_code_line(const struct python_code *c, uint32_t instr)
{
	return (c->pairs ? python_line_pairs : python_line)(c->lines, c->lines_len, c->first_line,
							    instr);
}

/* ---- texts --------------------------------------------------------------------------------------- */

static uint32_t character(const uint8_t *p, unsigned size)
{
	uint32_t c = 0;

	for (unsigned i = 0; i < size; i++)
		c |= (uint32_t)p[i] << 8 * i;
	return c > 0x10ffff || (c >= 0xd800 && c < 0xe000) ? REPLACEMENT : c;
}

static size_t put_utf8(uint32_t c, char *to)
{
	if (c < 0x80) {
		to[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		to[0] = (char)(0xc0 | c >> 6);
		to[1] = (char)(0x80 | (c & 0x3f));
		return 2;
	}
	if (c < 0x10000) {
		to[0] = (char)(0xe0 | c >> 12);
		to[1] = (char)(0x80 | (c >> 6 & 0x3f));
		to[2] = (char)(0x80 | (c & 0x3f));
		return 3;
	}
	to[0] = (char)(0xf0 | c >> 18);
	to[1] = (char)(0x80 | (c >> 12 & 0x3f));
	to[2] = (char)(0x80 | (c >> 6 & 0x3f));
	to[3] = (char)(0x80 | (c & 0x3f));
	return 4;
}

void python_text(const uint8_t *text, size_t len, unsigned size, char *ret, size_t max)
{
	size_t n = 0;

	if (!max)
		return;
	if (size == 1 || size == 2 || size == 4) {
		for (size_t i = 0; i + size <= len; i += size) {
			uint32_t c = character(text + i, size);
			char bytes[4];
			size_t k = c ? put_utf8(c, bytes) : 0;

			if (!k || k > max - 1 - n)
				break;
			memcpy(ret + n, bytes, k);
			n += k;
		}
	}
	ret[n] = '\0';
}

/* ---- code objects -------------------------------------------------------------------------------- */

struct code {
	uint32_t id, tgid;
	size_t size;
	UT_hash_handle hh;
	struct python_code pub;
	uint8_t bytes[]; /* function, file, lines */
};

struct python_codes {
	struct code *codes; /* in the order of their coming */
	size_t bytes;
};

int python_codes_new(struct python_codes **ret)
{
	struct python_codes *c = calloc(1, sizeof(*c));

	if (!c)
		return -ENOMEM;
	*ret = c;
	return 0;
}

static void code_drop(struct python_codes *c, struct code *one)
{
	HASH_DEL(c->codes, one);
	c->bytes -= one->size;
	free(one);
}

struct python_codes *python_codes_free(struct python_codes *c)
{
	struct code *one, *next;

	if (!c)
		return NULL;
	HASH_ITER(hh, c->codes, one, next) {
		code_drop(c, one);
	}
	free(c);
	return NULL;
}

void python_codes_drop(struct python_codes *c, uint32_t tgid)
{
	struct code *one, *next;

	HASH_ITER(hh, c->codes, one, next) {
		if (one->tgid == tgid)
			code_drop(c, one);
	}
}

static size_t padded(uint32_t len)
{
	return (len + 7UL) & ~7UL;
}

int python_codes_add(struct python_codes *c, const struct xb_py_code *rec)
{
	char name[TEXT_MAX], file[TEXT_MAX];
	const uint8_t *p = rec->bytes;
	size_t name_len, file_len, size;
	struct code *one;

	if (rec->h.len < sizeof(*rec) || rec->name_len > XB_PY_NAME || rec->file_len > XB_PY_PATH ||
	    rec->lines_len > XB_PY_TABLE ||
	    padded(rec->name_len) + padded(rec->file_len) + padded(rec->lines_len) >
		    rec->h.len - sizeof(*rec))
		return -EBADMSG;
	python_text(p, rec->name_len, rec->name_size, name, sizeof(name));
	p += padded(rec->name_len);
	python_text(p, rec->file_len, rec->file_size, file, sizeof(file));
	p += padded(rec->file_len);
	name_len = strlen(name) + 1;
	file_len = strlen(file) + 1;
	size = sizeof(*one) + name_len + file_len + rec->lines_len;
	HASH_FIND(hh, c->codes, &rec->code, sizeof(rec->code), one);
	if (one)
		code_drop(c, one);
	while (c->codes && (HASH_COUNT(c->codes) >= CODES_MAX || c->bytes + size > BYTES_MAX))
		code_drop(c, c->codes);
	one = calloc(1, size);
	if (!one)
		return -ENOMEM;
	one->id = rec->code;
	one->tgid = rec->h.tgid;
	one->size = size;
	memcpy(one->bytes, name, name_len);
	memcpy(one->bytes + name_len, file, file_len);
	memcpy(one->bytes + name_len + file_len, p, rec->lines_len);
	one->pub = (struct python_code){
		.function = (const char *)one->bytes,
		.file = (const char *)one->bytes + name_len,
		.first_line = rec->first_line,
		.lines = one->bytes + name_len + file_len,
		.lines_len = rec->lines_len,
		.pairs = rec->pairs,
	};
	c->bytes += size;
	HASH_ADD(hh, c->codes, id, sizeof(one->id), one);
	return 0;
}

const struct python_code *python_codes_find(const struct python_codes *c, uint32_t code)
{
	struct code *one;

	HASH_FIND(hh, c->codes, &code, sizeof(code), one);
	return one ? &one->pub : NULL;
}
