// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * listening.h - to which XPTI streams and trace points the subscribers of a process listen. This is read from the
 * tables from which its framework answers xptiCheckTraceEnabled(), by which a runtime decides whether to notify.
 */
#ifndef XB_ARM_LISTENING_H
#define XB_ARM_LISTENING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "plan/xpti_layout.h"

struct strbuf;

#define LISTENING_STREAMS 64
#define LISTENING_NAME	  64
#define LISTENING_TYPES	  128

struct listening {
	bool on; /* the framework's main switch */
	size_t n;
	struct listening_stream {
		char name[LISTENING_NAME]; /* the process's word */
		uint8_t id;
		bool heard[LISTENING_TYPES];
	} streams[LISTENING_STREAMS]; /* that were announced */
};

/*
 * bias: of the framework's file. -ENODATA: the framework has not begun; -EFAULT, -ESRCH; -EBADMSG: what is read can't
 * be such a table.
 */
int listening_read(pid_t pid, uint64_t bias, const struct xpti_heard *where, struct listening *ret);

/*
 * Adds the streams on which runtimes would notify and to which nobody listens, separated by commas. If some trace
 * points of a stream are listened to, the missing ones follow in brackets. Only what wanted() accepts; NULL: all.
 * Returns the number of these streams.
 */
unsigned listening_gaps(const struct listening *l,
			bool (*wanted)(void *u, const char *stream, const char *event), void *u,
			struct strbuf *text);

#endif
