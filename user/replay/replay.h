// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay.h - reads a stream from a file and handles it like a live one. */
#ifndef XB_REPLAY_REPLAY_H
#define XB_REPLAY_REPLAY_H

#include <stdbool.h>

#include "base/errline.h"
#include "xptibpf/xptibpf.h"

struct replay;
struct session;

struct replay_opts {
	const char *path;      /* "-" is standard input */
	const char *from, *to; /* as in xptibpf_opts; NULL: no limit */
	int stop_fd;	       /* borrowed; the run ends soon after it becomes readable */
	void (*progress)(void *u, uint64_t bytes, uint64_t size); /* as xptibpf_opts has it */
	void *progress_u;
};

/*
 * If the file can't be read or is no such stream, this fails with a line in *error. session and error are borrowed, and
 * outlive the replay.
 */
int replay_open(const struct replay_opts *o, struct session *session, struct errline *error,
		struct replay **ret);
struct replay *replay_free(struct replay *p);
/* The host on which it was recorded; "": not known. */
const char *replay_host(const struct replay *p);
/* Was one process alone asked for when it was made? */
bool replay_is_one(const struct replay *p);
/*
 * Passes everything to the session and ends it. If the file is cut off or damaged, this fails with a line and -EBADMSG,
 * after what is valid was shown. -ECANCELED: it was stopped before the end of a regular file, and the outputs have no
 * end. A pipe that is no longer read is taken for a stream that ended.
 */
int replay_run(struct replay *p);
/* Fills in objects, probes and failed, as recorded in the stream. */
void replay_get_stats(const struct replay *p, struct xptibpf_stats *ret);

#endif
