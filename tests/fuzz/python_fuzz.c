// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python_fuzz.c - any bytes as what the kernel side read of a Python code object: its record is taken or
 * refused, its texts end and are UTF-8, and no line is below 0.
 *
 * Built and run by "make fuzz".
 */
#include <stdlib.h>
#include <string.h>

#include "../../user/base/utf8.h"
#include "../../user/peek/python.c"

static void is_utf8(const char *text)
{
	size_t len = strlen(text);
	uint32_t c;

	for (size_t at = 0, n; at < len; at += n) {
		n = utf8_decode((const unsigned char *)text + at, len - at, &c);
		if (!n)
			abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct python_code *code;
	struct python_codes *codes;
	struct xb_py_code *rec;

	if (size < sizeof(*rec) || size > 65536 || python_codes_new(&codes) < 0)
		return 0;
	rec = malloc(size);
	if (!rec)
		abort();
	memcpy(rec, data, size);
	rec->h.len = (uint32_t)size;
	/* Mutations of the lengths alone would hardly ever fit. */
	rec->name_len %= 64;
	rec->file_len %= 64;
	rec->lines_len %= 4096;
	if (python_codes_add(codes, rec) == 0) {
		code = python_codes_find(codes, rec->code);
		if (!code)
			abort();
		is_utf8(code->function);
		is_utf8(code->file);
		for (uint32_t at = 0; at < 64; at++)
			if (python_code_line(code, at * 5) > INT32_MAX)
				abort();
	}
	python_codes_free(codes);
	free(rec);
	return 0;
}
