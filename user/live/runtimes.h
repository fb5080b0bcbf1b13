// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* runtimes.h - which runtime a mapped file is. */
#ifndef XB_LIVE_RUNTIMES_H
#define XB_LIVE_RUNTIMES_H

#include <stdbool.h>

#include "xptibpf/xptibpf.h"

struct runtime {
	const char *name; /* a constant; NULL: it is none */
	char release[XPTIBPF_RELEASE];
};

/*
 * By the name of the file, which whoever made it has chosen. compiler: the release of the compiler that made it, or "".
 * False: it is no runtime.
 */
bool runtime_of(const char *path, const char *compiler, struct runtime *ret);

#endif
