// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * identity.h - what a process is called, for the resource of its spans.
 *
 * Its service is what it says to OpenTelemetry's own libraries by variables of its environment, as they were when its
 * program began, unless its context says something else (context.h). Their memory is the process's own: it may be anything,
 * and reading it may take for ever (base/foreign.h).
 */
#ifndef XB_SERVE_IDENTITY_H
#define XB_SERVE_IDENTITY_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "proc/container.h"
#include "serve/context.h"

#define IDENTITY_TEXT 128

/* "" where it is not known. */
struct identity {
	char service[IDENTITY_TEXT];
	char executable[IDENTITY_TEXT]; /* the name of its file */
	char container[CONTAINER_ID], pod[CONTAINER_POD];
};

/*
 * By an environment as /proc/PID/environ has it: OTEL_SERVICE_NAME, or service.name of OTEL_RESOURCE_ATTRIBUTES. "": neither
 * is there. What is longer than there is room for is cut; control characters become '?'.
 */
void identity_service(const char *environ, size_t len, char ret[IDENTITY_TEXT]);
/* The same of any text. */
void identity_text(char ret[IDENTITY_TEXT], const char *text, size_t len);
/*
 * Whether a process that began start ns after the machine (CLOCK_BOOTTIME) ran at a time of CLOCK_MONOTONIC, which has not seen
 * the asleep ns in which the machine slept until now. Otherwise its number was another one's then.
 */
bool identity_ran_at(uint64_t start, uint64_t when, uint64_t asleep);
/* Of a process of which only its name is known. */
void identity_of_command(const char *comm, struct identity *ret);
/*
 * Of a process that was called comm and ran at some time (CLOCK_MONOTONIC, ns). If it has ended, its service and executable
 * are comm, and the rest is "". -ETIMEDOUT: its memory does not answer, and the service is comm, too. What it says of itself
 * now goes before: -EAGAIN: it was just changing that.
 */
int identity_of(pid_t pid, const char *comm, uint64_t when, struct identity *ret,
		struct context *ret_context);

#endif
