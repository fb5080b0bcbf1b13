// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tables_check.c - see tables.h. */
#include "plan/tables.h"

#define ERRNO_MAX 4095

static bool is_error(int32_t error)
{
	return error <= 0 && error >= -ERRNO_MAX;
}

bool tables_code_is_sound(const struct tables_code *c)
{
	if (c->error)
		return is_error(c->error);
	if (c->n > TABLES_CODE)
		return false;
	for (uint32_t i = 0; i < c->n; i++)
		if (c->code[i].offset + c->code[i].size < c->code[i].offset ||
		    c->code[i].vaddr + c->code[i].size < c->code[i].vaddr)
			return false;
	return true;
}

bool tables_row_is_sound(const struct tables_row *r)
{
	return r->error ? is_error(r->error) : cfi_row_is_sound(&r->row);
}
