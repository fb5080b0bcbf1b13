// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* streams.h - inside sample/: the groups that the process that runs drivers samples, as long as it is told to. */
#ifndef XB_SAMPLE_STREAMS_H
#define XB_SAMPLE_STREAMS_H

#include "sample/say.h"
#include "sample/stream.h"

struct streams {
	struct stream all[SAMPLE_STREAMS];
	uint32_t n;
};

/* Reads them from the time on at which it is told to begin, and ends the process when it is told to. */
_Noreturn void streams_sample(struct streams *s, struct say *say);

#endif
