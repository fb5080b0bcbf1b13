// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* replay.h - a stream that was written to a file, down the same road as a live one. */
#ifndef XB_LIB_REPLAY_H
#define XB_LIB_REPLAY_H

#include <stdbool.h>

struct helper;
struct replay;
struct xptibpf;

/* "-" is standard input. Fails with tracer_fail()'s line when it can't be read, or is no stream of ours. */
int replay_open(struct xptibpf *x, const char *path, struct replay **ret);
struct replay *replay_free(struct replay *p);
/* The host that it was recorded on; "": not told. */
const char *replay_host(const struct replay *p);
/* Was one process alone asked for when it was made? */
bool replay_is_one(const struct replay *p);
/* For whoever has to do with what is read; NULL: it is a pipe, wanted as it comes, or this machine has one core. */
struct helper *replay_helper(const struct replay *p);
/*
 * Hands everything to the outputs and ends them. Fails with tracer_fail()'s line and -EBADMSG when it is
 * cut off or broken; what is whole was shown then.
 */
int replay_run(struct replay *p, struct xptibpf *x);

#endif
