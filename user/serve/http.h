// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * http.h - answers HTTP at sockets that listen: /metrics, /healthz, /readyz and /status of a shared state.
 *
 * One thread. A connection serves one request and lives for a few seconds at most, there are few at a time, and the
 * others wait in the kernel; what a request asks for is written once for each state.
 */
#ifndef XB_SERVE_HTTP_H
#define XB_SERVE_HTTP_H

#include <stddef.h>

#include "serve/state.h"

struct http;
/* All of it is borrowed; version: of xptibpf. 0 or -errno. */
int http_new(const int listeners[], size_t n, const struct state_shared *state, const char *version,
	     struct http **ret);
struct http *http_free(struct http *h);
/* Serves until the descriptor is readable, or closed at its other end. */
int http_run(struct http *h, int until);

#endif
