// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * http.h - answers HTTP at sockets that listen: /metrics, /healthz, /readyz and /status of a shared state, and a
 * page that shows them.
 *
 * One thread. A connection serves one request and lives for a few seconds at most, there are few at a time, and the
 * others wait in the kernel; what a request asks for is written once for each state.
 */
#ifndef XB_SERVE_HTTP_H
#define XB_SERVE_HTTP_H

#include <stddef.h>

#include "serve/mhd.h"
#include "serve/state.h"
#include "serve/web_config.h"

struct http;
struct http_config {
	const struct mhd *mhd; /* copied; all others are borrowed */
	const int *listeners;
	size_t n;
	const struct state_shared *state;
	const char *version; /* of xptibpf */
	const struct web_secrets *
		secrets; /* for IP; Unix sockets have neither TLS nor passwords. Of use to http_new() alone */
};
/* 0 or -errno; -EINVAL: the secrets can't be used. */
int http_new(const struct http_config *config, struct http **ret);
struct http *http_free(struct http *h);
/* Serves until the descriptor is readable, or closed at its other end. */
int http_run(struct http *h, int until);

#endif
