// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp_status.h - what the process that sends by OTLP reports of itself: one struct of a fixed size, in memory that it shares
 * with the one that traces. It outlives the process, so that the next one goes on counting.
 *
 * Who writes it has no privileges: nothing in here is to be trusted.
 */
#ifndef XB_SERVE_OTLP_STATUS_H
#define XB_SERVE_OTLP_STATUS_H

#include "serve/state.h"

enum otlp_what { OTLP_METRICS, OTLP_SPANS, OTLP_WHATS };

struct otlp_status {
	struct state_otlp sums;
	uint64_t spans_next; /* the slow call that is sent next: see state.slow_number */
	struct otlp_said {
		uint32_t failing; /* the last export was not taken */
		uint32_t changes; /* how often failing or text have changed */
		char text[256];	  /* why; of the receiver's words, too */
	} said[OTLP_WHATS];
};

/* *ret_fd: to be passed on, owned; its size can't be changed. 0 or -errno. */
int otlp_status_create(struct otlp_status **ret, int *ret_fd);
/* -EPROTO: it has another size. */
int otlp_status_map(int fd, struct otlp_status **ret);
struct otlp_status *otlp_status_unmap(struct otlp_status *s);
/* A copy that is printable ASCII, and ends. */
void otlp_status_text(const struct otlp_said *s, char ret[sizeof(((struct otlp_said *)0)->text)]);

#endif
