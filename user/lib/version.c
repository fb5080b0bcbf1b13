// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* version.c - which release this library is of. */
#include "xptibpf/xptibpf.h"

#include "version.h" /* the Makefile writes it */

const char *xptibpf_version(void)
{
	return XPTIBPF_VERSION;
}
