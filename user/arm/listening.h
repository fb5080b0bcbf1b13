// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * listening.h - to which XPTI streams and trace points the subscribers of a process listen, read from its framework's
 * own tables: those that answer xptiCheckTraceEnabled(), by which a runtime decides whether to speak.
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
 * bias: of the framework's file. -ENODATA: the framework has not begun; -EFAULT, -ESRCH; -EBADMSG: what is read can't be
 * that.
 */
int listening_read(pid_t pid, uint64_t bias, const struct xpti_heard *where, struct listening *ret);

/*
 * Adds the streams that runtimes would notify on and that nobody listens to, with commas: of one that is listened to in part, the
 * trace points that are missing, in brackets. Only what wanted() wants; NULL: all. Returns how many streams these are.
 */
unsigned listening_gaps(const struct listening *l,
			bool (*wanted)(void *u, const char *stream, const char *event), void *u,
			struct strbuf *text);

#endif
