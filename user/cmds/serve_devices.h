// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * serve_devices.h - the part of `serve` that keeps devices being read by a process of its own, whatever their drivers do.
 */
#ifndef XB_CMDS_SERVE_DEVICES_H
#define XB_CMDS_SERVE_DEVICES_H

#include <stdbool.h>
#include <stdint.h>

#include "cmds/serve_child.h"
#include "serve/config.h"
#include "serve/state.h"

struct serve_devices {
	struct serve_child child;
	struct devices_shared *shared;
	int fd;		   /* of shared */
	uint64_t next;	   /* a start is not tried before */
	uint64_t number;   /* of the last reading that was seen, of this process */
	uint64_t seen;	   /* when; 0: none yet */
	unsigned failures; /* ends of the process, one soon after the other */
	bool hung;	   /* it was killed for that, and has not ended yet */
};
#define SERVE_DEVICES_INIT { .child = { .what = "reads devices" }, .fd = -1 }

/* At each reading: starts it, or starts it again, as the configuration says, and fills in the state. Never waits. */
void serve_devices_look(struct serve_devices *d, enum serve_devices_mode mode, struct state *state);
void serve_devices_done(struct serve_devices *d);

#endif
