// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay.h - a stream that was written to a file, down the same road as a live one. */
#ifndef XB_REPLAY_REPLAY_H
#define XB_REPLAY_REPLAY_H

#include <stdbool.h>

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

struct helper;
struct replay;
struct session;

struct replay_opts {
	const char *path;      /* "-" is standard input */
	const char *from, *to; /* as xptibpf_opts has them; NULL: no limit */
	int stop_fd;	       /* borrowed; the run ends soon after it becomes readable */
};

/*
 * Fails with a line in *error when the file can't be read, or is no stream of ours. session and error are borrowed, and
 * outlive the replay.
 */
int replay_open(const struct replay_opts *o, struct session *session, struct errline *error,
		struct replay **ret);
struct replay *replay_free(struct replay *p);
/* The host that it was recorded on; "": not told. */
const char *replay_host(const struct replay *p);
/* Was one process alone asked for when it was made? */
bool replay_is_one(const struct replay *p);
/* For whoever has to do with what is read; NULL: it is a pipe, wanted as it comes, or this machine has one core. */
struct helper *replay_helper(const struct replay *p);
/*
 * Hands everything to the session and ends it. Fails with a line and -EBADMSG when the file is cut off or broken; what
 * is whole was shown then.
 */
int replay_run(struct replay *p);
/* Fills in objects, probes and failed, as the stream tells of them. */
void replay_get_stats(const struct replay *p, struct xptibpf_stats *ret);

#endif
