// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* serve_otlp.h - the part of `serve` that keeps its metrics being sent by OTLP, and says how that goes. */
#ifndef XB_CMDS_SERVE_OTLP_H
#define XB_CMDS_SERVE_OTLP_H

#include "base/errline.h"
#include "cmds/serve_child.h"
#include "serve/otlp_config.h"
#include "serve/otlp_status.h"

struct serve_otlp {
	struct serve_child child;
	struct otlp_status *status;
	int fd;			   /* of status */
	uint64_t next;		   /* a start is not tried before */
	uint32_t seen[OTLP_WHATS]; /* what was said of status->said[].changes */
	uint64_t said[OTLP_WHATS]; /* when */
};
#define SERVE_OTLP_INIT { .child = { .what = "sends by OTLP" }, .fd = -1 }

/* Whether a configuration can be followed here; nothing to be sent can. -errno with a line in *e. */
int serve_otlp_check(const struct otlp_config *c, struct errline *e);
/* Prints what would be sent, and where. Values of headers are secrets. */
void serve_otlp_say(const struct otlp_config *c);

/* If there is something to be sent and it is not being sent; state: of state_create(). */
void serve_otlp_start(struct serve_otlp *o, const struct otlp_config *c, int state);
/* At each reading: starts the process again if it has ended, says what has changed, and fills in the state. */
void serve_otlp_look(struct serve_otlp *o, const struct otlp_config *c, int state_fd,
		     struct state *state);
/* What the state has now is sent, if that can be done soon. */
void serve_otlp_stop(struct serve_otlp *o);
void serve_otlp_done(struct serve_otlp *o);

#endif
