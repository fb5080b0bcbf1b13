// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * web_config.h - TLS and passwords of `serve`: which files have them, and what is in these files.
 *
 * The process with privileges reads the files, because others must not, and passes the bytes on as they are; what they
 * mean is for a process without privileges to find out (serve/tls.h, serve/auth.h).
 */
#ifndef XB_SERVE_WEB_CONFIG_H
#define XB_SERVE_WEB_CONFIG_H

#include <stdbool.h>

#include "base/errline.h"

#define WEB_PATH_MAX 256   /* bytes with the NUL */
#define WEB_CERT_MAX 32768 /* the same of a file: certificates */
#define WEB_KEY_MAX  16384 /* a key */
#define WEB_AUTH_MAX 4096  /* users and their passwords */

/* All zeros: nothing was said. */
struct web_config {
	char cert[WEB_PATH_MAX], key[WEB_PATH_MAX]; /* both or none */
	char auth[WEB_PATH_MAX];
};

/* Texts; "": there is none. Of a fixed size, to be passed on as it is. */
struct web_secrets {
	char cert[WEB_CERT_MAX], key[WEB_KEY_MAX], auth[WEB_AUTH_MAX];
};

/* What options said goes before what the file says. */
void web_config_merge(struct web_config *options, const struct web_config *file);
/*
 * Reads the files. Key and passwords have to be files that not everybody can read. -errno with a line in *e; then *ret is
 * of no use.
 */
int web_secrets_read(const struct web_config *c, struct web_secrets *ret, struct errline *e);

#endif
