// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* userns.h - user namespaces, in which root is nobody's root outside. */
#ifndef XB_PROC_USERNS_H
#define XB_PROC_USERNS_H

#include <stdbool.h>

/* Whether this process is in one that is not the machine's own. */
bool userns_is_inner(void);

#endif
