// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* tracer.h - the tracer object from the inside: for the files of lib/ alone. */
#ifndef XB_LIB_TRACER_H
#define XB_LIB_TRACER_H

#include <stdbool.h>

#include "base/errline.h"
#include "live/live.h"
#include "xptibpf/xptibpf.h"

struct replay;
struct session;

/* Either live or replay is there. */
struct xptibpf {
	struct xptibpf_opts opts;
	struct live_opts chosen;
	struct session *session;
	struct live *live;
	struct replay *replay;
	int stop_fd;
	struct errline error;
	bool running;
};

#endif
