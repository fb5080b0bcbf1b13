// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * libcurl.h - libcurl, opened at run time.
 *
 * Only one process of one command uses it, and it brings some twenty libraries. The static program can't open any, and
 * has no OTLP.
 */
#ifndef XB_SERVE_LIBCURL_H
#define XB_SERVE_LIBCURL_H

#define CURL_DISABLE_TYPECHECK /* its macros want the functions' own names */
#include <curl/curl.h>
#include <stdbool.h>

#define LIBCURL_FUNCTIONS(X)        \
	X(curl_global_init)         \
	X(curl_easy_init)           \
	X(curl_easy_setopt)         \
	X(curl_easy_getinfo)        \
	X(curl_easy_strerror)       \
	X(curl_slist_append)        \
	X(curl_multi_init)          \
	X(curl_multi_add_handle)    \
	X(curl_multi_remove_handle) \
	X(curl_multi_perform)       \
	X(curl_multi_poll)          \
	X(curl_multi_info_read)

struct libcurl {
#define LIBCURL_MEMBER(name) __typeof__(name) *name;
	LIBCURL_FUNCTIONS(LIBCURL_MEMBER)
#undef LIBCURL_MEMBER
};

/* It stays open until the process ends. -ELIBACC: there is none, or it is too old. */
int libcurl_open(struct libcurl *ret);
/* Whether libcurl_open() would succeed, without the library in this process. */
bool libcurl_exists(void);
/* For people: what is missing. */
const char *libcurl_missing(void);

#endif
