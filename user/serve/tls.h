// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * tls.h - whether a certificate and a key can be used, before libmicrohttpd is given them, which says of a mistake only that
 * there is one. GnuTLS is found at run time, as the library that libmicrohttpd uses.
 */
#ifndef XB_SERVE_TLS_H
#define XB_SERVE_TLS_H

#include "base/errline.h"
#include "serve/mhd.h"

struct tls {
	bool there;
	int (*allocate)(void **ret);
	void (*release)(void *credentials);
	int (*use)(void *credentials, const void *cert, const void *key, int format);
	const char *(*words)(int error);
};

/* While files can be opened. Without it, !ret->there. */
void tls_open(const struct mhd *mhd, struct tls *ret);
/* Texts in PEM. -ELIBACC: there is no TLS here; -EINVAL: they are wrong, or not of each other. With a line in *e. */
int tls_check(const struct tls *t, const char *cert, const char *key, struct errline *e);

#endif
