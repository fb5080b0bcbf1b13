// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* mhd.c - see mhd.h. */
#include "serve/mhd.h"

#include <errno.h>
#include <stddef.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

#define LIBRARY "libmicrohttpd.so.12" /* the ABI of the header */

const char mhd_missing[] = LIBRARY " is missing (Debian's package is libmicrohttpd12)";

/* Null where the program is not linked with the library. */
#define MHD_WEAK(name) extern __typeof__(MHD_##name) MHD_##name __attribute__((weak));
MHD_FUNCTIONS(MHD_WEAK)

int mhd_open(struct mhd *ret)
{
	static const char *const names[] = { LIBRARY, NULL };
	static const struct dynamic_function functions[] = {
#define MHD_ROW(name) { "MHD_" #name, offsetof(struct mhd, name), false },
		MHD_FUNCTIONS(MHD_ROW)
	};
	const struct mhd linked = {
#define MHD_LINKED(name) .name = MHD_##name,
		MHD_FUNCTIONS(MHD_LINKED)
	};

	if (!MHD_start_daemon)
		return dynamic_open(names, functions, ARRAY_SIZE(functions), ret);
	for (size_t i = 0; i < ARRAY_SIZE(functions); i++)
		if (!*(void *const *)((const char *)&linked + functions[i].member))
			return -ELIBACC;
	*ret = linked;
	return 0;
}

static int open_it(void)
{
	struct mhd mhd;

	return mhd_open(&mhd);
}

bool mhd_exists(void)
{
	return dynamic_exists(open_it);
}
