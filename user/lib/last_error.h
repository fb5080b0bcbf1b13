// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* last_error.h - what xptibpf_error(NULL) says: a line for each thread, for calls that have no object to ask. */
#ifndef XB_LIB_LAST_ERROR_H
#define XB_LIB_LAST_ERROR_H

/* "" forgets it. Cut if it is too long. */
void last_error_set(const char *line);
const char *last_error(void);

#endif
