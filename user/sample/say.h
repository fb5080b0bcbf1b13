// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* say.h - inside sample/: what the process that runs drivers says to whoever asked. */
#ifndef XB_SAMPLE_SAY_H
#define XB_SAMPLE_SAY_H

#include "sample/level_zero.h"
#include "sample/message.h"

struct say {
	int sock;
	struct sample_message message;
};

/* Sends the message, which is of that kind; n: values of a report. Whoever asked is gone if this fails: so is the process. */
void say(struct say *s, enum sample_kind kind, uint32_t n);
/* Says why it can't go on, and ends the process. text: NULL: none. */
_Noreturn void say_failure(struct say *s, enum sample_failure why, uint32_t result,
			   const char *function, const char *text);
/* A driver's text may have no end. */
void say_text(char to[SAMPLE_TEXT], const char from[LEVEL_ZERO_NAME]);

#endif
