// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * control.h - the socket at which `serve` takes requests for captures, and what is said there.
 *
 * It is a Unix socket of packets. A client sends a request, with descriptors of the control groups that it means, and gets
 * an answer; with ANSWER_BEGAN comes the end of a stream from which it reads the recording. Then it gets an answer each
 * second, of which ANSWER_ENDED is the last, after the end of the stream. If it sends a request to stop, or ends its
 * side, the capture ends.
 *
 * This is done by the process that has privileges: it opens no file for a client and parses no text of one. It
 * looks at the socket once a second, and waits for nobody.
 */
#ifndef XB_SERVE_CONTROL_H
#define XB_SERVE_CONTROL_H

#include <stdint.h>

#include "base/errline.h"
#include "serve/control_config.h"
#include "xptibpf/xptibpf.h"

#define CONTROL_MAGIC	0x43425458 /* "XTBC" */
#define CONTROL_VERSION 3
#define CONTROL_PIDS	64
#define CONTROL_COMMS	8
#define CONTROL_COMM	16
#define CONTROL_GROUPS	8
#define CONTROL_CHOICE	512 /* bytes of a choice of stacks, with its NUL */

enum control_ask { CONTROL_CAPTURE = 1, CONTROL_STOP };

/* What is wanted besides calls. */
#define CONTROL_STACKS 1
#define CONTROL_XPTI   2

struct control_request {
	uint32_t magic, version;
	uint32_t ask; /* enum control_ask */
	uint32_t npids, ncomms, ngroups;
	uint32_t seconds; /* 0: as many as allowed */
	uint32_t wants;	  /* CONTROL_STACKS and so on */
	uint64_t bytes;	  /* 0: as many as allowed */
	int32_t pids[CONTROL_PIDS];
	char comms[CONTROL_COMMS][CONTROL_COMM]; /* each with a NUL */
	char stacks[CONTROL_CHOICE];		 /* with CONTROL_STACKS: which, as for --stacks */
};

enum control_what { CONTROL_REFUSED = 1, CONTROL_BEGAN, CONTROL_RUNS, CONTROL_ENDED };

struct control_answer {
	uint32_t magic, version;
	uint32_t what;	       /* enum control_what */
	uint32_t end;	       /* ENDED: enum xptibpf_capture_end */
	int32_t error;	       /* ENDED: negative errno; 0: none */
	uint32_t usage;	       /* REFUSED: the client's mistake, and not the state of serve */
	uint32_t seconds, mib; /* BEGAN: the limits */
	uint64_t records, bytes, lost;
	uint64_t incomplete; /* ENDED: values and stacks */
	char text[256];	     /* REFUSED: why; BEGAN: what it will not have, or ""; a line */
};

struct control;
/* -errno with a line in *e: the socket can't be had, or there is no such group. */
int control_new(const struct control_config *c, struct control **ret, struct errline *e);
/* Removes the socket. */
struct control *control_free(struct control *t);
/* For the thread that runs x, in its snapshots. waits: no capture can begin yet: who asks is answered later. */
void control_look(struct control *t, struct xptibpf *x, bool waits);
/* Whether anybody asks, or captures. NULL: nobody. */
bool control_is_used(const struct control *t);

#endif
