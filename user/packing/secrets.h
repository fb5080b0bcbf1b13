// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * secrets.h - which files are not packed unless they are asked for: passwords, private keys and tokens, by where such things
 * usually are, and by what keys begin with.
 */
#ifndef XB_PACKING_SECRETS_H
#define XB_PACKING_SECRETS_H

#include <stddef.h>

#define SECRETS_HEAD 16384 /* bytes of a file that are looked at */

/* Why the path is that of a secret: "a private key". NULL: it is not. */
const char *secrets_by_path(const char *path);
/* The same by the beginning of the file. */
const char *secrets_by_head(const char *path, const void *head, size_t len);

#endif
