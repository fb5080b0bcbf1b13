// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* userns.c - see userns.h. */
#include "proc/userns.h"

#include <sys/stat.h>

#define OUTER 0xEFFFFFFDU /* PROC_USER_INIT_INO of the kernel, the number of the machine's own */

bool userns_is_inner(void)
{
	struct stat st;

	return !stat("/proc/self/ns/user", &st) && st.st_ino != OUTER;
}
