// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_web.h - the part of `serve` that says who may read at its addresses, and how: TLS and passwords. */
#ifndef XB_CMDS_SERVE_WEB_H
#define XB_CMDS_SERVE_WEB_H

#include "serve/config.h"

/* Reads the files of a configuration, and has a process without privileges look at them. -errno with a line in *e. */
int serve_web_read(const struct web_config *c, struct web_secrets *ret, struct errline *e);
/* Prints what `serve --check` has to say of them. */
void serve_web_say(const struct serve_config *c);
/* Who else can read at an address: for a warning. NULL: nobody. */
const char *serve_web_risk(const struct web_config *c, const char *address);

#endif
