// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* listen.h - addresses at which HTTP is served: "127.0.0.1:80", "[::1]:80", "unix:/run/x.sock". */
#ifndef XB_SERVE_LISTEN_H
#define XB_SERVE_LISTEN_H

#include <stdbool.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "base/errline.h"

#define LISTEN_ADDRESS_MAX 128 /* bytes of an address as text, with the NUL */

struct listen_address {
	struct sockaddr_storage sa;
	socklen_t len;
	bool local; /* only this machine's programs can reach it */
};

/* -EINVAL with *why, a constant: it is none. Names of machines are none: who they are may change. */
int listen_parse(const char *text, struct listen_address *ret, const char **why);
/*
 * A socket that listens, owned by the caller. A Unix socket that nobody listens at any more is replaced; everybody who may
 * enter its folder may connect, as on a port of this machine. -errno with a line in *e.
 */
int listen_open(const char *text, struct errline *e);
/* Closes it, and removes a Unix socket. */
void listen_close(const char *text, int fd);

#endif
