// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* level_zero.c - see level_zero.h. */
#include "sample/level_zero.h"

#include <stddef.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

int level_zero_open(const char *library, struct level_zero *ret)
{
	static const struct dynamic_function functions[] = {
#define LEVEL_ZERO_ROW(name, arguments)		 { #name, offsetof(struct level_zero, name), false },
#define LEVEL_ZERO_ROW_OPTIONAL(name, arguments) { #name, offsetof(struct level_zero, name), true },
		LEVEL_ZERO_FUNCTIONS(LEVEL_ZERO_ROW, LEVEL_ZERO_ROW_OPTIONAL)
#undef LEVEL_ZERO_ROW
#undef LEVEL_ZERO_ROW_OPTIONAL
	};
	const char *const names[] = { library, NULL };

	return dynamic_open(names, functions, ARRAY_SIZE(functions), ret);
}
