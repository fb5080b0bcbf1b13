// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tls.c - see tls.h. */
#include "serve/tls.h"

#include <errno.h>
#include <gnutls/gnutls.h>
#include <stddef.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

void tls_open(const struct mhd *mhd, struct tls *ret)
{
	static const char *const names[] = { "libgnutls.so.30", NULL }; /* the ABI of the header */
	static const struct dynamic_function functions[] = {
		{ "gnutls_certificate_allocate_credentials", offsetof(struct tls, allocate) },
		{ "gnutls_certificate_free_credentials", offsetof(struct tls, release) },
		{ "gnutls_certificate_set_x509_key_mem", offsetof(struct tls, use) },
		{ "gnutls_strerror", offsetof(struct tls, words) },
	};

	memset(ret, 0, sizeof(*ret));
	/* The static program has none, as its libmicrohttpd. */
	ret->there = mhd->is_feature_supported(MHD_FEATURE_TLS) == MHD_YES &&
		     dynamic_open(names, functions, ARRAY_SIZE(functions), ret) >= 0;
}

static gnutls_datum_t datum(const char *text)
{
	return (gnutls_datum_t){ (unsigned char *)text, (unsigned)strlen(text) };
}

int tls_check(const struct tls *t, const char *cert, const char *key, struct errline *e)
{
	const gnutls_datum_t c = datum(cert), k = datum(key);
	void *credentials;
	int r;

	if (!t->there)
		return errline_set(e, -ELIBACC, "this libmicrohttpd has no TLS");
	r = t->allocate(&credentials);
	if (r < 0)
		return errline_set(e, -ENOMEM, "%s", t->words(r));
	r = t->use(credentials, &c, &k, GNUTLS_X509_FMT_PEM);
	t->release(credentials);
	return r < 0 ? errline_set(e, -EINVAL, "%s", t->words(r)) : 0;
}
