// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sha256.h - SHA-256 (FIPS 180-4), by which contents are known. */
#ifndef XB_BASE_SHA256_H
#define XB_BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

void sha256(const void *bytes, size_t len, uint8_t ret[32]);
/* Of a file from its beginning. 0 or -errno. */
int sha256_file(int fd, uint8_t ret[32]);

#define SHA256_TEXT 65
/* As sha256sum writes it. */
void sha256_text(const uint8_t hash[32], char ret[SHA256_TEXT]);

#endif
