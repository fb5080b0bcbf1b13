// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* last_error.h - the line of xptibpf_error(NULL), one for each thread, for functions without an object. */
#ifndef XB_LIB_LAST_ERROR_H
#define XB_LIB_LAST_ERROR_H

/* "" forgets it. Cut if it is too long. */
void last_error_set(const char *line);
const char *last_error(void);

#endif
