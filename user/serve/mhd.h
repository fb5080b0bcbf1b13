// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * mhd.h - libmicrohttpd, opened at run time.
 *
 * Only one process of one command uses it, and with the libraries that it brings it costs every process that is linked to
 * it some 3 MiB. The static program has it linked in.
 */
#ifndef XB_SERVE_MHD_H
#define XB_SERVE_MHD_H

#include <microhttpd.h>
#include <stdbool.h>

#define MHD_FUNCTIONS(X)                    \
	X(add_response_header)              \
	X(basic_auth_get_username_password) \
	X(create_response_from_buffer)      \
	X(destroy_response)                 \
	X(free)                             \
	X(get_connection_info)              \
	X(get_daemon_info)                  \
	X(get_timeout)                      \
	X(is_feature_supported)             \
	X(lookup_connection_value)          \
	X(queue_response)                   \
	X(run)                              \
	X(start_daemon)                     \
	X(stop_daemon)

struct mhd {
#define MHD_MEMBER(name) __typeof__(MHD_##name) *name;
	MHD_FUNCTIONS(MHD_MEMBER)
#undef MHD_MEMBER
};

/* It stays open until the process ends. -ELIBACC: there is none, or it lacks a function. */
int mhd_open(struct mhd *ret);
/* Whether mhd_open() would succeed, without the library's pages in this process. */
bool mhd_exists(void);
/* For people: what is missing. */
extern const char mhd_missing[];

#endif
