// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * context.h - what a process says of itself to readers outside of it: OpenTelemetry's process context (OTEP 4719).
 *
 * It is a mapping of a certain name, with a header that leads to a message of protobuf anywhere in the process's memory. Its
 * owner may change it at any time, and says so in the header. All of this is the process's own: it may be anything, and
 * reading it may take for ever (base/foreign.h). The message is only copied here; the process without privileges that sends
 * spans reads it (otlp_spans.h).
 */
#ifndef XB_SERVE_CONTEXT_H
#define XB_SERVE_CONTEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define CONTEXT_MAX (16u << 10) /* of a message; a longer one is left alone */

struct context {
	uint32_t len; /* 0: there is none */
	uint8_t bytes[CONTEXT_MAX];
};

/* Whether a mapping is one by its name in /proc/PID/maps. */
bool context_is_name(const char *name);
/*
 * 0, or with a length of 0: -ENOENT, there is none that can be read; -EAGAIN, it was being changed all the time;
 * -ETIMEDOUT, the memory does not answer.
 */
int context_read(pid_t pid, struct context *ret);

#endif
