// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* libcurl.c - see libcurl.h. */
#include "serve/libcurl.h"

#include <stddef.h>

#include "base/cleanup.h"
#include "base/dynamic.h"

const char *libcurl_missing(void)
{
	return dynamic_is_static()
		       ? "this program is a static one, which has no OTLP"
		       : "libcurl.so.4 is missing, or older than 7.66 (Debian's package is libcurl4)";
}

/* Debian's with GnuTLS has another name; the interface is the same. */
int libcurl_open(struct libcurl *ret)
{
	static const char *const names[] = { "libcurl.so.4", "libcurl-gnutls.so.4", NULL };
	static const struct dynamic_function functions[] = {
#define LIBCURL_ROW(name) { #name, offsetof(struct libcurl, name), false },
		LIBCURL_FUNCTIONS(LIBCURL_ROW)
#undef LIBCURL_ROW
	};

	return dynamic_open(names, functions, ARRAY_SIZE(functions), ret);
}

static int open_it(void)
{
	struct libcurl curl;

	return libcurl_open(&curl);
}

bool libcurl_exists(void)
{
	return dynamic_exists(open_it);
}
