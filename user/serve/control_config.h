// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * control_config.h - where `serve` takes requests for captures, from whom, and how large they may be.
 *
 * The struct has a fixed size, as that of config.h, of which it is a part.
 */
#ifndef XB_SERVE_CONTROL_CONFIG_H
#define XB_SERVE_CONTROL_CONFIG_H

#include <stdbool.h>

#define CONTROL_FOLDER	    "/run/xptibpf"
#define CONTROL_PATH	    CONTROL_FOLDER "/control.sock"
#define CONTROL_PATH_MAX    108 /* bytes with the NUL, as in struct sockaddr_un */
#define CONTROL_GROUP_MAX   64
#define CONTROL_SECONDS	    60
#define CONTROL_SECONDS_MAX 3600
#define CONTROL_MIB	    256
#define CONTROL_MIB_MAX	    65536

/* All zeros: nothing was said. */
struct control_config {
	char path[CONTROL_PATH_MAX]; /* "none": no captures */
	bool by_default; /* nobody has said the path: it is no mistake if it can't be had */
	char group[CONTROL_GROUP_MAX]; /* whose members may ask, besides root and the user of serve; "": none */
	unsigned seconds, mib; /* of a capture, at most */
};

/* Each sets what was said by its text. -EINVAL with *why, a constant: it makes no sense. */
int control_config_path(struct control_config *c, const char *text, const char **why);
int control_config_group(struct control_config *c, const char *text, const char **why);
/* What options said goes before what the file says, and that before what is so by default. */
void control_config_merge(struct control_config *options, const struct control_config *file);
bool control_config_same(const struct control_config *a, const struct control_config *b);
bool control_config_is_none(const struct control_config *c);

#endif
